import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

it.each<[string, string, string[]]>([
  ['The mill was built in 1889 or 1890.', 'The mill was built in 1890.', ['approximate', 'exact']],
  ['The mill was built in 1889 and in 1890.', 'The mill was built in 1890.', ['mismatch', 'exact']],
])('%s', (claim, evidence, matches) => {
  expect(numbersBetween(claim, evidence).map(({ match }) => match)).toEqual(matches);
});
