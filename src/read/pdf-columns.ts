/**
 * The order in which a page is read. Looks for gutters: upright strips that few lines cross while text stands on both
 * sides. Lines that cross a gutter (a title, a wide table, a full-width caption) part the page into bands; within a band
 * each column is read to its end before the next. What one page shows too weakly is taken from the other pages.
 */
import { type Line, lineOf, rowsOf, type Stretch } from './pdf-lines.ts';

/** What the columns are found from. */
export interface PageStretches {
  readonly number: number;
  readonly stretches: readonly Stretch[];
}

interface Gutter {
  readonly x: number;
  readonly score: number;
}

/** A gutter that a page shows by itself: so many lines on the weaker side. */
const SURE = 6;
const STEP = 2;

/** All lines of the document in reading order. */
export function linesInOrder(pages: readonly PageStretches[]): Line[] {
  const found = pages.map((page) => guttersOf(page.stretches));
  const known = found.flat().filter((gutter) => gutter.score >= SURE);
  const lines: Line[] = [];
  let column = 0;
  pages.forEach((page, at) => {
    const own = found[at] ?? [];
    const sure = own.filter(
      (gutter) => gutter.score >= SURE || known.filter((other) => other.score >= 2 * SURE && Math.abs(other.x - gutter.x) < 12).length > 0,
    );
    for (const group of inBands(
      page.stretches,
      sure.map((gutter) => gutter.x).sort((a, b) => a - b),
    )) {
      column += 1;
      const rows = rowsOf(group);
      const { left, edge } = edgesOf(rows);
      for (const row of rows) lines.push(lineOf(row, { page: page.number, left, edge, column }));
    }
  });
  return lines;
}

/** Up to three gutters of a page, the strongest first. */
function guttersOf(stretches: readonly Stretch[]): Gutter[] {
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
  let best = 0;
  let from = 0;
  let to = 0;
  for (let x = left + width * 0.2; x <= left + width * 0.8; x += STEP) {
    const score = scoreAt(sorted, x, (x - left) * 0.35, (right - x) * 0.35);
    if (score > best) {
      best = score;
      from = x;
      to = x;
    } else if (score === best && x - to <= STEP * 1.5) to = x;
  }
  return best === 0 ? null : { x: (from + to) / 2, score: best };
}

/** Lines on the weaker side of x, summed over the bands between lines that cross it. Only lines of some width count. */
function scoreAt(sorted: readonly Stretch[], x: number, leftWidth: number, rightWidth: number): number {
  let score = 0;
  let before = 0;
  let after = 0;
  for (const stretch of sorted) {
    if (stretch.right <= x + 1) {
      if (stretch.right - stretch.x >= leftWidth) before += 1;
    } else if (stretch.x >= x - 1) {
      if (stretch.right - stretch.x >= rightWidth) after += 1;
    } else {
      if (before >= 2 && after >= 2) score += Math.min(before, after);
      before = 0;
      after = 0;
    }
  }
  return before >= 2 && after >= 2 ? score + Math.min(before, after) : score;
}

function extent(stretches: readonly Stretch[]): { left: number; right: number } {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches) {
    left = Math.min(left, stretch.x);
    right = Math.max(right, stretch.right);
  }
  return { left, right };
}

/** Groups of stretches in reading order: the columns of each band, and the full-width lines between bands. */
function inBands(stretches: readonly Stretch[], gutters: readonly number[]): Stretch[][] {
  if (stretches.length === 0) return [];
  if (gutters.length === 0) return [[...stretches]];
  const { left, right } = extent(stretches);
  const bounds = [left, ...gutters, right];
  const wide = new Set<Stretch>();
  const sorted = [...stretches].sort((a, b) => a.y - b.y);
  for (const stretch of sorted) if (columnOf(stretch, bounds) === null) wide.add(stretch);
  const wideRows = [...wide];
  for (const stretch of sorted) {
    // The rest of a full-width row: a label, a cell, the words after a wide gap.
    if (wideRows.some((other) => Math.abs(other.y - stretch.y) < other.size * 0.25)) wide.add(stretch);
  }
  const groups: Stretch[][] = [];
  let columns: Stretch[][] = gutters.concat(0).map(() => []);
  let across: Stretch[] = [];
  const flushColumns = (): void => {
    for (const half of balanced(columns)) for (const column of half) if (column.length > 0) groups.push(column);
    columns = columns.map(() => []);
  };
  const flushAcross = (): void => {
    if (across.length > 0) groups.push(across);
    across = [];
  };
  for (const stretch of sorted) {
    if (wide.has(stretch)) {
      flushColumns();
      across.push(stretch);
    } else {
      flushAcross();
      columns[columnOf(stretch, bounds) ?? 0]?.push(stretch);
    }
  }
  flushColumns();
  flushAcross();
  return groups;
}

/**
 * Columns that were evened out in the middle of a page: the text ends above, something else (a list of references) begins
 * below, in the same two columns, with nothing but white between. Told by white at the same height in both columns and by the words:
 * the upper right goes on the sentence of the upper left, which the lower left does not.
 */
function balanced(columns: readonly Stretch[][]): (readonly Stretch[][])[] {
  const [left = [], right = []] = columns;
  if (columns.length !== 2 || left.length < 4 || right.length < 4) return [columns];
  const all = [...left, ...right].sort((a, b) => a.y - b.y);
  for (let at = 1; at < all.length; at++) {
    const above = all[at - 1];
    const below = all[at];
    if (above === undefined || below === undefined || below.y - above.y < Math.max(above.size, below.size) * 1.5) continue;
    const cut = (above.y + below.y) / 2;
    const upper = columns.map((column) => column.filter((stretch) => stretch.y < cut));
    const lower = columns.map((column) => column.filter((stretch) => stretch.y >= cut));
    const text = (part: readonly Stretch[] | undefined, row: 0 | -1): string =>
      (rowsOf(part ?? []).at(row) ?? []).map((stretch) => stretch.pieces.map((piece) => piece.text).join(' ')).join(' ');
    const end = text(upper[0], -1);
    const open = end !== '' && !/[.!?:)\]”"]$/.test(end);
    if (open && /^\p{Ll}/u.test(text(upper[1], 0)) && /^[\p{Lu}\p{N}[]/u.test(text(lower[0], 0))) return [upper, lower];
  }
  return [columns];
}

/** The column a stretch stands in; null when it belongs to more than one. A line that sticks out a little stays in its own. */
function columnOf(stretch: Stretch, bounds: readonly number[]): number | null {
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

/** Where a column's lines begin and end, without its outliers. */
function edgesOf(rows: readonly (readonly Stretch[])[]): { left: number; edge: number } {
  const starts = rows.map((row) => row[0]?.x ?? 0).sort((a, b) => a - b);
  const ends = rows.map((row) => Math.max(...row.map((stretch) => stretch.right))).sort((a, b) => a - b);
  const skip = Math.floor(rows.length * 0.04);
  return { left: starts[skip] ?? 0, edge: ends[ends.length - 1 - skip] ?? 0 };
}
