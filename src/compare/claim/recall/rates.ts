/**
 * How often and how many times: a claim that says "twice daily" where the sentence of its source has "once daily", "20 times more" for "20 times less".
 * Only rates that both tell are compared; whether they speak of the same matter is for whoever asks.
 */
import type { Span } from '../../../model/document.ts';

/** Words by which a rate may be told. */
export const RATES: ReadonlySet<string> = new Set('day week month year hour daily weekly monthly yearly annually hourly times'.split(' '));
/** How often: "twice daily", "a week", "per month". What stands behind tells a stretch of time, which is none. */
const RATE =
  /\b(?:(once|twice|thrice|three times|four times) (?:a |per |each |every )?)?(?:(?:a|per|each|every) (day|week|month|year|hour)|(daily|weekly|monthly|yearly|annually|hourly))\b(?! (?:later|after|before|ago|earlier|long|old|from|of|in))/gi;
const UNIT_OF: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  hourly: 'hour',
};

/** Words of a claim that tell another rate, and those of the sentence against them. Offsets into the claim. */
export interface Other extends Span {
  readonly how: 'opposite';
  readonly against: string;
}

const UNITS = /(?<!\d[ -])\b(day|week|month|year|hour)s?\b/gi;
/** Whether a stretch of time is named, other than behind a number: "24 weeks" is how long, not how often. */
const hasUnit = (unit: string | undefined, text: string): boolean =>
  [...text.matchAll(UNITS)].some(([, one]) => one?.toLowerCase() === unit);

/** Another rate than the passage has: "twice daily" for "once daily", "cups a week" for "cups a day". */
export function otherRate(said: string, found: string): Other | null {
  for (const own of said.matchAll(RATE)) {
    const [whole, times, plain = '', adverb = ''] = own;
    const unit = plain.toLowerCase() || UNIT_OF[adverb.toLowerCase()];
    const there = [...found.matchAll(RATE)].map(([text, often, noun = '', other = '']) => ({
      text,
      often: often?.toLowerCase(),
      unit: noun.toLowerCase() || UNIT_OF[other.toLowerCase()],
    }));
    const first = there[0];
    if (first === undefined) continue;
    const otherUnit = there.every((one) => one.unit !== unit) && !hasUnit(unit, found);
    const otherTimes = times !== undefined && there.every(({ often }) => often !== undefined && often !== times.toLowerCase());
    if (otherUnit || otherTimes) return { how: 'opposite', start: own.index, end: own.index + whole.length, against: first.text };
  }
  return null;
}

const TIMES = /\btimes (?:as )?(more|many|much|higher|larger|greater|faster|less|fewer|lower|smaller|slower|few|little)\b/i;
const LESS = /^(?:less|fewer|lower|smaller|slower|few|little)$/i;

/** "20 times more" for "20 times less". */
export function otherTimes(said: string, found: string): Other | null {
  const [own, there] = [TIMES.exec(said), TIMES.exec(found)];
  if (own?.[1] === undefined || there?.[1] === undefined || LESS.test(own[1]) === LESS.test(there[1])) return null;
  return { how: 'opposite', start: own.index, end: own.index + own[0].length, against: there[0] };
}
