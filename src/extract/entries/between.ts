/**
 * Annotated lists in which each entry has a paragraph of its own and what is said about it the next one, again and again. Where they take turns
 * so, nothing needs to be read of the remarks: "Start here." and "For teachers; out of print since 2004." show nothing else that tells them.
 */
import type { Span } from '../../model/document.ts';
import { dated, likeness } from '../bibliography/likeness.ts';
import { byBlock, type Line } from '../bibliography/lines.ts';
import { published } from '../bibliography/published.ts';
import { PRINTED } from './notes.ts';
import type { Piece } from './piece.ts';

/** Entries with a remark each, at least. */
const FEWEST = 4;
/** Share of the paragraphs that must be what their turn says. */
const NEARLY_ALL = 0.85;
/** How like an entry a remark may be, at most: a year within it is no more. */
const LIKE = 1.5;

/** What an annotated list was parted into. */
export interface Between {
  readonly entries: readonly Line[];
  readonly remarks: readonly Span[];
}

/** Whether a paragraph is a whole entry: with a date, and with what shows that it was published. */
const isWhole = (text: string): boolean => dated(text) && (published(text) || likeness(text) >= 2);
/** Whether a paragraph shows nothing of a reference, and ends as a sentence does. */
const isSaid = (text: string): boolean =>
  !PRINTED.test(text) && /\p{L}{2}/u.test(text) && /[.!?…][)"”’»]?$/u.test(text) && likeness(text) < LIKE;

/** Parts the lines of a list in which entries and remarks take turns, an entry first; null for any other list. */
export function remarksBetween(lines: readonly Line[]): Between | null {
  const blocks = byBlock(lines);
  const words = blocks.map((block) => block.map(({ text }) => text).join(' '));
  const entries = words.filter((_, i) => i % 2 === 0);
  const remarks = words.filter((_, i) => i % 2 === 1);
  if (remarks.length < FEWEST || blocks.some((block, i) => i % 2 === 1 && block[0]?.block?.label !== undefined)) return null;
  const whole = entries.filter(isWhole).length;
  const said = remarks.filter(isSaid).length;
  if (whole < entries.length * NEARLY_ALL || said < remarks.length * NEARLY_ALL) return null;
  return {
    entries: blocks.filter((_, i) => i % 2 === 0).flat(),
    remarks: blocks.flatMap((block, i) => {
      const [first, last] = [block[0], block.at(-1)];
      return i % 2 === 0 || first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
    }),
  };
}

/** The pieces of such a list, each over where the remark about it begins. */
export function withoutRemarks(pieces: readonly Piece[], remarks: readonly Span[]): readonly Piece[] {
  return pieces.map((piece) => {
    const remark = remarks.find(({ start }) => start > piece.body);
    return remark === undefined || remark.start >= piece.span.end
      ? piece
      : { ...piece, span: { start: piece.span.start, end: remark.start } };
  });
}
