import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanItem } from '../../../src/store/index/clean.ts';

describe('cleanItem', () => {
  it('keeps a CSL item as it is', () => {
    const item = {
      id: 'x',
      type: 'book',
      title: 'Barley',
      author: [{ family: 'Harrow', given: 'Ann', 'non-dropping-particle': 'van' }, { literal: 'Barley Board' }],
      issued: { 'date-parts': [[2011, 2, 3]] },
      DOI: '10.5555/x',
    };
    expect(cleanItem(item, 'f')).toEqual(item);
  });

  it('reads numbers, lists and dates as people write them', () => {
    const messy = {
      title: ['Barley', 'x'],
      volume: 12,
      issued: '2011-02',
      author: ['Ann Harrow', { name: 'Barley Board' }, { given: 'Solo' }, 7, {}],
      PMID: 77,
    };
    expect(cleanItem(messy, 'f#1')).toEqual({
      id: 'f#1',
      title: 'Barley',
      volume: '12',
      PMID: '77',
      author: [{ literal: 'Ann Harrow' }, { literal: 'Barley Board' }, { literal: 'Solo' }],
      issued: { 'date-parts': [[2011, 2]] },
    });
    expect(cleanItem({ title: 'T', issued: { 'date-parts': [['1999', null]] } }, 'f')?.issued).toEqual({ 'date-parts': [[1999]] });
    expect(cleanItem({ title: 'T', issued: { 'date-parts': 'soon', raw: 'in press' } }, 'f')?.issued).toEqual({ raw: 'in press' });
  });

  it('keeps of notes those that say that the work was taken back', () => {
    expect(cleanItem({ title: 'T', note: 'Retracted' }, 'f')?.note).toBe('Retracted');
    expect(cleanItem({ title: 'T', note: 'Read on a train' }, 'f')?.note).toBeUndefined();
  });

  it('leaves out abstracts and unknown keys, and bounds what it keeps', () => {
    const clean = cleanItem({ title: 'y'.repeat(100_000), abstract: 'long', constructor: 1, __proto__: { polluted: true } }, 'f');
    expect(clean?.title).toHaveLength(4000);
    expect(Object.keys(clean ?? {}).sort()).toEqual(['id', 'title']);
  });

  it('gives null for what is no record', () => {
    for (const value of [null, 1, 'x', [], {}, { type: 'book', title: '  ' }, { author: [] }]) expect(cleanItem(value, 'f')).toBeNull();
  });

  it('never throws, whatever the JSON, and what it gives comes out the same again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('title', 'author', 'issued', 'DOI', 'volume', 'editor'), fc.jsonValue()), (value) => {
        const once = cleanItem(value, 'f');
        if (once !== null) expect(cleanItem(once, 'f')).toEqual(once);
      }),
    );
  });
});
