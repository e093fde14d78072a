import { describe, expect, it } from 'vitest';
import { isModal, isNegation, narrows } from '../../src/text/weight.ts';

describe('words that carry weight', () => {
  it('knows negations and modals, contracted or not', () => {
    expect(['not', "isn't", 'without', 'nicht', 'jamais'].every(isNegation)).toBe(true);
    expect(['may', 'must', 'shall'].every(isModal)).toBe(true);
    expect(['note', 'mayor', 'the'].some((word) => isNegation(word) || isModal(word))).toBe(false);
  });

  it('knows what takes back a part of a sentence', () => {
    expect(['unless agreed', 'if so', 'for the purposes of § 3', 'but only in May', 'not in June', 'es sei denn, er'].every(narrows)).toBe(
      true,
    );
    expect(['and in June', 'iffy', 'but also in May', '', 'notably in June'].some(narrows)).toBe(false);
  });
});
