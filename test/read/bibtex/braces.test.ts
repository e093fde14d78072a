import { expect, it } from 'vitest';
import { closeOf, splitTop } from '../../../src/read/bibtex/braces.ts';

it('parts only outside braces, and passes over what a backslash writes', () => {
  expect(splitTop('a,b', ',')).toEqual(['a', 'b']);
  expect(splitTop('{a,b},c\\,{d', ',')).toEqual(['{a,b}', 'c\\,{d']);
});

it('finds where a brace closes', () => {
  expect(closeOf('{a{b}\\}}c', 0)).toBe(7);
  expect(closeOf('{a{b}', 0)).toBe(-1);
});
