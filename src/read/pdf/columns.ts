/**
 * The order in which a page is read. Lines that cross a gutter (a title, a wide table, a full-width caption) part the page
 * into bands; within a band each column is read to its end before the next; a band may have columns of its own. What one
 * page shows too weakly is taken from the other pages.
 */
import { endsAcross, isRagged } from './across.ts';
import { balanced } from './balanced.ts';
import { columnOf, extent, type Gutter, guttersOf } from './gutters.ts';
import { isReferenceHeading } from './headings.ts';
import { type Line, lineOf, rowsOf, type Stretch } from './lines.ts';
import { besideHeadings, type Margin } from './side-headings.ts';

/** What the columns are found from. */
export interface PageStretches {
  readonly number: number;
  readonly stretches: readonly Stretch[];
}

/** Lines beside a gutter with which a page shows it by itself. */
const SURE = 6;

/** All lines of the document in reading order. */
export function linesInOrder(pages: readonly PageStretches[]): Line[] {
  const found = pages.map((page) => guttersOf(page.stretches));
  const known = found.flat().filter((gutter) => gutter.score >= 2 * SURE);
  const lines: Line[] = [];
  let column = 0;
  let margin: Margin | null = null;
  pages.forEach((page, at) => {
    const own = (found[at] ?? [])
      .filter((gutter) => gutter.score >= SURE || confirmed(page.stretches, known, gutter.x, pages.length))
      .map((gutter) => gutter.x);
    const gutters = borrowed(page.stretches, known, own).sort((a, b) => a - b);
    for (const group of arranged(page.stretches, gutters, 0)) {
      const parted = besideHeadings(rowsOf(group), margin);
      margin = parted.margin;
      for (const rows of parted.groups) {
        column += 1;
        const { left, edge } = edgesOf(rows);
        for (const row of rows) lines.push(lineOf(row, { page: page.number, left, edge, column }));
      }
    }
  });
  return lines;
}

/** The share of pages that have the columns of a document, and of lines that go over those which few pages have. */
const SOME = 0.25;

/** Whether other pages bear out a gutter that this one shows too weakly. Where few have it (an index), three lines with white at one height are chance. */
function confirmed(stretches: readonly Stretch[], known: readonly Gutter[], x: number, pages: number): boolean {
  const same = known.filter((other) => Math.abs(other.x - x) < 12).length;
  return same > 0 && (same >= pages * SOME || across(stretches, x) <= stretches.length * SOME);
}

/** Stretches that stand on both sides of a place. */
const across = (stretches: readonly Stretch[], x: number, { left, right } = extent(stretches)): number =>
  stretches.filter((stretch) => columnOf(stretch, [left, x, right]) === null).length;

/** A page's own gutters, and those known from other pages that part it too: on the last page of a list a column may hold few lines. */
function borrowed(stretches: readonly Stretch[], known: readonly Gutter[], own: readonly number[]): number[] {
  const out = [...own];
  for (const { x } of [...known].sort((a, b) => b.score - a.score))
    if (out.length < 3 && out.every((other) => Math.abs(other - x) > 40) && fits(stretches, x)) out.push(x);
  return out;
}

/** Whether a gutter known from other pages parts this one too: text on both sides, next to none across. */
function fits(stretches: readonly Stretch[], x: number): boolean {
  const { left, right } = extent(stretches);
  if (x < left + 40 || x > right - 40) return false;
  return across(stretches, x) <= stretches.length * 0.1 && stretches.some((stretch) => stretch.x > x);
}

/**
 * Groups of stretches in reading order. Where columns stand clear they are read one after the other; what lies between
 * (full-width lines, or a part of the page with columns of its own) is looked at again by itself.
 */
function arranged(stretches: readonly Stretch[], fallback: readonly number[], depth: number): Stretch[][] {
  if (stretches.length === 0) return [];
  const sure = depth === 0 ? [] : guttersOf(stretches).filter((gutter) => gutter.score >= SURE);
  const gutters = sure.length > 0 ? sure.map((gutter) => gutter.x).sort((a, b) => a - b) : fallback;
  if (gutters.length === 0) return [[...stretches]];
  const bands = bandsOf(stretches, gutters);
  const within = (group: readonly Stretch[]): Stretch[][] => splitAgain(group, depth);
  if (depth >= 3 || bands.length === 1) return inBands(stretches, gutters).flatMap(within);
  const width = extent(stretches);
  return bands.flatMap((band) =>
    band.clear || band.stretches.length < 12
      ? inBands(band.stretches, gutters, width).flatMap(within)
      : arranged(band.stretches, gutters, depth + 1),
  );
}

/** A column of a band that is itself set in columns all the way: half of a page beside another, under one headline. */
function splitAgain(group: readonly Stretch[], depth: number): Stretch[][] {
  if (depth >= 3 || group.length < 2 * SURE) return [[...group]];
  const own = guttersOf(group).filter((gutter) => gutter.score >= SURE && gutter.score >= group.length * 0.15);
  return own.length === 0
    ? [[...group]]
    : arranged(
        group,
        own.map((gutter) => gutter.x).sort((a, b) => a - b),
        depth + 3,
      );
}

interface Band {
  readonly clear: boolean;
  readonly stretches: Stretch[];
}

/** Parts a page into bands from top to bottom: those whose columns stand clear for some lines, and the rest. */
function bandsOf(stretches: readonly Stretch[], gutters: readonly number[]): Band[] {
  const width = extent(stretches);
  const bounds = [width.left, ...gutters, width.right];
  const { wide, sorted } = wideOf(stretches, gutters, width);
  const bands: Band[] = [];
  let run: Stretch[] = [];
  const close = (): void => {
    const clear = run.length >= 4 && !gutters.every((_, at) => isRagged(run.filter((stretch) => columnOf(stretch, bounds) === at + 1)));
    const last = bands[bands.length - 1];
    if (run.length > 0 && !clear && last !== undefined && !last.clear) last.stretches.push(...run);
    else if (run.length > 0) bands.push({ clear, stretches: run });
    run = [];
  };
  for (const stretch of sorted) {
    if (!wide.has(stretch)) {
      run.push(stretch);
      continue;
    }
    // The heading of a list right below a table belongs to the lines below it, not to the table's first column.
    const head = run.at(-1);
    const heads =
      head !== undefined &&
      isReferenceHeading(
        head.pieces
          .map(({ text }) => text)
          .join(' ')
          .trim(),
      );
    if (heads) run.pop();
    close();
    const last = bands[bands.length - 1];
    const own = heads ? [head, stretch] : [stretch];
    if (last !== undefined && !last.clear) last.stretches.push(...own);
    else bands.push({ clear: false, stretches: own });
  }
  close();
  return bands;
}

interface Width {
  readonly left: number;
  readonly right: number;
}

/** The stretches that belong to no single column, with the rest of their rows; and all stretches from top to bottom. */
function wideOf(
  stretches: readonly Stretch[],
  gutters: readonly number[],
  { left, right }: Width,
): { wide: Set<Stretch>; sorted: Stretch[] } {
  const bounds = [left, ...gutters, right];
  const sorted = [...stretches].sort((a, b) => a.y - b.y);
  const wide = new Set(sorted.filter((stretch) => columnOf(stretch, bounds) === null));
  const rows = [...wide];
  for (const stretch of sorted) {
    // The rest of a full-width row: a label, a cell, the words after a wide gap.
    if (rows.some((other) => Math.abs(other.y - stretch.y) < other.size * 0.25)) wide.add(stretch);
  }
  return { wide, sorted };
}

/** The columns of each stretch between full-width lines, and those lines, from top to bottom. */
function inBands(stretches: readonly Stretch[], gutters: readonly number[], width: Width = extent(stretches)): Stretch[][] {
  const bounds = [width.left, ...gutters, width.right];
  const { wide, sorted } = wideOf(stretches, gutters, width);
  const groups: Stretch[][] = [];
  let run: Stretch[] = [];
  let across: Stretch[] = [];
  const columnsOf = (part: readonly Stretch[]): Stretch[][] => {
    const columns: Stretch[][] = gutters.concat(0).map(() => []);
    for (const stretch of part) columns[columnOf(stretch, bounds) ?? 0]?.push(stretch);
    return columns;
  };
  const flushAcross = (): void => {
    if (across.length > 0) groups.push(across);
    across = [];
  };
  const flushRun = (): void => {
    const columns = columnsOf(run);
    if (endsAcross(columns, across.at(-1))) across.push(...run);
    else {
      flushAcross();
      for (const half of balanced(columns)) for (const column of half) if (column.length > 0) groups.push(column);
    }
    run = [];
  };
  for (const stretch of sorted) {
    if (wide.has(stretch)) {
      if (run.length > 0) flushRun();
      across.push(stretch);
    } else run.push(stretch);
  }
  if (run.length > 0) flushRun();
  flushAcross();
  return groups;
}

/** Where a column's lines begin and end, without its outliers. */
function edgesOf(rows: readonly (readonly Stretch[])[]): { left: number; edge: number } {
  const starts = rows.map((row) => row[0]?.x ?? 0).sort((a, b) => a - b);
  const ends = rows.map((row) => Math.max(...row.map((stretch) => stretch.right))).sort((a, b) => a - b);
  const skip = Math.floor(rows.length * 0.04);
  return { left: starts[skip] ?? 0, edge: ends[ends.length - 1 - skip] ?? 0 };
}
