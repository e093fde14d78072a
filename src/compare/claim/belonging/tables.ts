/**
 * Whether a value that a claim gives stands in a table where the claim says: in the row and column that it names, by their words or by the
 * unit of the value; or only in another cell. Told against a claim only where one single row is named, and its cell has another number that
 * no other value of the claim answers to.
 */
import type { Span } from '../../../model/document.ts';
import { mostOf } from '../../../text/most-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { tokensOf } from '../../../text/tokens.ts';
import type { Row, Table } from './cells.ts';
import { type Heading, type Key, keysIn, unitOf } from './headings.ts';
import { columnNames, figurePlaces, type Names, rowNames } from './row-index.ts';
import type { Said, Stated } from './texts.ts';

/** `stands`: a cell that the claim may mean has the value; `sure` where it names both row and column. */
export type CellSign =
  | { readonly how: 'stands'; readonly sure: boolean }
  | { readonly how: 'other'; readonly against: string; readonly sentence: Span };

const OPEN: CellSign = { how: 'stands', sure: false };

/** Where a value of a claim stands in tables; null where no cell has it, or some other part of the text. */
export function inTable(value: Quantity, said: Said, { tables, numbers }: Stated): CellSign | null {
  if (tables.length === 0) return null;
  const figure = figureOf(value, said.text);
  if (figure === null) return null;
  const keys = keysIn(said.text, said.tokens).filter(({ token }) => token.end <= value.digits.start || token.start >= value.digits.end);
  const inside = ({ span }: Quantity): boolean => tables.some(({ start, end }) => span.start >= start && span.end <= end);
  let found: CellSign | null = null;
  for (const table of tables) {
    const one = inOne(value, figure, said, keys, table);
    if (one?.how === 'stands' && one.sure) return one;
    if (one !== null && (found === null || one.how === 'stands')) found = one;
  }
  const beside = (): boolean => numbers.some((one) => one.plain === value.plain && one.kind === value.kind && !inside(one));
  return found?.how === 'other' && beside() ? null : found;
}

/** Whether a number of a claim stands in a cell whose row and column the claim names, or is part of such a name. */
export function cellHas({ start, end }: Span, said: Said, held: Stated): boolean {
  if (held.tables.length === 0) return false;
  return said.numbers.some((one) => {
    if (one.span.start >= end || one.span.end <= start) return false;
    const sign = inTable(one, said, held);
    return sign?.how === 'stands' && sign.sure;
  });
}

/** Whether every value of a claim stands so, and the claim has one at least. */
export function cellsBear(said: Said, held: Stated): boolean {
  if (held.tables.length === 0) return false;
  const values = said.numbers.filter(({ weak, raw }) => !weak && /\p{Nd}/u.test(raw));
  return values.length > 0 && values.every(({ span }) => cellHas(span, said, held));
}

/** The digits of a value; null where it has several, or where they are no value of a cell ("Q2"). */
function figureOf({ digits, kind, date }: Quantity, text: string): string | null {
  const figures = tokensOf(text, digits.start, digits.end).filter((token) => token.kind === 'number');
  const [figure] = figures;
  if (figure === undefined || figures.length !== 1) return null;
  return kind === 'date' && date?.year === undefined ? null : figure.text;
}

function inOne(value: Quantity, figure: string, said: Said, keys: readonly Key[], table: Table): CellSign | null {
  const unit = unitOf(value);
  const rows = rowsNamed(table.rows, keys, said.text, unit);
  // A number that is part of a name, or a year that heads a column, is no value of a cell.
  const isName = ({ keys: own }: Heading): boolean =>
    own.has(figure) && [...own].every((key) => key === figure || keys.some((one) => one.key === key));
  const hasName = ({ names, having }: Names<Heading>): boolean => having(figure).some((at) => isName(names[at] as Heading));
  if (hasName(rowNames(table.rows)) || hasName(columnNames(table.columns))) return { how: 'stands', sure: true };
  if (rows.sure.some((row) => table.rows[row]?.also.has(figure) === true)) return { how: 'stands', sure: true };
  const places = figurePlaces(table)(figure);
  if (places.length === 0) return null;
  const columns = paired(value, said, table) ?? columnsNamed(table.columns, keys, said.text, unit);
  for (const { row, column } of places) {
    const rowStands = rows.all.length === 0 || rows.all.includes(row);
    const columnStands = columns.length === 0 || columns.includes(column);
    if (rowStands && columnStands && !otherUnit(table.columns[column], unit))
      return { how: 'stands', sure: rows.all.length > 0 && (columns.length > 0 || table.columns.length === 1) };
  }
  const [row] = rows.sure;
  const [place] = places;
  if (row === undefined || place === undefined || rows.all.length > 1 || columns.length > 1) return OPEN;
  // A small number that no heading is named for may count anything.
  if (columns.length === 0 && figure.length < 2 && table.rows[row]?.whole !== true) return OPEN;
  const column = columns[0] ?? place.column;
  const meant = table.cells[row]?.[column];
  if (meant === undefined || meant.figures.length === 0 || meant.figures.includes(figure)) return OPEN;
  if (paired(value, said, table) === null && answeredBy(said, value, meant.figures)) return OPEN;
  const own = table.cells[place.row]?.[place.column];
  if (own === undefined) return OPEN;
  const name = (at: number, under: number): string => `${table.rows[at]?.text ?? ''}, ${table.columns[under]?.text ?? ''}`;
  return {
    how: 'other',
    against: `${own.text}” for “${name(place.row, place.column)}” and “${meant.text}” for “${name(row, column)}`,
    sentence: { start: own.start, end: own.end },
  };
}

/** Another value of the claim is what the cell has: then that one is said of it, and nothing is known of this. */
const answeredBy = ({ numbers, text }: Said, value: Quantity, figures: readonly string[]): boolean =>
  numbers.some((one) => one !== value && figures.includes(figureOf(one, text) ?? ''));

const otherUnit = (heading: Heading | undefined, unit: string): boolean =>
  heading !== undefined && unit !== '' && heading.unit !== '' && heading.unit !== unit;

/** How many of a heading's keys a claim has; those that all headings share tell nothing. */
function score(
  own: ReadonlySet<string>,
  isCommon: (key: string) => boolean,
  keys: readonly Key[],
  text: string,
): { readonly hits: number; readonly full: boolean } {
  let [hits, words, numbers, asked] = [0, 0, 0, 0];
  for (const key of own) {
    if (isCommon(key)) continue;
    asked += 1;
    const numeric = /^\d/.test(key);
    if (numeric) numbers += 1;
    if (!keys.some((one) => one.key === key && wholeName(one, own, keys, text))) continue;
    hits += 1;
    if (!numeric) words += 1;
  }
  // A figure alone names no "Zephyr 13".
  if (hits > 0 && words === 0 && numbers < asked) return { hits: 0, full: false };
  return { hits, full: hits > 0 && hits === asked };
}

/** "New York" does not name the row "New Jersey": of a run of capitals all words belong to the name. */
function wholeName({ token }: Key, own: ReadonlySet<string>, keys: readonly Key[], text: string): boolean {
  if (token.kind !== 'word' || !isCapital(text, token.start)) return true;
  for (const step of [-1, 1]) {
    let last = token;
    for (;;) {
      const next = keys.find((one) => (step < 0 ? one.token.end + 1 === last.start : one.token.start - 1 === last.end));
      if (next === undefined || next.token.kind !== 'word' || !isCapital(text, next.token.start)) break;
      // The first word of a sentence has its capital from there.
      if (!own.has(next.key) && next.token.start > 0) return false;
      last = next.token;
    }
  }
  return true;
}

const isCapital = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at));

/** The columns that a claim names, by words and unit: those named best, and those named whole. */
function columnsNamed(columns: readonly Heading[], keys: readonly Key[], text: string, unit: string): number[] {
  const { isCommon } = columnNames(columns);
  const scores = columns.map((heading) => {
    if (otherUnit(heading, unit)) return { total: 0, full: false };
    const { hits, full } = score(heading.keys, isCommon, keys, text);
    return { total: hits + (unit !== '' && heading.unit === unit ? 1 : 0), full };
  });
  const most = mostOf(scores.map(({ total }) => total));
  return most === 0 ? [] : scores.flatMap(({ total, full }, at) => (total === most || full ? [at] : []));
}

/** The rows that a claim names. `sure`: named by at least half of their name. Names that have no word of the claim are not looked at. */
function rowsNamed(
  rows: readonly Row[],
  keys: readonly Key[],
  text: string,
  unit: string,
): { readonly all: readonly number[]; readonly sure: readonly number[] } {
  const { names, having, isCommon, rowsOf, also } = rowNames(rows);
  const said = new Set(keys.map(({ key }) => key));
  const touched = new Set([...said].flatMap((key) => (isCommon(key) ? [] : having(key))));
  const scores = [...touched].flatMap((name) => {
    const row = names[name] as Row;
    const { hits, full } = otherUnit(row, unit) ? { hits: 0, full: false } : score(row.keys, isCommon, keys, text);
    return hits > 0 ? [{ name, row, hits, full }] : [];
  });
  const most = mostOf(scores.map(({ hits }) => hits));
  const chosen = scores.flatMap(({ name, row, hits, full }) => {
    if (hits < most && !full) return [];
    const telling = [...row.keys].filter((key) => !isCommon(key)).length;
    return rowsOf(name).map((at) => ({ at, sure: hits * ((rows[at] as Row).whole === true ? 1 : 2) >= telling }));
  });
  // How many of its further words a claim has: of rows whose names it does not have, those that have some.
  const further = new Map<number, number>(chosen.map(({ at }) => [at, 0]));
  for (const key of said)
    for (const at of also(key)) if (chosen.length === 0 || further.has(at)) further.set(at, (further.get(at) ?? 0) + 1);
  const mostFurther = mostOf([...further.values()]);
  const isBest = (at: number): boolean => further.get(at) === mostFurther;
  const ordered = chosen.length > 0 ? chosen : [...further.keys()].map((at) => ({ at, sure: true }));
  const best = ordered.filter(({ at }) => isBest(at)).sort((a, b) => a.at - b.at);
  return { all: best.map(({ at }) => at), sure: best.flatMap(({ at, sure }) => (sure ? [at] : [])) };
}

/** "from 198 in 2015 to 176 in 2020": values and columns in turns, each with its own. Null where they are not. */
function paired(value: Quantity, { tokens, numbers, text }: Said, { columns }: Table): number[] | null {
  const { having, isCommon } = columnNames(columns);
  const heads = keysIn(text, tokens).flatMap(({ key, token }) => {
    const [only, other] = having(key);
    return only === undefined || other !== undefined || isCommon(key) ? [] : [{ at: token.start, column: only }];
  });
  if (new Set(heads.map(({ column }) => column)).size < 2) return null;
  const values = numbers.filter((one) => one.kind === value.kind && heads.every(({ at }) => at < one.span.start || at >= one.span.end));
  if (values.length !== heads.length) return null;
  const led = (heads[0]?.at ?? 0) < (values[0]?.span.start ?? 0);
  const inTurns = values.every(({ span }, i) => {
    const [own, next] = [heads[i]?.at ?? 0, values[i + 1]?.span.start ?? Number.POSITIVE_INFINITY];
    return led ? own < span.start && (heads[i + 1]?.at ?? Number.POSITIVE_INFINITY) > span.start : own > span.start && own < next;
  });
  const own = heads[values.indexOf(value)];
  return inTurns && own !== undefined ? [own.column] : null;
}
