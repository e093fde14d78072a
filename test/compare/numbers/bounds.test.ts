import { expect, test } from 'vitest';
import { numbersBetween } from '../../../src/compare/numbers.ts';

// More of them: `rates.test.ts`.
test('Nearly 300 visitors came to Lund.', () => {
  expect(numbersBetween('Nearly 300 visitors came to Lund.', '312 visitors came to Lund.').map(({ match }) => match)).toEqual(['mismatch']);
});
