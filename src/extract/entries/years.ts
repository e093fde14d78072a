/**
 * Lists that name the authors once and set the years of their works below: "Marsh, Ada / 1998 Slow Growth. … / 2004 Of Glass. …". Where
 * nearly all entries go "names, year, title" with no sign around the year, a year behind a finished work begins the next one by the
 * same authors.
 */
import type { Line } from '../bibliography/lines.ts';
import { type Piece, wordsOf } from './piece.ts';

/** Names, a bare year, a title; "2005 Mar;12:3" is when an issue came out. */
const NAMES_YEAR = /^[^\d()]{3,300}[\p{L}.)]\s{1,6}(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘]/u;
/** A year that begins a work. */
const YEAR_FIRST = /^(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘]/u;
const NEXT = /[.)\d]\s{1,10}(?=(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}(?!\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?[;:])[\p{Lu}"“‘])/gu;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
const FEWEST = 4;
/** Shares of such entries: of what does not begin with a year, and of all. */
const NEARLY_ALL = 0.6;
const SOME = 0.25;
/** Characters of a work, at least. */
const SHORTEST = 30;

/** A line of its own above the years of works: names, or the short name of a body, without any figure. */
const ABOVE = /^\p{L}[^\d?!:“”"«»]{1,299}$/u;
/** A person as such lists print one: "Marsh, Ada". */
const INVERTED = /^(?:\p{L}{1,5}\s){0,3}\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30})?,\s\p{Lu}/u;
/** Share of the list that such pairs make up at least, and of persons among the names: the other lines are no headings then. */
const MOST_PAIRS = 0.5;
const MOST_PERSONS = 0.6;

/** A year that begins a line, with or without a sign behind it: "2011. Slow Growth", "(1998) Of Glass", "1998a: Of Glass", "1998 – Marsh". */
const YEAR_LINE = /^[([]?(?:1[5-9]|20)\d{2}[a-z]?[\])]?(?:[.:,]|\s{0,2}[–—-])?\s{1,10}[\p{Lu}"“‘'«„]/u;
/** Persons whose works stand below them, at least, and share of the beginnings of blocks that are neither a person nor a year, at most. */
const FEWEST_PERSONS = 3;
const MOST_OTHERS = 0.3;
/** Share of the beginnings of a chronicle that must be years. */
const NEARLY_ALL_YEARS = 0.9;

/**
 * Where works begin in a list that has each person on a line (or in a heading) and below it one work after another, by year, or each work behind its
 * year; null in any other.
 */
export function worksByYear(lines: readonly Line[]): readonly { readonly at: number; readonly repeats: boolean }[] | null {
  const isYear = lines.map(({ text }) => YEAR_LINE.test(text));
  const isPerson = lines.map(({ text }, i) => isYear[i + 1] === true && ABOVE.test(text) && INVERTED.test(text));
  const persons = isPerson.filter((is) => is).length;
  const others = lines.filter(({ opens }, i) => opens && !isYear[i] && !isPerson[i]).length;
  const opening = lines.filter(({ opens }) => opens).length;
  const chronicle = persons === 0 && isYear.filter((is) => is).length >= Math.max(FEWEST, opening * NEARLY_ALL_YEARS);
  const below = persons >= FEWEST_PERSONS && isYear.indexOf(true) > isPerson.indexOf(true);
  if (others > opening * MOST_OTHERS || !(chronicle || below)) return null;
  return lines.flatMap((line, i) => {
    if (isYear[i] !== true) return [];
    const person = isPerson[i - 1] === true ? lines[i - 1] : undefined;
    return [{ at: (person ?? line).start, repeats: below && person === undefined }];
  });
}

/** Names that were taken for an entry of their own are put in front of the first of their works, where the list does so again and again. */
function withNamesAbove(pieces: readonly Piece[], text: string): readonly Piece[] {
  const isWork = pieces.map((piece) => YEAR_FIRST.test(wordsOf(piece, text).slice(0, 48)));
  const isNames = pieces.map((piece, i) => {
    if (piece.label !== null || isWork[i] === true || isWork[i + 1] !== true || pieces[i + 1]?.label !== null) return false;
    return ABOVE.test(wordsOf(piece, text));
  });
  const above = pieces.filter((_, i) => isNames[i]);
  const persons = above.filter((piece) => INVERTED.test(wordsOf(piece, text)));
  const paired = above.length + isWork.filter((is) => is).length;
  if (above.length < FEWEST || paired < pieces.length * MOST_PAIRS || persons.length < above.length * MOST_PERSONS) return pieces;
  return pieces.flatMap((piece, i) => {
    if (isNames[i] === true) return [];
    const names = isNames[i - 1] === true ? pieces[i - 1] : undefined;
    return [names === undefined ? piece : { ...names, span: { start: names.span.start, end: piece.span.end } }];
  });
}

/** The pieces divided at such years, each first work with the names above it; as they are where the list has no such habit. */
export function withYears(found: readonly Piece[], text: string): readonly Piece[] {
  const pieces = withNamesAbove(found, text);
  const heads = pieces.filter(({ body, span }) => NAMES_YEAR.test(text.slice(body, Math.min(span.end, body + 360)).replace(/\s+/g, ' ')));
  const alone = pieces.filter(({ body, span }) => YEAR_FIRST.test(text.slice(body, span.end).slice(0, 48))).length;
  if (heads.length < Math.max(FEWEST, pieces.length * SOME, (pieces.length - alone) * NEARLY_ALL)) return pieces;
  return pieces.flatMap((piece) => {
    const words = text.slice(piece.body, piece.span.end);
    const cuts: number[] = [];
    for (const found of words.matchAll(NEXT)) {
      const at = found.index + found[0].length;
      // "… Omohundro SM 2008 2008 Congress on Images": the second year begins the title.
      const doubled = /(?<!\d)(?:1[5-9]|20)\d{2}[a-z]?\s{1,10}$/.test(words.slice(Math.max(0, at - 16), at));
      // "Fulco C E and Sox H C (eds) 2000 Gulf War": the first year is the work's own.
      const own = !YEAR.test(words.slice(cuts.at(-1) ?? 0, at));
      if (!doubled && !own && at - (cuts.at(-1) ?? 0) >= SHORTEST && words.length - at >= SHORTEST) cuts.push(at);
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
