import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells what is done once something is done, told as done before it', () => {
  const burrs = 'When the burrs have been refitted, the grind setting must be calibrated.';
  expect(told('The grind setting must be calibrated before the burrs are refitted.', burrs)).toContain('When the burrs');
  silent([
    ['The grind setting must be calibrated after the burrs are refitted.', burrs],
    ['The burrs must be refitted before the grind setting is calibrated.', burrs],
  ]);
});
