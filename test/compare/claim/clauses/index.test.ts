import { expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';

/** Signs that dense prose had silenced: another sentence has as many of the claim's words, and speaks of something else. */
const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), prepareAnswerSources([{ id: 'a.txt', text }]), {}).claims[0]?.outcome;

it('holds a plan against a claim although something else was built', () => {
  const town =
    'The parish church was built in the 1890s. A bridge across the lake was proposed in 1931 and again in 1977, both times without result.';
  expect(outcome('A bridge across the lake was built in 1977.', town)).toBe('partial');
  expect(outcome('A bridge across the lake was proposed in 1977.', town)).toBe('supported');
});

it('takes no finding from a claim of what was expected', () => {
  const pond = 'Contrary to our expectation, rockfish were no more abundant in expanded kelp beds than in older ones.';
  expect(outcome('The authors had expected to find more rockfish in the expanded kelp beds.', pond)).toBe('supported');
});

it('reads who did it behind a comma, whose superior it was, and who reasoned so', () => {
  const score =
    'The finale was rewritten for a performance conducted by Paul Wirth. The original was recorded only once, by Mina Castellan, in 1971.';
  expect(outcome('Paul Wirth recorded the original in 1971.', score)).toBe('partial');
  const letter = 'She wrote to the regulator, and three weeks later she was suspended by Mr Cole’s superior, Mrs Dean.';
  expect(outcome('Mr Cole suspended her three weeks later.', letter)).toBe('partial');
  const court =
    'Justice Brandt would have held the markings insufficient. Justice Okoro dissented, reasoning that the Act imposes strict liability.';
  expect(outcome('Justice Brandt reasoned that the Act imposes strict liability.', court)).toBe('partial');
  expect(outcome('Justice Okoro reasoned that the Act imposes strict liability.', court)).toBe('supported');
});

it('holds a result that was not found against a claim although another sentence tells it of others', () => {
  const school =
    'Children who had attended nursery for two years scored higher in reading at age seven than those who had not. The advantage had vanished by age eleven. In arithmetic no difference was found at either age.';
  expect(outcome('Nursery attendance improved arithmetic at age seven.', school)).toBe('partial');
  expect(outcome('Children who had attended nursery scored higher in reading at age seven.', school)).toBe('supported');
});
