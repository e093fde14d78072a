/** A key names one entry. */
import { expect, it } from 'vitest';
import { uniqueKey } from '../../../src/read/csl/keys.ts';

it('numbers repeated keys, also when the numbered form is taken', () => {
  const taken = new Map<string, number>();
  expect(['a', 'a (2)', 'a', 'a', 'constructor'].map((key) => uniqueKey(key, taken))).toEqual([
    'a',
    'a (2)',
    'a (2) (2)',
    'a (3)',
    'constructor',
  ]);
});
