import { describe, expect, it } from 'vitest';
import { isModal, isNegation } from '../../src/text/weight.ts';

describe('words that carry weight', () => {
  it('knows negations and modals, contracted or not', () => {
    expect(['not', "isn't", 'without', 'nicht', 'jamais'].every(isNegation)).toBe(true);
    expect(['may', 'must', 'shall'].every(isModal)).toBe(true);
    expect(['note', 'mayor', 'the'].some((word) => isNegation(word) || isModal(word))).toBe(false);
  });
});
