/** Words that titles write small. */
const SMALL = /^(?:\p{Ll}{1,4}|with|from|into|over|under|between|through|without|against|toward|towards)$/u;

/**
 * Whether words are set as the title of a work is in English: all but small words begin with a capital, `fewest` of them at least. In a sentence
 * nothing else tells a title from what is said.
 */
export function inTitleCase(title: string, fewest = 3): boolean {
  const telling = title.split(/[\s–—-]+/).filter((word) => /\p{L}/u.test(word) && !SMALL.test(word));
  return telling.length >= fewest && telling.every((word) => /^[("“‘]?(?:\p{Lu}|\d)/u.test(word));
}
