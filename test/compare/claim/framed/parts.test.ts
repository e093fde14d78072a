import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { whollyForPart } from '../../../../src/compare/claim/framed/parts.ts';

const PLACE =
  'A second coat restored part of the shine of older boats. Horses are allowed on the east beach only. The mill at Orm grinds about half of all flour. All boats were painted.';

test.each([
  ['A second coat restored the shine of older boats fully.', 'part of the'],
  ['Horses are allowed on all beaches.', 'on the east beach only'],
  ['The mill at Orm grinds all flour.', 'about half of all'],
  ['The mill at Orm grinds about half of all flour.', null],
  ['All boats were painted.', null],
  ['Horses are allowed on the east beach.', null],
])('%s', (claim, against) => {
  expect(whollyForPart(claimRead(saidIn(claim)), readInOrder(statedIn(PLACE)))?.against ?? null).toBe(against);
});
