/** A figure that leaves out the unit which the one before it has: "34 days instead of 21", "12 % against 8 in the other group". */
import type { Quantity } from '../quantity.ts';

/** Letters between the two. */
const MOST_BETWEEN = 60;
/** What sets the second against the first: no other figure between them, and at most two words that tell which it is ("rather than the planned four"). */
const SET_AGAINST =
  /^[^.;:\d]{0,40}?\b(?:against|instead of|rather than|compared (?:with|to)|as opposed to|versus|vs\.?|where it had been)(?: (?:the|its|their|an?|only|about|some|\p{Ll}{4,12}(?:ed|al|us|er))){0,2} $/u;
/** "71 % in villages and 54 in towns": the same word leads on from both. */
const BESIDE = /^ (in|for|among|with|at|on|by|after|under|of) (?:the |those )?[\p{L}\p{N} -]{2,30},? (?:and|but) (?:only |just |about )?$/u;
/** "Narrowed to 4.3 % from 6.1". */
const DOWN_FROM = /^,? (?:(?:down|up) )?from (?:only |just |about )?$/;
/** A noun would be what the second counts: "12 days instead of 3 visits". */
const ENDS =
  /^(?:$|[.,;:)\]!?\n]| (?:in|for|on|at|by|with|without|under|below|above|among|when|where|before|after|earlier|previously|elsewhere|now|today|then|and|but|(?:an?|one|last|the) (?:year|month|week|day|decade|quarter)|of (?:the|its|their) )\b)/;

const MEASURED = /^(?:measure|ratio|currency)$/;

/**
 * The quantity with the unit of the one before it, where it is set against that and has none of its own; what was read at first stays among its readings. As it is
 * where that does not hold.
 */
export function withUnitBefore(text: string, before: Quantity | undefined, one: Quantity): Quantity {
  if (one.kind !== 'number' || before === undefined || !MEASURED.test(before.kind) || before.high !== before.value) return one;
  if (one.high !== one.value || before.plain === 0 || before.unit.includes('/')) return one;
  const gap = one.span.start - before.span.end;
  if (gap < 6 || gap > MOST_BETWEEN) return one;
  const between = text.slice(before.span.end, one.span.start);
  const lead = BESIDE.exec(between)?.[1];
  const alike = lead !== undefined && text.startsWith(` ${lead} `, one.span.end);
  if (!alike && !SET_AGAINST.test(between) && !(DOWN_FROM.test(between) && before.role === 'to')) return one;
  if (!ENDS.test(text.slice(one.span.end, one.span.end + 16))) return one;
  const base = before.value / before.plain;
  const value = one.plain * base;
  return {
    ...one,
    kind: before.kind,
    value,
    high: value,
    unit: before.unit,
    shown: before.shown,
    step: one.step * base,
    weak: false,
    others: [{ kind: 'number', value: one.value, high: one.high, unit: '' }, ...one.others],
  };
}
