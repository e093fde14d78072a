import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { boundTurned } from '../../../../src/compare/claim/framed/bounds.ts';

const told = (claim: string, evidence: string): string | null =>
  boundTurned(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const ESSAY = 'An essay may not be longer than 12 pages, notes left out.';

test.each([
  [
    'The plants are watered for at most 20 minutes.',
    'Water the plants for at least 20 minutes every evening.',
    'the plants for at least 20 minutes',
  ],
  ['The plants are watered for a minimum of 20 minutes.', 'Water the plants for at least 20 minutes every evening.', null],
  ['An essay may exceed 12 pages.', ESSAY, 'essay may not be longer than 12'],
  ['An essay cannot exceed 12 pages.', ESSAY, null],
  ['The oven is opened for the first half hour.', 'Leave the oven open for the last 30 minutes.', 'the oven open for the last 30 minutes'],
  ['The oven is opened for the final half hour.', 'Leave the oven open for the last 30 minutes.', null],
  // Told of others.
  ['Grown-ups of at least 18 pay.', 'Children up to 18 swim free.', null],
  // Bounded both ways in two places.
  [
    'The plants are watered for at most 20 minutes.',
    'Water the plants for at least 20 minutes. Plants in pots get at most 20 minutes.',
    null,
  ],
])('a bound told as the other: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});
