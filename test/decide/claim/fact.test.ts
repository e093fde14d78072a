import { describe, expect, it } from 'vitest';
import { factStanding } from '../../../src/decide/claim/fact.ts';
import type { ClaimOutcome } from '../../../src/model/verdict.ts';

const OUTCOMES: readonly ClaimOutcome[] = ['supported', 'partial', 'unsupported', 'contradicted', 'unverifiable'];

describe('factStanding', () => {
  it('says of a fact what was found of it', () => {
    for (const claim of OUTCOMES) expect(factStanding(claim, 'supported')).toBe('borne');
    expect(factStanding('contradicted', 'contradicted')).toBe('against');
    expect(factStanding('partial', 'unsupported')).toBe('not-found');
  });

  it('never lets a fact weigh heavier than its claim', () => {
    for (const fact of OUTCOMES) {
      expect(['borne', 'with-the-rest']).toContain(factStanding('supported', fact));
      for (const claim of OUTCOMES) if (claim !== 'contradicted') expect(factStanding(claim, fact)).not.toBe('against');
    }
  });
});
