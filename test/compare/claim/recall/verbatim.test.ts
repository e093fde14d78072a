import { describe, expect, test } from 'vitest';
import { prepareAnswerSource } from '../../../../src/answer.ts';
import { verbatimIn } from '../../../../src/compare/claim/recall/verbatim.ts';
import { claimWords } from '../../../../src/compare/claim/recall.ts';

const text = 'Rain fell all day. The “old mill” was sold to Otto Brandt in 1911, and nobody bid.';
const { evidence } = prepareAnswerSource({ id: 'a.txt', text });
const whole = { start: 0, end: text.length };
const stands = (claim: string): string | null => {
  const found = verbatimIn(claimWords(claim), evidence, whole);
  return found === null ? null : text.slice(found.start, found.end);
};

describe('verbatimIn', () => {
  test.each([
    ['as it is written, without the full stop at its end', 'Rain fell all day', 'Rain fell all day'],
    ['in the middle of a sentence, with a full stop of its own', 'was sold to Otto Brandt in 1911.', 'was sold to Otto Brandt in 1911'],
    ['with other quotation marks', 'The "old mill" was sold to Otto Brandt', 'The “old mill” was sold to Otto Brandt'],
  ])('finds a claim %s', (_, claim, found) => expect(stands(claim)).toBe(found));

  test.each([
    ['a word is left out', 'The old mill was sold in 1911'],
    ['a word is another', 'Rain fell all night'],
    ['the words stand in another order', 'All day rain fell'],
  ])('finds none where %s', (_, claim) => expect(stands(claim)).toBeNull());
});
