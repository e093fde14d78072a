/**
 * What programs that read PDFs and old registries do to letters of names and titles, undone where it can be told: accents that stand
 * apart ("R´enyi", "S ´ wia ˛tek"), UTF-8 read as Latin-1, a word printed twice over itself ("KamińskiKamiński", as some fonts place
 * accented letters), and ligatures under wrong letters ("HuVman" for "Huffman", "speciWc" for "specific"). Whatever cannot be told
 * for certain is left as it is.
 */

/** Accents that stand apart. */
const APART = /(\p{L}) ?[´`¨ˆ˜¸˛˙˚ˇ¯] ?(?=\p{L})/gu;
const ACCENT = /[´`¨ˆ˜¸˛˙˚ˇ¯]/;
/** What UTF-8 looks like when it was read as Latin-1. */
const MOJIBAKE = /[ÃÂÅÄ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Undoes one wrong reading of UTF-8 as Latin-1; gives the text as it was when it is not that. */
function repaired(text: string): string {
  if (!MOJIBAKE.test(text)) return text;
  const bytes = Buffer.from(text, 'latin1');
  if (bytes.toString('latin1') !== text) return text;
  const read = bytes.toString('utf8');
  return read.includes('\ufffd') ? text : read;
}

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
  let out = repaired(text);
  if (ACCENT.test(out)) out = out.replace(APART, '$1');
  if (!INNER_CAPITAL.test(out)) return out;
  out = out
    .split(/([\s-])/)
    .map(halved)
    .join('');
  return hasLostLigature(out) ? nameWithLigatures(out) : out;
}
