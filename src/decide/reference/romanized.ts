/**
 * Whether a title is Chinese or Japanese in Latin letters, by the syllables that all its words are made of. Which characters are meant cannot be told, so
 * that such a title is looked for in vain where the record has the characters alone.
 */

/** Fewest words and letters of a title that can be told so: shorter ones of other languages happen to have such syllables. */
const [WORDS, LETTERS] = [4, 18];
const LONGEST = 400;

/** A word of Japanese: consonants that may stand before a vowel, doubled ones, and an n that closes a syllable. */
const JAPANESE = /^(?:(?:(?:[kgnhbpmr]y|sh|ch|ts|[kgsztdhbpmyrwjf]|n(?=[aiueo]))?[aiueo]|n(?![aiueoy])|k(?=k)|s(?=s)|p(?=p)|t(?=t|c))+)$/;
/** A consonant of a word that no syllable of Mandarin has where it stands: none but n, ng and r closes one. */
const NOT_CHINESE = /[bcdfgjklmpqstwxyzh](?![aeiouv])|r(?=[^aeiou])|v(?!e|$)|[aeiou]{4}/;

const isChinese = (word: string): boolean => !NOT_CHINESE.test(word.replace(/[zcs]h/g, 'x').replace(/ng(?![aeiou])/g, 'n'));

/** Small words of languages that have such syllables as well. */
const OTHER = /^(?:a|an|in|on|to|no[nt]?|we|the|i|une?|la|lo|el|en|et|o|u|per|con|una|na|za|ja|je|il|al)$/;
/** Syllables that Mandarin has, and few languages besides. */
const SIGN = /zh|q(?!u)|x[iu]|[aeio]ng|[iu]a[no]/;
const SIGNS = 2;
/** Those of Japanese and of such titles. */
const SMALL = /^(?:no|ni|wo|o|to|wa|ha|ga|de|e|kara|made|kansuru|okeru|tsuite|kenkyu|ron)$/;

/** Whether all words of a title are of such syllables. */
export function looksRomanized(title: string): boolean {
  if (title.length > LONGEST) return false;
  const bare = title
    .replace(/\s?[[(][^[\]()]{0,300}[\])]\s{0,3}\.?$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  if (/[^a-z\s\d:;,.'’‘"“”()–—-]/.test(bare)) return false;
  const words = bare.replace(/['’‘]/g, '').match(/[a-z]+/g) ?? [];
  if (words.length < WORDS || words.join('').length < LETTERS) return false;
  const small = words.filter((word) => SMALL.test(word)).length;
  if (small >= 2 && words.every((word) => JAPANESE.test(word))) return true;
  return words.filter((word) => SIGN.test(word)).length >= SIGNS && !words.some((word) => OTHER.test(word)) && words.every(isChinese);
}
