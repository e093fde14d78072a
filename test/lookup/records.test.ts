import { describe, expect, it } from 'vitest';
import { dateOf, isoOf, isoParts, joined, sourceOf } from '../../src/lookup/records.ts';

describe('values that state nothing', () => {
  it('are left out, in every field and name', () => {
    const source = sourceOf({
      adapter: 'a',
      id: '1',
      title: '(:tba)',
      titles: [':unav', 'A title'],
      author: [{ literal: ':unkn' }, { family: 'Marsh' }],
      publisher: '(:unav) unknown',
      doi: '10.5555/a',
      years: [],
      authorsComplete: true,
    });
    expect(source?.fields).toEqual({ DOI: '10.5555/a', author: [{ family: 'Marsh' }] });
    expect(source?.titles).toEqual(['A title']);
  });
});

describe('sourceOf', () => {
  const draft = { adapter: 'a', id: '1', years: [], authorsComplete: false };

  it('brings identifiers to their normal form and leaves out what is none', () => {
    const held = sourceOf({
      ...draft,
      title: 'Title.',
      doi: 'https://doi.org/10.1000/ABC',
      arxiv: 'arXiv:2205.14135v2',
      pmid: '123',
      pmcid: 'PMC123456',
      isbn: '0-306-40615-2',
      issn: '03785955',
      url: 'javascript:alert(1)',
    });
    expect(held?.fields).toEqual({
      title: 'Title',
      DOI: '10.1000/abc',
      arxiv: '2205.14135v2',
      PMID: '123',
      PMCID: 'PMC123456',
      ISBN: '9780306406157',
      ISSN: '0378-5955',
    });
    expect(sourceOf({ ...draft, title: 'T', doi: 'nonsense', arxiv: '5678.9012', isbn: '123' })?.fields).toEqual({ title: 'T' });
  });

  it('keeps years of print, each once, ascending', () => {
    expect(sourceOf({ ...draft, title: 'T', years: [2017, null, 2016, 2017, undefined, 0, 99999, Number.NaN, 2549] })?.years).toEqual([
      2016, 2017,
    ]);
  });

  it('keeps other titles only when they are other', () => {
    expect(sourceOf({ ...draft, title: 'T', titles: ['T', '', null, 'Le T', 'Le T'] })?.titles).toEqual(['Le T']);
  });

  it('is nothing when it names nothing', () => {
    expect(sourceOf({ ...draft, title: ' ' })).toBeNull();
    expect(sourceOf({ ...draft, title: null, doi: '10.1000/x' })).not.toBeNull();
  });
});

describe('dates', () => {
  it('go as far as they are stated', () => {
    expect(dateOf([2021, 3, 2])).toEqual({ 'date-parts': [[2021, 3, 2]] });
    expect(dateOf([2021, 13, 2])).toEqual({ 'date-parts': [[2021]] });
    expect(dateOf([2021, null])).toEqual({ 'date-parts': [[2021]] });
    for (const parts of [[], [null], null, undefined, [0], [1.5]]) expect(dateOf(parts)).toBeUndefined();
    expect(isoParts('2021-03-02T10:00:00Z')).toEqual([2021, 3, 2]);
    expect(isoParts('2021')).toEqual([2021]);
    expect(isoParts('soon')).toEqual([]);
    expect(isoOf([2021, 3, 2])).toBe('2021-03-02');
    expect(isoOf([2021])).toBe('2021');
    expect(isoOf([null])).toBeUndefined();
  });
});

describe('joined', () => {
  it('adds a subtitle once', () => {
    expect(joined('Head', 'tail')).toBe('Head: tail');
    expect(joined('Head?', 'tail')).toBe('Head? tail');
    expect(joined('Head: Tail', 'tail')).toBe('Head: Tail');
    expect(joined('Head', '')).toBe('Head');
  });
});
