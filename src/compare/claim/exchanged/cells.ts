/** Rows of a table that a comparison names, and the one column of numbers that it compares them by. */
import type { Table } from '../belonging/cells.ts';

/** The one row of which a claim has all that tells it from the others; null where there is none or several. */
export function rowFor({ rows }: Table, keys: readonly string[]): number | null {
  const found = rows.flatMap(({ keys: own }, at) => {
    const telling = [...own].filter((key) => rows.some((row) => !row.keys.has(key)));
    return telling.length > 0 && telling.every((key) => keys.includes(key)) ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A number for each row, undefined where its cell has none or several. */
export type ColumnValues = (number | undefined)[] & { column: number };

/** The values of the one column that a claim names, or of the one in money where it speaks of what is dear; null where that cannot be told. */
export function valuesInColumn({ columns, cells }: Table, keys: readonly string[], money: boolean): ColumnValues | null {
  const common = new Set([...(columns[0]?.keys ?? [])].filter((key) => columns.length > 1 && columns.every((one) => one.keys.has(key))));
  const scores = columns.map(({ keys: own, unit }) =>
    money
      ? Number(unit.startsWith('currency') || own.has('pric'))
      : [...own].filter((key) => !common.has(key) && keys.includes(key)).length,
  );
  const most = columns.length === 1 ? 1 : Math.max(...scores);
  const named = columns.flatMap((_, at) => (columns.length === 1 || scores[at] === most ? [at] : []));
  const [column] = named;
  if (most === 0 || column === undefined || named.length > 1) return null;
  const values = cells.map((row) => {
    const figures = row[column]?.figures ?? [];
    const value = figures.length === 1 ? Number(figures[0]) : Number.NaN;
    return Number.isFinite(value) && !/[-−–]\s?\d/.test(row[column]?.text ?? '') ? value : undefined;
  });
  return Object.assign(values, { column });
}
