/**
 * The cells of tables that stand in a text as lines (Markdown, tab-separated, as HTML and documents are read), and whether a value
 * that a claim gives stands there only in another row or column than the claim names.
 */
import type { Span } from '../model/document.ts';
import type { Quantity } from '../text/quantity.ts';
import { tokensOf } from '../text/tokens.ts';
import { contentOf } from '../text/tokens-stop.ts';
import type { Said, Stated } from './belonging-texts.ts';
import { formOf } from './select-expand.ts';

interface Cell extends Span {
  readonly text: string;
}

/** A table whose rows have as many cells as its head. */
export interface Table extends Span {
  /** Forms that stand in this column's head alone, and so for rows. */
  readonly columns: readonly ReadonlySet<string>[];
  readonly rows: readonly ReadonlySet<string>[];
  readonly heads: readonly string[];
  readonly names: readonly string[];
  /** Without heads; by row, then column. */
  readonly cells: readonly (readonly Cell[])[];
}

export type Tables = readonly Table[];

const RULE = /^[\s|:+=-]{3,}$/;
const MOST_ROWS = 2000;

/** The tables of a text. Linear. */
export function tablesIn(text: string): Tables {
  if (!text.includes('|') && !text.includes('\t')) return [];
  const tables: Table[] = [];
  let lines: Cell[][] = [];
  const close = (): void => {
    const made = tableOf(lines);
    if (made !== null) tables.push(made);
    lines = [];
  };
  for (let at = 0; at < text.length; ) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(at, end);
    const cells = RULE.test(line) ? null : cellsOf(line, at);
    if (cells === null ? !RULE.test(line) || line.trim() === '' : cells.length < 2) close();
    else if (cells !== null) lines.push(cells);
    at = end + 1;
  }
  close();
  return tables;
}

function cellsOf(line: string, at: number): Cell[] {
  const sign = line.includes('|') ? '|' : '\t';
  const cells: Cell[] = [];
  let start = 0;
  for (let i = 0; i <= line.length; i += 1) {
    if (i < line.length && line[i] !== sign) continue;
    cells.push({ start: at + start, end: at + i, text: line.slice(start, i).trim() });
    start = i + 1;
  }
  // Markdown begins and ends its rows with the sign.
  if (sign === '|' && cells[0]?.text === '' && line.trimStart().startsWith('|')) cells.shift();
  if (sign === '|' && cells.at(-1)?.text === '' && line.trimEnd().endsWith('|')) cells.pop();
  return cells;
}

function tableOf(lines: readonly Cell[][]): Table | null {
  const [head, ...body] = lines;
  const width = body[0]?.length ?? 0;
  if (head === undefined || width < 2 || body.length > MOST_ROWS || body.some((row) => row.length !== width)) return null;
  // An empty corner is not always printed.
  if (head.length !== width && head.length !== width - 1) return null;
  const heads = (head.length === width ? head.slice(1) : head).map(({ text }) => text);
  const names = body.map((row) => row[0]?.text ?? '');
  return {
    start: head[0]?.start ?? 0,
    end: body.at(-1)?.at(-1)?.end ?? 0,
    columns: alone(heads),
    rows: alone(names),
    heads,
    names,
    cells: body.map((row) => row.slice(1)),
  };
}

/** Of each heading the forms that no other has. */
function alone(headings: readonly string[]): ReadonlySet<string>[] {
  const forms = headings.map((heading) => new Set(contentOf(tokensOf(heading)).map(formOf)));
  const times = new Map<string, number>();
  for (const set of forms) for (const form of set) times.set(form, (times.get(form) ?? 0) + 1);
  return forms.map((set) => new Set([...set].filter((form) => times.get(form) === 1)));
}

/**
 * Where a value of a claim stands in tables: `stands` where a cell of a row and column that the claim may mean has it; both cells where
 * only another has; null where no cell has it, or some other part of the text.
 */
export function inTable(
  value: Quantity,
  said: Said,
  { tables, numbers }: Stated,
): 'stands' | { readonly against: string; readonly sentence: Span } | null {
  if (tables.length === 0) return null;
  const digits = tokensOf(said.text, value.digits.start, value.digits.end)
    .filter(({ kind }) => kind === 'number')
    .map(({ text }) => text);
  const [figure] = digits;
  if (figure === undefined || digits.length !== 1) return null;
  const inside = ({ span }: Quantity): boolean => tables.some(({ start, end }) => span.start >= start && span.end <= end);
  if (numbers.some((one) => one.value === value.value && one.kind === value.kind && !inside(one))) return null;
  let found: { against: string; sentence: Span } | null = null;
  let any = false;
  for (const table of tables) {
    const asked = said.tokens.filter(({ start, end }) => end <= value.span.start || start >= value.span.end);
    const mentioned = (sets: readonly ReadonlySet<string>[]): number[] => {
      const forms = new Set(contentOf(asked).map(formOf));
      return sets.flatMap((set, i) => ([...set].some((form) => forms.has(form)) ? [i] : []));
    };
    const rows = mentioned(table.rows);
    const columns = paired(value, said, table) ?? mentioned(table.columns);
    for (let row = 0; row < table.cells.length; row += 1)
      for (const [column, cell] of (table.cells[row] ?? []).entries()) {
        if (!holdsFigure(cell.text, figure)) continue;
        any = true;
        const rowStands = rows.length === 0 || rows.includes(row);
        const columnStands = columns.length === 0 || columns.includes(column);
        if (rowStands && columnStands) return 'stands';
        const [other, beside] = [rowStands ? row : rows[0], columnStands ? column : columns[0]];
        const meant = rows.length > 1 || columns.length > 1 ? undefined : table.cells[other ?? row]?.[beside ?? column];
        if (meant === undefined || !/\p{Nd}/u.test(meant.text) || holdsFigure(meant.text, figure)) continue;
        found ??= {
          against: `${cell.text}” for “${nameOf(table, row, column)}” and “${meant.text}” for “${nameOf(table, other ?? row, beside ?? column)}`,
          sentence: { start: cell.start, end: cell.end },
        };
      }
  }
  return any ? (found ?? 'stands') : null;
}

const nameOf = ({ names, heads }: Table, row: number, column: number): string => `${names[row] ?? ''}, ${heads[column] ?? ''}`;

const holdsFigure = (cell: string, figure: string): boolean => {
  const numbers = tokensOf(cell).filter(({ kind }) => kind === 'number');
  return numbers.length === 1 && numbers[0]?.text === figure;
};

/** "from 198 in 2015 to 176 in 2020": values and columns in turns, each with its own. Null where they are not. */
function paired(value: Quantity, { tokens, numbers }: Said, { columns }: Table): number[] | null {
  const heads = tokens.flatMap((token) => {
    const column = columns.findIndex((forms) => forms.has(formOf(token)));
    return column < 0 ? [] : [{ at: token.start, column }];
  });
  if (new Set(heads.map(({ column }) => column)).size < 2) return null;
  const values = numbers.filter((one) => one.kind === value.kind && heads.every(({ at }) => at < one.span.start || at >= one.span.end));
  if (values.length !== heads.length) return null;
  const led = (heads[0]?.at ?? 0) < (values[0]?.span.start ?? 0);
  const inTurns = values.every(({ span }, i) => {
    const [own, next] = [heads[i]?.at ?? 0, (led ? values[i + 1]?.span.start : values[i + 1]?.span.start) ?? Number.POSITIVE_INFINITY];
    return led ? own < span.start && (heads[i + 1]?.at ?? Number.POSITIVE_INFINITY) > span.start : own > span.start && own < next;
  });
  const own = heads[values.indexOf(value)];
  return inTurns && own !== undefined ? [own.column] : null;
}
