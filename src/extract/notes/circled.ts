/**
 * Notes with circled numbers in a text without any markup, as Chinese books and journals have them: "…熟人社会。①" and, below, "① 费孝通：《乡土中国》…";
 * and those with the signs of printers, in their old order: "* † ‡ § ‖ ¶". The same sign calls a note and stands in front of it, and the count begins anew on each page.
 */
import type { Span } from '../../model/document.ts';
import { dated } from '../bibliography/likeness.ts';
import type { Line } from '../bibliography/lines.ts';

/** A run of such notes, and where each is called from. */
export interface CircledRun {
  readonly body: readonly Line[];
  readonly notes: readonly { readonly label: string; readonly span: Span; readonly mark: Span }[];
}

/** A row of signs that count: how one stands in front of its note, where one calls, and which it is, from 1. */
interface Scale {
  readonly head: RegExp;
  readonly sign: RegExp;
  readonly place: (sign: string) => number;
  readonly fewest: number;
}

const CIRCLED: Scale = {
  head: /^([①-⑳])\s{0,3}(?=\S)/u,
  sign: /[①-⑳]/gu,
  place: (sign) => sign.charCodeAt(0) - 0x2460 + 1,
  fewest: 1,
};
const ORDER = ['*', '†', '‡', '§', '‖', '¶', '**', '††', '‡‡', '§§'];
/** A star alone stands beside many a name; behind a blank a sign is a bullet or a paragraph of a law. */
const PRINTERS: Scale = {
  head: /^([*∗†‡§]{1,2}|[‖¶])(?![*∗†‡§‖¶])\s{0,3}(?=\S)/u,
  sign: /(?<=[\p{L}\d.,;:!?)”"’'»])(?:[*∗†‡§]{1,2}|[‖¶])(?![*∗†‡§‖¶\p{L}\d])/gu,
  place: (sign) => ORDER.indexOf(sign.replaceAll('∗', '*')) + 1,
  fewest: 2,
};

/** How far before its notes a page may begin. */
const REACH = 40_000;

/** All runs of lines that count from ① on and of which each is called, in order, from the text between the run before and this one. */
export const circledRuns = (lines: readonly Line[], text: string): CircledRun[] => runsOf(lines, text, CIRCLED);

/** The same by "*", "†", "‡", where the notes cite: half of them bear a year. Signs beside the names of a title lead to addresses. */
export const signedRuns = (lines: readonly Line[], text: string): CircledRun[] =>
  runsOf(lines, text, PRINTERS).filter(
    ({ notes }) => notes.filter(({ span }) => dated(text.slice(span.start, span.end))).length * 2 >= notes.length,
  );

function runsOf(lines: readonly Line[], text: string, scale: Scale): CircledRun[] {
  const found: CircledRun[] = [];
  let behind = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (scale.place(scale.head.exec(lines[at]?.text ?? '')?.[1] ?? '') !== 1) continue;
    const run = runFrom(lines, at, scale);
    const start = lines[at]?.start ?? 0;
    const notes = run.length < scale.fewest ? null : called(run, text, { start: Math.max(behind, start - REACH), end: start }, scale);
    if (notes === null) continue;
    found.push({ body: run.flat(), notes });
    behind = run.at(-1)?.at(-1)?.end ?? start;
    at += run.flat().length - 1;
  }
  return found;
}

/** The notes that begin at a line, each with the lines it goes over. */
function runFrom(lines: readonly Line[], from: number, { head, place }: Scale): Line[][] {
  const notes: Line[][] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const sign = head.exec(line.text)?.[1];
    if (sign !== undefined && place(sign) === notes.length + 1) notes.push([line]);
    else if (sign === undefined && !line.opens && line.kind !== 'heading') notes.at(-1)?.push(line);
    else break;
  }
  return notes;
}

/** The notes of a run with the signs that call them; null where the signs of the text before are not those of the notes, in their order. */
function called(
  run: readonly (readonly Line[])[],
  text: string,
  { start: from, end }: Span,
  { head, sign, place }: Scale,
): CircledRun['notes'] | null {
  const signs = [...text.slice(from, end).matchAll(sign)];
  if (signs.length !== run.length || signs.some(({ 0: one }, i) => place(one) !== i + 1)) return null;
  return run.flatMap((note, i) => {
    const [first, call] = [note[0], signs[i]];
    if (first === undefined || call === undefined) return [];
    const start = first.start + (head.exec(first.text)?.[0].length ?? 0);
    const mark = { start: from + call.index, end: from + call.index + call[0].length };
    return [{ label: String(i + 1), span: { start, end: note.at(-1)?.end ?? first.end }, mark }];
  });
}
