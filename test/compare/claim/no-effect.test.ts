import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../src/claims.ts';
import { effectDenied, formed, tellsEffect, tellsNone } from '../../../src/compare/claim/no-effect.ts';
import { turnable, turned } from '../../../src/compare/claim/recall/polarity.ts';
import { plainForm } from '../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../src/text/tokens.ts';

const read = (text: string) => {
  const tokens = tokensOf(text);
  return formed({ text, tokens, forms: tokens.map(plainForm) });
};
const verdict = (claim: string, evidence: string): string | undefined => verifyClaims([{ claim, evidence }])[0]?.verdict;

describe('an effect that the evidence denies', () => {
  it.each([
    ['Caffeine improved memory in older adults.', 'Caffeine had no effect on memory in older adults.'],
    ['Caffeine improved memory in older adults.', 'Caffeine made no difference to memory in older adults.'],
    ['Caffeine improved memory in older adults.', 'Caffeine was ineffective for memory in older adults.'],
    ['Caffeine improved memory in older adults.', 'Caffeine failed to improve memory in older adults.'],
    ['The vaccine lowered mortality among calves.', 'Mortality among calves was unaffected by the vaccine.'],
  ])('is told: %s / %s', (claim, evidence) => {
    expect(effectDenied(read(claim), read(evidence))).not.toBeNull();
    expect(verdict(claim, evidence)).not.toBe('supported');
    expect(turned(turnable(claim), evidence)).not.toBeNull();
  });

  it.each([
    ['Caffeine improved memory.', 'Caffeine improved memory but had no effect on attention.'],
    ['Caffeine improved memory.', 'Caffeine had no effect on attention.'],
    ['Prices rose after the merger.', 'Prices rose after the merger, while wages remained unchanged.'],
    ['Caffeine had no effect on memory.', 'Caffeine did not change memory.'],
    ['Prices fell after the merger.', 'Prices failed to rise after the merger.'],
  ])('is not made out of another: %s / %s', (claim, evidence) => {
    expect(effectDenied(read(claim), read(evidence))).toBeNull();
  });

  it('is asked for only where words say so', () => {
    expect([tellsEffect('It improved sleep.'), tellsEffect('It had no effect on sleep.'), tellsNone('Sleep was unchanged.')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('what is allowed and what is forbidden', () => {
  it.each([
    ['The castle is closed to visitors in winter.', 'The castle is not open to visitors in winter.'],
    ['No open fires are allowed in the wood.', 'Open fires are forbidden in the wood.'],
    ['Dogs are not allowed in the park.', 'Dogs are forbidden in the park.'],
    ['The salve had no effect on the rash.', 'The rash was unaffected by the salve.'],
  ])('is no contradiction where one denies the opposite of the other: %s', (claim, evidence) => {
    expect(verdict(claim, evidence)).not.toBe('contradicted');
  });

  it.each([
    ['Dogs are forbidden on the beach.', 'Dogs are allowed on a lead on the beach.'],
    ['The castle is open to visitors in winter.', 'The castle is closed to visitors in winter.'],
    ['No open fires are forbidden in the wood.', 'Open fires are forbidden in the wood.'],
    ['Patients felt alert after the second dose.', 'Patients felt drowsy after the second dose.'],
  ])('is not taken for the other: %s', (claim, evidence) => {
    expect(verdict(claim, evidence)).not.toBe('supported');
  });
});
