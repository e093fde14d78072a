/** Works of Hayagriva and of the Citation File Format, field by field. */
import { describe, expect, it } from 'vitest';
import { workOfCff, workOfHayagriva } from '../../../src/read/yaml/works.ts';

describe('workOfHayagriva', () => {
  it('takes volume, issue and publisher from what holds the work', () => {
    expect(
      workOfHayagriva({
        type: 'Article',
        title: 'Of reading',
        author: ['Roe, Ann', 'von der Lee, Bo', 'Luther King, Martin, Jr.'],
        doi: '10.1234/x',
        'page-range': '12-20',
        date: '2004-06-14',
        parent: { type: 'Periodical', title: 'Journal of Reading', volume: '7', issue: '3', publisher: 'The Press', issn: '1234-5679' },
      }),
    ).toEqual({
      type: 'article-journal',
      title: 'Of reading',
      author: [
        { family: 'Roe', given: 'Ann' },
        { family: 'von der Lee', given: 'Bo' },
        { family: 'Luther King', given: 'Martin', suffix: 'Jr.' },
      ],
      'container-title': 'Journal of Reading',
      volume: '7',
      issue: '3',
      publisher: 'The Press',
      page: '12-20',
      issued: { 'date-parts': [[2004, 6, 14]] },
      DOI: '10.1234/x',
      ISSN: '1234-5679',
    });
  });

  it('tells kinds by what holds them, and a series from a book', () => {
    const kind = (type: string, parent?: unknown) =>
      workOfHayagriva({ type, title: 'T', ...(parent === undefined ? {} : { parent }) })?.type;
    expect(kind('article')).toBe('article-journal');
    expect(kind('article', { title: 'P' })).toBe('article-journal');
    expect(kind('article', { type: 'Newspaper', title: 'P' })).toBe('article-newspaper');
    expect(kind('article', { type: 'proceedings', title: 'P' })).toBe('paper-conference');
    expect(
      kind('article', [
        { type: 'video', runtime: '1:00' },
        { type: 'blog', title: 'P' },
      ]),
    ).toBe('post-weblog');
    expect([kind('chapter'), kind('report'), kind('thesis'), kind('web'), kind('repository'), kind('misc')]).toEqual([
      'chapter',
      'report',
      'thesis',
      'webpage',
      'software',
      'document',
    ]);
    const chapter = workOfHayagriva({
      type: 'chapter',
      title: 'C',
      parent: { title: 'The Book', editor: 'Lee, Bo', date: '2001', isbn: '978-3-16-148410-0', parent: { title: 'Notes' } },
    });
    expect(chapter).toMatchObject({
      'container-title': 'The Book',
      'collection-title': 'Notes',
      editor: [{ family: 'Lee', given: 'Bo' }],
      issued: { 'date-parts': [[2001]] },
      ISBN: '978-3-16-148410-0',
    });
    const book = workOfHayagriva({ type: 'book', title: 'B', parent: { title: 'Notes', editor: 'Lee, Bo' } });
    expect([book?.['collection-title'], book?.['container-title'], book?.editor]).toEqual(['Notes', undefined, undefined]);
  });

  it('reads names in parts, institutions, values that say how they are written, and numbers of archives', () => {
    expect(
      workOfHayagriva({
        type: 'article',
        title: { value: 'Of reading', verbatim: true },
        author: [{ name: 'Lee', 'given-name': 'Bo', prefix: 'de', suffix: 'III' }, 'World Health Organization'],
        affiliated: [
          { role: 'Translator', names: ['Roe, Ann'] },
          { role: 'illustrator', names: 'Poe, Cy' },
        ],
        publisher: { name: 'The Press', location: 'Oslo' },
        'serial-number': { arxiv: '1706.03762', isbn: '978-3-16-148410-0' },
        url: { value: 'https://example.org/a', date: '2022-01-02' },
      }),
    ).toEqual({
      type: 'article',
      title: 'Of reading',
      author: [{ family: 'de Lee', given: 'Bo', suffix: 'III' }, { literal: 'World Health Organization' }],
      translator: [{ family: 'Roe', given: 'Ann' }],
      publisher: 'The Press',
      'publisher-place': 'Oslo',
      ISBN: '978-3-16-148410-0',
      URL: 'https://example.org/a',
      accessed: { 'date-parts': [[2022, 1, 2]] },
      arxiv: '1706.03762',
    });
    expect(workOfHayagriva({ title: 'T', 'serial-number': '2003.13722', parent: { title: 'arXiv' } })?.arxiv).toBe('2003.13722');
    expect(workOfHayagriva({ title: 'T', 'serial-number': 'v2.5' })?.arxiv).toBeUndefined();
    expect([workOfHayagriva({ type: 'misc' }), workOfHayagriva('words'), workOfHayagriva(null)]).toEqual([null, null, null]);
  });
});

describe('workOfCff', () => {
  it('reads articles, papers of meetings and programs', () => {
    expect(
      workOfCff({
        type: 'article',
        title: 'Of a program',
        authors: [{ 'family-names': 'Lee', 'given-names': 'Bo', 'name-particle': 'van der', 'name-suffix': 'IV' }, { name: 'The Group' }],
        journal: 'The Journal',
        year: '1984',
        month: '1',
        volume: '27',
        issue: '2',
        start: '97',
        end: '111',
        identifiers: [
          { type: 'swh', value: 'swh:1:x' },
          { type: 'doi', value: '10.1234/x' },
        ],
      }),
    ).toEqual({
      type: 'article-journal',
      title: 'Of a program',
      author: [{ family: 'van der Lee', given: 'Bo', suffix: 'IV' }, { literal: 'The Group' }],
      'container-title': 'The Journal',
      volume: '27',
      issue: '2',
      page: '97-111',
      issued: { 'date-parts': [[1984, 1]] },
      DOI: '10.1234/x',
    });
    expect(
      workOfCff({
        type: 'conference-paper',
        title: 'T',
        'collection-title': 'Proceedings of It',
        conference: { name: 'It' },
        publisher: { name: 'ACM', city: 'New York' },
      }),
    ).toEqual({
      type: 'paper-conference',
      title: 'T',
      'container-title': 'Proceedings of It',
      publisher: 'ACM',
      'publisher-place': 'New York',
    });
    expect(
      workOfCff({ type: 'software-code', title: 'T', 'repository-code': 'https://example.org/t', 'date-released': '2020-01-31' }),
    ).toEqual({
      type: 'software',
      title: 'T',
      URL: 'https://example.org/t',
      issued: { 'date-parts': [[2020, 1, 31]] },
    });
    expect(workOfCff({ type: 'thesis', title: 'T', institution: { name: 'U' }, 'thesis-type': 'PhD' })).toMatchObject({
      publisher: 'U',
      genre: 'PhD',
    });
    expect(workOfCff({ type: 'generic' })).toBeNull();
  });
});
