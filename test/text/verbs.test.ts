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

  it('knows the past', () => {
    expect([isPast('won'), isPast('released'), isPast('wins')]).toEqual([true, true, false]);
  });
});
