import { expect, test } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const last = (text: string): string => {
  const found = readNumbers(text).at(-1);
  return `${found?.plain} ${found?.shown || found?.kind}`;
};

test.each([
  ['Fractures healed in 34 days instead of 21.', '21 day'],
  ['Chicks fledge at 52 days, against 61 in the south.', '61 day'],
  ['It took seven years rather than the planned four.', '4 year'],
  ['Response rates were 71 % in villages and 54 in towns.', '54 %'],
  ['Margins narrowed to 4.3 % from 6.1 a year before.', '6.1 %'],
])('a figure set against one with a unit has it too: %s', (text, wanted) => {
  expect(last(text)).toBe(wanted);
});

test.each([
  ['a noun follows', 'They stayed 12 days instead of 3 visits.', '3 number'],
  ['another preposition', 'It rose 71 % in villages and 54 of them closed.', '54 number'],
  ['far away', 'It lasted 34 days, which nobody in the town or in any of the villages around it had foreseen, instead of 21.', '21 number'],
  ['nothing sets the two against each other', 'It lasted 34 days and cost 21.', '21 number'],
])('and has none where %s', (_, text, wanted) => {
  expect(last(text)).toBe(wanted);
});

test('what was read at first stays among its readings', () => {
  expect(readNumbers('34 days instead of 21').at(-1)?.others[0]).toEqual({ kind: 'number', value: 21, high: 21, unit: '' });
});

test.each(['3 constructor against 8 in the other group', '5 toString instead of 4.'])(
  'a word that every object has is no unit and no currency: %s',
  (text) => {
    expect(readNumbers(text).every(({ kind, unit }) => kind === 'number' && unit === '')).toBe(true);
  },
);
