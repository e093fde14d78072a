/**
 * Ranks and shares of those ranked: who stands at the 90th percentile did better than 90 % of the others and is in the top 10 %, and may have
 * answered any share of the questions.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, equal, MOST_READ, raw, single } from './making.ts';

/** Letters beside a figure in which it is said what it ranks. */
const BESIDE = 40;
const BEHIND = /^(?:st|nd|rd|th|e|\.)?[\s-]{0,2}(?:per)?(?:cent|zent)il\p{L}{0,4}/iu;
const BEFORE = /\b(?:per)?(?:cent|zent)il\p{L}{0,4} $/iu;
const TOP = /\b(?:top|best|highest|upper|leading) $/i;
const BOTTOM = /\b(?:bottom|worst|lowest|lower) $/i;
const AHEAD =
  /(?:\b(?:better|higher|greater|more|larger|taller|heavier|faster|ahead|above)(?: (?:than|of))?|\b(?:beat(?:s|ing)?|outperform(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|outscor(?:es?|ed|ing)|outrank(?:s|ed|ing)?)) (?:about |roughly |approximately |around |some |nearly |almost )?$/i;
const OF_OTHERS = /^ of (?:the |all |other |those )?\p{L}/u;

/** Whether a number is a rank among a hundred: "the 90th percentile", "percentile 90". */
export const isPercentile = (text: string, { start, end }: Span): boolean =>
  BEHIND.test(text.slice(end, end + BESIDE)) || BEFORE.test(text.slice(Math.max(0, start - BESIDE), start));

/** The share of the others below whoever a number ranks, 0..1; null for a number that ranks nobody. */
function below({ kind, value, span, digits }: Quantity, text: string): number | null {
  if ((kind === 'ordinal' || kind === 'number') && value > 0 && value < 100) return isPercentile(text, span) ? value / 100 : null;
  if (kind !== 'ratio' || value <= 0 || value >= 1) return null;
  const before = text.slice(Math.max(0, digits.start - BESIDE), digits.start);
  if (TOP.test(before)) return 1 - value;
  if (BOTTOM.test(before)) return value;
  return AHEAD.test(before) && OF_OTHERS.test(text.slice(span.end, span.end + BESIDE)) ? value : null;
}

/** A rank told in another way than the evidence tells it. */
export function rankedAlike({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  const rank = single(claim) ? below(claim, claimText) : null;
  if (rank === null) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const other = single(one.quantity) ? below(one.quantity, text) : null;
    if (other !== null && equal(other, rank))
      return { says: `${raw(one)} = ${claim.raw}`, exact: true, value: claim.value, of: [one], sure: true };
  }
  return null;
}
