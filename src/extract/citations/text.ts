/**
 * The running text of a document with everything blanked out in which no mark can stand: reference lists, code, entries,
 * notes when asked. Offsets stay those of the document.
 */

import type { Document, Span } from '../../model/document.ts';
import type { List } from '../bibliography/lines.ts';
import { isNamesAndYear } from '../entries/short.ts';

/** Spans in which no marks are looked for, in no particular order. `entries` are where the entries of lists begin, in reading order. */
export function closedRegions(
  document: Document,
  lists: readonly List[],
  taken: readonly Span[] = [],
  entries: readonly number[] = [],
): Span[] {
  const closed: Span[] = [...taken];
  for (const list of lists) {
    // In front of the first entry of a list without a heading, words may stand that cite it.
    const entry = list.heading === null && !list.marked ? entries.find((start) => start >= (list.lines[0]?.start ?? 0)) : undefined;
    const head = entry ?? list.lines[0]?.start;
    const first = list.heading?.start ?? (head === undefined ? undefined : withLabel(document.text, head));
    const last = list.lines.at(-1)?.end;
    if (first === undefined || last === undefined) continue;
    closed.push(...(list.found === 'loose' && !list.marked ? withoutGaps(document, list, first) : [{ start: first, end: last }]));
  }
  // In a text that the reader took for nothing but references, sentences that cite them stand beside the list.
  // A line that was put in alone and is none after all is running text.
  const beside = lists.some(({ found, marked }) => found === 'loose' && marked) || (lists.length === 0 && document.blocks.length === 1);
  for (const { kind, span } of document.blocks)
    if (kind === 'code' || (kind === 'reference' && !beside && !isNamesAndYear(document.text.slice(span.start, span.end))))
      closed.push(span);
  for (const entry of document.entries) closed.push(entry.span);
  return closed;
}

/** The runs of lines of a list, from `first` on, where sentences that cite stand between them, as on slides with their works at the foot. */
function withoutGaps({ text }: Document, { lines }: List, first: number): Span[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start: words, end } of lines) {
    const last = runs.at(-1);
    if (end <= first) continue;
    const start = withLabel(text, words);
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = end;
    else runs.push({ start: Math.max(first, start), end });
  }
  return runs;
}

/** Where an entry begins with the label in front of it: that is no mark. */
const withLabel = (text: string, start: number): number =>
  start -
  (/(?:^|\n)([ \t]{0,8}[[(]?[\w+-]{1,12}[\]).]{0,2}[ \t]{0,8})$/.exec(text.slice(Math.max(0, start - 32), start))?.[1]?.length ?? 0);

/** The text with the closed regions as white space of the same length. */
export function openText(text: string, closed: readonly Span[]): string {
  const sorted = [...closed].filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of sorted) {
    if (end <= at) continue;
    if (start > at) parts.push(text.slice(at, start));
    parts.push('\n'.repeat(end - Math.max(start, at)));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
