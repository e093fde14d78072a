/**
 * Notes that are called once more by their number alone, raised behind words as it was at first, without a link that would tell: "was known
 * long before.² […] Others agree.²" So word processors and editors of the web save a second call. Where notes are called by "[2]", that calls them again.
 */
import type { Document } from '../../model/document.ts';
import { bracketMarks, type NumericMark, raisedMarks } from '../citations/numeric.ts';
import { superscriptMarks } from '../citations/raised.ts';
import type { FoundNote } from './found.ts';

/** What a call stands behind, and no power does: the end of a sentence or a clause, a quotation, a word. */
const BEHIND = /(?:[.,;:!?)”"’'»」』。%]|\p{L}{3})$/u;

/**
 * The notes with such places. Only where they are counted from one on, each is called once from the text and in their order; a number
 * counts behind the first call of its note.
 */
export function calledAgain(document: Document, text: string, notes: readonly FoundNote[]): readonly FoundNote[] {
  const calls = notes.map(({ mark }) => mark);
  const counted = notes.every(({ label }, at) => label === String(at + 1));
  const inOrder = calls.every((mark, at) => mark !== null && (at === 0 || (calls[at - 1]?.start ?? 0) < mark.start));
  if (notes.length === 0 || !counted || !inOrder) return notes;
  const known = new Set(notes.flatMap(({ mark, again = [] }) => [...(mark === null ? [] : [mark]), ...again].map(({ start }) => start)));
  const more = new Map<number, NumericMark[]>();
  // The label in front of a note is no call.
  const labels = new Set(
    notes.map(({ span: { start } }) => start - (/[ \t]{0,9}$/.exec(document.text.slice(Math.max(0, start - 9), start))?.[0].length ?? 0)),
  );
  const bracketed = calls.every((mark) => mark !== null && text[mark.start] === '[');
  for (const raised of bracketed
    ? bracketMarks(text, notes.length)
    : [...superscriptMarks(document, text, notes.length), ...raisedMarks(text, notes.length, known)]) {
    const { start } = raised.span;
    if (
      raised.doubtful === true ||
      known.has(start) ||
      labels.has(raised.span.end) ||
      (!bracketed && !BEHIND.test(text.slice(Math.max(0, start - 8), start).trimEnd()))
    )
      continue;
    // A number that calls nothing yet makes the whole of it something else.
    if (!raised.numbers.every((number) => (calls[number - 1]?.start ?? Number.POSITIVE_INFINITY) < start)) continue;
    known.add(start);
    for (const number of raised.numbers) more.set(number, [...(more.get(number) ?? []), raised]);
  }
  return more.size === 0
    ? notes
    : notes.map((note, at) => {
        const again = more.get(at + 1);
        return again === undefined ? note : { ...note, again: [...(note.again ?? []), ...again.map(({ span }) => span)] };
      });
}
