import { expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { moreForLess } from '../../../../src/compare/claim/limits/more-than.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const THERE = read('There are 60 boats in Lund and 20 in Graz.');

// All signs together: `value-signs.test.ts`.
test('a value told otherwise is shown, the same in other words is not', () => {
  expect(moreForLess(read('There are more boats in Graz than in Lund.'), THERE, () => [])?.how).toBe('swapped');
  expect(moreForLess(read('There are more boats in Lund than in Graz.'), THERE, () => [])).toBeNull();
});
