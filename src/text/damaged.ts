/**
 * What programs that read PDFs and old registries do to letters of names and titles, undone where it can be told: accents that stand
 * apart ("R´enyi", "S ´ wia ˛tek"), UTF-8 read as Latin-1, a word printed twice over itself ("KamińskiKamiński", as some fonts place
 * accented letters), and ligatures under wrong letters ("HuVman" for "Huffman", "speciWc" for "specific"). Whatever cannot be told
 * for certain is left as it is.
 */
import { readAgain } from './misread.ts';

/** Accents that stand apart. */
const APART = /(\p{L}) ?[´`¨ˆ˜¸˛˙˚ˇ¯] ?(?=\p{L})/gu;
const ACCENT = /[´`¨ˆ˜¸˛˙˚ˇ¯]/;
/** Letters a word must have before its double is taken for a misprint: "Baba" and "Gogo" are names. */
const DOUBLED = 5;
/** A capital within a word: without one a word of two like halves may be a word. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;

/** A word that is printed twice over itself, once. */
function halved(word: string): string {
  const half = word.length / 2;
  if (word.length < 2 * DOUBLED || word.length % 2 !== 0 || !INNER_CAPITAL.test(word)) return word;
  return word.slice(0, half) === word.slice(half) ? word.slice(0, half) : word;
}

/** Names in which a capital V or W stands within a word by right: "McVay", "DeVries", "VanWagner". */
const PREFIXED = /(?:^|[\s'’-])(?:Ma?c|De|Di|Du|La|Le|Lo|Van|Von|St|Fitz|O)$/;
const LIGATURE = /(?<=\p{Ll})[VW](?=\p{Ll})/gu;

/** Whether some capital V or W stands where a ligature may have been. */
export const hasLostLigature = (text: string): boolean => /\p{Ll}[VW]\p{Ll}/u.test(text);

/** A text with "ff" for a V and "fi" for a W within a word, as fonts of some publishers come out. */
export const withLigatures = (text: string): string => text.replace(LIGATURE, (letter) => (letter === 'V' ? 'ff' : 'fi'));

/** The same of a name, whose prefix may have a capital behind it by right. */
const nameWithLigatures = (text: string): string =>
  text.replace(LIGATURE, (letter, at: number) =>
    PREFIXED.test(text.slice(Math.max(0, at - 6), at)) ? letter : withLigatures(`a${letter}a`).slice(1, -1),
  );

const BROKEN = /^[´`¨ˆ˜¸˛˙˚ˇ¯]\s?(?=\p{Ll})/u;

/** A family name that begins with an accent alone, its letter left behind the given names ("B. B", "¨unz"): both as they were meant. */
export function rejoined(family: string, given: string): readonly [family: string, given: string] {
  const [, before, letter] = BROKEN.test(family) ? (/^(.{0,80}?)\s?(\p{Lu})$/u.exec(given) ?? []) : [];
  return before === undefined || letter === undefined ? [family, given] : [`${letter}${family.replace(BROKEN, '')}`, before];
}

/** The letters of a name as they were meant, as far as that can be told. */
export function mendedName(text: string): string {
  let out = readAgain(text);
  if (ACCENT.test(out)) out = out.replace(APART, '$1');
  if (!INNER_CAPITAL.test(out)) return out;
  out = out
    .split(/([\s-])/)
    .map(halved)
    .join('');
  return hasLostLigature(out) ? nameWithLigatures(out) : out;
}
