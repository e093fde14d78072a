/**
 * Numbers of entries that stand beside or behind them, "Ng, B. (2013), “On hedges”, Hedges, Vol. 2. [1]", in lists by the alphabet whose marks give both, "(Ng,
 * 2013[1])", as the OECD sets them. They are labels and no words of the entry. Believed where nearly every entry has one and no two the same.
 */
import type { Piece } from './piece.ts';

const FEWEST = 3;
/** Share of the entries that have such a number. */
const NEARLY_ALL = 0.9;
const NUMBER = /(?:^|\s{1,20})\[(\d{1,3})\](?=\s|$)/gu;
/** Characters of an entry that are looked at. */
const REACH = 2000;

/** The pieces with these numbers as labels, where the list has them; else as they are. */
export function withMarginNumbers(pieces: readonly Piece[], text: string): readonly Piece[] {
  if (pieces.length < FEWEST || pieces.some(({ label, without }) => label !== null || without !== undefined)) return pieces;
  const numbers = pieces.map(({ body, span }) => {
    const [first, second] = text.slice(body, Math.min(span.end, body + REACH)).matchAll(NUMBER);
    return first?.[1] === undefined || second !== undefined ? null : { label: first[1], at: body + first.index, length: first[0].length };
  });
  const labels = numbers.flatMap((number) => number?.label ?? []);
  if (labels.length < pieces.length * NEARLY_ALL || new Set(labels).size < labels.length) return pieces;
  return pieces.map((piece, i) => {
    const number = numbers[i];
    if (number === null || number === undefined) return piece;
    const { label, at, length } = number;
    const last = text.slice(at + length, piece.span.end).trim() === '';
    return last
      ? { ...piece, label, span: { start: piece.span.start, end: at } }
      : { ...piece, label, without: { start: at, end: at + length } };
  });
}
