import { describe, expect, it } from 'vitest';
import { groundingOf } from '../../../src/decide/claim/grounding.ts';

describe('groundingOf', () => {
  it('lets no retracted source ground anything, and claims nothing of what was not checked', () => {
    expect(groundingOf('supported', false)).toBe('supported');
    for (const outcome of ['partial', 'unsupported', 'contradicted'] as const) expect(groundingOf(outcome, false)).toBe('unsupported');
    expect(groundingOf('unverifiable', false)).toBeNull();
    for (const outcome of ['supported', 'partial', 'unsupported', 'contradicted', 'unverifiable'] as const)
      expect(groundingOf(outcome, true)).toBe('retracted_source');
  });
});
