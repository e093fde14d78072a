/**
 * Values of structured output said as words, so that they can be held against a text like any statement: `revenue_usd: 98500000` is
 * "revenue: 98500000 dollars", `{ metric: "Revenue", value: 98.5, unit: "million EUR", year: 2022 }` "revenue: 98.5 million euros, 2022".
 */
import { MONTH_NAMES } from '../../text/numbers/dates.ts';
import { UNIT_WORDS } from '../../text/units/table.ts';

type Row = Readonly<Record<string, unknown>>;

/** Words of a field's name that say how its value is written, not what it is. */
const FORM = new Set(['n', 'num', 'number', 'no', 'count', 'amount', 'value', 'figure', 'year', 'date', 'of', 'in', 'the', 'is', 'has']);
const SCALES = new Map(
  Object.entries({ thousand: 'thousand', thousands: 'thousand', million: 'million', millions: 'million', mn: 'million', mio: 'million' }),
);
for (const word of ['billion', 'billions', 'bn']) SCALES.set(word, 'billion');
const MONEY = new Map(
  Object.entries({ usd: 'dollars', eur: 'euros', gbp: 'pounds', jpy: 'yen', chf: 'francs', dollars: 'dollars', euros: 'euros' }),
);
const SHARE = new Set(['percent', 'pct', 'percentage', 'prozent']);
const SYMBOLS = new Set(['km', 'kg', 'mg', 'cm', 'mm', 'kwh', 'mwh', 'gwh', 'mw', 'gw', 'kw', 'ha', 'hz', 'ms']);

/** A field that holds the value of its row, whose name says nothing. */
const PLAIN_VALUE = /^(?:value|amount|figure|number|result|quantity|estimate|val)$/i;
/** Whether a field holds a figure and has a name that says nothing of it: the row has to say what it is of. */
export const isPlainValue = (key: string, value: unknown): boolean =>
  PLAIN_VALUE.test(key) && (typeof value === 'number' || (typeof value === 'string' && /\d/.test(value)));
const UNIT = /^(?:unit|units|currency|scale|unit_of_measure|uom)$/i;
const WHEN = /^(?:year|period|quarter|month|as_of|asOf|date|fiscal_?year|time|when)$/i;
/** Numbers and texts that say something of the answer itself. */
export const OF_THE_ANSWER =
  /^(?:confidence|score|rank|index|order|page|pages|position|weight|importance|relevance|level|version|line|chapter|section|paragraph|priority|certainty|probability|rating|n|i|no)(?:_?(?:score|level|index|number|no))?$/i;

/** A value of a row said as words, or null for what is no value: a text of words, a name, nothing. */
export interface Said {
  readonly key: string;
  readonly text: string;
  /** It has a figure, so that it can be plainly right or wrong. */
  readonly figure: boolean;
}

/** A field with its value as a statement; null where there is none to make. Takes the unit and the time that its row gives. */
export function saidOf(field: string, value: unknown, beside: { readonly unit?: string; readonly when?: string } = {}): Said | null {
  const print = printed(value);
  if (print === null) return null;
  const words = wordsOf(field);
  const units: string[] = [];
  while (words.length > 1 && typeof value === 'number') {
    const unit = unitOf(words.at(-1) ?? '');
    if (unit === null) break;
    words.pop();
    if (SCALES.has(unit)) units.unshift(unit);
    else units.push(unit);
  }
  if (beside.unit !== undefined) units.push(...beside.unit.split(/\s+/).map((word) => unitOf(word.toLowerCase()) ?? word));
  const label = words.filter((word) => !FORM.has(word.toLowerCase())).join(' ') || words.join(' ');
  const amount = [print, ...units].join(' ');
  const counted = typeof value === 'number' && units.length === 0 && /[^su]s$/i.test(label);
  const when = beside.when === undefined ? '' : `, ${beside.when}`;
  return { key: field, text: `${counted ? `${amount} ${label}` : `${label}: ${amount}`}${when}`, figure: /\d/.test(print) };
}

/** The values of an object that states nothing in sentences, each said with the names, the unit and the time that stand beside it. */
export function saidIn(row: Row, skip: (key: string) => boolean): Said[] {
  const entries = Object.entries(row).filter(([key, value]) => !skip(key) && printed(value) !== null && !OF_THE_ANSWER.test(key));
  const values = entries.filter(([key]) => !UNIT.test(key) && !WHEN.test(key));
  const find = (pattern: RegExp): string | undefined =>
    entries.flatMap(([key, value]) => (pattern.test(key) ? [printed(value) ?? ''] : []))[0];
  const [unit, when] = [find(UNIT), find(WHEN)];
  const plain = values.find(([key, value]) => isPlainValue(key, value));
  const beside = { ...(unit === undefined ? {} : { unit }), ...(when === undefined ? {} : { when }) };
  if (plain !== undefined) {
    const label = values.flatMap(([key, value]) => (key !== plain[0] && typeof value === 'string' ? [value.trim()] : [])).join(', ');
    const said = saidOf(label || plain[0], plain[1], beside);
    return said === null ? [] : [{ ...said, key: plain[0] }];
  }
  const [only] = values;
  // { event: 'Mill closed', year: 1920 }: what happened, and when.
  if (values.length === 1 && when !== undefined && only !== undefined && typeof only[1] === 'string' && /\S\s+\S/.test(only[1]))
    return [{ key: only[0], text: `${only[1].trim()}, ${when}`, figure: /\d/.test(when) }];
  return values.flatMap(([key, value]) => saidOf(key, value, typeof value === 'number' ? beside : {}) ?? []);
}

/** A number or a few words, as a text writes them; null for anything else. */
function printed(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return dated(value.trim());
}

const MONTHS = [...MONTH_NAMES].reduce((names, [name, month]) => names.set(month, names.get(month) ?? name), new Map<number, string>());

/** "5 March 1987" for 1987-03-05: a text seldom writes it so. */
function dated(value: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]{4,12}Z?)?$/.exec(value) ?? [];
  const name = MONTHS.get(Number(month));
  return year === undefined || name === undefined ? value : `${Number(day)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

function unitOf(word: string): string | null {
  const low = word.toLowerCase();
  const unit = SCALES.get(low) ?? MONEY.get(low) ?? (SHARE.has(low) ? 'percent' : null);
  if (unit !== null) return unit;
  return SYMBOLS.has(low) || (low.endsWith('s') && UNIT_WORDS.has(low)) ? low : null;
}

/** "net profit" for "net_profit", "netProfit", "net-profit"; a text of more words as it stands. */
const wordsOf = (field: string): string[] =>
  field
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[_\-\s]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) && !field.includes(' ') ? word.toLowerCase() : word));
