/**
 * How many times the one is the other, and what part of it: which two figures of the evidence may be set against each other, and a factor that they plainly do not
 * have ("twice as common" for 12 and 36 percent, "halved" for a fall from 60 to 45).
 */
import type { NumberFinding } from '../../../model/judge.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { type AboutNumber, type Asked, type NumberText, sameSubject } from './context.ts';
import { cuesOf, tellsFactor } from './cues.ts';
import { finding } from './finding.ts';
import { boundOfFactor, raw, single } from './making.ts';
import { differs } from './match.ts';

const rateOf = (rate: Quantity, amount: Quantity): boolean =>
  rate.kind === 'measure' &&
  amount.kind === 'measure' &&
  rate.unit.startsWith(`${amount.unit}/`) &&
  rate.shown.startsWith(`${amount.shown}/`);

/**
 * The sizes of two figures on one footing; null where they measure different things. One of a sentence may leave out its unit or what it is per: "held 60 million
 * litres, in August 15 million", "1,200 litres a day, the others 3,600 litres".
 */
export function sizesOf(a: AboutNumber, b: AboutNumber): readonly [number, number] | null {
  const [one, other] = [a.quantity, b.quantity];
  if (!single(one) || !single(other)) return null;
  if (one.kind === other.kind && one.unit === other.unit) return [one.value, other.value];
  if (a.sentence !== b.sentence) return null;
  const bare = (number: AboutNumber, { kind }: Quantity): boolean =>
    number.quantity.kind === 'number' && !number.quantity.weak && number.noun === null && (kind === 'measure' || kind === 'currency');
  return bare(a, other) || bare(b, one) || rateOf(one, other) || rateOf(other, one) ? [one.plain, other.plain] : null;
}

/** The same for a factor that a claim tells: a bound lets many pass, so that ten years and fifty cases are not set against each other for it. */
export const sizesFor = (claim: Quantity, a: AboutNumber, b: AboutNumber): readonly [number, number] | null =>
  claim.kind === 'times' && boundOfFactor(claim) !== 0 && a.quantity.kind !== b.quantity.kind ? null : sizesOf(a, b);

/** Two figures whose factor is another than the claim's, and what it is. */
interface Otherwise {
  readonly of: readonly [AboutNumber, AboutNumber];
  readonly says: string;
}

/** How far off a factor is that is plainly another. */
const FAR = 0.15;
/** What both figures must be about, and one of them. */
const BOTH = 0.25;
const ONE = 0.4;

const BY_MORE = /^ (?:as )?(?:more|less|fewer|(?!oth|und|ov|ev|nev|aft)\p{L}{2,8}er)\b/u;

/** Whether a factor is the claim's, or keeps its bound: "more than tripled" of 2 and 8. */
function isFactor(claim: Quantity, factor: number): boolean {
  const way = claim.kind === 'times' ? boundOfFactor(claim) : 0;
  return Math.abs(factor - claim.value) <= FAR * claim.value || (way > 0 && factor > claim.value) || (way < 0 && factor < claim.value);
}

const TELLS_RATIO = /\b(?:ratios?|factors?|times|fold|odds|hazard|relative|likelihood|risks?)\b/i;
/** Letters before a figure in which it is told that it is a ratio. */
const BEFORE = 120;

/** Whether a bare figure is one of two on one footing in its sentence: "from 2 to 8" has no twofold in it. */
export const isOneOfTwo = (one: AboutNumber, { numbers, text }: NumberText): boolean =>
  numbers.some(
    (other) => other !== one && other.sentence === one.sentence && other.quantity.kind !== 'date' && sizesOf(one, other) !== null,
  ) && !TELLS_RATIO.test(text.slice(Math.max(0, one.quantity.span.start - BEFORE), one.quantity.span.end));

/** The factors that two figures may be said to have: of the one to the other and, where the claim tells a share or by how much more, of their difference to each. */
function factorsOf(x: number, y: number, byMore: boolean): readonly number[] {
  const whole = [x / y, y / x];
  return byMore ? [...whole, Math.abs(x - y) / x, Math.abs(x - y) / y] : whole;
}

/** Whether a figure is the very share that a claim tells in words. */
const isThatShare = (claim: Quantity, { kind, value }: Quantity): boolean =>
  kind === 'ratio' && Math.abs(value - claim.value) <= SHARE_OFF * claim.value;
const SHARE_OFF = 0.06;

/** How much nearer a word must stand to the one figure than to the other to tell the two apart. */
const NEARER = 0.1;

/** Whether the words of a claim name what tells each of two figures from the other ("on night shifts", "on day shifts"); one of them, where the sentence has no third. */
function namesThem(a: AboutNumber, b: AboutNumber, { words }: AboutNumber, alone: boolean): boolean {
  const names = (one: AboutNumber, other: AboutNumber): boolean =>
    [...words.keys()].some((stem) => (one.words.get(stem) ?? 0) > (other.words.get(stem) ?? 0) + NEARER);
  return alone ? names(a, b) || names(b, a) : names(a, b) && names(b, a);
}

/** Whether two counts are of two things, a cost in crowns and 23 workers, of which the claim does not name both. */
function countApart(a: AboutNumber, b: AboutNumber, claimText: string): boolean {
  if (a.quantity.kind !== 'number' || b.quantity.kind !== 'number' || a.noun === null || b.noun === null || a.noun === b.noun) return false;
  const said = claimText.toLowerCase();
  return ![a.noun, b.noun].every((noun) => said.includes(noun.toLowerCase()));
}

/** The two figures of a sentence that the claim sets against each other, where their factor is plainly another; null where none are. */
function otherFactor(
  claim: AboutNumber,
  claimText: string,
  { numbers }: NumberText,
  subject: (one: AboutNumber) => number,
): Otherwise | null {
  const { kind, value } = claim.quantity;
  if (value <= 0 || !tellsFactor(claim.quantity, cuesOf(claim, claimText))) return null;
  // What doubled did so from one time to another, and not beside another thing.
  const isChange = claim.quantity.role !== null || /(?:ed|ing)$/i.test(claim.quantity.raw);
  const byMore = kind === 'ratio' || BY_MORE.test(claimText.slice(claim.quantity.span.end, claim.quantity.span.end + 24));
  for (const [i, a] of numbers.entries()) {
    if (a.quantity.kind === 'date' || subject(a) < BOTH) continue;
    for (const b of numbers.slice(i + 1)) {
      if (b.sentence !== a.sentence) break;
      if (b.quantity.kind === 'date' || subject(b) < BOTH || Math.max(subject(a), subject(b)) < ONE) continue;
      if (countApart(a, b, claimText)) continue;
      const change = a.quantity.role === 'from' && b.quantity.role === 'to';
      const [x, y] = sizesOf(a, b) ?? [0, 0];
      const alone = (): boolean =>
        !numbers.some((one) => one !== a && one !== b && one.sentence === a.sentence && sizesOf(one, a) !== null);
      if (x <= 0 || y <= 0 || x === y || factorsOf(x, y, byMore).some((factor) => isFactor(claim.quantity, factor))) continue;
      // "Two in five fell in both groups" tells the share itself, which both have.
      if (kind === 'ratio' && [a, b].some((one) => isThatShare(claim.quantity, one.quantity))) continue;
      if (!change && (isChange || !namesThem(a, b, claim, alone()))) continue;
      const [more, less] = x > y ? [a, b] : [b, a];
      return { of: [a, b], says: `${raw(more)} ÷ ${raw(less)} = ${Number((Math.max(x, y) / Math.min(x, y)).toPrecision(3))}` };
    }
  }
  return null;
}

/** A factor that the figures which the claim sets against each other plainly do not have; null where they have it or none are. */
export function factorOtherwise(number: AboutNumber, claimText: string, held: NumberText, asked: Asked): NumberFinding | null {
  const factor = otherFactor(number, claimText, held, (one) => sameSubject(asked, one));
  if (factor === null) return null;
  const match = differs('another factor');
  const against = finding(number, { number: factor.of[0], match, subject: 1 }, 'mismatch', factor.says);
  return { ...against, evidenceValue: factor.of.map(({ quantity: { raw } }) => raw).join(', '), derivation: factor.says, loosely: true };
}
