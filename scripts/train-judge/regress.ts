/**
 * Logistic regression with row weights and a ridge, fitted by Newton's method. Rows come in groups (the sets), and each group may
 * have a level of its own while the slopes are fitted: so that they say what tells the borne out from the rest within a set, and not
 * which set a row is of. The levels are thrown away and one is fitted for all. Deterministic.
 */

export interface Regressed {
  readonly bias: number;
  /** One for each column. */
  readonly slopes: readonly number[];
}

export interface RegressOptions {
  /** Added to the second derivatives of the slopes of standardised columns, where the row weights have a mean of 1. */
  readonly ridge: number;
  /** Group of each row, 0 and up. Without: one level for all. */
  readonly groups?: readonly number[];
}

/** Ridge of the levels of groups, and of a level for all. */
const GROUP_RIDGE = 5;
const LEVEL_RIDGE = 0.01;
const ROUNDS = 12;

/** Fits slopes to rows (one array of numbers a row), targets 0..1 and weights. */
export function regress(
  rows: readonly ArrayLike<number>[],
  targets: ArrayLike<number>,
  weights: ArrayLike<number>,
  { ridge, groups }: RegressOptions,
): Regressed {
  const width = rows[0]?.length ?? 0;
  const levels = groups === undefined ? 1 : Math.max(...groups) + 1;
  const size = width + levels;
  let whole = 0;
  for (let i = 0; i < rows.length; i += 1) whole += weights[i] as number;
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  rows.forEach((row, i) => {
    for (let f = 0; f < width; f += 1) mean[f] = (mean[f] as number) + ((weights[i] as number) * (row[f] as number)) / whole;
  });
  rows.forEach((row, i) => {
    for (let f = 0; f < width; f += 1)
      spread[f] = (spread[f] as number) + ((weights[i] as number) * ((row[f] as number) - (mean[f] as number)) ** 2) / whole;
  });
  const scale = Float64Array.from(spread, (square) => Math.sqrt(square) + 1e-9);
  const standard = rows.map((row) => Float64Array.from(scale, (own, f) => ((row[f] as number) - (mean[f] as number)) / own));
  const found = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(size);
    const bend = Array.from({ length: size }, () => new Float64Array(size));
    for (let f = 0; f < size; f += 1) {
      const own = f < width ? ridge : groups === undefined ? LEVEL_RIDGE : GROUP_RIDGE;
      slope[f] = own * (found[f] as number);
      (bend[f] as Float64Array)[f] = own;
    }
    standard.forEach((row, i) => {
      const level = width + (groups?.[i] ?? 0);
      let sum = found[level] as number;
      for (let f = 0; f < width; f += 1) sum += (found[f] as number) * (row[f] as number);
      const p = 1 / (1 + Math.exp(-sum));
      const weight = ((weights[i] as number) * rows.length) / whole;
      const error = weight * (p - (targets[i] as number));
      const curve = weight * p * (1 - p);
      slope[level] = (slope[level] as number) + error;
      const last = bend[level] as Float64Array;
      last[level] = (last[level] as number) + curve;
      for (let f = 0; f < width; f += 1) {
        const x = row[f] as number;
        slope[f] = (slope[f] as number) + error * x;
        last[f] = (last[f] as number) + curve * x;
        const line = bend[f] as Float64Array;
        line[level] = (line[level] as number) + curve * x;
        for (let g = 0; g < width; g += 1) line[g] = (line[g] as number) + curve * x * (row[g] as number);
      }
    });
    const step = solved(bend, slope);
    for (let f = 0; f < size; f += 1) found[f] = (found[f] as number) - (step[f] as number);
  }
  const slopes = Array.from(scale, (own, f) => (found[f] as number) / own);
  const level = found.subarray(width).reduce((sum, own) => sum + own, 0) / levels;
  return { bias: slopes.reduce((sum, slope, f) => sum - slope * (mean[f] as number), level), slopes };
}

/** Solves a positive definite system; overwrites what it is given (Gauss; the ridge keeps every pivot above zero). */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let k = 0; k < size; k += 1) {
    const top = matrix[k] as Float64Array;
    for (let i = k + 1; i < size; i += 1) {
      const line = matrix[i] as Float64Array;
      const times = (line[k] as number) / (top[k] as number);
      if (times === 0) continue;
      for (let j = k; j < size; j += 1) line[j] = (line[j] as number) - times * (top[j] as number);
      right[i] = (right[i] as number) - times * (right[k] as number);
    }
  }
  for (let k = size - 1; k >= 0; k -= 1) {
    let sum = right[k] as number;
    for (let j = k + 1; j < size; j += 1) sum -= ((matrix[k] as Float64Array)[j] as number) * (right[j] as number);
    right[k] = sum / ((matrix[k] as Float64Array)[k] as number);
  }
  return right;
}
