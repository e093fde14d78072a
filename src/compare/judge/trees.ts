/** Sums of decision trees: how the judge's features become one number. Each tree is short, so that its path can be told. */

/** One tree as arrays; node 0 is its root. */
export interface Tree {
  /** Feature a node asks for; -1 at a leaf. */
  readonly feature: Int16Array;
  /** Below the cut goes left. */
  readonly cut: Float32Array;
  /** Left child; the right one is the next node. */
  readonly left: Uint16Array;
  readonly value: Float32Array;
}

/** Trees that together give log-odds. */
export interface Forest {
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** Log-odds of a row of features. */
export function score({ bias, trees }: Forest, row: Float32Array): number {
  let sum = bias;
  for (const { feature, cut, left, value } of trees) {
    let node = 0;
    for (let f = feature[0] as number; f >= 0; f = feature[node] as number)
      node = (left[node] as number) + ((row[f] as number) < (cut[node] as number) ? 0 : 1);
    sum += value[node] as number;
  }
  return sum;
}

/** Log-odds as a share of 0..1. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
