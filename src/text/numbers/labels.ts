/**
 * Numbers that name instead of counting: "phase 3", "type II", "stages I-III", "cohorts 1 and 2", "GPT-4". Another number is another thing,
 * however near the two are.
 */

import type { Reading } from '../quantity.ts';
import { digitsAt } from './digits.ts';
import { type Draft, type Found, made } from './made.ts';
import { romanValue } from './regnal.ts';
import { BEARERS, type NumberToken, nameBefore } from './tokens.ts';
import { wordsAt } from './words.ts';

/** Index behind what is glued to digits that are part of a name: letters, points and digits. */
export function pastName(tokens: readonly NumberToken[], from: number): number {
  let at = from;
  while (
    tokens[at]?.glued === true &&
    (tokens[at]?.type !== 'sign' ||
      (/^[.\-_/]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.glued === true && tokens[at + 1]?.type !== 'sign'))
  )
    at += 1;
  return at;
}

/** Bearers of several numbers: "stages", "types", "cohorts". */
const PLURALS: ReadonlyMap<string, string> = new Map(
  [...BEARERS].flatMap((word) =>
    word.endsWith('s') ? [] : [[word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`, word] as const],
  ),
);

/** Words before a number that names. */
export const BEARING: ReadonlySet<string> = new Set([...BEARERS, ...PLURALS.keys()]);

/** A number that names. */
export function labelAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.type === 'word' && BEARING.has(token.lower)) return borne(text, tokens, at, token);
  const street = houseAt(tokens, at);
  if (street !== null) {
    const found = made(text, tokens, label(street.name, Number(token.text)), at, at, at + 1, street.next);
    return { quantity: found, next: street.next };
  }
  const name = token.type === 'digits' ? nameBefore(tokens, at) : null;
  if (name === null || !name.hyphen) return null;
  const digits = digitsAt(text, tokens, at);
  if (digits === null || digits.year) return null;
  const behind = tokens[digits.next];
  const unit = behind?.glued === true && behind.text === '%';
  return unit
    ? null
    : {
        quantity: made(text, tokens, label(name.word.lower, digits.value), at - 2, at, digits.next, digits.next),
        next: pastName(tokens, digits.next),
      };
}

const STREETS = /^(?:avenue|ave|street|st|road|rd|boulevard|blvd|drive|lane|square|parkway|highway|terrace|broadway)$/;

/** "1600 Pennsylvania Avenue": the number of a house is no year and no count. Null where no name of a street follows. */
function houseAt(tokens: readonly NumberToken[], at: number): { readonly name: string; readonly next: number } | null {
  if (tokens[at]?.type !== 'digits' || nameBefore(tokens, at) !== null) return null;
  let name = '';
  for (let i = at + 1; i <= at + 4; i += 1) {
    const word = tokens[i];
    if (word?.type !== 'word' || word.glued || !/^\p{Lu}/u.test(word.text)) return null;
    name += name === '' ? word.lower : ` ${word.lower}`;
    if (STREETS.test(word.lower)) return i > at + 1 || word.lower === 'broadway' ? { name, next: i + 1 } : null;
  }
  return null;
}

const label = (bearer: string, value: number, high = value, others: readonly number[] = []): Draft => ({
  kind: 'label',
  value,
  high,
  unit: bearer,
  step: 1,
  others: others.map((other): Reading => ({ kind: 'label', value: other, high: other, unit: bearer })),
});

interface Number {
  readonly value: number;
  readonly roman: boolean;
  readonly next: number;
}

/** The number of a name that begins at a token: in digits, as a Roman numeral or, where it stands alone, in words. */
function numberAt(text: string, tokens: readonly NumberToken[], at: number): Number | null {
  const token = tokens[at];
  const roman = token === undefined ? 0 : romanValue(token.text);
  // "grade I saw": a pronoun.
  if (roman > 0)
    return token?.text === 'I' && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '') && !JOINS.test(tokens[at + 1]?.lower ?? '')
      ? null
      : { value: roman, roman: true, next: at + 1 };
  if (token?.type === 'digits') {
    const digits = digitsAt(text, tokens, at);
    return digits === null || digits.value >= 10000 || digits.year ? null : { value: digits.value, roman: false, next: digits.next };
  }
  const word = token?.type === 'word' && token.text.length > 2 ? wordsAt(tokens, at) : null;
  return word === null ? null : { value: word.value, roman: false, next: word.next };
}

const JOINS = /^(?:and|or|to|through|[-–—/,&])$/;
const SPANS = /^(?:to|through|[-–—])$/;
/** Numbers of one name at most: "cohorts 1, 2, 3 and 4". */
const MOST = 8;

/** A unit or a word glued behind makes it an amount, and so does what it is a part of: "in the placebo group 2 percent", "in the first round 14 of 20 judges". */
function isAmount(tokens: readonly NumberToken[], next: number): boolean {
  const behind = tokens[next];
  if (behind === undefined) return false;
  const after = tokens[next + 1];
  return (
    /^[%‰$€£°]$/.test(behind.text) ||
    (behind.glued && behind.type === 'word' && behind.text.length > 1) ||
    behind.lower === 'percent' ||
    (behind.lower === 'per' && after?.lower === 'cent') ||
    (behind.lower === 'of' && after?.type === 'digits')
  );
}

function borne(text: string, tokens: readonly NumberToken[], at: number, { lower }: NumberToken): Found | null {
  const here = tokens[at + 1]?.text === '-' && tokens[at + 1]?.glued === true ? at + 2 : at + 1;
  const first = numberAt(text, tokens, here);
  if (first === null || isAmount(tokens, first.next)) return null;
  const plural = PLURALS.get(lower);
  const bearer = plural ?? lower;
  const all = [first.value];
  let high = first.value;
  let next = first.next;
  while (all.length < MOST) {
    const joint = tokens[next];
    if (joint === undefined || !JOINS.test(joint.lower)) break;
    const from = joint.text === ',' && /^(?:and|or)$/.test(tokens[next + 1]?.lower ?? '') ? next + 2 : next + 1;
    const more = numberAt(text, tokens, from);
    if (more === null || more.value <= (all.at(-1) ?? 0) || isAmount(tokens, more.next)) break;
    const behind = tokens[more.next];
    // "type 2 and 40 patients", "phase 2, 300 people": a count of its own. Between "stage I" and "III", or glued, nothing else can be meant.
    const sure = (first.roman && more.roman) || (joint.glued && tokens[from]?.glued === true);
    if (
      !sure &&
      (tokens[from]?.type !== 'digits' ||
        (plural === undefined && /^\p{Ll}/u.test(behind?.text ?? '') && !PASSES.test(behind?.lower ?? '')))
    )
      break;
    if (!sure && more.value > 20) break;
    if (SPANS.test(joint.lower)) high = more.value;
    all.push(more.value);
    next = more.next;
  }
  // A lone bearer in the plural counts nothing: "series 3" is read, "books 3" is not.
  if (plural !== undefined && all.length === 1) return null;
  const draft = label(bearer, first.value, high, all.slice(1));
  return { quantity: made(text, tokens, draft, at, here, next, next), next: pastName(tokens, next) };
}

/** Small words and verbs that follow a name, where a noun would make the number before it a count. */
const PASSES = /^(?:of|in|and|or|to|for|with|at|on|from|by|is|are|was|were|had|have|has|receive|received|than|as|the|who|that|which)$/;
