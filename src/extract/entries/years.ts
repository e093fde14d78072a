/**
 * Lists that name the authors once and set the years of their works below: "Marsh, Ada / 1998 Slow Growth. … / 2004 Of Glass. …". Where
 * nearly all entries go "names, year, title" with no sign around the year, a year behind a finished work begins the next one by the
 * same authors.
 */
import type { Piece } from './piece.ts';

/** Names, a bare year, a title; "2005 Mar;12:3" is when an issue came out. */
const NAMES_YEAR = /^[^\d()]{3,300}[\p{L}.)]\s{1,6}(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘]/u;
/** A year that begins a work. */
const YEAR_FIRST = /^(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘]/u;
const NEXT = /[.)\d]\s{1,10}(?=(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘])/gu;
const FEWEST = 4;
const NEARLY_ALL = 0.6;
/** Characters of a work, at least. */
const SHORTEST = 30;

/** The pieces divided at such years; as they are where the list has no such habit. */
export function withYears(pieces: readonly Piece[], text: string): readonly Piece[] {
  const heads = pieces.filter(({ body, span }) => NAMES_YEAR.test(text.slice(body, Math.min(span.end, body + 360)).replace(/\s+/g, ' ')));
  if (heads.length < FEWEST || heads.length < pieces.length * NEARLY_ALL) return pieces;
  return pieces.flatMap((piece) => {
    const words = text.slice(piece.body, piece.span.end);
    const cuts: number[] = [];
    for (const found of words.matchAll(NEXT)) {
      const at = found.index + found[0].length;
      // "… Omohundro SM 2008 2008 Congress on Images": the second year begins the title.
      const doubled = /(?<!\d)(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}$/.test(words.slice(Math.max(0, at - 16), at));
      if (!doubled && at - (cuts.at(-1) ?? 0) >= SHORTEST && words.length - at >= SHORTEST) cuts.push(at);
    }
    const first = YEAR_FIRST.test(words) ? { ...piece, repeats: true } : piece;
    if (cuts.length === 0) return [first];
    const ends = [...cuts.map((at) => piece.body + words.slice(0, at).trimEnd().length), piece.span.end];
    return [
      { ...first, span: { start: piece.span.start, end: ends[0] ?? piece.span.end } },
      ...cuts.map((at, i) => {
        const start = piece.body + at;
        return { span: { start, end: ends[i + 1] ?? piece.span.end }, body: start, label: piece.label, repeats: true };
      }),
    ];
  });
}
