import { expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { withReckoned } from '../../../../src/compare/claim/recall/reckoned.ts';
import { claimWords, recallOf } from '../../../../src/compare/claim/recall.ts';

const shares = (claim: string, text: string): readonly [number, number] => {
  const words = claimWords(claim);
  const plain = recallOf(words, evidenceIndex(text));
  const share = withReckoned(plain, words, numbersBetween(claim, text)).recall;
  return [Math.round(plain.recall * 100), Math.round(share * 100)];
};

it('counts the words of a figure that follows as held, and of no other', () => {
  expect(shares('Latency was cut to a quarter.', 'Latency fell from 80 to 20 milliseconds.')).toEqual([33, 67]);
  expect(shares('Latency was cut to a third.', 'Latency fell from 80 to 20 milliseconds.')).toEqual([33, 33]);
  expect(shares('Latency fell to 20 milliseconds.', 'Latency fell from 80 to 20 milliseconds.')).toEqual([100, 100]);
});

const told = (claim: string, text: string) =>
  verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

it.each<[string, string, string]>([
  ['Latency was cut to a quarter.', 'The new chip is cheap. Latency fell from 80 to 20 milliseconds. The battery is small.', 'supported'],
  // What is left of a whole is denied by no contrary.
  ['320 of the invited households did not take part.', 'Of 512 invited households 192 took part.', 'supported'],
  ['The price was cut by a fifth.', 'The price is 16 euros a bottle, down from 20 euros.', 'supported'],
  [
    'Burnout was twice as common on night shifts as on day shifts.',
    'Burnout hit 12 percent of nurses on day shifts and 36 percent of those on night shifts.',
    'partial',
  ],
  ['Nausea occurred in 49 percent of volunteers.', 'Nausea occurred in 49 of 98 volunteers.', 'partial'],
  ['Nausea occurred in half of the volunteers.', 'Nausea occurred in 49 of 98 volunteers.', 'supported'],
  ['Nearly 500 farmers took part.', 'More than 500 farmers took part.', 'contradicted'],
])('%s', (claim, text, outcome) => {
  expect(told(claim, text)).toBe(outcome);
});
