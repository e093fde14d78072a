/** Family names in characters, and how they are written in Latin letters. */
import { describe, expect, it } from 'vitest';
import { readingsOf } from '../../src/text/east-asian-families.ts';

describe('a family name in characters', () => {
  it.each([
    ['王建国', 'wang'],
    ['張三', 'zhang'],
    ['张三', 'cheung'],
    ['欧阳娜娜', 'ouyang'],
    ['歐陽娜娜', 'ouyang'],
    ['上官婉儿', 'shangguan'],
    ['김민정', 'kim'],
    ['박민수'.normalize('NFD'), 'park'],
    ['田中一郎', 'tanaka'],
    ['佐々木花子', 'sasaki'],
    ['佐々木花子', 'sasaki'],
  ])('%s is %s', (name, family) => expect(readingsOf(name)).toContain(family));
  it('has no reading where the table has none, or where nothing is left for a given name', () => {
    expect(readingsOf('鷲尾花子')).toEqual([]);
    expect(readingsOf('王')).toEqual([]);
    expect(readingsOf('')).toEqual([]);
  });
});
