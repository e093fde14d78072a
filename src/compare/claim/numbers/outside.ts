/** What lies outside a range of which the evidence tells too: "children under 4" beside "from 4 to 14 pay half, younger ones nothing". */
import type { Quantity } from '../../../text/quantity.ts';
import { adjacentYears } from './adjacent-years.ts';
import { DOWN } from './bounds.ts';
import { approximate, differs, type ValueMatch } from './match.ts';
import { otherSideOfLimit } from './stands.ts';

const BELOW = /\b(?:younger|below|under|smaller|fewer|less)\b/i;
const ABOVE = /\b(?:older|above|over|larger|more)\b/i;
/** Letters behind a range in which it is told what lies outside. */
const SOON = 60;

/** How a bounded number of a claim compares with a range that ends where it begins; null where it does not. */
function outsideRange(claim: Quantity, { value, high, span, kind, unit }: Quantity, text: string): ValueMatch | null {
  if (value === high || claim.kind !== kind || claim.unit !== unit || claim.high !== claim.value) return null;
  const behind = text.slice(span.end, span.end + SOON);
  const under = claim.bound === 'under' && claim.value === value && BELOW.test(behind);
  const over = claim.bound === 'over' && claim.value === high && ABOVE.test(behind);
  return under || over ? approximate('what lies outside the range') : null;
}

/** "Over six weeks" may mean during them; behind these words nothing but a bound is meant. */
const PLAINLY_MORE =
  /\b(?:(?:more|longer|later|older) than|exceed(?:s|ed|ing)?|(?:for|well|just|far|aged?|lasted) over|beyond|in excess of|upwards of) $/i;
/** Letters before a number in which its bound stands. */
const BEFORE = 24;

/** "For over 90 days" beside "for at most 90 days": a stretch of time that is bounded the other way; null where the claim's bound may be no bound. */
function boundTurned(claim: Quantity, asked: string, evidence: Quantity): ValueMatch | null {
  if (claim.unit !== 'time' || claim.bound !== 'over' || evidence.bound === 'nearly' || !DOWN.has(evidence.bound)) return null;
  if (evidence.kind !== claim.kind || evidence.unit !== claim.unit || evidence.high !== claim.high) return null;
  return PLAINLY_MORE.test(asked.slice(Math.max(0, claim.span.start - BEFORE), claim.span.start)) ? differs('hedged the other way') : null;
}

/** How two numbers compare of which each tells the same limit in its own way; null where they do not. Takes both texts, `asked` of the claim and `held` of the evidence. */
export const sameLimit = (claim: Quantity, asked: string, evidence: Quantity, held: string): ValueMatch | null =>
  outsideRange(claim, evidence, held) ??
  otherSideOfLimit(claim, asked, evidence, held) ??
  boundTurned(claim, asked, evidence) ??
  adjacentYears(claim, asked, evidence, held);
