/**
 * Numbers written in digits: which point or comma parts decimals and which groups thousands, Indian grouping, scientific
 * notation, vulgar fractions. Where a print can be read in two ways (1.234) the likelier one goes first and the other is kept.
 */
import type { NumberToken } from './tokens.ts';
import { tornGroup } from './torn.ts';

export interface Numeral {
  readonly value: number;
  /** Worth of the last place given. */
  readonly step: number;
  /** The other value that the print may have. */
  readonly other: number | null;
  /** Index of the token behind it. */
  readonly next: number;
  /** Written in digits, not in words. */
  readonly digits: boolean;
  /** Four digits and nothing else: may be a year. */
  readonly year: boolean;
  /** A word that often is no count ("one"). */
  readonly weak?: boolean;
  /** A part of a whole: "two-thirds", "½" by itself. */
  readonly fraction?: boolean;
}

const SPACES = /^[ \u00a0\u2009\u202f]$/;

/** Values of the vulgar fraction characters. */
const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reads the number in digits that begins at a token; null when none does. */
export function digitsAt(text: string, tokens: readonly NumberToken[], at: number): Numeral | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const vulgar = token.type === 'sign' ? VULGAR[token.text] : undefined;
  if (vulgar !== undefined) return { value: vulgar, step: vulgar, other: null, next: at + 1, digits: true, year: false, fraction: true };
  if (token.type !== 'digits' && !(token.text === '.' && tokens[at + 1]?.type === 'digits' && tokens[at + 1]?.glued === true)) return null;
  const run = runFrom(text, tokens, at);
  const plain = printedValue(run.print);
  const part = tokens[run.next];
  const mixed = part?.type === 'sign' ? VULGAR[part.text] : undefined;
  if (mixed !== undefined && plain.decimals === 0)
    return { value: plain.value + mixed, step: mixed, other: null, next: run.next + 1, digits: true, year: false };
  const slash = slashed(tokens, run.next, plain.value, plain.decimals, /^\d+$/.test(run.print));
  if (slash !== null) return slash;
  const power = exponent(tokens, run.next);
  if (power !== null) {
    const scale = 10 ** power.power;
    return { value: plain.value * scale, step: 10 ** -plain.decimals * scale, other: null, next: power.next, digits: true, year: false };
  }
  // 10⁶, 10^6: the base itself.
  const bare = run.print === '10' ? raisedAt(tokens, run.next) : null;
  if (bare !== null) return { value: 10 ** bare.power, step: 10 ** bare.power, other: null, next: bare.next, digits: true, year: false };
  return {
    value: plain.value,
    step: 10 ** -plain.decimals,
    other: run.torn ?? plain.other,
    next: run.next,
    digits: true,
    year: /^[12]\d{3}$/.test(run.print),
  };
}

/** Groups of digits in one number: more are a list. */
const MOST_GROUPS = 9;

interface Run {
  readonly print: string;
  readonly next: number;
  /** The last digits by themselves, where white space parts them from the rest: "1, 600" may after all be two numbers. */
  readonly torn?: number;
}

/** Digits with the points, commas, apostrophes and thin spaces inside them. */
function runFrom(text: string, tokens: readonly NumberToken[], at: number): Run {
  const first = tokens[at];
  if (first === undefined) return { print: '', next: at };
  let print = first.text;
  let next = at + 1;
  if (first.text === '.') {
    print = `0.${tokens[at + 1]?.text ?? ''}`;
    return { print, next: at + 2 };
  }
  const marks: string[] = [];
  let apart: number | undefined;
  while (marks.length < MOST_GROUPS) {
    const mark = tokens[next];
    const digits = tokens[next + 1];
    if (mark === undefined) break;
    if (mark.type === 'digits') {
      // "12 345": groups of three behind a first group of one to three.
      const between = text.slice(tokens[next - 1]?.end ?? 0, mark.start);
      const spaced =
        SPACES.test(between) && mark.text.length === 3 && (marks.length > 0 ? marks.every((one) => one === ' ') : first.text.length <= 3);
      if (!spaced || (first.text.startsWith('0') && marks.length === 0)) break;
      marks.push(' ');
      print += ` ${mark.text}`;
      next += 1;
      continue;
    }
    const torn = tornGroup(text, tokens, next, marks);
    if (torn !== null) {
      marks.push(torn.mark);
      print += torn.mark + torn.digits;
      if (torn.mark === ',' && torn.digits !== '000') apart = Number(torn.digits);
      next += 2;
      continue;
    }
    if (!mark.glued || digits?.type !== 'digits' || !digits.glued || !/^[.,'’·٫٬]$/.test(mark.text)) break;
    if (marks.includes(' ') && !/^[.,]$/.test(mark.text)) break;
    const sign = mark.text === '’' ? "'" : mark.text === '·' ? '.' : mark.text;
    // Two different marks at most, and after a decimal mark nothing more.
    if (marks.length > 0 && sign !== marks[0] && marks.some((one) => one !== marks[0])) break;
    if (sign === "'" && digits.text.length !== 3) break;
    // A list without spaces ("1,2,3"), not a number: its members are read one by one.
    if (sign === ',' && marks.length === 0 && (isList(tokens, next) || inList(tokens, at))) break;
    marks.push(sign);
    print += sign + digits.text;
    next += 2;
  }
  return { print, next, ...(apart === undefined ? {} : { torn: apart }) };
}

/** Whether commas part single numbers here: two or more of them, not grouping by thousands (or, in India, by hundreds). */
function isList(tokens: readonly NumberToken[], at: number): boolean {
  const groups: number[] = [];
  for (
    let i = at;
    groups.length < MOST_GROUPS && tokens[i]?.text === ',' && tokens[i + 1]?.type === 'digits' && tokens[i]?.glued && tokens[i + 1]?.glued;
    i += 2
  )
    groups.push(tokens[i + 1]?.text.length ?? 0);
  return groups.length > 1 && !(groups.at(-1) === 3 && groups.every((size) => size === 3 || size === 2));
}

/** Whether a comma and a digit stand glued before it: a member of such a list. */
const inList = (tokens: readonly NumberToken[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.text === ',' && tokens[at - 1]?.glued === true && tokens[at - 2]?.type === 'digits';

interface Plain {
  readonly value: number;
  readonly decimals: number;
  readonly other: number | null;
}

const DIGITS = /^\d+$/;

/** The value of a print like 1,234.5 or 1.234,5 or 12 345 or 12,34,567. */
function printedValue(print: string): Plain {
  // Most numbers are digits alone.
  if (DIGITS.test(print)) return { value: Number(print), decimals: 0, other: null };
  const bare = print.replaceAll(' ', '').replaceAll("'", '').replaceAll('٬', '').replace('٫', '.');
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  const as = (digits: string, decimals: number, other: number | null = null): Plain => ({ value: Number(digits), decimals, other });
  if (comma < 0 && point < 0) return as(bare, 0);
  if (comma >= 0 && point >= 0)
    return point > comma
      ? as(bare.replaceAll(',', ''), bare.length - point - 1)
      : as(bare.replaceAll('.', '').replace(',', '.'), bare.length - comma - 1);
  const mark = comma >= 0 ? ',' : '.';
  const groups = bare.split(mark);
  const last = groups.at(-1) ?? '';
  const grouped =
    groups.length > 1 &&
    last.length === 3 &&
    groups.slice(1, -1).every((group) => group.length === 3 || (mark === ',' && group.length === 2));
  const joined = groups.join('');
  if (groups.length > 2) return as(joined, 0);
  const decimal = `${groups[0]}.${last}`;
  const leads = (groups[0] ?? '').length <= 3 && groups[0] !== '0' && groups[0] !== '';
  if (mark === ',') return grouped && leads ? as(joined, 0, Number(decimal)) : as(decimal, last.length);
  return as(decimal, last.length, grouped && leads ? Number(joined) : null);
}

/** "1/2", "2 3/4": a fraction, where neither part is a date's. */
function slashed(tokens: readonly NumberToken[], at: number, whole: number, decimals: number, bare: boolean): Numeral | null {
  if (!bare || decimals !== 0) return null;
  const mark = tokens[at];
  const below = tokens[at + 1];
  if (mark?.text === '/' || mark?.text === '⁄') {
    const after = tokens[at + 2];
    if (
      !mark.glued ||
      below?.type !== 'digits' ||
      !below.glued ||
      (after?.glued === true && /^[/.,]$/.test(after.text) && tokens[at + 3]?.type === 'digits' && tokens[at + 3]?.glued === true)
    )
      return null;
    const denominator = Number(below.text);
    if (denominator < 2 || denominator > 100 || whole >= denominator || below.text.startsWith('0')) return null;
    return { value: whole / denominator, step: 1 / denominator, other: null, next: at + 2, digits: true, year: false, fraction: true };
  }
  // A whole number, a space, a fraction: 1 1/2.
  if (mark?.type === 'digits' && !mark.glued && mark.text.length === 1 && below?.text === '/' && below.glued) {
    const part = slashed(tokens, at + 1, Number(mark.text), 0, true);
    if (part !== null) return { value: whole + part.value, step: part.step, other: null, next: part.next, digits: true, year: false };
  }
  return null;
}

interface Power {
  readonly power: number;
  readonly next: number;
}

/** "× 10^5", "·10⁵", "e5", "E-5". */
function exponent(tokens: readonly NumberToken[], at: number): Power | null {
  const mark = tokens[at];
  if (mark === undefined || mark.text.length > 1) return null;
  if (/^[×x·*⋅]$/i.test(mark.text) && tokens[at + 1]?.text === '10') return raisedAt(tokens, at + 2);
  if (mark.glued && (mark.text === 'e' || mark.text === 'E')) {
    const sign = tokens[at + 1];
    if (sign?.type === 'digits' && sign.glued && sign.text.length <= 3) return { power: Number(sign.text), next: at + 2 };
    const digits = tokens[at + 2];
    if (sign?.glued === true && /^[-−+]$/.test(sign.text) && digits?.type === 'digits' && digits.glued && digits.text.length <= 3)
      return { power: Number(digits.text) * (sign.text === '+' ? 1 : -1), next: at + 3 };
  }
  return null;
}

/** A raised power: ^5, ^-5, ⁵, ⁻⁵, −5 glued. */
function raisedAt(tokens: readonly NumberToken[], at: number): Power | null {
  let i = at;
  let token = tokens[i];
  if (token === undefined || !token.glued) return null;
  const caret = token.text === '^';
  if (caret) token = tokens[++i];
  if (token?.text === '{' || token?.text === '(') token = tokens[++i];
  let minus = false;
  if (token !== undefined && /^[-−⁻]$/.test(token.text)) {
    minus = true;
    token = tokens[++i];
  }
  if (token?.type === 'digits' && (caret || minus) && token.text.length <= 3) {
    const closing = tokens[i + 1]?.text === '}' || (tokens[at + 1]?.text === '(' && tokens[i + 1]?.text === ')') ? 1 : 0;
    return { power: (minus ? -1 : 1) * Number(token.text), next: i + 1 + closing };
  }
  let digits = '';
  while (token !== undefined && RAISED.includes(token.text) && digits.length < 3) {
    digits += RAISED.indexOf(token.text);
    token = tokens[++i];
  }
  return digits === '' ? null : { power: (minus ? -1 : 1) * Number(digits), next: i };
}
