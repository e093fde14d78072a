import { expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { otherPlace } from '../../../../src/compare/claim/limits/numbered.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const THERE = read('The duel is told in Chapter IV.');

// All signs together: `value-signs.test.ts`.
test('a value told otherwise is shown, the same in other words is not', () => {
  expect(otherPlace(read('The duel is told in chapter 6.'), THERE, () => [])?.how).toBe('swapped');
  expect(otherPlace(read('The duel is told in chapter 4.'), THERE, () => [])).toBeNull();
});
