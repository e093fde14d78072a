import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { wordReplaced } from '../../../../src/compare/claim/exchanged/replaced.ts';

const told = (claim: string, evidence: string): string | undefined => wordReplaced(saidIn(claim), () => statedIn(evidence))?.against;

const TRIAL =
  'The trial assigned 240 adults to orvamab and 240 to usual care. Treatment was stopped early in 12 patients given placebo. Placebo and orvamab looked alike.';

it.each<[string, string, string]>([
  ['Treatment was stopped early in 12 patients given orvamab.', TRIAL, 'placebo'],
  [
    'Visits were missed by 44 women assigned to screening.',
    'Women were assigned to screening and to usual care. Visits were missed by 44 women assigned to usual care.',
    'usual care',
  ],
])('tells a word in the place of another: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  ['Treatment was stopped early in 12 patients given placebo.', TRIAL],
  // Nothing shows that the two are not the same.
  ['Treatment was stopped early in 12 patients given inert tablets.', TRIAL],
  ['The office moved to England in 1902.', 'The office moved to London in 1902. England was at peace.'],
  // It may be told of the claim's own as well.
  ['Treatment was stopped early in 12 patients given orvamab.', `${TRIAL} Of those given orvamab 12 patients stopped treatment early.`],
  ['Treatment was not stopped early in 12 patients given orvamab.', TRIAL],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
