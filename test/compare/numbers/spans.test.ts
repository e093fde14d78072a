import { expect, it } from 'vitest';
import { numbersBetween } from '../../../src/compare/numbers.ts';

it.each<[string, string, string | null]>([
  ['The glacier retreated over thirty years.', 'The glacier retreated between 1985 and 2015.', '1985 and 2015: thirty years'],
  ['The flood came four days later.', 'The dam broke on 3 May 1911. The flood came on 7 May 1911.', '7 May 1911 − 3 May 1911 = four days'],
  ['The flood came nine days later.', 'The dam broke on 3 May 1911. The flood came on 7 May 1911.', null],
])('%s', (claim, evidence, derivation) => {
  expect(numbersBetween(claim, evidence)[0]?.derivation ?? null).toBe(derivation);
});
