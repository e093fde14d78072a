/** Books of Bookshelf and their chapters, as they stand among the articles of PubMed. */
import { describe, expect, it } from 'vitest';
import { pubmedBook } from '../../../src/lookup/pubmed/book.ts';
import { parseXml } from '../../../src/lookup/xml.ts';

const read = async (inner: string) => {
  const node = await parseXml(`<PubmedBookArticle><BookDocument>${inner}</BookDocument></PubmedBookArticle>`);
  return node === null ? null : pubmedBook(node);
};
const BOOK =
  '<Book><Publisher><PublisherName>House</PublisherName><PublisherLocation>Town</PublisherLocation></Publisher><BookTitle>Pearls</BookTitle><PubDate><Year>2023</Year></PubDate><BeginningDate><Year>2020</Year></BeginningDate><Isbn>9780306406157</Isbn></Book>';
const by = (type: string, name: string) =>
  `<AuthorList Type="${type}"><Author><LastName>${name}</LastName><ForeName>Ada</ForeName></Author></AuthorList>`;

describe('pubmedBook', () => {
  it('reads a chapter with its book, its editors and the years it is cited as of', async () => {
    const id = '<ArticleIdList><ArticleId IdType="doi">10.5555/pearl</ArticleId></ArticleIdList>';
    const chapter = `<PMID>5</PMID>${id}${BOOK}<ArticleTitle>Corals</ArticleTitle>${by('authors', 'Marsh')}${by('editors', 'Ito')}`;
    expect(await read(chapter)).toMatchObject({
      fields: {
        type: 'chapter',
        title: 'Corals',
        'container-title': 'Pearls',
        publisher: 'House',
        DOI: '10.5555/pearl',
        author: [{ family: 'Marsh' }],
        editor: [{ family: 'Ito' }],
      },
      years: [2020, 2023],
      authorsComplete: true,
    });
  });

  it('reads a whole book, and nothing without a number', async () => {
    const book = await read(`<PMID>6</PMID>${BOOK}`);
    expect(book).toMatchObject({ fields: { type: 'book', title: 'Pearls', ISBN: '9780306406157' }, authorsComplete: false });
    expect(book?.fields['container-title']).toBeUndefined();
    expect(await read(BOOK)).toBeNull();
  });
});
