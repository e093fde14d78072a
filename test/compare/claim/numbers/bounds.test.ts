import { expect, it, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

// More of them: `rates.test.ts`.
test('Nearly 300 visitors came to Lund.', () => {
  expect(numbersBetween('Nearly 300 visitors came to Lund.', '312 visitors came to Lund.').map(({ match }) => match)).toEqual(['mismatch']);
});

it.each([
  ['Visitors may stay for over 90 days.', 'Visitors may stay for at most 90 days.', 'mismatch'],
  ['Visitors may stay for more than 90 days.', 'Visitors may stay for up to 90 days.', 'mismatch'],
  ['Visitors came over 90 days.', 'Visitors came for up to 90 days.', 'exact'],
  ['Visitors may not stay for more than 90 days.', 'Visitors may stay for up to 90 days.', 'exact'],
  ['The thesis may not be longer than 30 pages.', 'The thesis cannot exceed 30 pages.', 'exact'],
  ['The thesis may not be longer than 30 pages.', 'The thesis cannot exceed 40 pages.', 'mismatch'],
  ['The speed may not go beyond 50 km/h.', 'The speed must not exceed 50 km/h.', 'exact'],
  ['The speed may not fall below 50 km/h.', 'The speed must be at least 50 km/h.', 'exact'],
])('%s / %s', (claim, evidence, match) => {
  expect(numbersBetween(claim, evidence).map((one) => one.match)).toEqual([match]);
});
