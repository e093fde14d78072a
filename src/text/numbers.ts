/**
 * Reads every number of a text, with its place: amounts of money, shares, counts, measures, durations, dates, times of day,
 * ordinals, ranges, margins, in digits and in words, with the hedge that stands beside it. What only looks like a number is left
 * out: section and figure numbers, citation marks, identifiers, addresses (`numbers/tokens.ts`).
 */

import { CLOCK_WORDS, timeAt } from './numbers/clock.ts';
import { dateAt, MONTH_NAMES } from './numbers/dates.ts';
import { withUnitBefore } from './numbers/elided.ts';
import { isHanNumeral } from './numbers/han.ts';
import { HOLIDAY_LEADS } from './numbers/holidays.ts';
import { joinedFrom } from './numbers/joined.ts';
import { BEARING, labelAt, pastName } from './numbers/labels.ts';
import { CARDINALS, ORDINALS, TIMES } from './numbers/lexicon.ts';
import { type Draft, type Found, made } from './numbers/made.ts';
import { MONEY_LEADS } from './numbers/money.ts';
import { oneAt } from './numbers/one.ts';
import { mayBeginOther } from './numbers/other-tongues.ts';
import { partsAt } from './numbers/parts.ts';
import { regnalAt, romanValue } from './numbers/regnal.ts';
import { isListNumber, type NumberToken, nameBefore, numberTokens, POINTERS } from './numbers/tokens.ts';
import { wordsAt } from './numbers/words.ts';
import type { DateParts, Quantity, Reading } from './quantity.ts';
import { lately } from './remembered.ts';

export type { Bound, DateParts, Quantity, QuantityKind, Reading } from './quantity.ts';

/**
 * Reads the numbers of a text, in order. Takes any text; gives quantities whose spans are UTF-16 offsets into it and do not
 * overlap. Linear in its length. Values are in base units (`units/table.ts`), shares in 0..1.
 */
export function readNumbers(text: string): Quantity[] {
  const tokens = numberTokens(text);
  const quantities: Quantity[] = [];
  let at = 0;
  while (at < tokens.length) {
    if (!mayBegin(tokens[at])) {
      at += 1;
      continue;
    }
    const skipped = skipAt(text, tokens, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const found =
      labelAt(text, tokens, at) ??
      regnalAt(text, tokens, at) ??
      timeAt(text, tokens, at) ??
      datedAt(text, tokens, at) ??
      ordinalAt(text, tokens, at) ??
      partsAt(text, tokens, at) ??
      amountAt(text, tokens, at);
    if (found === null) {
      at = tokens[at]?.type === 'digits' ? pastName(tokens, at + 1) : at + 1;
      continue;
    }
    const { quantity, next } = found;
    // One that no computer holds as a number ("1e999") could only be said to equal all others of its kind.
    if (Number.isFinite(quantity.value) && Number.isFinite(quantity.high))
      quantities.push(withUnitBefore(text, quantities.at(-1), quantity));
    at = next;
  }
  return quantities;
}

const STARTERS: ReadonlySet<string> = new Set([
  ...[CARDINALS, ORDINALS, TIMES, MONTH_NAMES].flatMap((words) => [...words.keys()]),
  ...POINTERS,
  ...BEARING,
  ...MONEY_LEADS,
  ...CLOCK_WORDS,
  ...HOLIDAY_LEADS,
  ...'last a an half q minus negative ad ce'.split(' '),
]);

/** Words whose answer is kept. */
const MOST_WORDS = 20_000;
const wordMayBegin = lately(MOST_WORDS, (word: string): boolean => STARTERS.has(word) || mayBeginOther(word) || isHanNumeral(word));

/** Whether anything to be read can begin at a token: most words are passed over at once. */
function mayBegin(token: NumberToken | undefined): boolean {
  if (token === undefined || token.type === 'digits') return true;
  if (token.type === 'word') return wordMayBegin(token.lower) || (/^[IVX]/.test(token.text) && romanValue(token.text) > 0);
  const code = token.text.charCodeAt(0);
  // $ ' + - . and whatever is beyond ASCII.
  return code === 36 || code === 39 || code === 43 || code === 45 || code === 46 || code > 160;
}

/** Index behind tokens that hold no number: pointers ("Figure 2"), list numbers, names with digits in them. */
function skipAt(text: string, tokens: readonly NumberToken[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return at;
  if (token.type === 'digits') {
    if (isListNumber(text, tokens, at)) return at + 2;
    if (isCaption(tokens, at)) return at + 1;
    const name = nameBefore(tokens, at);
    return name !== null && !(name.hyphen && /^\p{L}/u.test(name.word.text)) && !currencyOrYear(name.word) ? pastName(tokens, at + 1) : at;
  }
  if (token.type !== 'word' || !POINTERS.has(token.lower)) return at;
  const dotted = tokens[at + 1]?.text === '.';
  // "no 5" denies; "No. 5" points.
  if (!dotted && token.lower.length <= 3 && token.lower !== 'fig') return at;
  let next = dotted ? at + 2 : at + 1;
  if (tokens[next]?.text === '#') next += 1;
  if (tokens[next]?.type !== 'digits' || (tokens[next]?.text.length ?? 0) > 4) return at;
  // One or several of them: 3.2, 3a, 3–5, "2 and 3".
  for (let turns = 0; turns < 40; turns += 1) {
    next = pastName(tokens, next + 1);
    const joined =
      /^(?:and|to|,|[-–—])$/.test(tokens[next]?.lower ?? '') &&
      tokens[next + 1]?.type === 'digits' &&
      (tokens[next + 1]?.text.length ?? 9) <= 3;
    if (!joined || (tokens[next]?.text === ',' && tokens[next + 1]?.glued === false && !/^[,)]$/.test(tokens[next + 2]?.text ?? ''))) break;
    next += 1;
  }
  return next;
}

/** "Adverse Events 1:": a number that tells captions apart. */
function isCaption(tokens: readonly NumberToken[], at: number): boolean {
  const [before, token, colon] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    before?.type === 'word' &&
    /^\p{Lu}/u.test(before.text) &&
    token !== undefined &&
    token.text.length <= 2 &&
    colon?.text === ':' &&
    colon.glued &&
    tokens[at + 2]?.type !== 'digits'
  );
}

const currencyOrYear = (word: NumberToken): boolean => /^(?:[A-Z]{3}|Rs|FY|x|n)$/.test(word.text);

function datedAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const name = tokens[at]?.type === 'digits' ? nameBefore(tokens, at) : null;
  if (name !== null && !/^FY$/.test(name.word.text)) return null;
  const read = dateAt(tokens, at);
  if (read === null) return null;
  const draft = dated(read.date, read.others);
  return { quantity: made(text, tokens, draft, at, at, read.next, read.next), next: read.next };
}

/** A date as a reading: the value is its year (or month, decade, century) as far as it is given. */
function dated(date: DateParts, also: readonly DateParts[]): Draft {
  const value = yearOf(date);
  const others = also.map(readingOf);
  const { year, month, quarter, until } = date;
  // A year alone may be a count after all.
  if (year !== undefined && month === undefined && quarter === undefined && until === undefined && year > 0)
    others.push({ kind: 'number', value: year, high: year, unit: '' });
  return { kind: 'date', value, high: until === undefined ? value : yearOf(until), unit: '', date, step: 1, others };
}

function readingOf(date: DateParts): Reading {
  const value = yearOf(date);
  return { kind: 'date', value, high: date.until === undefined ? value : yearOf(date.until), unit: '', date };
}

const yearOf = ({ year, month, day, quarter, decade, century }: DateParts): number =>
  (year ?? decade ?? (century === undefined ? 0 : century * 100)) +
  (month === undefined ? (quarter === undefined ? 0 : (quarter - 1) / 4) : (month - 1) / 12) +
  (day === undefined ? 0 : (day - 1) / 372);

/** An amount: one number, or several that make a range, a margin, a share ("one in five"), a sum ("5 ft 10 in"). */
function amountAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const token = tokens[at];
  if (token?.type === 'digits') {
    const name = nameBefore(tokens, at);
    if (name !== null && !currencyOrYear(name.word) && !name.hyphen) return null;
  }
  const one = oneAt(text, tokens, at);
  if (one === null) return null;
  return joinedFrom(text, tokens, one);
}

/** "first", "twenty-first", "third" standing alone. */
function ordinalAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const token = tokens[at];
  if (token?.type !== 'word') return null;
  let value = ORDINALS.get(token.lower);
  let next = at + 1;
  if (value === undefined) {
    const tens = wordsAt(tokens, at);
    const behind = tens === null ? at : tokens[tens.next]?.text === '-' ? tens.next + 1 : tens.next;
    const unit =
      tens !== null && tens.value % 10 === 0 && tens.value >= 20 && tens.value < 100
        ? ORDINALS.get(tokens[behind]?.lower ?? '')
        : undefined;
    if (tens === null || unit === undefined || unit > 9) return null;
    value = tens.value + unit;
    next = behind + 1;
  }
  // "a second time" and "first, …" are seldom counts.
  const draft: Draft = { kind: 'ordinal', value, high: value, unit: '', step: 1, weak: value <= 3 };
  return { quantity: made(text, tokens, draft, at, at, next, next), next };
}
