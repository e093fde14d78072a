/**
 * The loosest form of a text: what is left when accents, case, punctuation and spacing are taken away. Used for keys and
 * for comparing titles, names and venues; never for quotes, whose words must stand as they are (see `folded.ts`).
 */

/** Letters that NFKD leaves whole, in the spelling people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
};
const LETTER = /[ßøæœđðþłħıŋς]/g;
/** Marks that stand inside words and are dropped, so that "d'Amore" and "dAmore" are one. */
const INNER = /[ʻʼ’‘'`´]/g;

const PLAIN = /^[a-z0-9 ]*$/;
const ASCII = /^[\u0000-\u007f]*$/;

/** Titles and names are folded again and again on their way through a look-up; what was folded lately is remembered. */
const LATELY = new Map<string, string>();
const REMEMBERED = 8_192;
/** Longer texts come once. */
const SHORT = 400;

/**
 * Folds a text to lower-case letters and digits of any script, words parted by single spaces.
 * "Müßig’s  H∞-Control" gives "mussigs h control"; an empty or punctuation-only text gives "".
 */
export function fold(text: string): string {
  if (text.length > SHORT) return folded(text);
  const known = LATELY.get(text);
  if (known !== undefined) return known;
  const out = folded(text);
  if (LATELY.size >= REMEMBERED) LATELY.clear();
  LATELY.set(text, out);
  return out;
}

function folded(text: string): string {
  let out = text.toLowerCase();
  if (PLAIN.test(out)) return out.replace(/ {2,}/g, ' ').trim();
  if (ASCII.test(out))
    return out
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  out = out.replace(INNER, '').replaceAll('\u00ad', '').normalize('NFKD').toLowerCase();
  return out
    .replace(/\p{M}+/gu, '')
    .replace(INNER, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a folded text. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
