/** The paper of a meeting and the article that grew out of it, and what is no such pair. */
import { expect, it } from 'vitest';
import { otherVersion } from '../../../src/compare/reference/versions.ts';
import type { CslItem } from '../../../src/model/csl.ts';

const of = (type: string, venue: string, year: number, more: CslItem = {}): CslItem => ({
  type,
  'container-title': venue,
  issued: { 'date-parts': [[year]] },
  ...more,
});
const talk = of('paper-conference', 'Proceedings of the 9th Symposium on Bears', 2014);

it('are two versions where the article is of the same years or later', () => {
  expect(otherVersion(talk, of('article-journal', 'Journal of Bears', 2017))).toBe(true);
  expect(otherVersion(talk, of('article-journal', 'Journal of Bears', 2011))).toBe(false);
});

it('are none where the record is a deposit, or of the very meeting filed as a journal', () => {
  expect(otherVersion(talk, of('article-journal', 'ArXiv', 2017))).toBe(false);
  const neurips = of('paper-conference', 'Advances in Neural Information Processing Systems', 2014);
  const filed = of('article-journal', 'Advances in Neural Information Processing Systems', 2017, { volume: '30', page: '1-9' });
  expect(otherVersion(neurips, filed)).toBe(false);
});
