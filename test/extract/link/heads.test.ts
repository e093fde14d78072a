import { describe, expect, it } from 'vitest';
import { declined, headsOf, inOrder, others, shortensEnd } from '../../../src/extract/link/heads.ts';

describe('headsOf', () => {
  it('gives a family name with and without its particles', () => {
    expect([...headsOf({ family: 'Berg', given: 'J.', 'non-dropping-particle': 'van den' }, 'van den Berg J.')]).toEqual(
      expect.arrayContaining(['van den berg', 'berg']),
    );
  });
  it('gives the name of a body and its initials', () => {
    const heads = headsOf({ literal: 'Office of Garden Affairs' }, 'Office of Garden Affairs. On moss.');
    expect([...heads]).toEqual(expect.arrayContaining(['office of garden affairs', 'oga']));
  });
  it('gives what may be the family of a name without a space', () => {
    expect([...headsOf({ literal: '田中太郎' }, '田中太郎')]).toEqual(expect.arrayContaining(['田', '田中', '田中太郎']));
  });
  it('gives the first words where nothing was parsed', () => {
    expect([...headsOf(undefined, 'Quist (2001) On hedges.')]).toContain('quist');
  });
});

describe('others', () => {
  const work = (families: string[], cut = false) => ({ families, given: 'ada', cut });
  it.each([
    [{ families: ['Roe'], etAl: false }, work(['roe']), true],
    [{ families: ['Roe'], etAl: false }, work(['roe', 'ng']), false],
    [{ families: ['Roe', 'Ng'], etAl: false }, work(['roe', 'ng']), true],
    [{ families: ['Roe', 'Ng'], etAl: false }, work(['roe', 'ng', 'li']), false],
    [{ families: ['Roe'], etAl: true }, work(['roe', 'ng', 'li']), true],
    [{ families: ['Roe'], etAl: true }, work(['roe']), false],
    // The entry itself says "Roe, A., et al."
    [{ families: ['Roe'], etAl: true }, work(['roe'], true), true],
    [{ families: ['Roe'], etAl: false }, work(['roe'], true), false],
    // "(Roe, Ada, 1983)"
    [{ families: ['Roe', 'Ada'], etAl: false }, work(['roe']), true],
  ])('%j of %j: %s', (mark, authors, expected) => {
    expect(others(mark, authors)).toBe(expected);
  });
});

describe('declined', () => {
  it('knows a name by its stem', () => {
    expect(declined('сидорову', new Set(['сидоров']))).toBe(true);
    expect(declined('сидорову', new Set(['сидоренко']))).toBe(false);
    expect(declined('szackiej', new Set(['szacka']))).toBe(true);
    expect(declined('golki', new Set(['golka']))).toBe(true);
    expect(declined('golki', new Set(['goliat']))).toBe(false);
  });
});

describe('inOrder', () => {
  const work = { families: ['meier', 'adam', 'zeller', 'vogt'], given: 'peter', cut: false };
  it.each([
    [['Meier', 'Adam'], true],
    [['Meier', 'Vogt'], false],
    [['Meier'], true],
  ])('%j: %s', (families, expected) => expect(inOrder({ families, etAl: true }, work)).toBe(expected));
});

describe('shortensEnd', () => {
  it.each([
    ['usda nass', 'usda national agricultural statistics service', true],
    ['usda nass', 'usda national agricultural statistics board', false],
    ['usda nas', 'epa national agricultural service', false],
    ['nass', 'national agricultural statistics service', false],
  ])('%s for %s', (head, name, does) => {
    expect(shortensEnd(head, name)).toBe(does);
  });
});
