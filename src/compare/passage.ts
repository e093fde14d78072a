/**
 * Do the quoted words stand in the source? Exactly; then with form folded away; then with the apparatus of the page left
 * out (footnote calls, inline citations, headers); then as fragments round ellipses and brackets. Never more than that: a
 * changed word is not found. What may stand in for a bracket, and what an ellipsis may leave out, is settled in `elided.ts`.
 */
import { apparatusOf, type Thinned, thinned } from '../text/apparatus.ts';
import { type Folded, foldText, wordAt, wordIndex } from '../text/folded.ts';
import { runsOf, type WordPlaces, wordPlaces } from '../text/word-places.ts';
import { matchElided } from './elided.ts';

/** A source made ready for many quotes. */
export interface PreparedSource {
  readonly text: string;
  readonly folded: Folded;
  /** The same without its apparatus; made when first needed. */
  thin(): Thinned;
  /** Indexes of the words at which a run of words begins; at most `most`. */
  runs(words: Folded, most: number): readonly number[];
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
  let places: WordPlaces | undefined;
  let asked = 0;
  const folded = foldText(text);
  return {
    text,
    folded,
    thin() {
      thin ??= thinned(folded, apparatusOf(folded));
      return thin;
    },
    runs(words, most) {
      asked += 1;
      // For a quote or two reading the text is cheaper than indexing it.
      if (places === undefined && asked > UNINDEXED) places = wordPlaces(folded);
      return places === undefined ? runsRead(folded, words, most) : runsOf(places, folded, words, most);
    },
  };
}

const UNINDEXED = 3;
const MOST_RUNS = 100;

function runsRead(folded: Folded, words: Folded, most: number): number[] {
  const runs: number[] = [];
  if (words.count === 0) return runs;
  for (let at = folded.key.indexOf(words.key); at >= 0 && runs.length < most; at = folded.key.indexOf(words.key, at + 1))
    runs.push(wordIndex(folded, at));
  return runs;
}

/** Looks for the quoted words. Null when they are not there as quoted. `folded` are the words of the trimmed quote, where they are known. */
export function findPassage(source: PreparedSource, quote: string, folded?: Folded): Found | null {
  const bare = quote.trim();
  const words = folded ?? foldText(bare);
  const runs = words.count === 0 ? [] : source.runs(words, MOST_RUNS);
  const exact = exactAt(source, bare, words, runs);
  if (exact !== undefined) return { how: 'exact', spans: [{ start: exact, end: exact + bare.length }] };
  if (words.count === 0) return null;
  return normalizedAmong(source, words, runs) ?? findThin(source, words) ?? findRespelt(source, bare) ?? matchElided(source, bare);
}

/** Where the very characters of a quote stand, and not as the middle of longer words. */
function exactAt({ text, folded }: PreparedSource, quote: string, words: Folded, runs: readonly number[]): number | undefined {
  const whole = (start: number): boolean =>
    text.startsWith(quote, start) &&
    !isInWord(text.charAt(start - 1) + quote.charAt(0)) &&
    !isInWord(quote.slice(-1) + text.charAt(start + quote.length));
  const first = words.starts[0] ?? 0;
  if (runs.length > 0) return runs.map((run) => (folded.starts[run] ?? 0) - first).find((start) => start >= 0 && whole(start));
  // Words at a quote's edge may fold otherwise alone than within their sentence.
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  for (let at = text.indexOf(quote), tries = 0; at >= 0 && tries < MOST_RUNS; at = text.indexOf(quote, at + 1), tries += 1)
    if (whole(at)) return at;
  return undefined;
}

/** True for two neighbours that belong to one word. */
const isInWord = (pair: string): boolean => /^[\p{L}\p{N}]{2}$/u.test(pair);

/** All words of the quote, side by side, in order. */
export function findWords(source: PreparedSource, words: Folded): Found | null {
  return normalizedAmong(source, words, source.runs(words, MOST_RUNS)) ?? findThin(source, words);
}

function normalizedAmong({ folded }: PreparedSource, words: Folded, runs: readonly number[]): Found | null {
  for (const first of runs) {
    const same = sameForm(
      folded,
      words,
      words.count,
      (i) => first + i,
      (i) => i,
    );
    if (same) return { how: 'normalized', spans: [spanOf(folded, first, first + words.count - 1)] };
  }
  return null;
}

const GREEK_INSIDE = /(?<=\p{L})(Alpha|Beta|Gamma|Delta|Epsilon|Theta|Kappa|Lambda|Sigma|Tau|Omega)(?=[\p{Lu}\d])/gu;

/**
 * The quote in other spellings that are the same words. What a quoter's hand leaves inside words: a letter in brackets
 * ("[t]he", "produce[d]"), a hyphen that is all that is left of a dash ("policy-a debate" for "policy—a debate"). What setting
 * leaves in the source: a first letter set large and apart ("T he"), a Greek letter in a name, as a letter or by its name
 * ("CFTRΔF508", "CFTRDeltaF508").
 */
function findRespelt(source: PreparedSource, quote: string): Found | null {
  const plain = quote.replace(/\[(\p{L}{1,3})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,3})\]/gu, '$1$2');
  for (const other of [
    plain,
    plain.replace(GREEK_INSIDE, ' $1 '),
    plain.replace(/(?<=\p{L})[\u0391-\u03c9\u2206µ](?=[\p{L}\d])/gu, (letter) => wordAt(foldText(letter), 0)),
    plain.replace(/^(\P{L}{0,3}\p{Lu})(?=\p{Ll})/u, '$1 '),
    plain.replace(/(\p{L})-(?=\p{L})/gu, '$1 '),
  ]) {
    const found = other === quote ? null : findWords(source, foldText(other));
    if (found !== null) return found;
  }
  return null;
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
  return source
    .runs(words, most + 1)
    .map((first) => spanOf(source.folded, first, first + words.count - 1))
    .filter((span) => !found.spans.some(({ start, end }) => start < span.end && span.start < end))
    .slice(0, most);
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
