/**
 * What a word or a piece between commas can be in a name: initials, a particle, a family name alone, what is given. These signs are asked by
 * the reading of single names and by that of the order in which a list writes them.
 */
import { codeAt, isCapitalAscii, isSmallAscii } from '../letters.ts';
import { RTL_INITIALS, RTL_NAME } from './rtl.ts';

/** Small words before a family name, in small letters; "st" with a stop as well. */
const PARTICLES: ReadonlySet<string> = new Set(
  "von vom im v. van de der den del della dello delle degli dei di da dal das dos do du des le la lo las los ten ter te zu zum zur af av al el bin ibn ben bint عبد أبو ابو ابن بن آل בן אבן st st. ’t 't d’ d' y".split(
    ' ',
  ),
);
/** Ben and Bin with a capital are given names. */
export const isParticle = (word: string): boolean =>
  word.length < 6 && word !== 'Ben' && word !== 'Bin' && PARTICLES.has(word.toLowerCase());

/** Words with a capital that begin a family name which goes on: "Le Merdy", "De Hertog", "Ó Séaghdha". */
const PREFIXES: ReadonlySet<string> = new Set(
  "Le La De Di Du Della Dello Del Da Dal Dalla Dos Van Von Vander Vanden Ter El Al St St. Mc Mac O’ O' Ó Ní Uí Nic".split(' '),
);
export const isPrefix = (word: string): boolean => word.length < 7 && PREFIXES.has(word);

/** "Jr", "III", behind a name. */
const SUFFIX = /^(?:jr|sr|jnr|snr|ii|iii|iv|2nd|3rd)\.?$/i;
const LONGEST_SUFFIX = 4;
export const isSuffix = (word: string): boolean =>
  word.length > 1 && word.length <= LONGEST_SUFFIX && 'jJsSiI23'.includes(word.charAt(0)) && SUFFIX.test(word);

const CAPITALS = /^[\p{Lu}\p{M}'’-]{3,}$/u;
const INITIALS_ALONE = /^(?:\p{Lu}\p{M}?\p{Ll}?[.·]?(?:\s?[-–]\s?|\s)?){1,5}$/u;
const INITIALS_STOPPED = /^(?:\p{Lu}\p{Ll}?\p{M}?\.[\s-]*|\p{Lu}\p{M}?[\s-]*){1,5}$/u;
const INITIALS = /^(?:\p{Lu}\p{M}?\.?[-–]?){1,4}$/u;
const GIVEN = /^\p{Lu}[\p{L}\p{M}'’.‐‑–—-]*$/u;
const SMALL = /^\p{Ll}/u;
const STOP = 46;

/**
 * Whether a text holds initials and nothing else: "J. A.", "JA", "Yu.-V.". Nearly all others are told by their first letters: initials begin
 * with a capital, and a word with two small letters behind it has been written out.
 */
export function initialsOnly(text: string): boolean {
  const first = codeAt(text, 0);
  if (first < 128) {
    if (!isCapitalAscii(first)) return false;
    if (text.length === 1) return true;
    if (isSmallAscii(codeAt(text, 1)) && isSmallAscii(codeAt(text, 2))) return false;
    return INITIALS_ALONE.test(text) && INITIALS_STOPPED.test(text);
  }
  return (INITIALS_ALONE.test(text) && INITIALS_STOPPED.test(text)) || (text.length < 9 && RTL_INITIALS.test(text));
}

/** Whether a piece holds initials and at most particles behind or among them: "B. de", "E. d. V.", as Portuguese lists invert a name. */
export function givenInitials(text: string): boolean {
  let rest = text.includes(' d.') ? text.replace(SHORT_PARTICLE, '') : text;
  for (let at = rest.lastIndexOf(' '); at !== -1; at = rest.lastIndexOf(' ')) {
    const last = rest.slice(at + 1);
    if (!SMALL.test(last) || !isParticle(last)) break;
    rest = rest.slice(0, at);
  }
  return initialsOnly(rest);
}
const SHORT_PARTICLE = /\sd\.(?=\s|$)/g;

/** Whether a word is made of initials: "J.", "JA", "J.-P.". */
export function isInitials(word: string): boolean {
  const first = codeAt(word, 0);
  if (first < 128) {
    if (!isCapitalAscii(first)) return false;
    if (word.length === 1) return true;
    const second = codeAt(word, 1);
    if (isSmallAscii(second)) return false;
    if (second === STOP && word.length === 2) return true;
  }
  return INITIALS.test(word) && (word.length <= 4 || word.includes('.'));
}

/** Whether a word of three letters and more is in capitals. */
export const isUpperName = (word: string): boolean => word.length > 2 && !isSmallAscii(codeAt(word, 1)) && CAPITALS.test(word);

/** Whether a piece between commas can be the given part of the name before it. */
export const givenLike = (text: string): boolean => {
  const words = text.split(' ');
  return (
    initialsOnly(text) ||
    RTL_NAME.test(text) ||
    (words.length <= 4 && words.every((word) => isInitials(word) || GIVEN.test(word) || isParticle(word)) && !isInitials(words[0] ?? '')) ||
    (words.length <= 4 && isInitials(words[0] ?? '') && words.slice(1).every((word) => isInitials(word) || isParticle(word)))
  );
};

const LETTERS = /^\p{Lu}[\p{L}'’‐‑–-]+$/u;
const ANY_SMALL = /\p{Ll}/u;
/** Whether a word of a name is more than initials and not in capitals: "Nathan", "O’Malley", "Ho-Yin". */
export const isWrittenOut = (word: string): boolean => ANY_SMALL.test(word) && LETTERS.test(word);

/** Given names of which the first is an initial: "F. Scott", "M. Antonia", "B. Venkata Seshu". */
export function onInitials(text: string): boolean {
  const words = text.split(' ');
  const from = words.findIndex((word) => !isInitials(word));
  return (
    from > 0 &&
    from < 4 &&
    words.length <= 5 &&
    words.slice(from).every((word) => isWrittenOut(word) || isInitials(word) || isParticle(word))
  );
}

/** Whether a word is initials and no name in capitals: "J.", "JA", "J.-L.". */
const isShortInitials = (word: string): boolean => (word.length <= 4 || word.includes('.')) && isInitials(word) && !isUpperName(word);

/** "Ó Séaghdha": no initial before a family name, though it may be one behind it. */
const IRISH = 'Ó';

/** One word, or particles and one or two words: a family name standing alone. */
export function familyLike(text: string): boolean {
  if (!text.includes(' ')) return !isShortInitials(text);
  const words = text.split(' ');
  // "Puig i Cadafalch"
  const rest = words.filter((word) => word !== 'i' && !isParticle(word));
  return rest.length <= 2 && !words.some((word, at) => isShortInitials(word) && !(at === 0 && word === IRISH));
}

const SHORTENED = /^(?!St\.|Mc\.|Jr\.|Sr\.)\p{Lu}\p{Ll}{1,2}\.$/u;

/**
 * Whether the word at `at`, before a family name, is an initial, or one of two letters as Russian and older names have them: "A. Ya.
 * Chervonenkis", "Ch. Darwin". "Md. Tanzim Khorshed" goes on with a name in full. Behind a name the stop may be that of the list.
 */
export function startsShort(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isInitials(word)) return word !== IRISH;
  if (!word.endsWith('.')) return false;
  const next = words[at + 1] ?? '';
  return SHORTENED.test(word) && (at + 2 === words.length || isInitials(next) || isParticle(next) || SHORTENED.test(next));
}
