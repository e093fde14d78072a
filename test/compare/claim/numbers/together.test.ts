import { expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

// More of them: `rates.test.ts`.
test('Lund and Graz have 24 boats in all.', () => {
  expect(numbersBetween('Lund and Graz have 24 boats in all.', 'Lund and Graz each have 12 boats.').map(({ match }) => match)).toEqual([
    'exact',
  ]);
});
