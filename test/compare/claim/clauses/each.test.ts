import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells what one of a series does, told of each', () => {
  const shots =
    'Snapshots are incremental: the first one copies all blocks of the volume, and each later one stores only the changed blocks.';
  expect(told('Each snapshot copies all blocks of the volume.', shots)).toContain('the first one copies');
  silent([['The first snapshot copies all blocks of the volume.', shots]]);
});
