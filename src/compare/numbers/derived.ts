/**
 * Numbers of a claim that the evidence does not print but that follow from it: sums, differences, growth and shares. Only where
 * the words of the claim ask for such a figure ("in total", "a difference of", "grew by"), from numbers that stand close together
 * and measure the same; else any number could be made out of others.
 */
import type { Quantity } from '../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { AVERAGE, cuesOf, DIFFERENCE, DIFFERENCE_ASKED, mayAsk, SHARE, SUM_ASKED, TOTAL } from './cues.ts';
import { divisions } from './division.ts';

export interface Derivation {
  /** "12 + 15 = 27". */
  readonly says: string;
  readonly exact: boolean;
  /** Value in the claim's base units. */
  readonly value: number;
  /** True for a count of others together with the one that is named. */
  readonly named?: true;
  /** The numbers it is made of. */
  readonly of: readonly AboutNumber[];
}

/** Small counts come about by chance everywhere: for these the claim must ask outright. */
const SMALL = 20;

/** Every number of a derivation must be about what is asked at all, one of them plainly: any figure comes about by chance from some pair. */
const ABOUT_AT_ALL = 0.05;
const ABOUT = 0.3;

/** Most numbers of the evidence that are combined: the nearest in subject come first. */
const MOST = 24;
/** Numbers of the evidence that are looked at for them. */
const MOST_READ = 150;

const close = (claim: Quantity, value: number): boolean => {
  const off = Math.abs(claim.value - value);
  if (off <= 1e-9 * Math.max(1, Math.abs(value))) return true;
  const hedged = claim.bound === 'about' || claim.bound === 'nearly';
  return off <= Math.max((claim.step / 2) * 1.000001, hedged ? Math.abs(value) * 0.1 : 0) && off <= Math.abs(value) * (hedged ? 0.1 : 0.06);
};
const exactly = (claim: Quantity, value: number): boolean => Math.abs(claim.value - value) <= 1e-9 * Math.max(1, Math.abs(value));

const near = (a: AboutNumber, b: AboutNumber, reach: number): boolean => Math.abs(a.sentence - b.sentence) <= reach;

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
  const cues = cuesOf(claim, claimText);
  const apart = quantity.unit === 'time' && APART.test(cues);
  // Most claims ask for nothing of the kind: then it need not be known what the numbers are about.
  if (!apart && !mayAsk(quantity, cues)) return null;
  const read = evidence.numbers.slice(0, MOST_READ);
  const known = read.filter((one) => subject(one) >= ABOUT_AT_ALL);
  const found =
    reckoned(claim, cues, { ...evidence, numbers: known }) ??
    // The day from which days are counted is said with other words.
    (apart ? daysApart(quantity, read) : null);
  if (found === null) return null;
  return found.of.some((one) => subject(one) >= ABOUT) ? found : null;
}

const APART = /#\s{0,3}(?:later|earlier|after|before)\b/i;

function reckoned({ quantity }: AboutNumber, cues: string, evidence: NumberText): Derivation | null {
  const all = evidence.numbers
    .slice(0, MOST_READ)
    .filter(({ quantity: one }) => one.kind !== 'label' && one.kind !== 'score' && !(one.weak && one.kind !== 'times'));
  if (quantity.kind === 'ratio' || quantity.kind === 'times')
    return SHARE.test(cues) ? (shares(quantity, all) ?? splits(quantity, evidence)) : null;
  if (quantity.kind === 'points') return pointsApart(quantity, all, DIFFERENCE_ASKED.test(cues));
  if (quantity.kind === 'measure' && quantity.unit === 'time') {
    const years = yearsApart(quantity, all, cues);
    if (years !== null) return years;
  }
  if (quantity.kind !== 'number' && quantity.kind !== 'currency' && quantity.kind !== 'measure') return null;
  const small = quantity.kind === 'number' && Math.abs(quantity.value) <= SMALL;
  const like = all
    .filter((one) => one.quantity.high === one.quantity.value && (measuresTheSame(quantity, one.quantity) || isOfYear(one, evidence)))
    .slice(0, MOST);
  return (
    ((small ? SUM_ASKED : TOTAL).test(cues) || (BEFORE.test(cues) && LOST.test(evidence.text)) ? sums(quantity, like) : null) ??
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

const made = (claim: Quantity, value: number, says: () => string, of: readonly AboutNumber[]): Derivation | null =>
  close(claim, value) ? { says: says(), exact: exactly(claim, value), value, of } : null;
const raw = ({ quantity }: AboutNumber): string => quantity.raw;

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

/** A part of a whole, growth from one value to another, how many times the one is the other. */
function shares(claim: Quantity, all: readonly AboutNumber[]): Derivation | null {
  const plain = all
    .filter(
      ({ quantity: { kind, value, high } }) => kind !== 'date' && kind !== 'ordinal' && kind !== 'time' && value > 0 && high === value,
    )
    .slice(0, MOST * 2);
  return (
    pairs(plain, 1, (a, b) => {
      if (a.quantity.kind !== b.quantity.kind || a.quantity.unit !== b.quantity.unit) return null;
      const [more, less] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
      const [x, y] = [more.quantity.value, less.quantity.value];
      if (x === y) return null;
      if (claim.kind === 'times')
        return (
          made(claim, x / y, () => `${raw(more)} ÷ ${raw(less)} = ${claim.raw}`, [more, less]) ??
          made(claim, y / x, () => `${raw(less)} ÷ ${raw(more)} = ${claim.raw}`, [more, less])
        );
      const size = { ...claim, value: Math.abs(claim.value) };
      return (
        (x < 2 ? null : made(size, y / x, () => `${raw(less)} of ${raw(more)} = ${claim.raw}`, [less, more])) ??
        made(size, (x - y) / (a === less ? y : x), () => `from ${raw(a)} to ${raw(b)} = ${claim.raw}`, [a, b]) ??
        made(size, (x - y) / (b === less ? y : x), () => `from ${raw(b)} to ${raw(a)} = ${claim.raw}`, [b, a])
      );
    }) ?? complement(claim, all)
  );
}

/** "two-thirds" of what is divided 2:1. */
function splits(claim: Quantity, evidence: NumberText): Derivation | null {
  for (const { one, share } of divisions(claim.kind, evidence)) {
    const found = made(claim, share, () => `${raw(one)}: ${claim.raw}`, [one]);
    if (found !== null) return found;
  }
  return null;
}

/** What is left of a hundred percent. */
function complement(claim: Quantity, all: readonly AboutNumber[]): Derivation | null {
  for (const one of all)
    if (one.quantity.kind === 'ratio' && one.quantity.value > 0 && one.quantity.value < 1) {
      const found = made(claim, 1 - one.quantity.value, () => `100% − ${raw(one)} = ${claim.raw}`, [one]);
      if (found?.exact === true) return found;
    }
  return null;
}

/** How far two shares lie apart; `asked`: the claim asks for a difference, so that two changes in points may be compared too. */
function pointsApart(claim: Quantity, all: readonly AboutNumber[], asked: boolean): Derivation | null {
  const shares = all
    .filter(({ quantity: { kind, value, high } }) => (kind === 'ratio' || (asked && kind === 'points')) && value === high)
    .slice(0, MOST);
  return pairs(shares, 2, (a, b) => {
    if (a.quantity.kind !== b.quantity.kind) return null;
    const value = Math.abs(a.quantity.value - b.quantity.value);
    const [more, less] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    return value === 0
      ? null
      : made({ ...claim, value: Math.abs(claim.value) }, value, () => `${raw(more)} − ${raw(less)} = ${claim.raw}`, [more, less]);
  });
}

const YEAR = 31557600;

/** "40 years later", "aged 45": from two dates. */
function yearsApart(claim: Quantity, all: readonly AboutNumber[], cues: string): Derivation | null {
  if (!DIFFERENCE.test(cues) && !/\b(?:for|over|during|in|within)\b/i.test(cues)) return null;
  const years = all.filter(({ quantity: { date } }) => date?.year !== undefined).slice(0, MOST);
  for (const one of years) {
    const { date } = one.quantity;
    if (date?.until?.year !== undefined && date.year !== undefined) {
      const found = made({ ...claim, step: YEAR }, (date.until.year - date.year) * YEAR, () => `${raw(one)}: ${claim.raw}`, [one]);
      if (found !== null) return found;
    }
  }
  return pairs(years, 1, (a, b) => {
    const value = Math.abs((a.quantity.date?.year ?? 0) - (b.quantity.date?.year ?? 0)) * YEAR;
    if (value === 0) return null;
    // An age may be a year less than the years suggest.
    const [later, earlier] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    const says = (): string => `${raw(later)} − ${raw(earlier)} = ${claim.raw}`;
    const found = made(claim, value, says, [later, earlier]);
    return found ?? (/\baged?\b|years? old/i.test(cues) ? made(claim, value - YEAR, says, [later, earlier]) : null);
  });
}

const DAY = 86_400;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** "four days later": from two days of one year. Leap years are left out. */
function daysApart(claim: Quantity, all: readonly AboutNumber[]): Derivation | null {
  const days = all.flatMap((one) => {
    const { month, day, year } = one.quantity.date ?? {};
    return month === undefined || day === undefined ? [] : [{ one, at: (DAYS_BEFORE[month - 1] ?? 0) + day, year }];
  });
  for (const [i, first] of days.entries())
    for (const second of days.slice(i + 1)) {
      if (!near(first.one, second.one, 3) || (first.year !== undefined && second.year !== undefined && first.year !== second.year))
        continue;
      const apart = Math.abs(first.at - second.at);
      const [later, earlier] = first.at > second.at ? [first.one, second.one] : [second.one, first.one];
      const found = apart === 0 ? null : made(claim, apart * DAY, () => `${raw(later)} − ${raw(earlier)} = ${claim.raw}`, [later, earlier]);
      if (found !== null) return found;
    }
  return null;
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
    if (found?.exact === true) return { ...found, named: true };
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

function pairs(all: readonly AboutNumber[], reach: number, test: (a: AboutNumber, b: AboutNumber) => Derivation | null): Derivation | null {
  let found: Derivation | null = null;
  for (let i = 0; i < all.length; i += 1)
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      if (a === undefined || b === undefined || !near(a, b, reach)) continue;
      const one = test(a, b);
      if (one?.exact === true) return one;
      found ??= one;
    }
  return found;
}
