import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { groupExchanged } from '../../../../src/compare/claim/exchanged/groups.ts';

const told = (claim: string, evidence: string): string | undefined => groupExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const TRIAL =
  'Mean pressure fell in the lersotan group and hardly in the placebo group. Three patients in the lersotan group discontinued treatment because of dizziness.';

it('tells what is said of another of two groups', () => {
  expect(told('Three patients in the placebo group discontinued treatment because of dizziness.', TRIAL)).toBe('lersotan group');
});

it('says nothing of the same group, of one that the evidence has not, and where the sentence names both', () => {
  for (const [claim, evidence] of [
    ['Three patients in the lersotan group discontinued treatment because of dizziness.', TRIAL],
    ['Three patients in the treatment group discontinued treatment because of dizziness.', TRIAL],
    ['Pressure fell in the placebo group, hardly.', TRIAL],
    ['No patients in the placebo group discontinued treatment because of dizziness, unlike in the other.', TRIAL],
    [
      'Two children in the first-year group had a fever after the visit.',
      'Two children in the second-year group had a fever after the visit. In the first-year group two children had a fever as well.',
    ],
    [
      'Two children in the rural group had a fever after the visit.',
      'Two children in the urban group had a fever after the visit. The same fever was seen after the visit by two in the rural group.',
    ],
  ] as const)
    expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
});
