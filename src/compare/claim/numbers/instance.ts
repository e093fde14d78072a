/**
 * An instance of what the evidence bounds: "at 2 °C it must not be charged" beside "do not charge it below 5 °C", "somebody aged 60 pays nothing" beside "people of 55 or over pay nothing".
 * The value stands nowhere, and yet follows. Told only where both deny or neither does, so that nobody is granted what the evidence refuses those within its bound.
 */

import { clauseAround } from '../../../text/clauses.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { DOWN, UP } from './bounds.ts';
import { type AboutNumber, askedOf, coveredSubject, type NumberText, sameSubject } from './context.ts';
import { isAge } from './rivals.ts';

/** What is told of such a number. */
export const WITHIN_BOUND = 'it lies within the bound that stands there';

/** What makes a number of a claim a case, and not a count: it stands behind one of these, or tells an age. */
const CASE = /\b(?:at|of|with|weighing|measuring|costing|lasting) (?:only |just )?$/i;
const DENIED = /\b(?:no|not|never|none|neither|nor|nobody|nothing|cannot|without|fail\w{0,3}|lack\w{0,3})\b|n['’]t\b/i;
/** What bounds something more, or turns the rule. */
const TURNED = /\b(?:only|unless|except\w{0,4}|if|but|other than|exempt\w{0,3}|until|than)\b/i;
/** Those whose age a bare number tells: "anybody under 18", "people of 55 or over". */
const PEOPLE =
  /\b(?:any(?:one|body)|every(?:one|body)|those|people|persons?|adults?|children|child|pupils|patients|members|women|men|visitors|applicants|aged) (?:(?:who are|of|aged?) )?(?:(?:under|over|above|below|at least) (?:the age of )?)?$/i;
/** Letters looked at before a number. */
const BEFORE = 40;
/** What the words round both must have in common: of those that the evidence has, and of all. */
const SHARE = 0.5;
const COVERED = 0.2;

const before = (text: string, { span }: Quantity): string => text.slice(Math.max(0, span.start - BEFORE), span.start);
const isBounded = ({ bound }: Quantity): boolean => UP.has(bound) || (DOWN.has(bound) && bound !== 'nearly');

/** The value of both in one unit; null where they cannot be compared. */
function valueBeside(own: Quantity, asked: string, there: Quantity, held: string): number | null {
  if (own.kind === there.kind && own.unit === there.unit && own.kind !== 'number') return own.value;
  // "2 degrees" are of the measure that the evidence names.
  const other = own.others.find(({ unit }) => unit === there.unit);
  if (other !== undefined && own.kind === there.kind) return other.value;
  return isAge(own, asked) && there.kind === 'number' && PEOPLE.test(before(held, there)) ? own.plain : null;
}

function isWithin(value: number, { bound, value: limit }: Quantity): boolean {
  if (UP.has(bound)) return bound === 'over' ? value > limit : value >= limit;
  return bound === 'under' ? value < limit : value <= limit;
}

/** The number of the evidence within whose bound a case of the claim lies; null where there is none, or where the evidence may say otherwise of it. */
export function boundOfInstance(number: AboutNumber, asked: NumberText, held: NumberText): AboutNumber | null {
  const own = number.quantity;
  if (own.bound !== 'none' || own.value !== own.high || own.weak || !(isAge(own, asked.text) || CASE.test(before(asked.text, own))))
    return null;
  const claim = clauseOf(asked.text, own);
  if (TURNED.test(claim)) return null;
  const subject = askedOf(number, held.stems);
  for (const one of held.numbers) {
    const { quantity } = one;
    if (!isBounded(quantity) || quantity.value !== quantity.high) continue;
    const value = valueBeside(own, asked.text, quantity, held.text);
    if (value === null || !isWithin(value, quantity) || sameSubject(subject, one) < SHARE || coveredSubject(number, one) < COVERED)
      continue;
    const clause = clauseOf(held.text, quantity);
    if (!TURNED.test(clause) && DENIED.test(claim) === DENIED.test(clause)) return one;
  }
  return null;
}

/** The clause round a number, in small letters. */
function clauseOf(text: string, { span }: Quantity): string {
  const from = Math.max(...['. ', '\n', '? ', '! '].map((mark) => text.lastIndexOf(mark, span.start) + mark.length - 1), 0);
  const stop = text.slice(span.end).search(/[.!?](?:\s|$)|\n/);
  const sentence = text.slice(from, stop < 0 ? text.length : span.end + stop);
  const { start, end } = clauseAround(sentence, span.start - from);
  return sentence.slice(start, end);
}
