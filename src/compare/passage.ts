/**
 * Do the quoted words stand in the source? Exactly; then with form folded away; then with the apparatus of the page left
 * out (footnote calls, inline citations, headers); then as fragments round ellipses and brackets. Never more than that: a
 * changed word is not found. What may stand in for a bracket, and what an ellipsis may leave out, is settled in `elided.ts`.
 */
import type { Span } from '../model/document.ts';
import type { QuoteMatch } from '../model/quote.ts';
import { apparatusOf, type Thinned, thinned } from '../text/apparatus.ts';
import { type Folded, foldText, wordAt, wordIndex } from '../text/folded.ts';
import { occurrences } from '../text/occurrences.ts';
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

/** Where quoted words were found. `spans` are in the source's text. */
export interface Found {
  readonly how: QuoteMatch;
  readonly spans: readonly Span[];
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
      if (words.count === 0) return [];
      asked += 1;
      // For a quote or two reading the text is cheaper than indexing it.
      if (asked > UNINDEXED) places ??= wordPlaces(folded);
      return places ? runsOf(places, folded, words, most) : occurrences(folded.key, words.key, most).map((at) => wordIndex(folded, at));
    },
  };
}

const UNINDEXED = 3;
const MOST_RUNS = 100;

/** Looks for the quoted words. Null when they are not there as quoted. `words` are those of the trimmed quote, where they are known. */
export function findPassage(source: PreparedSource, quote: string, words = foldText(quote.trim())): Found | null {
  const { text, folded } = source;
  const bare = quote.trim();
  const runs = source.runs(words, MOST_RUNS);
  const first = words.starts[0] ?? 0;
  // Words at a quote's edge may fold otherwise alone than within their sentence, so the very characters are looked for too.
  const starts =
    runs.length > 0
      ? runs.map((run) => (folded.starts[run] ?? 0) - first)
      : /[\p{L}\p{N}]/u.test(bare)
        ? occurrences(text, bare, MOST_RUNS)
        : [];
  for (const start of starts) {
    const end = start + bare.length;
    const edges = [text.charAt(start - 1) + bare.charAt(0), bare.slice(-1) + text.charAt(end)];
    // Not as the middle of longer words.
    if (
      text.startsWith(bare, start) &&
      !edges.some((edge) => /^(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{N}]){2}/u.test(edge))
    )
      return { how: 'exact', spans: [{ start, end }] };
  }
  if (words.count === 0) return null;
  const tried = new Set<string>();
  for (const spelling of respelt(bare, text)) {
    const found = tried.has(spelling) ? null : findWords(source, spelling === bare ? words : foldText(spelling));
    if (found) return found;
    tried.add(spelling);
  }
  return matchElided(source, bare);
}

/**
 * A quote, and other spellings that are the same words. What a quoter's hand leaves inside words: a letter in brackets
 * ("[t]he", "produce[d]"), a hyphen that is all that is left of a dash ("policy-a debate" for "policy—a debate"). What setting
 * leaves in the source: a first letter set large and apart ("T he"), ligatures set apart ("veri fi cation"), a page that turns
 * within a word ("com *745 mitted"), a Greek letter in a name, as a letter or by its name ("CFTRΔF508", "CFTRDeltaF508").
 */
function* respelt(quote: string, source: string): Generator<string> {
  yield quote;
  const plain = quote.replace(/\[(\p{L}{1,3})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,3})\]/gu, '$1$2');
  yield plain;
  yield plain.replace(/(?<=\p{L})(Alpha|Beta|Gamma|Delta|Epsilon|Theta|Kappa|Lambda|Sigma|Tau|Omega)(?=[\p{Lu}\d])/gu, ' $1 ');
  yield plain.replace(/(?<=\p{L})[\u0391-\u03c9\u2206µ](?=[\p{L}\d])/gu, (letter) => wordAt(foldText(letter), 0));
  yield plain.replace(/^(\P{L}{0,3}\p{Lu})(?=\p{Ll})/u, '$1 ');
  yield plain.replace(/(\p{L})-(?=\p{L})/gu, '$1 ');
  yield plain.replace(/ff[il]?|f[il]/g, ' $& ');
  yield occurrences(source, '*').reduce((words, at) => {
    const [, before = '', behind = ''] =
      /(\p{L}{1,25})\s?\*\d{1,5}\s?(\p{Ll}{1,25})/u.exec(source.slice(Math.max(0, at - 30), at + 40)) ?? [];
    return before ? words.replaceAll(before + behind, `${before} ${behind}`) : words;
  }, plain);
}

/** All words of the quote, side by side, in order; in the source as it is, then with the apparatus left out on both sides. */
export function findWords(source: PreparedSource, words: Folded): Found | null {
  const { folded } = source;
  const whole = (first: number, last: number): Found => ({ how: 'normalized', spans: [spanOf(folded, first, last)] });
  for (const first of source.runs(words, MOST_RUNS)) {
    const there = (i: number): number => first + i;
    if (sameForm(folded, words, words.count, there, (i) => i)) return whole(first, first + words.count - 1);
  }
  const thin = source.thin();
  const quote = thinned(words, apparatusOf(words));
  if (quote.count === 0 || (thin.count === folded.count && quote.count === words.count)) return null;
  for (const at of occurrences(thin.key, quote.key, MOST_RUNS)) {
    const first = wordIndex(thin, at);
    const there = (i: number): number => (i < 0 ? -1 : (thin.map[i] ?? folded.count));
    const here = (i: number): number => (i < 0 ? -1 : (quote.map[i] ?? words.count));
    // What apparatus the quote has must stand at the same place of the source; what it lacks may.
    const same = Array.from({ length: quote.count + 1 }, (_, i) =>
      between(folded, there(first + i - 1), there(first + i)).includes(between(words, here(i - 1), here(i))),
    );
    if (same.every(Boolean) && sameForm(folded, words, quote.count, (i) => there(first + i), here))
      return whole(there(first), there(first + quote.count - 1));
  }
  return null;
}

/** The words that lie between two others. */
const between = ({ key, keys }: Folded, from: number, to: number): string =>
  to - from < 2 ? '' : key.slice(keys[from + 1], (keys[to] ?? 0) + 1);

/** What folding took away and yet may mean something: a short word in capitals is another word ("US", "us"), but not in a heading. */
function sameForm(source: Folded, words: Folded, count: number, there: (i: number) => number, here: (i: number) => number): boolean {
  const printed = ({ text, starts, ends }: Folded, i: number): string => text.slice(starts[i] ?? text.length, ends[i]);
  const inCapitals = (folded: Folded, i: number): boolean => [i - 1, i + 1].some((one) => /^\p{Lu}{2,}$/u.test(printed(folded, one)));
  for (let i = 1; i < count; i += 1) {
    const pair = `${printed(source, there(i))} ${printed(words, here(i))}`;
    if (pair.length < 10 && /^(?:\p{Lu}{2,4} \p{Ll}{1,4}|\p{Ll}{1,4} \p{Lu}{2,4})$/u.test(pair))
      if (!inCapitals(source, there(i)) && !inCapitals(words, here(i))) return false;
  }
  return true;
}

/** Further places where the same words stand side by side; at most `most`. */
export const alsoAt = (source: PreparedSource, words: Folded, found: Found, most: number): readonly Span[] =>
  source
    .runs(words, most + 1)
    .map((first) => spanOf(source.folded, first, first + words.count - 1))
    .filter((span) => !found.spans.some(({ start, end }) => start < span.end && span.start < end))
    .slice(0, most);

/** The place of a run of words in the text. */
export const spanOf = ({ starts, ends }: Folded, first: number, last: number): Span => ({
  start: starts[first] ?? 0,
  end: ends[last] ?? 0,
});
