/**
 * What a hand at a keyboard or the recognition of a page makes of a word: two neighbouring letters changed about, letters taken for others
 * that look like them. Words are folded. What such a word is worth is told elsewhere: other words exist with just these letters.
 */
import { lately } from './remembered.ts';

/** Two neighbouring letters changed about, and nothing else: "Azjen" for "Ajzen". */
export function transposed(a: string, b: string): boolean {
  if (a === b || a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Letters that look alike brought to one form: "rn" and "m", "cl" and "d", "vv" and "w", "l", "1" and "i", "0" and "o". */
const alike = lately(4_096, (word) =>
  word.replace(/rn/g, 'm').replace(/cl/g, 'd').replace(/vv/g, 'w').replace(/[l1]/g, 'i').replace(/0/g, 'o'),
);
/** What a word may begin with in place of another letter. */
const BEGINS = /^[cdilmorvw01]/;
/** Fewest letters of a word that was read for another. */
const LEAST = 5;

/**
 * One word as the recognition of a page reads the other: "modem" for "modern", "lnterval" for "Interval", "Sirnons" for "Simons". `least`:
 * letters that the shorter one must have.
 */
export function misread(a: string, b: string, least = LEAST): boolean {
  if (Math.min(a.length, b.length) < least || Math.abs(a.length - b.length) > 3) return false;
  return (a[0] === b[0] || (BEGINS.test(a) && BEGINS.test(b))) && alike(a) === alike(b);
}

/** Letters that a worn or grainy print confuses besides: "e" and "c", "n" and "u", "h" and "b", "t" and "f". */
const BLURRED: Readonly<Record<string, string>> = { e: 'c', u: 'n', b: 'h', f: 't' };
const blurredAlike = lately(4_096, (word) =>
  word
    .replace(/rn/g, 'm')
    .replace(/[l1]/g, 'i')
    .replace(/[eubf]/g, (letter) => BLURRED[letter] ?? letter),
);

/**
 * Whether two words of as many letters may be one in a bad print: "prcceding" and "preceding", "tbe" and "the". Many pairs of other words
 * are told so too ("hat" and "bat"): this is for words of a long title, never for names.
 */
export const blurred = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 && Math.min(a.length, b.length) > 1 && !/\d/.test(a + b) && blurredAlike(a) === blurredAlike(b);
