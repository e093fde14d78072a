/**
 * Books and their chapters in PubMed (StatPearls, GeneReviews, reports on Bookshelf): in an efetch answer they stand beside the articles,
 * as `PubmedBookArticle`, with PubMed numbers like theirs.
 */
import type { Source } from '../../model/source.ts';
import { named } from '../people.ts';
import { dateOf, sourceOf } from '../records.ts';
import { at, childrenOf, textAt, type Xml } from '../xml.ts';
import { namesOfXml } from './record.ts';

const yearAt = (node: Xml | undefined, ...path: readonly string[]): number => Number(textAt(node, ...path, 'Year') ?? Number.NaN);

/** A `PubmedBookArticle` as a source: a chapter where it bears a title of its own, else the book; null when it has no PMID. */
export function pubmedBook(node: Xml): Source | null {
  const document = at(node, 'BookDocument');
  const pmid = textAt(document, 'PMID');
  if (pmid === undefined) return null;
  const book = at(document, 'Book');
  const part = textAt(document, 'ArticleTitle');
  const lists = [...childrenOf(document, 'AuthorList'), ...childrenOf(book, 'AuthorList')];
  const people = (type: string) => named(namesOfXml(lists.find(({ attributes }) => (attributes.Type ?? 'authors') === type)));
  const author = people('authors');
  const doi = childrenOf(at(document, 'ArticleIdList'), 'ArticleId').find(({ attributes }) => attributes.IdType === 'doi')?.text;
  return sourceOf({
    adapter: 'pubmed',
    id: pmid,
    type: part === undefined ? 'book' : 'chapter',
    title: part ?? textAt(book, 'BookTitle'),
    author,
    editor: people('editors'),
    container: part === undefined ? null : textAt(book, 'BookTitle'),
    collection: textAt(book, 'CollectionTitle'),
    publisher: textAt(book, 'Publisher', 'PublisherName'),
    place: textAt(book, 'Publisher', 'PublisherLocation'),
    issued: dateOf([yearAt(book, 'PubDate')]),
    doi,
    pmid,
    isbn: textAt(book, 'Isbn'),
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    language: textAt(document, 'Language'),
    // Such chapters are brought up to date for years, and cited as of any of them.
    years: [
      yearAt(book, 'PubDate'),
      yearAt(book, 'BeginningDate'),
      yearAt(book, 'EndingDate'),
      yearAt(document, 'ContributionDate'),
      yearAt(document, 'DateRevised'),
    ],
    authorsComplete: author.length > 0,
  });
}
