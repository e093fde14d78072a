/**
 * Words that the end of a line breaks without a hyphen: taking text out of a file drops hyphens that are only in print, so that a text has "fun" and
 * "damental" on two lines. Decides which ends of lines break a word: where the text has the whole word elsewhere and not both parts, or neither part. "in"
 * and "form" stand elsewhere, and stay two words.
 */

/** Letters on either side of the end of a line. */
const BROKEN = /(?<![\p{L}\p{N}])(\p{L}{1,25})([^\S\n]{0,4}\n[^\S\n]{0,40})(\p{Ll}{2,25})(?![\p{L}\p{N}])/gu;

/** A soft hyphen at the end of a line, whose halves are no words. */
const SOFT = /\u00ad[^\S\n]{0,6}\n?[^\S\n]{0,6}/g;

/** Letters of a word that stands nowhere else whole. */
const LONGEST = 16;

/** The words of a text that stand on one line, in small letters, and where its lines break words. */
interface Lines {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly broken: readonly (readonly [start: number, end: number, joined: string])[];
}

let last: Lines | undefined;

/** The lines of a text, kept for the next quote. Linear in its length. */
function linesOf(text: string): Lines {
  if (last?.text === text) return last;
  const words = new Set(
    text
      .replace(SOFT, '')
      .replace(BROKEN, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const isWord = (part: string): boolean => words.has(part.toLowerCase());
  const broken = [...text.matchAll(BROKEN)].flatMap(({ index, 1: first = '', 2: gap = '', 3: second = '' }) => {
    const start = index + first.length;
    const joined = `${first}${second}`.toLowerCase();
    const broken = isWord(joined) ? !(isWord(first) && isWord(second)) : joined.length <= LONGEST && !isWord(first) && !isWord(second);
    return broken ? [[start, start + gap.length, joined] as const] : [];
  });
  last = { text, words, broken };
  return last;
}

/** Letters of a text from which on its own words tell which are words. */
const TELLING = 4000;

/** Where the ends of lines break words of a text, blanks and all; nowhere in a short one, whose words tell nothing. */
export const brokenWords = (text: string): (readonly [start: number, end: number, joined: true])[] =>
  text.length >= TELLING && text.includes('\n') ? linesOf(text).broken.map(([start, end]) => [start, end, true] as const) : [];

/** A quote with the words whole that its own lines break, where a source has them whole; the quote itself where none is broken. */
export function joinedLines(quote: string, source: string): string {
  if (!quote.includes('\n')) return quote;
  const { words, broken } = linesOf(source);
  const known = new Set(broken.map(([, , joined]) => joined));
  return quote.replace(SOFT, '').replace(BROKEN, (printed: string, first: string, _gap: string, second: string) => {
    const joined = `${first}${second}`.toLowerCase();
    const parted = words.has(first.toLowerCase()) && words.has(second);
    return (words.has(joined) || known.has(joined)) && !parted ? `${first}${second}` : printed;
  });
}
