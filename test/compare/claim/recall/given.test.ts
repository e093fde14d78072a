import { expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';

const SOURCE =
  'The firm is run by Marek Dulin, who founded it. Dulin denied the charge. Its lawyer is J. Pike. The unit in South America was sold to Gerty Cori.';
const missing = (claim: string): string[] =>
  verifyAnswer(`${claim} [1].`, prepareAnswerSources([{ id: 'a.txt', text: SOURCE }])).claims.flatMap(({ unsupported }) =>
    unsupported.filter(({ why }) => why === 'name').map(({ text }) => text),
  );

it('tells another given name beside a family name, and another family name beside a given one', () => {
  expect(missing('The firm is run by Pavel Dulin, who founded it')).toEqual(['Pavel']);
  expect(missing('The firm is run by Marek Holm, who founded it')).toEqual(['Holm']);
});

it('tells another family name where the given one opens the sentence, and the source has that beside a name', () => {
  expect(missing('Marek Holm founded the firm and runs it')).toEqual(['Holm']);
  expect(missing('Marek Dulin founded the firm and runs it')).toEqual([]);
  // A word that opens a sentence and stands nowhere in the source beside a name may be any.
  expect(missing('Former Dulin staff denied the charge')).toEqual([]);
});

it('says nothing of the same name, of spellings, titles, middle names, initials, and words that open a sentence', () => {
  for (const claim of [
    'The firm is run by Marek Dulin, who founded it',
    'The firm is run by Mark Dulin, who founded it',
    'The firm is run by Chairman Dulin, who founded it',
    'The lawyer of the firm is Joan Pike',
    'Yesterday Dulin denied the charge',
    'The unit in Latin America was sold to Gerty Theresa Cori',
  ])
    expect(missing(claim), claim).toEqual([]);
});
