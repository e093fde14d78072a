import { expect, it } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const read = (text: string) => readNumbers(text).map(({ kind, value, raw }) => [kind, Number(value.toPrecision(4)), raw]);

it.each<[string, (string | number)[][]]>([
  ['One train in eight was late.', [['ratio', 0.125, 'One train in eight']]],
  ['One in five was late.', [['ratio', 0.2, 'One in five']]],
  ['One valve in fifty failed.', [['ratio', 0.02, 'One valve in fifty']]],
  [
    'Half of it went to families and a tenth to students.',
    [
      ['ratio', 0.5, 'Half'],
      ['ratio', 0.1, 'a tenth'],
    ],
  ],
  // A count of its own goes on with what it counts.
  [
    'One patient in two trials died.',
    [
      ['number', 1, 'One'],
      ['number', 2, 'two'],
    ],
  ],
  ['The price was cut by a fifth.', [['ratio', 0.2, 'a fifth']]],
  [
    'Output fell to a quarter in 2003.',
    [
      ['ratio', 0.25, 'a quarter'],
      ['date', 2003, '2003'],
    ],
  ],
  ['Sales rose to a third party.', [['ordinal', 3, 'third']]],
  ['In the control group 2 percent fell ill.', [['ratio', 0.02, '2 percent']]],
  [
    'In the first round 14 of 20 judges agreed.',
    [
      ['ordinal', 1, 'first'],
      ['number', 14, '14'],
      ['number', 20, '20'],
    ],
  ],
  ['In round 14 of the cup she lost.', [['label', 14, 'round 14']]],
  [
    'Sales rose from 5 to 9 million.',
    [
      ['number', 5_000_000, '5'],
      ['number', 9_000_000, '9 million'],
    ],
  ],
])('%s', (text, numbers) => {
  expect(read(text)).toEqual(numbers);
});
