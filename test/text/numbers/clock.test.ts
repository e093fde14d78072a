import { expect, test } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const told = (text: string): string =>
  readNumbers(text)
    .map(({ kind, value, unit, raw }) => `${raw}=${kind}:${value}${unit}`)
    .join(' ');

test.each([
  ['It began at half past three.', 'half past three=time:210'],
  ['It began at a quarter to nine.', 'a quarter to nine=time:525'],
  ['It began at quarter past nine in the evening.', 'quarter past nine in the evening=time:1275'],
  ['It began at ten minutes to four.', 'ten minutes to four=time:230'],
  ["It began at three o'clock in the afternoon.", "three o'clock in the afternoon=time:900"],
  ['It began at 3.30 pm.', '3.30 pm=time:930'],
  ['It began at noon.', 'noon=time:720'],
  ['It lasted until midnight.', 'midnight=time:0'],
  ['The walls were midnight-blue.', ''],
  ['It rained at midnight-blue hours.', ''],
  ['They won ten to four.', 'ten to four=number:4'],
  ['It weighs 3.30 kg.', '3.30 kg=measure:3300mass'],
])('%s', (text, expected) => {
  const found = told(text);
  // Of a score or a range nothing is asked here but that it is no time.
  if (expected === 'ten to four=number:4') expect(found).not.toContain('time');
  else expect(found).toBe(expected);
});
