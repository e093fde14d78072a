import { expect, it } from 'vitest';
import { plainNumbers } from '../../src/compare/recall-numbers.ts';

it('finds a number only where it stands whole', () => {
  const matches = (claim: string, evidence: string) =>
    plainNumbers(claim, evidence).map(({ claimValue, match }) => `${claimValue} ${match}`);
  expect(matches('$50 million', '$1500 million')).toEqual(['50 absent']);
  expect(matches('3 offices', 'founded in 2013')).toEqual(['3 absent']);
  expect(matches('1,000 men', '1000 men')).toEqual(['1,000 exact']);
  expect(matches('12 people', 'twelve people')).toEqual(['12 exact']);
  expect(matches('no number', '12')).toEqual([]);
});
