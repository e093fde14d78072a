import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { contrastCrossed } from '../../../../src/compare/claim/framed/contrast.ts';

const told = (claim: string, evidence: string): string | null =>
  contrastCrossed(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const TICKETS = 'Pupils of the district, of whom there are 900, use the pool free of charge; teachers pay 4 crowns a visit.';
const LAMPS = 'The shop preferred Lumo because it gives a ten-year guarantee; Brico gives five.';

test.each([
  ['Teachers use the pool free, but pupils pay 4 crowns.', TICKETS, 'teachers pay 4 crowns a visit'],
  ['Pupils use the pool free, but teachers pay 4 crowns.', TICKETS, null],
  ['Brico’s guarantee runs for ten years, Lumo’s for five.', LAMPS, 'Brico gives five'],
  ['Lumo’s guarantee runs for ten years, Brico’s for five.', LAMPS, null],
  // A list is no contrast, and under a condition its words may stand anywhere.
  [
    'The league set Arvo against Brix, Celt and Dorn.',
    'The league was of Arvo and its rivals Brix and Celt; Dorn was set against Arvo.',
    null,
  ],
  ['Pupils pay 4 crowns if they are late, but teachers use the pool free.', TICKETS, null],
])('halves told of each other: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

test('a clause that has words of both halves together leaves it alone', () => {
  expect(told('Teachers use the pool free, but pupils pay 4 crowns.', `${TICKETS} On Fridays teachers swim free.`)).toBeNull();
});
