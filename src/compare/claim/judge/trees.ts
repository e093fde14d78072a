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

/** All nodes of a forest in one row, so that asking hundreds of trees reads memory in order. */
interface Grove {
  readonly roots: Int32Array;
  readonly feature: Int16Array;
  readonly cut: Float32Array;
  readonly left: Int32Array;
  readonly value: Float32Array;
}

const GROVES = new WeakMap<Forest, Grove>();

function groveOf(forest: Forest): Grove {
  const known = GROVES.get(forest);
  if (known !== undefined) return known;
  const size = forest.trees.reduce((sum, { feature }) => sum + feature.length, 0);
  const grove: Grove = {
    roots: new Int32Array(forest.trees.length),
    feature: new Int16Array(size),
    cut: new Float32Array(size),
    left: new Int32Array(size),
    value: new Float32Array(size),
  };
  let from = 0;
  forest.trees.forEach(({ feature, cut, left, value }, tree) => {
    grove.roots[tree] = from;
    grove.feature.set(feature, from);
    grove.cut.set(cut, from);
    grove.value.set(value, from);
    for (let node = 0; node < left.length; node += 1) grove.left[from + node] = from + (left[node] as number);
    from += feature.length;
  });
  GROVES.set(forest, grove);
  return grove;
}

/** Log-odds of a row of features. */
export function score(forest: Forest, row: Float32Array): number {
  const { bias, slopes } = forest;
  let sum = bias;
  for (let f = 0; f < slopes.length; f += 1) sum += (slopes[f] as number) * (row[f] as number);
  const { roots, feature, cut, left, value } = groveOf(forest);
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    for (let f = feature[node] as number; f >= 0; f = feature[node] as number)
      node = (left[node] as number) + ((row[f] as number) < (cut[node] as number) ? 0 : 1);
    sum += value[node] as number;
  }
  return sum;
}

/** Log-odds as a share of 0..1. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
