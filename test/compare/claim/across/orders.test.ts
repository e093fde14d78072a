import { expect, it } from 'vitest';
import { orderTurned } from '../../../../src/compare/claim/across/orders.ts';
import { readSentence, SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const found = (claim: string, text: string) => {
  const evidence = { text };
  return orderTurned(
    new SentenceRead(claim, { start: 0, end: claim.length }),
    sentencesIn(text).map((span) => readSentence(evidence, span)),
  );
};

const PRICES = 'Grain prices doubled in autumn. The duke then forbade exports of grain.';

it('tells the order of two sentences', () => {
  expect(found('The duke forbade exports before grain prices doubled.', PRICES)?.how).toBe('swapped');
  expect(found('Before grain prices doubled, the duke forbade exports.', PRICES)?.how).toBe('swapped');
  expect(found('The duke forbade exports after grain prices had doubled.', PRICES)).toBeNull();
});
