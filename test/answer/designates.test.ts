import { expect, test } from 'vitest';
import { designates } from '../../src/answer/designates.ts';
import { verifyAnswer } from '../../src/answer.ts';
import { builtInJudge } from '../../src/compare/claim/judge/judge.ts';

const numberIn = (claim: string): boolean => {
  const start = claim.search(/\d+(?=\D*$)/);
  return designates(claim, { start, end: claim.length });
};

test.each(['over HTTP/3', 'hashed by SHA-384', 'under Article 6', 'in paragraphs 62, 64 and 66', 'by RFC 9999', 'of Regulation 1'])(
  'a number that names or points: %s',
  (claim) => {
    expect(numberIn(claim)).toBe(true);
  },
);

test.each(['costs 45', 'in May and 45', 'a well-known 45', 'version 45', 'rose by 3 to 45'])('a number of something: %s', (claim) => {
  expect(numberIn(claim)).toBe(false);
});

const SOURCES = [
  {
    id: 'roe.md',
    text: 'Vole servers that send early data over HTTP/2 must keep a list of the keys that they have seen. The monthly fee is 40 euros.',
  },
];

test('a source that speaks of another thing with a number in its name does not say the contrary', () => {
  const [other, fee] = verifyAnswer(
    'Vole servers that send early data over HTTP/3 must keep a list of the keys that they have seen [1]. The monthly fee is 45 euros [1].',
    SOURCES,
  ).claims;
  expect(other?.outcome).toBe('partial');
  expect(other?.severity).toBe('warning');
  expect(fee?.outcome).toBe('contradicted');
});

test('a source that only asks does not say the contrary', () => {
  const sources = [
    {
      id: 'poe.md',
      text: 'By its first question the referring court asks, in essence, whether the mere loss of a vole is sufficient to confer a right to compensation.',
    },
  ];
  const [claim] = verifyAnswer(
    'It follows that the mere loss of a vole is not sufficient to confer a right to compensation [1].',
    sources,
    {
      judge: builtInJudge(),
    },
  ).claims;
  expect(claim?.outcome).not.toBe('contradicted');
});
