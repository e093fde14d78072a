/**
 * One word of a name in two spellings: letters that people exchange (ä, ae and a), and a slip of the pen in a name of some length. Words
 * are folded; which word is a family name is told elsewhere.
 */
import { distance } from 'fastest-levenshtein';
import { misread, transposed } from '../slips.ts';

/** What somebody was called before: "(née Weber)", "(geb. Weber)". The name without it is the person's own. */
const FORMER = /\s?[([](?:née?|geb(?:\.|orene?)?|born|formerly|nacid[ao]|nat[ao]|roz\.|ur\.|урожд\.)\s[^()[\]]{1,40}[)\]]/giu;

/** A name without what its bearer was called before. */
export const withoutFormerName = (name: string): string => (/[([]/.test(name) ? name.replace(FORMER, '') : name);

/** Spellings people use for one letter: ä, ae and a; ø, oe and o; Mac and Mc; the Greek Gia- and Ya-. The name without them is the same either way. */
const broad = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/ß|ss/g, 's')
    .replace(/aa/g, 'a')
    .replace(/^mac(?=[^aeiouy])/, 'mc')
    .replace(/^gi(?=[ao])/, 'i')
    .replace(/y/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/ph/g, 'f');

/** First letters that the broad spelling may change. */
const CHANGING = /[pfyigßs]/;

/** Japanese names whose long o some write as oh: "Itoh", "Ohno". */
const shortO = (word: string): string => word.replace(/^oh(?=[^aeiou])|(?<=[^aeiou])oh$/g, 'o');
const LEAST_SHORT = 3;

/** Whether two words are one name, spelt alike or in two usual manners. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length !== b.length && (a.includes('oh') || b.includes('oh'))) {
    const one = shortO(a);
    if (one.length >= LEAST_SHORT && one === shortO(b)) return true;
  }
  if (a.length < 4 || b.length < 4 || Math.abs(a.length - b.length) > 4) return false;
  const [x = '', y = ''] = [a[0], b[0]];
  if (x !== y && !(CHANGING.test(x) && CHANGING.test(y))) return false;
  return broad(a) === broad(b);
}

/** A family name mistyped or misread: one letter in five or two changed about, two in seven, letters that look like others. */
export function slip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < 5) return false;
  if (misread(a, b)) return true;
  if (a[0] !== b[0]) return false;
  if (transposed(a, b)) return true;
  return distance(a, b) <= (length >= 7 ? 2 : 1);
}

/** Letters before the ending of a woman's name, at least. */
const STEM = 4;

/** Whether one family name is the other with the ending by which Czechs and Slovaks tell that a woman bears it: "Horváth", "Horváthová". */
export const isFeminineOf = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // "Čapek" is Čapková: an e before the last consonant falls out.
  const stems = [short, short.slice(0, -1), short.replace(/e(?=[^aeiou]$)/, '')];
  return short.length >= STEM && stems.some((stem) => long === `${stem}ova`);
};

/** A short family name mistyped or misread ("Wagn", "Arnin" for "Amin"). Many such are other names: only for people whose given names agree. */
export const shortSlip = (a: string, b: string): boolean => {
  const length = Math.min(a.length, b.length);
  return a !== b && (length === 3 || length === 4) && (misread(a, b, 3) || (a[0] === b[0] && transposed(a, b)));
};

/** The consonants of a name, doubled ones once: what is left where each writes vowels that the script of the name does not have as it sounds to them. */
const consonants = (word: string): string => word.replace(/(?<!^)[aeiouy]+/g, '').replace(/(.)\1/g, '$1');

/** Whether two family names differ in vowels alone ("Yusuf", "Yousef"; "Rashid", "Rasheed"). Many such are other names: only for people whose given names agree. */
export const otherVowels = (a: string, b: string): boolean => {
  const own = consonants(a);
  return (
    Math.min(a.length, b.length) >= 5 &&
    a[0] === b[0] &&
    own.length >= 3 &&
    own === consonants(b) &&
    distance(a, b) <= (Math.min(a.length, b.length) >= 7 ? 3 : 2)
  );
};
