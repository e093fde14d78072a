/** Times of a day: 10:30, 5 pm, 3.30 p.m., "half past three", "a quarter to nine", "three o'clock in the afternoon", noon, midnight. */
import type { Reading } from '../quantity.ts';
import { CARDINALS } from './lexicon.ts';
import { type Draft, type Found, made } from './made.ts';
import type { NumberToken } from './tokens.ts';

/** Words at which a time in words may begin, besides numbers. */
export const CLOCK_WORDS = ['quarter', 'noon', 'midday', 'midnight'] as const;

/** 10:30, 5 pm, 5:30 p.m.; 3:1 is a proportion. In words as well. */
export function timeAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const hours = tokens[at];
  if (hours?.type === 'word') return spokenAt(text, tokens, at);
  if (hours?.type !== 'digits' || hours.text.length > 3) return null;
  const sharp = oClock(tokens, at + 1);
  if (sharp > 0 && Number(hours.text) <= 12) return withHalf(text, tokens, Number(hours.text), 0, at, sharp);
  const mark = tokens[at + 1];
  const minutes = tokens[at + 2];
  const glued = mark?.glued === true && minutes?.type === 'digits' && minutes.glued;
  // "3.30 pm": only with its half of the day.
  const pointed = glued && mark.text === '.' && minutes.text.length === 2 && halfDay(tokens, at + 3) !== null;
  const joined = glued && (mark.text === ':' || pointed);
  const half = halfDay(tokens, joined ? at + 3 : at + 1);
  if (!joined || minutes === undefined) {
    if (half === null || Number(hours.text) > 12) return null;
    return clock(text, tokens, Number(hours.text), 0, half, at, half.next);
  }
  if (tokens[at + 3]?.text === ':' && tokens[at + 4]?.type === 'digits') {
    const seconds = Number(hours.text) * 3600 + Number(minutes.text) * 60 + Number(tokens[at + 4]?.text);
    // A stretch of time, or the time of a day.
    const minute = Math.floor(seconds / 60);
    const others: Reading[] = minute < 24 * 60 ? [{ kind: 'time', value: minute, high: minute, unit: '' }] : [];
    return {
      quantity: made(
        text,
        tokens,
        { kind: 'measure', value: seconds, high: seconds, unit: 'time', step: 1, shown: 's', others },
        at,
        at,
        at + 5,
        at + 5,
      ),
      next: at + 5,
    };
  }
  if (minutes.text.length === 2 && Number(minutes.text) < 60 && Number(hours.text) < 25)
    return clock(text, tokens, Number(hours.text), Number(minutes.text), half, at, half?.next ?? at + 3);
  const draft: Draft = { kind: 'score', value: Number(hours.text), high: Number(minutes.text), unit: '', step: 1 };
  return { quantity: made(text, tokens, draft, at, at, at + 3, at + 3), next: at + 3 };
}

interface HalfDay {
  readonly after: boolean;
  readonly next: number;
}

function halfDay(tokens: readonly NumberToken[], at: number): HalfDay | null {
  const word = tokens[at]?.lower;
  if (word === 'am' || word === 'pm') return { after: word === 'pm', next: at + 1 };
  const letters = (word === 'a' || word === 'p') && tokens[at + 1]?.text === '.' && tokens[at + 2]?.lower === 'm';
  if (letters) return { after: word === 'p', next: tokens[at + 3]?.text === '.' ? at + 4 : at + 3 };
  const part = word === 'in' && tokens[at + 1]?.lower === 'the' ? tokens[at + 2]?.lower : undefined;
  return part === 'morning' || part === 'afternoon' || part === 'evening' ? { after: part !== 'morning', next: at + 3 } : null;
}

function clock(
  text: string,
  tokens: readonly NumberToken[],
  hour: number,
  minute: number,
  half: { readonly after: boolean } | null,
  at: number,
  next: number,
): Found {
  const hours = half === null ? hour : (hour % 12) + (half.after ? 12 : 0);
  const value = hours * 60 + minute;
  // Without am or pm a figure up to twelve may be either.
  const others: Reading[] =
    half === null && hour <= 12
      ? [{ kind: 'time', value: ((hour + 12) % 24) * 60 + minute, high: ((hour + 12) % 24) * 60 + minute, unit: '' }]
      : [];
  return { quantity: made(text, tokens, { kind: 'time', value, high: value, unit: '', step: 1, others }, at, at, next, next), next };
}

/** A time whose half of the day may stand behind it. */
function withHalf(text: string, tokens: readonly NumberToken[], hour: number, minute: number, at: number, behind: number): Found {
  const half = halfDay(tokens, behind);
  return clock(text, tokens, hour, minute, half, at, half?.next ?? behind);
}

/** Index behind "o'clock"; -1 where it does not stand there. */
function oClock(tokens: readonly NumberToken[], at: number): number {
  const quote = /^['’]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.lower === 'clock';
  return tokens[at]?.lower === 'o' && quote ? at + 3 : -1;
}

/** The hours of a clock, in digits or in a word; 0 where none stand there. */
function hourAt(tokens: readonly NumberToken[], at: number): number {
  const token = tokens[at];
  const value = token?.type === 'digits' && token.text.length <= 2 ? Number(token.text) : (CARDINALS.get(token?.lower ?? '') ?? 0);
  return Number.isInteger(value) && value <= 12 ? value : 0;
}

/** What stands before a time of day: "midnight blue" and "noon light" tell none. */
const BEFORE_TIME = /^(?:at|until|till|by|from|to|after|before|around|about|past|between|and|since|near|towards?)$/;
const MINUTES = new Map([
  ['half', 30],
  ['quarter', 15],
]);

/** "Half past three", "quarter to nine", "ten minutes past four", "three o'clock", "at noon". */
function spokenAt(text: string, tokens: readonly NumberToken[], first: number): Found | null {
  const word = tokens[first]?.lower ?? '';
  if (word === 'noon' || word === 'midday' || word === 'midnight') {
    const behind = tokens[first + 1];
    if (!BEFORE_TIME.test(tokens[first - 1]?.lower ?? '') || (behind?.glued === true && /^[-\p{L}'’]/u.test(behind.text))) return null;
    const draft: Draft = { kind: 'time', value: word === 'midnight' ? 0 : 720, high: word === 'midnight' ? 0 : 720, unit: '', step: 1 };
    return { quantity: made(text, tokens, draft, first, first, first + 1, first + 1), next: first + 1 };
  }
  const sharp = oClock(tokens, first + 1);
  const hour = sharp > 0 ? hourAt(tokens, first) : 0;
  if (hour > 0) return withHalf(text, tokens, hour, 0, first, sharp);
  const at = (word === 'a' || word === 'an') && MINUTES.has(tokens[first + 1]?.lower ?? '') ? first + 1 : first;
  const minutes = MINUTES.get(tokens[at]?.lower ?? '') ?? CARDINALS.get(tokens[at]?.lower ?? '');
  if (minutes === undefined || minutes > 29 + 1) return null;
  const named = tokens[at + 1]?.lower === 'minutes' ? at + 2 : at + 1;
  const side = tokens[named]?.lower;
  // "Ten to four" may be a score or a range.
  const back = side === 'to' && (MINUTES.has(tokens[at]?.lower ?? '') || named > at + 1);
  if (side !== 'past' && !back) return null;
  const of = hourAt(tokens, named + 1);
  if (of === 0 || /^(?:percent|per|%|of|times?|years?|months?|million|thousand|hundred|point)$/.test(tokens[named + 2]?.lower ?? ''))
    return null;
  return withHalf(text, tokens, back ? (of + 11) % 12 : of, back ? 60 - minutes : minutes, first, named + 2);
}
