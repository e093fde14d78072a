/**
 * When a sentence tells what its writer, or research at large, did: "We used the scales of Ng [3]". What the cited work does not say of it
 * is nothing against it; only where the work tells nearly all of it itself does it count what is missing or otherwise.
 */
import { CONTRADICTED } from './contradicted.ts';
import { PARTIAL_AGAINST, PARTIAL_FACT } from './fact.ts';
import { type ClaimRule, NEARLY_ALL } from './rule.ts';
import { UNSUPPORTED } from './unsupported.ts';

const TOLD: readonly ClaimRule[] = [...CONTRADICTED, ...UNSUPPORTED, PARTIAL_AGAINST, PARTIAL_FACT];

export const OWN_WORK: ClaimRule = {
  id: 'claim/own-work',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'This sentence tells what its writer, or research at large, does or did, which {source} need not say.',
  when: (evidence) => evidence.kind === 'own-work' && evidence.recall < NEARLY_ALL && TOLD.some((rule) => rule.when(evidence)),
  examples: [
    { evidence: { kind: 'own-work', recall: 0.3 }, holds: true, note: '"We used the scales of Ng [3]."' },
    { evidence: { kind: 'own-work', recall: 0.9 }, holds: false, note: 'the cited work tells the same in the first person' },
    { evidence: { recall: 0.3 }, holds: false, note: 'a statement of the matter' },
  ],
};
