import { describe, expect, it } from 'vitest';
import { finite, isPast, mainVerb, pastOf } from '../../src/text/verbs.ts';

describe('verbs', () => {
  it.each([
    ['achieving', 'achieved'],
    ['carrying', 'carried'],
    ['stopping', 'stopped'],
    ['winning', 'won'],
    ['playing', 'played'],
    ['during', null],
  ])('puts %s in the past', (word, past) => {
    expect(pastOf(word)).toBe(past);
  });

  it('takes a form in -ed for a verb only where it governs something', () => {
    expect(finite('improved', 'the')).toBe(true);
    expect(finite('improved', 'performance')).toBe(false);
    expect(mainVerb('drug', 'reduced', 'mortality')).toBe(true);
    expect(mainVerb('the', 'reduced', 'mortality')).toBe(false);
  });

  it('takes figures, money and words in capitals behind a verb for what it governs, and nothing at all', () => {
    for (const behind of ['', '5', '12th', '$5', '€3', '£', 'THE', 'Twelve', 'no']) expect(finite('covers', behind)).toBe(true);
    for (const behind of ['thes', 'theory', 'a.', 'x5', ' the']) expect(finite('covers', behind)).toBe(false);
    expect([finite('improved', 'Harlow'), finite('covers', 'Harlow'), finite('includes', 'theory')]).toEqual([true, false, true]);
  });

  it('knows the past', () => {
    expect([isPast('won'), isPast('released'), isPast('wins')]).toEqual([true, true, false]);
  });
});
