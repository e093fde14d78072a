/**
 * Do the quoted words stand in the source? Exactly; then with form folded away; then with the apparatus of the page left
 * out (footnote calls, inline citations, headers); then as fragments round ellipses and brackets. Never more than that: a
 * changed word is not found. What may stand in for a bracket, and what an ellipsis may leave out, is settled in `elided.ts`.
 */
import { apparatusOf, type Thinned, thinned } from '../text/apparatus.ts';
import { FLAG, type Folded, foldText, wordAt, wordIndex } from '../text/folded.ts';
import { matchElided } from './elided.ts';

/** A source made ready for many quotes. */
export interface PreparedSource {
  readonly text: string;
  readonly folded: Folded;
  /** The same without its apparatus; made when first needed. */
  thin(): Thinned;
}

/** Where quoted words were found. `span` is in the source's text. */
export interface Found {
  readonly how: 'exact' | 'normalized' | 'elided' | 'altered-in-brackets';
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** The words that a bracket replaced or an ellipsis left out, as they stand in the source. */
  readonly replaced?: readonly string[];
}

/** Makes a source ready. Linear in its length; keep the result and use it for every quote from that source. */
export function preparePassages(text: string): PreparedSource {
  let thin: Thinned | undefined;
  const folded = foldText(text);
  return {
    text,
    folded,
    thin() {
      thin ??= thinned(folded, apparatusOf(folded));
      return thin;
    },
  };
}

/** Looks for the quoted words. Null when they are not there as quoted. */
export function findPassage(source: PreparedSource, quote: string): Found | null {
  const exact = findExact(source.text, quote.trim());
  if (exact !== null) return exact;
  const words = foldText(quote);
  if (words.count === 0) return null;
  return findWords(source, words) ?? findRespelt(source, quote) ?? matchElided(source, quote);
}

const isWordCharacter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** The very characters, and not as the middle of longer words. */
function findExact(text: string, quote: string): Found | null {
  if (quote === '' || !/[\p{L}\p{N}]/u.test(quote)) return null;
  const opens = isWordCharacter(quote.charAt(0));
  const closes = isWordCharacter(quote.charAt(quote.length - 1));
  for (let at = text.indexOf(quote), tries = 0; at >= 0 && tries < 100; at = text.indexOf(quote, at + 1), tries += 1) {
    const end = at + quote.length;
    if (opens && isWordCharacter(text.charAt(at - 1))) continue;
    if (closes && isWordCharacter(text.charAt(end))) continue;
    return { how: 'exact', spans: [{ start: at, end }] };
  }
  return null;
}

/** All words of the quote, side by side, in order. */
export function findWords(source: PreparedSource, words: Folded): Found | null {
  const { folded } = source;
  for (let at = folded.key.indexOf(words.key), tries = 0; at >= 0 && tries < 100; at = folded.key.indexOf(words.key, at + 1), tries += 1) {
    const first = wordIndex(folded, at);
    if (
      sameForm(
        folded,
        words,
        words.count,
        (i) => first + i,
        (i) => i,
      )
    )
      return { how: 'normalized', spans: [spanOf(folded, first, first + words.count - 1)] };
  }
  return findThin(source, words);
}

/**
 * What a quoter's hand leaves inside words: a letter in brackets ("[t]he", "produce[d]"), and a hyphen that is all that is
 * left of a dash ("policy-a debate" for "policy—a debate").
 */
function findRespelt(source: PreparedSource, quote: string): Found | null {
  const plain = quote.replace(/\[(\p{L}{1,3})\](?=\p{L})/gu, '$1').replace(/(?<=\p{L})\[(\p{L}{1,3})\]/gu, '$1');
  const found = plain === quote ? null : findWords(source, foldText(plain));
  if (found !== null || !/\p{L}-\p{L}/u.test(plain)) return found;
  return findWords(source, foldText(plain.replace(/(\p{L})-(?=\p{L})/gu, '$1 ')));
}

/** The same with the apparatus left out on both sides; what both have must still be equal. */
function findThin(source: PreparedSource, words: Folded): Found | null {
  const thin = source.thin();
  const { folded } = source;
  const quote = thinned(words, apparatusOf(words));
  if (quote.count === 0 || (thin.count === folded.count && quote.count === words.count)) return null;
  for (let at = thin.key.indexOf(quote.key), tries = 0; at >= 0 && tries < 100; at = thin.key.indexOf(quote.key, at + 1), tries += 1) {
    const first = wordIndex({ ...folded, keys: thin.keys, count: thin.count }, at);
    const there = (i: number): number => thin.map[first + i] ?? 0;
    if (sameApparatus(folded, thin, first, words, quote) && sameForm(folded, words, quote.count, there, (i) => quote.map[i] ?? 0)) {
      const from = thin.map[first] ?? 0;
      return { how: 'normalized', spans: [spanOf(folded, from, thin.map[first + quote.count - 1] ?? from)] };
    }
  }
  return null;
}

/** What apparatus the quote has must stand at the same place of the source; what it lacks may. */
function sameApparatus(source: Folded, thin: Thinned, first: number, words: Folded, quote: Thinned): boolean {
  const there = (i: number): number => (i < 0 ? -1 : i < thin.count ? (thin.map[i] ?? 0) : source.count);
  for (let i = -1; i < quote.count; i += 1) {
    const right = between(words, i < 0 ? -1 : (quote.map[i] ?? 0), i + 1 < quote.count ? (quote.map[i + 1] ?? 0) : words.count);
    if (right !== '' && !between(source, there(first + i), there(first + i + 1)).includes(right)) return false;
  }
  return true;
}

const between = (folded: Folded, from: number, to: number): string =>
  to - from < 2 ? '' : folded.key.slice(folded.keys[from + 1], (folded.keys[to] ?? 0) + 1);

/** What folding took away and yet may mean something: a short word in capitals is another word ("US", "us"). */
function sameForm(source: Folded, words: Folded, count: number, there: (i: number) => number, here: (i: number) => number): boolean {
  for (let i = 1; i < count; i += 1) {
    const left = printed(source, there(i));
    const right = printed(words, here(i));
    if (left.length > 4 || right.length > 4 || left === right) continue;
    const other = isCapitals(left) !== isCapitals(right) && isSmall(left) !== isSmall(right);
    if (other && !inCapitals(source, there(i)) && !inCapitals(words, here(i))) return false;
  }
  return true;
}

/** Further places where the same words stand side by side; at most `most`. */
export function alsoAt(
  source: PreparedSource,
  words: Folded,
  found: Found,
  most: number,
): readonly { readonly start: number; readonly end: number }[] {
  const { folded } = source;
  const spans: { readonly start: number; readonly end: number }[] = [];
  if (words.count === 0) return spans;
  for (
    let at = folded.key.indexOf(words.key);
    at >= 0 && spans.length < most;
    at = folded.key.indexOf(words.key, at + words.key.length - 1)
  ) {
    const first = wordIndex(folded, at);
    const span = spanOf(folded, first, first + words.count - 1);
    if (!found.spans.some(({ start, end }) => start < span.end && span.start < end)) spans.push(span);
  }
  return spans;
}

const printed = (folded: Folded, index: number): string => folded.text.slice(folded.starts[index], folded.ends[index]);
const isCapitals = (word: string): boolean => word.length > 1 && /^\p{Lu}+$/u.test(word);
const isSmall = (word: string): boolean => /^\p{Ll}+$/u.test(word);

/** True when a neighbour is in capitals too: a heading, where capitals are only form. */
function inCapitals(folded: Folded, index: number): boolean {
  return [index - 1, index + 1].some((i) => i >= 0 && i < folded.count && isCapitals(printed(folded, i)));
}

/** The place of a run of words in the text. */
export function spanOf(folded: Folded, first: number, last: number): { readonly start: number; readonly end: number } {
  return { start: folded.starts[first] ?? 0, end: folded.ends[last] ?? 0 };
}

/** True when a word is a number: by its digits. */
export function isNumber(folded: Folded, index: number): boolean {
  return ((folded.flags[index] ?? 0) & FLAG.number) !== 0 || /\d/.test(wordAt(folded, index));
}
