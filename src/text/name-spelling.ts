/**
 * One word of a name in two spellings: letters that people exchange (ä, ae and a), and a slip of the pen in a name of some length. Words
 * are folded; which word is a family name is told elsewhere.
 */
import { distance } from 'fastest-levenshtein';

/** Spellings people use for one letter: ä, ae and a; ø, oe and o. The name without them is the same either way. */
const broad = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/ß|ss/g, 's')
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f');

/** First letters that the broad spelling may change. */
const CHANGING = /[pfyißs]/;

/** Whether two words are one name, spelt alike or in two usual manners. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 4 || b.length < 4 || Math.abs(a.length - b.length) > 4) return false;
  const [x = '', y = ''] = [a[0], b[0]];
  if (x !== y && !(CHANGING.test(x) && CHANGING.test(y))) return false;
  return broad(a) === broad(b);
}

/** Two neighbouring letters changed about, and nothing else: "Azjen" for "Ajzen". */
function transposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** A family name mistyped: one letter in five or two changed about, two in seven. */
export function slip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < 5 || a[0] !== b[0]) return false;
  if (transposed(a, b)) return true;
  return distance(a, b) <= (length >= 7 ? 2 : 1);
}
