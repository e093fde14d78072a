/** Ranks among a hundred are shares of those ranked, and no shares of anything else. */
import { expect, test } from 'vitest';
import { verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;

const RANKED = 'The model scored in the 90th percentile of test takers on the bar exam, its makers said.';

test.each([
  ['The model beat 90% of test takers on the bar exam.', RANKED, 'supported'],
  ['The model scored better than about 90% of test takers on the bar exam.', RANKED, 'supported'],
  ['The model scored in the top 10% on the bar exam.', RANKED, 'supported'],
  ['The model scored in the top 20% on the bar exam.', RANKED, 'partial'],
  ['The model scored in the bottom 10% of test takers on the bar exam.', RANKED, 'partial'],
  ['The model got 90% on the bar exam.', RANKED, 'partial'],
  ['The model answered 90% of the questions of the bar exam.', RANKED, 'partial'],
  [
    'On the bar exam the model ranks at the 90th percentile.',
    'On the bar exam the model scored in the top 10% of test takers.',
    'supported',
  ],
  [
    'On the bar exam the model ranks at the 90th percentile.',
    'On the bar exam the model answered 90 percent of the questions right.',
    'partial',
  ],
  ['For height the boy was at the 3rd percentile.', 'For height the boy was among the lowest 3% of his age.', 'supported'],
  [
    'Children above the 85th percentile are overweight.',
    'Overweight was a body mass index above the 85th percentile for children.',
    'supported',
  ],
])('%s beside: %s', (claim, text, wanted) => {
  expect(outcome(claim, text)).toBe(wanted);
});
