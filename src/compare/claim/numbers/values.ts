/**
 * Do two numbers say the same? Exactly; approximately (one is the other rounded, hedged, or converted); or they differ. Values
 * alone are held together here, whatever they are about. A rounding is only a rounding where the rounder number has fewer places:
 * 85 answers to 85.19, but 52 is not 50, and 3.1 million is not "3 million" made finer.
 */
import type { Bound, Quantity, Reading } from '../../../text/quantity.ts';
import { breaks, DOWN, UP } from './bounds.ts';
import { dates } from './dates.ts';
import { approximate, differs, EXACT, type ValueMatch } from './match.ts';

export type { Sameness, ValueMatch } from './match.ts';

/** Relative difference. */
const apart = (a: number, b: number): number => (a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)));
const SAME = 1e-9;
const HEDGED: ReadonlySet<Bound> = new Set(['about', 'nearly']);

/**
 * Holds a number of a claim against one of its evidence. Null when they cannot answer the same question (an amount of money
 * and a length).
 */
export function compareValues(claim: Quantity, evidence: Quantity): ValueMatch | null {
  // Nearly all numbers mean one thing.
  if (claim.others.length === 0 && evidence.others.length === 0)
    return readingsMatch(claim, claim, evidence, evidence) ?? bareMatch(claim, evidence);
  let best: ValueMatch | null = null;
  const years = claim.kind === 'date' && evidence.kind === 'date';
  const torn = claim.raw.includes(', ') && evidence.raw.includes(', ');
  for (const one of [claim, ...claim.others])
    for (const other of [evidence, ...evidence.others]) {
      // "1, 800" and "3, 800" are not the same for their ends.
      if (torn && one !== claim && other !== evidence) continue;
      const match = readingsMatch(claim, one, evidence, other);
      // Another reading of the print may agree; that it disagrees says nothing.
      if (match === null || (match.how === 'differs' && (one !== claim || other !== evidence))) continue;
      // Two years are no counts: 2000 is not 2011 rounded. Nor is one that is not round any count's rounding.
      if (match.how === 'approximate' && one !== claim && one.kind === 'number' && (years || one.value % 100 !== 0)) continue;
      if (best === null || rank(match) > rank(best)) best = match;
      if (best.how === 'exact') return best;
    }
  return best ?? bareMatch(claim, evidence);
}

const rank = ({ how }: ValueMatch): number => (how === 'exact' ? 2 : how === 'approximate' ? 1 : 0);

function readingsMatch(claim: Quantity, one: Reading, evidence: Quantity, other: Reading): ValueMatch | null {
  if (one.kind === 'date' || other.kind === 'date') {
    if (one.date === undefined || other.date === undefined) return null;
    return dates(one.date, other.date);
  }
  if (one.kind === 'times' || other.kind === 'times') return isChange(claim, evidence) ? grown(claim, evidence) : times(one, other);
  if (one.kind !== other.kind || one.unit !== other.unit) return null;
  switch (one.kind) {
    case 'label':
      return labels(claim, evidence);
    case 'ordinal':
      return one.value === other.value ? EXACT : differs('another number');
    case 'score':
      return (one.value === other.value && one.high === other.high) || (one.value === other.high && one.high === other.value)
        ? EXACT
        : differs('another score');
    case 'time':
      return one.value === other.value ? EXACT : differs('another time');
    default:
      return amounts(claim, one, evidence, other);
  }
}

/** "stage II" of "stages I-III" is one of them; of "stage IV" it is another. */
function labels(claim: Quantity, evidence: Quantity): ValueMatch {
  const holds = ({ value, high, others }: Quantity, one: number): boolean =>
    (one >= value && one <= high) || others.some((other) => other.value === one);
  const within = (all: Quantity, part: Quantity): boolean =>
    holds(all, part.value) && holds(all, part.high) && part.others.every(({ value }) => holds(all, value));
  const [claimed, held] = [within(evidence, claim), within(claim, evidence)];
  return claimed && held ? EXACT : claimed || held ? approximate('one of several') : differs('another number');
}

/** "doubled" and "200 %", "three times" and 3. */
function times(one: Reading, other: Reading): ValueMatch | null {
  const [a, b] = [one.value, other.value];
  if (one.kind === other.kind && apart(one.high, other.high) > 0.06) return differs('another factor');
  if (one.kind === other.kind) return apart(a, b) < SAME ? EXACT : apart(a, b) < 0.06 ? approximate('rounded') : differs('another factor');
  const rest = one.kind === 'times' ? other : one;
  if (rest.kind === 'number' || (rest.kind === 'ratio' && rest.value >= 1)) return apart(a, b) < SAME ? EXACT : null;
  return null;
}

/** "tripled" and "rose by 200 %", "halved" and "fell by 50 %": the size of a change, said as a factor or as a share. */
function grown(claim: Quantity, evidence: Quantity): ValueMatch | null {
  const [factor, share] = claim.kind === 'times' ? [claim, evidence] : [evidence, claim];
  const change = Math.abs(factor.value - 1);
  const off = apart(change, Math.abs(share.value));
  return off < SAME ? EXACT : off <= 0.06 ? approximate('about so much') : null;
}

const isChange = (...both: readonly Quantity[]): boolean =>
  both.some(({ kind, raw }) => kind === 'times' && /(?:ed|ing)$/i.test(raw)) &&
  both.some(({ kind, role, high, value }) => kind === 'ratio' && role === 'by' && high === value);

/** A number without unit beside one with a unit ("5-year" and "5"). */
function bareMatch(claim: Quantity, evidence: Quantity): ValueMatch | null {
  const bare = claim.kind === 'number' || evidence.kind === 'number';
  const either = (kind: Quantity['kind']): boolean => claim.kind === kind || evidence.kind === kind;
  if (!bare || either('date') || either('time') || either('score') || claim.high !== claim.value || evidence.high !== evidence.value)
    return null;
  if (apart(claim.plain, evidence.plain) > SAME) return null;
  if (either('ratio') && (claim.kind === 'number' ? claim : evidence).raw.length < 3) return null;
  return { ...approximate('the same figure, one of them without its unit'), bare: true };
}

function amounts(claim: Quantity, one: Reading, evidence: Quantity, other: Reading): ValueMatch {
  const [c, e] = [one.value, other.value];
  const ranged = [one.high !== c, other.high !== e] as const;
  if (ranged[0] && ranged[1]) {
    const low = points(claim, c, evidence, e);
    const high = points(claim, one.high, evidence, other.high);
    if (low.how === 'differs' || high.how === 'differs') return differs('another range');
    return low.how === 'exact' && high.how === 'exact' ? EXACT : low.how === 'exact' ? high : low;
  }
  // A range that a single value lies in says less than the evidence; a wide one says something else.
  if (ranged[0] && one.high > c * 1.35 && claim.kind !== 'date') return differs('the evidence gives one value');
  if (ranged[0])
    return e >= c && e <= one.high
      ? approximate('the value of the evidence lies in the range')
      : differs('the value of the evidence lies outside the range');
  if (ranged[1]) return endOfChange(claim, c, evidence, e, other.high) ?? pointInRange(claim, c, e, other.high);
  return bounded(claim, c, evidence, e);
}

/** "Rose by 400 to 1,000" may be the size of a change and where it led: "1,000 members, 400 more than before". Null where it is none. */
function endOfChange({ role }: Quantity, c: number, { role: changed, raw }: Quantity, size: number, end: number): ValueMatch | null {
  if (changed !== 'by' || !/\bto\b/.test(raw)) return null;
  const [isSize, isEnd] = [role !== 'to' && apart(c, size) < SAME, role === null && apart(c, end) < SAME];
  return isSize || isEnd ? approximate('the size of a change, or where it led') : null;
}

/** A claim of one value where the evidence gives a range: its ends answer to hedged claims, its middle to "about". */
function pointInRange({ bound }: Quantity, c: number, low: number, high: number): ValueMatch {
  if (UP.has(bound) && apart(c, low) < SAME) return approximate('the lower end of a range');
  if (DOWN.has(bound) && apart(c, high) < SAME) return approximate('the upper end of a range');
  if (bound === 'about' && c >= low && c <= high && apart(low, high) < 0.5) return approximate('within the range');
  return differs('the evidence gives a range');
}

/** Hedges first: "more than 300" answers to 312, and never to "fewer than 300". */
function bounded(claim: Quantity, c: number, evidence: Quantity, e: number): ValueMatch {
  const near = points(claim, c, evidence, e);
  const hedges = [
    UP.has(claim.bound) ? 1 : DOWN.has(claim.bound) ? -1 : 0,
    UP.has(evidence.bound) ? 1 : DOWN.has(evidence.bound) ? -1 : 0,
  ] as const;
  // "over 5 years" may mean during them; "over an 18-month follow-up" can mean nothing else.
  const during = claim.unit === 'time' && (claim.bound === 'over' || (evidence.bound === 'over' && evidence.raw.includes('-')));
  if (hedges[0] !== 0 && hedges[1] === -hedges[0] && near.how !== 'differs' && !during) return differs('hedged the other way');
  if (breaks(claim, c, evidence, e) && !during) return differs('the value does not keep the bound');
  if (near.how !== 'differs')
    return near.how === 'exact' && hedges[0] !== 0 && hedges[1] === 0 ? approximate('the same figure, hedged') : near;
  if (hedges[0] === 0 && claim.bound !== 'nearly') return near;
  const size = Math.abs(e) < SAME ? 0 : c / e;
  // A bound is kept by a value given outright; how far off it may be depends on how round the bound is.
  const far =
    hedges[0] > 0 && isHalf(claim, c)
      ? Number.POSITIVE_INFINITY
      : 1 + (rough(claim) ? 0.5 : claim.kind === 'ratio' && fractional(claim) ? FAR_OF_FRACTION : 0.12);
  if (hedges[1] === 0 && hedges[0] > 0 && size <= 1 && size >= 1 / far) return approximate('a bound that the value keeps');
  if (hedges[1] === 0 && hedges[0] < 0 && size >= 1 && size <= (claim.bound === 'nearly' ? 1.12 : far))
    return approximate('a bound that the value keeps');
  if (claim.bound === 'nearly' && size >= 1 && size <= 1.12) return approximate('nearly so much');
  return near;
}

/** "More than half": said of any majority, however large. */
const isHalf = (claim: Quantity, c: number): boolean => claim.kind === 'ratio' && fractional(claim) && apart(c, HALF) < SAME;
const HALF = 0.5;

/** How far from a fraction a share may lie that is "more than a third": to 41 percent, from where on it is nearly half. */
const FAR_OF_FRACTION = 0.25;

/** From so many digits on, two whole numbers may be further apart than nothing and nearer than `SAME`: account numbers, populations. */
const MANY_DIGITS = 10;

/** Whether two long whole numbers, printed in the same unit, are told apart by a digit. */
function otherDigits(claim: Quantity, evidence: Quantity): boolean {
  const [one, other] = [wholeDigits(claim), wholeDigits(evidence)];
  return one !== null && other !== null && one.length === other.length && one !== other && claim.shown === evidence.shown;
}

/** The digits of a long whole number, as printed; null for any other. */
function wholeDigits({ raw, span, digits, plain }: Quantity): string | null {
  const printed = raw.slice(digits.start - span.start, digits.end - span.start).replace(/[^0-9]/g, '');
  return printed.length >= MANY_DIGITS && apart(Number(printed), Math.abs(plain)) < 1e-12 ? printed : null;
}

/** Largest share by which a rounding may be off. */
const OFF = { plain: 0.1, hedged: 0.1, whole: 0.025, converted: 0.03, calendar: 0.09 } as const;

/** Two values: the same, one the other's rounding or conversion, or different. */
function points(claim: Quantity, c: number, evidence: Quantity, e: number): ValueMatch {
  if (claim.kind === 'ratio' && evidence.kind === 'ratio') {
    const [some, others] = [countedOf(claim), countedOf(evidence)];
    if (some !== null && others !== null) return counts(some, others);
  }
  const off = apart(c, e);
  if (off < SAME) {
    if (otherDigits(claim, evidence)) return differs('another value');
    const margins = claim.margin !== null && evidence.margin !== null && apart(claim.margin, evidence.margin) > 1e-6;
    return margins ? differs('another margin') : EXACT;
  }
  if (Math.sign(c) !== Math.sign(e) && c !== 0 && e !== 0) {
    // A sign stands for a direction that words may give instead ("fell 5 %", −5 %); not so below zero degrees.
    if (claim.unit !== 'temperature' && claim.signed !== evidence.signed) return points(claim, Math.abs(c), evidence, Math.abs(e));
    return differs('the other sign');
  }
  const hedged = HEDGED.has(claim.bound) || HEDGED.has(evidence.bound);
  if (claim.kind === 'ratio' && (fractional(claim) || fractional(evidence)) && off <= (hedged ? 0.12 : 0.06))
    return approximate('rounded to a fraction');
  if (claim.margin !== null && Math.abs(c - e) <= claim.margin) return approximate('within the margin');
  if (claim.unit === 'temperature' && evidence.unit === 'temperature') {
    // A hedged temperature may end in a nought of its rounding: "about 870 °C".
    const round = hedged && zeros(claim) > 0 && claim.plain >= 100 ? claim.step * 10 : claim.step;
    const near = Math.abs(c - e) <= (Math.max(round, evidence.step) / 2) * 1.05;
    return near && claim.shown !== evidence.shown ? approximate('converted') : differs('another value');
  }
  if (claim.kind === 'measure' && claim.shown !== evidence.shown) {
    if (off <= 0.005) return approximate('converted');
    if (off <= OFF.converted && rounds(claim, c, e)) return approximate('converted');
    if (off <= OFF.converted && rounds(evidence, e, c)) return approximate('converted');
    if (claim.unit === 'time' && off <= OFF.calendar && calendar(claim.shown, evidence.shown)) return approximate('converted');
    if (hedged && off <= OFF.hedged) return approximate('converted, hedged');
    return differs('another value');
  }
  const steps = [placeOf(claim), placeOf(evidence)] as const;
  // The claim is rounder than the evidence.
  if (steps[0] > steps[1] * 1.000001) {
    const limit = zeros(claim) > 0 && claim.step < steps[0] ? (hedged ? OFF.hedged : OFF.whole) : OFF.plain;
    if (off <= limit && Math.abs(c - e) <= (steps[0] / 2) * 1.000001) return approximate('rounded');
    if (off <= 0.012 && Math.abs(c - e) < steps[0] && Math.abs(e) > Math.abs(c) && evidence.step < claim.step)
      return approximate('cut off');
  }
  // The evidence is rounder than the claim: only where the difference is next to nothing, or the evidence says "about".
  if (steps[1] > steps[0] * 1.000001 && Math.abs(c - e) <= (steps[1] / 2) * 1.000001 && off <= (HEDGED.has(evidence.bound) ? 0.05 : 0.005))
    return approximate('the evidence is rounder');
  if (hedged && off <= (claim.bound === 'nearly' && c < e ? 0.02 : OFF.hedged) && steps[0] >= steps[1]) return approximate('about so much');
  return differs('another value');
}

interface Counted {
  readonly part: number;
  readonly whole: number;
}

/** What was counted, of how many: "7/25". */
function countedOf({ raw }: Quantity): Counted | null {
  const [, part, whole] = /^(\d{1,9})\s?[/⁄]\s?(\d{1,9})$/.exec(raw) ?? [];
  return part === undefined || whole === undefined ? null : { part: Number(part), whole: Number(whole) };
}

/** Two counts are never each other's rounding; and none of 8 is not none of 21, though both are nothing. */
function counts(claim: Counted, evidence: Counted): ValueMatch {
  if (claim.part * evidence.whole !== evidence.part * claim.whole) return differs('another share');
  return claim.part === 0 && claim.whole !== evidence.whole ? differs('none of another number') : EXACT;
}

/** Said as a fraction: "half", and not with places (0.42). */
const fractional = ({ raw }: Quantity): boolean => !/[%‰]|cent|prozent|pct|^[-−]?\d*\.\d+$/i.test(raw);

/** One figure that says something, or two: 300, 1.5 million. */
const rough = ({ plain, raw }: Quantity): boolean =>
  plain !== 0 && (Number(plain.toPrecision(plain >= 100 ? 2 : 1)) === plain || DOZENS.test(raw));
const DOZENS = /dozen|dutzend|docena|douzaine|dozzin|dúzia/i;

/** Zeros at the end of a whole number as written: 1,200 has two. */
function zeros({ raw }: Quantity): number {
  if (!raw.includes('0')) return 0;
  const found = /(\d[\d,.  ]*)/.exec(raw)?.[1]?.replace(/[,  ]/g, '') ?? '';
  return found.includes('.') ? 0 : (/(?<!0)0+$/.exec(found)?.[0].length ?? 0);
}

/** Worth of the last place that says something: the zeros of 1,200 may be rounded away, those of 50 are its own. */
function placeOf(quantity: Quantity): number {
  const idle = zeros(quantity);
  return idle >= 2 ? quantity.step * 10 ** idle : quantity.step;
}

/** Whether a converted value is rounded to the places it was given with. */
function rounds(rounder: Quantity, value: number, exact: number): boolean {
  return Math.abs(value - exact) <= (placeOf(rounder) / 2) * 1.05;
}

const LONG = new Set(['week', 'month', 'year', 'fortnight', 'decade', 'century', 'day']);
const calendar = (a: string, b: string): boolean => LONG.has(a) && LONG.has(b);
