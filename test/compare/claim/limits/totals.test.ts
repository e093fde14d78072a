import { expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { eachForSum } from '../../../../src/compare/claim/limits/totals.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const THERE = read('Lund and Graz each have 12 boats.');

// All signs together: `value-signs.test.ts`.
test('a value told otherwise is shown, the same in other words is not', () => {
  expect(eachForSum(read('Lund and Graz have 12 boats in total.'), THERE, () => [])?.how).toBe('swapped');
  expect(eachForSum(read('Lund and Graz each have 12 boats.'), THERE, () => [])).toBeNull();
});
