/** Works out of what records say, by roles. */
import { describe, expect, it } from 'vitest';
import { itemOf, variableOf } from '../../src/read/roles.ts';

const item = (said: Readonly<Record<string, string | readonly string[]>>) =>
  itemOf(new Map(Object.entries(said).map(([role, value]) => [role, typeof value === 'string' ? [value] : value])));

describe('itemOf', () => {
  it.each([
    ['JOUR', 'article-journal'],
    ['journalArticle', 'article-journal'],
    ['Journal Article', 'article-journal'],
    ['Conference Paper', 'paper-conference'],
    ['Proceedings Paper', 'paper-conference'],
    ['Book Chapter', 'chapter'],
    ['J', 'article-journal'],
    ['constructor', 'document'],
    ['', 'document'],
  ])('knows %s', (kind, type) => {
    expect(item({ type: kind, title: 'A' }).type).toBe(type);
  });

  it('prefers full names, the longest name of what holds the work, and the finer date', () => {
    expect(
      item({
        title: 'Of reading.',
        author: ['Roe, Ann', 'et al.'],
        'author-short': 'Roe, A',
        container: ['J Read', 'Journal of Reading'],
        year: '2004',
        date: '2004/06/02',
        first: '12',
        last: '20',
      }),
    ).toEqual({
      type: 'document',
      title: 'Of reading',
      author: [{ family: 'Roe', given: 'Ann' }],
      'et-al': true,
      'container-title': 'Journal of Reading',
      page: '12-20',
      issued: { 'date-parts': [[2004, 6, 2]] },
    });
    expect(item({ title: 'A', 'author-short': 'Roe, A' }).author).toEqual([{ family: 'Roe', given: 'A' }]);
  });

  it('tells numbers apart', () => {
    expect(item({ title: 'A', number: ['978-0-306-40615-7', '1234-5679', '12345679'] })).toMatchObject({
      ISBN: '978-0-306-40615-7',
      ISSN: '1234-5679',
    });
  });
});

it('says which variable a role is the place of', () => {
  expect([variableOf('title'), variableOf('first'), variableOf('abstract'), variableOf('constructor')]).toEqual([
    'title',
    'page',
    undefined,
    undefined,
  ]);
});
