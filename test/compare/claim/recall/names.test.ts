import { expect, it } from 'vitest';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { knowsName, namesOf } from '../../../../src/compare/claim/recall/names.ts';
import { claimWords } from '../../../../src/compare/claim/recall.ts';

const NONE: ReadonlySet<string> = new Set();
const names = (claim: string, small = NONE): string[] =>
  namesOf(claimWords(claim), small).map((run) => run.map(({ text }) => text).join(' '));
const missing = (claim: string, source: string): string[] => {
  const index = evidenceIndex(source);
  return namesOf(claimWords(claim), index.small)
    .filter((run) => !knowsName(run, claim, index))
    .map((run) => run.map(({ text }) => text).join(' '));
};

it.each([
  ['Sales of Pfizer rose in Germany', ['pfizer', 'germany']],
  ['Merck reported 3 billion', ['merck']],
  ['Revenue reported by Merck rose', ['merck']],
  ['The architect Filippo Brunelleschi built it', ['filippo brunelleschi']],
  ['The University of Oxford opened in March', ['oxford']],
  ['Mortality was halved; NASA and iPhone rose', ['nasa', 'iphone']],
  ['The ratio (CTR) was high', []],
  ['Researchers found it. However, sales fell', []],
])('names of %j', (claim, found) => expect(names(claim)).toEqual(found));

it('takes no word for a name that somebody writes small', () => {
  expect(names('It was Apple that grew', new Set(['apple']))).toEqual([]);
});

it.each([
  ['the name itself', 'Pfizer grew in Germany', 'In Germany, Pfizer grew.', []],
  ['another name', 'It was Merck that grew', 'It was Pfizer that grew.', ['merck']],
  ['a people for its country', 'The Italian firm and the Dutch one grew', 'Firms in Italy and the Netherlands grew.', []],
  ['initials', 'The WHO said so', 'The World Health Organization said so.', []],
  ['what initials stand for', 'The Acme Widget Works said so', 'AWW said so.', []],
  ['an abbreviation of common words', 'HPV screening', 'Screening for human papillomavirus.', []],
  ['one word of a name', 'It was John Smith', 'Smith did it.', []],
  ['the kind alone is not the name', 'It was the University of Oxford', 'It was the University of Cambridge.', ['oxford']],
  ['another spelling', 'Kyiv and Tchaikovsky', 'Kyiv and Tchaikowsky met.', []],
])('%s', (_what, claim, source, found) => expect(missing(claim, source)).toEqual(found));
