/**
 * Reads one number with what belongs to it: sign, currency, multiplier, percent, unit, ordinal ending. Ranges, margins and hedges
 * are put together in `numbers.ts`.
 */

import { entryOf } from '../entry.ts';
import type { QuantityKind, Reading } from '../quantity.ts';
import { UNIT_WORDS } from '../units/table.ts';
import { toBase, type Unit, unitAt } from '../units.ts';
import { digitsAt, type Numeral } from './digits.ts';
import { TIMES } from './lexicon.ts';
import { moneyBefore, moneyBehind, namesMoney, percentAt } from './money.ts';
import { isUnspaced, type NumberToken } from './tokens.ts';
import { addedAt, scaleAt, wordsAt } from './words.ts';

export interface One {
  readonly kind: QuantityKind;
  /** The number as written, before multiplier and unit, with its sign. */
  readonly plain: number;
  /** Multiplier: 1e6 for million. */
  readonly scale: number;
  /** Worth of the last place as written, before multiplier and unit. */
  readonly place: number;
  readonly unit: Unit | null;
  readonly currency: string;
  readonly shown: string;
  readonly digits: boolean;
  readonly signed: boolean;
  readonly weak: boolean;
  readonly year: boolean;
  readonly fraction: boolean;
  /** Other numbers the print may mean, before multiplier and unit. */
  readonly other: number | null;
  readonly extra: readonly Reading[];
  /** Tokens: first, first of the number itself, behind the number itself, behind all. */
  readonly first: number;
  readonly from: number;
  readonly until: number;
  readonly next: number;
}

const GLUED_SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  MM: 1e6,
  B: 1e9,
  bn: 1e9,
  Bn: 1e9,
  BN: 1e9,
  mn: 1e6,
  Mn: 1e6,
  mln: 1e6,
  tn: 1e12,
  T: 1e12,
  trn: 1e12,
  mil: 1e6,
  cr: 1e7,
  L: 1e5,
};
const MONEY_SCALES: Readonly<Record<string, number>> = { ...GLUED_SCALES, m: 1e6, b: 1e9, t: 1e12, mm: 1e6 };

const MINUS = /^[-−–‒]$/;

/** Whether a sign stands where one can: at the beginning, behind white space, a bracket or a sign of comparison. */
function signAt(tokens: readonly NumberToken[], at: number): -1 | 1 | 0 {
  const token = tokens[at];
  if (token === undefined) return 0;
  const before = tokens[at - 1];
  // "three months, minus one day" takes away; it does not count below zero.
  if (token.lower === 'minus') return before?.text === ',' || before?.text === ')' ? 0 : -1;
  if (token.lower === 'negative') return -1;
  const free = !token.glued || before === undefined || /^[([{=<>≤≥≈~:,;/"“]$/.test(before.text);
  const leads = tokens[at + 1]?.glued === true;
  if (!free || !leads) return 0;
  return MINUS.test(token.text) ? -1 : token.text === '+' ? 1 : 0;
}

/** Reads one number from a token on; null when none begins there. */
export function oneAt(text: string, tokens: readonly NumberToken[], first: number): One | null {
  const token = tokens[first];
  if (token === undefined) return null;
  const times = token.type === 'word' ? TIMES.get(token.lower) : undefined;
  if (times !== undefined) return bare(first, times, /^(?:once|twice|thrice|double|triple)$/.test(token.lower));
  let at = first;
  let sign = signAt(tokens, at);
  if (sign !== 0) at += 1;
  const money = moneyBefore(tokens, at);
  if (money !== null) at = money.next;
  if (sign === 0 && money !== null) {
    sign = MINUS.test(tokens[at]?.text ?? '') && tokens[at]?.glued === true ? -1 : 0;
    if (sign !== 0) at += 1;
  }
  const numeral = digitsAt(text, tokens, at) ?? (money === null ? wordsAt(tokens, at) : null);
  if (numeral === null) return null;
  return whole(tokens, first, at, numeral, sign, money?.currency ?? '');
}

function bare(at: number, value: number, weak: boolean): One {
  return {
    kind: 'times',
    plain: value,
    scale: 1,
    place: 1,
    unit: null,
    currency: '',
    shown: 'times',
    digits: false,
    signed: false,
    weak,
    year: false,
    fraction: false,
    other: null,
    extra: [],
    first: at,
    from: at,
    until: at + 1,
    next: at + 1,
  };
}

const NOTHING: readonly Reading[] = [];

/** What stands behind the number itself. */
function whole(tokens: readonly NumberToken[], first: number, from: number, numeral: Numeral, sign: number, leading: string): One | null {
  let next = numeral.next;
  let scale = 1;
  // One object, its parts set as they are found: copies of it for every number cost more than all the reading.
  const one: { -readonly [Key in keyof One]: One[Key] } = {
    kind: 'number',
    scale: 1,
    plain: numeral.value * (sign < 0 ? -1 : 1),
    place: numeral.step,
    digits: numeral.digits,
    signed: sign !== 0,
    weak: numeral.weak === true,
    year: numeral.year && sign === 0 && leading === '',
    fraction: numeral.fraction === true,
    other: numeral.other,
    first,
    from,
    until: numeral.next,
    next: numeral.next,
    extra: NOTHING,
    unit: null,
    currency: leading,
    shown: leading,
  };
  const as = (kind: QuantityKind, times: number, shown: string, behindAll: number): One => {
    one.kind = kind;
    one.scale = times;
    one.shown = shown;
    one.next = behindAll;
    return one;
  };
  const behind = tokens[next];
  if (numeral.digits && behind?.type === 'word' && behind.glued && !isUnspaced(behind.text)) {
    if (/^(?:st|nd|rd|th)$/.test(behind.lower)) return as('ordinal', 1, '', next + 1);
    const short = entryOf(leading === '' ? GLUED_SCALES : MONEY_SCALES, behind.text);
    const unit = leading === '' ? unitAt(tokens, next, true) : null;
    if (short !== undefined && !(behind.text === 'L' && leading === '')) {
      scale = short;
      next += 1;
    } else if (behind.lower === 'x' && leading === '') {
      return as('times', 1, 'times', next + 1);
    } else if (unit !== null) {
      const millions: Reading[] =
        behind.text === 'm' ? [{ kind: 'number', value: numeral.value * 1e6, high: numeral.value * 1e6, unit: '' }] : [];
      one.unit = unit.unit;
      one.extra = millions;
      return as('measure', 1, unit.unit.shown, unit.next);
    } else if (
      percentAt(tokens, next) === null &&
      moneyBehind(tokens, next) === null &&
      !/^(?:k|am|pm)$/i.test(behind.text) &&
      !/^fold$/.test(behind.lower)
    ) {
      // 3D, 4chan, 5G: a name.
      return null;
    }
  } else {
    const words = scaleAt(tokens, next);
    if (words !== null && numeral.digits) {
      const more = addedAt(tokens, words.next);
      scale = more === null ? words.scale : words.scale + more.value / numeral.value;
      next = more?.next ?? words.next;
    } else if (leading !== '' && behind !== undefined && /^(?:[KMBT]|bn|mn|tn)$/.test(behind.text)) {
      scale = entryOf(MONEY_SCALES, behind.text) ?? 1;
      next += 1;
    }
  }
  if (leading !== '') return as('currency', scale, leading, namesMoney(tokens[next]?.lower ?? '') ? next + 1 : next);
  const percent = percentAt(tokens, next);
  if (percent !== null) return as(percent.kind, scale * percent.factor, percent.shown, percent.next);
  const money = moneyBehind(tokens, next);
  if (money !== null) {
    one.currency = money.currency;
    return as('currency', scale, money.currency, money.next);
  }
  const joined = tokens[next]?.text === '-' && tokens[next]?.glued === true && tokens[next + 1]?.glued === true ? next + 1 : next;
  const word = tokens[joined]?.lower ?? '';
  if (/^(?:times|fold)$/.test(word) && !(word === 'times' && joined !== next)) return as('times', scale, 'times', joined + 1);
  if (tokens[next]?.text === '×' && tokens[next]?.glued === true) return as('times', scale, 'times', next + 1);
  // "61 million pounds" is money; "3 million pounds of beef" may be either.
  if (word === 'pounds' && scale >= MILLION && tokens[joined + 1]?.lower !== 'of') {
    one.currency = 'GBP';
    one.extra = weighed(one.plain * scale);
    return as('currency', scale, 'GBP', joined + 1);
  }
  const unit = unitAt(tokens, joined, numeral.digits);
  if (unit !== null) {
    one.unit = unit.unit;
    // "5 degrees below zero"
    const below = sign === 0 && /[°CF]/.test(unit.unit.shown) && tokens[unit.next]?.lower === 'below' && isZero(tokens[unit.next + 1]);
    if (below) {
      one.plain = -one.plain;
      one.signed = true;
    }
    one.extra = doubtful(unit.unit, one.plain * scale);
    return as('measure', scale, unit.unit.shown, below ? unit.next + 2 : unit.next);
  }
  return as(one.fraction && scale === 1 ? 'ratio' : 'number', scale, leading, next);
}

const MILLION = 1e6;

/** Pounds read as weight. */
function weighed(pounds: number): readonly Reading[] {
  const unit = UNIT_WORDS.get('pounds');
  if (unit === undefined) return NOTHING;
  const value = toBase(pounds, unit);
  return [{ kind: 'measure', value, high: value, unit: unit.dimension }];
}

const isZero = (token: NumberToken | undefined): boolean => token?.lower === 'zero' || token?.text === '0';

/** Units that may be something else: pounds of money, degrees of heat, a difference of temperatures. */
function doubtful(unit: Unit, value: number): readonly Reading[] {
  const as = (kind: QuantityKind, one: number, name: string): Reading => ({ kind, value: one, high: one, unit: name });
  if (unit.shown === 'lb' || unit.shown.startsWith('lb/')) return [as('currency', value, 'GBP')];
  if (unit.shown === '°') return [as('measure', value, 'temperature'), as('measure', ((value - 32) * 5) / 9, 'temperature')];
  if (unit.shown === '°F') return [as('measure', (value * 5) / 9, 'temperature')];
  if (unit.shown === 'ton') return [as('measure', value * 1e6, 'mass'), as('measure', value * 1016046.9088, 'mass')];
  return NOTHING;
}

/** The value of a number in base units, with another unit or multiplier when given (the first half of "3–5 million"). */
export function inBase(one: One, plain: number = one.plain): number {
  const scaled = plain * one.scale;
  if (one.unit === null && Number.isSafeInteger(scaled)) return scaled;
  // 4.1 × 10⁶ in binary is 4099999.9999999995.
  return Number((one.unit === null ? scaled : toBase(scaled, one.unit)).toPrecision(13));
}

/** Worth of the last place in base units. */
export function stepOf(one: One): number {
  return one.place * one.scale * (one.unit?.factor ?? 1);
}

/** The number with its multiplier, before its unit: 25 for 25 %. */
export function plainOf(one: One): number {
  const plain = (one.kind === 'ratio' && !one.fraction) || one.kind === 'points' ? one.plain : one.plain * one.scale;
  return Number.isSafeInteger(plain) ? plain : Number(plain.toPrecision(13));
}
