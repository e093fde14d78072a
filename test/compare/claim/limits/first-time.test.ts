import { expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(`${claim} [1].`, prepareAnswerSources([{ id: 'a', text }])).claims[0]?.outcome;

it.each([
  ['In 1961 the club won the cup for the first time', 'The club won the cup in 1961.', 'partial'],
  ['In 1961 the club won the cup for the first time', 'The club won the cup in 1961. It had never won the cup before.', 'supported'],
  ['In 1961 the club won the cup for the first time', 'The club won its maiden cup in 1961.', 'supported'],
  ['The club won the cup in 1961', 'The club won the cup for the first time in 1961.', 'supported'],
])('%s beside %s', (claim, text, expected) => {
  expect(outcome(claim, text)).toBe(expected);
});
