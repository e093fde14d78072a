/**
 * How a statement stands on what it cites, in the three words of seed 000. A retracted source grounds nothing, even where its text
 * bears the statement out; what is borne out only in part is not supported. Silence stays silence: null where nothing was checked.
 */
import type { Grounding } from '../../model/claim.ts';
import type { ClaimOutcome } from '../../model/verdict.ts';

/** Takes the claim's verdict and whether a work it cites has been retracted. */
export function groundingOf(outcome: ClaimOutcome, retracted: boolean): Grounding | null {
  if (retracted) return 'retracted_source';
  if (outcome === 'unverifiable') return null;
  return outcome === 'supported' ? 'supported' : 'unsupported';
}
