/**
 * Names of East Asian scripts: written without a space, in no fixed order where a registry divided them, and often beside a Latin form.
 * Two are one name when their characters are the same, family name first or last.
 */

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

/** The words of a name, as far as they were told apart. */
interface Divided {
  readonly family: readonly string[];
  readonly given: readonly string[];
}

/** Whether the characters of two names are the same, in either order of their parts; at least two, for one is a family name. */
export function sameCharacters(a: Divided, b: Divided): boolean {
  const orders = ({ family, given }: Divided): string[] =>
    [`${family.join('')}${given.join('')}`, `${given.join('')}${family.join('')}`].map((name) => (name.match(DENSE) ?? []).join(''));
  const ours = orders(a);
  return orders(b).some((name) => [...name].length > 1 && ours.includes(name));
}
