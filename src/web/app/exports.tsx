/** The report in every form the server gives it, under one button; plain links, so that they can be saved and sent. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Messages } from './messages/english.ts';
import { words } from './messages/language.ts';
import { Key } from './parts.tsx';

export interface ExportForm {
  readonly ending: string;
  /** What it is called, in the catalogue. */
  readonly form: keyof Messages['exports']['forms'];
}

export const RUN_FORMS: readonly ExportForm[] = [
  { ending: 'html', form: 'html' },
  { ending: 'docx', form: 'docx' },
  { ending: 'md', form: 'md' },
  { ending: 'csv', form: 'csv' },
  { ending: 'bib', form: 'bib' },
  { ending: 'letter.md', form: 'letter.md' },
  { ending: 'json', form: 'json' },
  { ending: 'sarif', form: 'sarif' },
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
  const { exports } = words();
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
        {exports.button} <Key>e</Key>
      </button>
      {open ? (
        <ul ref={list} class="sheet">
          {forms.map(({ ending, form }) => (
            <li key={ending}>
              <a href={address(ending)} download={`${name}.stet.${ending}`}>
                {exports.forms[form][0]} <small>{exports.forms[form][1]}</small>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
