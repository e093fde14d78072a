/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) at work: scores of labels for each token from
 * its features, scores of neighbouring labels from the kind of gap between them, the best sequence by Viterbi and, for
 * confidence, the probability of that sequence by the forward recursion. Training lives in
 * scripts/train-parser; weights are read by `weights.ts`. Indices here stay inside their arrays by construction; `as number`
 * says so, since a check at each access would halve the speed.
 */
import type { Seen } from './features.ts';
import { LANES, type RowTable } from './rows.ts';

export interface Model {
  /** Number of labels. */
  readonly labels: number;
  /** Weights of features, with `SUMS` places; a weight's unit is `scale`. */
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
  /** Of the labels followed behind each token: which they are, how likely, and how likely by the best way; and how many there are. */
  followed: new Uint8Array(size),
  shares: new Float64Array(size),
  ways: new Float64Array(size),
  living: new Uint8Array(size),
});
let room = roomOf(0);
/** Of one token: how likely each label is by any way and by the best one. */
const all = new Float64Array(LANES);
const most = new Float64Array(LANES);

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

/** How many words keep the sum of what they alone show, at places from 1 on; behind them the sum of what a stretch shares, of a word that is not kept, of a token. */
const MOST_WORDS = 8192;
const SHARED_SUM = MOST_WORDS + 1;
const WORD_SUM = MOST_WORDS + 2;
const TOKEN_SUM = MOST_WORDS + 3;
/** Sums that a table must have places for. */
export const SUMS = TOKEN_SUM;
/** Which words the sums at the places of a table are of. */
let kept: { readonly table: RowTable; readonly ids: Int32Array } | null = null;
function idsOf(table: RowTable): Int32Array {
  if (kept?.table !== table) kept = { table, ids: new Int32Array(MOST_WORDS).fill(-1) };
  return kept.ids;
}

/**
 * The odds of every label at every token against the likeliest one there, by the token's features alone, row by row into `room.weight`.
 */
function emissions(model: Model, seen: Seen): void {
  const { labels: L, table, scale, first } = model;
  const { features, width, own, ids, shared, same } = seen;
  const { weight } = room;
  const faded = fade(scale);
  const n = seen.gaps.length;
  const keptIds = idsOf(table);
  const { sums } = table;
  const at = TOKEN_SUM * LANES;
  table.take(features.length > n * width ? features.subarray(0, n * width) : features);
  for (let i = 0; i < n; i += 1) {
    const from = i * width;
    if (same[i] !== 1) table.sum(from + own, from + own + shared, 0, 0, SHARED_SUM);
    const id = ids[i] as number;
    const slot = id & (MOST_WORDS - 1);
    const word = id < 0 ? WORD_SUM : slot + 1;
    if (id < 0 || keptIds[slot] !== id) {
      // A word seen for the first time, or one that is none: its sum is kept, or put where nothing is kept.
      table.sum(from, from + own, 0, 0, word);
      if (id >= 0) keptIds[slot] = id;
    }
    table.sum(from + own + shared, from + width, SHARED_SUM, word, TOKEN_SUM);
    const base = i * L;
    if (i === 0) {
      let highest = Number.NEGATIVE_INFINITY;
      for (let l = 0; l < L; l += 1) highest = Math.max(highest, (sums[at + l] as number) * scale + (first[l] as number));
      for (let l = 0; l < L; l += 1) weight[l] = Math.exp((sums[at + l] as number) * scale + (first[l] as number) - highest) + LEAST;
      continue;
    }
    let highest = sums[at] as number;
    for (let l = 1; l < L; l += 1) if ((sums[at + l] as number) > highest) highest = sums[at + l] as number;
    for (let l = 0; l < L; l += 1) {
      const behind = highest - (sums[at + l] as number);
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
  const size = (n + 1) * L;
  if (room.size < size) room = roomOf(size * 2);
  const { weight, living } = room;
  emissions(model, seen);
  let logRatio = 0;
  /** The likeliest of the labels followed at the token before, by its place among them. */
  let ahead = 0;
  for (let i = 0; i < n; i += 1) {
    const base = i * L;
    if (i === 0) {
      all.fill(1, 0, L);
      most.fill(1, 0, L);
    } else stepsFrom(steps, (seen.gaps[i] as number) * L * L, L, base - L, living[i - 1] as number, ahead);
    let sum = 0;
    let top = 0;
    for (let l = 0; l < L; l += 1) {
      const w = weight[base + l] as number;
      const every = (all[l] as number) * w;
      const way = (most[l] as number) * w;
      all[l] = every;
      most[l] = way;
      sum += every;
      if (way > top) top = way;
    }
    ahead = follow(L, base, i, sum, top);
    logRatio += Math.log(top / sum);
  }
  wayBack(model, seen, best);
  return { labels: best, logChance: Math.min(0, logRatio) };
}

/**
 * How likely every label is behind those followed at the token before, in `all` by any way and in `most` by the best one. The likeliest of
 * those goes first, since hardly a way is better then; sums are made in the order of labels, so that nothing is rounded otherwise. Four are
 * taken at once, which asks memory less often.
 */
function stepsFrom(steps: Float32Array, gap: number, L: number, before: number, living: number, ahead: number): void {
  const { followed, shares, ways } = room;
  const wayA = ways[before + ahead] as number;
  const rowA = gap + (followed[before + ahead] as number) * L;
  for (let l = 0; l < L; l += 1) {
    all[l] = 0;
    most[l] = wayA * (steps[rowA + l] as number);
  }
  for (let at = before; at < before + living; at += 4) {
    const row0 = gap + (followed[at] as number) * L;
    const row1 = gap + (followed[at + 1] as number) * L;
    const row2 = gap + (followed[at + 2] as number) * L;
    const row3 = gap + (followed[at + 3] as number) * L;
    const share0 = shares[at] as number;
    const share1 = shares[at + 1] as number;
    const share2 = shares[at + 2] as number;
    const share3 = shares[at + 3] as number;
    const way0 = ways[at] as number;
    const way1 = ways[at + 1] as number;
    const way2 = ways[at + 2] as number;
    const way3 = ways[at + 3] as number;
    for (let l = 0; l < L; l += 1) {
      const odds0 = steps[row0 + l] as number;
      const odds1 = steps[row1 + l] as number;
      const odds2 = steps[row2 + l] as number;
      const odds3 = steps[row3 + l] as number;
      all[l] = (all[l] as number) + share0 * odds0 + share1 * odds1 + share2 * odds2 + share3 * odds3;
      let highest = most[l] as number;
      if (way0 * odds0 > highest) highest = way0 * odds0;
      if (way1 * odds1 > highest) highest = way1 * odds1;
      if (way2 * odds2 > highest) highest = way2 * odds2;
      if (way3 * odds3 > highest) highest = way3 * odds3;
      most[l] = highest;
    }
  }
}

/** Keeps the labels that are to be followed behind a token, with their shares; gives the place of the likeliest among them. */
function follow(L: number, base: number, i: number, sum: number, top: number): number {
  const { followed, shares, ways, living } = room;
  let count = 0;
  let ahead = 0;
  for (let l = 0; l < L; l += 1) {
    const share = (all[l] as number) / sum;
    if (!(share > FAINT)) continue;
    const way = (most[l] as number) / top;
    followed[base + count] = l;
    shares[base + count] = share;
    ways[base + count] = way;
    if (way > (ways[base + ahead] as number)) ahead = count;
    count += 1;
  }
  living[i] = count;
  // The last four are made whole by labels that nothing comes from.
  for (let a = count; a % 4 !== 0; a += 1) {
    followed[base + a] = 0;
    shares[base + a] = 0;
    ways[base + a] = 0;
  }
  return ahead;
}

/** The best labels, from the last token backwards: of those that were followed, the one from which the best way comes. */
function wayBack({ labels: L, steps }: Model, { gaps }: Seen, best: Uint8Array): void {
  const { followed, ways, living } = room;
  const n = gaps.length;
  let at = 0;
  for (let l = 1; l < L; l += 1) if ((most[l] as number) > (most[at] as number)) at = l;
  best[n - 1] = at;
  for (let i = n - 1; i > 0; i -= 1) {
    const gap = (gaps[i] as number) * L * L;
    const before = (i - 1) * L;
    let highest = 0;
    let from = 0;
    for (let a = 0; a < (living[i - 1] as number); a += 1) {
      const k = followed[before + a] as number;
      const way = (ways[before + a] as number) * (steps[gap + k * L + at] as number);
      if (way <= highest) continue;
      highest = way;
      from = k;
    }
    at = from;
    best[i - 1] = at;
  }
}
