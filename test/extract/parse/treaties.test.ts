import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (raw: string) => parseReference(raw).fields;

describe('readTreaty', () => {
  it.each([
    [
      'Vienna Convention on the Law of Treaties (adopted 23 May 1969, entered into force 27 January 1980) 1155 UNTS 331.',
      'Vienna Convention on the Law of Treaties',
      1969,
      '1155',
      '331',
    ],
    ['Convention on Biological Diversity, 5 June 1992, 1760 U.N.T.S. 79.', 'Convention on Biological Diversity', 1992, '1760', '79'],
  ])('%s', (raw, title, year, volume, page) => {
    const { fields, spans } = parseReference(raw);
    expect(fields).toMatchObject({ type: 'legislation', title, volume, page });
    expect(fields.issued?.['date-parts']?.[0]?.[0]).toBe(year);
    expect(fields.author).toBeUndefined();
    for (const name of ['title', 'volume', 'page'] as const) {
      const [place] = spans[name] ?? [];
      expect(raw.slice(place?.start, place?.end)).toBe(fields[name]);
    }
  });
  it('leaves articles that speak of the series', () => {
    expect(read('Roe, A. (2001). The UNTS and its volumes. Treaty Review, 12, 33–41.').type).toBe('article-journal');
  });
});

describe('a treaty told by when it was adopted', () => {
  it.each([
    'Convention on the Rights of Hedges, adopted 20 November 1989, entered into force 2 September 1990, 1577 UNTS 3.',
    'Convention on the Rights of Hedges, opened for signature 20 November 1989, 1577 UNTS 3 (entered into force 2 September 1990).',
  ])('%s', (raw) => {
    const { title, volume, page, issued } = read(raw);
    expect([title, volume, page, issued?.['date-parts']?.[0]?.[0]]).toEqual(['Convention on the Rights of Hedges', '1577', '3', 1989]);
  });
});
