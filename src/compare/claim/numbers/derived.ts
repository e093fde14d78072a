/**
 * Numbers of a claim that the evidence does not print but that follow from it: sums, differences, growth and shares. Only where
 * the words of the claim ask for such a figure ("in total", "a difference of", "grew by"), from numbers that stand close together
 * and measure the same; else any number could be made out of others.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { fromApart } from './apart.ts';
import { againstWay, sideBySide } from './beside.ts';
import { beforeChange, fromRatio, growthOf, timesOfMore } from './changes.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { AVERAGE, asksShare, cuesOf, DIFFERENCE, DIFFERENCE_ASKED, mayAsk, SUM_ASKED, TOTAL } from './cues.ts';
import { onAnotherDay } from './day-steps.ts';
import { divisions } from './division.ts';
import { type Derivation, isOfWhole, isPartOf, LEFT_OVER, MOST_READ, made, madeRounded, near, pairs, raw, SMALL } from './making.ts';
import { rankedAlike } from './percentiles.ts';
import { otherRate } from './rates.ts';
import { sizesFor } from './ratios.ts';
import { ageAt, daysApart, stretched, yearsApart } from './spans.ts';
import { isConfidence } from './stands.ts';
import { stepped } from './steps.ts';
import { takenTogether } from './together.ts';
import { otherUnit } from './unit-apart.ts';
import { complement, restOf, shareOfCount, wholeOf } from './wholes.ts';

/** Every number of a derivation must be about what is asked at all, one of them plainly: any figure comes about by chance from some pair. */
const ABOUT_AT_ALL = 0.05;
const ABOUT = 0.3;
/** A ratio in brackets stands behind what it is about: "had lower mortality than the others (adjusted HR 0.74)". */
const ABOUT_BEHIND = 0.1;

/** Most numbers of the evidence that are combined: the nearest in subject come first. */
const MOST = 24;

/**
 * Tries to make a number of the claim out of those of the evidence. Takes the number with its claim, the evidence, and how far a
 * number of the evidence is about the same, 0..1; gives the shortest derivation, or null.
 */
export function derive(
  claim: AboutNumber,
  claimText: string,
  evidence: NumberText,
  subject: (one: AboutNumber) => number,
): Derivation | null {
  const { quantity } = claim;
  if (quantity.high !== quantity.value) return null;
  const named = quantity.kind === 'number' ? withTheNamed(quantity, evidence) : null;
  if (named?.of.some((one) => subject(one) >= ABOUT)) return named;
  const told =
    otherUnit(claim, evidence) ??
    rankedAlike(claim, claimText, evidence) ??
    otherRate(claim, claimText, evidence) ??
    onAnotherDay(claim, evidence) ??
    ageAt(claim, claimText, evidence) ??
    stretched(claim, evidence) ??
    takenTogether(claim, claimText, evidence) ??
    stepped(claim, claimText, evidence) ??
    beforeChange(claim, claimText, evidence) ??
    restOf(claim, claimText, evidence, (one) => subject(one) >= ABOUT) ??
    fromRatio(claim, claimText, evidence) ??
    timesOfMore(claim, evidence) ??
    wholeOf(claim, claimText, evidence) ??
    shareOfCount(claim, evidence, (one) => subject(one) >= ABOUT) ??
    fromApart(claim, claimText, evidence);
  if (told?.named === true) return told;
  if (told?.of.some((one) => subject(one) >= (told.bracketed === true ? ABOUT_BEHIND : ABOUT))) return told;
  const cues = cuesOf(claim, claimText);
  const beside = sideBySide(claim, claimText, cues, evidence);
  if (beside !== null) return beside;
  const apart = quantity.unit === 'time' && APART.test(cues);
  // Most claims ask for nothing of the kind: then it need not be known what the numbers are about.
  if (!apart && !mayAsk(quantity, cues)) return null;
  const read = evidence.numbers.slice(0, MOST_READ).filter(({ quantity: one }) => !isConfidence(one, evidence.text));
  const known = read.filter((one) => subject(one) >= ABOUT_AT_ALL);
  const found =
    reckoned(claim, cues, { ...evidence, numbers: known }) ??
    // The day from which days are counted is said with other words.
    (apart ? daysApart(quantity, read) : null) ??
    partOfFar(quantity, known, subject);
  if (found === null) return null;
  return found.of.some((one) => subject(one) >= ABOUT) ? found : null;
}

const APART = /#\s{0,3}(?:later|earlier|after|before)\b/i;

function reckoned(claim: AboutNumber, cues: string, evidence: NumberText): Derivation | null {
  const { quantity, noun, direction } = claim;
  const all = evidence.numbers
    .slice(0, MOST_READ)
    .filter(({ quantity: one }) => one.kind !== 'label' && one.kind !== 'score' && !(one.weak && one.kind !== 'times'));
  if (quantity.kind === 'ratio' || quantity.kind === 'times')
    return asksShare(quantity, cues)
      ? (shares(quantity, all, evidence.text, /#\s{0,3}of\b/.test(cues) && !LEFT_OVER.test(cues)) ??
          complement(claim, all) ??
          splits(quantity, evidence))
      : null;
  if (quantity.kind === 'points')
    return pointsApart(quantity, all, DIFFERENCE_ASKED.test(cues), (a, b) => againstWay(direction, a, b, evidence.text));
  // "17 points higher" of 71 and 54 percent.
  if (quantity.kind === 'number' && /^points?$/.test(noun ?? '') && all.some(({ quantity: { kind } }) => kind === 'ratio')) {
    const points: Quantity = {
      ...quantity,
      kind: 'points',
      value: quantity.value / 100,
      high: quantity.high / 100,
      step: quantity.step / 100,
    };
    return pointsApart(points, all, DIFFERENCE_ASKED.test(cues), (a, b) => againstWay(direction, a, b, evidence.text));
  }
  if (quantity.kind === 'measure' && quantity.unit === 'time') {
    const years = yearsApart(quantity, all, cues);
    if (years !== null) return years;
  }
  // "Fell to 15" tells the end of a change, never its size.
  if (quantity.role === 'to' || !/^(?:number|currency|measure)$/.test(quantity.kind)) return null;
  const small = quantity.kind === 'number' && Math.abs(quantity.value) <= SMALL;
  const like = all
    .filter((one) => one.quantity.high === one.quantity.value && (measuresTheSame(quantity, one.quantity) || isOfYear(one, evidence)))
    .slice(0, MOST);
  return (
    ((small ? SUM_ASKED : TOTAL).test(cues) || (BEFORE.test(cues) && LOST.test(evidence.text))
      ? (sums(quantity, like) ?? ofOneNoun(quantity, noun, like))
      : null) ??
    ((small ? DIFFERENCE_ASKED : DIFFERENCE).test(cues) ? differences(quantity, like) : null) ??
    (AVERAGE.test(cues) ? averages(quantity, all) : null)
  );
}

/** What there was before is what was lost and what is left: "held 17 seats before" beside "lost six seats and kept 11". */
const BEFORE = /\b(?:before|previously|formerly|until then|originally)\b/i;
const LOST = /\b(?:lost|loses|losing|sold|closed|dropped|shed|cut|fewer)\b/i;

const measuresTheSame = (claim: Quantity, { kind, unit }: Quantity): boolean => kind === claim.kind && unit === claim.unit;

/** The value of another year in brackets, which has the unit of the one before them: "61 million pounds (2021: 66 million)". */
const isOfYear = ({ quantity: { kind, span } }: AboutNumber, { text }: NumberText): boolean =>
  kind === 'number' && OF_YEAR.test(text.slice(Math.max(0, span.start - 12), span.start));
const OF_YEAR = /\((?:1[89]|20)\d{2}:\s{0,2}$/;

/** "16 falls in all" of wards with three, eight and five falls, whatever else is counted between them. */
function ofOneNoun(claim: Quantity, noun: string | null, like: readonly AboutNumber[]): Derivation | null {
  const own = noun === null ? [] : like.filter((one) => one.noun !== null && stemOf(one.noun.toLowerCase()) === stemOf(noun.toLowerCase()));
  if (own.length < 3) return null;
  const total = own.reduce((sum, { quantity: { value } }) => sum + value, 0);
  const found = made(claim, total, () => `${own.map(raw).join(' + ')} = ${claim.raw}`, own);
  return found?.exact === true ? { ...found, sure: true } : null;
}

/** Runs of two to eight neighbours that add up. */
function sums(claim: Quantity, like: readonly AboutNumber[]): Derivation | null {
  for (let i = 0; i < like.length; i += 1) {
    const first = like[i];
    if (first === undefined) break;
    let total = first.quantity.value;
    const parts = [first];
    for (let j = i + 1; j < like.length && parts.length < 8; j += 1) {
      const next = like[j];
      if (next === undefined || !near(parts.at(-1) ?? first, next, 1)) break;
      total += next.quantity.value;
      parts.push(next);
      const found = made(claim, total, () => `${parts.map(raw).join(' + ')} = ${claim.raw}`, parts);
      if (found !== null && (found.exact || parts.length === 2)) return found;
    }
  }
  // Two that are not neighbours but stand in the same sentence or next to it.
  return pairs(like, 2, (a, b) => made(claim, a.quantity.value + b.quantity.value, () => `${raw(a)} + ${raw(b)} = ${claim.raw}`, [a, b]));
}

function differences(claim: Quantity, like: readonly AboutNumber[]): Derivation | null {
  return pairs(like, 2, (a, b) => {
    const [more, less] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    const value = more.quantity.value - less.quantity.value;
    return value === 0
      ? null
      : made({ ...claim, value: Math.abs(claim.value) }, value, () => `${raw(more)} − ${raw(less)} = ${claim.raw}`, [more, less]);
  });
}

/** A part of a whole, growth from one value to another, how many times the one is the other. `part`: the claim tells a part of something, which is no growth. */
function shares(claim: Quantity, all: readonly AboutNumber[], text: string, part: boolean): Derivation | null {
  const plain = all
    .filter(
      ({ quantity: { kind, value, high } }) => kind !== 'date' && kind !== 'ordinal' && kind !== 'time' && value > 0 && high === value,
    )
    .slice(0, MOST * 2);
  return pairs(plain, 1, (a, b) => {
    const sizes = sizesFor(claim, a, b);
    if (sizes === null || sizes[0] === sizes[1]) return null;
    const [more, less] = sizes[0] >= sizes[1] ? [a, b] : [b, a];
    const [x, y] = [Math.max(...sizes), Math.min(...sizes)];
    const grown = growthOf(claim, a, b, sizes);
    if (grown !== undefined) return grown;
    if (claim.kind === 'times')
      return (
        made(claim, x / y, () => `${raw(more)} ÷ ${raw(less)} = ${claim.raw}`, [more, less]) ??
        made(claim, y / x, () => `${raw(less)} ÷ ${raw(more)} = ${claim.raw}`, [more, less])
      );
    const size = { ...claim, value: Math.abs(claim.value) };
    return (
      ((claim.role === 'by' && !isPartOf(less, more, text)) || more.quantity.plain < 2
        ? null
        : (isPartOf(less, more, text) ? madeRounded : made)(size, y / x, () => `${raw(less)} of ${raw(more)} = ${claim.raw}`, [
            less,
            more,
          ])) ??
      (part && claim.role !== 'by' && isOfWhole(more, text)
        ? null
        : (made(size, (x - y) / (a === less ? y : x), () => `from ${raw(a)} to ${raw(b)} = ${claim.raw}`, [a, b]) ??
          made(size, (x - y) / (b === less ? y : x), () => `from ${raw(b)} to ${raw(a)} = ${claim.raw}`, [b, a])))
    );
  });
}

/** What both must be about where a part stands farther from its whole. */
const PLAINLY = 0.6;
const FAR = 2;

/** A part of a whole that is counted a sentence away: "2,400 workers were followed. … The 600 exposed workers were younger." */
function partOfFar(claim: Quantity, known: readonly AboutNumber[], subject: (one: AboutNumber) => number): Derivation | null {
  if (claim.kind !== 'ratio' || claim.role === 'by') return null;
  const counts = known.filter((one) => one.quantity.kind === 'number' && Number.isInteger(one.quantity.value) && subject(one) >= PLAINLY);
  return pairs(counts, FAR, (a, b) => {
    const [whole, part] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    const found = made(claim, part.quantity.value / whole.quantity.value, () => `${raw(part)} of ${raw(whole)} = ${claim.raw}`, [
      part,
      whole,
    ]);
    return found?.exact === true && part.quantity.value > 1 ? found : null;
  });
}

/** "two-thirds" of what is divided 2:1. */
function splits(claim: Quantity, evidence: NumberText): Derivation | null {
  for (const { one, share } of divisions(claim.kind, evidence)) {
    const found = made(claim, share, () => `${raw(one)}: ${claim.raw}`, [one]);
    if (found !== null) return found;
  }
  return null;
}

/** How far two shares lie apart; `asked`: the claim asks for a difference, so that two changes in points may be compared too. */
function pointsApart(
  claim: Quantity,
  all: readonly AboutNumber[],
  asked: boolean,
  against: (a: Quantity, b: Quantity) => boolean,
): Derivation | null {
  const shares = all
    .filter(({ quantity: { kind, value, high } }) => (kind === 'ratio' || (asked && kind === 'points')) && value === high)
    .slice(0, MOST);
  return pairs(shares, 2, (a, b) => {
    if (a.quantity.kind !== b.quantity.kind || against(a.quantity, b.quantity)) return null;
    const value = Math.abs(a.quantity.value - b.quantity.value);
    const [more, less] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    return value === 0
      ? null
      : made({ ...claim, value: Math.abs(claim.value) }, value, () => `${raw(more)} − ${raw(less)} = ${claim.raw}`, [more, less]);
  });
}

/** "nineteen states" where there are "West Virginia and 18 other states". */
function withTheNamed(claim: Quantity, { numbers, text }: NumberText): Derivation | null {
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, value, high, span } = one.quantity;
    if (kind !== 'number' || high !== value || value < 2 || !Number.isInteger(value)) continue;
    if (
      !/^ others?\b/.test(text.slice(span.end, span.end + 8)) ||
      !/\p{L} and $/u.test(text.slice(Math.max(0, span.start - 6), span.start))
    )
      continue;
    const found = made({ ...claim, step: 0, bound: 'none' }, value + 1, () => `1 + ${raw(one)} = ${claim.raw}`, [one]);
    if (found?.exact === true) return { ...found, sure: true };
  }
  return null;
}

function averages(claim: Quantity, all: readonly AboutNumber[]): Derivation | null {
  return pairs(
    all.filter(({ quantity: { value, kind } }) => value > 0 && kind !== 'date' && kind !== 'ratio').slice(0, MOST),
    1,
    (a, b) => {
      const [total, count] = a.quantity.kind === claim.kind && a.quantity.unit === claim.unit ? [a, b] : [b, a];
      if (
        total.quantity.kind !== claim.kind ||
        total.quantity.unit !== claim.unit ||
        count.quantity.kind !== 'number' ||
        count.quantity.value < 2
      )
        return null;
      return made(claim, total.quantity.value / count.quantity.value, () => `${raw(total)} ÷ ${raw(count)} = ${claim.raw}`, [total, count]);
    },
  );
}
