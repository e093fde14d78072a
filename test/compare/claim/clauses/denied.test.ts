import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells a clause that denies just what a claim says', () => {
  const fire = 'Police said that an electrical fault was the likeliest cause, though arson had not been ruled out.';
  expect(told('The police ruled out arson.', fire)).toBe('arson had not been ruled out');
  silent([
    ['The police did not rule out arson.', fire],
    ['Setting persist makes the cache write to disk.', 'The cache lives in memory; nothing is written to disk unless persist is set.'],
    ['The court has yet to rule on the appeal.', 'The tribunal sat in May, but the court has not yet ruled on the appeal.'],
    ['Mixing it with bleach can produce gases.', 'It can produce gases: do not mix with bleach.'],
    [
      'Assignment of the lease requires written consent of the landlord.',
      'The tenant pays; the lease may not be assigned without written consent.',
    ],
  ]);
});
