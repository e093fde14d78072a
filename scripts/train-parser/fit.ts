/**
 * Fits the conditional random field by stochastic gradient (AdaGrad, Duchi et al. 2011) on sequences whose tokens may be
 * labelled with a set of allowed labels instead of one: the likelihood is then that of all allowed sequences together, so
 * that corpora which mark different fields can be learned from side by side. Weights are averaged over the last passes.
 */
import { GAPS } from '../../src/extract/parse/features.ts';

export interface Sequence {
  /** Dense feature numbers of each token. */
  readonly features: readonly Uint32Array[];
  readonly gaps: Uint8Array;
  /** Bit set of allowed labels of each token. */
  readonly allowed: Uint32Array;
  /** How much the sequence counts. */
  readonly weight: number;
}

export interface Weights {
  readonly rows: Float32Array;
  readonly first: Float32Array;
  readonly steps: Float32Array;
}

interface Settings {
  readonly labels: number;
  readonly featureCount: number;
  readonly passes: number;
  readonly rate: number;
  /** L2 shrinkage per touched weight and step. */
  readonly decay: number;
  /** Share of features hidden at each visit, so that none is relied on alone. */
  readonly dropout: number;
  readonly seed: number;
  readonly report: (pass: number, loss: number, weights: Weights) => void;
}

/** A sequence as likely as this (natural logarithm, negated) teaches nothing more. */
const LEARNED = 0.003;

/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Trains and gives the averaged weights. */
export function fitWeights(sequences: readonly Sequence[], settings: Settings): Weights {
  const L = settings.labels;
  const { featureCount: F } = settings;
  const rows = new Float32Array(F * L);
  const rowSquares = new Float32Array(F * L);
  const first = new Float32Array(L);
  const firstSquares = new Float32Array(L);
  const steps = new Float32Array(GAPS * L * L);
  const stepSquares = new Float32Array(GAPS * L * L);
  const expSteps = new Float32Array(GAPS * L * L).fill(1);
  const sumRows = new Float32Array(F * L);
  const sumFirst = new Float32Array(L);
  const sumSteps = new Float32Array(GAPS * L * L);
  let averaged = 0;
  const next = random(settings.seed);
  const order = sequences.map((_, i) => i);
  const most = sequences.reduce((a, s) => Math.max(a, s.features.length), 1);
  const weight = new Float64Array(most * L);
  const alpha = new Float64Array(most * L);
  const beta = new Float64Array(most * L);
  const bound = new Float64Array(most * L);
  const boundBeta = new Float64Array(most * L);
  const stepGradient = new Float64Array(L * L);
  const shown: Uint32Array[] = [];

  const update = (values: Float32Array, squares: Float32Array, at: number, gradient: number, rate: number): void => {
    const square = (squares[at] as number) + gradient * gradient;
    squares[at] = square;
    values[at] = (values[at] as number) * (1 - settings.decay) - (rate * gradient) / (Math.sqrt(square) + 1e-6);
  };
  /** Forward and backward over allowed labels; gives the logarithm of the sum. */
  const pass = (sequence: Sequence, free: boolean, a: Float64Array, b: Float64Array): number => {
    const n = sequence.features.length;
    let log = 0;
    for (let i = 0; i < n; i += 1) {
      const mask = free ? 0xffffffff : (sequence.allowed[i] as number);
      const gap = (sequence.gaps[i] as number) * L * L;
      let sum = 0;
      for (let l = 0; l < L; l += 1) {
        let value = 0;
        if ((mask >>> l) & 1) {
          if (i === 0) value = weight[l] as number;
          else {
            for (let k = 0; k < L; k += 1) value += (a[(i - 1) * L + k] as number) * (expSteps[gap + k * L + l] as number);
            value *= weight[i * L + l] as number;
          }
        }
        a[i * L + l] = value;
        sum += value;
      }
      log += Math.log(sum);
      for (let l = 0; l < L; l += 1) a[i * L + l] = (a[i * L + l] as number) / sum;
    }
    for (let l = 0; l < L; l += 1) b[(n - 1) * L + l] = 1;
    for (let i = n - 1; i > 0; i -= 1) {
      const mask = free ? 0xffffffff : (sequence.allowed[i] as number);
      const gap = (sequence.gaps[i] as number) * L * L;
      let scale = 0;
      for (let k = 0; k < L; k += 1) {
        let sum = 0;
        for (let l = 0; l < L; l += 1)
          if ((mask >>> l) & 1) sum += (expSteps[gap + k * L + l] as number) * (weight[i * L + l] as number) * (b[i * L + l] as number);
        b[(i - 1) * L + k] = sum;
        scale += sum;
      }
      for (let k = 0; k < L; k += 1) b[(i - 1) * L + k] = (b[(i - 1) * L + k] as number) / scale;
    }
    for (let i = 0; i < n; i += 1) {
      let total = 0;
      for (let l = 0; l < L; l += 1) total += (a[i * L + l] as number) * (b[i * L + l] as number);
      // beta is scaled so that alpha × beta sums to one at each token
      for (let l = 0; l < L; l += 1) b[i * L + l] = (b[i * L + l] as number) / total;
    }
    return log;
  };
  /** Adds sign × expected counts of the steps into token i to the gradient. */
  const expect = (sequence: Sequence, i: number, free: boolean, a: Float64Array, b: Float64Array, sign: number): void => {
    const mask = free ? 0xffffffff : (sequence.allowed[i] as number);
    const gap = (sequence.gaps[i] as number) * L * L;
    let total = 0;
    for (let k = 0; k < L; k += 1) {
      const left = a[(i - 1) * L + k] as number;
      if (left < 1e-9) continue;
      for (let l = 0; l < L; l += 1)
        if ((mask >>> l) & 1)
          total += left * (expSteps[gap + k * L + l] as number) * (weight[i * L + l] as number) * (b[i * L + l] as number);
    }
    for (let k = 0; k < L; k += 1) {
      const left = a[(i - 1) * L + k] as number;
      if (left < 1e-9) continue;
      for (let l = 0; l < L; l += 1)
        if ((mask >>> l) & 1)
          stepGradient[k * L + l] =
            (stepGradient[k * L + l] as number) +
            (sign * left * (expSteps[gap + k * L + l] as number) * (weight[i * L + l] as number) * (b[i * L + l] as number)) / total;
    }
  };

  for (let round = 0; round < settings.passes; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    const rate = settings.rate * (1 - (0.8 * round) / settings.passes);
    let loss = 0;
    for (const number of order) {
      const sequence = sequences[number] as Sequence;
      const n = sequence.features.length;
      if (n === 0) continue;
      for (let i = 0; i < n; i += 1) {
        const all = sequence.features[i] as Uint32Array;
        const features = settings.dropout > 0 ? all.filter(() => next() >= settings.dropout) : all;
        shown[i] = features;
        const base = i * L;
        for (let l = 0; l < L; l += 1) weight[base + l] = i === 0 ? (first[l] as number) : 0;
        for (let f = 0; f < features.length; f += 1) {
          const at = (features[f] as number) * L;
          for (let l = 0; l < L; l += 1) weight[base + l] = (weight[base + l] as number) + (rows[at + l] as number);
        }
        let top = Number.NEGATIVE_INFINITY;
        for (let l = 0; l < L; l += 1) top = Math.max(top, weight[base + l] as number);
        for (let l = 0; l < L; l += 1) weight[base + l] = Math.exp((weight[base + l] as number) - top) + 1e-30;
      }
      const logAll = pass(sequence, true, alpha, beta);
      const logBound = pass(sequence, false, bound, boundBeta);
      loss += logAll - logBound;
      if (logAll - logBound < LEARNED) continue;
      const step = rate;
      for (let i = 0; i < n; i += 1) {
        const features = shown[i] as Uint32Array;
        for (let l = 0; l < L; l += 1) {
          const gradient =
            sequence.weight *
            ((alpha[i * L + l] as number) * (beta[i * L + l] as number) - (bound[i * L + l] as number) * (boundBeta[i * L + l] as number));
          if (Math.abs(gradient) < 1e-3) continue;
          for (let f = 0; f < features.length; f += 1) update(rows, rowSquares, (features[f] as number) * L + l, gradient, step);
          if (i === 0) update(first, firstSquares, l, gradient, step);
        }
        if (i === 0) continue;
        stepGradient.fill(0);
        expect(sequence, i, true, alpha, beta, 1);
        expect(sequence, i, false, bound, boundBeta, -1);
        const gap = (sequence.gaps[i] as number) * L * L;
        for (let s = 0; s < L * L; s += 1) {
          const gradient = sequence.weight * (stepGradient[s] as number);
          if (Math.abs(gradient) < 1e-3) continue;
          update(steps, stepSquares, gap + s, gradient, step);
          expSteps[gap + s] = Math.exp(steps[gap + s] as number);
        }
      }
    }
    if (round >= settings.passes / 2) {
      averaged += 1;
      for (let i = 0; i < rows.length; i += 1) sumRows[i] = (sumRows[i] as number) + (rows[i] as number);
      for (let i = 0; i < steps.length; i += 1) sumSteps[i] = (sumSteps[i] as number) + (steps[i] as number);
      for (let i = 0; i < L; i += 1) sumFirst[i] = (sumFirst[i] as number) + (first[i] as number);
    }
    settings.report(round, loss / sequences.length, { rows, first, steps });
  }
  const count = Math.max(1, averaged);
  const mean = (sum: Float32Array): Float32Array => sum.map((value) => value / count);
  const rowsKept = mean(sumRows).map((value) => value * (1 - settings.dropout));
  return { rows: rowsKept, first: mean(sumFirst), steps: mean(sumSteps) };
}
