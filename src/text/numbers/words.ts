/**
 * Numbers written in words: English whole ("two hundred and five", "three point two", "two-thirds", "half a million", "nineteen
 * ninety-five"); those of other languages are read by `other-tongues.ts`.
 */

import type { Numeral } from './digits.ts';
import { hanValue, isHanNumeral } from './han.ts';
import { AFTER_DIGITS, CARDINALS, DENOMINATORS, ONES, SCALE_SIGNS, SCALES } from './lexicon.ts';
import { otherTonguesAt } from './other-tongues.ts';
import { roleOf } from './qualifiers.ts';
import type { NumberToken } from './tokens.ts';

const hyphen = (token: NumberToken | undefined): boolean => token?.glued === true && /^[-‐‑]$/.test(token.text);
/** "twenty - five", as tokenised text has it. */
const apart = (tokens: readonly NumberToken[], at: number): number => (tokens[at]?.text === '-' ? at + 1 : past(tokens, at));

/** Index behind an optional hyphen. */
const past = (tokens: readonly NumberToken[], at: number): number => (hyphen(tokens[at]) ? at + 1 : at);

/** Reads the number in words that begins at a token; null when none does. */
export function wordsAt(tokens: readonly NumberToken[], at: number): Numeral | null {
  const token = tokens[at];
  if (token?.type !== 'word') return null;
  const han = isHanNumeral(token.lower) ? hanValue(token.lower) : null;
  if (han !== null) return { ...han, other: null, digits: false, year: false, next: at + 1 };
  const other = otherTonguesAt(tokens, at);
  if (other !== null) return other;
  const article = token.lower === 'a' || token.lower === 'an';
  if (article || token.lower === 'half') return led(tokens, at, article);
  if (token.lower === 'hundred' || token.lower === 'thousand' || !CARDINALS.has(token.lower)) return null;
  const read = cardinal(tokens, at);
  // "a six-figure sum" counts digits.
  if (read === null || (hyphen(tokens[read.next]) && /^(?:figures?|digits?|letter)$/.test(tokens[read.next + 1]?.lower ?? ''))) return null;
  return fractionBehind(tokens, read) ?? read;
}

/** "a hundred", "a million", "a dozen", "a third of", "half a million", "half of", "an eighth of". */
function led(tokens: readonly NumberToken[], at: number, article: boolean): Numeral | null {
  const base = { other: null, digits: false, year: false } as const;
  const next = tokens[at + 1];
  if (!article) {
    // Half a million, half of, half the, one half.
    const scaled = next?.lower === 'a' || next?.lower === 'an' ? SCALES.get(tokens[at + 2]?.lower ?? '') : undefined;
    if (scaled !== undefined) return { value: scaled / 2, step: scaled / 2, ...base, next: at + 3 };
    const dozen = past(tokens, at + 1);
    if (tokens[dozen]?.lower === 'dozen') return { value: 6, step: 1, ...base, next: dozen + 1 };
    if (hyphen(next)) return null;
    return { value: 0.5, step: 0.5, ...base, next: at + 1, fraction: true };
  }
  const word = next?.lower ?? '';
  const scale = SCALES.get(word);
  if (scale !== undefined && !AFTER_DIGITS.has(word) && !/^\w+s$/.test(word)) {
    const read = scaled(tokens, at + 2, scale, scale);
    return { ...read, ...base };
  }
  const below = DENOMINATORS.get(word);
  if (
    below !== undefined &&
    !word.endsWith('s') &&
    (word === 'half' || tokens[at + 2]?.lower === 'of' || sizeOfChange(tokens, at) || besideAnother(tokens, at) || ofSize(tokens, at))
  )
    return { value: 1 / below, step: 1 / below, ...base, next: at + 2, fraction: true };
  return null;
}

/** What follows a share that something changed by, or was brought down to: no noun, as in "to a third party". */
const FOLLOWS_SHARE =
  /^(?:[.,;:!?)]|in|from|since|between|over|after|by|during|within|when|while|and|but|as|compared|against|on|for|to|at|more|less|fewer|higher|lower|larger|smaller|longer|shorter|faster|slower|cheaper)$/;

/** "Cut by a fifth", "fell to a quarter", "a third more". */
function sizeOfChange(tokens: readonly NumberToken[], at: number): boolean {
  const behind = tokens[at + 2]?.lower ?? '.';
  if (!FOLLOWS_SHARE.test(behind)) return false;
  return (
    /^(?:more|less|fewer|higher|lower|larger|smaller|longer|shorter|faster|slower|cheaper)$/.test(behind) ||
    // "Fell by more than a fifth".
    roleOf(tokens, tokens[at - 1]?.lower === 'than' ? at - 2 : at) !== null
  );
}

/** "A sixth the size of". */
const ofSize = (tokens: readonly NumberToken[], at: number): boolean =>
  tokens[at + 2]?.lower === 'the' &&
  /^(?:size|number|price|cost|weight|length|amount|rate|speed|area|volume|height|width|power|dose)$/.test(tokens[at + 3]?.lower ?? '');

/** Tokens before a share in which another may stand. */
const BESIDE = 16;

/** "Half of the flats went to families and a tenth to students": a share beside another. */
const besideAnother = (tokens: readonly NumberToken[], at: number): boolean =>
  /^(?:and|but|,)$/.test(tokens[at - 1]?.lower ?? '') &&
  /^(?:to|for|in|among|on|by|at|from)$/.test(tokens[at + 2]?.lower ?? '') &&
  tokens
    .slice(Math.max(0, at - BESIDE), at - 1)
    .some(({ lower }, i, all) => DENOMINATORS.has(lower) && (lower === 'half' || all[i + 1]?.lower === 'of'));

/** A cardinal with its scales: two hundred and five thousand. */
function cardinal(tokens: readonly NumberToken[], at: number): Numeral | null {
  const base = { other: null, digits: false } as const;
  const small = below100(tokens, at);
  if (small === null) return null;
  // Nineteen ninety-five: a year said as two numbers.
  if (small.value >= 11 && small.value <= 20 && small.next === at + 1) {
    const rest = below100(tokens, small.next);
    if (rest !== null && rest.value >= 10) return { value: small.value * 100 + rest.value, step: 1, ...base, year: true, next: rest.next };
  }
  const point = tokens[small.next];
  if (point?.lower === 'point') {
    let digits = '';
    let next = small.next + 1;
    for (
      let word = tokens[next];
      word !== undefined && ONES.indexOf(word.lower) >= 0 && ONES.indexOf(word.lower) < 10;
      word = tokens[next]
    ) {
      digits += ONES.indexOf(word.lower);
      next += 1;
    }
    if (digits !== '') {
      const { value, step, next: behind } = scaled(tokens, next, small.value + Number(`0.${digits}`), 10 ** -digits.length);
      return { value, step, ...base, year: false, next: behind };
    }
  }
  const twenties = scores(tokens, small);
  if (twenties !== null) return { ...twenties, step: 1, ...base, year: false };
  const read = scaled(tokens, small.next, small.value, 1);
  const weak = read.next === at + 1 && small.value === 1;
  return { ...read, ...base, year: false, ...(weak ? { weak: true } : {}) };
}

/** "Three score years", "three score and ten": twenties, where a noun in the plural or "and" goes on. */
function scores(tokens: readonly NumberToken[], small: { readonly value: number; readonly next: number }): Omit<Scaled, 'step'> | null {
  const behind = tokens[small.next + 1];
  if (small.value < 2 || small.value > 9 || tokens[small.next]?.lower !== 'score' || behind?.type !== 'word') return null;
  const more = behind.lower === 'and' ? below100(tokens, small.next + 2) : null;
  if (more !== null) return { value: small.value * 20 + more.value, next: more.next };
  return /^(?:points?|goals?|runs?)$/.test(behind.lower) || !/\p{L}{2}s$/u.test(behind.lower)
    ? null
    : { value: small.value * 20, next: small.next + 1 };
}

interface Scaled {
  readonly value: number;
  readonly step: number;
  readonly next: number;
}

/** Scales behind a value, and what they add: "… thousand two hundred and five". */
function scaled(tokens: readonly NumberToken[], from: number, start: number, unit: number): Scaled {
  let total = 0;
  let open = start;
  let step = unit;
  let at = from;
  let lowest = Number.POSITIVE_INFINITY;
  for (let turns = 0; turns < 12; turns += 1) {
    const here = past(tokens, at);
    const word = tokens[here]?.lower ?? '';
    const scale = AFTER_DIGITS.has(word) ? undefined : SCALES.get(word);
    if (scale !== undefined && (scale < lowest || word === 'crore')) {
      if (scale === 100 || word === 'crore' || word === 'crores') open *= scale;
      else {
        total += open * scale;
        open = 0;
        lowest = scale;
      }
      step = open === 0 || scale === 100 ? step * scale : step;
      at = here + 1;
      continue;
    }
    const joined = tokens[at]?.lower === 'and' ? at + 1 : at;
    const more = (open === 0 && total > 0) || (open >= 100 && open % 100 === 0) ? below100(tokens, joined) : null;
    if (more === null || (total === 0 && open < 100)) break;
    // "a hundred and 20 others": only words go on with words.
    open += more.value;
    step = 1;
    at = more.next;
  }
  return { value: total + open, step: Math.max(step, Number.EPSILON), next: at };
}

function below100(tokens: readonly NumberToken[], at: number): { readonly value: number; readonly next: number } | null {
  const value = CARDINALS.get(tokens[at]?.lower ?? '');
  if (value === undefined || tokens[at]?.type !== 'word') return null;
  if (value >= 20 && value % 10 === 0) {
    const behind = apart(tokens, at + 1);
    const unit = CARDINALS.get(tokens[behind]?.lower ?? '');
    if (unit !== undefined && unit > 0 && unit < 10) return { value: value + unit, next: behind + 1 };
  }
  return { value, next: at + 1 };
}

/** "two-thirds", "three quarters", "two and a half", "one in" is read elsewhere. */
function fractionBehind(tokens: readonly NumberToken[], read: Numeral): Numeral | null {
  const at = past(tokens, read.next);
  const word = tokens[at]?.lower ?? '';
  const below = DENOMINATORS.get(word);
  const plural = word.endsWith('s');
  if (below !== undefined && Number.isInteger(read.value) && (read.value > 1 ? plural : !plural) && read.value < below && read.value > 0) {
    // "one third", but "one second".
    if (
      read.value === 1 &&
      word !== 'half' &&
      !hyphen(tokens[read.next]) &&
      !/^(?:third|quarter|of)$/.test(word) &&
      tokens[at + 1]?.lower !== 'of'
    )
      return null;
    return { value: read.value / below, step: 1 / below, other: null, next: at + 1, digits: false, year: false, fraction: true };
  }
  if (tokens[read.next]?.lower === 'and' && /^an?$/.test(tokens[read.next + 1]?.lower ?? '')) {
    const part = DENOMINATORS.get(tokens[read.next + 2]?.lower ?? '');
    if (part !== undefined && part <= 4) {
      const whole = read.value + 1 / part;
      const { value, next } = scaled(tokens, read.next + 3, whole, 1 / part);
      return { value, step: (value / whole) * (1 / part), other: null, next, digits: false, year: false };
    }
  }
  return null;
}

/** Tokens on either side that are looked at for small words. */
const ROUND = 12;
const IBERIAN = /^(?:el|la|los|las|del|y|en|una|por|con|de|tiene|o|os|as|e|do|da|dos|das|um|uma|não|no|na|para|com|tem|é)$/;
const ENGLISH = /^(?:the|of|and|in|to|is|was|for|with|by|from|at|dollars|people)$/;

/** Whether "mil" is a thousand here: a small word of Spanish or Portuguese stands near, and none of English. */
function isIberian(tokens: readonly NumberToken[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - ROUND), at + ROUND);
  return near.some(({ lower }) => IBERIAN.test(lower)) && !near.some(({ lower }) => ENGLISH.test(lower));
}

/** The scale behind a number in digits: "3.2 million", "5 lakh crore", "2 dozen". */
export function scaleAt(tokens: readonly NumberToken[], at: number): { readonly scale: number; readonly next: number } | null {
  let next = past(tokens, at);
  let scale = 1;
  for (let word = tokens[next]; word?.type === 'word'; word = tokens[next]) {
    const thousandMillions = word.lower === 'mil' && tokens[next + 1]?.lower === 'millones';
    const one = thousandMillions || (word.lower === 'mil' && isIberian(tokens, next)) ? 1e3 : SCALES.get(word.lower);
    if (one === undefined || (word.lower === 'mm' && !/^MM$/.test(word.text)) || (word.lower === 'cr' && word.text === 'CR')) break;
    scale *= one;
    next += 1;
    if (scale !== 1e5 && scale !== 100 && scale !== 1e3 && scale !== 1e4) break;
  }
  if (scale === 1) return null;
  // "3 mil." and "2 Mio."
  if (
    tokens[next]?.text === '.' &&
    tokens[next]?.glued &&
    /^(?:mio|mrd|mil|mln|cr)$/.test(tokens[next - 1]?.lower ?? '') &&
    tokens[next + 1]?.type === 'word' &&
    !/^\p{Lu}\p{Ll}+/u.test(tokens[next + 1]?.text ?? '')
  )
    next += 1;
  return { scale, next };
}

/** What goes on behind a sign that multiplies: "2000" of "3万2000", "4千" of "37万4千"; null where nothing does. */
export function addedAt(tokens: readonly NumberToken[], at: number): { readonly value: number; readonly next: number } | null {
  let [value, next] = [0, at];
  for (
    let digits = tokens[next];
    SCALE_SIGNS.includes(tokens[next - 1]?.text ?? ' ') && digits?.type === 'digits' && digits.glued;
    digits = tokens[next]
  ) {
    const scale = scaleAt(tokens, next + 1);
    value += Number(digits.text) * (scale?.scale ?? 1);
    next = scale?.next ?? next + 1;
  }
  return next === at ? null : { value, next };
}
