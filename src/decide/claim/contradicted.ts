/**
 * When a source says the contrary (seed 003, CONTRADICTED). Said only of a passage that speaks of the same matter: most of the
 * claim's words stand in it, and one sign turns it round. Anything less is "not borne out".
 */
import { type ClaimRule, SAME_MATTER, SPEAKS_AGAINST, SPEAKS_LOUD } from './rule.ts';

const negation: ClaimRule = {
  id: 'claim/contradicted-negation',
  outcome: 'contradicted',
  severity: 'error',
  by: 'lexical',
  says: 'A passage of {source} with most of these words says the contrary: one denies what the other states ({against}).',
  when: ({ turned, recall, judge }) => turned === 'negation' && recall >= SAME_MATTER && (judge === null || judge.supported < SPEAKS_LOUD),
  examples: [
    { evidence: { turned: 'negation' }, holds: true, note: '"did not reduce mortality" where the source has "reduced mortality"' },
    { evidence: { turned: 'negation', recall: 0.4 }, holds: false, note: 'the passage may speak of something else' },
    {
      evidence: { turned: 'negation', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a judge that read both sentences finds them to agree',
    },
  ],
};

const opposite: ClaimRule = {
  id: 'claim/contradicted-opposite',
  outcome: 'contradicted',
  severity: 'error',
  by: 'lexical',
  says: 'A passage of {source} with most of these words says the opposite: it has “{against}” for {words}.',
  when: ({ turned, recall, judge }) => turned === 'opposite' && recall >= SAME_MATTER && (judge === null || judge.supported < SPEAKS_LOUD),
  examples: [
    { evidence: { turned: 'opposite', recall: 0.8 }, holds: true, note: '"rose by 5 %" where the source has "fell by 5 %"' },
    { evidence: {}, holds: false, note: 'nothing turns it round' },
  ],
};

const number: ClaimRule = {
  id: 'claim/contradicted-number',
  outcome: 'contradicted',
  severity: 'error',
  by: 'numeric',
  says: 'A passage of {source} with most of these words has another value: {against} for {words}.',
  when: ({ mismatches, recall }) => mismatches > 0 && recall >= SAME_MATTER,
  examples: [
    { evidence: { mismatches: 1, recall: 0.8 }, holds: true, note: '$9.7 billion where the source has $3.2 billion' },
    { evidence: { mismatches: 1, recall: 0.45 }, holds: false, note: 'the value may be of something else: then it is only not borne out' },
  ],
};

const judged: ClaimRule = {
  id: 'claim/contradicted-judge',
  outcome: 'contradicted',
  severity: 'error',
  by: 'judge',
  says: 'A passage of {source} says the contrary, as the judge reads it: {why}.',
  when: ({ judge }) => judge !== null && judge.contradicted >= SPEAKS_AGAINST && judge.contradicted > judge.supported,
  examples: [
    { evidence: { judge: { name: 'entailment', supported: 0.02, contradicted: 0.95 } }, holds: true, note: '' },
    { evidence: { judge: { name: 'entailment', supported: 0.3, contradicted: 0.5 } }, holds: false, note: 'undecided' },
  ],
};

/** In the order asked. */
export const CONTRADICTED: readonly ClaimRule[] = [number, negation, opposite, judged];
