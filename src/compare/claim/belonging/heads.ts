/**
 * The heads and rows of a table from its lines: heads of two lines, heads broken over several, names that span several rows, rows that only
 * name a section. Where it cannot be told which heading is whose there is no table.
 */
import type { Span } from '../../../model/document.ts';
import { tokensOf } from '../../../text/tokens.ts';

export interface Cell extends Span {
  readonly text: string;
  /** Its numbers as written, without separators. */
  readonly figures: readonly string[];
}

/** The headings of all columns, and where the body begins. */
export interface Head {
  readonly heads: readonly string[];
  /** First line of the body. */
  readonly from: number;
}

/** The numbers of a cell as written, without separators. */
export const figuresIn = (text: string): readonly string[] =>
  !/\p{N}/u.test(text) ? NONE : tokensOf(text).flatMap(({ kind, text: figure }) => (kind === 'number' ? [figure] : []));
const NONE: readonly string[] = [];

export const isYear = (text: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(text);
export const isFigure = ({ text, figures }: Cell): boolean => figures.length > 0 && !/\p{L}{2}/u.test(text) && !isYear(text);

/** The headings of all columns, put together from the lines before the body. Null where they cannot be told. */
export function headOf(lines: readonly (readonly Cell[])[], first: number, width: number, above: number): Head | null {
  const texts = (cells: readonly Cell[]): string[] => cells.map(({ text }) => text);
  const cornered = (heads: string[]): string[] => (heads.length === width - 1 ? ['', ...heads] : heads);
  if (first === 0) {
    const own = lines[0] ?? [];
    const second = lines[1] ?? [];
    // Two lines of equal width: the upper one names a group once and leaves the cells behind it empty.
    const grouped =
      (above === 2 || (above === 0 && lines.length > 2)) &&
      second.length === width &&
      own.slice(1).some(({ text }) => text === '') &&
      second.slice(1).every(({ figures, text }) => figures.length === 0 || isYear(text)) &&
      second.slice(1).every(({ text }) => text !== '');
    if (grouped) {
      let group = '';
      const heads = second.map(({ text }, i) => {
        if (i > 0 && own[i]?.text !== '') group = own[i]?.text ?? '';
        return i === 0 ? text : `${group} ${text}`;
      });
      return { heads, from: 2 };
    }
    // A first line of figures is a row like the others.
    if (above === 0 && own.slice(1).every(isFigure)) return { heads: own.map(() => ''), from: 0 };
    return { heads: texts(own), from: 1 };
  }
  const before = lines.slice(0, first);
  const [upper = [], lower = []] = before;
  if (before.length === 1) return upper.length === width - 1 ? { heads: cornered(texts(upper)), from: 1 } : null;
  if (before.length === 2 && (lower.length === width - 1 || lower.length === width)) {
    const inner = lower.length === width ? lower.slice(1) : lower;
    const groups =
      upper.length > 1 && inner.length % (upper.length - 1) === 0 ? upper.slice(1) : inner.length % upper.length === 0 ? upper : [];
    const span = groups.length === 0 ? 0 : inner.length / groups.length;
    // Only where the lower heads come again in every group is it known how far each reaches.
    if (span > 1 && groups.length > 1 && inner.every(({ text }, i) => text === inner[i % span]?.text))
      return { heads: cornered(inner.map(({ text }, i) => `${groups[Math.floor(i / span)]?.text ?? ''} ${text}`)), from: 2 };
  }
  // A head broken over lines: the last cell of one goes on in the first of the next.
  const joined: string[] = [];
  for (const cells of before)
    cells.forEach(({ text }, i) => {
      if (i === 0 && joined.length > 0) joined.push(`${joined.pop() ?? ''} ${text}`);
      else joined.push(text);
    });
  return joined.length === width || joined.length === width - 1 ? { heads: cornered(joined), from: first } : null;
}

export interface BodyRow {
  readonly cells: readonly Cell[];
  readonly section: string;
}

/** Rows of full width; one that lacks its first cell has that of the row before it. */
export function bodyOf(lines: readonly (readonly Cell[])[], width: number): BodyRow[] | null {
  const rows: BodyRow[] = [];
  let section = '';
  let full: readonly Cell[] | null = null;
  for (const cells of lines) {
    const [only] = cells;
    if (cells.length === 1 && only !== undefined) section = only.text;
    else if (cells.length === width) {
      // An empty first cell goes on with the name above it.
      const named: readonly Cell[] | null = full;
      const carried: readonly Cell[] =
        only?.text === '' && named?.[0] !== undefined
          ? [{ text: named[0].text, figures: named[0].figures, start: only.start, end: only.end }, ...cells.slice(1)]
          : cells;
      rows.push({ cells: carried, section });
      full = carried;
    } else if (cells.length === width - 1 && full !== null) {
      const above: readonly Cell[] = full;
      const fits = (by: number): boolean =>
        cells.every(
          (cell, i) => isFigure(cell) === isFigure(above[i + by] as Cell) && isYear(cell.text) === isYear(above[i + by]?.text ?? ''),
        );
      if (!fits(1) || fits(0)) return null;
      rows.push({ cells: [above[0] as Cell, ...cells], section });
    } else return null;
  }
  return rows.length === 0 ? null : rows;
}
