import { describe, expect, it } from 'vitest';
import { pageOf, pagesOf, placesOf, seriesKey } from '../../../src/extract/running/printed-at.ts';

describe('where a decision is printed', () => {
  it('is told by volume, series and first page, in each series', () => {
    expect(placesOf('Roe v. Poe, 410 U.S. 113, 93 S. Ct. 705, 35 L. Ed. 2d 147 (1973)')).toEqual([
      { series: '410us', page: 113 },
      { series: '93sct', page: 705 },
      { series: '35led2d', page: 147 },
    ]);
    expect(placesOf('Roe v Poe [2015] UKSC 5')).toEqual([]);
    expect(seriesKey('678 F. Supp. 3d')).toBe('678fsupp3d');
  });
  it('has no pages in a data base, nor where the page is not known yet', () => {
    expect(pagesOf('Roe v. Poe, No. 19-cv-1, 2020 WL 12345, at *3 (S.D.N.Y. Jan. 2, 2020)')).toEqual([]);
    expect(pagesOf('Roe v. Poe, 600 U.S. ___ (2023)')).toEqual([]);
  });
  it.each([
    ['at 47', 47],
    ['556–57', 556],
    ['*4', null],
    ['¶ 12', null],
    ['[24]', null],
    [undefined, null],
  ])('%s names page %s', (place, page) => {
    expect(pageOf(place)).toBe(page);
  });
});
