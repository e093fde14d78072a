/**
 * What a word or a piece between commas can be in a name: initials, a particle, a family name alone, what is given. These signs are asked by
 * the reading of single names and by that of the order in which a list writes them.
 */
import { RTL_INITIALS, RTL_NAME } from './names-rtl.ts';

const PARTICLE =
  /^(?:von|vom|van|de|der|den|del|della|dello|delle|degli|dei|di|da|dal|das|dos|do|du|des|le|la|lo|las|los|ten|ter|te|zu|zum|zur|af|av|al|el|bin|ibn|ben|bint|عبد|أبو|ابو|ابن|بن|آل|בן|אבן|st\.?|’t|'t|d’|d'|y)$/i;
/** Ben with a capital is a given name. */
export const isParticle = (word: string): boolean => word.length < 6 && word !== 'Ben' && PARTICLE.test(word);

const CAPITALS = /^[\p{Lu}\p{M}'’-]{3,}$/u;
const INITIALS_ALONE = /^(?:\p{Lu}\p{M}?\p{Ll}?[.·]?(?:\s?[-–]\s?|\s)?){1,5}$/u;
const INITIALS_STOPPED = /^(?:\p{Lu}\p{Ll}?\p{M}?\.[\s-]*|\p{Lu}\p{M}?[\s-]*){1,5}$/u;
const INITIALS = /^(?:\p{Lu}\p{M}?\.?[-–]?){1,4}$/u;
const GIVEN = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** Whether a piece holds initials and nothing else: "J. A.", "JA", "Yu.-V.". */
export const initialsOnly = (text: string): boolean =>
  (INITIALS_ALONE.test(text) && INITIALS_STOPPED.test(text)) || (text.length < 9 && RTL_INITIALS.test(text));

/** Whether a piece holds initials and at most particles behind them: "B. de", as Portuguese lists invert a name. */
export const givenInitials = (text: string): boolean => {
  const words = text.split(' ');
  while (words.length > 1 && /^\p{Ll}/u.test(words.at(-1) ?? '') && isParticle(words.at(-1) ?? '')) words.pop();
  return initialsOnly(words.join(' '));
};

/** Whether a word is made of initials: "J.", "JA", "J.-P.". */
export const isInitials = (word: string): boolean => INITIALS.test(word) && (word.length <= 4 || word.includes('.'));

/** Whether a word of three letters and more is in capitals. */
export const isUpperName = (word: string): boolean => CAPITALS.test(word);

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

/** One word, or particles and one or two words: a family name standing alone. */
export const familyLike = (text: string): boolean => {
  const words = text.split(' ');
  // "Puig i Cadafalch"
  const rest = words.filter((word) => word !== 'i' && !isParticle(word));
  return rest.length <= 2 && !words.some((word) => isInitials(word) && word.length <= 4 && !isUpperName(word));
};

const SHORTENED = /^(?!St\.|Mc\.|Jr\.|Sr\.)\p{Lu}\p{Ll}{1,2}\.$/u;

/**
 * Whether the word at `at`, before a family name, is an initial, or one of two letters as Russian and older names have them: "A. Ya.
 * Chervonenkis", "Ch. Darwin". "Md. Tanzim Khorshed" goes on with a name in full. Behind a name the stop may be that of the list.
 */
export function startsShort(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isInitials(word)) return true;
  const next = words[at + 1] ?? '';
  return SHORTENED.test(word) && (at + 2 === words.length || isInitials(next) || isParticle(next) || SHORTENED.test(next));
}
