/**
 * Fields as tables, so that their numbers are compared as those of cells are (docs/decisions/0132): entries that lie side by side are rows with a column
 * for each label; of one entry each label is a row, and there is one column.
 */

import { ASKED, type Row, type Table, unitWithin } from '../belonging/cells.ts';
import { keySet, unitTold } from '../belonging/headings.ts';
import { type Cell, figuresIn } from '../belonging/heads.ts';
import { type Entry, type Field, type Group, namingOf } from './read.ts';

/** The cell of a field; its figures are read when first asked for. */
class FieldCell implements Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  #figures: readonly string[] | undefined;

  constructor({ value, start, end }: Field) {
    this.start = start;
    this.end = end;
    this.text = value.text;
  }

  get figures(): readonly string[] {
    this.#figures ??= figuresIn(this.text);
    return this.#figures;
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();
const NO_CELL: Cell = { start: 0, end: 0, text: '', figures: [] };
const hasFigure = ({ value }: Field): boolean => /\p{Nd}/u.test(value.text);
const callOf = ({ label, within }: Field): string => [...within, label].map(({ parted }) => parted).join(' ');

/** What a row is called, and what comes of it when it is first asked for. */
class FieldRow implements Row {
  readonly text: string;
  readonly also: ReadonlySet<string> = NO_KEYS;
  readonly whole?: true;
  readonly #unit: () => string;
  #keys: ReadonlySet<string> | undefined;
  #told: string | undefined;

  constructor(text: string, unit: () => string, whole: boolean) {
    this.text = text;
    this.#unit = unit;
    if (whole) this.whole = true;
  }

  get keys(): ReadonlySet<string> {
    this.#keys ??= keySet(this.text);
    return this.#keys;
  }

  get unit(): string {
    this.#told ??= this.#unit();
    return this.#told;
  }
}

/** The tables of all groups that have a number. */
export function fieldTables(groups: readonly Group[]): Table[] {
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined || !group.some(({ fields }) => fields.some(hasFigure))) return [];
    const table = group.length === 1 ? tableOfOne(first) : tableOfMany(group);
    return table === null ? [] : [table];
  });
}

/** The field of the outermost level that says what one thing is called. */
export function titleOf(fields: readonly Field[]): Field | undefined {
  const own = namingOf(fields);
  return own !== undefined && own.within.length === 0 && own.value.text.length <= LONGEST_TITLE && /^\p{L}/u.test(own.value.text)
    ? own
    : undefined;
}
const LONGEST_TITLE = 80;

function tableOfOne({ fields: all, start, end }: Entry): Table {
  // What the thing is called is of no row: "the survey asked 1,540" beside "survey": "Remote work 2023".
  const name = titleOf(all);
  const fields = all.filter((field) => field !== name);
  const cells = fields.map((field): Cell[] => [new FieldCell(field)]);
  return {
    start,
    end,
    columns: [{ text: '', keys: NO_KEYS, unit: '' }],
    rows: fields.map((field, i) => new FieldRow(callOf(field), () => unitTold(field.label.text) || unitWithin(cells[i] ?? []), true)),
    cells,
  };
}

/** Entries that share few labels make a table of empty cells. */
const MOST_CELLS = 2_000_000;

/** What an entry is called. */
export const nameOf = ({ fields }: Entry): string => namingOf(fields)?.value.text ?? '';

function tableOfMany(group: Group): Table | null {
  const labels = new Map<string, string>();
  const columns = new Map<string, number>();
  for (const { fields } of group)
    for (const field of fields) {
      const call = callOf(field);
      if (columns.has(call)) continue;
      columns.set(call, columns.size);
      labels.set(call, field.label.text);
    }
  const calls = [...labels.keys()];
  if (calls.length * group.length > MOST_CELLS) return null;
  const cells = group.map(({ fields }) => {
    const line = calls.map(() => NO_CELL);
    for (const field of fields) line[columns.get(callOf(field)) ?? 0] = new FieldCell(field);
    return line;
  });
  const first = cells.slice(0, ASKED);
  return {
    // They stand one after another.
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    columns: calls.map((call, at) => ({
      text: call,
      keys: keySet(call),
      unit: unitTold(labels.get(call) ?? call) || unitWithin(first.map((line) => line[at])),
    })),
    rows: group.map((entry) => new FieldRow(nameOf(entry), () => '', false)),
    cells,
  };
}
