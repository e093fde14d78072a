/**
 * Numbers of versions: "deprecated in 6.2, removed in 7.0". They name and count nothing, so that another version is no other value of the same, and words of
 * change beside them ("support was dropped in release 4.0") tell no direction.
 */
import type { Quantity } from '../../../text/quantity.ts';

const PARTED = /^\d{1,4}\.\d{1,4}$/;
const NAMED =
  /(?:\b(?:versions?|releases?|ver\.|update|build)\s|\bv|\b(?:deprecat|remov|add|introduc|dropp|support|availab|ship|chang|replac|renam|fix)\p{L}{0,6}\b[^.;]{0,40}\b(?:in|since|as of|until|from|with|by) )$/iu;
/** A noun behind it makes it an amount. */
const ENDS = /^(?:\W|$)(?!\s?\p{L})|^ (?:and|or|but|of|for|in|the|was|were|is|has|had|will|as)\b/u;
const REACH = 90;

/** Whether a number of a text is that of a version. */
export function isVersion({ kind, span, digits }: Quantity, text: string): boolean {
  if ((kind !== 'number' && kind !== 'label') || !PARTED.test(text.slice(digits.start, digits.end))) return false;
  return NAMED.test(text.slice(Math.max(0, digits.start - REACH), digits.start)) && ENDS.test(text.slice(span.end, span.end + 6));
}

/** Whether evidence has the number of a version as it is written. */
export function hasVersion({ digits }: Quantity, claim: string, evidence: string): boolean {
  const written = claim.slice(digits.start, digits.end);
  for (let at = evidence.indexOf(written); at >= 0; at = evidence.indexOf(written, at + 1))
    if (!/\d/.test(evidence[at - 1] ?? '') && !/\d/.test(evidence[at + written.length] ?? '')) return true;
  return false;
}
