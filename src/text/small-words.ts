/**
 * Words that a text writes small somewhere. Such a word is no name, wherever a sentence begins with it; decided by the text alone,
 * so that no list of names is needed.
 */
import { tokensOf } from './tokens.ts';

/** Up to this length a word is looked for in the text; beyond, all its words are noted once. */
const SHORT = 20_000;

/** Words that the answer writes small somewhere: no names, wherever a sentence begins with them. */
export function smallWords(text: string): { readonly has: (word: string) => boolean } {
  if (text.length > SHORT)
    return new Set(
      tokensOf(text)
        .filter(({ start, kind }) => kind === 'word' && !/\p{Lu}/u.test(text.charAt(start)))
        .map((token) => token.text),
    );
  const known = new Map<string, boolean>();
  // Words are compared without accents.
  const plain = /^[\t\n\r -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return {
    has(word) {
      let small = known.get(word);
      if (small === undefined) {
        small = standsIn(plain, word);
        known.set(word, small);
      }
      return small;
    },
  };
}

const LETTER = /[\p{L}\p{M}\p{Nd}]/u;

/** Whether a word stands in a text just so, not as a part of a longer one. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) return true;
  return false;
}

/** The same, and the words of some names besides, which no source need have. */
export function smallWordsAnd(text: string, names: readonly string[]): { readonly has: (word: string) => boolean } {
  const written = smallWords(text);
  const named = new Set(names.flatMap((name) => tokensOf(name).map((token) => token.text)));
  return { has: (word) => named.has(word) || written.has(word) };
}
