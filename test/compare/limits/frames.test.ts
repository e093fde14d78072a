import { describe, expect, test } from 'vitest';
import { verifyAnswer } from '../../../src/index.ts';

/** Base, present, past, -ing. */
const VERBS = [
  ['attend', 'attends', 'attended', 'attending'],
  ['finance', 'finances', 'financed', 'financing'],
  ['visit', 'visits', 'visited', 'visiting'],
] as const;
const PARTIES = [
  ['Hartmann', 'the old library'],
  ['the committee', 'the northern academy'],
] as const;

const fill = (form: string, [base, present, past, ing]: readonly string[], [who, what]: readonly string[]): string => {
  const words: Readonly<Record<string, string | undefined>> = { a: who, o: what, b: base, s: present, p: past, g: ing };
  const text = form.replace(/\{(\w)\}/g, (_, key: string) => words[key] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const outcome = (claim: string, source: string): string | undefined => {
  const text = `This account was written ten years later by an independent body. ${source} Further details are given in the appendix.`;
  return verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;
};
const outcomes = (claim: string, source: string): Set<string | undefined> =>
  new Set(VERBS.flatMap((verb) => PARTIES.map((party) => outcome(fill(claim, verb, party), fill(source, verb, party)))));

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
    '{a} should have {p} {o}.',
    '{a} pretended to have {p} {o}.',
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
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('what says the same stays borne out', () => {
  test.each([
    [DID, '{a} managed to {b} {o}.'],
    [DID, '{a} succeeded in {g} {o}.'],
    [DID, '{a} {p} {o} without asking anybody.'],
    [DID, 'Unable to find anything better, {a} {p} {o}.'],
    [DID, '{a} did not refuse to {b} {o}.'],
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
  ['without a thing', 'Ponds without fish had more species.', 'Ponds without fish had more species than those with fish.'],
])('nothing is seen in %s', (_, claim, source) => {
  expect(outcome(claim, source)).toBe('supported');
});
