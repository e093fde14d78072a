/**
 * The document as text: its headings, paragraphs, items and entries in reading order, with the marks where they stand. A mark
 * is a link to its card, drawn under the words and never between them, so that nothing moves when it comes.
 */
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Block, Span } from '../../model/document.ts';
import type { DocumentView } from './api.ts';
import { type Mark, segments } from './marks.ts';

/** Longest stretch of text without structure that is drawn as one. */
const STRETCH = 4_000;

/** Longest label of an entry or an item that stands before it in no block: "[12]", "(iv)", "12." */
const LABEL = /^\S{1,12}$/;

/** Blocks that cover the whole text: a label goes with what it stands before; what else lies between two is shown as it stands. */
export function coveringBlocks(text: string, blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  /** The stretch without empty lines at its head and white space at its end. */
  const trimmed = (from: number, until: number): [number, number] => {
    const piece = text.slice(from, until);
    const end = from + piece.trimEnd().length;
    const line = text.lastIndexOf('\n', until - piece.trimStart().length) + 1;
    return end <= from ? [until, until] : [Math.max(from, line), end];
  };
  const bare = (from: number, until: number): void => {
    const [start, end] = trimmed(from, until);
    for (let at = start; at < end; ) {
      let to = Math.min(end, at + STRETCH);
      if (to < end) {
        const line = text.lastIndexOf('\n', to);
        if (line > at) to = line + 1;
      }
      all.push({ kind: 'code', span: { start: at, end: to } });
      at = to;
    }
  };
  let at = 0;
  for (const block of blocks) {
    if (block.span.start < at || block.span.end <= block.span.start) continue;
    const [start, end] = trimmed(at, block.span.start);
    const labelled = (block.kind === 'reference' || block.kind === 'item') && LABEL.test(text.slice(start, end).trim());
    if (!labelled) bare(at, block.span.start);
    all.push(labelled ? { ...block, span: { start, end: block.span.end } } : block);
    at = block.span.end;
  }
  bare(at, text.length);
  return all;
}

function Pieces({
  span,
  text,
  marks,
  active,
}: {
  readonly span: Span;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly active: string;
}) {
  const named = new Set<string>();
  return (
    <>
      {segments(span, marks).map((segment) => {
        const words = text.slice(segment.span.start, segment.span.end);
        const [mark] = segment.marks;
        if (mark === undefined) return words;
        const first = !named.has(mark.id) && segment.span.start === mark.span.start;
        named.add(mark.id);
        const lines = segment.marks.map(({ kind, look }) => `${kind}-${look}`).join(' ');
        const lit = segment.marks.some(({ item }) => item === active) ? ' lit' : '';
        return (
          <a
            key={`${mark.id}@${segment.span.start}`}
            {...(first ? { id: mark.id } : {})}
            class={`mark ${mark.kind} ${mark.look} ${lines}${lit}`}
            href={`#${mark.item}`}
            data-item={mark.item}
            data-mark={mark.id}
            title={mark.says}
            tabIndex={mark.look === 'fine' || mark.look === 'waiting' || !first ? -1 : 0}
          >
            {words}
          </a>
        );
      })}
    </>
  );
}

const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark.id === b[i]?.id && mark.look === b[i]?.look && mark.span.start === b[i]?.span.start);

const Shown = memo(
  function Shown(props: {
    readonly block: Block;
    readonly text: string;
    readonly marks: readonly Mark[];
    readonly active: string;
    readonly page: number | null;
    readonly level: number;
  }) {
    const { block, text, marks, active, page, level } = props;
    const inner = <Pieces span={block.span} text={text} marks={marks} active={active} />;
    const label = page === null ? null : <span class="page-number">{page}</span>;
    const body = (): JSX.Element => {
      switch (block.kind) {
        case 'heading':
          return level === 2 ? <h2 dir="auto">{inner}</h2> : level === 3 ? <h3 dir="auto">{inner}</h3> : <h4 dir="auto">{inner}</h4>;
        case 'quote':
          return <blockquote>{inner}</blockquote>;
        case 'code':
          return <div class="as-it-stands">{inner}</div>;
        case 'paragraph':
          return <p dir="auto">{inner}</p>;
        default:
          return (
            <p class={block.kind} dir="auto">
              {inner}
            </p>
          );
      }
    };
    return (
      <>
        {label}
        {body()}
      </>
    );
  },
  (a, b) =>
    a.block === b.block &&
    a.text === b.text &&
    a.active === b.active &&
    a.page === b.page &&
    a.level === b.level &&
    sameMarks(a.marks, b.marks),
);

/** The whole text. `active` is the id of the item whose places are lit. */
export function TextView({
  document,
  marks,
  active,
}: {
  readonly document: DocumentView;
  readonly marks: readonly Mark[];
  readonly active: string;
}) {
  const { text, pages } = document;
  const blocks = useMemo(() => coveringBlocks(text, document.blocks), [text, document.blocks]);
  const lit = useMemo(() => marks.filter(({ item }) => item === active), [marks, active]);
  let next = 0;
  let turned = 0;
  let above = 1;
  return (
    <div class="text-view">
      {blocks.map((block) => {
        const own: Mark[] = [];
        while (next < marks.length && (marks[next]?.span.end ?? 0) <= block.span.start) next += 1;
        for (let i = next; i < marks.length && (marks[i]?.span.start ?? 0) < block.span.end; i += 1) {
          const mark = marks[i];
          if (mark !== undefined && mark.span.end > block.span.start) own.push(mark);
        }
        let page: number | null = null;
        while (turned < pages.length && (pages[turned]?.start ?? 0) <= block.span.start) {
          page = pages[turned]?.number ?? null;
          turned += 1;
        }
        // A document may leave a level of headings out; those who hear the page are led down one by one.
        if (block.kind === 'heading') above = Math.min((block.level ?? 2) + 1, above + 1, 4);
        const here = lit.some(({ span }) => span.start < block.span.end && span.end > block.span.start);
        return <Shown key={block.span.start} block={block} text={text} marks={own} active={here ? active : ''} page={page} level={above} />;
      })}
    </div>
  );
}
