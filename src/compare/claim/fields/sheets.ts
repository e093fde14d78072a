/**
 * Data of which several things are told alike, as rows and columns, wherever it came from: a list of objects, a table, the lines of a log. What is counted,
 * the least and the most, and the first and the last are asked of these.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { oncePer } from '../../../text/remembered.ts';
import type { Tables } from '../belonging/cells.ts';
import { type Label, labelOf } from './labels.ts';
import { logIn } from './logs.ts';
import type { Group, Sheet, SheetCell, SheetRow } from './read.ts';
import { namingOf } from './read.ts';
import { touching } from './units.ts';

/** What is read of evidence. */
export interface Held {
  readonly text: string;
  readonly fields: readonly Group[];
  readonly tables: Tables;
  readonly numbers: readonly Quantity[];
}

/** What things of a list may be called that has no name of its own. */
const ANYTHING =
  'service plan item product test run job server node city country model project task ticket account user company team option version package entry';
let known: readonly string[] | undefined;
const anything = (): readonly string[] => (known ??= labelOf(ANYTHING).parts.map(({ form }) => form));

/** Rows and columns up to which a sheet is asked: more are for a program. */
const MOST_CELLS = 40_000;
/** A value of more characters is a text. */
const LONGEST = 120;

const cellOf = ({ start, end }: Span, text: string): SheetCell => ({ start, end, text, label: labelOf(text.slice(0, LONGEST)) });

function ofGroup(group: Group): Sheet | null {
  if (group.length < 2) return null;
  const columns = new Map<string, Label>();
  const call = (label: Label, within: readonly Label[]): string => [...within, label].map(({ joined }) => joined).join(' ');
  for (const { fields } of group)
    for (const { label, within } of fields) {
      const own = call(label, within);
      if (!columns.has(own)) columns.set(own, within.length === 0 ? label : labelOf([...within, label].map(({ text }) => text).join(' ')));
      if (columns.size * group.length > MOST_CELLS) return null;
    }
  const nouns = new Set<string>(group[0]?.kind?.parts.map(({ form }) => form) ?? anything());
  const rows = group.map(({ fields, start, end }): SheetRow => {
    const naming = namingOf(fields);
    for (const { form } of naming?.label.parts ?? []) nouns.add(form);
    const own = new Map(fields.map(({ label, within, value }) => [call(label, within), value]));
    return {
      start,
      end,
      name: naming === undefined ? null : cellOf(naming.value, naming.value.text),
      cells: [...columns.keys()].map((key) => {
        const value = own.get(key);
        return value === undefined || value.text.length > LONGEST ? null : cellOf(value, value.text);
      }),
    };
  });
  return { columns: [...columns.values()], rows, nouns, inTime: false };
}

function ofTable(text: string, { rows, columns, cells, corner }: Tables[number]): Sheet | null {
  if (rows.length < 2 || rows.length * columns.length > MOST_CELLS) return null;
  return {
    columns: columns.map(({ text: heading }) => labelOf(heading)),
    rows: rows.map(({ text: name }, at) => {
      const own = cells[at] ?? [];
      const [from, last] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
      const start = text.lastIndexOf('\n', from) + 1;
      return {
        start,
        end: last,
        name: { ...cellOf({ start, end: from }, name) },
        cells: own.map((cell) => (cell.text === '' || cell.text.length > LONGEST ? null : cellOf(cell, cell.text))),
      };
    }),
    nouns: new Set(labelOf(corner ?? '').parts.map(({ form }) => form)),
    inTime: false,
  };
}

/** The sheets of a text, read once. */
export const sheetsOf = oncePer(({ text, fields, tables }: Held): readonly Sheet[] => {
  const inFields = touching(fields.flat());
  const own = fields.map(ofGroup);
  const lines = tables.map((table) => (inFields(table) || (table.end - table.start) * 2 < text.length ? null : ofTable(text, table)));
  return [...own, ...lines, logIn(text)].filter((sheet) => sheet !== null);
});
