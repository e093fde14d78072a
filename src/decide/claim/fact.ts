/**
 * How one fact of a claim stands, from the verdict of the claim and that of the fact read as a claim of its own. A fact never weighs
 * heavier than its claim: cut out of its sentence it has lost words that a source may answer to, so that alone it is no ground for
 * saying more than was said of the whole.
 */
import type { FactStanding } from '../../model/claim.ts';
import type { ClaimOutcome } from '../../model/verdict.ts';

/** Takes the verdict on the claim, and on its fact beside the source that bears it out best. */
export function factStanding(claim: ClaimOutcome, fact: ClaimOutcome): FactStanding {
  if (fact === 'supported') return 'borne';
  if (claim === 'supported') return 'with-the-rest';
  return claim === 'contradicted' && fact === 'contradicted' ? 'against' : 'not-found';
}
