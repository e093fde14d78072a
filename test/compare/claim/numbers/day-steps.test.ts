import { expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

// More of them: `rates.test.ts`.
test('Hartmann left on 1 April 1911.', () => {
  expect(
    numbersBetween('Hartmann left on 1 April 1911.', 'Hartmann arrived on 31 March 1911 and left the following day.').map(
      ({ match }) => match,
    ),
  ).toEqual(['exact']);
});
