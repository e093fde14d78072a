import { expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { endForBeginning } from '../../../../src/compare/claim/limits/spans.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const THERE = read('Hartmann lived in Lund from 1990 to 1995.');

// All signs together: `value-signs.test.ts`.
test('a value told otherwise is shown, the same in other words is not', () => {
  expect(endForBeginning(read('Hartmann left Lund in 1990.'), THERE, () => [])?.how).toBe('swapped');
  expect(endForBeginning(read('Hartmann left Lund in 1995.'), THERE, () => [])).toBeNull();
});
