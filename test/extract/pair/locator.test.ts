import { describe, expect, it } from 'vitest';
import { bareLocator, locatorIn } from '../../../src/extract/pair/locator.ts';

describe('locatorIn', () => {
  it.each([
    ['contract § 4.2', 'section', '4.2', undefined],
    ['contract, Section 12(b)', 'section', '12(b)', undefined],
    ['§§ 4–6', 'section', '4', '6'],
    ['Art. 17(2)(c)', 'section', '17(2)(c)', undefined],
    ['clause 7.1.3', 'section', '7.1.3', undefined],
    ['Article IV', 'section', 'IV', undefined],
    ['Smith 2020, p. 45', 'page', '45', undefined],
    ['pp. 45-7', 'page', '45', '7'],
    ['S. 12', 'page', '12', undefined],
    ['Id. at 534', 'page', '534', undefined],
    ['at *3', 'page', '3', undefined],
    ['第45页', 'page', '45', undefined],
    ['Иванов 2020, с. 45', 'page', '45', undefined],
    ['¶ 12', 'paragraph', '12', undefined],
    ['para. 12-14', 'paragraph', '12', '14'],
    ['lines 3-5', 'line', '3', '5'],
    ['L3-L5', 'line', '3', '5'],
    ['at 1:02:03', 'time', '1:02:03', undefined],
    ['00:12–00:14', 'time', '00:12', '00:14'],
  ])('reads %s', (words, kind, value, to) => {
    const locator = locatorIn(words)?.locator;
    expect([locator?.kind, locator?.value, locator?.to]).toEqual([kind, value, to]);
  });

  it.each(['contract', 'Smith 2020', 'a part of it', 'he spoke at length', ''])('reads none in %j', (words) =>
    expect(locatorIn(words)).toBeUndefined(),
  );
});

describe('bareLocator', () => {
  it.each([
    [', 45', 'page', '45'],
    [': 45–47', 'page', '45'],
    [' 4.2', 'section', '4.2'],
    ['#data-protection', 'section', 'data protection'],
    [' § Confidentiality', 'section', 'Confidentiality'],
  ])('reads %j', (rest, kind, value) => expect(bareLocator(rest)).toMatchObject({ kind, value }));

  it('takes no paragraph of a work for a page', () => expect(locatorIn('P 6.18')).toBeUndefined());

  it('reads none in other words', () => expect(bareLocator(' and more')).toBeUndefined());
});
