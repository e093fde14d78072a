/**
 * Dates as far as a text gives them: days, months, quarters, years, decades, centuries, and ranges of these. A date in figures
 * whose order is not told (03/04/2020) keeps both readings. Year numbers alone are told from counts by what stands around them.
 */

import type { DateParts } from '../quantity.ts';
import { withSigns } from './date-signs.ts';
import { eraAt } from './eras.ts';
import { holidayAt } from './holidays.ts';
import { ORDINALS } from './lexicon.ts';
import { MONTH_NAMES } from './months.ts';
import type { NumberToken } from './tokens.ts';
import { wordsAt } from './words.ts';
import { standsAsYear } from './years.ts';

export { MONTH_NAMES } from './months.ts';

export interface DateRead {
  readonly date: DateParts;
  readonly others: readonly DateParts[];
  /** Index of the token behind it. */
  readonly next: number;
}

/** Names that are words too: they need a number beside them. */
const DOUBTFUL = new Set('may march mar mars mai jan dec sep marzo august jun april june avril mei maggio май мая'.split(' '));
const BEFORE_MONTH = new Set(
  'in since by until till before after during from to through between of early late mid last next this each every and or for on'.split(' '),
);
/** Small words between day and month: 3rd of March, 3 de marzo. */
const OF = new Set(['of', 'de']);
const digitsIn = (token: NumberToken | undefined, most: number): number | null =>
  token?.type === 'digits' && token.text.length <= most ? Number(token.text) : null;
const isYear = (value: number): boolean => value >= 1000 && value <= 2199;
const yearAt = (tokens: readonly NumberToken[], at: number): number | null => {
  const token = tokens[at];
  if (token?.type !== 'digits' || token.text.length !== 4 || !isYear(Number(token.text))) return null;
  const behind = tokens[at + 1];
  // 2,019 and 2019.5 are no years, nor is 2019kg.
  if (behind?.glued === true && behind.type === 'word') return null;
  // The year of a date in figures belongs to it.
  if (inFigures(tokens, at) !== null) return null;
  return behind?.glued === true && /^[.,]$/.test(behind.text) && tokens[at + 2]?.type === 'digits' && tokens[at + 2]?.glued === true
    ? null
    : Number(token.text);
};
const monthOf = (token: NumberToken | undefined): number | null => {
  if (token?.type !== 'word') return null;
  const month = MONTH_NAMES.get(token.lower);
  return month === undefined ? null : month;
};
const dash = (token: NumberToken | undefined): boolean => token !== undefined && /^[-–—‐‑]$/.test(token.text);
const comma = (tokens: readonly NumberToken[], at: number): number => (/^[,.]$/.test(tokens[at]?.text ?? '') ? at + 1 : at);

/** Index behind an ordinal ending: "3rd", "3ème". */
function pastEnding(tokens: readonly NumberToken[], at: number): number {
  const token = tokens[at];
  return token?.glued === true && /^(?:st|nd|rd|th|er|º|ª)$/.test(token.lower) ? at + 1 : at;
}

/** A day of the month, 1..31, and the index behind it. */
function dayAt(tokens: readonly NumberToken[], at: number): { readonly day: number; readonly next: number } | null {
  const value = digitsIn(tokens[at], 2);
  if (value === null) {
    const word = ORDINALS.get(tokens[at]?.lower ?? '');
    return word !== undefined && word <= 31 ? { day: word, next: at + 1 } : null;
  }
  return value >= 1 && value <= 31 ? { day: value, next: pastEnding(tokens, at + 1) } : null;
}

/** Reads the date that begins at a token; null when none does. */
export function dateAt(tokens: readonly NumberToken[], at: number): DateRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.type === 'digits') return withSigns(tokens, at) ?? inFigures(tokens, at) ?? dayFirst(tokens, at) ?? period(tokens, at);
  if (token.type === 'word')
    return monthFirst(tokens, at) ?? dayFirst(tokens, at) ?? quarter(tokens, at) ?? named(tokens, at) ?? period(tokens, at);
  return token.text === "'" || token.text === '’' ? period(tokens, at) : null;
}

/** 2020-03-04, 2020/03/04, 03/04/2020, 4.3.2020. */
function inFigures(tokens: readonly NumberToken[], at: number): DateRead | null {
  const first = tokens[at + 1];
  if (first?.type !== 'sign') return null;
  const [a, b, second, c] = [tokens[at], tokens[at + 2], tokens[at + 3], tokens[at + 4]];
  if (a === undefined || b?.type !== 'digits' || second === undefined || c?.type !== 'digits') return null;
  if (first.text !== second.text || !/^[-/.‐–]$/.test(first.text) || ![first, b, second, c].every(({ glued }) => glued)) return null;
  const [x, y, z] = [Number(a.text), Number(b.text), Number(c.text)];
  const one = (year: number, month: number, day: number): DateParts | null =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null;
  const next = at + 5;
  if (a.text.length === 4 && isYear(x) && first.text !== '.') {
    const date = one(x, y, z);
    return date === null ? null : { date, others: [], next };
  }
  if (c.text.length !== 4 || !isYear(z) || a.text.length > 2 || b.text.length > 2) return null;
  const dayLeads = one(z, y, x);
  const monthLeads = first.text === '.' ? null : one(z, x, y);
  const date = monthLeads ?? dayLeads;
  if (date === null) return null;
  return { date, others: monthLeads !== null && dayLeads !== null && x !== y ? [dayLeads] : [], next };
}

/** "3 March 2020", "3rd of March", "3–5 March 2020", "12 to 14 May". */
function dayFirst(tokens: readonly NumberToken[], at: number): DateRead | null {
  const first = dayAt(tokens, at);
  if (first === null) return null;
  let next = tokens[first.next]?.text === '.' && tokens[at]?.type === 'digits' ? first.next + 1 : first.next;
  let last: number | null = null;
  if (dash(tokens[next]) || tokens[next]?.lower === 'to' || tokens[next]?.lower === 'and') {
    const second = dayAt(tokens, next + 1);
    if (second !== null && second.day > first.day) {
      last = second.day;
      next = second.next;
    }
  }
  if (OF.has(tokens[next]?.lower ?? '')) next += 1;
  const month = monthOf(tokens[next]);
  if (month === null || (tokens[next]?.lower === 'may' && tokens[next]?.text === 'may')) return null;
  const behind = yearBehind(tokens, next + 1);
  const base = { month, ...(behind.year === null ? {} : { year: behind.year }) };
  const date = { ...base, day: first.day, ...(last === null ? {} : { until: { ...base, day: last } }) };
  return { date, others: [], next: behind.next };
}

function yearBehind(tokens: readonly NumberToken[], from: number): { readonly year: number | null; readonly next: number } {
  let at = comma(tokens, from);
  if (OF.has(tokens[at]?.lower ?? '')) at += 1;
  const year = yearAt(tokens, at);
  return year === null ? { year: null, next: from } : { year, next: at + 1 };
}

/** "March 3, 2020", "March 3–5, 2020", "March 2020", "in March", "March to May 2020". */
function monthFirst(tokens: readonly NumberToken[], at: number): DateRead | null {
  const token = tokens[at];
  const month = monthOf(token);
  if (token === undefined || month === null) return null;
  const small = /^\p{Ll}/u.test(token.text);
  const next = tokens[at + 1]?.text === '.' && token.text.length <= 4 ? at + 2 : at + 1;
  const year = yearBehind(tokens, next);
  if (year.year !== null && !(small && DOUBTFUL.has(token.lower))) return { date: { year: year.year, month }, others: [], next: year.next };
  if (small && DOUBTFUL.has(token.lower)) return null;
  const day = tokens[next]?.type === 'digits' ? dayAt(tokens, next) : null;
  if (day !== null && !/^[%$€£]$/.test(tokens[day.next]?.text ?? '') && !decimal(tokens, day.next)) {
    let behind = day.next;
    let last: DateParts | null = null;
    if (dash(tokens[behind]) || tokens[behind]?.lower === 'to' || tokens[behind]?.lower === 'through') {
      const other = monthOf(tokens[behind + 1]);
      const second = dayAt(tokens, other === null ? behind + 1 : behind + 2);
      if (second !== null && (other !== null || second.day > day.day)) {
        last = { month: other ?? month, day: second.day };
        behind = second.next;
      }
    }
    const own = yearBehind(tokens, behind);
    const base = own.year === null ? {} : { year: own.year };
    const date = { ...base, month, day: day.day, ...(last === null ? {} : { until: { ...base, ...last } }) };
    return { date, others: [], next: own.next };
  }
  const joined = dash(tokens[next]) || tokens[next]?.lower === 'to' || tokens[next]?.lower === 'through' || tokens[next]?.lower === 'and';
  const other = joined ? monthOf(tokens[next + 1]) : null;
  if (other !== null && tokens[next + 1]?.text !== 'may') {
    const own = yearBehind(tokens, next + 2);
    const base = own.year === null ? {} : { year: own.year };
    return { date: { ...base, month, until: { ...base, month: other } }, others: [], next: own.next };
  }
  // A month by itself counts where a preposition leads it and its name is no other word.
  const before = tokens[at - 1];
  const led = before?.type === 'word' && BEFORE_MONTH.has(before.lower);
  return led && !small && token.text.length > 3 && (!DOUBTFUL.has(token.lower) || before?.lower === 'in' || before?.lower === 'since')
    ? { date: { month }, others: [], next: at + 1 }
    : null;
}

const decimal = (tokens: readonly NumberToken[], at: number): boolean =>
  tokens[at]?.glued === true &&
  /^[.,]$/.test(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.type === 'digits' &&
  tokens[at + 1]?.glued === true;

/** "Q3 2020", "Q3 of 2020", "third quarter of 2020", "2020 Q3" is read as a year and a quarter. */
function quarter(tokens: readonly NumberToken[], at: number): DateRead | null {
  const token = tokens[at];
  let value = 0;
  let next = at;
  if (token?.lower === 'q' && tokens[at + 1]?.glued === true && /^[1-4]$/.test(tokens[at + 1]?.text ?? '')) {
    value = Number(tokens[at + 1]?.text);
    next = at + 2;
  } else {
    const ordinal = ORDINALS.get(token?.lower ?? '');
    const word = /^[-‐]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const months = threeMonths(tokens, at);
    if (months !== null) return months;
    if (ordinal === undefined || ordinal > 4 || tokens[word]?.lower !== 'quarter') return null;
    value = ordinal;
    next = word + 1;
  }
  let behind = next;
  for (let turns = 0; turns < 3 && /^(?:of|the|fiscal|year|fy|in|,)$/.test(tokens[behind]?.lower ?? ''); turns += 1) behind += 1;
  const year = yearAt(tokens, behind);
  return { date: { quarter: value, ...(year === null ? {} : { year }) }, others: [], next: year === null ? next : behind + 1 };
}

/** "The first three months of 2014", "the last three months of 2014". */
function threeMonths(tokens: readonly NumberToken[], at: number): DateRead | null {
  const side = tokens[at]?.lower;
  if ((side !== 'first' && side !== 'last') || !/^(?:three|3)$/.test(tokens[at + 1]?.lower ?? '')) return null;
  const year = tokens[at + 2]?.lower === 'months' && tokens[at + 3]?.lower === 'of' ? yearAt(tokens, at + 4) : null;
  return year === null ? null : { date: { quarter: side === 'first' ? 1 : 4, year }, others: [], next: at + 5 };
}

/** "Christmas Day 1911": only with its year. */
function named(tokens: readonly NumberToken[], at: number): DateRead | null {
  const found = holidayAt(tokens, at);
  const behind = found === null ? null : yearBehind(tokens, found.next);
  return found === null || behind?.year == null ? null : { date: { ...found.date, year: behind.year }, others: [], next: behind.next };
}

/** Years, decades, centuries, eras, and ranges of years. */
function period(tokens: readonly NumberToken[], at: number): DateRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const century = centuryAt(tokens, at);
  if (century !== null) return century;
  if (token.text === 'AD' || token.text === 'CE') {
    const value = digitsIn(tokens[at + 1], 4);
    return value === null || value === 0 ? null : { date: { year: value }, others: [], next: at + 2 };
  }
  if (token.text === "'" || token.text === '’') {
    const value = digitsIn(tokens[at + 1], 2);
    return value !== null &&
      tokens[at + 1]?.glued === true &&
      value % 10 === 0 &&
      tokens[at + 2]?.text === 's' &&
      tokens[at + 2]?.glued === true
      ? { date: { decade: value }, others: [], next: at + 3 }
      : null;
  }
  if (token.type === 'digits') {
    const value = Number(token.text);
    const s = /^['’]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.lower === 's' ? at + 2 : at + 1;
    if (
      tokens[s]?.lower === 's' &&
      (tokens[s]?.glued === true || s === at + 2) &&
      value % 10 === 0 &&
      (token.text.length === 4 || (token.text.length === 2 && value >= 20))
    )
      return { date: { decade: value }, others: [], next: s + 1 };
    const era = eraAt(tokens, at + 1);
    if (era !== null && token.text.length <= 5) return { date: { year: era.before ? -value : value }, others: [], next: era.next };
    const year = yearAt(tokens, at);
    if (year === null) return null;
    const to = yearRange(tokens, at, year);
    if (to !== null) return to;
    return standsAsYear(tokens, at) ? { date: { year }, others: [], next: at + 1 } : null;
  }
  const said = wordsAt(tokens, at);
  return said?.year === true && isYear(said.value) ? { date: { year: said.value }, others: [], next: said.next } : null;
}

function centuryAt(tokens: readonly NumberToken[], at: number, depth = 0): DateRead | null {
  if (tokens[at]?.lower === 'twenty' && dash(tokens[at + 1])) {
    const behind = centuryAt(tokens, at + 2);
    const unit = behind?.date.century;
    return behind === null || unit === undefined || Math.abs(unit) > 9
      ? null
      : { ...behind, date: { century: unit + Math.sign(unit) * 20 } };
  }
  const digits = digitsIn(tokens[at], 2);
  const ordinal = digits !== null && pastEnding(tokens, at + 1) > at + 1 ? digits : (ORDINALS.get(tokens[at]?.lower ?? '') ?? null);
  if (ordinal === null) return null;
  let next = digits === null ? at + 1 : at + 2;
  const first = next;
  // "the 9th or 8th century BC": the first is a century as the second is.
  if (/^(?:or|and|to|[-–—])$/.test(tokens[next]?.lower ?? '') && depth === 0) {
    const second = centuryAt(tokens, next + 1, 1);
    const later = second?.date.century;
    if (later !== undefined) return { date: { century: Math.sign(later) * ordinal }, others: [], next: first };
  }
  if (dash(tokens[next])) next += 1;
  if (!/^centur(?:y|ies)$/.test(tokens[next]?.lower ?? '')) return null;
  const era = eraAt(tokens, next + 1);
  return { date: { century: (era?.before === true ? -1 : 1) * ordinal }, others: [], next: era?.next ?? next + 1 };
}

/** 2010–2015, 2010-15, 2019/20, 2010 to 2015, 500–400 BC is left to the era behind. */
function yearRange(tokens: readonly NumberToken[], at: number, year: number): DateRead | null {
  const mark = tokens[at + 1];
  const end = tokens[at + 2];
  if (mark === undefined || end?.type !== 'digits') return null;
  const joint = dash(mark) || mark.text === '/' || /^(?:to|through|until|till)$/.test(mark.lower);
  const between = mark.lower === 'and' && tokens[at - 1]?.lower === 'between';
  if (!joint && !between) return null;
  const full = yearAt(tokens, at + 2);
  const short =
    end.text.length === 2 && mark.glued && end.glued && !decimal(tokens, at + 3) ? Math.floor(year / 100) * 100 + Number(end.text) : null;
  const last = full ?? short;
  if (last === null || last <= year || (short !== null && last - year > 60 && full === null)) return null;
  return { date: { year, until: { year: last } }, others: [], next: at + 3 };
}
