import { expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { resultTurned } from '../../../../src/compare/claim/limits/contests.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const THERE = read('Lund beat Graz 3–1.');

// All signs together: `value-signs.test.ts`.
test('a value told otherwise is shown, the same in other words is not', () => {
  expect(resultTurned(read('Lund lost 3–1 to Graz.'), THERE, () => [])?.how).toBe('swapped');
  expect(resultTurned(read('Graz lost 3–1 to Lund.'), THERE, () => [])).toBeNull();
});
