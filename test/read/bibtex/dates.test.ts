/** Dates as .bib files write them. */
import { describe, expect, it } from 'vitest';
import { bibDate, monthOf } from '../../../src/read/bibtex/dates.ts';

describe('bibDate', () => {
  it.each([
    [{ year: '2020' }, { 'date-parts': [[2020]] }],
    [{ year: '2020', month: 'June' }, { 'date-parts': [[2020, 6]] }],
    [{ year: '2020', month: '06', day: '2' }, { 'date-parts': [[2020, 6, 2]] }],
    [{ year: '2020', month: '12 January', day: '' }, { 'date-parts': [[2020, 1, 12]] }],
    [{ year: '2020', month: 'May/June' }, { 'date-parts': [[2020, 5]] }],
    [{ year: '2020', month: 'März' }, { 'date-parts': [[2020, 3]] }],
    [
      { year: '2020', month: 'Spring' },
      { 'date-parts': [[2020]], season: 1 },
    ],
    [{ year: '2019–2020' }, { 'date-parts': [[2019], [2020]] }],
    [{ year: '1998/99' }, { 'date-parts': [[1998], [1999]] }],
    [{ date: '2004-06-01/2006' }, { 'date-parts': [[2004, 6, 1], [2006]] }],
    [{ date: '1999-05' }, { 'date-parts': [[1999, 5]] }],
    [{ date: '1850?' }, { 'date-parts': [[1850]], circa: true }],
    [{ year: 'c. 1850' }, { 'date-parts': [[1850]], circa: true }],
    [{ year: 'in press' }, { literal: 'in press' }],
    [{ year: 'n.d.' }, { literal: 'n.d.' }],
    [{ date: '2004 Jun 1' }, { 'date-parts': [[2004, 6]] }],
  ])('reads %j', (fields, date) => {
    expect(bibDate(fields).date).toEqual(date);
  });

  it('keeps the letter behind the year, and gives nothing for nothing', () => {
    expect(bibDate({ year: '2020a' })).toEqual({ date: { 'date-parts': [[2020]] }, suffix: 'a' });
    expect(bibDate({})).toEqual({});
  });
});

it('monthOf knows months of several languages, and no others', () => {
  expect(['Jan', 'décembre', 'Okt.', 'agosto', '12', '13', 'x', ''].map(monthOf)).toEqual([1, 12, 10, 8, 12, null, null, null]);
});
