/** The least and the most of a column: "the cheapest plan costs 9 euros", "Celle has the highest unemployment". */
import { mostOf } from '../../../text/most-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { compareValues } from '../numbers/values.ts';
import { type Label, labelOf, namedBy, type Word } from './labels.ts';
import { putAs } from './put.ts';
import type { Sheet, SheetRow } from './read.ts';
import { type Beside, deniesAll, type FieldSign, isWhole, numberIn, numbersHere, ofNumber, plainlyTwo, unexplained } from './said.ts';
import { sheetsOf } from './sheets.ts';
import { rowNamed } from './states.ts';

interface Extreme {
  readonly most: boolean;
  /** Forms of the labels that such a word is of; none where the claim has to name the label. */
  readonly labels: ReadonlySet<string>;
}

const forms = (words: string): ReadonlySet<string> => new Set(labelOf(words).parts.map(({ form }) => form));
const EXTREMES = new Map<string, readonly Extreme[]>();
for (const line of `
cheapest - price cost fee rent rate tarif preis
expensive + price cost fee rent rate preis
priciest + price cost fee rent preis
costliest + price cost fee rent preis
largest + population area size inhabitants pupils budget
biggest + population area size inhabitants pupils budget
smallest - population area size inhabitants pupils budget
longest + duration time length range distance runtime
shortest - duration time length range distance runtime
fastest - time duration latency
slowest + time duration latency
fastest + speed
slowest - speed
quickest - time duration latency
oldest + age
oldest - founded built opened year born established
youngest - age
newest + founded built opened year born established released
latest + date year released published
heaviest + weight mass
lightest - weight mass
tallest + height elevation
deepest + depth
warmest + temperature
hottest + temperature
coldest - temperature
busiest + passengers visitors traffic
populous + population inhabitants
highest +
lowest -
greatest +
most +
least -
fewest -`
  .trim()
  .split('\n')) {
  const [word = '', sign, ...labels] = line.split(' ');
  EXTREMES.set(word, [...(EXTREMES.get(word) ?? []), { most: sign === '+', labels: forms(labels.join(' ')) }]);
}
/** "Most" and "least" of what stands behind them: "the most expensive". */
const LEADS = /^(?:most|least)$/;
/** What is less than the first of all, or of fewer than all. */
const RANKED =
  /\b(?:second|third|fourth|fifth|next|one of the|among|of those|of these|except|other than|after|before|per|almost|nearly|at least|at most|than)\b/i;

/** The word of a clause that says an extreme, with the words that say it. */
function extremeIn(words: readonly Word[]): { readonly extremes: readonly Extreme[]; readonly said: readonly Word[] } | null {
  const at = words.findIndex(({ token }) => EXTREMES.has(token.text) && token.text !== 'expensive' && token.text !== 'populous');
  const word = words[at];
  if (word === undefined || words.some(({ token }, i) => i !== at && EXTREMES.has(token.text) && i !== at + 1)) return null;
  const next = words[at + 1];
  const led = LEADS.test(word.token.text) && next !== undefined ? EXTREMES.get(next.token.text) : undefined;
  if (led === undefined || next === undefined) return { extremes: EXTREMES.get(word.token.text) ?? [], said: [word] };
  const turned = word.token.text === 'least';
  return { extremes: led.map((one) => (turned ? { ...one, most: !one.most } : one)), said: [word, next] };
}

interface Ranked {
  readonly column: number;
  readonly label: Label;
  readonly named: ReadonlySet<Word>;
  /** The rows that have it. */
  readonly top: readonly SheetRow[];
}

/** The column that an extreme is of, and its rows; null where the sheet does not tell. */
function ranked({ held: { numbers } }: Beside, sheet: Sheet, extremes: readonly Extreme[], free: readonly Word[]): Ranked | null {
  const valued = (column: number): (Quantity | null)[] =>
    sheet.rows.map(({ cells }) => (cells[column] == null ? null : numberIn(numbers, cells[column])));
  // Those that a word implies ("cheapest": a price); of words that imply none, those that are named.
  const implies = extremes.some(({ labels }) => labels.size > 0);
  const found = extremes.flatMap((extreme) =>
    sheet.columns.flatMap((label, column) => {
      const named = namedBy(label, free);
      const meant = implies ? label.parts.some(({ form }) => extreme.labels.has(form)) : named !== null;
      return meant && valued(column).some((value) => value !== null) ? [{ extreme, column, label, named: named ?? new Set<Word>() }] : [];
    }),
  );
  const most = mostOf(found.map(({ named }) => named.size));
  const worded = found.filter(({ named }) => named.size === most);
  const [only] = worded;
  if (only === undefined || worded.length > 1) return null;
  const values = valued(only.column);
  const known = values.filter((value) => value !== null);
  const [first] = known;
  // A cell with a text in it may hold the extreme.
  const unread = sheet.rows.some(
    ({ cells }, i) => values[i] === null && cells[only.column] != null && /\p{Nd}/u.test(cells[only.column]?.text ?? ''),
  );
  if (
    first === undefined ||
    known.length < 2 ||
    unread ||
    known.some(({ kind, unit, high, value }) => kind !== first.kind || unit !== first.unit || high !== value)
  )
    return null;
  const top = known.reduce((best, { value }) => (only.extreme.most ? Math.max(best, value) : Math.min(best, value)), first.value);
  return { column: only.column, label: only.label, named: only.named, top: sheet.rows.filter((_, i) => values[i]?.value === top) };
}

/** What the least or the most of a column says to a clause that gives it. */
export function extremeInSheets(beside: Beside): FieldSign | null {
  const { clause, held, said } = beside;
  const extreme = extremeIn(clause.words);
  if (extreme === null || clause.words.some(deniesAll) || RANKED.test(clause.text)) return null;
  const free = clause.words.filter((word) => !extreme.said.includes(word));
  for (const sheet of sheetsOf(held)) {
    const found = ranked(beside, sheet, extreme.extremes, free);
    if (found === null) continue;
    const { column, label, named, top } = found;
    const row = rowNamed(
      sheet,
      free.filter((word) => !named.has(word)),
    );
    const numbers = numbersHere(beside, row?.named ?? new Set());
    // "Of the five" is what all of them are.
    const wholes = numbers.filter((one) => isWhole(one, said.text));
    const [given, other] = numbers.filter((one) => !wholes.includes(one));
    if (wholes.some(({ value }) => value !== sheet.rows.length)) continue;
    if (other !== undefined || (row === null && given === undefined)) continue;
    const inNumber = ofNumber(numbers);
    const known = (word: Word): boolean =>
      extreme.said.includes(word) ||
      named.has(word) ||
      row?.named.has(word) === true ||
      inNumber(word) ||
      sheet.nouns.has(word.form) ||
      label.parts.some(({ form }) => form === word.form);
    if (unexplained(clause, known).length > 0) continue;
    const [own] = top;
    const cell = own?.cells[column];
    if (own === undefined || cell == null) continue;
    const told = (how: 'bears' | 'against', instead?: FieldSign['instead']): FieldSign => ({
      how,
      start: clause.start,
      end: clause.end,
      against: `${own.name?.text ?? ''} › ${label.text}: ${cell.text}`,
      sentence: { start: cell.start, end: cell.end },
      ...(instead === undefined ? {} : { instead }),
    });
    if (row !== null && !top.includes(row.row)) {
      const name = own.name?.text ?? '';
      const words = [...row.named].sort((a, b) => a.token.start - b.token.start);
      const [first, last] = [words[0], words.at(-1)];
      return told(
        'against',
        top.length === 1 && name !== '' && given === undefined && first !== undefined && last !== undefined
          ? { span: { start: first.token.start, end: last.token.end }, put: name }
          : undefined,
      );
    }
    if (given === undefined) return told('bears');
    const value = numberIn(held.numbers, cell);
    const match = value === null ? null : compareValues(given, value);
    if (value === null || match === null) continue;
    if (match.how !== 'differs') return told('bears');
    if (!plainlyTwo(given, value)) continue;
    const put = putAs(given, value, said.text);
    return told('against', put === null ? undefined : { span: given.digits, put });
  }
  return null;
}
