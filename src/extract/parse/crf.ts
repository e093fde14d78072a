/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) at work: scores of labels for each token from
 * its features, scores of neighbouring labels from the kind of gap between them, the best sequence by Viterbi and, for
 * confidence, the probability of that sequence by the forward recursion. Training lives in
 * scripts/train-parser; weights are read by `weights.ts`. Indices here stay inside their arrays by construction; `as number`
 * says so, since a check at each access would halve the speed.
 */
import type { Seen } from './features.ts';
import type { HashTable } from './lexicon.ts';

export interface Model {
  /** Number of labels. */
  readonly labels: number;
  /** Feature hash → row. */
  readonly index: HashTable;
  /** Weights of features, row by row, packed by `packRows`; a weight's unit is `scale`. */
  readonly rows: Float64Array;
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

const LANES = 3;
const LANE = 65536;
const BIAS = 128;

/**
 * Packs whole-number weights from −127 to 127, `labels` columns a row, three to a number, 16 bits each, so that one addition
 * adds three. With fewer than 256 features a token no lane runs over.
 */
export function packRows(rows: ArrayLike<number>, labels: number): Float64Array {
  const width = Math.ceil(labels / LANES);
  const out = new Float64Array((rows.length / labels) * width);
  for (let row = 0; row * labels < rows.length; row += 1)
    for (let word = 0; word < width; word += 1) {
      let packed = 0;
      for (let lane = LANES - 1; lane >= 0; lane -= 1) {
        const l = word * LANES + lane;
        packed = packed * LANE + (l < labels ? (rows[row * labels + l] as number) : 0) + BIAS;
      }
      out[row * width + word] = packed;
    }
  return out;
}

/**
 * Sets `sums` to the sum of the rows of the features that are known, and gives how many are. Seven words at a time in local
 * variables, which is what 21 labels take: the innermost loop of the parser.
 */
function addRows(rows: Float64Array, width: number, index: HashTable, features: Uint32Array, sums: Float64Array): number {
  let known = 0;
  if (width !== 7) {
    sums.fill(0);
    for (let f = 0; f < features.length; f += 1) {
      const row = index.get(features[f] as number);
      if (row < 0) continue;
      known += 1;
      for (let word = 0; word < width; word += 1) sums[word] = (sums[word] as number) + (rows[row * width + word] as number);
    }
    return known;
  }
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let g = 0;
  let h = 0;
  for (let f = 0; f < features.length; f += 1) {
    const row = index.get(features[f] as number);
    if (row < 0) continue;
    known += 1;
    const at = row * 7;
    a += rows[at] as number;
    b += rows[at + 1] as number;
    c += rows[at + 2] as number;
    d += rows[at + 3] as number;
    e += rows[at + 4] as number;
    g += rows[at + 5] as number;
    h += rows[at + 6] as number;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
  sums[4] = e;
  sums[5] = g;
  sums[6] = h;
  return known;
}

/** Emission scores of all tokens, row by row. */
function emissions(model: Model, seen: Seen): Float64Array {
  const { labels, index, rows, scale } = model;
  const width = Math.ceil(labels / LANES);
  const out = new Float64Array(seen.features.length * labels);
  const sums = new Float64Array(width);
  for (let i = 0; i < seen.features.length; i += 1) {
    const features = seen.features[i] as Uint32Array;
    const known = addRows(rows, width, index, features, sums);
    const bias = known * BIAS;
    for (let word = 0; word < width; word += 1) {
      let packed = sums[word] as number;
      for (let l = word * LANES; l < Math.min(labels, (word + 1) * LANES); l += 1) {
        const lane = packed % LANE;
        packed = (packed - lane) / LANE;
        out[i * labels + l] = (lane - bias) * scale;
      }
    }
  }
  return out;
}

/** Labels less likely than this at a token, compared with all labels there, are not followed further. */
const FAINT = 1e-6;

/**
 * Labels a reference. Works with probabilities scaled token by token, so that long references do not underflow, and follows
 * only labels that are not all but ruled out, which are few.
 */
export function label(model: Model, seen: Seen): Labelling {
  const n = seen.features.length;
  const { labels: L, first, steps } = model;
  const best = new Uint8Array(n);
  if (n === 0) return { labels: best, logChance: 0 };
  const weight = emissions(model, seen);
  for (let l = 0; l < L; l += 1) weight[l] = (weight[l] as number) + (first[l] as number);
  const forward = new Float64Array(n * L);
  const viterbi = new Float64Array(n * L);
  const from = new Uint8Array(n * L);
  /** Labels still followed at each token, and how many they are. */
  const alive = new Uint8Array(n * L);
  const living = new Uint8Array(n);
  let logRatio = 0;
  for (let i = 0; i < n; i += 1) {
    const base = i * L;
    let highest = Number.NEGATIVE_INFINITY;
    for (let l = 0; l < L; l += 1) if ((weight[base + l] as number) > highest) highest = weight[base + l] as number;
    const gap = (seen.gaps[i] as number) * L * L;
    if (i === 0) {
      for (let l = 0; l < L; l += 1) {
        forward[l] = 1;
        viterbi[l] = 1;
      }
    } else {
      const row = base - L;
      for (let a = 0; a < (living[i - 1] as number); a += 1) {
        const k = alive[row + a] as number;
        const sumTo = forward[row + k] as number;
        const bestTo = viterbi[row + k] as number;
        const step = gap + k * L;
        for (let l = 0; l < L; l += 1) {
          const odds = steps[step + l] as number;
          forward[base + l] = (forward[base + l] as number) + sumTo * odds;
          const path = bestTo * odds;
          if (path > (viterbi[base + l] as number)) {
            viterbi[base + l] = path;
            from[base + l] = k;
          }
        }
      }
    }
    let sum = 0;
    let top = 0;
    for (let l = 0; l < L; l += 1) {
      const w = Math.exp((weight[base + l] as number) - highest) + 1e-30;
      weight[base + l] = w;
      const total = (forward[base + l] as number) * w;
      const most = (viterbi[base + l] as number) * w;
      forward[base + l] = total;
      viterbi[base + l] = most;
      sum += total;
      if (most > top) top = most;
    }
    let count = 0;
    for (let l = 0; l < L; l += 1) {
      const share = (forward[base + l] as number) / sum;
      forward[base + l] = share;
      viterbi[base + l] = (viterbi[base + l] as number) / top;
      if (share > FAINT) {
        alive[base + count] = l;
        count += 1;
      }
    }
    living[i] = count;
    logRatio += Math.log(top / sum);
  }
  let at = 0;
  for (let l = 1; l < L; l += 1) if ((viterbi[(n - 1) * L + l] as number) > (viterbi[(n - 1) * L + at] as number)) at = l;
  const logChance = Math.min(0, logRatio + Math.log(viterbi[(n - 1) * L + at] as number));
  for (let i = n - 1; i >= 0; i -= 1) {
    best[i] = at;
    at = from[i * L + at] as number;
  }
  return { labels: best, logChance };
}
