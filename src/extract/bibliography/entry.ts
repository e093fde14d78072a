/**
 * Whether a piece of text may stand in a list as an entry of its own: it has the look of a printed reference, or it cites a law, a
 * decision, a standard, a patent in the form of its kind, which often has neither names nor pages nor a year. Lists of lawyers
 * and engineers hold little else.
 */

import { namesCanonical } from '../triage.ts';
import { likeness, looksLikeEntry, soundsLikeProse } from './likeness.ts';

/** A citation of a law that is longer than this is a sentence that speaks of one. */
const LONGEST = 400;

/** True when the text would pass for one entry of a list, whatever it cites. */
export function passesForEntry(text: string): boolean {
  if (looksLikeEntry(text)) return true;
  if (text.length > LONGEST || soundsLikeProse(text) || likeness(text) < -1) return false;
  return namesCanonical(text.replace(/^\s*(?:[[(]\d{1,4}[\])]|\d{1,4}[.)])\s+/, ''));
}
