/** Stretches of time that follow from two years or days: "40 years later", "aged 45", "four days later". */
import type { DateParts, Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { DIFFERENCE } from './cues.ts';
import { type Derivation, made, near, pairs, raw, single } from './making.ts';

/** Numbers of the evidence that are combined. */
const MOST = 24;
const YEAR = 31557600;

/** "Spent five years there", "served for ten years". */
const LASTING = /\b(?:for|over|during|in|within|spen[dt]|served|reigned|ruled|lived|worked|played|stayed|tenure|reign)\b/i;

const FINISHED = /\b(?:complet|finish|end)(?:ed|ion)\b/i;

/** "40 years later", "aged 45": from two dates. */
export function yearsApart(claim: Quantity, all: readonly AboutNumber[], cues: string): Derivation | null {
  if (!DIFFERENCE.test(cues) && !LASTING.test(cues)) return null;
  const years = all.filter(({ quantity: { date } }) => date?.year !== undefined).slice(0, MOST);
  for (const one of years) {
    const { date } = one.quantity;
    if (date?.until?.year !== undefined && date.year !== undefined) {
      const found = made({ ...claim, step: YEAR }, (date.until.year - date.year) * YEAR, () => `${raw(one)}: ${claim.raw}`, [one]);
      if (found !== null) return found;
    }
  }
  // "Completed eight years after" is told of the end of "restored between 1949 and 1953".
  const yearOf = ({ quantity: { date } }: AboutNumber): number => (FINISHED.test(cues) ? date?.until?.year : undefined) ?? date?.year ?? 0;
  return pairs(years, 1, (a, b) => {
    const value = Math.abs(yearOf(a) - yearOf(b)) * YEAR;
    if (value === 0) return null;
    // An age may be a year less than the years suggest.
    const [later, earlier] = a.quantity.value >= b.quantity.value ? [a, b] : [b, a];
    const says = (): string => `${raw(later)} − ${raw(earlier)} = ${claim.raw}`;
    const found = made(claim, value, says, [later, earlier]);
    return found ?? (/\baged?\b|years? old/i.test(cues) ? made(claim, value - YEAR, says, [later, earlier]) : null);
  });
}

const BORN = /\bborn\b/i;
const DIED = /\b(?:died|dies|death|killed|executed|murdered|hanged|perished)\b/i;
/** The years of somebody's life: "(1950–1990)". */
const OF_LIFE = /\([^()]{0,40}$/;
/** Letters before a year in which its birth or death is told. */
const TOLD_BEFORE = 48;
/** How near a word of the claim stands to the date of what somebody was so old at. */
const EVENT = 0.4;
/** Oldest age that is reckoned. */
const OLDEST = 119;

/** "Died at the age of 40", "was 40 when he died", "was 27 when the firm was founded": from the years of birth and death; a year less where no days are given. */
export function ageAt({ quantity: claim, words }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  const age = claim.unit === 'time' ? claim.value / YEAR : claim.value;
  if (claim.kind !== 'number' && !(claim.kind === 'measure' && claim.unit === 'time')) return null;
  if (!single(claim) || !Number.isInteger(age) || age < 1 || age > OLDEST) return null;
  const beside = claimText.slice(Math.max(0, claim.span.start - 24), claim.span.end + 24);
  if (
    !(
      DIED.test(claimText)
        ? /\b(?:age[ds]?|old|was|when)\b/
        : /\b(?:was|aged?|old|of) \S{1,12}(?: years old)? when\b|\bat the age of|\baged\b/
    ).test(beside)
  )
    return null;
  const before = ({ quantity: { span } }: AboutNumber): string => text.slice(Math.max(0, span.start - TOLD_BEFORE), span.start);
  const isEvent = (one: AboutNumber): boolean =>
    DIED.test(claimText) ? DIED.test(before(one)) : [...words.keys()].some((stem) => (one.words.get(stem) ?? 0) >= EVENT);
  const dated = numbers.filter(({ quantity: { date } }) => date?.year !== undefined).slice(0, MOST);
  for (const [i, one] of dated.entries()) {
    const { date } = one.quantity;
    const life = DIED.test(claimText) && date?.until !== undefined && OF_LIFE.test(before(one)) ? date.until : undefined;
    const other = life === undefined && BORN.test(before(one)) ? dated.slice(i + 1).find(isEvent) : undefined;
    const died = life ?? (other !== undefined && near(one, other, 2) ? other.quantity.date : undefined);
    if (date === undefined || died === undefined) continue;
    const ages = agesOf(date, died);
    if (!ages.includes(age)) continue;
    const of = other === undefined ? [one] : [other, one];
    return { says: `${of.map(raw).join(' − ')} = ${claim.raw}`, exact: true, value: claim.value, of, sure: true, named: true };
  }
  return null;
}

/** The ages that somebody may have had at one date who was born at another: one of two where the days leave it open. */
function agesOf(born: DateParts, died: DateParts): readonly number[] {
  const years = (died.year ?? 0) - (born.year ?? 0);
  if (born.month === undefined || died.month === undefined) return [years, years - 1];
  if (born.month !== died.month) return [born.month < died.month ? years : years - 1];
  if (born.day === undefined || died.day === undefined) return [years, years - 1];
  return [born.day <= died.day ? years : years - 1];
}

const DAY = 86_400;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Between the two ends of a stretch of time. */
const TO = /^ (?:to|until|till|through|and) (?:the )?$|^ ?[-–—] ?$/i;

/** "Six months", "three hours": a stretch that the evidence tells by its two ends, "from 1 June to 30 November", "from 10 a.m. to 1 p.m.". */
export function stretched({ quantity: claim }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'measure' || claim.unit !== 'time') return null;
  for (const [i, from] of numbers.entries()) {
    const to = numbers[i + 1];
    if (to === undefined || !TO.test(text.slice(from.quantity.span.end, to.quantity.span.start))) continue;
    for (const length of lengthsOf(from.quantity, to.quantity)) {
      const found = made(claim, length, () => `${raw(from)} – ${raw(to)} = ${claim.raw}`, [from, to]);
      // It is told outright, so that no other time there is another value for it.
      if (found !== null) return { ...found, sure: true };
    }
  }
  return null;
}

/** How long it is from one day or hour to another, in seconds: days with the last and without it, and whole months. */
function lengthsOf(from: Quantity, to: Quantity): readonly number[] {
  if (from.kind === 'time' && to.kind === 'time') return [((to.value - from.value + MINUTES) % MINUTES) * 60];
  const [{ month, day }, { month: last, day: end }] = [from.date ?? {}, to.date ?? {}];
  if (month === undefined || day === undefined || last === undefined || end === undefined) return [];
  const days = (DAYS_BEFORE[last - 1] ?? 0) + end - (DAYS_BEFORE[month - 1] ?? 0) - day;
  const whole = day === 1 && (DAYS_BEFORE[last] ?? 365) - (DAYS_BEFORE[last - 1] ?? 0) === end;
  const months = whole ? [last - month + 1] : day === end ? [last - month] : [];
  return [...months.map((count) => (count * YEAR) / 12), days * DAY, (days + 1) * DAY];
}
const MINUTES = 1440;

/** "four days later": from two days of one year. Leap years are left out. */
export function daysApart(claim: Quantity, all: readonly AboutNumber[]): Derivation | null {
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
