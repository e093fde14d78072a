import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { widened } from '../../../../src/compare/claim/framed/widened.ts';

const told = (claim: string, evidence: string): string | null =>
  widened(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const SERVICE =
  'The lift was out of order for two hours in the northern region. The boat runs daily from May to September. Answers are stored for a day unless the flag is set.';

test.each([
  ['The lift was out of order for two hours everywhere.', 'in the northern region'],
  ['The lift was out of order for two hours.', null],
  ['The boat runs daily all year.', 'from May to September'],
  ['Answers are always stored for a day.', 'unless the flag is set'],
  ['Answers are always stored for a day, unless the flag is set.', null],
])('%s', (claim, against) => {
  expect(told(claim, SERVICE)).toBe(against);
});

test('is silent where another sentence sets no limit', () => {
  expect(told('Answers are always stored for a day.', `Answers are stored for a day. ${SERVICE}`)).toBeNull();
});
