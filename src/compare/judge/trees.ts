/**
 * How the judge's features become one number: sums of decision trees, each so short that its path can be told, and of features
 * times a slope. Trees see where several signs meet; slopes hold where a text is of a kind that no tree has seen.
 */

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

/** Trees and slopes that together give log-odds. */
export interface Forest {
  readonly bias: number;
  /** One for each feature; 0 where it speaks through trees alone. */
  readonly slopes: Float32Array;
  readonly trees: readonly Tree[];
}

/** Log-odds of a row of features. */
export function score({ bias, slopes, trees }: Forest, row: Float32Array): number {
  let sum = bias;
  for (let f = 0; f < slopes.length; f += 1) sum += (slopes[f] as number) * (row[f] as number);
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
