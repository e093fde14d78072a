/**
 * Which field a claim names: of an entry that it means by name where there are several, by the words of the field's label; and which cell, by its row and
 * its column.
 */

import type { Span } from '../../model/document.ts';
import { anyOf } from '../../text/any-of.ts';
import { mostOf } from '../../text/most-of.ts';
import { oncePer } from '../../text/remembered.ts';
import type { Table } from '../belonging/cells.ts';
import type { Said } from '../belonging/texts.ts';
import { type Label, labelOf, namedBy, sameRoot, type Word } from './labels.ts';
import type { Entry, Field, Group } from './read.ts';
import { nameOf } from './tables.ts';
import { saysOf } from './values.ts';

/** A field that words of a claim name. */
export interface Asked {
  readonly field: Field;
  readonly entry: Entry;
  /** There is no other entry beside it. */
  readonly alone: boolean;
  readonly named: ReadonlySet<Word>;
}

/** A field as a person is shown it. */
export const written = ({ label, within, value }: Field): string =>
  `${[...within, label].map(({ text }) => text).join(' › ')}: ${value.text}`;

/** Whether a word is a name of an entry, or what its like are called. */
export const explainedBy = ({ form }: Word, { names, kind }: Entry): boolean =>
  names.has(form) || kind?.parts.some((part) => part.form === form) === true;

/** What a field lies in and need not be named: containers of anything. */
const CONTAINERS = anyOf(
  'feature features safety comfort equipment facility facilities spec specs specification specifications technical overview basics extras security connectivity hardware software accessibility policy policies attribute attributes property properties option options flag flags setting settings amenity amenities service services detail details info information data general metadata result results values totals statistics stats',
);

/** The one entry of a group that a claim means. */
export const entryMeant = (group: Group, said: Said, words: readonly Word[]): Entry | undefined =>
  group.length === 1 ? group[0] : meantOf(group, said, words);

/** The fields that a claim names of the one entry of a group that it means. */
export function entryNamed(group: Group, said: Said, words: readonly Word[]): Asked[] {
  const entry = entryMeant(group, said, words);
  if (entry === undefined) return [];
  const idle = firstsOf(entry.fields);
  return entry.fields.flatMap((field): Asked[] => {
    const own = field.says?.of ?? '';
    const label = own === '' ? field.label : labelOf(`${field.label.text} ${own}`);
    const named = namedBy(label, words, idle);
    return named === null || !withinNamed(field, words) ? [] : [{ field, entry, named, alone: group.length === 1 }];
  });
}

/** Told of each group once: the names that all of its entries have, and what each is called, which need not begin with a capital ("the session cookie"). */
const namesIn = oncePer((group: Group) => ({
  shared: new Set([...(group[0]?.names ?? [])].filter((form) => group.every(({ names }) => names.has(form)))),
  called: group.map((entry) => new Set(labelOf(nameOf(entry)).parts.map(({ form }) => form))),
}));

/** Of several entries the one whose own names a claim has and no other as many. */
function meantOf(group: Group, { text }: Said, words: readonly Word[]): Entry | undefined {
  const { shared, called } = namesIn(group);
  const hits = group.map(({ names }, i) => {
    let count = 0;
    for (const { form, token } of words)
      if (names.has(form) && !shared.has(form) && (isName(text, token.start) || called[i]?.has(form) === true))
        // A number may be of any of their values: it tells only between those that are named alike.
        count += token.kind === 'number' && called[i]?.has(form) !== true ? 1 : MORE_THAN_NUMBERS;
    return count;
  });
  const most = mostOf(hits);
  const best = group.filter((_, i) => hits[i] === most);
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

const MORE_THAN_NUMBERS = 100;

const isName = (text: string, at: number): boolean => /[\p{Lu}\p{N}]/u.test(text.charAt(at));

/** Words with which the labels of several fields begin: "RestaurantsTakeOut", "RestaurantsReservations". */
function firstsOf(fields: readonly Field[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { label } of fields) {
    const [first, second] = label.parts;
    if (first === undefined || second === undefined) continue;
    if (seen.has(first.form)) several.add(first.form);
    seen.add(first.form);
  }
  return several;
}

/** What a field lies in is named as well, where that is more than a container. */
const withinNamed = ({ within }: Field, words: readonly Word[]): boolean =>
  within.every(({ joined, parts }) => CONTAINERS.test(joined) || parts.some(({ form }) => words.some((word) => sameRoot(word.form, form))));

/** The headings of a table as labels, read once. */
const labelsIn = oncePer(({ rows, columns }: Table) => ({
  rowLabels: rows.map(({ text }) => labelOf(text)),
  columnLabels: columns.map(({ text }) => labelOf(text)),
}));

/** The cell whose row and column a claim names both. */
export function cellsNamed(text: string, table: Table, words: readonly Word[]): Asked[] {
  const { cells } = table;
  const { rowLabels, columnLabels } = labelsIn(table);
  const at = (labels: readonly Label[]): { readonly i: number; readonly named: ReadonlySet<Word> }[] => {
    const found = labels.flatMap((label, i) => {
      const named = label.joined === '' ? null : namedBy(label, words);
      return named === null ? [] : [{ i, named }];
    });
    // "Pro Plus" is not "Pro": the longest name is meant.
    const most = mostOf(found.map(({ named }) => named.size));
    return found.filter(({ named }) => named.size === most);
  };
  const [inRows, inColumns] = [at(rowLabels), at(columnLabels)];
  const [row, column] = [inRows[0], inColumns[0]];
  if (row === undefined || column === undefined || inRows.length > 1 || inColumns.length > 1) return [];
  const cell = cells[row.i]?.[column.i];
  if (cell === undefined || cell.text === '') return [];
  const says = saysOf(cell.text);
  const field: Field = {
    label: columnLabels[column.i] as Label,
    within: [rowLabels[row.i] as Label],
    value: { start: cell.start, end: cell.end, text: cell.text },
    says,
    items: null,
    ...lineOf(text, cell),
  };
  const entry: Entry = {
    fields: [field],
    names: new Set(),
    heading: '',
    kind: null,
    numbers: () => [],
    start: field.start,
    end: field.end,
  };
  return [{ field, entry, named: new Set([...row.named, ...column.named]), alone: false }];
}

/** The line that a cell stands in: its row, for a person. */
function lineOf(text: string, { start, end }: Span): Span {
  const stop = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start) + 1, end: stop < 0 ? text.length : stop };
}

/** The field that is named by most words; null where two that say otherwise are named alike. */
export function choose(asked: readonly Asked[]): Asked | null {
  const most = mostOf(asked.map(({ named }) => named.size));
  const best = asked.filter(({ named }) => named.size === most);
  const [first] = best;
  return first !== undefined && best.every(({ field }) => field.says?.how === first.field.says?.how) ? first : null;
}
