/**
 * Figures that follow from how a sentence tells a change or a ratio: the value before it ("cut by 900 to 8,100"), what share of that the change is, what an odds
 * ratio of 0.6 says of the odds, how often 50 percent faster is as fast.
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, equal, MOST_READ, made, raw, single } from './making.ts';

/** Says of a figure that it was another time's. */
const EARLIER =
  /\b(?:scheduled|planned|due|before|previous(?:ly)?|former(?:ly)?|earlier|originally|initial(?:ly)?|at first|used to|had|from|until|since|once|old|in (?:1[89]|20)\d\d)\b/i;
const MORE_THAN = /^,? (?:\p{L}{1,12} ){0,2}(?:more|higher|larger|longer|above|dearer|up)\b/u;
const LESS_THAN = /^,? (?:\p{L}{1,12} ){0,2}(?:fewer|less|lower|smaller|shorter|below|cheaper|down)\b/u;

/** Two values, of which one and what lies between them are told: a change and where it ended, or how much more the one is than another. */
interface Change {
  /** The other value. */
  readonly before: number;
  /** What part of it lies between the two; null where that is none. */
  readonly share: number | null;
  readonly of: readonly AboutNumber[];
  readonly says: string;
  /** What it is more than: "11 more than the runner-up". */
  readonly than: string;
  /** Both values are told without their unit: "eleven weeks, four longer than planned". */
  readonly plain?: true;
}

/** The changes that a text tells so: "cut by 900 to 8,100", "84 pairs, 36 fewer than in 2010", "rose by nine years, to 71", "24 euros, three times the price of …". */
function changesIn({ numbers, text }: NumberText): Change[] {
  const near = numbers.slice(0, MOST_READ);
  return near.flatMap((one, i): Change[] => {
    const { quantity } = one;
    // "Fell by 2,000 to 6,000" may be read as a range.
    if (quantity.role === 'by' && !single(quantity) && one.direction !== 0 && / to /.test(quantity.raw))
      return [told(quantity.value, quantity.high, one.direction, [one], quantity.raw, '')];
    return [near[i - 1], near[i + 1]].flatMap((end): Change[] => {
      if (end === undefined || end.sentence !== one.sentence || !single(quantity) || !single(end.quantity)) return [];
      const { sign, than } = signOf(one, end, text);
      if (
        quantity.kind === 'times' ||
        (quantity.kind === 'ratio' && sign === 1 && OF_THAT.test(text.slice(quantity.span.end, quantity.span.end + 24)))
      )
        return sign === 1 ? [timesMore(end, one, than)] : [];
      if (sign === 0) return [];
      const says = `${raw(end)} ${sign > 0 ? '−' : '+'} ${raw(one)}`;
      if (quantity.kind === 'points' || quantity.kind === 'ratio' || (end.quantity.kind === 'ratio' && /^points?$/.test(one.noun ?? '')))
        return ofShare(one, end, sign, says, than);
      if (!sharesUnit(quantity, end.quantity)) return [];
      const alike = quantity.kind === end.quantity.kind;
      const own = (of: Quantity): number => (alike ? of.value : of.plain);
      return [{ ...told(own(quantity), own(end.quantity), sign, [end, one], says, than), ...(alike ? {} : { plain: true as const }) }];
    });
  });
}

const told = (size: number, end: number, sign: -1 | 1, of: readonly AboutNumber[], says: string, than: string): Change => {
  const before = end - sign * size;
  return { before, share: size / before, of, says, than };
};

/** "24 euros, three times the price of the cheapest oil". */
const timesMore = (end: AboutNumber, times: AboutNumber, than: string): Change => ({
  before: AMOUNT.test(end.quantity.kind) && times.quantity.value > 0 ? end.quantity.value / times.quantity.value : 0,
  share: null,
  of: [end, times],
  says: `${raw(end)} ÷ ${raw(times)}`,
  than,
});

/** "3.2 percent, half a point lower than in May", "cut by 30 percent to 140,000 cubic metres". */
function ofShare(size: AboutNumber, end: AboutNumber, sign: -1 | 1, says: string, than: string): Change[] {
  const [by, to] = [size.quantity, end.quantity];
  // Points of a share that stands before them, with or without "percentage".
  if (by.kind !== 'ratio')
    return to.kind === 'ratio' ? [{ before: to.value - (sign * by.plain) / 100, share: null, of: [end, size], says, than }] : [];
  const whole = 1 + sign * Math.abs(by.value);
  const change = AMOUNT.test(to.kind) && by.role === 'by' && to.role === 'to' && whole > 0;
  return change
    ? [{ before: to.value / whole, share: null, of: [end, size], says: `${raw(end)} ÷ ${Number(whole.toPrecision(6))}`, than }]
    : [];
}

const AMOUNT = /^(?:number|currency|measure)$/;

/** The same kind and unit; one of the two may leave its unit out. */
const sharesUnit = (a: Quantity, b: Quantity): boolean =>
  AMOUNT.test(a.kind) &&
  AMOUNT.test(b.kind) &&
  ((a.kind === b.kind && a.unit === b.unit) || (a.kind === 'number') !== (b.kind === 'number'));

/** "A loss of 45 million, half of that in the previous year". */
const OF_THAT = /^ (?:of that|of what|the (?:loss|figure|number|amount|level) of|as (?:much|many)) /;
const UP_OR_DOWN = /^,? (?:which (?:is|was) )?(up|down) (?:by )?$/;
const ON_EARLIER = /^ (?:on|from|over|since|against|compared (?:with|to)) ([^.;,]{2,40})/;
const THAN = /^[^.;,]{0,30}? than ([^.;,]{2,40})/;
const TIMES_OF = /^ (?:the|that|what|as \p{L}{2,10}) ([^.;,]{2,50})/u;

interface Sign {
  /** 1 where the value that is told is the greater, -1 where it is the smaller, 0 where it is no change. */
  readonly sign: -1 | 0 | 1;
  readonly than: string;
}

/** Whether a size is that of a change that ended in a value, or lies between it and another. */
function signOf(size: AboutNumber, end: AboutNumber, text: string): Sign {
  const [own, other] = [size.quantity, end.quantity];
  if (own.span.start > other.span.start && text.slice(other.span.end, own.span.start).includes(',')) {
    const behind = text.slice(own.span.end, own.span.end + 80);
    if (own.kind === 'ratio' && OF_THAT.test(behind)) return { sign: 1, than: behind };
    if (own.kind === 'times') return { sign: TIMES_OF.test(behind) ? 1 : 0, than: TIMES_OF.exec(behind)?.[1] ?? '' };
    const than = THAN.exec(behind)?.[1] ?? '';
    if (MORE_THAN.test(behind)) return { sign: 1, than };
    if (LESS_THAN.test(behind)) return { sign: -1, than };
    // "61.4 per cent, up 3.2 points on 2016".
    const way = UP_OR_DOWN.exec(text.slice(other.span.end, own.span.start))?.[1];
    if (way !== undefined) return { sign: way === 'up' ? 1 : -1, than: ON_EARLIER.exec(behind)?.[1] ?? '' };
  }
  return { sign: own.role === 'by' && other.role === 'to' ? size.direction : 0, than: '' };
}

/** Letters by which a word of the claim is known again. */
const STEM = 5;

/** Whether a claim names what another is more than. */
function names(claimText: string, than: string): boolean {
  const own = claimText.toLowerCase();
  return (than.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => own.includes(word.slice(0, STEM)));
}

/** The other value of a change or of a comparison, and the share of it that lies between the two. */
export function beforeChange({ quantity: claim }: AboutNumber, claimText: string, evidence: NumberText): Derivation | null {
  if (!single(claim) || !(claim.kind === 'ratio' || AMOUNT.test(claim.kind))) return null;
  const earlier = EARLIER.test(claimText);
  for (const { before, share, of, says, than, plain } of changesIn(evidence)) {
    const [first] = of;
    if (before <= 0 || first === undefined) continue;
    const asPart = claim.kind === 'ratio' && share !== null;
    if (!asPart && !earlier && !names(claimText, than)) continue;
    const own = asPart || (claim.kind === first.quantity.kind && plain !== true) ? claim.value : claim.plain;
    if (!asPart && (claim.kind === 'ratio') !== (first.quantity.kind === 'ratio')) continue;
    if (!equal(Math.abs(own), asPart ? share : before)) continue;
    return { says: `${asPart ? `part of ${before}` : says} = ${claim.raw}`, exact: true, value: claim.value, of, sure: true };
  }
  return null;
}

/**
 * How much a change comes to, where the text tells where it began and where it ended: what rose from 400 to 800 doubled and grew by 100 percent; nothing halved and
 * nothing grew by half. Undefined where two figures tell no change or the claim asks for none.
 */
export function growthOf(
  claim: Quantity,
  a: AboutNumber,
  b: AboutNumber,
  [x, y]: readonly [number, number],
): Derivation | null | undefined {
  const [first, second] = [a.quantity.role, b.quantity.role];
  const onward = first === 'from' && second === 'to';
  if (!onward && !(first === 'to' && second === 'from')) return undefined;
  const factor = claim.kind === 'times' && /(?:ed|ing)$/i.test(claim.raw);
  if (!factor && (claim.kind !== 'ratio' || claim.role !== 'by')) return undefined;
  const [before, after, from, to] = onward ? [a, b, x, y] : [b, a, y, x];
  const says = (): string => `from ${raw(before)} to ${raw(after)} = ${claim.raw}`;
  return factor
    ? made(claim, to / from, says, [before, after])
    : made({ ...claim, value: Math.abs(claim.value) }, Math.abs(to - from) / from, says, [before, after]);
}

const RATIO = /\b(?:(?:odds|hazard|risk|rate|incidence|prevalence)(?: rate)? ratio|relative risk|a?OR|a?HR|RR|IRR)\b[^.;\d]{0,60}$/;
const LOWER = /\b(?:lower|less|fewer|reduc\w*|decreas\w*|fell|fall\w*|cut|declin\w*|smaller|drop\w*)\b/i;
const HIGHER = /\b(?:higher|more|greater|increas\w*|rose|raised?|rais\w*|larger|elevated)\b/i;

/** How far off a share in words may be. */
const LOOSELY = 0.1;

/** "40 percent lower odds" of an odds ratio of 0.6. */
export function fromRatio({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'ratio' || !single(claim)) return null;
  const sign = LOWER.test(claimText) ? -1 : HIGHER.test(claimText) ? 1 : 0;
  if (sign === 0) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, value, span } = one.quantity;
    if (kind !== 'number' || !single(one.quantity) || value <= 0) continue;
    const off = Math.abs(value - 1 - sign * Math.abs(claim.value));
    const exact = equal(off, 0);
    // "By a third" is how people say 0.69.
    if (!exact && (/\p{Nd}/u.test(claim.raw) || off > LOOSELY * Math.abs(claim.value))) continue;
    const before = text.slice(Math.max(0, span.start - 100), span.start);
    if (!RATIO.test(before)) continue;
    const says = sign < 0 ? `1 − ${raw(one)}` : `${raw(one)} − 1`;
    const bracketed = /\([^()]*$/.test(before) ? { bracketed: true as const } : {};
    return { says: `${says} = ${claim.raw}`, exact, value: claim.value, of: [one], sure: true, ...bracketed };
  }
  return null;
}

const FASTER = /^ (?:more|(?!oth|und|ov|ev|nev|aft)\p{L}{2,8}er)\b/u;

/** "One and a half times as fast" of "50 percent faster". */
export function timesOfMore({ quantity: claim }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'times' || !single(claim)) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, value, span } = one.quantity;
    if (kind !== 'ratio' || !single(one.quantity) || !equal(1 + value, claim.value)) continue;
    if (FASTER.test(text.slice(span.end, span.end + 20)))
      return { says: `1 + ${raw(one)} = ${claim.raw}`, exact: true, value: claim.value, of: [one] };
  }
  return null;
}
