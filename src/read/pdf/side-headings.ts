/**
 * Headings that stand beside what they head, in a margin of their own, as some web pages and applications have them: "References" on the
 * left, the list to its right, its first entry on the same height. Told by the heading of a list of references alone with white behind it,
 * and by the rows below it, which leave its margin free; the rows it heads, and other headings in that margin, are then parted from it.
 */
import { isReferenceHeading } from './headings.ts';
import type { Stretch } from './lines.ts';

type Row = readonly Stretch[];

/** The margin in which headings stand, and where what they head begins. */
export interface Margin {
  readonly x: number;
  readonly indent: number;
}

/** Rows that must leave the margin free below a heading. */
const FREE = 3;
/** White between a heading and what it heads, in ems. */
const WHITE = 1.5;
/** Labels of two digits and more stand further to the left than the first one, in ems. */
const LABELS = 1.2;

const textOf = (stretch: Stretch | undefined): string => stretch?.pieces.map((piece) => piece.text).join(' ') ?? '';

/** The margin of a row that begins with a heading of references and goes on behind white. */
function marginOf(row: Row): Margin | null {
  const [first, second] = row;
  if (first === undefined || second === undefined || second.x - first.right < first.size * WHITE) return null;
  return isReferenceHeading(textOf(first)) ? { x: first.x, indent: second.x - second.size * LABELS } : null;
}

/** Whether a row begins with words in the margin and goes on behind it. */
const isHeaded = ([first, second]: Row, { x, indent }: Margin): boolean =>
  first !== undefined && second !== undefined && Math.abs(first.x - x) < first.size * 0.3 && second.x >= indent && first.right < indent;

/**
 * The rows of one column, parted where a heading stands beside them: first what comes before, then the heading alone, then what it heads.
 * `before` is the margin of a page before this one, on which the list may go on.
 */
export function besideHeadings(
  rows: readonly Row[],
  before: Margin | null,
): { readonly groups: readonly (readonly Row[])[]; readonly margin: Margin | null } {
  let margin: Margin | null = before;
  let begin = 0;
  if (margin === null) {
    begin = rows.findIndex((row, at) => {
      const own = marginOf(row);
      return own !== null && rows.slice(at + 1, at + 1 + FREE).filter(([first]) => (first?.x ?? 0) >= own.indent).length === FREE;
    });
    margin = marginOf(rows[begin] ?? []);
  }
  if (margin === null) return { groups: [rows], margin: before };
  const groups: Row[][] = begin === 0 ? [] : [rows.slice(0, begin).map((row) => row)];
  let open: Row[] = [];
  const close = (): void => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const [at, row] of rows.slice(begin).entries()) {
    if (isHeaded(row, margin)) {
      close();
      groups.push([row.slice(0, 1)]);
      open = [row.slice(1)];
    } else if ((row[0]?.x ?? 0) >= margin.indent) open.push(row);
    else {
      close();
      groups.push(rows.slice(begin + at).map((rest) => rest));
      return { groups, margin: null };
    }
  }
  close();
  return { groups, margin };
}
