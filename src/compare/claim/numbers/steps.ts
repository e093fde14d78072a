/**
 * Values that the evidence does not print but tells by a step from one that it does: "begun in 1908 and opened four years later", "80,000 marks; the seller had asked
 * twice as much", "60 per cent of the 240 million, the city the rest", "20 million over its budget of 65 million". The claim has to be about the step, and not
 * about what the step is taken from.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { close, type Derivation, equal, MOST_READ, raw, SMALL, single, stemsOf } from './making.ts';

const YEAR = 31_557_600;
/** The longest stretch that leads from one year to another. */
const MOST_YEARS = 500;
/** Sentences between a step and what it is taken from. */
const APART = 1;
/** Letters of a text on either side of a figure that are looked at. */
const BESIDE = 40;

const AMOUNT = /^(?:number|currency|measure)$/;

/** A value told by a step from another of a claim's, with what it is made of; null where none is. */
export function stepped(claim: AboutNumber, claimText: string, evidence: NumberText): Derivation | null {
  const { quantity } = claim;
  if (quantity.date !== undefined) return yearOn(claim, claimText, evidence);
  if (!single(quantity)) return null;
  if (quantity.kind === 'ratio' || quantity.kind === 'times')
    return turnedFactor(claim, claimText, evidence) ?? partOfOther(claim, claimText, evidence);
  return AMOUNTS.test(quantity.kind) ? amountOn(claim, claimText, evidence) : null;
}

/** Whether a word of the claim, other than what it counts, stands with the step: behind what that is taken from, as far as the step's own part of the sentence goes. */
function isAbout({ words, noun }: AboutNumber, { quantity: step }: AboutNumber, { quantity: base }: AboutNumber, text: string): boolean {
  const behind = /^[^.;:,]{0,60}/.exec(text.slice(step.span.end, step.span.end + 60))?.[0] ?? '';
  const counted = noun === null ? '' : stemOf(noun.toLowerCase());
  return stemsOf(`${text.slice(base.span.end, step.span.start)} ${behind}`).some((stem) => stem !== counted && words.has(stem));
}

const made = (claim: Quantity, says: string, of: readonly AboutNumber[], named: boolean): Derivation => ({
  says: `${says} = ${claim.raw}`,
  exact: true,
  value: claim.value,
  of,
  sure: true,
  ...(named ? { named: true as const } : {}),
});

/** Of the year of something else than the one before: "in 1986, nineteen years after the keeper left", "two years ahead of plan". */
const LATER =
  /^,? (?:(?:later(?! than)|afterwards|after that|after this|after it(?= ?[,.;])|thereafter|before (?!that|this|then))\b|(?:plus tard|später|danach|más tarde|después|più tardi|dopo|mais tarde|depois)(?= ?[.,;)]|$))/u;
const EARLIER = /^,? (?:earlier(?! than)|before (?:that|then)\b|previously|(?:longer|more) than\b|after (?!that|this|it ?[,.;])\p{L})/u;
const AHEAD = /^,? (?:ahead of|earlier than|before) (?:plan(?:ned)?|schedule[d]?|time|expected|intended|due)\b|^ early\b/;
const BEHIND = /^,? (?:behind|later than|after) (?:plan(?:ned)?|schedule[d]?|time|expected|intended|due)\b|^ late\b/;
const PLAN = /\b(?:plan(?:s|ned)?|schedul\w{1,3}|due|intended|supposed|meant|expected|origin\w{2,6})\b/i;
const LASTING = /\b(?:last(?:s|ed|ing)?|tak(?:es?|en|ing)|took)(?: (?:about|some|only|just))? $/i;
const AFTER = /\bafter (?:another |only |just |some )?$/i;
const AT_END = /\b(?:finish\w*|complet\w*|end(?:s|ed|ing)?|done|ready|until|till|through|over|expir\w*|clos\w*)\b/i;

/** 1 where a stretch of years leads on from a year, -1 where it leads back, 0 where it does neither; `ends`: only to the end of what lasts so long. */
function leadOf(
  { quantity: { span } }: AboutNumber,
  text: string,
  claimText: string,
): { readonly sign: -1 | 0 | 1; readonly ends: boolean } {
  const behind = text.slice(span.end, span.end + BESIDE);
  const [ahead, late] = [AHEAD.test(behind), BEHIND.test(behind)];
  // What was planned is told, where the claim asks for it.
  if (ahead || late) return { sign: PLAN.test(claimText) ? (ahead ? 1 : -1) : 0, ends: true };
  if (LATER.test(behind)) return { sign: 1, ends: false };
  if (EARLIER.test(behind)) return { sign: -1, ends: false };
  const before = text.slice(Math.max(0, span.start - BESIDE), span.start);
  if (AFTER.test(before)) return { sign: 1, ends: false };
  return LASTING.test(before) && AT_END.test(claimText) ? { sign: 1, ends: true } : { sign: 0, ends: false };
}

const yearAlone = ({ quantity: { date } }: AboutNumber): number | undefined =>
  date?.month === undefined && date?.quarter === undefined && date?.until === undefined ? date?.year : undefined;

/** "Opened in 1912" of "begun in 1908 and opened four years later". */
export function yearOn(claim: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  const asked = yearAlone(claim);
  if (asked === undefined) return null;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, step] of near.entries()) {
    const { kind, unit, value } = step.quantity;
    const years = value / YEAR;
    if (kind !== 'measure' || unit !== 'time' || !single(step.quantity) || !Number.isInteger(years) || years > MOST_YEARS) continue;
    const { sign, ends } = leadOf(step, text, claimText);
    if (sign === 0) continue;
    const base = near.slice(0, i).findLast((one) => one.quantity.date?.year !== undefined);
    const from = base?.quantity.date?.year;
    if (base === undefined || from === undefined || step.sentence - base.sentence > APART || from + sign * years !== asked) continue;
    if (ends || isAbout(claim, step, base, text))
      return made(claim.quantity, `${raw(base)} ${sign > 0 ? '+' : '−'} ${raw(step)}`, [step, base], ends);
  }
  return null;
}

const OF = /^ of (?:the |its |their |all |that |this |a total of )?$/;
const REST = /\b(?:the rest|the remainder|the others?|what remains|the balance)\b/i;
const AS_MUCH = /^ (?:as (?:much|many|long|\p{L}{3,10})\b|that\b|the (?:sum|price|amount|number|cost|figure|rate)\b|what\b)/u;
const OVER =
  /^ (?:over|above|beyond|more than) (?:its |their |the |an? )?(?:\p{L}{3,12} )?(?:budget|estimate|limit|target|plan|quota|forecast|bid|offer)(?: of)? $/u;
const UNDER =
  /^ (?:under|below|short of|less than) (?:its |their |the |an? )?(?:\p{L}{3,12} )?(?:budget|estimate|limit|target|plan|quota|forecast|bid|offer)(?: of)? $/u;

const alike = ({ kind, unit }: Quantity, other: Quantity): boolean => kind === other.kind && unit === other.unit;
/** The same kind and unit, or one of them without its unit: "80,000 marks", "twice as much". */
const fits = (claim: Quantity, base: Quantity, value: number): boolean =>
  alike(claim, base)
    ? equal(claim.value, value * base.value)
    : (claim.kind === 'number') !== (base.kind === 'number') && AMOUNT.test(base.kind) && equal(claim.plain, value * base.plain);

/** "144 million" of "60 per cent of the 240 million", "160,000" of "80,000 … twice as much", "85 million" of "20 million over its budget of 65 million". */
function amountOn(claim: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  const { quantity } = claim;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, step] of near.entries()) {
    const { kind, value, span } = step.quantity;
    if (!single(step.quantity)) continue;
    const [before, behind] = [near[i - 1], near[i + 1]];
    if (kind === 'ratio' && value > 0 && value < 1) {
      const whole = behind !== undefined && OF.test(text.slice(span.end, behind.quantity.span.start)) ? behind : null;
      if (whole === null || !single(whole.quantity) || quantity.kind === 'number') continue;
      if (fits(quantity, whole.quantity, value)) return made(quantity, `${raw(step)} of ${raw(whole)}`, [step, whole], false);
      const rest =
        fits(quantity, whole.quantity, 1 - value) && REST.test(text.slice(whole.quantity.span.end, whole.quantity.span.end + 2 * BESIDE));
      if (rest) return made(quantity, `${raw(whole)} − ${raw(step)}`, [step, whole], false);
    }
    if (kind === 'times' && AS_MUCH.test(text.slice(span.end, span.end + BESIDE))) {
      const base = before !== undefined && step.sentence - before.sentence <= APART ? before : null;
      if (base === null || !single(base.quantity) || !fits(quantity, base.quantity, value) || !isAbout(claim, step, base, text)) continue;
      return made(quantity, `${raw(step)} ${raw(base)}`, [step, base], false);
    }
    const left = kind === 'number' ? allBut(step, before, behind, text) : null;
    if (left !== null && fits(quantity, left.quantity, (left.quantity.value - value) / left.quantity.value))
      return made(quantity, `${raw(left)} − ${raw(step)}`, [step, left], true);
    const than = behind === undefined ? '' : text.slice(span.end, behind.quantity.span.start);
    const sign = OVER.test(than) ? 1 : UNDER.test(than) ? -1 : 0;
    if (behind === undefined || sign === 0 || !alike(step.quantity, behind.quantity) || WITHIN.test(claimText)) continue;
    if (fits(quantity, behind.quantity, (behind.quantity.value + sign * value) / behind.quantity.value))
      return made(quantity, `${raw(behind)} ${sign > 0 ? '+' : '−'} ${raw(step)}`, [step, behind], true);
  }
  return null;
}

const ALL_BUT = /\ball but (?:the )?$/i;
const OF_THE = /\bof (?:the |its |their |all |these |those )?$/i;

/** The whole of which all but so many are told: "all but one of the five cantons", "of the nine founders all but two". */
function allBut(
  { quantity: { span }, sentence }: AboutNumber,
  before: AboutNumber | undefined,
  behind: AboutNumber | undefined,
  text: string,
): AboutNumber | null {
  if (!ALL_BUT.test(text.slice(Math.max(0, span.start - 12), span.start))) return null;
  if (behind !== undefined && OF.test(text.slice(span.end, behind.quantity.span.start))) return behind;
  const start = before?.quantity.span.start ?? 0;
  return before?.sentence === sentence && OF_THE.test(text.slice(Math.max(0, start - 12), start)) ? before : null;
}

/** What is said of the bound itself is no sum of it and what went over it. */
const WITHIN = /\b(?:budget(?:ed)?|estimated?|planned|limit|target|quota|forecast|expected)\b/i;

/** "Paid half of what the seller had asked" of "the seller had asked twice as much": the factor seen from the other side. */
function turnedFactor({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (claim.value <= 0 || isWritten(claim)) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, value, span } = one.quantity;
    if ((kind !== 'times' && kind !== 'ratio') || !single(one.quantity) || !equal(value * claim.value, 1)) continue;
    if (kind === 'ratio' && isWritten(one.quantity)) continue;
    const [first] = stemsOf(text.slice(Math.max(0, lastEnd(text, span.start)), span.start));
    const [before, behind] = [claimText.slice(0, claim.span.start), claimText.slice(claim.span.end)].map(stemsOf);
    // Who has the greater part there stands behind the factor here.
    if (first !== undefined && behind?.includes(first) === true && before?.includes(first) !== true)
      return made(claim, `1 ÷ ${raw(one)}`, [one], true);
  }
  return null;
}

const OF_THAT = /^ (?:of )?(?:the|that|those|what|as (?:much|many)|its|their)\b/;

/** "Ploughed soil had less than half the carbon of soil under hedges" of 1.9 and 4.1 percent that a sentence sets side by side: the first that the claim names has the lesser. */
function partOfOther(claim: AboutNumber, claimText: string, { numbers }: NumberText): Derivation | null {
  const { quantity } = claim;
  if (quantity.kind !== 'ratio' || quantity.value >= 1 || isWritten(quantity) || !OF_THAT.test(claimText.slice(quantity.span.end)))
    return null;
  const doer = stemsOf(claimText.slice(0, quantity.span.start));
  const near = numbers.slice(0, MOST_READ);
  for (const [i, one] of near.entries()) {
    const other = near[i + 1];
    if (other === undefined || other.sentence !== one.sentence || !alike(one.quantity, other.quantity)) continue;
    if (!single(one.quantity) || !single(other.quantity) || one.quantity.value <= 0 || other.quantity.value <= 0) continue;
    const [less, more] = one.quantity.value < other.quantity.value ? [one, other] : [other, one];
    if (!AMOUNTS.test(less.quantity.kind) || !close(quantity, less.quantity.value / more.quantity.value)) continue;
    const lead = doer.reduce((sum, stem) => sum + (less.words.get(stem) ?? 0) - (more.words.get(stem) ?? 0), 0);
    if (lead > LEADS) return { ...made(quantity, `${raw(less)} ÷ ${raw(more)}`, [less, more], true), exact: false };
  }
  return null;
}

/** How much nearer the words that the claim begins with stand to the lesser figure. */
const LEADS = 0.2;
const AMOUNTS = /^(?:number|currency|measure|ratio)$/;
const isWritten = ({ raw: said }: Quantity): boolean => /\p{Nd}|percent/iu.test(said);

/** Numbers beside a differing one that are put together. */
const MOST_BESIDE = 12;

/**
 * Whether a value may follow from two that stand beside a differing one, so that this one does not speak against it: it is their sum or difference, the one many times
 * the other, a share of it or what that leaves. Says nothing of whether it does follow; small counts come about by chance.
 */
export function mayFollow({ quantity: claim }: AboutNumber, other: AboutNumber, { numbers }: NumberText): boolean {
  if (!single(claim) || claim.kind === 'label' || claim.kind === 'ordinal' || claim.kind === 'score') return false;
  if (claim.kind === 'number' && Number.isInteger(claim.value) && Math.abs(claim.value) <= SMALL) return false;
  const near = numbers
    .filter(({ quantity, sentence }) => Math.abs(sentence - other.sentence) <= APART && single(quantity))
    .slice(0, MOST_BESIDE);
  return near.some((one, i) => near.slice(i + 1).some((second) => comesTo(claim, one.quantity, second.quantity)));
}

function comesTo(claim: Quantity, a: Quantity, b: Quantity): boolean {
  const year = claim.date?.year;
  if (year !== undefined) {
    const [date, span] = a.date === undefined ? [b, a] : [a, b];
    const years = span.unit === 'time' ? span.value / YEAR : 0;
    return years >= 1 && date.date?.year !== undefined && Math.abs(Math.abs(year - date.date.year) - years) < 1e-6;
  }
  const own = (one: Quantity): boolean => alike(one, claim);
  // "Lived 31 days; without pollen they died after 18".
  const base = own(a) ? a : b;
  const bare = [a, b].find(({ kind, weak }) => kind === 'number' && claim.kind !== 'number' && !weak);
  if (
    own(base) &&
    bare !== undefined &&
    base.plain > 0 &&
    equal(Math.abs(base.plain - bare.plain) * (base.value / base.plain), Math.abs(claim.value))
  )
    return true;
  if (own(a) && own(b) && (equal(a.value + b.value, claim.value) || equal(Math.abs(a.value - b.value), claim.value))) return true;
  const [factor, amount] = own(a) ? [b, a] : [a, b];
  if (!own(amount)) return false;
  if (factor.kind === 'points' && claim.kind === 'ratio') return equal(Math.abs(claim.value - amount.value), Math.abs(factor.value));
  if (factor.kind === 'times') return equal(amount.value * factor.value, claim.value) || equal(amount.value / factor.value, claim.value);
  if (factor.kind !== 'ratio' || claim.kind === 'ratio') return false;
  return [factor.value, 1 - factor.value, 1 + factor.value].some((share) => equal(amount.value * share, claim.value));
}

/** Where the part of a sentence begins that ends at a place. */
const lastEnd = (text: string, at: number): number =>
  Math.max(...['.', ';', ':', ','].map((mark) => text.lastIndexOf(`${mark} `, at - 1) + 1));
