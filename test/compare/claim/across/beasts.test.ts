import { expect, it } from 'vitest';
import { onlyInBeasts } from '../../../../src/compare/claim/across/beasts.ts';
import { readSentence, SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const found = (claim: string, text: string) => {
  const evidence = { text };
  return onlyInBeasts(
    new SentenceRead(claim, { start: 0, end: claim.length }),
    sentencesIn(text).map((span) => readSentence(evidence, span)),
  );
};

const CELLS = 'In cultured liver cells the compound activated the receptor. Its effect in people is unknown.';

it('tells people where only cells were looked at', () => {
  expect(found('The compound activated the receptor in patients.', CELLS)?.against).toBe('cultured liver');
  expect(found('The compound activated the receptor in cultured cells.', CELLS)).toBeNull();
  expect(found('The compound activated the receptor in patients.', `${CELLS} Patients given it were well.`)).toBeNull();
});
