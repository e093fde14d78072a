import { expect, test } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

test('years before and in the common era', () => {
  expect(readNumbers('From 44 BC to AD 79 and 120 CE.').map(({ date }) => date?.year)).toEqual([-44, 79, 120]);
});
