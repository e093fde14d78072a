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

/**
 * Folds a text to lower-case letters and digits of any script, words parted by single spaces.
 * "Müßig’s  H∞-Control" gives "mussigs h control"; an empty or punctuation-only text gives "".
 */
export function fold(text: string): string {
  let out = text.toLowerCase();
  if (!PLAIN.test(out)) {
    out = out.replace(INNER, '').normalize('NFKD').toLowerCase();
    out = out
      .replace(/\p{M}+/gu, '')
      .replace(INNER, '')
      .replace(LETTER, (letter) => LETTERS[letter] ?? '');
    out = out.replace(/[^\p{L}\p{N}]+/gu, ' ');
  }
  return out.replace(/ {2,}/g, ' ').trim();
}

/** The words of a folded text. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
