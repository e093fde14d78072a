import { expect, it } from 'vitest';
import { anotherCause } from '../../../../src/compare/claim/across/causes.ts';
import { readSentence, SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const found = (claim: string, text: string) => {
  const evidence = { text };
  return anotherCause(
    new SentenceRead(claim, { start: 0, end: claim.length }),
    sentencesIn(text).map((span) => readSentence(evidence, span)),
  );
};

const HARVEST =
  'The harvest failed because a fungus spread in spring. The duke then forbade exports. He blamed the merchants for the shortage.';

it('tells another cause, and whom somebody blamed', () => {
  expect(found('The harvest failed because the duke forbade exports.', HARVEST)?.against).toBe(
    'The harvest failed because a fungus spread in spring.',
  );
  expect(found('The merchants caused the shortage.', HARVEST)?.against).toBe('He blamed the merchants for the shortage');
  expect(found('The harvest failed because of a fungus.', HARVEST)).toBeNull();
  expect(found('The duke may have caused the shortage.', HARVEST)).toBeNull();
});
