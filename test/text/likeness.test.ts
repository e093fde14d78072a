import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CslItem } from '../../src/model/csl.ts';
import { bestTitle, likened, likeness, peopleLikeness, titleLikeness } from '../../src/text/likeness.ts';

const like = (a: CslItem, b: CslItem): number => likeness(likened(a), likened(b));
const people = (a: readonly string[], b: readonly string[]): number | null =>
  peopleLikeness(likened({ author: a.map((family) => ({ family })) }).people, likened({ author: b.map((family) => ({ family })) }).people);

describe('titleLikeness', () => {
  it('heeds the order of words', () => {
    expect(titleLikeness('cats on the roofs of mills', 'mills on the roofs of cats')).toBeLessThan(0.75);
  });

  it('counts a head without its subtitle, and a title inside a longer line, as near', () => {
    expect(titleLikeness('sorting barley by moonlight', 'sorting barley by moonlight a field study')).toBeGreaterThan(0.9);
    const line = 'harrow a 2011 sorting barley by moonlight journal of grains 12';
    expect(titleLikeness('sorting barley by moonlight', line)).toBeGreaterThanOrEqual(0.8);
    expect(
      titleLikeness('sorting barley by moonlight', 'x y z sorting bar ley bymoonlight journal of the grains of the north 12'),
    ).toBeGreaterThanOrEqual(0.8);
    expect(titleLikeness('grain', 'the grain of truth')).toBeLessThan(0.6);
  });

  it('is 1 only for equal titles, 0 for none, within 0..1 and symmetric', () => {
    const title = fc
      .array(fc.constantFrom('barley', 'moon', 'sorting', 'of', 'light', 'x'), { maxLength: 9 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(title, title, (a, b) => {
        const score = titleLikeness(a, b);
        expect(score).toBe(titleLikeness(b, a));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score === 1).toBe(a === b && a !== '');
      }),
    );
    expect(titleLikeness('', '')).toBe(0);
    expect(bestTitle([], ['a'])).toBe(0);
  });
});

describe('peopleLikeness', () => {
  it('weighs the first name and the share of names', () => {
    expect(people(['Harrow', 'Quill'], ['Harrow', 'Quill'])).toBe(1);
    expect(people(['Harrow'], ['Harrow', 'Quill', 'Roe'])).toBe(1);
    expect(people(['Quill', 'Harrow'], ['Harrow', 'Quill'])).toBe(0.5);
    expect(people(['Ash'], ['Harrow'])).toBe(0);
    expect(people([], ['Harrow'])).toBeNull();
  });

  it('finds a family name among the words of an undivided name', () => {
    expect(
      peopleLikeness(likened({ author: [{ family: 'Harrow' }] }).people, likened({ author: [{ literal: 'Ann Harrow' }] }).people),
    ).toBe(1);
  });
});

describe('likeness', () => {
  const work: CslItem = { title: 'Sorting barley by moonlight', author: [{ family: 'Harrow' }], issued: { 'date-parts': [[2011]] } };

  it('puts the work before its namesake and its authors’ other works', () => {
    const namesake = { ...work, author: [{ family: 'Quill' }] };
    const other = { ...work, title: 'Copper roofs of the northern towns' };
    expect(like(work, work)).toBeGreaterThan(like(work, namesake));
    expect(like(work, namesake)).toBeGreaterThan(like(work, other));
    expect(like(work, other)).toBeGreaterThan(like(work, { title: 'Something else' }));
  });

  it('takes a year alone for little, and nothing for nothing', () => {
    expect(like({ issued: work.issued ?? {} }, work)).toBeLessThan(0.5);
    expect(like({}, work)).toBe(0);
  });

  it('lets pages and volume tell two of one title apart', () => {
    const cited = { ...work, volume: '3', page: '10-20' };
    expect(like(cited, { ...work, volume: '3', page: '10' })).toBeGreaterThan(like(cited, { ...work, volume: '4', page: '77' }));
  });
});
