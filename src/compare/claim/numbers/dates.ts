/**
 * Do two dates say the same, as far as both are given? A year answers to a decade or century only where the claim is the less
 * particular of the two; one end of a span of time answers to the span.
 */
import type { DateParts, Quantity } from '../../../text/quantity.ts';
import { approximate, differs, EXACT, type ValueMatch } from './match.ts';

/** Why a year that a claim names is not borne out by the decade of it. */
export const LESS_KNOWN = 'the evidence gives no year';

/** Two dates: all that both give must agree. */
export function dates(claim: DateParts, evidence: DateParts): ValueMatch | null {
  if ((claim.until === undefined) !== (evidence.until === undefined)) {
    const range = claim.until === undefined ? evidence : claim;
    const point = claim.until === undefined ? claim : evidence;
    const [first, last] = [plain(range), range.until ?? {}];
    if (dates(point, first)?.how !== 'differs' || dates(point, last)?.how !== 'differs') return approximate('one end of a span of time');
    const { year } = point;
    const within = year !== undefined && first.year !== undefined && last.year !== undefined && year > first.year && year < last.year;
    return claim.until === undefined && within ? null : differs('another span of time');
  }
  if (claim.until !== undefined && evidence.until !== undefined) {
    const ends = [dates(plain(claim), plain(evidence)), dates(claim.until, evidence.until)];
    if (ends.some((end) => end?.how === 'differs')) return differs('another span of time');
    return ends.some((end) => end === null) ? null : EXACT;
  }
  return parts(claim, evidence);
}

function plain(date: DateParts): DateParts {
  const { until: _, ...rest } = date;
  return rest;
}

const within = (year: number, { decade, century }: DateParts): boolean | null =>
  decade !== undefined
    ? decade < 100
      ? (year % 100) - (year % 10) === decade
      : year >= decade && year < decade + (decade % 100 === 0 ? 100 : 10)
    : century !== undefined
      ? Math.ceil(year / 100) === century
      : null;

/** "The 1800s" may be the century as well as its first ten years. */
const sameHundred = ({ decade }: DateParts, { century }: DateParts): boolean =>
  decade !== undefined && century !== undefined && decade >= 100 && decade % 100 === 0 && decade / 100 + 1 === century;

function parts(claim: DateParts, evidence: DateParts): ValueMatch | null {
  const spans = [claim, evidence].some(({ decade, century }) => decade !== undefined || century !== undefined);
  if (spans) {
    if (claim.decade !== undefined && evidence.decade !== undefined)
      return claim.decade % 100 === evidence.decade % 100 &&
        (claim.decade < 100 || evidence.decade < 100 || claim.decade === evidence.decade)
        ? EXACT
        : differs('another decade');
    if (claim.century !== undefined && evidence.century !== undefined)
      return claim.century === evidence.century ? EXACT : differs('another century');
    if (sameHundred(claim, evidence) || sameHundred(evidence, claim)) return approximate('the same hundred years');
    const year = claim.year ?? evidence.year ?? (claim.decade === undefined ? evidence.decade : claim.decade);
    const span =
      claim.year === undefined && claim.decade === undefined
        ? claim
        : evidence.year === undefined && evidence.decade === undefined
          ? evidence
          : claim.decade !== undefined && evidence.decade === undefined
            ? claim
            : evidence;
    const inside = year === undefined ? null : within(year, span);
    // Only a claim that is the less particular one is borne out.
    if (inside === true) return claim.year === undefined ? approximate('a year of that time') : differs(LESS_KNOWN);
    return inside === null ? null : differs('another time');
  }
  let shared = 0;
  let finer = false;
  for (const part of ['year', 'month', 'day', 'quarter'] as const) {
    const [a, b] = [claim[part], evidence[part]];
    if (a === undefined) continue;
    if (b === undefined) {
      finer = true;
      continue;
    }
    if (a !== b) return differs(`another ${part}`);
    shared += 1;
  }
  if (shared === 0) return null;
  return finer ? approximate('the evidence gives less of the date') : EXACT;
}

const BORN = /\b(?:born|birth)\b/i;
const DIED = /\b(?:died?|death|dies|killed|passed away)\b/i;

/** "born on 27 November 1852" where "(10 December 1815 – 27 November 1852)" has it as the day of death, or the other way round. */
export function otherEndOfLife(claim: Quantity, asked: string, { span, kind }: Quantity, held: string): string | null {
  if (claim.kind !== 'date' || kind !== 'date') return null;
  const before = asked.slice(Math.max(0, claim.span.start - 40), claim.span.start);
  if (BORN.test(before) === DIED.test(before)) return null;
  const [left, right] = [held.slice(Math.max(0, span.start - 60), span.start), held.slice(span.end, span.end + 60)];
  if (/\([^()]{0,40}\d{3,4} ?[-–—] ?$/.test(left) && BORN.test(before)) return 'the day of death there';
  return /^ ?[-–—] ?[^()]{0,40}\d{3,4}\)/.test(right) && DIED.test(before) ? 'the day of birth there' : null;
}
