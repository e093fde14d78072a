/**
 * The passage of a source that comes nearest to quoted words that are not there, with a word-by-word difference. It is
 * shown so that a person sees at once what was changed; it never makes a quote verified, however near it is.
 * Method: the quote's long words vote for the place (each hit points at where the quote would begin), then the words of the
 * quote and of the winning stretch are aligned (edit distance over words, Wagner & Fischer 1974).
 */
import { type Folded, wordAt, wordIndex } from '../text/folded.ts';
import type { PreparedSource } from './passage.ts';

export interface Change {
  readonly op: 'same' | 'only-quoted' | 'only-source';
  /** The words as they stand in the quote or, for `only-source`, in the source. */
  readonly text: string;
}

export interface Nearest {
  /** Place in the source's text. */
  readonly span: { readonly start: number; readonly end: number };
  /** Share of the quote's words that stand there in order, 0..1. */
  readonly score: number;
  readonly changes: readonly Change[];
}

/** Longest stretch of a quote that is compared; what lies behind it is not looked at. */
const MOST_WORDS = 300;
const VOTERS = 12;
const HITS = 400;
/** Below this share of shared words a passage is no help to anybody. */
const LEAST = 0.5;

/** The nearest passage; null when nothing comes near. */
export function nearestPassage(source: PreparedSource, quote: Folded): Nearest | null {
  const length = Math.min(quote.count, MOST_WORDS);
  if (length < 2) return null;
  const begin = bestBeginning(source.folded, quote, length);
  if (begin === null) return null;
  const margin = Math.min(30, Math.ceil(length / 3) + 2);
  const from = Math.max(0, begin - margin);
  const to = Math.min(source.folded.count, begin + length + margin);
  return aligned(source.folded, from, to, quote, length);
}

/** Where the quote would begin if its long words stood where the source has them: the beginning with most votes. */
function bestBeginning(source: Folded, quote: Folded, length: number): number | null {
  const voters = Array.from({ length }, (_, index) => ({ index, word: wordAt(quote, index) }))
    .sort((a, b) => b.word.length - a.word.length || a.index - b.index)
    .filter((voter, i, all) => all.findIndex(({ word }) => word === voter.word) === i)
    .slice(0, VOTERS);
  const width = Math.max(4, Math.ceil(length / 4));
  const votes = new Map<number, { weight: number; sum: number; count: number }>();
  for (const { index, word } of voters) {
    const key = ` ${word} `;
    let hits = 0;
    for (let at = source.key.indexOf(key); at >= 0 && hits < HITS; at = source.key.indexOf(key, at + 1), hits += 1) {
      const begin = wordIndex(source, at) - index;
      const bucket = Math.floor(begin / width);
      for (const near of [bucket, bucket + 1]) {
        const vote = votes.get(near) ?? { weight: 0, sum: 0, count: 0 };
        votes.set(near, { weight: vote.weight + Math.min(12, word.length), sum: vote.sum + begin, count: vote.count + 1 });
      }
    }
  }
  let best: { weight: number; sum: number; count: number } | null = null;
  for (const vote of votes.values()) if (best === null || vote.weight > best.weight) best = vote;
  return best === null ? null : Math.round(best.sum / best.count);
}

/** Aligns the quote with a stretch of the source; the stretch may be cut at both ends for nothing. */
function aligned(source: Folded, from: number, to: number, quote: Folded, length: number): Nearest | null {
  const width = to - from;
  const there = Array.from({ length: width }, (_, i) => wordAt(source, from + i));
  const here = Array.from({ length }, (_, i) => wordAt(quote, i));
  const costs = new Uint16Array((length + 1) * (width + 1));
  const at = (row: number, column: number): number => row * (width + 1) + column;
  for (let row = 1; row <= length; row += 1) costs[at(row, 0)] = row;
  for (let row = 1; row <= length; row += 1) {
    for (let column = 1; column <= width; column += 1) {
      const same = here[row - 1] === there[column - 1] ? 0 : 2;
      costs[at(row, column)] = Math.min(
        (costs[at(row - 1, column - 1)] ?? 0) + same,
        (costs[at(row - 1, column)] ?? 0) + 1,
        (costs[at(row, column - 1)] ?? 0) + 1,
      );
    }
  }
  let end = 0;
  for (let column = 1; column <= width; column += 1) if ((costs[at(length, column)] ?? 0) < (costs[at(length, end)] ?? 0)) end = column;
  const steps = trace(costs, width, length, end, here, there);
  const shared = steps.filter(({ op }) => op === 'same').length;
  const score = shared / length;
  widen(steps, width);
  const placed = steps.filter(({ column }) => column >= 0);
  const first = placed.at(0);
  const last = placed.at(-1);
  if (score < LEAST || first === undefined || last === undefined) return null;
  return {
    span: { start: source.starts[from + first.column] ?? 0, end: source.ends[from + last.column] ?? 0 },
    score: Math.round(score * 1000) / 1000,
    changes: joined(steps, source, from, quote),
  };
}

interface Step {
  readonly op: Change['op'];
  readonly row: number;
  /** −1 when the source has nothing there. */
  readonly column: number;
}

/** Walks the table back from the end; source words before and behind the quote are not part of it. */
function trace(costs: Uint16Array, width: number, length: number, end: number, here: readonly string[], there: readonly string[]): Step[] {
  const at = (row: number, column: number): number => costs[row * (width + 1) + column] ?? 0;
  const steps: Step[] = [];
  let row = length;
  let column = end;
  while (row > 0) {
    if (column > 0 && here[row - 1] === there[column - 1] && at(row, column) === at(row - 1, column - 1)) {
      row -= 1;
      column -= 1;
      steps.push({ op: 'same', row, column });
    } else if (column > 0 && at(row, column) === at(row, column - 1) + 1) {
      column -= 1;
      steps.push({ op: 'only-source', row, column });
    } else {
      row -= 1;
      steps.push({ op: 'only-quoted', row, column: -1 });
    }
  }
  steps.reverse();
  while (steps[0]?.op === 'only-source') steps.shift();
  return steps;
}

/** Where the quote begins or ends with words of its own, as many of the source's words stand beside them for comparison. */
function widen(steps: Step[], width: number): void {
  const first = steps.findIndex(({ column }) => column >= 0);
  const begin = steps[first]?.column ?? 0;
  for (let i = 0; i < first && begin - i - 1 >= 0; i += 1) steps.splice(first, 0, { op: 'only-source', row: 0, column: begin - i - 1 });
  const last = steps.findLastIndex(({ column }) => column >= 0);
  const end = steps[last]?.column ?? width;
  const trailing = steps.length - 1 - last;
  for (let i = 1; i <= trailing && end + i < width; i += 1) steps.push({ op: 'only-source', row: 0, column: end + i });
}

/** Runs of the same kind as one change each, in the words as printed. */
function joined(steps: readonly Step[], source: Folded, from: number, quote: Folded): Change[] {
  const changes: Change[] = [];
  for (let i = 0; i < steps.length; ) {
    const first = steps[i];
    if (first === undefined) break;
    let j = i;
    while (steps[j + 1]?.op === first.op) j += 1;
    const last = steps[j] ?? first;
    const text =
      first.op === 'only-source'
        ? source.text.slice(source.starts[from + first.column], source.ends[from + last.column])
        : quote.text.slice(quote.starts[first.row], quote.ends[last.row]);
    changes.push({ op: first.op, text });
    i = j + 1;
  }
  return changes;
}
