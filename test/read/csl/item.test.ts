/** Unchecked JSON in, known variables of the right shape out. */
import { describe, expect, it } from 'vitest';
import { cslItem } from '../../../src/read/csl/item.ts';

describe('cslItem', () => {
  it('takes known variables and drops the rest', () => {
    expect(
      cslItem({
        id: 7,
        type: 'book',
        title: ['T <i>x</i>'],
        author: [{ family: 'Roe', given: 'Ann', age: 3 }, 'Group', 5],
        issued: { 'date-parts': [['2001', 13]] },
        volume: 4,
        DOI: 'https://doi.org/10.1000/X',
        custom: {},
      }),
    ).toEqual({
      id: '7',
      type: 'book',
      title: 'T x',
      author: [{ family: 'Roe', given: 'Ann' }, { literal: 'Group' }],
      issued: { 'date-parts': [[2001]] },
      volume: '4',
      DOI: '10.1000/X',
    });
  });

  it('reads dates in other forms', () => {
    expect(cslItem({ title: 'a', issued: '2001-02-03' })?.issued).toEqual({ 'date-parts': [[2001, 2, 3]] });
    expect(cslItem({ title: 'a', issued: { raw: 'June 2001' } })?.issued).toEqual({ 'date-parts': [[2001, 6]] });
    expect(cslItem({ title: 'a', year: 1999 })?.issued).toEqual({ 'date-parts': [[1999]] });
  });

  it('gives null for what describes no work', () => {
    for (const value of [null, 5, 'x', [], {}, { id: 'a' }, JSON.parse('{"__proto__":{"title":"x"}}')]) expect(cslItem(value)).toBeNull();
  });
});

describe('an item that is only an identifier', () => {
  it('names a work all the same; one that names nothing is none', () => {
    for (const item of [{ arxiv: '1706.03762' }, { PMID: '12345' }, { ISBN: '9780306406157' }, { DOI: '10.5555/a' }])
      expect(cslItem(item)).toMatchObject(item);
    expect(cslItem({ note: 'nothing' })).toBeNull();
  });
});
