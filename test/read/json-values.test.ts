import { expect, it } from 'vitest';
import { property, rowsOf, wordsAt } from '../../src/read/json-values.ts';

it('gives what is there and nothing of what is not', () => {
  expect([property({ a: 1 }, 'a'), property({ a: 1 }, 'toString'), property(null, 'a')]).toEqual([1, undefined, undefined]);
  expect([rowsOf([1]), rowsOf('a')]).toEqual([[1], []]);
  expect([wordsAt({ a: 'b' }, 'a'), wordsAt({ a: ' ' }, 'a'), wordsAt({ a: 1 }, 'a')]).toEqual(['b', undefined, undefined]);
});
