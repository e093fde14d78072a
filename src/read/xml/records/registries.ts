/** Records as registries hand them out in XML: dblp, arXiv, Crossref, DataCite. */
import { arxivIn } from '../../bibtex/identifiers.ts';
import { wordsIn } from '../made.ts';
import { child, elements, within, type XmlNode } from '../tree.ts';

/** Values by roles (`read/roles.ts`), as a reader of one form finds them; empty ones are left out afterwards. */
export type Found = Readonly<Record<string, readonly string[]>>;

const of = (node: XmlNode | undefined, name: string): string[] => elements(node, name).map(wordsIn);
const all = (node: XmlNode | undefined, name: string): string[] => (node === undefined ? [] : within(node, name).map(wordsIn));

/** Elements of dblp that are works. */
const OF_DBLP = /^(?:article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis|data)$/;
export const worksOfDblp = (root: XmlNode): XmlNode[] => elements(root).filter(({ name }) => OF_DBLP.test(name));

export function ofDblp(record: XmlNode): Found {
  const links = of(record, 'ee');
  return {
    id: [record.attributes.get('key') ?? ''],
    type: [record.name === 'data' ? 'dataset' : record.name],
    // Of people with one name dblp tells one from the other by a number behind it.
    author: of(record, 'author').map((name) => name.replace(/\s\d{4}$/, '')),
    editor: of(record, 'editor').map((name) => name.replace(/\s\d{4}$/, '')),
    title: of(record, 'title'),
    container: [...of(record, 'journal'), ...of(record, 'booktitle')],
    series: of(record, 'series'),
    volume: of(record, 'volume').filter((volume) => !volume.startsWith('abs/')),
    issue: of(record, 'number'),
    pages: of(record, 'pages'),
    year: of(record, 'year'),
    publisher: [...of(record, 'publisher'), ...of(record, 'school')],
    number: [...of(record, 'isbn'), ...of(record, 'issn')],
    url: [...links, ...of(record, 'volume').flatMap((volume) => (volume.startsWith('abs/') ? [`https://arxiv.org/${volume}`] : []))],
  };
}

/** An entry of the feed that arXiv answers with. */
export function ofArxiv(entry: XmlNode): Found {
  const [address = ''] = of(entry, 'id');
  return {
    id: [arxivIn(address) ?? ''],
    type: ['preprint'],
    author: elements(entry, 'author').flatMap((one) => of(one, 'name')),
    title: of(entry, 'title'),
    year: of(entry, 'published').map((when) => when.slice(0, 10)),
    doi: of(entry, 'doi'),
    url: [address],
  };
}

export function ofDatacite(record: XmlNode): Found {
  const kind = child(record, 'resourceType')?.attributes.get('resourceTypeGeneral') ?? '';
  const people = within(record, 'creator').map((one) => ({
    family: all(one, 'familyName')[0] ?? '',
    given: all(one, 'givenName')[0] ?? '',
    name: all(one, 'creatorName')[0] ?? '',
  }));
  return {
    type: [kind],
    author: people.map(({ family, given, name }) =>
      family === '' ? (name.includes(',') ? name : `${name},`) : [family, given].join(', '),
    ),
    title: all(record, 'title'),
    publisher: of(record, 'publisher'),
    year: of(record, 'publicationYear'),
    doi: elements(record, 'identifier')
      .filter(({ attributes }) => /^doi$/i.test(attributes.get('identifierType') ?? ''))
      .map(wordsIn),
    abstract: all(record, 'description'),
  };
}

/** Crossref's elements that describe a work, by its kind. */
const OF_CROSSREF: ReadonlyMap<string, string> = new Map(
  'journal_article=article conference_paper=conferencepaper content_item=bookchapter book_metadata=book book_series_metadata=book report-paper_metadata=report dissertation=thesis posted_content=preprint dataset=dataset standard_metadata=standard'
    .split(' ')
    .map((row) => row.split('=') as [string, string]),
);

/** Each work with what holds it, innermost works alone: a chapter is one, and its book is what holds it. */
export function worksOfCrossref(root: XmlNode): Found[] {
  const records = within(root, 'crossref').length > 0 ? within(root, 'crossref') : within(root, 'body');
  return records.flatMap((record) =>
    elements(record).flatMap((holder) => {
      const works = [holder, ...elements(holder)].filter(({ name }) => OF_CROSSREF.has(name));
      const inner = works.filter(({ name }) => !name.startsWith('book_') || works.length === 1);
      return inner.map((work) => ofCrossref(work, holder));
    }),
  );
}

function ofCrossref(work: XmlNode, holder: XmlNode): Found {
  const around = elements(holder).filter((one) => one !== work && /_metadata$|^journal_issue$/.test(one.name));
  const near = (name: string): string[] => [work, ...around].flatMap((one) => all(withoutCited(one), name));
  const people = (role: string): string[] =>
    within(work, 'person_name')
      .filter(({ attributes }) => (attributes.get('contributor_role') ?? 'author') === role)
      .map((one) => [...of(one, 'surname'), ...of(one, 'given_name'), ...of(one, 'suffix')].join(', '));
  const dates = [work, ...around].flatMap((one) => within(one, 'publication_date'));
  return {
    type: [OF_CROSSREF.get(work.name) ?? ''],
    author: people('author'),
    editor: people('editor'),
    group: within(work, 'organization').map(wordsIn),
    title: elements(child(work, 'titles'), 'title').map(wordsIn),
    container: around.flatMap((one) => [
      ...of(one, 'full_title'),
      ...of(one, 'proceedings_title'),
      ...(one.name.startsWith('book') ? all(child(one, 'titles'), 'title') : []),
    ]),
    short: around.flatMap((one) => of(one, 'abbrev_title')),
    volume: near('volume'),
    issue: near('issue'),
    first: all(child(work, 'pages'), 'first_page'),
    last: all(child(work, 'pages'), 'last_page'),
    year: dates.flatMap((one) => of(one, 'year')),
    publisher: near('publisher_name'),
    place: near('publisher_place'),
    number: [...near('issn'), ...near('isbn')],
    doi: elements(child(work, 'doi_data'), 'doi').map(wordsIn),
  };
}

/** An element without the works it cites. */
const withoutCited = (node: XmlNode): XmlNode => ({
  ...node,
  children: node.children.filter((one) => typeof one === 'string' || one.name !== 'citation_list'),
});
