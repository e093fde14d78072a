import { expect, it } from 'vitest';
import { mostOf } from '../../src/text/most-of.ts';

it('gives the greatest of any number of counts', () => {
  expect(mostOf([])).toBe(0);
  expect(mostOf([2, 7, 3])).toBe(7);
  expect(mostOf(Array.from({ length: 200_000 }, (_, i) => i))).toBe(199_999);
});
