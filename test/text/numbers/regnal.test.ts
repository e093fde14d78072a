import { expect, test } from 'vitest';
import { romanValue } from '../../../src/text/numbers/regnal.ts';
import { readNumbers } from '../../../src/text/numbers.ts';

const labels = (text: string): string[] =>
  readNumbers(text).flatMap(({ kind, unit, value }) => (kind === 'label' ? [`${unit} ${value}`] : []));

test.each<[string, string[]]>([
  ['He painted Louis XIV.', ['louis 14']],
  ['He painted Louis the Fourteenth.', ['louis 14']],
  ['He served Charles V.', ['charles 5']],
  ['He was knighted by Elizabeth I.', ['elizabeth 1']],
  ['He lost an arm in World War II.', ['war 2']],
  ['He lost an arm in the Second World War.', ['war 2']],
  ['With Elizabeth I went home.', []],
  ['He met Malcolm X.', []],
  ['It was on Sunday the Fourteenth.', []],
  ['The vitamin MIX was sold.', []],
])('%s', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('Roman numerals up to 39, and nothing else', () => {
  expect(['I', 'IV', 'XIV', 'XXIII', 'XXXIX', 'IIII', 'MIX', ''].map(romanValue)).toEqual([1, 4, 14, 23, 39, 0, 0, 0]);
});
