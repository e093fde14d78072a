/**
 * The passage of a source that comes nearest to quoted words that are not there, with a word-by-word difference. It is
 * shown so that a person sees at once what was changed; it never makes a quote verified, however near it is.
 * Method: the quote's long words vote for the place (each hit points at where the quote would begin), then the words of the
 * quote and of the winning stretch are aligned (edit distance over words, Wagner & Fischer 1974).
 */
import type { NearestPassage, QuoteChange } from '../../model/quote.ts';
import { type Folded, wordAt, wordIndex } from '../../text/folded.ts';
import { occurrences } from '../../text/occurrences.ts';
import type { PreparedSource } from './passage.ts';

const wordsFrom = (folded: Folded, from: number, to: number): string[] =>
  Array.from({ length: Math.min(to, folded.count) - from }, (_, i) => wordAt(folded, from + i));

/** The nearest passage; null when nothing comes near. */
export function nearestPassage({ folded: source }: PreparedSource, quote: Folded): NearestPassage | null {
  // Longest stretch of a quote that is compared; what lies behind it is not looked at.
  const MOST_WORDS = 300;
  const VOTERS = 12;
  const HITS = 400;
  // Below this share of shared words a passage is no help to anybody.
  const LEAST = 0.5;
  const here = wordsFrom(quote, 0, MOST_WORDS);
  const { length } = here;
  if (length < 2) return null;

  // Where the quote would begin if its long words stood where the source has them: the stretch with most votes.
  const reach = Math.max(4, Math.ceil(length / 4));
  const votes = new Map<number, number>();
  let best = 0;
  for (const word of [...new Set(here)].sort((a, b) => b.length - a.length).slice(0, VOTERS))
    for (const at of occurrences(source.key, ` ${word} `, HITS)) {
      const stretch = Math.floor((wordIndex(source, at) - here.indexOf(word)) / reach);
      for (const one of [stretch, stretch + 1]) {
        const weight = (votes.get(one) ?? 0) + Math.min(12, word.length);
        votes.set(one, weight);
        if (weight > (votes.get(best) ?? 0)) best = one;
      }
    }
  if (votes.size === 0) return null;

  // The stretch may be cut at both ends for nothing.
  const from = Math.max(0, (best - 1) * reach - 4);
  const there = wordsFrom(source, from, (best + 1) * reach + length + 4);
  const width = there.length + 1;
  const costs = new Uint16Array((length + 1) * width);
  const cost = (row: number, column: number): number => costs[row * width + column] as number;
  for (let row = 1; row <= length; row += 1)
    for (let column = 0; column < width; column += 1)
      costs[row * width + column] =
        column > 0 && here[row - 1] === there[column - 1]
          ? cost(row - 1, column - 1)
          : 1 + Math.min(cost(row - 1, column), column > 0 ? cost(row, column - 1) : length);
  let column = 0;
  for (let i = 1; i < width; i += 1) if (cost(length, i) < cost(length, column)) column = i;

  const runs: Run[] = [];
  for (let row = length; row > 0; ) {
    const op =
      column > 0 && here[row - 1] === there[column - 1]
        ? 'same'
        : column > 0 && cost(row, column) > cost(row, column - 1)
          ? 'only-source'
          : 'only-quoted';
    if (op !== 'only-quoted') column -= 1;
    if (op !== 'only-source') row -= 1;
    if (runs[0]?.op === op) runs[0] = { op, row, column, count: runs[0].count + 1 };
    else runs.unshift({ op, row, column, count: 1 });
  }
  const shared = runs.reduce((sum, { op, count }) => (op === 'same' ? sum + count : sum), 0) / length;
  const first = runs[0];
  const last = runs.at(-1);
  if (shared < LEAST || !first || !last) return null;
  // Where the quote begins or ends with words of its own, as many of the source's stand beside them for comparison.
  const before = first.op === 'only-quoted' ? Math.min(first.count, first.column) : 0;
  const behind = last.op === 'only-quoted' ? Math.min(last.count, there.length - last.column) : 0;
  if (before > 0) runs.splice(1, 0, { op: 'only-source', row: 0, column: first.column - before, count: before });
  if (behind > 0) runs.push({ op: 'only-source', row: 0, column: last.column, count: behind });
  const end = last.column + (last.op === 'same' ? last.count : behind);
  return {
    span: { start: source.starts[from + first.column - before] ?? 0, end: source.ends[from + end - 1] ?? 0 },
    score: Math.round(shared * 1000) / 1000,
    changes: runs.map(({ op, row, column: at, count }): QuoteChange => {
      const [{ text, starts, ends }, index] = op === 'only-source' ? [source, from + at] : [quote, row];
      return { op, text: text.slice(starts[index], ends[index + count - 1]) };
    }),
  };
}

/** Words side by side that are in both or in one alone: `row` is the first of them in the quote, `column` in the source's stretch. */
interface Run {
  readonly op: QuoteChange['op'];
  readonly row: number;
  readonly column: number;
  readonly count: number;
}
