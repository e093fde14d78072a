/**
 * Accents that stand beside their letter in references copied out of PDFs ("B ¨ ACHER", "Erd˝ os", "Garc´ıa"), as stretches and what they
 * mean. Fonts of TeX print them so; people at keyboards use some of the same signs for other things, which are left: an apostrophe
 * ("Zipf´s", "l´art", "O´Neill"), a quotation mark ("``A theory''"), a home page ("/˜smith"), a power.
 */
import { accentChanges } from '../../text/accents.ts';

export interface StrayAccent {
  readonly start: number;
  readonly end: number;
  readonly means: string;
}

const ANY = /[´ˊ`ˋ¨ˆ˜ˇ˚¯ˉ˘˙˝¸˛]/;
/** Signs that nobody types for an apostrophe or a quotation mark, and a letter without its dot. */
const SURELY = /[¨ˆˇ˝¸˛˘˙]|ı/;
const LETTER = /\p{L}/u;
const ENGLISH_ENDING = /^(?:s|t|d|m|ll|re|ve)(?!\p{L})/u;
const ELISION = /(?:^|[^\p{L}])(?:[ldnscjmt]|[Qq]u)$/u;
/** "L´" and "D´" begin López and Díaz, and l'art and d'une at the head of a title. */
const ELISION_OR_NAME = /(?:^|[^\p{L}])[LD]$/u;
const NAME_BEHIND = /^\p{Ll}{2,15}(?:,\s\p{Lu}|\s\p{Lu}{1,3}[.,])/u;

/** The stray accents of a text, in order; none for nearly all texts. */
export function strayAccents(text: string): StrayAccent[] {
  if (!ANY.test(text)) return [];
  const sure = SURELY.test(text);
  return accentChanges(text).flatMap(({ at, length, to }) => {
    const printed = text.slice(at, at + length);
    const sign = printed.search(ANY);
    return sign >= 0 && isAccent(text, at + sign, sure) ? [{ start: at, end: at + length, means: to }] : [];
  });
}

/** Whether a sign is an accent where it stands. `sure`: the text has others that can be nothing else. */
function isAccent(text: string, at: number, sure: boolean): boolean {
  const sign = text.charAt(at);
  const before = text.slice(Math.max(0, at - 12), at);
  const behind = text.slice(at + 1, at + 24).replace(/^ /, '');
  if (before.endsWith('/')) return false;
  if (!/[´ˊ`ˋ]/.test(sign)) return true;
  const within = LETTER.test(before.slice(-1));
  if (/[`ˋ]/.test(sign)) return within && /^\p{Ll}/u.test(behind) && !ELISION.test(before);
  // "´Etude", "´Alvarez"
  if (!within) return /^\p{Lu}\p{Ll}/u.test(behind) && /(?:^|[\s(,.-])$/.test(before);
  if (/^\p{Lu}/u.test(behind)) return /\p{Lu}{2}$/u.test(before);
  if (ENGLISH_ENDING.test(behind) || ELISION.test(before)) return false;
  return sure || !ELISION_OR_NAME.test(before) || NAME_BEHIND.test(behind);
}
