import { expect, test } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const dates = (text: string): unknown[] => readNumbers(text).flatMap(({ date }) => date ?? []);

test.each<[string, unknown[]]>([
  ['It fell on Christmas Day 1911.', [{ year: 1911, month: 12, day: 25 }]],
  ['It fell on New Year’s Eve of 1911.', [{ year: 1911, month: 12, day: 31 }]],
  ['It fell on Christmas Day.', []],
  ['Losses came in the first three months of 2014.', [{ year: 2014, quarter: 1 }]],
  ['Losses came in the last 3 months of 2014.', [{ year: 2014, quarter: 4 }]],
])('%s', (text, expected) => {
  expect(dates(text)).toEqual(expected);
});

test('three score are sixty, a test score is none', () => {
  const values = (text: string): number[] => readNumbers(text).map(({ value }) => value);
  expect(values('He bought three score candles.')).toEqual([60]);
  expect(values('He lived three score and ten years.')[0]).not.toBe(3);
  expect(values('Two score points were lost.')).toEqual([2]);
});
