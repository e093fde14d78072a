/**
 * Values in words beside a claim that gives another: "the mail service is down" where its `status` is "up" and others are "down", "the hut is open" where
 * its status is "closed since 2018". Another value is what another entry has in the same field, or the contrary state in a table of few.
 */
import { mostOf } from '../../../text/most-of.ts';
import { oncePer } from '../../../text/remembered.ts';
import type { Clause } from './clause.ts';
import { labelFinder } from './label-index.ts';
import { type Label, labelOf, namedBy, type Word } from './labels.ts';
import { stateFor } from './put.ts';
import type { Entry, Field, Sheet, SheetRow } from './read.ts';
import { type Beside, deniesAll, type FieldSign, numbersHere, stretchOf, unexplained, valueIn, withoutSubject } from './said.ts';
import { sheetsOf } from './sheets.ts';

/** Made when first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** States that exclude each other; the same state in several words is parted by strokes. */
const STATES = `
open/opened/reopened, closed/shut/shut down/permanently closed/temporarily closed
available/in stock/in print/on the shelf, unavailable/not available/out of print/out of stock/sold out/on loan/checked out/discontinued
completed/complete/finished/done/resolved, in progress/ongoing/pending/not started/unfinished/incomplete/open
active, inactive/suspended/deactivated/disabled
enabled/on, disabled/off
passed, failed, skipped
up/online/operational/running, down/offline/stopped/not running
approved/accepted/granted, rejected/refused/denied/declined, pending/under review
paid, unpaid/overdue/outstanding
alive, dead/deceased
on time/punctual, delayed/late, cancelled/canceled
hardcover/hardback, paperback/softcover
won, lost, drawn
single, married, divorced, widowed
lieferbar/verfügbar, ausverkauft/vergriffen/nicht lieferbar/nicht verfügbar
geöffnet/offen, geschlossen
`;

/** Each row of them as states that are told in several ways, read when first asked for. */
const states = once(() =>
  STATES.trim()
    .split('\n')
    .map((line) => line.split(', ').map((state) => state.split('/').map(labelOf))),
);

/** The words that states begin with. */
const beginnings = once(
  () =>
    new Set(
      states()
        .flat(2)
        .map(({ parts }) => parts[0]?.word ?? ''),
    ),
);

/** Fields that tell the state of a thing, and need not be named. */
const STATE_LABEL = /(?:^|_|\b)(?:status|state|zustand|availability|verfügbarkeit|condition|result|outcome|binding|phase|stage|decision)$/i;
/** What was so may be so no longer. */
const PAST = /\b(?:was|were|had|used|war|waren|hatte)\b/i;
/** A state that lasts tells of no past: a test that failed, a flight that was late. */
const LASTING = /result|outcome|decision/i;

const sign = (
  clause: Clause,
  row: { readonly start: number; readonly end: number },
  against: string,
  put: FieldSign['instead'],
  bears: boolean,
): FieldSign => ({
  how: bears ? 'bears' : 'against',
  start: clause.start,
  end: clause.end,
  against,
  sentence: { start: row.start, end: row.end },
  ...(put === undefined || bears ? {} : { instead: put }),
});

/** As a claim can print it: "in_progress" is "in progress". */
export const spoken = (value: string): string =>
  (/[\s]/.test(value) ? value : value.replace(/[_-]+/g, ' ')).replace(/^\p{Lu}(?=\p{Ll}+)/u, (first) => first.toLowerCase());

/** The values of each column that is a choice of few, read once. */
const choicesOf = oncePer((sheet: Sheet) =>
  sheet.columns.map((_, at): ReadonlyMap<string, Label> => {
    const values = new Map<string, Label>();
    for (const { cells, name } of sheet.rows) {
      const cell = cells[at];
      if (cell == null) continue;
      if (cell.text.length > 40 || cell.label.parts.length > MOST_WORDS || !/^\p{L}/u.test(cell.text) || cell.start === name?.start)
        return new Map();
      values.set(cell.label.joined, cell.label);
    }
    // Where each has its own, it is a name and no state.
    return values.size > 1 && values.size < sheet.rows.length ? values : new Map();
  }),
);
const MOST_WORDS = 4;

/** The names of the rows of a sheet that have one, read once. */
const namesOf = oncePer((rows: readonly SheetRow[]) => {
  const named = rows.flatMap((row) => (row.name === null ? [] : [{ row, label: row.name.label }]));
  return { named, find: labelFinder(named.map(({ label }) => label)) };
});

/** The one row that words name by all of its name. */
export function rowNamed(sheet: Sheet, words: readonly Word[]): { readonly row: SheetRow; readonly named: ReadonlySet<Word> } | null {
  const { named: rows, find } = namesOf(sheet.rows);
  const hits = find(words).flatMap((at) => {
    const { row, label } = rows[at] as (typeof rows)[number];
    const named = label.joined === '' ? null : namedBy(label, words);
    return named === null ? [] : [{ row, named }];
  });
  const most = mostOf(hits.map(({ named }) => named.size));
  const best = hits.filter(({ named }) => named.size === most);
  const [only] = best;
  return only !== undefined && best.length === 1 ? only : null;
}

/** What the words of a row's fields say to a clause that names the row. */
export function stateInSheets(beside: Beside): FieldSign | null {
  const { clause, held, said: claim } = beside;
  const { words } = clause;
  for (const sheet of sheetsOf(held)) {
    const meant = rowNamed(sheet, words);
    if (meant === null) continue;
    const { row, named } = meant;
    for (const [at, values] of choicesOf(sheet).entries()) {
      const own = row.cells[at];
      if (own == null || values.size === 0) continue;
      const free = words.filter((word) => !named.has(word));
      const given = [...values.values()].flatMap((value) => {
        const said = valueIn(value, free);
        return said === null ? [] : [{ value, said }];
      });
      const [only] = given;
      if (only === undefined || given.length > 1 || clause.words.some(deniesAll)) continue;
      const label = sheet.columns[at] as Label;
      const labelled = namedBy(label, free) ?? new Set<Word>();
      const known = (word: Word): boolean =>
        named.has(word) || only.said.includes(word) || labelled.has(word) || sheet.nouns.has(word.form);
      if (unexplained(clause, known).length > 0 || numbersHere(beside, named).length > 0) continue;
      const bears = only.value.joined === own.label.joined;
      return sign(
        clause,
        own,
        `${row.name?.text ?? ''} › ${label.text}: ${own.text}`,
        stateFor(claim.text, stretchOf(only.said), spoken(own.text), spoken(own.text)),
        bears,
      );
    }
  }
  return null;
}

/** The fields whose values may tell a state, and which of them need not be named; read once. */
const statesOf = oncePer((all: readonly Field[]) => {
  const fields = all.filter(({ value: { text } }) => text.length <= 60 && /^\p{L}/u.test(text));
  return {
    fields,
    find: labelFinder(fields.map(({ label }) => label)),
    unnamed: fields.flatMap(({ label }, at) => (STATE_LABEL.test(label.text) ? [at] : [])),
  };
});

/** What the state of one thing says to a clause that gives it another. */
export function stateOfEntry(beside: Beside, entry: Entry, several: boolean): FieldSign | null {
  const { clause } = beside;
  const { words, text } = clause;
  if (words.some(deniesAll) || !words.some(({ token }) => beginnings().has(token.text))) return null;
  const { fields, find, unnamed } = statesOf(entry.fields);
  const asked = [...new Set([...find(words), ...unnamed])].sort((a, b) => a - b);
  for (const at of asked) {
    const field = fields[at] as Field;
    const labelled = namedBy(field.label, words);
    if (labelled === null && !STATE_LABEL.test(field.label.text)) continue;
    for (const row of states()) {
      const own = row.findIndex((state) => state.some((one) => begins(field, one)));
      if (own < 0) continue;
      const given = row.findIndex((state, i) => i !== own && state.some((one) => together(one, words)));
      const same = row[own]?.some((one) => together(one, words)) === true;
      if (given < 0 && !same) continue;
      const said = (row[given < 0 ? own : given] ?? []).flatMap((one) => together(one, words) ?? []);
      const known = (word: Word): boolean =>
        said.includes(word) ||
        labelled?.has(word) === true ||
        entry.names.has(word.form) ||
        entry.kind?.parts.some(({ form }) => form === word.form) === true;
      const rest = unexplained(clause, known);
      if (
        (several ? rest : withoutSubject(clause, rest)).length > 0 ||
        (given >= 0 && (same || (PAST.test(text) && !LASTING.test(field.label.text))))
      )
        continue;
      return sign(
        clause,
        field,
        `${field.label.text}: ${field.value.text}`,
        stateFor(
          beside.said.text,
          stretchOf(said),
          spoken(field.value.text),
          row[own]?.find((one) => begins(field, one))?.text ?? spoken(field.value.text),
        ),
        given < 0,
      );
    }
  }
  return null;
}

/** Whether a value begins with a state, or is a list that begins with it. */
function begins({ value }: Field, { parts }: Label): boolean {
  const own = labelOf(value.text.slice(0, 60)).parts;
  return parts.length <= own.length && parts.every(({ word }, i) => own[i]?.word === word);
}

/** The words of a clause that say a state one after another; null where they do not. */
function together({ parts }: Label, words: readonly Word[]): readonly Word[] | null {
  for (let at = 0; at + parts.length <= words.length; at += 1)
    if (parts.every(({ word }, i) => words[at + i]?.token.text === word)) return words.slice(at, at + parts.length);
  return null;
}
