import { describe, expect, test } from 'vitest';
import { outcome, outcomes } from './forms.ts';

const DID = '{a} {p} {o}.';

describe('what did not come to pass is not borne out as done', () => {
  test.each([
    '{a} was unable to {b} {o}.',
    '{a} refused to {b} {o}.',
    '{a} almost {p} {o}.',
    '{a} tried in vain to {b} {o}.',
    '{a} wanted to {b} {o}.',
    '{a} had meant to {b} {o}.',
    '{a} promised to {b} {o}.',
    '{a} considered {g} {o}.',
    '{a} was accused of {g} {o}.',
    '{a} was cleared of {g} {o}.',
    '{a} was prevented from {g} {o}.',
    '{a} was banned from {g} {o}.',
    '{a} avoided {g} {o}.',
    '{a} went home instead of {g} {o}.',
    '{a} resigned rather than {b} {o}.',
    '{a} has yet to {b} {o}.',
    '{a} should have {n} {o}.',
    '{a} may have {n} {o}.',
    '{a} is said to have {n} {o}.',
    '{a} pretended to have {n} {o}.',
    '{a} would {b} {o} if {c} agreed.',
    '{a} was about to {b} {o} when war broke out.',
    '{a} was too weak to {b} {o}.',
    '{a} missed the chance to {b} {o}.',
    '{a} knew nobody who had {n} {o}.',
    '{a} punished anybody who {p} {o}.',
    '{c} ordered {a} to {b} {o}.',
    '{c} told {a} not to {b} {o}.',
    'The refusal of {a} to {b} {o} surprised the court.',
    "{A}'s inability to {b} {o} was well known.",
    "{A}'s promise to {b} {o} was not kept.",
    "{A}'s decision not to {b} {o} surprised everybody.",
    'There was talk of {a} {g} {o}.',
    'Unable to {b} {o}, {a} left early.',
  ])('%s', (source) => {
    expect(outcomes(DID, source)).not.toContain('supported');
  });
});

describe('of two sides the one is not borne out by the other', () => {
  test.each([
    ['{a} still {s} {o}.', '{a} no longer {s} {o}.'],
    ['{a} {s} {o}.', '{a} no longer {s} {o}.'],
    ['{a} still {s} {o}.', '{a} stopped {g} {o} years ago.'],
    ['{a} no longer {s} {o}.', '{a} still {s} {o}.'],
    ['{a} was able to {b} {o}.', '{a} was unable to {b} {o}.'],
    ['{a} was unable to {b} {o}.', '{a} was able to {b} {o}.'],
    ['{a} agreed to {b} {o}.', '{a} refused to {b} {o}.'],
    ['{a} may {b} {o}.', '{a} is not allowed to {b} {o}.'],
    ['{a} can {b} {o}.', '{a} is no longer able to {b} {o}.'],
    ['{a} was willing to {b} {o}.', '{a} was unwilling to {b} {o}.'],
    ['{a} is likely to {b} {o}.', '{a} is unlikely to {b} {o}.'],
    ['{a} was in favour of {g} {o}.', '{a} was against {g} {o}.'],
    ['{a} refused to {b} {o}.', DID],
    ['{a} was unable to {b} {o}.', DID],
    ['{a} gave up {g} {o} in 1990.', '{a} resumed {g} {o} in 1990.'],
    ['{a} must {b} {o}.', '{a} is exempt from having to {b} {o}.'],
    ['{c} encouraged {a} to {b} {o}.', '{c} dissuaded {a} from {g} {o}.'],
    ['{c} advised {a} to {b} {o}.', '{c} warned {a} against {g} {o}.'],
    ['{a} refused to {b} {o}.', '{a} never refused to {b} {o}.'],
    ['{a} did not {b} {o}.', '{a} did not fail to {b} {o}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('the same is seen in the passive', () => {
  test.each([
    '{a} refused to {b} {o}.',
    '{O} was almost {n} by {a}.',
    '{O} has yet to be {n} by {a}.',
    '{O} should have been {n} by {a}.',
    '{O} was prevented from being {n} by {a}.',
    '{O} narrowly escaped being {n} by {a}.',
    '{O} is still waiting to be {n} by {a}.',
  ])('%s', (source) => {
    expect(outcomes('{O} was {n} by {a}.', source)).not.toContain('supported');
  });
});

describe('what says the same stays borne out', () => {
  test.each([
    [DID, '{a} managed to {b} {o}.'],
    [DID, '{a} succeeded in {g} {o}.'],
    [DID, '{a} {p} {o} without asking anybody.'],
    [DID, 'Unable to find anything better, {a} {p} {o}.'],
    [DID, '{a} did not refuse to {b} {o}.'],
    [DID, '{a} did not fail to {b} {o}.'],
    [DID, '{a} was reluctant to {b} {o} but did so under pressure.'],
    ['{O} was not {n} with the rest.', '{a} {p} the rest in full, but left out {o}.'],
    [DID, '{a} could not help {g} {o}.'],
    [DID, '{C} persuaded {a} to {b} {o}.'],
    [DID, '{a} kept the promise to {b} {o}.'],
    [DID, 'After {g} {o}, {a} left early.'],
    ['{a} always {p} {o}.', '{a} never failed to {b} {o}.'],
    ['{a} failed to {b} {o}.', "{A}'s failure to {b} {o} cost a great deal of money."],
    ['{a} did not {b} {o}.', 'If {c} had agreed, {a} would have {n} {o}.'],
    ['{a} possibly {p} {o}.', '{a} may have {n} {o}.'],
    ['Under the rules {a} may not {b} {o}.', 'The rules bar {a} from {g} {o}.'],
    ['{a} could not {b} {o}.', '{a} was unable to {b} {o}.'],
    ['{a} did not {b} {o}.', '{a} refused to {b} {o}.'],
    ['{a} refused to {b} {o}.', '{a} refused outright to {b} {o}.'],
    ['{a} no longer {s} {o}.', '{a} stopped {g} {o} years ago.'],
    ['{a} {s} {o}.', '{a} still {s} {o}.'],
    ['{a} used to {b} {o}.', '{a} no longer {s} {o}.'],
    ['{a} was not allowed to {b} {o}.', '{a} was banned from {g} {o}.'],
    ['{a} wanted to {b} {o}.', '{a} had wanted to {b} {o}, but fell ill.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['supported']));
  });
});

test.each([
  [
    'a noun behind such a word',
    'A jury acquitted a second man of conspiracy.',
    'A second man, charged with conspiracy, was acquitted by a jury.',
  ],
  [
    'a noun of refusing in the claim',
    "The court's refusal to hear the appeal means that the patent remains invalid.",
    'The court declined to hear the appeal, so the patent remains invalid.',
  ],
  ['those who did otherwise', '114 of the patients had stopped taking it.', 'Of 190 patients 76 were still taking it.'],
  [
    'a claim that denies it too',
    'Morrow was not overruled, although the court did not follow it.',
    'Morrow was not overruled, but the court declined to follow it.',
  ],
  ['what is bidden, told as a rule', 'Each party bears its own costs.', 'The court ordered each party to bear its own costs.'],
  ['what is to be', 'The number of hives is to be doubled.', 'The keeper plans to double the number of hives.'],
  ['without a thing', 'Ponds without fish had more species.', 'Ponds without fish had more species than those with fish.'],
])('nothing is seen in %s', (_, claim, source) => {
  expect(outcome(claim, source)).toBe('supported');
});
