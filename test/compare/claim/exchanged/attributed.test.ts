import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { apposedExchanged, creditExchanged } from '../../../../src/compare/claim/exchanged/attributed.ts';

const credited = (claim: string, evidence: string): string | undefined => creditExchanged(saidIn(claim), () => statedIn(evidence))?.against;
const called = (claim: string, evidence: string): string | undefined => apposedExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const SLEEP =
  'According to Okafor et al. (2018), shift workers slept 47 minutes less than day workers. Lindqvist (2020) found no difference between the two groups. Both used diaries.';
const POEM = 'According to Weiss (2015), the poem was written in Prague. Novak (2019) dates it to a stay in Vienna.';
const SCHOOL = 'The school was founded by Clara Whitcombe, a widow from Leeds. Her nephew, Arthur Dell, enlarged it.';

it.each<[string, string]>([
  ['Lindqvist (2020) found that shift workers slept 47 minutes less than day workers.', SLEEP],
  ['According to Novak, the poem was written in Prague.', POEM],
])('tells a finding of another: %s', (claim, evidence) => {
  expect(credited(claim, evidence)).toBeDefined();
});

it.each<[string, string]>([
  ['Okafor et al. found that shift workers slept 47 minutes less than day workers.', SLEEP],
  ['According to Weiss, the poem was written in Prague.', POEM],
  ['Shift workers slept 47 minutes less than day workers.', SLEEP],
  // Whom the evidence does not name.
  ['Ruiz (2022) found that shift workers slept 47 minutes less than day workers.', SLEEP],
  // Nobody is named for it.
  ['Novak found that the glass was made in Prague.', 'The glass was made in Prague. Novak wrote on it.'],
])('says nothing of: %s', (claim, evidence) => {
  expect(credited(claim, evidence)).toBeUndefined();
});

it('tells what a name is called beside of another', () => {
  expect(called('Arthur Dell was a widow from Leeds.', SCHOOL)).toBe('Whitcombe, a widow from Leeds');
  expect(called('Clara Whitcombe was a widow from Leeds.', SCHOOL)).toBeUndefined();
  expect(called('Ruth Tell was a widow from Leeds.', SCHOOL)).toBeUndefined();
});
