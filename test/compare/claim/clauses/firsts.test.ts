import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells the first of its kind told of another that the source knows', () => {
  const town = 'The largest employer is the Brandt paper mill; tourism comes second.';
  expect(told('Tourism is the largest employer in the town.', town)).toBe('The largest employer is the Brandt paper mill');
  const keys = 'Error rates were lowest with the standard keyboard throughout. Speed was higher with the split keyboard.';
  expect(told('Error rates were lowest with the split keyboard.', keys)).toContain('standard keyboard');
  silent([
    ['The paper mill is the largest employer.', town],
    ['The company is the largest employer.', `${town} The company makes paper.`],
    ['Error rates were lowest with the standard keyboard.', keys],
  ]);
});
