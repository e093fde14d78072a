import { describe, expect, it } from 'vitest';
import { headsOf } from '../../src/extract/link-heads.ts';

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
