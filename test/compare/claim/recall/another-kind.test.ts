/** Digits that the source has as a number of another kind alone prove nothing. */
import { expect, test } from 'vitest';
import { verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;

test.each([
  ['Of the workers at the mill 14 percent left in spring.', 'At the mill 14 of 20 workers left in spring.', 'partial'],
  ['The new pump at the mill works 40 times faster.', 'The new pump at the mill works within 40 milliseconds.', 'partial'],
  ['The pupil got 90% on the exam.', 'The pupil was at the 90th percentile on the exam.', 'partial'],
  ['The share of the workers at the mill who left was 14 percent.', 'The share of the workers at the mill who left was 14%.', 'supported'],
])('%s beside: %s', (claim, text, wanted) => {
  expect(outcome(claim, text)).toBe(wanted);
});
