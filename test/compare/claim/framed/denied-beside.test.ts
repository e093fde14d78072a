import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { deniedBeside } from '../../../../src/compare/claim/framed/denied-beside.ts';

const found = (claim: string, evidence: string) => deniedBeside(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)));

const RULES =
  'Members of the upper house may vote on taxes; newer ones may not. The levy applies to ships built before 1990. Newer ships are exempt. When a fox passed by, most ducks stopped feeding at the pond. Tame ducks did not do so.';

test.each([
  ['Members may vote on taxes.', 'stronger', 'newer ones may not'],
  ['The levy applies to ships of any age.', null, null],
  ['The levy applies to ships.', 'stronger', 'Newer ships are exempt'],
  ['Tame ducks stopped feeding at the pond when a fox passed by.', 'swapped', 'Tame ducks did not do so'],
  // With what sets them apart, or with the denial itself.
  ['Members of the upper house may vote on taxes.', null, null],
  ['The levy applies to ships built before 1990.', null, null],
  ['Newer ships are exempt from the levy.', null, null],
  ['Most ducks stopped feeding when a fox passed by.', null, null],
])('%s', (claim, how, against) => {
  const shown = found(claim, RULES);
  expect([shown?.how ?? null, shown?.against ?? null]).toEqual([how, against]);
});
