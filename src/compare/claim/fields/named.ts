/**
 * Which field a claim names: of an entry that it means by name where there are several, by the words of the field's label; and which cell, by its row and
 * its column.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { mostOf } from '../../../text/most-of.ts';
import { placesBy } from '../../../text/places-by.ts';
import { oncePer } from '../../../text/remembered.ts';
import type { Table } from '../belonging/cells.ts';
import type { Said } from '../belonging/texts.ts';
import { labelFinder } from './label-index.ts';
import { type Label, labelOf, namedBy, sameRoot, type Word } from './labels.ts';
import { type Entry, type Field, type Group, namesOf } from './read.ts';
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

/** The labels of fields, told once: with what a value denies in its own words ("Chest X-ray: no infiltrate"), and with which words several begin. */
const labelsOf = oncePer((fields: readonly Field[]) => {
  const labels = fields.map(({ label, says }) => (says === null || says.of === '' ? label : labelOf(`${label.text} ${says.of}`)));
  return { labels, find: labelFinder(labels), idle: firstsOf(fields) };
});

/** The fields that a claim names of the one entry of a group that it means. */
export function entryNamed(group: Group, said: Said, words: readonly Word[]): Asked[] {
  const entry = entryMeant(group, said, words);
  if (entry === undefined) return [];
  const { labels, find, idle } = labelsOf(entry.fields);
  return find(words).flatMap((at): Asked[] => {
    const [field, label] = [entry.fields[at] as Field, labels[at] as Label];
    const named = namedBy(label, words, idle);
    return named === null || !withinNamed(field, words) ? [] : [{ field, entry, named, alone: group.length === 1 }];
  });
}

/** Told of each group once: which of its entries have a name, where not all have it; and what each is called, which need not begin with a capital ("the session cookie"). */
const namesIn = oncePer((group: Group) => {
  const having = placesBy(group, namesOf);
  for (const [form, entries] of having) if (entries.length === group.length) having.delete(form);
  const called: (ReadonlySet<string> | undefined)[] = [];
  return {
    having,
    isCalled(at: number, form: string): boolean {
      called[at] ??= new Set(labelOf(nameOf(group[at] as Entry)).parts.map((part) => part.form));
      return called[at].has(form);
    },
  };
});

/** Of several entries the one whose own names a claim has and no other as many. */
function meantOf(group: Group, { text }: Said, words: readonly Word[]): Entry | undefined {
  const { having, isCalled } = namesIn(group);
  const hits = new Map<number, number>();
  for (const { form, token } of words) {
    const named = isName(text, token.start);
    for (const at of having.get(form) ?? []) {
      const called = named && token.kind !== 'number' ? true : isCalled(at, form);
      // A number may be of any of their values: it tells only between those that are named alike.
      if (named || called) hits.set(at, (hits.get(at) ?? 0) + (token.kind === 'number' && !called ? 1 : MORE_THAN_NUMBERS));
    }
  }
  let [most, best, several] = [0, -1, false];
  for (const [at, count] of hits) {
    if (count > most) [most, best, several] = [count, at, false];
    else if (count === most) several = true;
  }
  return several ? undefined : group[best];
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

/** Headings as labels, read once. */
const headings = oncePer((list: Table['rows'] | Table['columns']) => {
  const labels = list.map(({ text }) => labelOf(text));
  return { labels, find: labelFinder(labels) };
});

/** The cell whose row and column a claim names both. */
export function cellsNamed(text: string, table: Table, words: readonly Word[]): Asked[] {
  const { cells } = table;
  const at = ({
    labels,
    find,
  }: ReturnType<typeof headings>): { readonly label: Label; readonly i: number; readonly named: ReadonlySet<Word> }[] => {
    const found = find(words).flatMap((i) => {
      const label = labels[i] as Label;
      const named = label.joined === '' ? null : namedBy(label, words);
      return named === null ? [] : [{ label, i, named }];
    });
    // "Pro Plus" is not "Pro": the longest name is meant.
    const most = mostOf(found.map(({ named }) => named.size));
    return found.filter(({ named }) => named.size === most);
  };
  const inColumns = at(headings(table.columns));
  if (inColumns.length !== 1) return [];
  const inRows = at(headings(table.rows));
  const [row, column] = [inRows[0], inColumns[0]];
  if (row === undefined || column === undefined || inRows.length > 1) return [];
  const cell = cells[row.i]?.[column.i];
  if (cell === undefined || cell.text === '') return [];
  const says = saysOf(cell.text);
  const field: Field = {
    label: column.label,
    within: [row.label],
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
