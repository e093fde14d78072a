import { describe, expect, it } from 'vitest';
import { dayOfYear, isMonth, parseDate } from '../../../src/extract/parse/dates.ts';

describe('parseDate', () => {
  it.each([
    ['(2010).', [[2010]]],
    ['(l998).', [[1998]]],
    ['2OO4', [[2004]]],
    ['2010, March 4', [[2010, 3, 4]]],
    ['4 March 2010', [[2010, 3, 4]]],
    ['Mar. 4, 2010', [[2010, 3, 4]]],
    ['17-Mar-2009', [[2009, 3, 17]]],
    ['25. Februar 2013', [[2013, 2, 25]]],
    ['21.5.2002', [[2002, 5, 21]]],
    ['2013-02-25', [[2013, 2, 25]]],
    ['09/16/2009', [[2009, 9, 16]]],
    ['05/2007', [[2007, 5]]],
    ['décembre 2012', [[2012, 12]]],
    ['3 de mayo de 1999', [[1999, 5, 3]]],
    ['12 марта 2015', [[2015, 3, 12]]],
    ['2019年3月', [[2019, 3]]],
    ['1998–2001', [[1998], [2001]]],
    ['1998/99', [[1998], [1999]]],
    ['June 17-21, 2007', [[2007, 6, 17]]],
    ['14—17 Ottobre 2009', [[2009, 10, 14]]],
    ['March, the 28th 1999', [[1999, 3, 28]]],
    ['Aug1991.', [[1991, 8]]],
    ['Nov 94', [[1994, 11]]],
    ['April 97,', [[1997, 4]]],
    ['Nov. ’05', [[2005, 11]]],
    ['94-Mar-17', [[1994, 3, 17]]],
    ['17-Mar-94', [[1994, 3, 17]]],
    ['2016. 5', [[2016, 5]]],
    ['2019.2.', [[2019, 2]]],
  ])('%s', (text, parts) => {
    expect(parseDate(text)?.date['date-parts']).toEqual(parts);
  });

  it('gives the year alone when day and month could be swapped', () => {
    expect(parseDate('07/04/2002')?.date['date-parts']).toEqual([[2002]]);
  });

  it('keeps the letter behind the year, seasons, doubt and missing dates', () => {
    expect(parseDate('(2024a)')).toEqual({ date: { 'date-parts': [[2024]] }, suffix: 'a' });
    expect(parseDate('Spring 1999')?.date.season).toBe(1);
    expect(parseDate('ca. 1850')?.date.circa).toBe(true);
    expect(parseDate('n.d.')?.date).toEqual({ literal: 'n.d.' });
    expect(parseDate('in press')?.date).toEqual({ literal: 'in press' });
    expect(parseDate('page 12')).toBeNull();
    expect(parseDate('March 14')).toBeNull();
    expect(parseDate('4 May 12')).toBeNull();
    expect(parseDate('09.12.10')).toBeNull();
    expect(parseDate('')).toBeNull();
  });
});

describe('months of further languages', () => {
  it.each([
    ['3 mei 2010', [[2010, 5, 3]]],
    ['7 december 2018', [[2018, 12, 7]]],
    ['29 sierpnia 1997', [[1997, 8, 29]]],
    ['12. března 2015', [[2015, 3, 12]]],
    ['4. huhtikuuta 2011', [[2011, 4, 4]]],
    ['12 Mart 2017', [[2017, 3, 12]]],
    ['5. augusztus 2003', [[2003, 8, 5]]],
    ['14 вересня 2016', [[2016, 9, 14]]],
    ['3 Μαΐου 2008', [[2008, 5, 3]]],
    // October to the one and November to another.
    ['11 listopada 2012', [[2012]]],
  ])('%s', (text, parts) => {
    expect(parseDate(text)?.date['date-parts']).toEqual(parts);
  });
});

describe('a day whose year stands elsewhere', () => {
  it('is told with it, unless it is the days of a meeting or no day', () => {
    expect(dayOfYear('12 November,', 2019)).toEqual([2019, 11, 12]);
    expect(dayOfYear('December,', 2019)).toEqual([2019, 12]);
    expect(dayOfYear('7-10 December', 2019)).toBeNull();
    expect(dayOfYear('12 petals', 2019)).toBeNull();
    expect(isMonth('Września')).toBe(true);
    expect(isMonth('Petal')).toBe(false);
  });
});
