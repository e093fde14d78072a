/** Journals told apart by one word, and those that are not. */
import { describe, expect, it } from 'vitest';
import { areSiblings, isOtherWord, isSister, otherSection, sectionOf } from '../../src/compare/venue-siblings.ts';

describe('journals told apart by one word', () => {
  it.each([
    ['british', 'american'],
    ['eur', 'international'],
    ['archives', 'annals'],
    ['lett', 'reviews'],
  ])('%s and %s', (a, b) => {
    expect(areSiblings([a], [b])).toBe(true);
    expect(areSiblings([b], [a])).toBe(true);
  });
  it.each([
    [['am'], ['american']],
    [['annals'], ['american']],
    [['zeitschrift'], ['journal']],
    [['british', 'medical'], ['american']],
    [[], ['american']],
  ])('not %s and %s', (a, b) => {
    expect(areSiblings(a, b)).toBe(false);
  });
  it('one word in the place of another makes another name, if it can be no slip, short form or sort of journal', () => {
    const other = (a: string, b: string): boolean => isOtherWord([a], [b]) && isOtherWord([b], [a]);
    for (const [a, b] of [
      ['med', 'genet'],
      ['methods', 'science'],
      ['cardiology', 'neurology'],
      ['computation', 'networks'],
    ] as const)
      expect(other(a, b), a).toBe(true);
    for (const [a, b] of [
      ['comptuation', 'computation'],
      ['zeitschrift', 'physics'],
      ['b', 'physics'],
      ['physics2', 'biology'],
    ] as const)
      expect(other(a, b), a).toBe(false);
    expect(isOtherWord(['cell', 'biology'], ['physics'])).toBe(false);
    expect(isOtherWord([], ['physics'])).toBe(false);
  });
  it('a word behind the name makes a sister of it', () => {
    expect(isSister('letters')).toBe(true);
    expect(isSister('commun')).toBe(true);
    expect(isSister('london')).toBe(false);
  });
  it('knows sections, before their titles and with stops', () => {
    expect(sectionOf('Phys.Rev.D')).toBe('d');
    expect(sectionOf('Journal of Physics A: Mathematical and General')).toBe('a');
    expect(sectionOf('Nature')).toBeNull();
    expect(otherSection('Phys. Rev. B', 'Phys.Rev.D')).toBe(true);
    expect(otherSection('Phys. Rev.', 'Phys.Rev.D')).toBe(false);
  });
});
