/**
 * Whether two names are one whose parts changed places: family and given names exchanged, syllables of a given name run together, initials that
 * stand for what the other spells out. Takes names reduced to folded words.
 */

import { isShortFormOf } from '../short-forms.ts';
import { sameWord } from './spelling.ts';

/** Words of a name, folded; an initial is a word of one letter. */
interface Parts {
  readonly family: readonly string[];
  readonly given: readonly string[];
}

/** All words of a name as one bag against another's: catches family and given names that changed places. */
export function bagsAgree(a: Parts, b: Parts): boolean {
  const left = [...a.family, ...a.given];
  const right = [...b.family, ...b.given];
  const [few, many] = left.length <= right.length ? [left, [...right]] : [right, [...left]];
  let telling = 0;
  // Whole words first, so that an initial does not take the place of the name it stands beside.
  for (const word of [...few].sort((x, y) => y.length - x.length)) {
    const exact = many.findIndex((one) => word.length > 1 && (sameWord(word, one) || isShortFormOf(word, one)));
    const at = exact >= 0 ? exact : many.findIndex((one) => (word.length === 1 || one.length === 1) && word[0] === one[0]);
    if (at < 0) return false;
    if (exact >= 0 && word.length >= 2) telling += 1;
    many.splice(at, 1);
  }
  // A family name alone beside the same word with initials, whichever end it was printed at.
  if (few.length === 1 && telling === 1 && few[0] !== undefined && few[0].length >= 4 && many.every((word) => word.length <= 2))
    return true;
  // Two whole words, or one whole word and as many initials as there are names; "Arthur C. Cormack" is not "Arthur C. Clarke", though the
  // C of each could stand for the other's family name.
  const held = (word: string, words: readonly string[]): boolean => word.length === 1 || words.some((one) => sameWord(word, one));
  const told = a.family.some((word) => held(word, right)) || b.family.some((word) => held(word, left));
  return telling >= 2 || (telling === 1 && told && few.length >= 2 && many.length === 0);
}

/** Whether the words of a name, as they are printed, are another's family name and the syllables of the given one. */
export const isFamilyFirst = (one: Parts, other: Parts): boolean => {
  const [family = '', ...given] = [...one.given, ...one.family];
  return given.length > 1 && family.length > 1 && family === other.family.join('') && given.join('') === other.given.join('');
};

/** "M. Pawan Kumar" and "Pawan K Mudigonda": the name between, and what is an initial of the one is the family name of the other. */
export const isTurnedRound = (one: Parts, other: Parts): boolean => {
  const [ahead = '', own = '', ...more] = one.given;
  const [same = '', behind = '', ...further] = other.given;
  const initials = ahead.length === 1 && behind.length === 1 && own.length > 2 && sameWord(own, same) && more.length + further.length === 0;
  return initials && ahead === other.family.join('')[0] && behind === one.family.join('')[0];
};
