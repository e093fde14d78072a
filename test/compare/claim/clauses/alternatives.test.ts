import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells what a sentence only sets aside', () => {
  const banks = 'Demand weakened, which banks put down to uncertainty about energy prices rather than to interest rates.';
  expect(told('Banks put the weak demand down to interest rates.', banks)).toContain('rather than to interest rates');
  const altar = 'The work was paid for by the guild of dyers, not, as local tradition has it, by the Contarini family.';
  expect(told('The work was paid for by the Contarini family.', altar)).toContain('not, as local tradition has it');
  silent([
    ['Banks put the weak demand down to energy prices.', banks],
    ['Banks did not put the weak demand down to interest rates.', banks],
    ['The work was paid for by the guild of dyers.', altar],
    [
      'A telephone charger can harm the battery.',
      'Charge it with the adapter and not with a telephone charger, which may harm the battery.',
    ],
  ]);
});
