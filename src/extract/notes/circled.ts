/**
 * Notes with circled numbers in a text without any markup, as Chinese books and journals have them: "…熟人社会。①" and, below, "① 费孝通：《乡土中国》…".
 * The same sign calls a note and stands in front of it, and the count begins anew on each page.
 */
import type { Span } from '../../model/document.ts';
import type { Line } from '../bibliography/lines.ts';

/** A run of such notes, and where each is called from. */
export interface CircledRun {
  readonly body: readonly Line[];
  readonly notes: readonly { readonly label: string; readonly span: Span; readonly mark: Span }[];
}

const HEAD = /^([①-⑳])\s{0,3}(?=\S)/u;
const SIGN = /[①-⑳]/gu;

/** How far before its notes a page may begin. */
const REACH = 40_000;

const numberOf = (sign: string): number => sign.charCodeAt(0) - 0x2460 + 1;

/** All runs of lines that count from ① on and of which each is called, in order, from the text between the run before and this one. */
export function circledRuns(lines: readonly Line[], text: string): CircledRun[] {
  const found: CircledRun[] = [];
  let behind = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (HEAD.exec(lines[at]?.text ?? '')?.[1] !== '①') continue;
    const run = runFrom(lines, at);
    const start = lines[at]?.start ?? 0;
    const notes = called(run, text, Math.max(behind, start - REACH), start);
    if (notes === null) continue;
    found.push({ body: run.flat(), notes });
    behind = run.at(-1)?.at(-1)?.end ?? start;
    at += run.flat().length - 1;
  }
  return found;
}

/** The notes that begin at a line, each with the lines it goes over. */
function runFrom(lines: readonly Line[], from: number): Line[][] {
  const notes: Line[][] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const sign = HEAD.exec(line.text)?.[1];
    if (sign !== undefined && numberOf(sign) === notes.length + 1) notes.push([line]);
    else if (sign === undefined && !line.opens && line.kind !== 'heading') notes.at(-1)?.push(line);
    else break;
  }
  return notes;
}

/** The notes of a run with the signs that call them; null where the signs of the text before are not those of the notes, in their order. */
function called(run: readonly (readonly Line[])[], text: string, from: number, to: number): CircledRun['notes'] | null {
  const signs = [...text.slice(from, to).matchAll(SIGN)];
  if (signs.length !== run.length || signs.some(({ 0: sign }, i) => numberOf(sign) !== i + 1)) return null;
  return run.flatMap((note, i) => {
    const [first, call] = [note[0], signs[i]];
    if (first === undefined || call === undefined) return [];
    const start = first.start + (HEAD.exec(first.text)?.[0].length ?? 0);
    const mark = { start: from + call.index, end: from + call.index + 1 };
    return [{ label: String(i + 1), span: { start, end: note.at(-1)?.end ?? first.end }, mark }];
  });
}
