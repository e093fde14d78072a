/**
 * Which other number of the evidence has the better right to answer a number of the claim: one of an enumeration that bears the
 * claim's words, one that fits them far better, one that has the unit, one that nothing else in the claim answers to. Without it, any
 * number that happens to be equal would do.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { type AboutNumber, countsTheSame, coveredSubject, type NumberText } from './context.ts';
import { compareValues, type ValueMatch } from './values.ts';

/** A number of the evidence that could answer, how it compares, and how far it is about the same. */
export interface Candidate {
  readonly number: AboutNumber;
  readonly match: ValueMatch;
  readonly subject: number;
}

/** The same, when words that the evidence lacks are counted too. */
const COVERED = 0.2;
/** How much better a differing number must fit than the equal one before the equal one belongs to something else. */
const SWAPPED = 0.3;
/** What an equal number must at least be about where another number fits far better. */
export const OWN = 0.5;
/** From this much on a differing number is plainly about the same. */
export const FITS = 0.6;

/** A label or ordinal of another number contradicts only where it is borne by the same word and about the same. */
export function strong(number: AboutNumber, other: Candidate): boolean {
  const { kind } = number.quantity;
  if (coveredSubject(number, other.number) < COVERED) return false;
  if (kind === 'number' && !countsTheSame(number, other.number)) return false;
  if (kind === 'ordinal') return number.noun !== null && number.noun === other.number.noun;
  if (kind === 'date') return other.subject >= 0.5 && other.number.quantity.date !== undefined;
  return true;
}

/** What a differing number must be about before it says the contrary, with words that the evidence lacks counted against it. */
const PLAINLY = 0.4;
/** The same for years: many things happen to a subject, each in another year. */
const YEAR_PLAINLY = 0.6;

/** Whether a differing number is about the same plainly enough to contradict. */
export function plainlyOther(number: AboutNumber, other: AboutNumber): boolean {
  const years = number.quantity.date?.year !== undefined && other.quantity.date?.year !== undefined;
  return coveredSubject(number, other) >= (years ? YEAR_PLAINLY : PLAINLY);
}

/**
 * The number of an enumeration that bears the claim's words where the equal one bears others: "240 men" beside "43 men and 240
 * women". Null when the equal one is not in an enumeration or bears the claim's words too.
 */
export function ownerOf(number: AboutNumber, equal: Candidate, held: NumberText): AboutNumber | null {
  const own = equal.number;
  const { kind, value, weak } = number.quantity;
  // Dates and the smallest counts stand in too many places to belong to one.
  if (kind === 'date' || own.quantity.weak || weak || (kind === 'number' && Math.abs(value) <= 2)) return null;
  for (const other of neighboursOf(own, held.numbers)) {
    if (other.quantity.weak || other.sentence !== own.sentence || compareValues(number.quantity, other.quantity)?.how !== 'differs')
      continue;
    const [first, second] = other.quantity.span.start < own.quantity.span.start ? [other, own] : [own, other];
    const between = held.text.slice(first.quantity.span.end, second.quantity.span.start);
    if (
      !/\b(?:and|versus|vs|while|whereas|but|compared|against)\b/.test(between) ||
      /\brespectively\b/.test(held.text.slice(second.quantity.span.end, second.quantity.span.end + 80))
    )
      continue;
    const bears = (one: AboutNumber, not: AboutNumber): boolean =>
      [...one.anchors].some((stem) => !not.anchors.has(stem) && number.anchors.has(stem));
    const distinct = [...own.anchors].some((stem) => !other.anchors.has(stem));
    if (distinct && bears(other, own) && !bears(own, other)) return other;
  }
  return null;
}

/** How far apart the members of an enumeration stand at most. */
const MEMBERS_APART = 60;

/** The numbers that stand so near to one that they may be enumerated with it, in order. */
function neighboursOf(own: AboutNumber, numbers: readonly AboutNumber[]): readonly AboutNumber[] {
  const { start, end } = own.quantity.span;
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle]?.quantity.span.end ?? 0) < start - MEMBERS_APART) from = middle + 1;
    else to = middle;
  }
  const near: AboutNumber[] = [];
  for (let i = from; i < numbers.length; i += 1) {
    const one = numbers[i] as AboutNumber;
    if (one.quantity.span.start > end + MEMBERS_APART) break;
    if (one !== own) near.push(one);
  }
  return near;
}

/** Whether a differing number fits the claim's words so much better that the equal one cannot be meant. */
export function takesPlace({ kind, value, raw }: Quantity, other: Candidate, equal: Candidate): boolean {
  if (kind === 'date') return other.subject >= 0.8 && equal.subject <= 0.35;
  if (kind === 'number' && Math.abs(value) <= 2) return /\d/.test(raw) && other.subject >= 0.8 && equal.subject <= 0.3;
  return other.subject >= 0.5 && other.subject > equal.subject + SWAPPED && equal.subject < OWN * other.subject;
}

/** How much better a number must fit where the claim says another oftener than the evidence has it. */
const REPEATED = 0.1;

/**
 * A figure without its unit, or one that the claim has oftener than the evidence, gives way to a number that has the unit, or that
 * nothing else in the claim answers to, and is more plainly about the same.
 */
export function fitsBetter(number: AboutNumber, other: Candidate, equal: Candidate, repeated: boolean): boolean {
  if (!strong(number, other)) return false;
  if (equal.match.bare === true) return other.subject >= FITS && other.subject >= equal.subject;
  return repeated && other.subject >= FITS && other.subject > equal.subject + REPEATED;
}

export const sameAs = (one: Quantity, other: Quantity): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.value === other.value && one.high === other.high;

/** How old somebody may be. */
const OLDEST = 119;

/** Whether a number is somebody's age: "Sapp, 42, was charged", "aged 42", "42 years old", "42-year-old". Only another age can stand in its place. */
export function isAge({ kind, unit, value, high, span }: Quantity, text: string): boolean {
  if (value !== high) return false;
  const behind = text.slice(span.end, span.end + 5);
  if (kind === 'measure' && unit === 'time') return /^[- ]olds?\b/.test(behind);
  if (kind !== 'number' || !Number.isInteger(value) || value < 1 || value > OLDEST) return false;
  const before = text.slice(Math.max(0, span.start - 40), span.start);
  return /\b(?:aged?|ages) $/i.test(before) || (/\p{Lu}[\p{L}'’.-]{1,30} ?, $/u.test(before) && /^ ?,/.test(behind));
}
