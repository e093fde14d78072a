/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) at work: scores of labels for each token from
 * its features, scores of neighbouring labels from the kind of gap between them, the best sequence by Viterbi and, for
 * confidence, the probability of that sequence by the forward recursion. Training lives in
 * scripts/train-parser; weights are read by `weights.ts`. Indices here stay inside their arrays by construction; `as number`
 * says so, since a check at each access would halve the speed.
 */
import type { Seen } from './features.ts';
import { addRows, type RowTable, sumSize, weightsOf } from './rows.ts';

export interface Model {
  /** Number of labels. */
  readonly labels: number;
  /** Weights of features; a weight's unit is `scale`. */
  readonly table: RowTable;
  readonly scale: number;
  /** Scores of the first label. */
  readonly first: Float32Array;
  /** exp(score) of label k followed by label l over a gap g, at [(g × labels + k) × labels + l]. */
  readonly steps: Float32Array;
}

export interface Labelling {
  /** Best label of each token. */
  readonly labels: Uint8Array;
  /** Natural logarithm of the probability of the whole sequence. */
  readonly logChance: number;
}

/** Work space, used anew at each call and never handed out: typed arrays cost more to make than to fill. */
const roomOf = (size: number) => ({
  size,
  weight: new Float64Array(size),
  forward: new Float64Array(size),
  viterbi: new Float64Array(size),
  sums: new Int32Array(size),
});
let room = roomOf(0);
/** More labels than any model has. */
const MOST_LABELS = 64;
const followed = new Int32Array(MOST_LABELS);
const begins = new Int32Array(MOST_LABELS);
const shares = new Float64Array(MOST_LABELS);
const ways = new Float64Array(MOST_LABELS);

/** exp(−n × scale) for whole n until it is next to nothing, which is what scores of one token differ by. */
let fading = new Float64Array(0);
let fadingOf = 0;
/** Beyond this a score adds nothing that could be told from the least that any label is given. */
const FADED = 75;
function fade(scale: number): Float64Array {
  if (fadingOf === scale) return fading;
  fading = Float64Array.from({ length: Math.ceil(FADED / scale) }, (_, n) => Math.exp(-n * scale));
  fadingOf = scale;
  return fading;
}
/** What the least likely label of a token is given, so that no path is impossible. */
const LEAST = 1e-30;

/** How many words keep the sum of what they alone show. */
const MOST_WORDS = 8192;
interface WordSums {
  readonly table: RowTable;
  readonly ids: Int32Array;
  readonly sums: Int32Array;
}
let wordSums: WordSums | null = null;
function wordSumsOf(table: RowTable): WordSums {
  if (wordSums === null || wordSums.table !== table)
    wordSums = { table, ids: new Int32Array(MOST_WORDS).fill(-1), sums: new Int32Array((MOST_WORDS + 1) * sumSize(table)) };
  return wordSums;
}
/** The sum of what the tokens of a stretch share, and that of a token. */
let part = new Int32Array(0);
let sum = new Int32Array(0);

/**
 * The odds of every label at every token against the likeliest one there, by the token's features alone, row by row into `room.weight`.
 */
function emissions(model: Model, seen: Seen): void {
  const { labels: L, table, scale, first } = model;
  const { features, width, own, ids, shared, same } = seen;
  const { weight, sums } = room;
  const faded = fade(scale);
  const n = seen.gaps.length;
  const size = sumSize(table);
  const words = wordSumsOf(table);
  if (part.length < size) part = new Int32Array(size);
  if (sum.length < size) sum = new Int32Array(size);
  for (let i = 0; i < n; i += 1) {
    const from = i * width;
    if (same[i] !== 1) {
      part.fill(0, 0, size);
      addRows(table, features, from + own, from + own + shared, part, 0);
    }
    const id = ids[i] as number;
    const at = (id & (MOST_WORDS - 1)) * size;
    let known = 0;
    if (id < 0 || words.ids[id & (MOST_WORDS - 1)] !== id) {
      // A word seen for the first time, or one that is none: its sum is kept, or put where nothing is kept.
      known = id < 0 ? MOST_WORDS * size : at;
      words.sums.fill(0, known, known + size);
      addRows(table, features, from, from + own, words.sums, known);
      if (id >= 0) words.ids[id & (MOST_WORDS - 1)] = id;
    } else known = at;
    for (let k = 0; k < size; k += 1) sum[k] = (part[k] as number) + (words.sums[known + k] as number);
    addRows(table, features, from + own + shared, from + width, sum, 0);
    weightsOf(table, L, sum, 0, sums);
    const base = i * L;
    if (i === 0) {
      let highest = Number.NEGATIVE_INFINITY;
      for (let l = 0; l < L; l += 1) highest = Math.max(highest, (sums[l] as number) * scale + (first[l] as number));
      for (let l = 0; l < L; l += 1) weight[l] = Math.exp((sums[l] as number) * scale + (first[l] as number) - highest) + LEAST;
      continue;
    }
    let highest = sums[0] as number;
    for (let l = 1; l < L; l += 1) if ((sums[l] as number) > highest) highest = sums[l] as number;
    for (let l = 0; l < L; l += 1) {
      const behind = highest - (sums[l] as number);
      weight[base + l] = behind < faded.length ? (faded[behind] as number) + LEAST : LEAST;
    }
  }
}

/** Labels less likely than this at a token, compared with all labels there, are not followed further. */
const FAINT = 1e-4;

/**
 * Labels a reference. Works with probabilities scaled token by token, so that long references do not underflow, and follows
 * only labels that are not all but ruled out, which are few.
 */
export function label(model: Model, seen: Seen): Labelling {
  const n = seen.gaps.length;
  const { labels: L, steps } = model;
  const best = new Uint8Array(n);
  if (n === 0) return { labels: best, logChance: 0 };
  const size = n * L;
  if (room.size < size) room = roomOf(size * 2);
  const { weight, forward, viterbi } = room;
  emissions(model, seen);
  /** The labels still followed at the token before: which, how likely, how likely by the best way, and where their steps begin. */
  let living = L;
  for (let l = 0; l < L; l += 1) followed[l] = l;
  let logRatio = 0;
  for (let i = 0; i < n; i += 1) {
    const base = i * L;
    let sum = 0;
    let top = 0;
    if (i > 0) {
      const gap = (seen.gaps[i] as number) * L * L;
      for (let a = 0; a < living; a += 1) {
        const k = followed[a] as number;
        shares[a] = forward[base - L + k] as number;
        ways[a] = viterbi[base - L + k] as number;
        begins[a] = gap + k * L;
      }
      if (living === 0) {
        shares[0] = 0;
        ways[0] = 0;
      }
    }
    // Most tokens leave one label or two to be followed: those need no loop.
    const begin = begins[0] as number;
    const share0 = shares[0] as number;
    const way0 = ways[0] as number;
    const begin1 = begins[1] as number;
    const share1 = shares[1] as number;
    const way1 = ways[1] as number;
    for (let l = 0; l < L; l += 1) {
      let all = 1;
      let most = 1;
      if (i > 0) {
        const odds = steps[begin + l] as number;
        all = share0 * odds;
        most = way0 * odds;
        if (living > 1) {
          const odds1 = steps[begin1 + l] as number;
          all += share1 * odds1;
          const way = way1 * odds1;
          if (way > most) most = way;
          for (let a = 2; a < living; a += 1) {
            const odds2 = steps[(begins[a] as number) + l] as number;
            all += (shares[a] as number) * odds2;
            const other = (ways[a] as number) * odds2;
            if (other > most) most = other;
          }
        }
      }
      const w = weight[base + l] as number;
      all *= w;
      most *= w;
      forward[base + l] = all;
      viterbi[base + l] = most;
      sum += all;
      if (most > top) top = most;
    }
    living = 0;
    for (let l = 0; l < L; l += 1) {
      const share = (forward[base + l] as number) / sum;
      forward[base + l] = share;
      viterbi[base + l] = (viterbi[base + l] as number) / top;
      followed[living] = l;
      if (share > FAINT) living += 1;
    }
    logRatio += Math.log(top / sum);
  }
  let at = 0;
  for (let l = 1; l < L; l += 1) if ((viterbi[(n - 1) * L + l] as number) > (viterbi[(n - 1) * L + at] as number)) at = l;
  const logChance = Math.min(0, logRatio + Math.log(viterbi[(n - 1) * L + at] as number));
  // The way back: of the labels that were followed, the one from which the best way comes.
  best[n - 1] = at;
  for (let i = n - 1; i > 0; i -= 1) {
    const gap = (seen.gaps[i] as number) * L * L;
    const base = (i - 1) * L;
    let most = -1;
    let before = 0;
    for (let k = 0; k < L; k += 1) {
      if ((forward[base + k] as number) <= FAINT && most >= 0) continue;
      const way = (forward[base + k] as number) > FAINT ? (viterbi[base + k] as number) * (steps[gap + k * L + at] as number) : 0;
      if (way > most) {
        most = way;
        before = k;
      }
    }
    at = before;
    best[i - 1] = at;
  }
  return { labels: best, logChance };
}
