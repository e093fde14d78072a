import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

it.each<[string, string, string | null]>([
  ['The glacier retreated over thirty years.', 'The glacier retreated between 1985 and 2015.', '1985 and 2015: thirty years'],
  ['The flood came four days later.', 'The dam broke on 3 May 1911. The flood came on 7 May 1911.', '7 May 1911 − 3 May 1911 = four days'],
  [
    'The trial of free parking will run for six months.',
    'Free parking for 30 minutes was agreed, to run from 1 June to 30 November.',
    '1 June – 30 November = six months',
  ],
  [
    'The trial of free parking will run for five months.',
    'Free parking for 30 minutes was agreed, to run from 1 June to 30 November.',
    null,
  ],
  ['The hall is open for three hours on Sundays.', 'The hall is open from 10 a.m. to 1 p.m. on Sundays.', '10 a.m. – 1 p.m. = three hours'],
  ['The night shift lasts eight hours.', 'The night shift is from 10 p.m. to 6 a.m. in winter.', '10 p.m. – 6 a.m. = eight hours'],
  ['The hall is open for four hours on Sundays.', 'The hall is open from 10 a.m. to 1 p.m. on Sundays.', null],
  ['The flood came nine days later.', 'The dam broke on 3 May 1911. The flood came on 7 May 1911.', null],
])('%s', (claim, evidence, derivation) => {
  expect(numbersBetween(claim, evidence)[0]?.derivation ?? null).toBe(derivation);
});
