/**
 * Do the quoted words stand in the source? Exactly; then with form folded away; then with the apparatus of the page left
 * out (footnote calls, inline citations, headers); then as fragments round ellipses and brackets. Never more than that: a
 * changed word is not found. What may stand in for a bracket, and what an ellipsis may leave out, is settled in `elided.ts`.
 */

import type { Span } from '../../model/document.ts';
import { type Folded, foldText, spanOf, wordIndex } from '../../text/folded.ts';
import { occurrences } from '../../text/occurrences.ts';
import { type Apparatus, matchPieces, type Piece, takeApart } from './elided.ts';
import type { Found, Stream } from './stream.ts';

/** A source made ready for many quotes. */
export interface PreparedSource {
  readonly text: string;
  readonly folded: Stream;
  /** The source's words without apparatus; made when first needed. */
  thin(): Stream;
  /** Undefined in the small check. */
  readonly aids?: Aids | undefined;
}

/** What helps a search beyond comparing words: known to the full check, left out of the small one. */
export interface Aids extends Apparatus {
  /** Other spellings of a quote that are the same words as a source may have them. */
  respelt(quote: string, source: string): Iterable<string>;
  /** A quote with the words whole that its own lines break without a hyphen. */
  joined(quote: string, source: string): string;
  /** Finds runs of words by an index, as `runs` of a stream does by reading. */
  indexed(words: Folded): Stream['runs'];
}

function streamOf(folded: Folded, aids: Aids | undefined): Stream {
  // For a quote or two reading the text is cheaper than indexing it.
  const UNINDEXED = 3;
  let asked = 0;
  let runs: Stream['runs'] = (words, most) => occurrences(folded.key, words.key, most).map((at) => wordIndex(folded, at));
  return {
    ...folded,
    runs(words, most) {
      if (words.count === 0) return [];
      asked += 1;
      if (aids && asked === UNINDEXED + 1) runs = aids.indexed(folded);
      return runs(words, most);
    },
  };
}

/** Makes a source ready. Linear in its length; keep the result and use it for every quote from that source. */
export function preparePassages(text: string, aids?: Aids): PreparedSource {
  const folded = streamOf(foldText(text), aids);
  let thin: Stream | undefined;
  return {
    text,
    folded,
    aids,
    thin() {
      if (!thin) {
        const words = aids?.bared(folded) ?? folded;
        thin = words === folded ? folded : streamOf(words, aids);
      }
      return thin;
    },
  };
}

/** Where a cut goes through a word, a number, "don’t", or leaves off what denies the word: "non-". U+FFFF, which stands in no text, is the cut. */
const CUT =
  /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{N}]\uffff(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{N}]|\d[.,]\uffff\d|\d\uffff[.,]\d|n\uffff['’]t|(?<!\p{L})(?:non|un|anti|dis|in|mis|counter|ex)[-‐‑]\uffff/iu;

/** "until [2009]" before U+FFFF, behind which the source has " 2006": the bracket is no citation but stands for that number. */
const REPLACED = /\[(\d+)\]\P{L}{0,9}\uffff (?!\1)\d/u;

/** Looks for the quoted words. Null when they are not there as quoted. `words` are those of the trimmed quote, where they are known. */
export function findPassage(source: PreparedSource, quote: string, words = foldText(quote.trim())): Found | null {
  const MOST_RUNS = 100;
  const { text, folded, aids } = source;
  const bare = quote.trim();
  const runs = folded.runs(words, MOST_RUNS);
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
    const edges = [
      `${text.slice(Math.max(0, start - 8), start)}\uffff${bare.charAt(0)}`,
      `${bare.slice(-1)}\uffff${text.slice(end, end + 2)}`,
    ];
    if (text.startsWith(bare, start) && !edges.some((edge) => CUT.test(edge))) return { how: 'exact', spans: [{ start, end }] };
  }
  if (words.count === 0) return null;
  for (const pieces of readings(bare, source, words)) {
    const found = matchPieces(folded, pieces) ?? (aids ? matchPieces(source.thin(), pieces, aids) : null);
    if (found && !REPLACED.test(`${bare}\uffff${text.slice(found.spans.at(-1)?.end).slice(0, 7)}`)) return found;
  }
  return null;
}

/** The pieces a quote may be made of. Brackets may be the source's own ("[n = 30]"), so first only the ellipses part it. */
function* readings(quote: string, source: PreparedSource, words: Folded): Generator<readonly Piece[]> {
  const tried = new Set<string>();
  for (const spelling of spellings(quote, source))
    if (!tried.has(spelling)) {
      tried.add(spelling);
      yield [{ words: spelling === quote ? words : foldText(spelling), inserted: '' }];
    }
  const joined = source.aids?.joined(quote, source.text) ?? quote;
  for (const words of new Set([quote, joined])) {
    yield takeApart(words, false);
    yield takeApart(words, true);
  }
}

/** A quote, the same without brackets round letters within words ("[t]he", "produce[d]"), and as setting may have left it. */
function* spellings(quote: string, { text, aids }: PreparedSource): Generator<string> {
  yield quote;
  const plain = quote.replace(/\[(\p{L}{1,3})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,3})\]/gu, '$1$2');
  yield plain;
  if (!aids) return;
  yield aids.joined(plain, text);
  yield* aids.respelt(plain, text);
}

/** Further places where the same words stand side by side; at most `most`. */
export const alsoAt = ({ folded }: PreparedSource, words: Folded, found: Found, most: number): readonly Span[] =>
  folded
    .runs(words, most + 1)
    .map((first) => spanOf(folded, first, first + words.count - 1))
    .filter((span) => !found.spans.some(({ start, end }) => start < span.end && span.start < end))
    .slice(0, most);
