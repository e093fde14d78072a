/**
 * A claim part by part: a sentence is borne out only when each of its parts is, and the part that is not hides behind the ones
 * that are. Parts are cut at commas and the like, sentence ends, and words that open a clause.
 */
import type { Alignment } from './align.ts';
import type { Reading, Word } from './word.ts';

export const CLAUSE_FEATURES = [
  'clauses',
  'clause-least-all',
  'clause-least-1',
  'clause-second-1',
  'clause-mean-1',
  'clause-last-1',
  'clause-first-1',
] as const;

const OPENERS = new Set(
  'and but or which who whom whose that while because since when where after before although though whereas if unless until with without including as by for to'.split(
    ' ',
  ),
);
/** Parts with fewer meaningful words join the part before. */
const LEAST = 2;

/** For each meaningful word of the claim the number of its part; and how many parts there are. */
export function partsOf(claim: Reading, content: readonly number[]): { readonly part: Int32Array; readonly count: number } {
  const part = new Int32Array(content.length);
  let current = 0;
  let size = 0;
  let row = 0;
  for (let i = 0; i < claim.words.length; i += 1) {
    const word = claim.words[i] as Word;
    const opens = claim.breaks[i] === 1 || OPENERS.has(word.text);
    if (opens && size >= LEAST && content.length - row >= LEAST) {
      current += 1;
      size = 0;
    }
    if (content[row] === i) {
      part[row] = current;
      row += 1;
      size += 1;
    }
  }
  return { part, count: content.length === 0 ? 0 : current + 1 };
}

/** How well the parts are answered: anywhere, and by a single sentence each. */
export function clauseFeatures(claim: Reading, evidence: Reading, { content, weights, anywhere, grid }: Alignment): number[] {
  const { part, count } = partsOf(claim, content);
  const columns = evidence.sentences.length - 1;
  const whole: number[] = [];
  const single: number[] = [];
  let row = 0;
  for (let p = 0; p < count; p += 1) {
    const begin = row;
    let total = 0;
    let all = 0;
    for (; row < content.length && part[row] === p; row += 1) {
      total += weights[row] as number;
      all += (weights[row] as number) * (anywhere[row] as number);
    }
    let best = 0;
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let r = begin; r < row; r += 1) sum += (weights[r] as number) * (grid[r * columns + column] as number);
      if (sum > best) best = sum;
    }
    whole.push(total > 0 ? all / total : 1);
    single.push(total > 0 ? best / total : 1);
  }
  const sorted = [...single].sort((a, b) => a - b);
  return [
    Math.min(count, 8),
    Math.min(1, ...whole),
    sorted[0] ?? 1,
    sorted[1] ?? sorted[0] ?? 1,
    single.length > 0 ? single.reduce((a, b) => a + b, 0) / single.length : 1,
    single.at(-1) ?? 1,
    single[0] ?? 1,
  ];
}
