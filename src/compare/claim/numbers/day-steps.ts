/**
 * A day that the evidence tells by a step from another: "arrived on 4 May and left the following day", "fell ill on 4 May and died two weeks later". As for years
 * (`steps.ts`), the claim has to be about what happened on the later day.
 */
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import type { DateParts } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, MOST_READ, stemsOf } from './making.ts';

/** Letters behind a date in which a step from it may stand, and behind a step in which its deed may be told. */
const REACH = 180;
const BEHIND = 50;
/** Why such a day follows. */
export const DAY_STEP = 'told by a step from another day';

const STEP =
  /\b(?:(?:the|on the|that) (?:following|next) (day|morning|evening|night|week|month|year)|(an?|\p{L}{3,9}|\d{1,3}) (day|week|fortnight|month)s? (later|afterwards|after(?: that)?(?=[.,;]|$)|earlier|before(?=[.,;]|$)))(?!\p{L})/giu;
const DAYS: Readonly<Record<string, number>> = { day: 1, morning: 1, evening: 1, night: 1, week: 7, fortnight: 14 };
/** A leap year, for days without a year. */
const LEAP = 2000;
const DAY = 86_400_000;

/** A date so many steps on; null where the calendar has no such day. */
function onward({ year, month = 1, day = 1 }: DateParts, count: number, unit: string): DateParts | null {
  const from = new Date(Date.UTC(year ?? LEAP, month - 1, day));
  if (unit === 'month') {
    from.setUTCMonth(from.getUTCMonth() + count);
    if (from.getUTCDate() !== day) return null;
  } else from.setTime(from.getTime() + count * (DAYS[unit] ?? 0) * DAY);
  return { ...(year === undefined ? {} : { year: from.getUTCFullYear() }), month: from.getUTCMonth() + 1, day: from.getUTCDate() };
}

const countOf = (written: string): number =>
  /^an?$/i.test(written) ? 1 : /^\d+$/.test(written) ? Number(written) : (CARDINALS.get(written.toLowerCase()) ?? 0);

const same = (asked: DateParts, told: DateParts): boolean =>
  asked.month === told.month && asked.day === told.day && (asked.year === undefined || told.year === undefined || asked.year === told.year);

/** A day of the claim that is told by a step; null where none is. */
export function onAnotherDay({ quantity: claim, words }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  const { date } = claim;
  if (date === undefined || date.until !== undefined) return null;
  const yearly = date.month === undefined && date.quarter === undefined && date.year !== undefined;
  if (!yearly && (date.month === undefined || date.day === undefined)) return null;
  for (const base of numbers.slice(0, MOST_READ)) {
    const from = base.quantity.date;
    if (
      from === undefined ||
      from.until !== undefined ||
      (yearly ? from.year === undefined : from.month === undefined || from.day === undefined)
    )
      continue;
    const { end } = base.quantity.span;
    const behind = /^[^.;]*(?:\. [^.;]*)?/.exec(text.slice(end, end + REACH))?.[0] ?? '';
    for (const found of behind.matchAll(STEP)) {
      const [said, next, count = 'one', unit = next ?? 'day', way = 'later'] = found;
      const many = countOf(count) * (/^(?:earlier|before)$/i.test(way) ? -1 : 1);
      // Whoever tells years tells no days.
      if ((unit.toLowerCase() === 'year') !== yearly) continue;
      const told = yearly ? { year: (from.year ?? 0) + many } : many === 0 ? null : onward(from, many, unit.toLowerCase());
      if (told === null || !same(date, told)) continue;
      const after = /^[^.;,]*/.exec(behind.slice(found.index + said.length, found.index + said.length + BEHIND))?.[0] ?? '';
      const deed = stemsOf(`${behind.slice(0, found.index)} ${after}`);
      if (deed.some((stem) => words.has(stem)))
        return {
          says: `${said} (${base.quantity.raw}) = ${claim.raw}`,
          exact: true,
          value: claim.value,
          of: [base],
          sure: true,
          named: true,
          why: DAY_STEP,
        };
    }
  }
  return null;
}
