/** The half with the document: as its pages look, or as the text that was read, and a map of where the findings are. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import type { DocumentView } from './api.ts';
import { type Mark, mapped } from './marks.ts';
import { words } from './messages/language.ts';
import { Group } from './parts.tsx';
import { PdfView } from './pdf-view.tsx';
import { TextView } from './text-view.tsx';

export function DocumentPane(props: {
  readonly address: string;
  readonly document: DocumentView | null;
  readonly marks: readonly Mark[];
  readonly active: string;
  readonly shown: 'pages' | 'text';
  readonly onShown: (shown: 'pages' | 'text') => void;
  /** What is said while the text is still to come; "" when none will. */
  readonly coming: string;
}): JSX.Element {
  const { address, document, marks, active, shown, onShown, coming } = props;
  const { desk } = words();
  const [failed, setFailed] = useState('');
  const drawable = document?.mediaType === 'application/pdf' && failed === '';
  const pages = drawable && shown === 'pages';
  return (
    <section class="half" aria-label={desk.document}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is scrolled with the arrow keys too. */}
      <div class="pane paper" tabIndex={0}>
        {document === null ? <p class="opening">{coming === '' ? desk.notKept : coming}</p> : null}
        {failed === '' ? null : <p class="opening">{desk.notDrawn(visible(failed))}</p>}
        {document === null ? null : pages ? (
          <PdfView address={address} document={document} marks={marks} active={active} onFailed={setFailed} />
        ) : (
          <TextView document={document} marks={marks} active={active} />
        )}
      </div>
      {document === null ? null : <TextMap marks={marks} length={document.text.length} active={active} />}
      {drawable ? (
        <Group class="pages-or-text" says={desk.showAs}>
          {(['pages', 'text'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={shown === one} onClick={() => onShown(one)}>
              {one === 'pages' ? desk.pages : desk.text}
            </button>
          ))}
        </Group>
      ) : null}
    </section>
  );
}

/** Ticks along the edge: where in the document something was found. For eyes and pointers; the list says the same. */
function TextMap({
  marks,
  length,
  active,
}: {
  readonly marks: readonly Mark[];
  readonly length: number;
  readonly active: string;
}): JSX.Element {
  const ticks = mapped(marks, length, active);
  return (
    <div class="map" aria-hidden="true">
      {ticks.map(({ id, look, item, span }) => (
        // biome-ignore lint/a11y/useAnchorContent: the map is for eyes and pointers; the list of findings says the same in words.
        <a
          key={id}
          class={`tick ${look}${item === active ? ' lit' : ''}`}
          href={`#${id}`}
          data-site={id}
          tabIndex={-1}
          style={{ top: `${(span.start / Math.max(1, length)) * 100}%` }}
        />
      ))}
    </div>
  );
}
