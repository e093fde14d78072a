import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

const NEWTS = 'Occupancy by the crested newt fell from 41 to 27 ponds, whereas the palmate newt remained stable.';
const LENDING = 'Lending to firms contracted for the fourth quarter in a row, while mortgage lending recovered.';
const BANKS = 'Large banks tightened their standards for construction firms; small banks left theirs unchanged.';

it('tells what one clause says of what another sets beside it', () => {
  expect(told('Occupancy by the palmate newt fell from 41 to 27 ponds.', NEWTS)).toBe(
    'Occupancy by the crested newt fell from 41 to 27 ponds',
  );
  expect(told('Mortgage lending contracted for the fourth quarter in a row.', LENDING)).toContain('Lending to firms contracted');
  expect(told('Small banks tightened their standards for construction firms.', BANKS)).toContain('Large banks tightened');
});

it('says nothing where the claim has each clause as it stands, or where the two may be the same', () => {
  silent([
    ['Occupancy by the crested newt fell from 41 to 27 ponds.', NEWTS],
    ['The palmate newt remained stable.', NEWTS],
    ['Occupancy by the palmate newt did not fall.', NEWTS],
    ['The bridge was rebuilt in 1950.', 'The bridge opened in 1900, but the structure was rebuilt in 1950.'],
    ['The museum was closed in 2010.', 'The museum was founded in 1900; it was closed in 2010.'],
    ['Norwegian exports rose in March.', 'Swedish exports rose in March, while Norwegian exports also rose.'],
    ['Mice with the gene healed in 21 days.', 'Mice with the gene were normal, but fractures of others healed in 34 days instead of 21.'],
  ]);
});
