/**
 * Three ways in which a number of the evidence is that of the claim though it looks like another's: it bears the label that the claim
 * names ("9 patients on drug X and 14 on drug Y"), or is one of two of which the evidence leaves open which, or is one limit said from
 * its other side. Asked before a difference is told.
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { approximate, type ValueMatch } from './match.ts';

const LABEL = /^[^.;,\d\n]{0,40}?\b(\p{Ll}{3,20}) ([A-Z]|[IVX]{2,4})\b/u;

/** Whether the equal number bears the label that the claim names, and the differing one another of the same sort. */
export function bearsLabel(asked: string, equal: Quantity, other: Quantity, held: string): boolean {
  const [own, theirs] = [equal, other].map(({ span }) => LABEL.exec(held.slice(span.end, span.end + 70)));
  if (own == null || theirs == null || own[1] !== theirs[1] || own[2] === theirs[2]) return false;
  const names = (label: string | undefined): boolean => new RegExp(`\\b${own[1]}s? ${label}\\b`).test(asked);
  return names(own[2]) && !names(theirs[2]);
}

/** "Two to three eggs" beside "two or three eggs": the second of the two, where the evidence leaves open which of the ends of the claim's range it is. */
export function eitherOfTwo({ kind, value, high }: Quantity, { numbers, text }: NumberText): AboutNumber | null {
  if (kind !== 'number' || value === high) return null;
  for (const [i, second] of numbers.entries()) {
    const first = numbers[i - 1];
    if (first === undefined || second.quantity.value !== high || first.quantity.value !== value) continue;
    if (/^,? or $/.test(text.slice(first.quantity.span.end, second.quantity.span.start))) return second;
  }
  return null;
}

/** Pairs of hedges that are the two sides of one limit: whoever is under 16 is not at least 16. */
const SIDES_OF_LIMIT = new Set(['at-least under', 'under at-least', 'at-most over', 'over at-most']);
const DENIED = /\b(?:not|no|cannot|nobody|never|prohibited|forbidden|barred|banned)\b|n['’]t\b/i;
const roundOf = (text: string, { span }: Quantity): string => {
  const start = Math.max(text.lastIndexOf('.', span.start), text.lastIndexOf(';', span.start)) + 1;
  const end = text.slice(span.end, span.end + 160).search(/[.;]/);
  return text.slice(Math.max(start, span.start - 160), end < 0 ? span.end + 160 : span.end + end);
};

/** "At least 16 to join" beside "nobody under 16 may join": one limit, said from its other side and denied; null for any other two. */
export function otherSideOfLimit(claim: Quantity, asked: string, evidence: Quantity, held: string): ValueMatch | null {
  if (claim.plain !== evidence.plain || !SIDES_OF_LIMIT.has(`${claim.bound} ${evidence.bound}`) || claim.unit !== evidence.unit)
    return null;
  const denies = DENIED.test(roundOf(asked, claim)) !== DENIED.test(roundOf(held, evidence));
  return denies ? approximate('the same limit, said from its other side') : null;
}

/** The level of an interval ("95% CI"), which is no share of anything. */
export const isConfidence = ({ kind, span }: Quantity, text: string): boolean =>
  kind === 'ratio' && /^ ?-? ?(?:CI|CrI|confidence|credible|uncertainty)\b/i.test(text.slice(span.end, span.end + 16));

const PER = /^ ?(?:\/|per |an? (?:second|minute|hour|day|week|month|year|head|person|piece)\b|each\b|apiece\b|every )/i;

/** Whether one of two amounts is told per something and the other as it is: each may hold. */
export const onlyOnePer = (claim: Quantity, asked: string, evidence: Quantity, held: string): boolean =>
  PER.test(asked.slice(claim.span.end, claim.span.end + 20)) !== PER.test(held.slice(evidence.span.end, evidence.span.end + 20));

const MORE_BY = /^ ?(?:\p{L}{2,12} )?(?:(?:more|fewer|less|extra|additional)\b|(?!oth|und|ov|ev|nev|aft)\p{L}{2,9}er than\b)/u;
const MARGIN = /\b(?:margin|majority|lead|gap|difference) of (?:about |only |some )?$/;
/** Whether a figure tells how much more the one is than the other: "two more patients", "6,500 tonnes larger than". */
const isDifference = ({ span }: Quantity, text: string): boolean =>
  MORE_BY.test(text.slice(span.end, span.end + 40)) || MARGIN.test(text.slice(Math.max(0, span.start - 40), span.start));

const IN_ALL = /\b(?:in all|altogether|in total|a total of|together|combined)\b/i;
/** A cell of a row whose values are set apart by commas, tabs or bars alone. */
const inCell = ({ span }: Quantity, text: string): boolean =>
  /[,;|\t]/.test(text.charAt(span.start - 1)) && /^[,;|\t\r\n]?$/.test(text.charAt(span.end));

/** "No meal on a four-hour shift" beside "meals on shifts longer than six hours": denied of what lies outside the limit. */
const belowLimit = (claim: Quantity, asked: string, evidence: Quantity, held: string): boolean => {
  const outside = /^(?:over|at-least)$/.test(evidence.bound) ? claim.value < evidence.value : claim.value > evidence.value;
  const limits = /^(?:over|at-least|under|at-most)$/.test(evidence.bound);
  return limits && outside && DENIED.test(roundOf(asked, claim)) && !DENIED.test(roundOf(held, evidence));
};

/** "140/90": the lower of two that the claim tells together is none of which the evidence may tell the upper alone. */
const isLower = ({ span }: Quantity, text: string): boolean => /\d ?\/ ?$/.test(text.slice(Math.max(0, span.start - 4), span.start));

/** Whether a figure of the evidence need not be of what the claim counts, however alike the words: a size beside a difference, a part beside a total, the cell of a row beside a count of rows. */
export const mayBeAnother = (claim: Quantity, asked: string, evidence: Quantity, held: string): boolean =>
  isDifference(claim, asked) !== isDifference(evidence, held) ||
  (IN_ALL.test(asked.slice(claim.span.end, claim.span.end + 60)) && evidence.value < claim.value) ||
  (claim.kind === 'number' && inCell(evidence, held)) ||
  isLower(claim, asked) !== isLower(evidence, held) ||
  belowLimit(claim, asked, evidence, held);

/** Sentences between the two ends of a range that the evidence gives one by one. */
const ENDS_APART = 1;

/** "Between 25 and 60 °C" of "3.1 at 25 °C, rising to 8.4 at 60 °C": the first of both ends, each of which the evidence gives by itself. */
export function bothEnds({ value, high, kind, unit }: Quantity, { numbers }: NumberText): AboutNumber | null {
  if (value === high || (kind !== 'measure' && kind !== 'currency' && kind !== 'ratio')) return null;
  const at = (end: number): AboutNumber[] =>
    numbers.filter(({ quantity: one }) => one.kind === kind && one.unit === unit && one.value === end && one.high === end);
  const last = at(high);
  return at(value).find((first) => last.some(({ sentence }) => Math.abs(sentence - first.sentence) <= ENDS_APART)) ?? null;
}

/** Whether the evidence says that there were none of what a number counts. */
export function saysNone({ noun }: AboutNumber, text: string): boolean {
  if (noun === null) return false;
  const all = text.toLowerCase();
  const counted = noun.toLowerCase();
  for (let at = all.indexOf(counted); at >= 0; at = all.indexOf(counted, at + 1))
    if (/\b(?:no|none of (?:the|his|her|its|their)|without|not any)(?: [\w-]{1,20}){0,2} $/.test(all.slice(Math.max(0, at - 50), at)))
      return true;
  return false;
}
