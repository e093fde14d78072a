/**
 * Abbreviated names of venues, word by word and letter by letter: whether one word may be short for another, which words of two names have
 * a counterpart, and whether a short name may be made of a long one at all.
 */
import { fold } from '../../../text/fold.ts';
import { lettersInOrder } from '../../../text/similarity.ts';
import { isVariant } from '../title/words.ts';
import type { VenueForm } from './form.ts';

/** What a single letter stands for in the name of a journal: "Q J R Meteorol Soc", "Ann N Y Acad Sci". No other word is cut so short: the N of "N Engl J Med" is not Nature. */
const ONE_LETTER: Readonly<Record<string, RegExp>> = {
  a: /^(?:america|africa|acad)/,
  c: /^comptes/,
  d: /^deutsch/,
  e: /^east/,
  j: /^j/,
  k: /^(?:koni|kong|kung)/,
  l: /^(?:law|legal)/,
  n: /^(?:new|north|nat(?:ional|l)?$)/,
  q: /^quart/,
  r: /^(?:roy|rendus)/,
  s: /^(?:south|soc|states)/,
  t: /^trans/,
  u: /^(?:united|univ)/,
  w: /^(?:west|world)/,
  y: /^york/,
  z: /^(?:zeit|zent|zeal|zool)/,
};

/** One abbreviated word beside a full one: its beginning (J, Neurosci), or its letters in order with the same ends (Natl, Intl, Jpn). */
function shortens(short: string, full: string): boolean {
  if (short.length === 1) return ONE_LETTER[short]?.test(full) ?? false;
  if (full.startsWith(short)) return true;
  if (short.length < 3 || short[0] !== full[0] || short.length >= full.length) return isVariant(short, full);
  // Consonants alone may stand for a word with any ending: "Dtsch" for "deutschen".
  if (/[aeiou]/.test(short) && short.at(-1) !== full.at(-1) && short.at(-2) !== full.at(-1) && short.length > 4)
    return isVariant(short, full);
  // Contractions keep the consonants; an acronym that happens to run through a word does not.
  if (short.length > 5 || (short.match(/[aeiou]/g)?.length ?? 0) > 1) return false;
  return lettersInOrder(short, full);
}

/** Whether two words are one, or one is short for the other. */
export const either = (a: string, b: string): boolean => a !== '' && b !== '' && alike(a, b);
const alike = (a: string, b: string): boolean => a === b || (a.length <= b.length ? shortens(a, b) : shortens(b, a));

/** Walks both lists in order. Gives the words of each that have no counterpart. */
export function walk(
  a: readonly string[],
  b: readonly string[],
): { readonly left: string[]; readonly right: string[]; readonly both: number } {
  const columns = b.length + 1;
  const best = new Int16Array((a.length + 1) * columns);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * columns + j] ?? 0, best[i * columns + j + 1] ?? 0);
      best[i * columns + j] = either(a[i] ?? '', b[j] ?? '') ? Math.max(skip, 1 + (best[(i + 1) * columns + j + 1] ?? 0)) : skip;
    }
  }
  const left: string[] = [];
  const right: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const here = best[i * columns + j] ?? 0;
    if (i < a.length && j < b.length && either(a[i] ?? '', b[j] ?? '') && here === 1 + (best[(i + 1) * columns + j + 1] ?? 0)) {
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || here === (best[(i + 1) * columns + j] ?? 0))) {
      left.push(a[i] ?? '');
      i += 1;
    } else {
      right.push(b[j] ?? '');
      j += 1;
    }
  }
  return { left, right, both: best[0] ?? 0 };
}

/** A short name in pieces that begin with capitals, one for each word: "PhRvL" for Physical Review Letters, "ApJ" for Astrophysical Journal. */
export function inPieces(short: string, words: readonly string[]): boolean {
  const pieces = short.match(/\p{Lu}\p{Ll}*/gu)?.map((piece) => piece.toLowerCase()) ?? [];
  if (pieces.length < 2 || pieces.length !== words.length || !/\p{Ll}/u.test(short)) return false;
  return pieces.every((piece, at) => words[at]?.[0] === piece[0] && lettersInOrder(piece, words[at] ?? ''));
}

/** Words of names of meetings, whose short names are made of anything. */
const OF_MEETING =
  /\b(?:conference|conf|workshops?|symposium|symp|meeting|congress|proceedings|proc|lectures?|school|forum|international|intl|int)\b/;

/** Words of names of journals. */
const OF_JOURNAL = /\b(?:journal|j|transactions|trans|letters|lett)\b/;

/** Whether two names are a meeting's and perhaps the same one's: one of them says so, and none that it is a journal's. */
export function ofMeeting(a: VenueForm, b: VenueForm): boolean {
  const [one, other] = [fold(a.printed), fold(b.printed)];
  return (OF_MEETING.test(one) || OF_MEETING.test(other)) && !OF_JOURNAL.test(one) && !OF_JOURNAL.test(other);
}

/** Whether a short name may be made of a long one: its letters stand there in order. Of meetings and of names in letters of another script nobody can tell. */
export function mayStandFor(letters: string, long: VenueForm): boolean {
  const name = fold(long.printed);
  if (OF_MEETING.test(name) || long.known.length > 0 || !/^[a-z\d]+$/.test(letters) || !/[a-z]/.test(name)) return true;
  return lettersInOrder(letters, name);
}

/** Names under which houses bring out a journal for each subject. */
const HOUSE = /^(?:bmc|npj|jmir|jama|plos|lancet|nature|frontiers)$/;

/** Whether one name is the other's with such a house before it: "BMC Bioinformatics" and *Bioinformatics*. */
export function isBranded({ words: [house = '', ...subject] }: VenueForm, { words, known }: VenueForm): boolean {
  if (!HOUSE.test(house) || subject.length === 0 || known.length > 0 || words.includes(house)) return false;
  const { left, right, both } = walk(subject, words);
  return both > 0 && left.length === 0 && right.length === 0;
}

/** Whether all that one name has more than another is the word "Journal" at its head: "J Health Econ" and *Health Economics*. */
export const isJournalOf = ({ words }: VenueForm, own: readonly string[], others: readonly string[]): boolean =>
  own.length === 1 && others.length === 0 && words.length > 2 && own[0] === words[0] && /^j(?:ournal)?$/.test(words[0] ?? '');
