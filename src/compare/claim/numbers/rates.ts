/**
 * The same rate, told for another stretch of time or another number of people: "360 euros a year" for "30 euros a month", "120 per million" for "12 per 100,000",
 * "40 mg a day" for "20 mg twice a day".
 */
import { CARDINALS, SCALES } from '../../../text/numbers/lexicon.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, equal, MOST_READ, raw, single } from './making.ts';
import { approximate, type ValueMatch } from './match.ts';

/** Why such a value follows. */
export const SAME_RATE = 'the same rate, for another stretch of time or another number';

/** Letters behind a figure in which its rate is told. */
const BEHIND = 48;
const PERIOD =
  /^[^.;,\p{Nd}]{0,16}?(?:\b(?:an?|per|each|every) (second|minute|hour|day|week|month|quarter|year)\b|\b(dai|week|month|quarter|year)ly\b|\bannually\b)/iu;
const OFTEN =
  /^ ?(?:(twice|thrice)|(\p{L}{3,5}|\p{Nd}{1,2}) times) (?:(?:an?|per|each|every) (second|minute|hour|day|week|month|quarter|year)\b|(dai|week|month|year)ly\b)/iu;
const MANY =
  /^[^.;,\p{Nd}]{0,24}?\b(?:per|in|of every|out of every|for every) (?:(\p{Nd}{1,3}(?:[,.\u00a0 ]?\p{Nd}{3}){1,2})|(?:a |one )?(hundred|thousand|million))\b/iu;

/** How many of one stretch make another, where people reckon so. */
const MAKE: Readonly<Record<string, number>> = {
  'second minute': 60,
  'minute hour': 60,
  'hour day': 24,
  'day week': 7,
  'week year': 52,
  'month quarter': 3,
  'month year': 12,
  'quarter year': 4,
  'day year': 365,
};

interface Rate {
  readonly per: string;
  /** How often in that stretch. */
  readonly often: number;
}

/** For what stretch of time a figure is told; null where for none. */
function rateOf({ span, digits }: Quantity, text: string): Rate | null {
  const behind = text.slice(digits.end, span.end + BEHIND);
  const past = text.slice(span.end, span.end + BEHIND);
  const often = OFTEN.exec(past);
  if (often !== null) {
    const [, twice, count = '', per, adverb] = often;
    const times = twice === undefined ? (CARDINALS.get(count.toLowerCase()) ?? Number(count)) : twice.toLowerCase() === 'twice' ? 2 : 3;
    return { per: (per ?? adverb ?? '').toLowerCase().replace(/^dai$/, 'day'), often: times };
  }
  const found = PERIOD.exec(behind);
  return found === null ? null : { per: (found[1] ?? found[2] ?? 'year').toLowerCase().replace(/^dai$/, 'day'), often: 1 };
}

/** Of how many a figure is told: 100,000; 0 where of none. */
function manyOf({ span }: Quantity, text: string): number {
  const [, digits, word] = MANY.exec(text.slice(span.end, span.end + BEHIND)) ?? [];
  return digits === undefined ? (word === undefined ? 0 : (SCALES.get(word.toLowerCase()) ?? 0)) : Number(digits.replace(/\P{Nd}/gu, ''));
}

const AMOUNT = /^(?:number|currency|measure)$/;
const base = ({ kind, shown }: Quantity): string => `${kind} ${shown.split('/')[0] ?? ''}`;

/** A rate of the evidence that comes to the claim's; null where none does. */
export function otherRate({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (!AMOUNT.test(claim.kind) || !single(claim)) return null;
  const own = rateOf(claim, claimText);
  const many = manyOf(claim, claimText);
  if (own === null && many === 0) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { quantity } = one;
    if (!AMOUNT.test(quantity.kind) || !single(quantity) || base(quantity) !== base(claim)) continue;
    const made = (says: string): Derivation => ({ says, exact: true, value: claim.value, of: [one], sure: true, why: SAME_RATE });
    const others = many === 0 ? 0 : manyOf(quantity, text);
    if (others > 0 && others !== many && equal(claim.plain * others, quantity.plain * many))
      return made(`${raw(one)} per ${others} = ${claim.raw} per ${many}`);
    const told = own === null ? null : rateOf(quantity, text);
    // "20 hours weekly" has another unit than "20 hours a week" as they are read.
    if (own === null || told === null || (own.per === told.per && own.often === told.often && claim.unit === quantity.unit)) continue;
    const times = own.per === told.per ? 1 : (MAKE[`${told.per} ${own.per}`] ?? 1 / (MAKE[`${own.per} ${told.per}`] ?? 0));
    if (Number.isFinite(times) && equal(claim.plain * own.often, quantity.plain * told.often * times))
      return made(`${raw(one)} × ${Number((told.often * times).toPrecision(4))} = ${claim.raw}`);
  }
  return null;
}

const SPOKEN: Readonly<Record<string, string>> = { h: 'hour', min: 'minute', s: 'second' };
/** For what stretch of time something is told, wherever in a sentence; "a year later" tells none. */
const TOLD =
  /\b(?:(?:an?|per|each|every|each of the|an average|any one) (second|minute|hour|day|week|month|quarter|year)s?\b(?! (?:later|ago|earlier|before|after|old|of|long|or)\b)|(second|minute|hour|dai|week|month|quarter|year)ly\b|(?:annual(?:ly)?|per annum|p\.a\.)(?!\p{L}))/giu;
/** What is counted once is at no rate. */
const ONCE = /\b(?:once|in total|in all|altogether|overall)\b/i;
/** Characters to each side of an amount in which the sentence may tell its rate. */
const ROUND = 160;

/** The sentence round a figure, as far as a rate is sought in it. */
function sentenceRound(text: string, { span }: Quantity): string {
  const before = text.slice(Math.max(0, span.start - ROUND), span.start);
  const behind = text.slice(span.end, span.end + ROUND);
  const from = Math.max(...['. ', '; ', '.\n', '\n\n'].map((sign) => before.lastIndexOf(sign)));
  return before.slice(from + 1) + behind.slice(0, behind.search(/[.;](?:\s|$)|\n\n|$/));
}

/** Whether one is the rate of the other: "400 tonnes a year" and "400 tonnes". */
const isRateOf = (rate: Quantity, amount: Quantity): boolean =>
  rate.plain === amount.plain &&
  rate.high === rate.value &&
  rate.unit === `${amount.unit}/time` &&
  rate.shown.split('/')[0] === amount.shown;

/** Whether two differ in this alone, that one of them is told as a rate. What it is a rate of may be told elsewhere, so that neither denies the other. */
export const onlyOneRate = (a: Quantity, b: Quantity): boolean => isRateOf(a, b) || isRateOf(b, a);

/** For which stretch of time the sentence round an amount tells it; '' where for none, several, or once. */
function periodRound(amount: Quantity, text: string): string {
  const sentence = sentenceRound(text, amount);
  if (ONCE.test(sentence)) return '';
  const told = new Set(
    [...sentence.matchAll(TOLD)].map(([, one, adverb]) => (one ?? adverb ?? 'year').toLowerCase().replace(/^dai$/, 'day')),
  );
  return told.size === 1 ? ([...told][0] ?? '') : '';
}

/**
 * The same amount, whose rate one of the two tells elsewhere in its sentence: "each year 400 tonnes settled", "the daily output is 300 tonnes", "84 g of protein
 * and 19 g of fibre a day" beside "400 tonnes a year". Null where it tells another, several, or none.
 */
export function rateToldApart(claim: Quantity, asked: string, evidence: Quantity, held: string): ValueMatch | null {
  // The figure first: nearly all differ in it.
  if (claim.plain !== evidence.plain || !onlyOneRate(claim, evidence)) return null;
  const ofClaim = isRateOf(claim, evidence);
  const per = (ofClaim ? claim : evidence).shown.split('/')[1] ?? '';
  const told = ofClaim ? periodRound(evidence, held) : periodRound(claim, asked);
  return told === (SPOKEN[per] ?? per) ? approximate('the same amount, its rate told elsewhere in the sentence') : null;
}
