/** One limit in time told by either of two years beside each other: "after 1990" beside "from 1991 on", "before 1991" beside "until the end of 1990". */
import type { Quantity } from '../../../text/quantity.ts';
import { approximate, type ValueMatch } from './match.ts';

/** Letters before a year in which it is told on which side of it something is. */
const BEFORE = 24;
const AFTER = /\bafter (?:the end of )?$/i;
const FROM = /\b(?:from|since|starting (?:in|from|with)|beginning (?:in|with|of)|as of|as from)(?: the (?:beginning|start) of)? $/i;
const EARLIER = /\bbefore (?:the (?:beginning|start) of )?$/i;
const UNTIL = /\b(?:until|till|up to|through)(?: and including)?(?: the end of)? $/i;

/** Whether one text leaves out the year behind which, or before which, the other begins or ends with the next. */
const meets = (one: string, first: number, other: string, second: number): boolean =>
  (AFTER.test(one) && FROM.test(other) && second === first + 1) || (EARLIER.test(one) && UNTIL.test(other) && second === first - 1);

/** How two years compare of which each tells the same limit from its own side; null where they do not. */
export function adjacentYears(claim: Quantity, asked: string, evidence: Quantity, held: string): ValueMatch | null {
  const [own, other] = [yearAlone(claim), yearAlone(evidence)];
  if (own === null || other === null || Math.abs(own - other) !== 1) return null;
  const here = asked.slice(Math.max(0, claim.span.start - BEFORE), claim.span.start);
  const there = held.slice(Math.max(0, evidence.span.start - BEFORE), evidence.span.start);
  return meets(here, own, there, other) || meets(there, other, here, own)
    ? approximate('the same limit, told by the year beside it')
    : null;
}

/** The year of a date that tells nothing else; null for any other. */
function yearAlone({ kind, date }: Quantity): number | null {
  if (kind !== 'date' || date?.year === undefined) return null;
  return date.month === undefined && date.day === undefined && date.until === undefined && date.quarter === undefined ? date.year : null;
}
