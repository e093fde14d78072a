import { expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const borneOut = (claim: string, evidence: string): boolean =>
  numbersBetween(claim, evidence).every(({ match }) => match === 'exact' || match === 'approximate');

test.each([
  ['The mill was run by the cooperative after 1990.', 'From 1991 on, the mill was run by the cooperative.'],
  ['From 1991 on, the mill was run by the cooperative.', 'The mill was run by the cooperative after 1990.'],
  ['The mill was run by the guild before 1991.', 'The mill was run by the guild until the end of 1990.'],
])('the same limit: %s — %s', (claim, evidence) => {
  expect(borneOut(claim, evidence)).toBe(true);
});

test.each([
  ['The mill was run by the cooperative after 1990.', 'From 1993 on, the mill was run by the cooperative.'],
  ['The mill was run by the cooperative in 1990.', 'From 1991 on, the mill was run by the cooperative.'],
])('another limit: %s — %s', (claim, evidence) => {
  expect(borneOut(claim, evidence)).toBe(false);
});

test('a year beside its decade is more than is known, and no contrary', () => {
  expect(numbersBetween('The bridge was rebuilt in 1924.', 'The bridge was rebuilt in the 1920s.')).toMatchObject([
    { match: 'mismatch', loosely: true },
  ]);
});
