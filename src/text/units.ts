/**
 * Reads the unit behind a number and turns values into base units. A unit of several parts (mg/dL, km per hour, dollars per
 * year) is a dimension of its own, made of the parts, so that like is compared with like and conversion works part by part.
 */
import type { NumberToken } from './numbers/tokens.ts';
import { UNIT_SYMBOLS, UNIT_WORDS, type Unit } from './units/table.ts';

export type { Unit } from './units/table.ts';

export interface UnitRead {
  readonly unit: Unit;
  /** Index of the token behind it. */
  readonly next: number;
}

/** Symbols of one letter that are words, initials or multipliers unless glued to their number. */
const LONE = new Set(['m', 'g', 't', 'l', 'L', 's', 'h', 'd', 'J', 'W', 'K', 'V', 'A', 'M', 'in', 'mi', 'min', 'bar', 'st', 'mo']);

/**
 * The unit that begins at a token, if any. `digits` tells that the number before it was written in digits (only then may a symbol
 * of one letter be a unit: "5 m" but not "five m").
 */
export function unitAt(tokens: readonly NumberToken[], at: number, digits: boolean): UnitRead | null {
  const first = simpleAt(tokens, at, digits);
  if (first === null) return null;
  return compound(tokens, first, digits);
}

function simpleAt(tokens: readonly NumberToken[], at: number, digits: boolean): UnitRead | null {
  const token = tokens[at];
  if (token === undefined) return null;
  // "°C", "° C", "degrees Celsius": the sign and what is measured in.
  if (token.text === '°' || token.text === 'º') {
    const letter = tokens[at + 1]?.text;
    if (letter === 'C' || letter === 'F') return named(UNIT_SYMBOLS.get(`°${letter}`), at + 2);
    return named(UNIT_SYMBOLS.get('°'), at + 1);
  }
  const second = tokens[at + 1];
  if (second !== undefined) {
    const joint = second.text === '-' ? `${token.lower}-${tokens[at + 2]?.lower ?? ''}` : `${token.lower} ${second.lower}`;
    const two = UNIT_WORDS.get(joint);
    if (two !== undefined) return { unit: two, next: second.text === '-' ? at + 3 : at + 2 };
    // A dot behind "sq." and "cu.".
    if (second.text === '.' && (token.lower === 'sq' || token.lower === 'cu')) {
      const dotted = UNIT_WORDS.get(`${token.lower} ${tokens[at + 2]?.lower ?? ''}`);
      if (dotted !== undefined) return { unit: dotted, next: at + 3 };
    }
  }
  if (token.type !== 'word') return token.text === '′' || token.text === '″' ? named(UNIT_SYMBOLS.get(token.text), at + 1) : null;
  const raised = second?.glued === true && /^[²³]$/.test(second.text) ? second.text : '';
  const caret = second?.text === '^' && /^[23]$/.test(tokens[at + 2]?.text ?? '') ? (tokens[at + 2]?.text === '2' ? '²' : '³') : '';
  const power =
    raised === '' && caret === '' && second?.glued === true && /^[23]$/.test(second.text) ? (second.text === '2' ? '²' : '³') : '';
  for (const [mark, used] of [
    [raised, 1],
    [caret, 2],
    [power, 1],
  ] as const) {
    const squared = mark === '' ? undefined : UNIT_SYMBOLS.get(token.text + mark);
    if (squared !== undefined) return { unit: squared, next: at + 1 + used };
  }
  const word = token.lower === 'stone' || LONE.has(token.text) ? undefined : UNIT_WORDS.get(token.lower);
  if (word !== undefined) return { unit: word, next: at + 1 };
  const symbol = UNIT_SYMBOLS.get(token.text);
  if (symbol !== undefined && digits && (!LONE.has(token.text) || lone(tokens, at))) return { unit: symbol, next: at + 1 };
  if (token.lower === 'min' && digits) return named(UNIT_WORDS.get('min'), at + 1);
  if (token.lower === 'in' && digits && inches(tokens, at))
    return { unit: { dimension: 'length', factor: 0.0254, shown: 'in' }, next: at + 1 };
  if (token.lower === 'stone' && digits) return named(UNIT_WORDS.get('stone'), at + 1);
  return null;
}

const named = (unit: Unit | undefined, next: number): UnitRead | null => (unit === undefined ? null : { unit, next });

/** A lone letter is a unit when it is glued to its number, or stands before what cannot follow an initial. */
function lone(tokens: readonly NumberToken[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return false;
  if (token.glued) return true;
  if (token.text === 'A' || token.text === 'K' || token.text === 'd') return false;
  return next === undefined || next.text !== '.' || (tokens[at + 2]?.start ?? Number.POSITIVE_INFINITY) > next.end;
}

/** "5 in" is inches only before what cannot follow the preposition. */
function inches(tokens: readonly NumberToken[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || /^[.,;)×x]$/.test(next.text) || UNIT_WORDS.has(next.lower);
}

const PER = new Set(['per', 'a', 'an', 'each', 'every', 'pro', 'par', 'por']);

/** "mg / dL", "km per hour", "miles an hour": the second part, when it is a unit too. */
function compound(tokens: readonly NumberToken[], first: UnitRead, digits: boolean): UnitRead {
  const mark = tokens[first.next];
  if (mark === undefined) return first;
  const slash = mark.text === '/' && mark.glued;
  const word = mark.type === 'word' && PER.has(mark.lower);
  if (!slash && !word) return first;
  let at = first.next + 1;
  let times = 1;
  const count = tokens[at];
  if (count?.type === 'digits' && count.end - count.start <= 3 && slash) {
    times = Number(count.text);
    at += 1;
  }
  const second = simpleAt(tokens, at, slash ? true : digits && mark.lower === 'per');
  if (second === null || (!slash && mark.lower !== 'per' && second.unit.dimension !== 'time') || times === 0) return first;
  const factor = first.unit.factor / (second.unit.factor * times);
  const dimension =
    first.unit.dimension === 'length' && second.unit.dimension === 'time' ? 'speed' : `${first.unit.dimension}/${second.unit.dimension}`;
  return { unit: { dimension, factor, shown: `${first.unit.shown}/${times === 1 ? '' : times}${second.unit.shown}` }, next: second.next };
}

/** A value in base units. Temperatures are turned into degrees Celsius; other units have no offset. */
export function toBase(value: number, unit: Unit): number {
  return (value + (unit.offset ?? 0)) * unit.factor;
}
