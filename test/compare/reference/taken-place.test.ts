/** A work cited at the place of another one that bears its title, or speaks of it; works at their own places say nothing. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { referenceOf } from './make.ts';

const people = (...families: string[]) => families.map((family) => ({ family, given: 'Ann' }));
const year = (of: number) => ({ 'date-parts': [[of]] });
const BOOK: CslItem = {
  type: 'book',
  title: 'Walls of the drowned towns',
  author: people('Quill'),
  issued: year(1990),
  publisher: 'Harbour Press',
};
const REVIEW: CslItem = {
  type: 'article-journal',
  title: 'Walls of the drowned towns',
  author: people('Rook'),
  'container-title': 'Town Studies',
  volume: '14',
  page: '377-379',
  issued: year(1991),
};
const ARTICLE: CslItem = {
  type: 'article-journal',
  title: 'Gates that open towards the sea',
  author: people('Vex', 'Hull'),
  'container-title': 'Town Studies',
  volume: '30',
  page: '1163-1166',
  issued: year(2011),
};
const REPLY: CslItem = { ...ARTICLE, title: 'Reply to comments on “Gates that open towards the sea”', volume: '31', page: '1149' };

function beside(fields: CslItem, ...records: CslItem[]) {
  const sources = records.map((record, at) => sourceOf({ id: String(at), ...record }, 'held'));
  const candidates = sources.map((one) => ({ id: one.id, sources: [one], likeness: 1 }));
  const [best] = compare(referenceOf({ fields }), { asked: [], candidates }).evidence.filter(({ cluster }) => cluster === 'held:0');
  return { venue: best?.components.venue.label, details: best?.details?.map(({ field, found }) => `${field} ${found}`) };
}

describe('a place where another work stands', () => {
  it('is no place of a book that is cited at that of its review', () => {
    const { 'container-title': journal, volume, page } = REVIEW;
    const cited = {
      ...BOOK,
      type: 'article-journal',
      'container-title': journal as string,
      volume: volume as string,
      page: page as string,
    };
    expect(beside({ ...cited, issued: year(1991) }, BOOK, REVIEW).venue).toBe('not_match');
    expect(beside({ ...cited, page: '500-510' }, BOOK, REVIEW).venue).not.toBe('not_match');
  });

  it('is told of an article that is cited at that of a reply, also by the same people', () => {
    expect(beside({ ...ARTICLE, volume: '31', page: '1149' }, ARTICLE, REPLY).details).toEqual(['volume 30', 'page 1163-1166']);
    expect(beside({ ...ARTICLE, volume: '31', page: '1149', issued: year(2012) }, ARTICLE, REPLY).details).toHaveLength(2);
  });

  it('is the reply’s own, and the review’s', () => {
    expect(beside(REPLY, REPLY, ARTICLE)).toMatchObject({ venue: 'match', details: undefined });
    expect(beside(REVIEW, REVIEW, BOOK)).toMatchObject({ venue: 'match', details: undefined });
    expect(beside(ARTICLE, ARTICLE, REPLY)).toMatchObject({ venue: 'match', details: undefined });
  });

  it('is told of an article cited with the publisher of a book of its title', () => {
    const cited = {
      type: 'book',
      title: ARTICLE.title as string,
      author: people('Vex', 'Hull'),
      publisher: 'Harbour Press',
      issued: year(2016),
    };
    const book = { ...BOOK, title: ARTICLE.title as string, author: people('Quill', 'Rook'), issued: year(2016) };
    expect(beside(cited, { ...ARTICLE, issued: year(2015) }, book).venue).toBe('not_match');
    expect(beside(cited, { ...ARTICLE, issued: year(2015) }).venue).not.toBe('not_match');
  });

  it('is no place of a paper of the same people under another title', () => {
    const SECOND: CslItem = { ...ARTICLE, title: 'Gates that close towards the hills', volume: '33', page: '901-912', issued: year(2012) };
    expect(beside({ ...ARTICLE, volume: '33', page: '901-912', issued: year(2012) }, ARTICLE, SECOND).details).toEqual([
      'volume 30',
      'page 1163-1166',
    ]);
    expect(beside(ARTICLE, ARTICLE, SECOND).details).toBeUndefined();
    expect(beside({ ...ARTICLE, volume: '33' }, ARTICLE, SECOND).details ?? []).not.toContain('page 1163-1166');
  });
});
