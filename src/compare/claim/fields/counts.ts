/** How many things have a value: "three of the five services are down" beside a list of them, "there are two maintainers" beside a list of two. */
import type { Quantity } from '../../../text/quantity.ts';
import { oncePer } from '../../../text/remembered.ts';
import { type Label, labelOf, namedBy, type Word } from './labels.ts';
import { counted } from './put.ts';
import type { Entry, Sheet, SheetRow } from './read.ts';
import { type Beside, deniesAll, type FieldSign, isWhole, numbersHere, ofNumber, unexplained, valueIn } from './said.ts';
import { sheetsOf } from './sheets.ts';
import { saysOf } from './values.ts';

/** A value that rows may have, as a claim can say it. */
interface Predicate {
  readonly column: number;
  readonly said: Label;
  readonly rows: readonly SheetRow[];
}

const MOST_WORDS = 4;
const MOST_VALUES = 40;

/** What can be counted in a sheet: the words of its columns, and what is so by yes and no. */
const predicatesOf = oncePer((sheet: Sheet): readonly Predicate[] => {
  const found: Predicate[] = [];
  sheet.columns.forEach((label, column) => {
    const byValue = new Map<string, { readonly said: Label; readonly rows: SheetRow[] }>();
    const yes: SheetRow[] = [];
    let open = false;
    for (const row of sheet.rows) {
      const cell = row.cells[column];
      const says = cell == null ? null : saysOf(cell.text);
      if (cell == null || says?.how === 'empty') open = true;
      else if (says !== null) {
        if (says.how === 'yes') yes.push(row);
        if (says.result || says.of !== '') open = true;
      } else if (/^\p{L}/u.test(cell.text) && cell.label.parts.length <= MOST_WORDS) {
        const known = byValue.get(cell.label.joined);
        if (known === undefined) byValue.set(cell.label.joined, { said: cell.label, rows: [row] });
        else known.rows.push(row);
      }
    }
    if (yes.length > 0 && !open) found.push({ column, said: label, rows: yes });
    // Names are no states.
    if (byValue.size <= MOST_VALUES && byValue.size < sheet.rows.length)
      for (const { said, rows } of byValue.values()) found.push({ column, said, rows });
  });
  return found;
});

/** Nouns of anything that is listed. */
const LISTED = new Set('items entries rows records results ones things'.split(' ').map((word) => labelOf(word).parts[0]?.form ?? word));
/** Nouns that a count may have, which the data need not name. */
const MOST_NOUNS = 1;

/** What the counts of some rows say to a clause that counts them. */
export function countInSheets(beside: Beside): FieldSign | null {
  const { clause, held, said } = beside;
  const numbers = numbersHere(beside, new Set());
  const none = clause.words.some(deniesAll);
  const [first] = numbers;
  if (numbers.length > 2 || (numbers.length === 0) !== none || (first === undefined && !none)) return null;
  if (numbers.some(({ kind, bound }) => bound !== 'none' || kind !== 'number')) return null;
  const inNumber = ofNumber(numbers);
  const free = clause.words.filter((word) => !inNumber(word) && !deniesAll(word));
  for (const sheet of sheetsOf(held)) {
    const hits = predicatesOf(sheet).flatMap((predicate) => {
      const words = valueIn(predicate.said, free);
      return words === null ? [] : [{ predicate, words }];
    });
    const [hit] = hits;
    if (hit === undefined || hits.length > 1) continue;
    const { predicate, words } = hit;
    const label = namedBy(sheet.columns[predicate.column] as Label, free);
    const known = (word: Word): boolean =>
      inNumber(word) || words.includes(word) || label?.has(word) === true || sheet.nouns.has(word.form) || LISTED.has(word.form);
    const rest = unexplained(clause, known);
    // A noun right behind the number is what is counted.
    const noun = rest.filter((word) => numbers.some(({ span }) => /^\s$/.test(said.text.slice(span.end, word.token.start))));
    if (rest.length > noun.length || noun.length > MOST_NOUNS) continue;
    const whole = numbers.find((one) => isWhole(one, said.text));
    const part = numbers.find((one) => one !== whole);
    const own = predicate.rows.length;
    if (whole !== undefined && whole.value !== sheet.rows.length) return told(beside, sheet, predicate, whole, sheet.rows.length);
    if (part === undefined && !none) continue;
    return told(beside, sheet, predicate, part ?? null, own);
  }
  return null;
}

function told(
  { clause, said }: Beside,
  sheet: Sheet,
  { column, said: value, rows }: Predicate,
  given: Quantity | null,
  own: number,
): FieldSign {
  const [first, last] = [rows[0] ?? sheet.rows[0], rows.at(-1) ?? sheet.rows[0]];
  const bears = (given?.value ?? 0) === own;
  const label = sheet.columns[column]?.text ?? '';
  const print = given === null ? '' : said.text.slice(given.span.start, given.span.end);
  return {
    how: bears ? 'bears' : 'against',
    start: given?.span.start ?? clause.start,
    end: given?.span.end ?? clause.end,
    against: `${label === value.text ? label : `${label}: ${value.text}`}, ${rows.length} of ${sheet.rows.length}`,
    sentence: { start: Math.min(first?.start ?? 0, last?.start ?? 0), end: last?.end ?? 0 },
    // "One is" and "two are": only where the verb stays.
    ...(bears ||
    given === null ||
    (own === 1) !== (given.value === 1) ||
    (own === 0 && /^ (?:out )?of\b/.test(said.text.slice(given.span.end)))
      ? {}
      : { instead: { span: given.span, put: counted(own, print) } }),
  };
}

/** What the length of a list says to a clause that counts what it lists. */
export function countOfList(beside: Beside, entry: Entry): FieldSign | null {
  const { clause, said } = beside;
  const [given, other] = numbersHere(beside, new Set());
  if (given === undefined || other !== undefined || given.bound !== 'none' || given.kind !== 'number' || clause.words.some(deniesAll))
    return null;
  const inNumber = ofNumber([given]);
  for (const field of entry.fields) {
    const named = field.items === null ? null : namedBy(field.label, clause.words);
    if (named === null || field.items === null) continue;
    const next = clause.words.find(({ token }) => token.start > given.span.end);
    const known = (word: Word): boolean => inNumber(word) || named.has(word) || entry.names.has(word.form);
    if (next === undefined || !named.has(next) || unexplained(clause, known).length > 0) continue;
    const bears = given.value === field.items;
    return {
      how: bears ? 'bears' : 'against',
      start: given.span.start,
      end: given.span.end,
      against: `${field.label.text}: ${field.value.text}`,
      sentence: { start: field.start, end: field.end },
      ...(bears || (field.items === 1) !== (given.value === 1)
        ? {}
        : { instead: { span: given.span, put: counted(field.items, said.text.slice(given.span.start, given.span.end)) } }),
    };
  }
  return null;
}
