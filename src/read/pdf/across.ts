/**
 * What stands beside a gutter and is no column: the ends of paragraphs that run over the whole width, and lines whose wide spaces look like one.
 */
import { rowsOf, type Stretch } from './lines.ts';

/** Rows that a paragraph's end, alone in one column between full-width lines, has at most. */
const END_ROWS = 4;
/** White, in sizes of the type, above which what stands below a full-width line does not go on with it. */
const APART = 2.5;

/** A space within a line, in sizes of the type, where lines are set to one width; gutters are wider. */
const WIDE_SPACE = 0.95;

/**
 * Whether what stands below a full-width line goes on with it: the short last lines of its paragraph, which reach no gutter, or lines that
 * wide spaces part. There is no second column to be read after the first: its lines would begin at one height of the page's width.
 */
export function endsAcross([left = [], ...others]: readonly Stretch[][], last: Stretch | undefined): boolean {
  const rows = rowsOf([...left, ...others.flat()]);
  const size = rows[0]?.[0]?.size;
  const none = others.every((column) => isRagged(column));
  if (last === undefined || size === undefined || Math.abs(size - last.size) > 0.5 || (rows.length > END_ROWS && !none)) return false;
  const tops = [last.y, ...rows.map((row) => row[0]?.y ?? 0)];
  const near = tops.every((y, at) => at === 0 || y - (tops[at - 1] ?? y) < size * APART);
  const own = new Set(left);
  const isLine = (row: readonly Stretch[]): boolean =>
    row.every((stretch, at) => (at === 0 ? own.has(stretch) : none || stretch.x - (row[at - 1]?.right ?? 0) < size * WIDE_SPACE));
  return near && (rows.length === 1 || rows.every(isLine));
}

/** Whether lines begin here and there, as what stands behind a wide space does, and not at one margin. */
export function isRagged(column: readonly Stretch[]): boolean {
  // First of all: a whole page may stand here, and each line is held beside every other one.
  if (column.length < 3 || column.length > MOST_RAGGED) return false;
  const alike = column.map(({ x }) => column.filter((other) => Math.abs(other.x - x) < 1.5).length);
  return Math.max(...alike) <= column.length * 0.5;
}
/** More lines than that are not set with wide spaces one below the other. */
const MOST_RAGGED = 12;
