/**
 * Where the columns of a page part: upright strips that few lines cross while text stands on both sides. Counted in lines, so
 * that a table or a list of short cells, which also has upright strips, weighs little.
 */
import type { Stretch } from './pdf-lines.ts';

export interface Gutter {
  readonly x: number;
  /** Lines on the weaker side, summed over the bands in which nothing crosses. */
  readonly score: number;
}

const STEP = 2;

/** Up to three gutters of a page, the strongest first. */
export function guttersOf(stretches: readonly Stretch[]): Gutter[] {
  const { left, right } = extent(stretches);
  const sorted = [...stretches].sort((a, b) => a.y - b.y);
  const first = strongest(sorted, left, right);
  if (first === null) return [];
  const gutters = [first];
  for (const [from, to] of [
    [left, first.x],
    [first.x, right],
  ] as const) {
    // A third column is as wide as the others: narrower strips are tables and lists.
    if (to - from < (right - left) * 0.55) continue;
    const inside = sorted.filter((stretch) => stretch.x >= from - 2 && stretch.right <= to + 2);
    const second = strongest(inside, from, to);
    if (second !== null && second.score >= first.score * 0.5) gutters.push(second);
  }
  return gutters;
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
  let best = 0;
  let from = 0;
  let to = 0;
  for (let x = left + width * 0.2; x <= left + width * 0.8; x += STEP) {
    const score = scoreAt(starts, ends, x, (x - left) * 0.35, (right - x) * 0.35);
    if (score > best) {
      best = score;
      from = x;
      to = x;
    } else if (score === best && x - to <= STEP * 1.5) to = x;
  }
  return best === 0 ? null : { x: (from + to) / 2, score: best };
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
  return touched > 1 ? null : column;
}
