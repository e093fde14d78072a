import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { wholeForCountedPart } from '../../../../src/compare/claim/framed/counted-part.ts';

const told = (claim: string, evidence: string): string | null =>
  wholeForCountedPart(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const MILL = 'Wardens saw owls in two of the six old mills in May. One in three mills was sold to a trust.';
const MUEHLE = 'Laut Bericht sind drei der sieben Mühlen undicht.';
const LYCEE = 'La ville veut un pont. Deux des quatre lycées de la ville le demandent.';

test.each([
  ['Wardens saw owls in all six old mills in May.', MILL, 'two of the six old mills'],
  ['Wardens saw owls in the six mills in May.', MILL, 'two of the six old mills'],
  ['Wardens saw owls in two mills in May.', MILL, null],
  ['Of the six mills, two had owls in May, wardens saw.', MILL, null],
  ['Wardens saw owls in some of the six mills in May.', MILL, null],
  ['All mills were sold to a trust.', MILL, 'One in three mills was'],
  ['Laut Bericht sind alle sieben Mühlen undicht.', MUEHLE, 'drei der sieben Mühlen undicht'],
  ['Laut Bericht sind drei Mühlen undicht.', MUEHLE, null],
  ['Les quatre lycées de la ville demandent un pont.', LYCEE, 'Deux des quatre lycées'],
])('%s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

test('is silent where another sentence tells it of the whole', () => {
  expect(told('Wardens saw owls in all six mills.', `${MILL} In June wardens saw owls in all six mills.`)).toBeNull();
});
