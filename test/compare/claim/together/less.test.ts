import { expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';

const SOURCES = prepareAnswerSources([
  { id: 'a.txt', text: 'The review by Ostman pooled seven trials with 900 patients. It was paid for by a fund.' },
  { id: 'b.txt', text: 'The review by Pereira pooled twelve trials with 2,100 patients. It found no harm.' },
]);
const outcome = (claim: string): string | undefined => verifyAnswer(`${claim} [1][2].`, SOURCES).claims[0]?.rule;

test('which of two sources has more', () => {
  expect(outcome('Ostman pooled more trials than Pereira')).toBe('claim/partial-crossed');
  expect(outcome('Pereira pooled more trials than Ostman')).not.toBe('claim/partial-crossed');
});
