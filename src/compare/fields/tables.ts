/**
 * Fields as tables, so that their numbers are compared as those of cells are (docs/decisions/0132): entries that lie side by side are rows with a column
 * for each label; of one entry each label is a row, and there is one column.
 */

import { tokensOf } from '../../text/tokens.ts';
import { type Table, unitWithin } from '../belonging/cells.ts';
import { keySet, unitTold } from '../belonging/headings.ts';
import type { Cell } from '../belonging/heads.ts';
import { partedName } from './labels.ts';
import { type Entry, type Field, type Group, namingOf } from './read.ts';

const cellOf = ({ value, start, end }: Field): Cell => ({
  start,
  end,
  text: value.text,
  figures: tokensOf(value.text).flatMap(({ kind, text }) => (kind === 'number' ? [text] : [])),
});

const NO_CELL: Cell = { start: 0, end: 0, text: '', figures: [] };
const hasFigure = ({ value }: Field): boolean => /\p{Nd}/u.test(value.text);
const callOf = ({ label, within }: Field): string => partedName([...within, label].map(({ text }) => text).join(' '));

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
  return {
    start,
    end,
    columns: [{ text: '', keys: new Set(), unit: '' }],
    rows: fields.map((field) => ({
      text: callOf(field),
      keys: keySet(callOf(field)),
      unit: unitTold(field.label.text) || unitWithin([cellOf(field)]),
      also: new Set<string>(),
      whole: true as const,
    })),
    cells: fields.map((field) => [cellOf(field)]),
  };
}

/** Entries that share few labels make a table of empty cells. */
const MOST_CELLS = 2_000_000;

/** What an entry is called. */
export const nameOf = ({ fields }: Entry): string => namingOf(fields)?.value.text ?? '';

function tableOfMany(group: Group): Table | null {
  const labels = new Map<string, string>();
  for (const { fields } of group) for (const field of fields) if (!labels.has(callOf(field))) labels.set(callOf(field), field.label.text);
  const calls = [...labels.keys()];
  if (calls.length * group.length > MOST_CELLS) return null;
  const cells = group.map(({ fields }) => {
    const own = new Map(fields.map((field) => [callOf(field), cellOf(field)]));
    return calls.map((call) => own.get(call) ?? NO_CELL);
  });
  return {
    // They stand one after another.
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
    columns: calls.map((call, at) => ({
      text: call,
      keys: keySet(call),
      unit: unitTold(labels.get(call) ?? call) || unitWithin(cells.map((line) => line[at])),
    })),
    rows: group.map((entry) => ({ text: nameOf(entry), keys: keySet(nameOf(entry)), unit: '', also: new Set<string>() })),
    cells,
  };
}
