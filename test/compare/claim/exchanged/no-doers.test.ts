import { expect, it } from 'vitest';
import { GIVEN, PREPOSITION, TIME } from '../../../../src/compare/claim/exchanged/no-doers.ts';

it('knows what beside a verb names no doer', () => {
  expect(GIVEN.test('given')).toBe(true);
  expect(TIME.test('autumn')).toBe(true);
  expect(TIME.test('strand')).toBe(false);
  expect(PREPOSITION.test('of')).toBe(true);
});
