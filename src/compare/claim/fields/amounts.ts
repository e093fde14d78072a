/**
 * The amount that a field has beside the one that a clause gives of it: "times out after 15 seconds" beside `timeout_ms: 1500`. Asked only where the clause has
 * one number and no other words than the field's label, the names of its entry, and words of measuring.
 */

import { mostOf } from '../../../text/most-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { compareValues } from '../numbers/values.ts';
import { type Asked, explainedBy, written } from './named.ts';
import { putAs } from './put.ts';
import {
  type Beside,
  deniesAll,
  type FieldSign,
  numberIn,
  numbersHere,
  ofNumber,
  plainlyTwo,
  unexplained,
  withoutSubject,
} from './said.ts';

/** What the amounts of some fields that a clause names say to it. */
export function amountSaid(beside: Beside, asked: readonly Asked[]): FieldSign | null {
  const { clause, held, said } = beside;
  const dated = said.numbers.some(({ kind, span }) => kind === 'date' && span.start >= clause.start && span.end <= clause.end);
  const valued = asked.flatMap((one) => {
    const own = one.field.items === null ? numberIn(held.numbers, one.field.value, dated ? 'date' : 'number') : null;
    return own === null ? [] : [{ ...one, own }];
  });
  const most = mostOf(valued.map(({ named }) => named.size));
  const best = valued.filter(({ named }) => named.size === most);
  const [meant] = best;
  if (meant === undefined || best.length > 1) return null;
  const { field, entry, named, own } = meant;
  const denied = clause.words.some(deniesAll);
  const names = clause.words.filter(({ form }) => entry.names.has(form) && /\p{L}/u.test(form));
  const [given, other] = numbersHere(beside, new Set([...named, ...names]));
  if (other !== undefined || given?.weak === true || (given !== undefined && denied)) return null;
  const inNumber = ofNumber(given === undefined ? [] : [given]);
  const around = field.within.flatMap(({ parts }) => parts.map(({ form }) => form));
  const rest = unexplained(clause, (word) => named.has(word) || inNumber(word) || explainedBy(word, entry) || around.includes(word.form));
  if ((meant.alone ? withoutSubject(clause, rest) : rest).length > 0) return null;
  if (given === undefined) return noneSaid(beside, meant, own, denied);
  const match = compareValues(given, own);
  const like = asIn(given, own);
  const differs = match === null || match.how === 'differs';
  if (differs && !plainlyTwo(given, like)) return null;
  const put = differs ? putAs(given, like, said.text) : null;
  return {
    how: differs ? 'against' : 'bears',
    start: given.span.start,
    end: given.span.end,
    against: written(field),
    sentence: { start: field.start, end: field.end },
    ...(put === null ? {} : { instead: { span: given.digits, put } }),
  };
}

/** A share beside a share: 0.42 under `turnout_rate` may be 42 percent. */
function asIn(given: Quantity, own: Quantity): Quantity {
  const reading = given.kind === 'ratio' && own.kind === 'number' ? own.others.find(({ kind }) => kind === 'ratio') : undefined;
  return reading === undefined ? own : { ...own, ...reading, plain: reading.value * 100, shown: given.shown };
}

/** "There are no critical vulnerabilities" beside a count of none, or of some. */
function noneSaid({ clause }: Beside, { field }: Asked, own: Quantity, denied: boolean): FieldSign | null {
  if (!/^\d+$/.test(field.value.text) || own.kind === 'measure' || own.kind === 'currency' || (!denied && own.plain !== 0)) return null;
  if (!denied && !HAS.test(clause.text)) return null;
  return {
    how: denied === (own.plain === 0) ? 'bears' : 'against',
    start: clause.start,
    end: clause.end,
    against: written(field),
    sentence: { start: field.start, end: field.end },
  };
}

const HAS = /\b(?:has|have|had|there (?:is|are|was|were)|contains?|includes?)\b/i;
