/**
 * The numbers of a claim beside those of its evidence (seed 003, stage 6): each number of the claim is a question, answered once
 * from the claim and once from the evidence. An answer counts only from a number that is about the same thing: that 3 stands
 * somewhere in the text, or 50 inside 1500, proves nothing. A number that follows from others (a sum, a share) is told with its
 * derivation. Facts only; what a mismatch means for the claim is decided elsewhere.
 */
import type { NumberCheck, NumberFinding } from '../model/claim.ts';
import type { Quantity } from '../text/quantity.ts';
import { candidatesIn } from './numbers-candidates.ts';
import {
  type AboutNumber,
  type Asked,
  askedOf,
  countsTheSame,
  coveredSubject,
  type NumberText,
  numberText,
  sameSubject,
} from './numbers-context.ts';
import { asksOutright, derive } from './numbers-derived.ts';
import { questionOf } from './numbers-question.ts';
import { compareValues, type ValueMatch } from './numbers-values.ts';

/** A number of the evidence that could answer, how it compares, and how far it is about the same. */
interface Candidate {
  readonly number: AboutNumber;
  readonly match: ValueMatch;
  readonly subject: number;
}

/** From this much on a differing number of the evidence contradicts. */
const CONTRADICTS = 0.34;
/** The same, when words that the evidence lacks are counted too. */
const COVERED = 0.2;
/** From this much on nearly all words round the two numbers are the same: then nothing is reckoned out. */
const WHOLLY = 0.75;
/** How much better a differing number must fit than the equal one before the equal one belongs to something else. */
const SWAPPED = 0.3;
/** What an equal number must at least be about where another number fits far better. */
const OWN = 0.5;
/** What a figure without its unit must be about. */
const BARE = 0.4;
/** From this much on a differing number is plainly about the same. */
const FITS = 0.6;

/**
 * Compares the numbers of a claim with those of its evidence.
 * Takes the two texts; gives a finding for each number of the claim, in order, with places in both texts. Words that are seldom
 * counts ("one", "first") are left out unless the evidence answers them. Works without any model; linear but for derivations,
 * which look at the 24 nearest candidates.
 */
export function numbersBetween(claim: string, evidence: string): readonly NumberFinding[] {
  const asked = numberText(claim);
  if (asked.numbers.length === 0) return [];
  return findingsBetween(asked, numberText(evidence));
}

/** The same with texts that have been read. `only`: of the claim's numbers those that are asked for; all when not given. */
export function findingsBetween(
  asked: NumberText,
  held: NumberText,
  only: readonly AboutNumber[] = asked.numbers,
): readonly NumberFinding[] {
  if (only.length === 0) return [];
  const candidates = candidatesIn(held);
  return only.flatMap((number) => answered(number, candidates(number), asked, held) ?? []);
}

/** `numbersBetween` that keeps the last evidence as read: quicker where many claims are held against one evidence. */
export function numbersBesideLast(): NumberCheck {
  let last: NumberText | null = null;
  return (claim, evidence) => {
    const asked = numberText(claim);
    if (asked.numbers.length === 0) return [];
    if (last?.text !== evidence) last = numberText(evidence);
    return findingsBetween(asked, last);
  };
}

const better = (a: Candidate | null, b: Candidate): Candidate => (a === null || worth(b) > worth(a) ? b : a);
const worth = ({ match, subject }: Candidate): number => subject + (match.how === 'exact' ? 0.05 : 0);

function answered(number: AboutNumber, candidates: readonly AboutNumber[], asked: NumberText, held: NumberText): NumberFinding | null {
  const { quantity } = number;
  let known: Asked | undefined;
  const about = (): Asked => {
    known ??= askedOf(number, held.stems);
    return known;
  };
  let equal: Candidate | null = null;
  const differing: { readonly number: AboutNumber; readonly match: ValueMatch | null }[] = [];
  for (const one of candidates) {
    if (!sameQuestion(quantity, one.quantity)) continue;
    const match = compareValues(quantity, one.quantity);
    if (match === null || match.how === 'differs') {
      if (match === null ? sameFigure(quantity, one.quantity) : !one.quantity.weak) differing.push({ number: one, match });
      continue;
    }
    const subject = sameSubject(about(), one);
    // The word "one" answers to the figure 1 only where it is about the same.
    if (one.quantity.weak && !quantity.weak && subject < FITS) continue;
    if (match.bare === true && subject < BARE) continue;
    equal = better(equal, { number: one, match, subject });
  }
  let other: Candidate | null = null;
  let unit: Candidate | null = null;
  // Where the equal number is about the same, no other can take its place.
  if (equal === null || equal.subject < OWN)
    for (const { number: one, match } of differing) {
      const subject = sameSubject(about(), one);
      if (match !== null) other = better(other, { number: one, match, subject });
      else unit = better(unit, { number: one, match: { how: 'differs', why: unitWhy(quantity, one.quantity) }, subject });
    }
  if (equal !== null) {
    const against = conflict(number, equal);
    if (against !== null) return finding(number, equal, 'mismatch', against);
    const owner = ownerOf(number, equal, held);
    if (owner !== null)
      return finding(number, { ...equal, number: owner }, 'mismatch', `${equal.number.quantity.raw} belongs to something else there`);
    if (other !== null && takesPlace(quantity, other, equal))
      return finding(number, other, 'mismatch', `${equal.number.quantity.raw} belongs to something else there`);
    return finding(number, equal, equal.match.how === 'exact' ? 'exact' : 'approximate', equal.match.why);
  }
  if (
    other !== null &&
    !quantity.weak &&
    strong(number, other) &&
    coveredSubject(number, other.number) >= WHOLLY &&
    !asksOutright(number, asked.text)
  )
    return finding(number, other, 'mismatch', other.match.why);
  const derived = derive(number, asked.text, held);
  // A number that fits well and differs outweighs one that only comes near by reckoning.
  if (derived !== null && (derived.exact || other === null || other.subject < FITS)) {
    const first = derived.of[0];
    return {
      ...base(number),
      evidenceValue: derived.of.map(({ quantity: { raw } }) => raw).join(', '),
      evidenceSpan: first?.quantity.span ?? null,
      normalizedEvidence: derived.value,
      match: derived.exact ? 'exact' : 'approximate',
      derivation: derived.says,
      why: 'follows from numbers of the evidence',
    };
  }
  if (quantity.weak) return null;
  // A name with a number ("COVID-19") that the evidence lacks is a name it lacks.
  if (quantity.kind === 'label' && other === null) return null;
  if (unit !== null && (other === null || unit.subject >= other.subject)) return finding(number, unit, 'mismatch', unit.match.why);
  if (other !== null && other.subject >= CONTRADICTS && strong(number, other)) return finding(number, other, 'mismatch', other.match.why);
  return {
    ...base(number),
    evidenceValue: null,
    evidenceSpan: null,
    normalizedEvidence: null,
    match: 'absent',
    derivation: null,
    why: `${questionOf(number)} The evidence gives no such number.`,
  };
}

/** The size of a change is asked for otherwise than where it began or ended. */
function sameQuestion({ role }: Quantity, { role: other }: Quantity): boolean {
  return role === null || other === null || (role === 'by') === (other === 'by');
}

/** The very figure, measured in something else: 5 mg and 5 kg are told apart by their values, 5 % and 5 points here. */
function sameFigure(claim: Quantity, evidence: Quantity): boolean {
  const measured = (kind: Quantity['kind']): boolean => kind === 'currency' || kind === 'ratio' || kind === 'points' || kind === 'measure';
  return (
    measured(claim.kind) &&
    measured(evidence.kind) &&
    claim.plain === evidence.plain &&
    claim.high === claim.value &&
    evidence.high === evidence.value
  );
}

const unitWhy = (claim: Quantity, evidence: Quantity): string =>
  `${claim.shown || claim.kind} in the claim, ${evidence.shown || evidence.kind} in the evidence`;

/** A label or ordinal of another number contradicts only where it is borne by the same word and about the same. */
function strong(number: AboutNumber, other: Candidate): boolean {
  const { kind } = number.quantity;
  if (coveredSubject(number, other.number) < COVERED) return false;
  if (kind === 'number' && !countsTheSame(number, other.number)) return false;
  if (kind === 'ordinal') return number.noun !== null && number.noun === other.number.noun;
  if (kind === 'date') return other.subject >= 0.5 && other.number.quantity.date !== undefined;
  return true;
}

/** Why a number of the same value says something else: another sign, direction or part in a change. Null when it does not. */
function conflict(number: AboutNumber, equal: Candidate): string | null {
  const [claim, evidence] = [number.quantity, equal.number.quantity];
  const negative = [claim, evidence].map(({ value }) => value < 0);
  if (negative[0] !== negative[1] && claim.kind !== 'date') {
    const unsigned = negative[0] === true ? equal.number : number;
    if (unsigned.direction !== -1) return 'the other sign';
  }
  if (opposed(number, equal)) return directionWhy(number.direction);
  const ends = (role: Quantity['role']): boolean => role === 'from' || role === 'to';
  if (ends(claim.role) && ends(evidence.role) && claim.role !== evidence.role && equal.subject >= 0.3)
    return claim.role === 'from'
      ? 'where it began in the claim, where it ended in the evidence'
      : 'where it ended in the claim, where it began in the evidence';
  return null;
}

/**
 * The number of an enumeration that bears the claim's words where the equal one bears others: "240 men" beside "43 men and 240
 * women". Null when the equal one is not in an enumeration or bears the claim's words too.
 */
function ownerOf(number: AboutNumber, equal: Candidate, held: NumberText): AboutNumber | null {
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
function takesPlace({ kind, value, raw }: Quantity, other: Candidate, equal: Candidate): boolean {
  if (kind === 'date') return other.subject >= 0.8 && equal.subject <= 0.35;
  if (kind === 'number' && Math.abs(value) <= 2) return /\d/.test(raw) && other.subject >= 0.8 && equal.subject <= 0.3;
  return other.subject >= 0.5 && other.subject > equal.subject + SWAPPED && equal.subject < OWN * other.subject;
}

/** The words say up on one side and down on the other. */
function opposed(number: AboutNumber, { number: other, subject }: Candidate): boolean {
  if (number.direction === 0 || other.direction === 0 || number.direction === other.direction || subject < 0.3) return false;
  return (number.quantity.role ?? 'by') === (other.quantity.role ?? 'by');
}

const directionWhy = (direction: -1 | 0 | 1): string =>
  direction > 0 ? 'up in the claim, down in the evidence' : 'down in the claim, up in the evidence';

function base({ quantity }: AboutNumber): Pick<NumberFinding, 'claimValue' | 'claimSpan' | 'normalizedClaim'> {
  return { claimValue: quantity.raw, claimSpan: quantity.span, normalizedClaim: numeric(quantity) };
}

const numeric = ({ kind, value, high, date }: Quantity): number | null =>
  kind === 'date' ? (date?.year ?? null) : kind === 'score' || value !== high ? null : value;

function finding(number: AboutNumber, { number: { quantity } }: Candidate, match: NumberFinding['match'], why: string): NumberFinding {
  return {
    ...base(number),
    evidenceValue: quantity.raw,
    evidenceSpan: quantity.span,
    normalizedEvidence: numeric(quantity),
    match,
    derivation: null,
    why: match === 'mismatch' ? `${questionOf(number)} ${number.quantity.raw} in the claim, ${quantity.raw} in the evidence: ${why}.` : why,
  };
}
