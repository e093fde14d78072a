import { expect, it } from 'vitest';
import { untestedTold } from '../../../../src/compare/claim/across/untested.ts';
import { readSentence, SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const found = (claim: string, text: string) => {
  const evidence = { text };
  return untestedTold(
    new SentenceRead(claim, { start: 0, end: claim.length }),
    sentencesIn(text).map((span) => readSentence(evidence, span)),
  );
};

const PIGS = 'Pigs had fewer infections. We did not measure antibiotic use. The committee will next look at homework.';

it('tells what was not looked at', () => {
  expect(found('Antibiotic use fell.', PIGS)?.against).toBe('did not measure antibiotic use');
  expect(found('The committee found that homework raises marks.', PIGS)?.against).toBe('will next look at homework');
  expect(found('The team has shown that wasps can learn it.', 'Bees learned it. The team plans to test whether wasps do.')?.against).toBe(
    'plans to test whether wasps do',
  );
  expect(found('The team may have shown that bees can learn it.', 'The team plans to test whether bees do.')).toBeNull();
  expect(found('Antibiotic use was not measured.', PIGS)).toBeNull();
  expect(found('Pigs had fewer infections.', PIGS)).toBeNull();
});
