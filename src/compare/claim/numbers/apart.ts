/**
 * Figures that follow from two of which one leaves something out or stands far off: "two hours shorter" of "three hours by the eastern path and five by the western one", "15 percent of its days" of "40
 * days, of which six were lost", "in March 2020" of "in March 2019 …, the other a year later", "nine years after the signing" where signing and move have each a sentence of its own.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { asksShare, cuesOf, DIFFERENCE } from './cues.ts';
import { timeBetweenEvents } from './events.ts';
import { type Derivation, equal, MOST_READ, made, near, raw, SMALL, single, stemsOf } from './making.ts';

const YEAR = 31_557_600;
/** Numbers that are put together. */
const MOST = 24;
/** Letters behind a figure that are looked at. */
const BEHIND = 80;

/** What stands behind a figure that leaves out its unit: no noun that it could count. */
const NO_NOUN = /^(?:[,.;]| (?:by|in|on|at|for|with|from|under|among|to|and|or|were|was|are|is|of them)\b|$)/;
const OF_WHICH = /\b(?:of|out of) (?:which|whom|them|these|those)(?:,)? $/i;
const LARGE = /\b(?:thousand|million|billion|trillion|bn|mn?)\b|\d[mk]$/i;

/** A bare figure with the kind and unit of one that has them: of the figure before it in its sentence, or of an amount of money where both are large. Null where it is none. */
function withUnitOf(one: AboutNumber, bare: AboutNumber, text: string): Quantity | null {
  const { quantity: of } = one;
  const { quantity: own } = bare;
  if (own.kind !== 'number' || own.weak || (of.kind !== 'measure' && of.kind !== 'currency') || of.plain === 0) return null;
  const { span } = own;
  const behind = text.slice(span.end, span.end + BEHIND);
  const large = of.kind === 'currency' && LARGE.test(own.raw) && LARGE.test(of.raw);
  const elided = one.sentence === bare.sentence && of.span.end < span.start && NO_NOUN.test(behind);
  if (!large && !elided) return null;
  const scale = large ? 1 : of.value / of.plain;
  const plain = large ? own.value : own.plain;
  return { ...own, kind: of.kind, unit: of.unit, value: plain * scale, high: plain * scale };
}

/** "30 million dollars higher" of "320 million dollars" and "290 million", "two hours shorter" of "three hours … and five". */
function differenceElided(claim: Quantity, cues: string, { numbers, text }: NumberText): Derivation | null {
  if ((claim.kind !== 'measure' && claim.kind !== 'currency') || !DIFFERENCE.test(cues)) return null;
  const near = numbers.slice(0, MOST);
  for (const one of near) {
    if (one.quantity.kind !== claim.kind || one.quantity.unit !== claim.unit || !single(one.quantity)) continue;
    for (const bare of near) {
      const other = withUnitOf(one, bare, text);
      if (other === null || !equal(Math.abs(one.quantity.value - other.value), Math.abs(claim.value)) || other.value === one.quantity.value)
        continue;
      const [more, less] = one.quantity.value > other.value ? [one, bare] : [bare, one];
      return { says: `${raw(more)} − ${raw(less)} = ${claim.raw}`, exact: true, value: claim.value, of: [more, less], sure: true };
    }
  }
  return null;
}

/** How an earlier amount is told behind the later one. */
const FROM_BEFORE =
  /^[^.;]{0,40}?(?<!\p{L})(?:(?:up|down|(?:compared|compares) (?:with|to)|against|after|from|nach|gegenüber|contre|après|frente a|tras|contro|dopo|contra|após)(?: from)?)(?: \p{L}{2,10})? $/iu;

/** Numbers behind the later one among which it stands. */
const BESIDE = 3;

/** "Rose by a fifth" of "420 million dollars, up from 350 million the year before". */
function growthElided(claim: Quantity, direction: -1 | 0 | 1, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'ratio' || claim.role === 'from' || claim.role === 'to' || direction === 0) return null;
  for (const [i, one] of numbers.slice(0, MOST_READ).entries())
    for (const bare of numbers.slice(i + 1, i + 1 + BESIDE)) {
      const before = bare.sentence === one.sentence ? withUnitOf(one, bare, text) : null;
      if (before === null || !single(one.quantity) || before.value <= 0) continue;
      const share = one.quantity.value / before.value - 1;
      if (Math.sign(share) !== direction || !FROM_BEFORE.test(text.slice(one.quantity.span.end, bare.quantity.span.start))) continue;
      const size = { ...claim, value: Math.abs(claim.value), high: Math.abs(claim.value) };
      const found = made(size, Math.abs(share), () => `from ${raw(bare)} to ${raw(one)} = ${claim.raw}`, [one, bare]);
      if (found !== null) return { ...found, sure: true };
    }
  return null;
}

/** "15 percent of its days" of "40 days, of which six were lost". */
function shareOfWhich(claim: Quantity, cues: string, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'ratio' || !asksShare(claim, cues)) return null;
  for (const [i, part] of numbers.slice(0, MOST_READ).entries()) {
    const whole = numbers[i - 1];
    if (whole === undefined || whole.sentence !== part.sentence || part.quantity.kind !== 'number' || !single(part.quantity)) continue;
    const { start } = part.quantity.span;
    if (!OF_WHICH.test(text.slice(Math.max(0, start - 20), start)) || !(whole.quantity.plain > part.quantity.plain)) continue;
    const found = made(claim, part.quantity.plain / whole.quantity.plain, () => `${raw(part)} of ${raw(whole)} = ${claim.raw}`, [
      part,
      whole,
    ]);
    if (found !== null) return { ...found, sure: true };
  }
  return null;
}

const A_YEAR = /^[^.;]{0,70}?\b(?:a|one) year (later|after(?:wards)?|earlier|before)\b/i;
/** "In March 2020" of "section 9 in March 2019, section 12 a year later". */
function yearBeside({ quantity, words }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  const asked = quantity.date;
  if (asked?.year === undefined || asked.until !== undefined || asked.day !== undefined) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { date, span } = one.quantity;
    if (date?.year === undefined || date.until !== undefined || date.day !== undefined || (asked.month ?? date.month) !== date.month)
      continue;
    const step = A_YEAR.exec(text.slice(span.end, span.end + 2 * BEHIND));
    const sign = step === null ? 0 : /^(?:later|after)/i.test(step[1] ?? '') ? 1 : -1;
    if (step === null || date.year + sign !== asked.year) continue;
    if (!stemsOf(step[0]).some((stem) => words.has(stem))) continue;
    return { says: `${raw(one)} ${sign > 0 ? '+' : '−'} 1 = ${quantity.raw}`, exact: true, value: quantity.value, of: [one], sure: true };
  }
  return null;
}

const LASTS = /(?<!\p{L})(?:dura|durèrent|dauerte|duró|duraron|durou|duraram|durò|durarono)(?!\p{L})/iu;
const BETWEEN_YEARS = /^ ?(?:et|und|y|e|bis|à|a|al|-|–) ?(?:\p{L}{2,4} )?$/u;
/** "La construction dura huit ans" of "fut construit entre 1859 et 1867". */
function yearsLasted({ quantity }: AboutNumber, cues: string, { numbers, text }: NumberText): Derivation | null {
  if (quantity.unit !== 'time' || !LASTS.test(cues)) return null;
  for (const [i, from] of numbers.slice(0, MOST_READ).entries()) {
    const to = numbers[i + 1];
    const [first, last] = [from.quantity.date?.year, to?.quantity.date?.year];
    if (to === undefined || first === undefined || last === undefined || !equal((last - first) * YEAR, quantity.value)) continue;
    if (BETWEEN_YEARS.test(text.slice(from.quantity.span.end, to.quantity.span.start)))
      return { says: `${raw(to)} − ${raw(from)} = ${quantity.raw}`, exact: true, value: quantity.value, of: [from, to], sure: true };
  }
  return null;
}

/** The time between two events that have each a date of its own; null where it is not the claim's. */
export const timeBetween = (claim: AboutNumber, claimText: string, evidence: NumberText): Derivation | null =>
  claim.quantity.unit === 'time' && single(claim.quantity) ? timeBetweenEvents(claim, cuesOf(claim, claimText), evidence) : null;

/** A figure that follows from two of which one leaves something out or stands far off; null where none does. */
export function fromApart(claim: AboutNumber, claimText: string, evidence: NumberText): Derivation | null {
  const { quantity } = claim;
  if (quantity.date !== undefined) return yearBeside(claim, evidence);
  if (!single(quantity) || !/^(?:measure|currency|ratio)$/.test(quantity.kind)) return null;
  const cues = cuesOf(claim, claimText);
  return (
    differenceElided(quantity, cues, evidence) ??
    growthElided(quantity, claim.direction, evidence) ??
    shareOfWhich(quantity, cues, evidence) ??
    timeBetweenEvents(claim, cues, evidence) ??
    yearsLasted(claim, cues, evidence)
  );
}

/** Sentences within which two figures may be parts of a third, where nothing tells that they count the same. */
const ROUND = 3;

/** Whether a value of the claim and the one of the evidence that differs come to a third that stands there, as a sum or as a difference: then the two may be parts of it. */
export function partsOfOne(number: AboutNumber, rival: AboutNumber, { numbers }: NumberText): boolean {
  const [claim, other] = [number.quantity, rival.quantity];
  if (claim.kind !== other.kind || claim.unit !== other.unit || claim.date !== undefined || !single(claim) || !single(other)) return false;
  if (
    claim.kind === 'label' ||
    claim.kind === 'ordinal' ||
    (claim.kind === 'number' && Math.abs(claim.value) <= SMALL && !/\d{3}/.test(claim.raw))
  )
    return false;
  return numbers.slice(0, MOST_READ).some((third) => {
    const { quantity: one } = third;
    if (one === other || one.kind !== claim.kind || one.unit !== claim.unit || !single(one)) return false;
    if (!near(third, rival, ROUND) && !countsAlike(number, third)) return false;
    return equal(claim.value + other.value, one.value) || equal(Math.abs(other.value - one.value), Math.abs(claim.value));
  });
}

/** Whether two figures count the same thing. */
export const countsAlike = ({ noun: one }: AboutNumber, { noun: other }: AboutNumber): boolean =>
  one !== null && other !== null && stemOf(one.toLowerCase()) === stemOf(other.toLowerCase());
