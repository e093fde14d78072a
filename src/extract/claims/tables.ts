/** The rows of a table in an answer: each is a statement, or each of its cells that cites, with the first cell, which says what the row is about. */
import type { Span } from '../../model/document.ts';
import type { PlacedMark as Mark } from '../quotes/blocks.ts';
import { countsRow } from './unheaded.ts';

/** The rows of a table that a reader has taken from its format, without its head. `marks`: those that stand in it. */
export function rowsBelowHead(text: string, { start, end }: Span, marks: readonly Span[] = []): Span[] {
  const rows: Span[] = [];
  for (let at = start; at < end; ) {
    const stop = text.indexOf('\n', at);
    const to = stop < 0 || stop > end ? end : stop;
    rows.push({ start: at, end: to });
    at = to + 1;
  }
  return rows.filter((row, n) => text.slice(row.start, row.end).trim() !== '' && (n > 0 || isNoHead(text, rows, marks)));
}

/** Whether the first of some rows heads no columns: as the rows below it, it cites in the last of several cells, and there alone. */
function isNoHead(text: string, [first, ...others]: readonly Span[], marks: readonly Span[]): boolean {
  const citesLast = (row: Span): boolean => {
    const last = text.lastIndexOf('|', row.end - 1);
    const within = marks.filter((mark) => mark.start >= row.start && mark.end <= row.end);
    return last > row.start && within.length > 0 && within.every((mark) => mark.start > last);
  };
  return first !== undefined && others.length > 0 && citesLast(first) && others.every((row) => citesLast(row));
}

/** The cells of a table row that bear marks, each with the first cell, which says what the row is about. */
export function rows(text: string, { start, end }: Span, marks: readonly Mark[]): { span: Span; pieces: Span[]; marks: Mark[] }[] {
  const cells: Span[] = [];
  const cited: { cell: Span; own: Mark[] }[] = [];
  let next = 0;
  for (let from = start; from < end; ) {
    const stop = text.indexOf('|', from);
    const cell = { start: from, end: stop < 0 || stop > end ? end : stop };
    cells.push(cell);
    const own: Mark[] = [];
    for (; next < marks.length && (marks[next]?.span.end ?? 0) <= cell.end; next += 1) own.push(marks[next] as Mark);
    if (own.length > 0) cited.push({ cell, own });
    from = cell.end + 1;
  }
  const first = cells[0];
  // A number that counts the rows says nothing.
  const named = first !== undefined && !countsRow(text.slice(first.start, first.end));
  if (first === undefined || cited.length < 2)
    return [{ span: { start, end }, pieces: named || cells.length < 2 ? cells : cells.slice(1), marks: [...marks] }];
  return cited.map(({ cell, own }) => ({ span: cell, pieces: cell === first || !named ? [cell] : [first, cell], marks: own }));
}
