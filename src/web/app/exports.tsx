/** The report in every form the server gives it, under one button; plain links, so that they can be saved and sent. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Key } from './parts.tsx';

export interface ExportForm {
  readonly ending: string;
  readonly word: string;
  readonly says: string;
}

export const RUN_FORMS: readonly ExportForm[] = [
  { ending: 'html', word: 'One-file report', says: 'opens anywhere, without scripts' },
  { ending: 'md', word: 'Markdown', says: 'for a message or a review' },
  { ending: 'csv', word: 'Table', says: 'CSV for a spreadsheet' },
  { ending: 'bib', word: 'Corrected BibTeX', says: 'as the records have it' },
  { ending: 'letter.md', word: 'Letter', says: 'asks the authors, accuses nobody' },
  { ending: 'json', word: 'Everything', says: 'JSON, with the seal' },
  { ending: 'sarif', word: 'SARIF', says: 'for code scanning' },
];

/** A button and the list it opens. */
export function Exports(props: {
  readonly address: (ending: string) => string;
  readonly name: string;
  readonly forms?: readonly ExportForm[];
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}): JSX.Element {
  const { address, name, forms = RUN_FORMS, open, onToggle } = props;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('a')?.focus();
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) onToggle(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onToggle(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opens.
    <div class="menu" onKeyDown={byKey}>
      <button ref={button} type="button" aria-expanded={open} onClick={() => onToggle(!open)}>
        Export <Key>e</Key>
      </button>
      {open ? (
        <ul ref={list} class="sheet">
          {forms.map(({ ending, word, says }) => (
            <li key={ending}>
              <a href={address(ending)} download={`${name}.stet.${ending}`}>
                {word} <small>{says}</small>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
