/**
 * Gradient boosted trees (Friedman 2001) with second-order leaves and histograms (Chen & Guestrin 2016), logistic loss, row
 * weights, and monotone constraints: where more of a feature can only speak for support, no tree may say otherwise. Deterministic
 * for a seed.
 */
import type { Tree } from '../../src/compare/claim/judge/trees.ts';

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Added to the sum of second derivatives of a leaf. */
  readonly ridge: number;
  /** Least sum of row weights in a leaf. */
  readonly least: number;
  /** Share of rows and of features drawn for each tree. */
  readonly rows: number;
  readonly columns: number;
  readonly seed: number;
  /** 1: may only rise with the feature; -1: only fall; 0: free. */
  readonly monotone: readonly number[];
}

const BINS = 48;

/** A generator of numbers in 0..1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Boosted {
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** Fits trees to rows of features (one array a row), targets 0..1 and weights. */
export function boost(
  rows: readonly Float32Array[],
  targets: ArrayLike<number>,
  weights: ArrayLike<number>,
  options: BoostOptions,
): Boosted {
  const count = rows.length;
  const width = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: width }, (_, f) => cutsOf(rows, f));
  // One column of bins a feature, so that a histogram reads memory in order.
  const bins = cuts.map((own, f) => Uint8Array.from(rows, (row) => binOf(own, row[f] as number)));
  let up = 0;
  let down = 0;
  for (let i = 0; i < count; i += 1) {
    up += (weights[i] as number) * (targets[i] as number);
    down += (weights[i] as number) * (1 - (targets[i] as number));
  }
  const bias = Math.log(up / down);
  const scores = new Float64Array(count).fill(bias);
  const gradient = new Float64Array(count);
  const curvature = new Float64Array(count);
  const next = random(options.seed);
  const trees: Tree[] = [];
  for (let t = 0; t < options.trees; t += 1) {
    for (let i = 0; i < count; i += 1) {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      gradient[i] = (weights[i] as number) * (p - (targets[i] as number));
      curvature[i] = (weights[i] as number) * Math.max(p * (1 - p), 1e-6);
    }
    const drawn = new Int32Array(count);
    let size = 0;
    for (let i = 0; i < count; i += 1) if (next() < options.rows) drawn[size++] = i;
    const columns = cuts.map((_, f) => f).filter((f) => (cuts[f] as number[]).length > 0 && next() < options.columns);
    const tree = grow(drawn.subarray(0, size), columns, bins, cuts, gradient, curvature, options);
    trees.push(tree);
    for (let i = 0; i < count; i += 1) {
      let node = 0;
      const row = rows[i] as Float32Array;
      while ((tree.feature[node] as number) >= 0)
        node =
          (row[tree.feature[node] as number] as number) < (tree.cut[node] as number)
            ? (tree.left[node] as number)
            : (tree.left[node] as number) + 1;
      scores[i] = (scores[i] as number) + (tree.value[node] as number);
    }
  }
  return { bias, trees };
}

/** Values between which to split: at most 47, with as many rows between any two. */
function cutsOf(rows: readonly Float32Array[], feature: number): number[] {
  const values = Float32Array.from(rows, (row) => row[feature] as number).sort();
  const cuts: number[] = [];
  for (let b = 1; b < BINS; b += 1) {
    const at = Math.floor((b * values.length) / BINS);
    const value = values[at] as number;
    const last = cuts.at(-1);
    if (value > (values[0] as number) && (last === undefined || value > last)) cuts.push(value);
  }
  // A rare feature: every value it takes is a cut.
  if (cuts.length < 4) {
    const distinct = [...new Set(values)];
    if (distinct.length <= 12) return distinct.slice(1).map(Math.fround);
  }
  return cuts;
}

function binOf(cuts: readonly number[], value: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < (cuts[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Node {
  readonly id: number;
  readonly rows: Int32Array;
  readonly g: number;
  readonly h: number;
  /** Between which values its leaves may lie. */
  readonly low: number;
  readonly high: number;
  readonly depth: number;
}

function grow(
  rows: Int32Array,
  columns: readonly number[],
  bins: readonly Uint8Array[],
  cuts: readonly (readonly number[])[],
  gradient: Float64Array,
  curvature: Float64Array,
  { depth, rate, ridge, least, monotone }: BoostOptions,
): Tree {
  const feature: number[] = [];
  const cut: number[] = [];
  const left: number[] = [];
  const value: number[] = [];
  const add = (): number => {
    feature.push(-1);
    cut.push(0);
    left.push(0);
    value.push(0);
    return feature.length - 1;
  };
  const sum = (of: Int32Array, what: Float64Array): number => {
    let total = 0;
    for (const i of of) total += what[i] as number;
    return total;
  };
  const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
  const queue: Node[] = [{ id: add(), rows, g: sum(rows, gradient), h: sum(rows, curvature), low: -Infinity, high: Infinity, depth: 0 }];
  const gs = new Float64Array(64);
  const hs = new Float64Array(64);
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const leaf = clamp(-node.g / (node.h + ridge), node.low, node.high);
    value[node.id] = leaf * rate;
    if (node.depth >= depth || node.h < 2 * least) continue;
    const own = node.g * leaf + 0.5 * (node.h + ridge) * leaf * leaf;
    let best: { f: number; bin: number; gain: number; gl: number; hl: number; vl: number; vr: number } | null = null;
    for (const f of columns) {
      const size = (cuts[f] as readonly number[]).length + 1;
      gs.fill(0, 0, size);
      hs.fill(0, 0, size);
      const column = bins[f] as Uint8Array;
      const { rows: mine } = node;
      for (let k = 0; k < mine.length; k += 1) {
        const i = mine[k] as number;
        const b = column[i] as number;
        gs[b] = (gs[b] as number) + (gradient[i] as number);
        hs[b] = (hs[b] as number) + (curvature[i] as number);
      }
      let gl = 0;
      let hl = 0;
      for (let b = 0; b + 1 < size; b += 1) {
        gl += gs[b] as number;
        hl += hs[b] as number;
        const hr = node.h - hl;
        if (hl < least) continue;
        if (hr < least) break;
        const gr = node.g - gl;
        const vl = clamp(-gl / (hl + ridge), node.low, node.high);
        const vr = clamp(-gr / (hr + ridge), node.low, node.high);
        const sign = monotone[f] ?? 0;
        if (sign !== 0 && (vr - vl) * sign < 0) continue;
        const gain = own - (gl * vl + 0.5 * (hl + ridge) * vl * vl) - (gr * vr + 0.5 * (hr + ridge) * vr * vr);
        if (gain > 1e-9 && (best === null || gain > best.gain)) best = { f, bin: b, gain, gl, hl, vl, vr };
      }
    }
    if (best === null) continue;
    const column = bins[best.f] as Uint8Array;
    const a = node.rows.filter((i) => (column[i] as number) <= (best?.bin ?? 0));
    const b = node.rows.filter((i) => (column[i] as number) > (best?.bin ?? 0));
    const id = add();
    add();
    feature[node.id] = best.f;
    cut[node.id] = (cuts[best.f] as readonly number[])[best.bin] as number;
    left[node.id] = id;
    const sign = monotone[best.f] ?? 0;
    const middle = (best.vl + best.vr) / 2;
    queue.push({
      id,
      rows: a,
      g: best.gl,
      h: best.hl,
      low: sign < 0 ? middle : node.low,
      high: sign > 0 ? middle : node.high,
      depth: node.depth + 1,
    });
    queue.push({
      id: id + 1,
      rows: b,
      g: node.g - best.gl,
      h: node.h - best.hl,
      low: sign > 0 ? middle : node.low,
      high: sign < 0 ? middle : node.high,
      depth: node.depth + 1,
    });
  }
  return { feature: Int16Array.from(feature), cut: Float32Array.from(cut), left: Uint16Array.from(left), value: Float32Array.from(value) };
}
