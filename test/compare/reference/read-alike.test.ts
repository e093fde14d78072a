/** Lists of people in characters beside lists in Latin letters. */
import { describe, expect, it } from 'vitest';
import { readAlike } from '../../../src/compare/reference/read-alike.ts';
import type { CslName } from '../../../src/model/csl.ts';
import { personOf } from '../../../src/text/names.ts';

const people = (...names: readonly CslName[]) => names.flatMap((name) => personOf(name) ?? []);
const HAN = people({ family: '王', given: '建国' }, { literal: '刘芳' });

describe('names in characters and in Latin letters', () => {
  it('are alike where every family name is, in its place', () => {
    expect(readAlike(HAN, people({ family: 'Wang', given: 'J.' }, { family: 'Liu', given: 'F.' }), false)).toBe(true);
    expect(readAlike(people({ family: 'Jianguo', given: 'WANG' }, { family: 'Fang', given: 'LIU' }), HAN, false)).toBe(true);
    expect(readAlike(HAN, people({ family: 'Wang', given: 'J.' }), true)).toBe(true);
  });
  it('are not told alike else', () => {
    expect(readAlike(HAN, people({ family: 'Wang', given: 'J.' }), false)).toBe(false);
    expect(readAlike(HAN, people({ family: 'Wang', given: 'J.' }, { family: 'Chen', given: 'F.' }), false)).toBe(false);
    expect(readAlike(HAN, people({ family: 'Liu', given: 'F.' }, { family: 'Wang', given: 'J.' }), false)).toBe(false);
    expect(readAlike(HAN, HAN, false)).toBe(false);
    expect(readAlike([], [], false)).toBe(false);
  });
});
