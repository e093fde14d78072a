/**
 * A linear-chain conditional random field (Lafferty, McCallum & Pereira 2001) at work: scores of labels for each token from
 * its features, scores of neighbouring labels from the kind of gap between them, the best sequence by Viterbi and, for
 * confidence, the probability of that sequence and of each of its labels by forward-backward. Training lives in
 * scripts/train-parser; weights are read by `weights.ts`.
 */
import { GAPS, type Seen } from './features.ts';
import type { HashTable } from './lexicon.ts';

export interface Model {
  /** Number of labels. */
  readonly labels: number;
  /** Feature hash → row. */
  readonly index: HashTable;
  /** Row-wise weights of features, one column a label; times `scale`. */
  readonly rows: Int8Array | Float32Array;
  readonly scale: number;
  /** Scores of the first label. */
  readonly first: Float32Array;
  /** exp(score) of label k followed by label l over a gap g, at [(g × labels + k) × labels + l]. */
  readonly steps: Float32Array;
}

export interface Labelling {
  /** Best label of each token. */
  readonly labels: Uint8Array;
  /** Probability of that label at each token. */
  readonly chance: Float32Array;
  /** Natural logarithm of the probability of the whole sequence. */
  readonly logChance: number;
}

/** Emission scores of all tokens, row by row. */
function emissions(model: Model, seen: Seen): Float32Array {
  const { labels, index, rows, scale } = model;
  const out = new Float32Array(seen.features.length * labels);
  for (let i = 0; i < seen.features.length; i += 1) {
    const features = seen.features[i] ?? new Uint32Array(0);
    const base = i * labels;
    for (let f = 0; f < features.length; f += 1) {
      const row = index.get(features[f] ?? 0);
      if (row < 0) continue;
      const at = row * labels;
      for (let l = 0; l < labels; l += 1) out[base + l] = (out[base + l] ?? 0) + (rows[at + l] ?? 0);
    }
    for (let l = 0; l < labels; l += 1) out[base + l] = (out[base + l] ?? 0) * scale;
  }
  return out;
}

/** Labels a reference. Works with probabilities scaled token by token, so that long references do not underflow. */
export function label(model: Model, seen: Seen): Labelling {
  const n = seen.features.length;
  const { labels: L, first, steps } = model;
  const best = new Uint8Array(n);
  const chance = new Float32Array(n);
  if (n === 0) return { labels: best, chance, logChance: 0 };
  const scores = emissions(model, seen);
  const weight = new Float64Array(n * L);
  for (let i = 0; i < n; i += 1) {
    let top = Number.NEGATIVE_INFINITY;
    for (let l = 0; l < L; l += 1) top = Math.max(top, (scores[i * L + l] ?? 0) + (i === 0 ? (first[l] ?? 0) : 0));
    for (let l = 0; l < L; l += 1) weight[i * L + l] = Math.exp((scores[i * L + l] ?? 0) + (i === 0 ? (first[l] ?? 0) : 0) - top) + 1e-30;
  }
  const forward = new Float64Array(n * L);
  const viterbi = new Float64Array(n * L);
  const from = new Uint8Array(n * L);
  const sums = new Float64Array(n);
  const tops = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let sum = 0;
    let top = 0;
    const gap = Math.min(GAPS - 1, seen.gaps[i] ?? 0) * L * L;
    for (let l = 0; l < L; l += 1) {
      const w = weight[i * L + l] ?? 0;
      if (i === 0) {
        forward[l] = w;
        viterbi[l] = w;
      } else {
        let total = 0;
        let most = -1;
        let origin = 0;
        const row = (i - 1) * L;
        for (let k = 0; k < L; k += 1) {
          const step = steps[gap + k * L + l] ?? 0;
          total += (forward[row + k] ?? 0) * step;
          const path = (viterbi[row + k] ?? 0) * step;
          if (path > most) {
            most = path;
            origin = k;
          }
        }
        forward[i * L + l] = total * w;
        viterbi[i * L + l] = most * w;
        from[i * L + l] = origin;
      }
      sum += forward[i * L + l] ?? 0;
      top = Math.max(top, viterbi[i * L + l] ?? 0);
    }
    sums[i] = sum;
    tops[i] = top;
    for (let l = 0; l < L; l += 1) {
      forward[i * L + l] = (forward[i * L + l] ?? 0) / sum;
      viterbi[i * L + l] = (viterbi[i * L + l] ?? 0) / top;
    }
  }
  let at = 0;
  for (let l = 1; l < L; l += 1) if ((viterbi[(n - 1) * L + l] ?? 0) > (viterbi[(n - 1) * L + at] ?? 0)) at = l;
  let logChance = 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    best[i] = at;
    logChance += Math.log((tops[i] ?? 1) / (sums[i] ?? 1));
    at = from[i * L + at] ?? 0;
  }
  let backward = new Float64Array(L).fill(1);
  for (let i = n - 1; i >= 0; i -= 1) {
    let total = 0;
    for (let l = 0; l < L; l += 1) total += (forward[i * L + l] ?? 0) * (backward[l] ?? 0);
    const there = best[i] ?? 0;
    chance[i] = ((forward[i * L + there] ?? 0) * (backward[there] ?? 0)) / total;
    if (i === 0) break;
    const gap = Math.min(GAPS - 1, seen.gaps[i] ?? 0) * L * L;
    const earlier = new Float64Array(L);
    let scale = 0;
    for (let k = 0; k < L; k += 1) {
      let sum = 0;
      for (let l = 0; l < L; l += 1) sum += (steps[gap + k * L + l] ?? 0) * (weight[i * L + l] ?? 0) * (backward[l] ?? 0);
      earlier[k] = sum;
      scale += sum;
    }
    for (let k = 0; k < L; k += 1) earlier[k] = (earlier[k] ?? 0) / scale;
    backward = earlier;
  }
  return { labels: best, chance, logChance: Math.min(0, logChance) };
}
