/**
 * The numbers of a claim beside those of its evidence (seed 003, stage 6): each number of the claim is a question, answered once
 * from the claim and once from the evidence. An answer counts only from a number that is about the same thing: that 3 stands
 * somewhere in the text, or 50 inside 1500, proves nothing. A number that follows from others (a sum, a share) is told with its
 * derivation. Facts only; what a mismatch means for the claim is decided elsewhere.
 */
import type { NumberCheck, NumberFinding } from '../../model/judge.ts';
import type { Quantity } from '../../text/quantity.ts';
import { partsOfOne } from './numbers/apart.ts';
import { keeps, mayBothHold } from './numbers/bounds.ts';
import { candidatesIn } from './numbers/candidates.ts';
import { inItsCompany } from './numbers/company.ts';
import { type AboutNumber, type Asked, askedOf, coveredSubject, type NumberText, numberText, sameSubject } from './numbers/context.ts';
import { countedYear, ofBaseYear, sinceYear } from './numbers/counted.ts';
import { asksOutright, boundsFactor } from './numbers/cues.ts';
import { LESS_KNOWN, otherEndOfLife } from './numbers/dates.ts';
import { derive } from './numbers/derived.ts';
import { absentFinding, derivedFinding, finding } from './numbers/finding.ts';
import { boundOfInstance, WITHIN_BOUND } from './numbers/instance.ts';
import { leftOpen } from './numbers/left-open.ts';
import { approximate, differs } from './numbers/match.ts';
import { noRival } from './numbers/no-rival.ts';
import { sameLimit } from './numbers/outside.ts';
import { onlyOneRate, rateToldApart } from './numbers/rates.ts';
import { factorOtherwise, isOneOfTwo } from './numbers/ratios.ts';
import { type Candidate, FITS, fitsBetter, isAge, OWN, ownerOf, plainlyOther, sameAs, strong, takesPlace } from './numbers/rivals.ts';
import { bearsLabel, bothEnds, eitherOfTwo, isConfidence, mayBeAnother, onlyOnePer, saysNone } from './numbers/stands.ts';
import { mayFollow } from './numbers/steps.ts';
import { compareValues, type ValueMatch } from './numbers/values.ts';
import { hasVersion, isVersion } from './numbers/versions.ts';
import { isRest } from './numbers/wholes.ts';

/** From this much on a differing number of the evidence contradicts. */
const CONTRADICTS = 0.34;
/** From this much on nearly all words round the two numbers are the same: then nothing is reckoned out. */
const WHOLLY = 0.75;
/** What the same figure in another unit must be about, to be the same thing. */
const SAME_UNIT = 0.15;
/** What a stretch of time from some other event must be about, to be the same stretch. */
const HALF = 0.5;
/** What a figure without its unit must be about. */
const BARE = 0.4;

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
  return leftOpen(
    asked.text,
    held.text,
    only.flatMap((number) => answered(number, candidates(number), asked, held) ?? []),
  );
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
  // A version that stands there is told by its words alone.
  if (isVersion(quantity, asked.text) && hasVersion(quantity, asked.text, held.text)) return null;
  let known: Asked | undefined;
  const about = (): Asked => {
    known ??= askedOf(number, held.stems);
    return known;
  };
  let equal: Candidate | null = null;
  let equals = 0;
  const differing: { readonly number: AboutNumber; readonly match: ValueMatch | null }[] = [];
  const age = isAge(quantity, asked.text);
  for (const one of candidates) {
    if (!sameQuestion(quantity, one.quantity)) continue;
    const match =
      sameLimit(quantity, asked.text, one.quantity, held.text) ??
      compareValues(quantity, one.quantity) ??
      rateToldApart(quantity, asked.text, one.quantity, held.text);
    if (match === null || match.how === 'differs') {
      if ((age && !isAge(one.quantity, held.text)) || isConfidence(one.quantity, held.text)) continue;
      if (match === null ? sameFigure(quantity, one.quantity) : !one.quantity.weak) differing.push({ number: one, match });
      continue;
    }
    const subject = sameSubject(about(), one);
    // "Eight times as frequent" is not answered by "8 admissions".
    if (quantity.kind === 'times' && one.quantity.kind === 'number' && (one.noun !== null || isOneOfTwo(one, held))) continue;
    // The word "one" answers to the figure 1 only where it is about the same.
    if (one.quantity.weak && !quantity.weak && one.quantity.kind !== 'measure' && subject < FITS) continue;
    if (match.bare === true && subject < BARE) continue;
    equals += 1;
    equal = better(equal, { number: one, match, subject });
  }
  let other: Candidate | null = null;
  let unit: Candidate | null = null;
  const repeated = equals > 0 && asked.numbers.filter((one) => one !== number && sameAs(one.quantity, quantity)).length >= equals;
  // Where the equal number is about the same, no other can take its place.
  if (equal === null || equal.subject < OWN || equal.match.bare === true || repeated)
    for (const { number: one, match } of differing) {
      const subject = sameSubject(about(), one);
      if (match !== null) other = better(other, { number: one, match, subject });
      else unit = better(unit, { number: one, match: { how: 'differs', why: unitWhy(quantity, one.quantity) }, subject });
    }
  const rest = (): NumberFinding | null => {
    const made = derive(number, asked.text, held, (one) => sameSubject(about(), one));
    return made !== null && isRest(made.why) ? derivedFinding(number, made) : null;
  };
  // "Half the power" is not answered by a 50 percent of something else.
  if (equal !== null && equal.subject < OWN) {
    const factor = factorOtherwise(number, asked.text, held, about());
    if (factor !== null) return rest() ?? factor;
  }
  if (equal !== null) {
    const against = conflict(number, equal) ?? otherEndOfLife(quantity, asked.text, equal.number.quantity, held.text);
    if (against !== null) return finding(number, equal, 'mismatch', against);
    const bears = (than: AboutNumber): boolean => bearsLabel(asked.text, equal.number.quantity, than.quantity, held.text);
    const owner = ownerOf(number, equal, held);
    if (owner !== null && !bears(owner))
      return (
        rest() ?? {
          ...finding(number, { ...equal, number: owner }, 'mismatch', `${equal.number.quantity.raw} belongs to something else there`),
          // A figure without its unit is not the very value.
          ...(equal.match.bare === true ? {} : { elsewhere: true as const }),
        }
      );
    const taken =
      other !== null && !bears(other.number) && (takesPlace(quantity, other, equal) || fitsBetter(number, other, equal, repeated));
    if (other !== null && taken && (repeated || !inItsCompany(number, equal.number, other.number, asked, held)))
      return joinedByDash(other.number, equal.number, held)
        ? finding(number, equal, 'approximate', 'one end of a span of time')
        : (rest() ?? {
            ...finding(number, other, 'mismatch', `${equal.number.quantity.raw} belongs to something else there`),
            elsewhere: true,
          });
    return finding(number, equal, equal.match.how === 'exact' ? 'exact' : 'approximate', equal.match.why);
  }
  // Another value: the contrary where it is plainly of the same thing, and no bound of the evidence lets both be true.
  const otherwise = (one: Candidate): NumberFinding => {
    const told = finding(number, one, 'mismatch', one.match.why);
    // "In 1924" beside "in the 1920s": more is said than is known, and nothing else.
    if (one.match.why === LESS_KNOWN) return { ...told, loosely: true };
    const open = differing.some(
      ({ number: beside }) => mayBothHold(quantity, beside.quantity) && sameSubject(about(), beside) >= CONTRADICTS,
    );
    return plainlyOther(number, one.number) &&
      !open &&
      !mayFollow(number, one.number, held) &&
      !partsOfOne(number, one.number, held) &&
      !keeps(quantity, one.number.quantity) &&
      !noRival(quantity, one.number.quantity, asked, held) &&
      !onlyOnePer(quantity, asked.text, one.number.quantity, held.text) &&
      !mayBeAnother(quantity, asked.text, one.number.quantity, held.text) &&
      (quantity.kind === 'date' || !ofBaseYear(asked, held))
      ? told
      : { ...told, loosely: true };
  };
  const stands = (other: AboutNumber | null, why: string): NumberFinding | null =>
    other === null ? null : finding(number, { number: other, match: approximate(why), subject: 1 }, 'approximate', why);
  const found =
    stands(bothEnds(quantity, held), 'both ends of the range stand there') ??
    stands(eitherOfTwo(quantity, held), 'the evidence leaves open which of the two') ??
    stands(boundOfInstance(number, asked, held), WITHIN_BOUND);
  if (found !== null) return found;
  if (sinceYear(number, held)) return null;
  const counted = countedYear(number, asked, held);
  if (counted !== null) return derivedFinding(number, counted);
  const outright = (): boolean => asksOutright(number, asked.text);
  const derived = derive(number, asked.text, held, (one) => sameSubject(about(), one));
  if (
    other !== null &&
    !quantity.weak &&
    strong(number, other) &&
    coveredSubject(number, other.number) >= WHOLLY &&
    derived?.sure !== true &&
    !outright()
  )
    return otherwise(other);
  // A number that fits well and differs outweighs one that only comes near by reckoning, unless the claim asks for the reckoning.
  if (
    derived !== null &&
    (derived.exact ||
      derived.sure === true ||
      other === null ||
      other.subject < FITS ||
      (quantity.bound === 'about' && outright()) ||
      boundsFactor(quantity, asked.text))
  )
    return derivedFinding(number, derived);
  const factor = factorOtherwise(number, asked.text, held, about());
  if (factor !== null) return factor;
  if (quantity.weak) return null;
  // "zero cases" where the evidence has "no cases" or "none".
  if (quantity.value === 0 && quantity.high === 0 && saysNone(number, held.text)) return null;
  // A name with a number ("COVID-19") that the evidence lacks is a name it lacks.
  if (quantity.kind === 'label' && other === null) return null;
  if (unit !== null && (other === null || unit.subject >= other.subject) && coveredSubject(number, unit.number) >= SAME_UNIT)
    return {
      ...finding(number, unit, 'mismatch', unit.match.why),
      ...(onlyOneRate(quantity, unit.number.quantity) ? { loosely: true as const } : {}),
    };
  // "four days later" counts from another day than "19 minutes later".
  const elsewhen = quantity.unit === 'time' && /^ (?:later|earlier|after|before)\b/.test(asked.text.slice(quantity.span.end));
  if (other !== null && elsewhen && coveredSubject(number, other.number) < HALF) other = null;
  if (other !== null && other.subject >= CONTRADICTS && strong(number, other)) return otherwise(other);
  // "72 days" where nothing has so many days, and something 72 hours.
  const figure = differing.find(
    (one) => sameFigure(quantity, one.number.quantity) && quantity.unit === one.number.quantity.unit && quantity.kind === 'measure',
  );
  if (figure !== undefined && coveredSubject(number, figure.number) >= SAME_UNIT)
    return finding(
      number,
      { number: figure.number, match: differs('another value'), subject: 0 },
      'mismatch',
      unitWhy(quantity, figure.number.quantity),
    );
  return absentFinding(number);
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

/** "(April 27, 1916 – August 12, 2002)": two ends of one span of time, neither of which takes the other's place. */
function joinedByDash({ quantity: one }: AboutNumber, { quantity: other }: AboutNumber, { text }: NumberText): boolean {
  if (one.kind !== 'date' || other.kind !== 'date') return false;
  const [first, second] = one.span.start < other.span.start ? [one, other] : [other, one];
  return /^\s?[-–—]\s?$/.test(text.slice(first.span.end, second.span.start));
}

/** The words say up on one side and down on the other. */
function opposed(number: AboutNumber, { number: other, subject }: Candidate): boolean {
  if (number.direction === 0 || other.direction === 0 || number.direction === other.direction || subject < 0.3) return false;
  return (number.quantity.role ?? 'by') === (other.quantity.role ?? 'by');
}

const directionWhy = (direction: -1 | 0 | 1): string =>
  direction > 0 ? 'up in the claim, down in the evidence' : 'down in the claim, up in the evidence';
