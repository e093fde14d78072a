import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { draftAsLaw, undecidedTold } from '../../../../src/compare/claim/framed/undecided.ts';

const told = (claim: string, evidence: string): string | null =>
  undecidedTold(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;
const law = (claim: string, evidence: string): string | null =>
  draftAsLaw(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const FIRM =
  'A wider model with 40 berths is under consideration. The yard expects profits of 20 million francs. A new dock is being studied.';

test.each([
  ['A wider model with 40 berths will be built.', 'is under consideration'],
  ['The yard made profits of 20 million francs.', 'expects'],
  ['A wider model with 40 berths is being considered.', null],
  ['The yard expects profits of 20 million francs.', null],
  ['A wider model with 40 berths may be built.', null],
])('%s', (claim, against) => {
  expect(told(claim, FIRM)).toBe(against);
});

test('what a draft would do is no law', () => {
  const bill = 'The bill would limit night flights to six an hour.';
  expect(law('The law limits night flights to six an hour.', bill)).toBe('bill would limit');
  expect(law('The law would limit night flights to six an hour.', bill)).toBeNull();
  expect(law('The law limits night flights to six an hour.', `${bill} It was passed in May.`)).toBeNull();
});

test('reads other languages, and is silent where it has come about', () => {
  expect(told('Ein Neubau der Halle wurde beschlossen.', 'Ein Neubau der Halle wird geprüft.')).toBe('wird geprüft');
  expect(told('A wider model with 40 berths was built.', `${FIRM} In 2020 a wider model with 40 berths was built.`)).toBeNull();
});
