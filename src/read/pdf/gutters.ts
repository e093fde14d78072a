/**
 * Where the columns of a page part: upright strips that few lines cross while text stands on both sides. Counted in lines, so
 * that a table or a list of short cells, which also has upright strips, weighs little.
 */
import type { Stretch } from './lines.ts';

export interface Gutter {
  readonly x: number;
  /** Lines on the weaker side, summed over the bands in which nothing crosses. */
  readonly score: number;
}

const STEP = 2;
/** No gutter stands nearer to an edge than this share of the width. */
const NEAREST = 0.2;
/** Only lines that fill this share of the way from a gutter to the edge count. */
const SHARE = 0.35;

/** Up to three gutters of a page, the strongest first. */
export function guttersOf(stretches: readonly Stretch[]): Gutter[] {
  const { left, right } = extent(stretches);
  const sorted = [...stretches].sort((a, b) => a.y - b.y);
  const found = strongest(sorted, left, right);
  if (found === null) return [];
  const first = beforeLabels(sorted, found);
  const gutters = besideLabels(sorted, first.x) ? [] : [first];
  for (const [from, to] of [
    [left, first.x],
    [first.x, right],
  ] as const) {
    // A third column is as wide as the others: narrower strips are tables and lists.
    const inside = sorted.filter((stretch) => stretch.x >= from - 2 && stretch.right <= to + 2);
    if (to - from < (right - left) * 0.55) continue;
    const second = strongest(inside, from, to);
    if (second === null || second.score < first.score * 0.5) continue;
    const moved = beforeLabels(sorted, second);
    if (!besideLabels(sorted, moved.x)) gutters.push(moved);
  }
  return gutters;
}

/** The label of an entry, alone in its stretch. */
const LABEL = /^(?:[[(]\s?[\p{L}\d][\p{L}\d+., -]{0,14}\s?[\])]|\d{1,4}[.)]?)$/u;

/** The label of an entry in brackets. */
const BRACKETED = /^\[\s?[\p{L}\d][\p{L}\d+., -]{0,14}\s?\]$/u;

/** Whether all that stands left of a strip is labels in brackets: the strip parts them from their entries, and no column from another. */
function besideLabels(sorted: readonly Stretch[], x: number): boolean {
  const before = sorted.filter((stretch) => stretch.right <= x + 1);
  const labels = before.filter((stretch) => BRACKETED.test(stretch.pieces.map((piece) => piece.text).join('')));
  return labels.length >= 3 && labels.length >= before.length * 0.9;
}

/**
 * Labels of a list stand apart from its entries, and the strip between the two looks like a gutter too: one found there is moved to the
 * left of the labels, where the column begins.
 */
function beforeLabels(sorted: readonly Stretch[], gutter: Gutter): Gutter {
  const labels = sorted.filter(
    (stretch) =>
      stretch.x < gutter.x &&
      Math.abs(gutter.x - stretch.right) < stretch.size * 3 &&
      stretch.right - stretch.x < stretch.size * 4 &&
      LABEL.test(stretch.pieces.map((piece) => piece.text).join('')) &&
      sorted.some(
        (other) =>
          Math.abs(other.y - stretch.y) < 1 &&
          other.x >= Math.max(stretch.right, gutter.x) - 1 &&
          other.x - stretch.right < stretch.size * 5,
      ),
  );
  // One alone may be a number in the text, unless the strip goes through it.
  if (labels.length < 2 && !labels.some((label) => label.right > gutter.x)) return gutter;
  const start = Math.min(...labels.map((label) => label.x));
  const own = new Set(labels);
  const beside = sorted.filter((stretch) => !own.has(stretch) && stretch.x < start && stretch.right <= gutter.x + 1);
  const over = beside.filter((stretch) => stretch.right > start - 1).length;
  // Numbers at the ends of lines, as in a table, follow on what stands in their column.
  if (beside.length === 0 || over > beside.length * 0.05) return gutter;
  const end = Math.max(...beside.filter((stretch) => stretch.right <= start - 1).map((stretch) => stretch.right));
  return { x: (end + start) / 2, score: gutter.score };
}

/** The upright strip between `left` and `right` with the most lines beside it that it does not cut. */
function strongest(sorted: readonly Stretch[], left: number, right: number): Gutter | null {
  const width = right - left;
  if (sorted.length < 4 || width < 120) return null;
  // The edges of all lines side by side: they are walked along some hundred times.
  const starts = new Float64Array(sorted.length);
  const ends = new Float64Array(sorted.length);
  sorted.forEach((stretch, at) => {
    starts[at] = stretch.x;
    ends[at] = stretch.right;
  });
  const most = mostBeside(starts, ends, width * NEAREST * SHARE);
  let best = 0;
  let from = 0;
  let to = 0;
  for (let x = left + width * NEAREST; x <= left + width * (1 - NEAREST); x += STEP) {
    // Through the middle of a column hardly a line stands beside: counting alone tells that nothing better can be found there.
    if (most(x) < Math.max(best, 2)) continue;
    const score = scoreAt(starts, ends, x, (x - left) * SHARE, (right - x) * SHARE);
    if (score > best) {
      best = score;
      from = x;
      to = x;
    } else if (score === best && x - to <= STEP * 1.5) to = x;
  }
  return best === 0 ? null : { x: (from + to) / 2, score: best };
}

/**
 * For a place that goes from left to right, how many lines of some width stand wholly on the side of it that has fewer: no score is
 * higher.
 */
function mostBeside(starts: Float64Array, ends: Float64Array, least: number): (x: number) => number {
  const wide = (edges: Float64Array): Float64Array => edges.filter((_, at) => (ends[at] ?? 0) - (starts[at] ?? 0) >= least).sort();
  const [from, to] = [wide(starts), wide(ends)];
  let [before, begun] = [0, 0];
  return (x) => {
    while (before < to.length && (to[before] ?? 0) <= x + 1) before += 1;
    while (begun < from.length && (from[begun] ?? 0) < x - 1) begun += 1;
    return Math.min(before, from.length - begun);
  };
}

/** Lines on the weaker side of x, summed over the bands between lines that cross it. Only lines of some width count. */
function scoreAt(starts: Float64Array, ends: Float64Array, x: number, leftWidth: number, rightWidth: number): number {
  let score = 0;
  let before = 0;
  let after = 0;
  for (let at = 0; at < starts.length; at += 1) {
    const start = starts[at] ?? 0;
    const end = ends[at] ?? 0;
    if (end <= x + 1) {
      if (end - start >= leftWidth) before += 1;
    } else if (start >= x - 1) {
      if (end - start >= rightWidth) after += 1;
    } else {
      if (before >= 2 && after >= 2) score += Math.min(before, after);
      before = 0;
      after = 0;
    }
  }
  return before >= 2 && after >= 2 ? score + Math.min(before, after) : score;
}

/** The outermost edges of some stretches. */
export function extent(stretches: readonly Stretch[]): { left: number; right: number } {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches) {
    left = Math.min(left, stretch.x);
    right = Math.max(right, stretch.right);
  }
  return { left, right };
}

/** The column a stretch stands in; null when it belongs to more than one. A line that sticks out a little stays in its own. */
export function columnOf(stretch: Stretch, bounds: readonly number[]): number | null {
  let most = 0;
  let column = 0;
  let touched = 0;
  for (let at = 0; at + 1 < bounds.length; at++) {
    const from = bounds[at] ?? 0;
    const to = bounds[at + 1] ?? 0;
    const shared = Math.min(stretch.right, to) - Math.max(stretch.x, from);
    if (shared > (to - from) * 0.12 || shared > (stretch.right - stretch.x) * 0.4) touched += 1;
    if (shared > most) {
      most = shared;
      column = at;
    }
  }
  return touched > 1 ? columnOfAddress(stretch, bounds) : column;
}

/** An address that nothing could break runs on into the next column; it stands where it begins. */
function columnOfAddress(stretch: Stretch, bounds: readonly number[]): number | null {
  const at = bounds.findLastIndex((bound) => bound <= stretch.x + 1);
  const to = bounds[at + 2];
  if (at < 0 || to === undefined || stretch.right > to - (to - (bounds[at + 1] ?? 0)) * 0.1) return null;
  if (stretch.pieces.some((piece, n) => n > 0 && piece.spaced)) return null;
  const text = stretch.pieces.map((piece) => piece.text).join('');
  return ADDRESS.test(text) ? at : null;
}

/** One word that is an address, or the part of one that fell to this line. */
const ADDRESS = /^(?:(?:https?:|ftp:|www\.|doi:|10\.\d)\S{1,300}|(?=\S{0,80}[\d/_=?])[\w./%=?&#~+:-]{12,300})$/i;
