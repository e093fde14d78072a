import { expect, test } from 'vitest';
import { COMPARES, goesOn, kin, MOVES } from '../../../../src/compare/claim/null-results/told.ts';
import { plainForm } from '../../../../src/compare/claim/select/expand.ts';

const form = (text: string): string => plainForm({ text, kind: 'word' });

test.each([
  ['survival', 'survived', true],
  ['women', 'men', true],
  ['old', 'young', true],
  ['mortality', 'latency', false],
])('%s and %s are of one family: %s', (one, other, wanted) => {
  expect(kin(form(one), form(other))).toBe(wanted);
});

test('what moved, and what is more than another, is found', () => {
  expect('it lowered the rate and raised the cost'.match(MOVES)).toEqual(['lowered', 'raised']);
  expect('more than half of it, and more than a placebo'.match(COMPARES)).toEqual(['more']);
  expect('women lived longer than men'.match(COMPARES)?.map((word) => word.trim())).toEqual(['longer']);
});

test.each([
  [', but it lowered the rate', true],
  [', and lowered the rate', true],
  [' but significantly lowered the rate', true],
  [', but in women the drug lowered the rate', false],
])('"%s" goes on of the same: %s', (clause, wanted) => {
  expect(goesOn(clause, clause.indexOf('lowered'))).toBe(wanted);
});
