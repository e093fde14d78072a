/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) at work: scores of labels for each token from
 * its features, scores of neighbouring labels from the kind of gap between them, the best sequence by Viterbi and, for
 * confidence, the probability of that sequence by the forward recursion. Training lives in
 * scripts/train-parser; weights are read by `weights.ts`. Indices here stay inside their arrays by construction; `as number`
 * says so, since a check at each access would halve the speed.
 */
import type { Seen } from './features.ts';

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

const LANES = 4;
const BIAS = 128;
const PAIR = 0x00ff00ff;

/**
 * The weights of all features by hash, in one flat array with open addressing. A slot holds the hash and its row of weights (whole
 * numbers from −127 to 127, four to a word), so that both come out of memory at once, and memory is what labelling waits for. Most
 * hashes that are asked for are not there: a bit for each twelfth of a key, small enough to stay near the processor, tells so at once.
 */
export class RowTable {
  readonly slots: Int32Array;
  readonly bits: Int32Array;
  readonly mask: number;
  readonly shift: number;
  readonly stride: number;

  /** `rows`: weights row by row, `labels` to a key. */
  constructor(keys: Uint32Array, rows: ArrayLike<number>, labels: number) {
    let size = 16;
    while (size < keys.length * 1.5) size *= 2;
    let width = 5;
    while (width < 24 && 2 ** width < keys.length * 12) width += 1;
    this.mask = size - 1;
    this.shift = 32 - width;
    this.bits = new Int32Array(2 ** (width - 5));
    this.stride = 2 ** Math.ceil(Math.log2(1 + Math.ceil(labels / LANES)));
    this.slots = new Int32Array(size * this.stride);
    for (let i = 0; i < keys.length; i += 1) {
      const key = keyOf(keys[i] as number);
      const bit = key >>> this.shift;
      this.bits[bit >>> 5] = (this.bits[bit >>> 5] as number) | (1 << (bit & 31));
      let at = key & this.mask;
      while (this.slots[at * this.stride] !== 0 && this.slots[at * this.stride] !== key) at = (at + 1) & this.mask;
      this.slots[at * this.stride] = key;
      this.slots.fill(0, at * this.stride + 1, (at + 1) * this.stride);
      for (let l = 0; l < labels; l += 1) {
        const word = at * this.stride + 1 + (l >> 2);
        this.slots[word] = (this.slots[word] as number) | ((((rows[i * labels + l] as number) | 0) + BIAS) << ((l & 3) * 8));
      }
    }
  }

  /** Where the row of a hash begins in `slots`; −1 when there is none. */
  at(hash: number): number {
    const key = keyOf(hash);
    const bit = key >>> this.shift;
    if ((((this.bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return -1;
    for (let at = key & this.mask; ; at = (at + 1) & this.mask) {
      const there = this.slots[at * this.stride] as number;
      if (there === key) return at * this.stride + 1;
      if (there === 0) return -1;
    }
  }
}

/** No key is 0, which marks an empty slot. */
const keyOf = (hash: number): number => hash | 0 || 1;

/** Features of one token that may be known; more than any token has. */
const MOST_FEATURES = 256;
/** Work space, used anew at each call and never handed out: typed arrays cost more to make than to fill. */
const maybe = new Int32Array(MOST_FEATURES);
const sums = new Int32Array(64);
const roomOf = (size: number) => ({
  size,
  weight: new Float64Array(size),
  forward: new Float64Array(size),
  viterbi: new Float64Array(size),
  from: new Uint8Array(size),
  alive: new Uint8Array(size),
});
let room = roomOf(0);

/**
 * Sets `sums` to the sum of the rows of the features that are known, in halves (first and third weight of four, second and fourth), and
 * gives how many are; with fewer than 256 features a token no sum runs over. First all features are sifted by their bits, without a
 * branch that a processor could guess wrong; then the few that are left are looked up. Six words at a time in local variables, which is
 * what 21 labels take: the innermost loop of the parser.
 */
function addRows(table: RowTable, width: number, features: Uint32Array, from: number, to: number): number {
  const { slots, bits, shift, mask, stride } = table;
  let count = 0;
  for (let f = from; f < to; f += 1) {
    const key = keyOf(features[f] as number);
    const bit = key >>> shift;
    maybe[count] = key;
    count += ((bits[bit >>> 5] as number) >>> (bit & 31)) & 1;
  }
  let known = 0;
  if (width !== 6) {
    sums.fill(0);
    for (let f = 0; f < count; f += 1) {
      const at = table.at(maybe[f] as number);
      if (at < 0) continue;
      known += 1;
      for (let word = 0; word < width; word += 1) {
        const four = slots[at + word] as number;
        sums[word * 2] = (sums[word * 2] as number) + (four & PAIR);
        sums[word * 2 + 1] = (sums[word * 2 + 1] as number) + ((four >>> 8) & PAIR);
      }
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
  let i = 0;
  let j = 0;
  let k = 0;
  let l = 0;
  let m = 0;
  for (let f = 0; f < count; f += 1) {
    const key = maybe[f] as number;
    let slot = key & mask;
    let there = slots[slot * stride] as number;
    while (there !== key && there !== 0) {
      slot = (slot + 1) & mask;
      there = slots[slot * stride] as number;
    }
    if (there === 0) continue;
    known += 1;
    const at = slot * stride + 1;
    let four = slots[at] as number;
    a = (a + (four & PAIR)) | 0;
    b = (b + ((four >>> 8) & PAIR)) | 0;
    four = slots[at + 1] as number;
    c = (c + (four & PAIR)) | 0;
    d = (d + ((four >>> 8) & PAIR)) | 0;
    four = slots[at + 2] as number;
    e = (e + (four & PAIR)) | 0;
    g = (g + ((four >>> 8) & PAIR)) | 0;
    four = slots[at + 3] as number;
    h = (h + (four & PAIR)) | 0;
    i = (i + ((four >>> 8) & PAIR)) | 0;
    four = slots[at + 4] as number;
    j = (j + (four & PAIR)) | 0;
    k = (k + ((four >>> 8) & PAIR)) | 0;
    four = slots[at + 5] as number;
    l = (l + (four & PAIR)) | 0;
    m = (m + ((four >>> 8) & PAIR)) | 0;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
  sums[4] = e;
  sums[5] = g;
  sums[6] = h;
  sums[7] = i;
  sums[8] = j;
  sums[9] = k;
  sums[10] = l;
  sums[11] = m;
  return known;
}

/** Emission scores of all tokens, row by row. */
function emissions(model: Model, seen: Seen, out: Float64Array): void {
  const { labels, table, scale } = model;
  const { features, width: each } = seen;
  const width = Math.ceil(labels / LANES);
  const n = seen.gaps.length;
  for (let i = 0; i < n; i += 1) {
    const known = addRows(table, width, features, i * each, (i + 1) * each);
    const bias = known * BIAS;
    for (let l = 0; l < labels; l += 1) {
      // The first of four lies low in the even half, the second low in the odd one, the third and fourth high.
      const half = sums[(l >> 2) * 2 + (l & 1)] as number;
      out[i * labels + l] = (((l & 2) === 0 ? half & 0xffff : half >>> 16) - bias) * scale;
    }
  }
}

/** Labels less likely than this at a token, compared with all labels there, are not followed further. */
const FAINT = 1e-6;

/**
 * Labels a reference. Works with probabilities scaled token by token, so that long references do not underflow, and follows
 * only labels that are not all but ruled out, which are few.
 */
export function label(model: Model, seen: Seen): Labelling {
  const n = seen.gaps.length;
  const { labels: L, first, steps } = model;
  const best = new Uint8Array(n);
  if (n === 0) return { labels: best, logChance: 0 };
  if (room.size < n * L) room = roomOf(n * L * 2);
  const { weight, forward, viterbi, from, alive } = room;
  forward.fill(0, 0, n * L);
  viterbi.fill(0, 0, n * L);
  from.fill(0, 0, n * L);
  emissions(model, seen, weight);
  for (let l = 0; l < L; l += 1) weight[l] = (weight[l] as number) + (first[l] as number);
  /** How many labels are still followed at each token; which, `alive` says. */
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
