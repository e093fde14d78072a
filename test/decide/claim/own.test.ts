import { describe, expect, it } from 'vitest';
import { decideClaim } from '../../../src/decide/claim/index.ts';
import { PLAIN_CLAIM } from '../../../src/decide/claim/rule.ts';
import type { ClaimEvidence } from '../../../src/model/claim.ts';

const decided = (evidence: Partial<ClaimEvidence>): string => {
  const { rule, outcome } = decideClaim({ ...PLAIN_CLAIM, kind: 'own-work', ...evidence });
  return `${outcome} ${rule}`;
};

describe('claim/own-work', () => {
  it('says nothing of what a writer did where the cited work does not tell it', () => {
    expect(decided({ recall: 0.2 })).toBe('unverifiable claim/own-work');
    expect(decided({ recall: 0.7, mismatches: 1 })).toBe('unverifiable claim/own-work');
    expect(decided({ recall: 0.7, names: 1 })).toBe('unverifiable claim/own-work');
  });

  it('lets stand what the work tells too, and holds the rest against it where it tells nearly all', () => {
    expect(decided({ recall: 0.7 })).toBe('supported claim/supported-recall');
    expect(decided({ recall: 0.9, mismatches: 1 })).toBe('contradicted claim/contradicted-number');
  });
});
