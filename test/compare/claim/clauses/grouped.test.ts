import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells what one clause says of one group, told of the group of another', () => {
  const group = 'The growth came from the Nordic division; sales in the Baltic division declined owing to the sale of the laboratory.';
  expect(told('Sales in the Nordic division declined owing to the sale of the laboratory.', group)).toBe('Baltic division');
  silent([
    ['Sales in the Baltic division declined owing to the sale of the laboratory.', group],
    [
      'Use of the drug was associated with a risk of pancreatic cancer.',
      'Use of the drug was associated with a risk of prostate cancer (HR, 1.13; 95 % CI, 1.02-1.26) and of pancreatic cancer (HR, 1.41).',
    ],
  ]);
});
