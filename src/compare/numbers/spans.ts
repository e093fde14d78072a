/** Stretches of time that follow from two years or days: "40 years later", "aged 45", "four days later". */
import type { Quantity } from '../../text/quantity.ts';
import type { AboutNumber } from './context.ts';
import { DIFFERENCE } from './cues.ts';
import { type Derivation, made, near, pairs, raw } from './making.ts';

/** Numbers of the evidence that are combined. */
const MOST = 24;
const YEAR = 31557600;

/** "Spent five years there", "served for ten years". */
const LASTING = /\b(?:for|over|during|in|within|spen[dt]|served|reigned|ruled|lived|worked|played|stayed|tenure|reign)\b/i;

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
