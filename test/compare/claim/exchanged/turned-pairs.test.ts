import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { orderTurned } from '../../../../src/compare/claim/exchanged/turned-pairs.ts';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const turned = (claim: string, evidence: string): boolean => orderTurned(saidIn(claim), () => statedIn(evidence)) !== null;

const DEPOT = 'The old depot was closed because its roof had become unsafe.';
const RASH = 'The fever came before the rash.';
const REFUND = 'A refund is made only when the goods are unopened.';
const PUMPS = 'The left pump is heavier than the right pump.';
const SHOP = 'The shop closed owing to high rents, and the owner moved to Bath as a result.';

it.each([
  ['The closure of the old depot led to the unsafe state of its roof.', DEPOT, true],
  ['The unsafe roof was caused by the closure of the old depot.', DEPOT, true],
  ['The old depot was closed despite its unsafe roof.', DEPOT, true],
  ['The unsafe state of the roof had nothing to do with the closure of the old depot.', DEPOT, true],
  ['Because its roof was unsafe, the old depot was closed.', DEPOT, false],
  ['The unsafe roof led to the closure of the old depot.', DEPOT, false],
  ['Once the rash came, the fever followed.', RASH, false],
  ['The rash was followed by the fever.', RASH, true],
  ['The fever was followed by the rash.', RASH, false],
  ['Goods are unopened only when a refund is made.', REFUND, true],
  ['Only when the goods are unopened, a refund is made.', REFUND, false],
  ['Of the two, the right pump is the heavier.', PUMPS, true],
  ['The left pump is the lighter of the two.', PUMPS, true],
  ['Compared with the left pump, the right pump is lighter.', PUMPS, false],
  // Two pairs in one sentence: which is meant is not told.
  ['The owner moved to Bath because the shop closed.', SHOP, false],
])('%s', (claim, evidence, told) => {
  expect(turned(claim, evidence)).toBe(told);
});

it('is borne out in part in an answer, never contradicted', () => {
  const sources = prepareAnswerSources([{ id: 'a', text: DEPOT }]);
  expect(verifyAnswer('The closure of the old depot led to its unsafe roof [1].', sources).claims[0]?.rule).toBe('claim/partial-swapped');
});
