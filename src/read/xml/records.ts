/**
 * Records of works in XML: EndNote's export, PubMed's, MODS (as libraries and Zotero write it), Word's list of sources, JabRef's BibTeXML,
 * and what libraries and registries hand out. Each says its parts by elements of its own; here they get their roles (`read/roles.ts`), and
 * each record becomes an entry with a line of print.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Entry, Skipped } from '../../model/document.ts';
import { readEntries } from '../bibtex.ts';
import { type Reading, Scribe } from '../blocks.ts';
import { uniqueKey } from '../csl/keys.ts';
import { wordSources } from '../docx/fields.ts';
import { printedOf } from '../jats/citation.ts';
import { itemOf, saidOf } from '../roles.ts';
import { wordsIn } from './made.ts';
import { ofDublinCore, ofMarc } from './records/libraries.ts';
import { type Found, ofArxiv, ofDatacite, ofDblp, worksOfCrossref, worksOfDblp } from './records/registries.ts';
import { worksOfZotero } from './records/zotero.ts';
import { child, elements, parseXml, within, type XmlKind, type XmlNode } from './tree.ts';

const XML: XmlKind = { what: 'the XML is broken', advice: 'Save or export it anew.', doctype: true };

/** Reads records of works. Throws StetError `unreadable-input` for broken XML. */
export async function readXmlRecords(text: string, name: string): Promise<Reading> {
  const works = worksOf(await parseXml(text, name, XML));
  const scribe = new Scribe();
  const entries: Entry[] = [];
  const taken = new Map<string, number>();
  let lost = 0;
  for (const [at, fields] of works.entries()) {
    if (fields.title === undefined && fields.DOI === undefined && fields.PMID === undefined) {
      lost += 1;
      continue;
    }
    const key = uniqueKey(fields.id ?? String(at + 1), taken);
    scribe.write(printedOf(fields));
    // Data, not printed words: no stage should look for references or citations in it again.
    const block = scribe.close('code', { label: key });
    if (block === null) continue;
    entries.push({ key, span: block.span, fields: { ...fields, id: key }, raw: printedOf(fields) });
  }
  const skipped: Skipped[] =
    lost === 0 ? [] : [{ what: 'records', why: 'they name no title or identifier', count: lost, references: true }];
  return { text: scribe.text(), blocks: scribe.blocks, entries, skipped };
}

function worksOf(root: XmlNode): CslItem[] {
  const as = (nodes: readonly XmlNode[], found: (node: XmlNode) => Found): CslItem[] => nodes.map((node) => itemOf(saidOf(found(node))));
  const those = (name: string): XmlNode[] => (root.name === name ? [root] : within(root, name));
  if (root.name === 'Sources') return [...wordSources(root)].flatMap(([id, { fields }]) => (fields === null ? [] : [{ ...fields, id }]));
  if (/^Pubmed/.test(root.name)) return as(those('PubmedArticle'), ofPubmed);
  if (/^mods/.test(root.name)) return as(those('mods'), ofMods);
  if (root.name === 'RDF') return worksOfZotero(root).map((found) => itemOf(saidOf(found)));
  if (root.name === 'dblp') return as(worksOfDblp(root), ofDblp);
  if (root.name === 'feed') return as(within(root, 'entry'), ofArxiv);
  if (root.name === 'resource') return as([root], ofDatacite);
  if (/^(?:doi_|crossref_)/.test(root.name)) return worksOfCrossref(root).map((found) => itemOf(saidOf(found)));
  if (root.name === 'file') return worksOfBibtexml(root);
  if (within(root, 'datafield').length > 0) return as(those('record'), ofMarc);
  if (within(root, 'dc').length > 0 || root.name === 'dc') return as(those('dc'), ofDublinCore);
  return as(within(root, 'record'), ofEndnote);
}

const all = (node: XmlNode | undefined, name: string): string[] => (node === undefined ? [] : within(node, name).map(wordsIn));

function ofEndnote(record: XmlNode): Found {
  const titles = child(record, 'titles');
  const people = child(record, 'contributors');
  const of = (name: string): string[] => elements(record, name).map(wordsIn);
  const inTitles = (...names: string[]): string[] => names.flatMap((name) => all(titles, name));
  const role = (name: string): string[] => all(child(people, name), 'author');
  const dates = child(record, 'dates');
  return {
    id: of('rec-number'),
    type: [child(record, 'ref-type')?.attributes.get('name') ?? ''],
    author: role('authors'),
    editor: role('secondary-authors'),
    title: inTitles('title'),
    container: [...inTitles('secondary-title', 'alt-title'), ...all(child(record, 'periodical'), 'full-title')],
    short: all(child(record, 'periodical'), 'abbr-1'),
    series: inTitles('tertiary-title'),
    pages: of('pages'),
    volume: of('volume'),
    issue: of('number'),
    edition: of('edition'),
    publisher: of('publisher'),
    place: of('pub-location'),
    year: all(dates, 'year'),
    number: of('isbn'),
    doi: of('electronic-resource-num'),
    url: all(child(record, 'urls'), 'url'),
    abstract: of('abstract'),
  };
}

function ofPubmed(record: XmlNode): Found {
  const citation = child(record, 'MedlineCitation');
  const article = child(citation, 'Article');
  const journal = child(article, 'Journal');
  const issue = child(journal, 'JournalIssue');
  const date = child(issue, 'PubDate');
  const ids = within(record, 'ArticleIdList')[0];
  const id = (type: string): string[] =>
    elements(ids, 'ArticleId')
      .filter(({ attributes }) => attributes.get('IdType') === type)
      .map(wordsIn);
  const people = elements(child(article, 'AuthorList'), 'Author');
  const part = (node: XmlNode, name: string): string => wordsIn(child(node, name));
  const when = ['Year', 'Month', 'Day'].map((name) => wordsIn(child(date, name))).filter((words) => words !== '');
  return {
    type: ['article'],
    pmid: elements(citation, 'PMID').map(wordsIn),
    author: people.map((one) => [part(one, 'LastName'), part(one, 'ForeName') || part(one, 'Initials')].filter(Boolean).join(', ')),
    group: people.map((one) => part(one, 'CollectiveName')),
    title: elements(article, 'ArticleTitle').map(wordsIn),
    container: elements(journal, 'Title').map(wordsIn),
    short: elements(journal, 'ISOAbbreviation').map(wordsIn),
    number: elements(journal, 'ISSN').map(wordsIn),
    volume: elements(issue, 'Volume').map(wordsIn),
    issue: elements(issue, 'Issue').map(wordsIn),
    year: when.slice(0, 1).concat(wordsIn(child(date, 'MedlineDate')).slice(0, 4)),
    date: [when.join(' ')],
    pages: all(article, 'MedlinePgn'),
    doi: [
      ...elements(article, 'ELocationID')
        .filter(({ attributes }) => attributes.get('EIdType') === 'doi')
        .map(wordsIn),
      ...id('doi'),
    ],
    pmcid: id('pmc'),
  };
}

function ofMods(record: XmlNode): Found {
  const host = elements(record, 'relatedItem').find(({ attributes }) => attributes.get('type') === 'host');
  const origin = child(record, 'originInfo') ?? child(host, 'originInfo');
  const part = child(host, 'part') ?? child(record, 'part');
  const title = (node: XmlNode | undefined): string[] =>
    elements(node, 'titleInfo')
      .filter(({ attributes }) => attributes.get('type') === undefined)
      .map((info) => {
        const lead = wordsIn(child(info, 'nonSort'));
        const main = [lead, wordsIn(child(info, 'title'))].filter(Boolean).join(' ');
        const sub = wordsIn(child(info, 'subTitle'));
        return sub === '' ? main : `${main}: ${sub}`;
      });
  const names = (role: RegExp, ...of: readonly (XmlNode | undefined)[]): XmlNode[] =>
    (of.length === 0 ? [record] : of)
      .flatMap((one) => elements(one, 'name'))
      .filter((name) => role.test(all(name, 'roleTerm')[0] ?? 'author'));
  const detail = (type: RegExp): string[] =>
    elements(part, 'detail')
      .filter(({ attributes }) => type.test(attributes.get('type') ?? ''))
      .map((one) => wordsIn(child(one, 'number')));
  const id = (type: RegExp): string[] =>
    [...elements(record, 'identifier'), ...elements(host, 'identifier')]
      .filter(({ attributes }) => type.test(attributes.get('type') ?? ''))
      .map(wordsIn);
  const extent = elements(part, 'extent').find(({ attributes }) => /^pages?$/.test(attributes.get('unit') ?? ''));
  const isGroup = ({ attributes }: XmlNode): boolean => attributes.get('type') === 'corporate';
  const authors = names(/^(?:aut(?:hor)?|cre(?:ator)?)$/i);
  return {
    id: [record.attributes.get('ID') ?? ''],
    type: [typeOfMods(record, host, detail(/^volume$/i).length > 0)],
    author: authors.filter((name) => !isGroup(name)).map(personOf),
    group: authors.filter(isGroup).map(personOf),
    editor: names(/^(?:edt|editor)$/i, record, host).map(personOf),
    translator: names(/^(?:trl|translator)$/i).map(personOf),
    title: title(record),
    container: title(host),
    volume: detail(/^volume$/i),
    issue: detail(/^(?:issue|number)$/i),
    first: all(extent, 'start'),
    last: all(extent, 'end'),
    pages: all(extent, 'list'),
    year: [...all(part, 'date'), ...all(origin, 'dateIssued'), ...all(origin, 'copyrightDate')],
    publisher: all(origin, 'publisher'),
    place: all(origin, 'placeTerm'),
    edition: all(origin, 'edition'),
    doi: id(/^doi$/i),
    pmid: id(/^(?:pmid|pubmed)$/i),
    number: id(/^(?:isbn|issn)$/i),
    url: [...id(/^uri$/i), ...all(child(record, 'location'), 'url')],
  };
}

/** The kind by its genre where that says one; else by what holds the work, if anything does. */
function typeOfMods(record: XmlNode, host: XmlNode | undefined, inVolume: boolean): string {
  const [genre = ''] = elements(record, 'genre').map(wordsIn);
  if (genre !== '' || host === undefined) return genre || 'book';
  const isJournal = inVolume || /journal|periodical/i.test(all(host, 'genre')[0] ?? '') || all(host, 'issuance')[0] === 'continuing';
  return isJournal ? 'journal article' : 'book section';
}

function personOf(name: XmlNode): string {
  const parts = (type: string): string =>
    elements(name, 'namePart')
      .filter(({ attributes }) => (attributes.get('type') ?? '') === type)
      .map(wordsIn)
      .join(' ');
  const family = parts('family');
  return family === '' ? parts('') : [family, parts('given')].filter(Boolean).join(', ');
}

/** JabRef's BibTeX in XML: each field an element, read as the .bib entry it stands for. */
function worksOfBibtexml(root: XmlNode): CslItem[] {
  const entries = within(root, 'entry').flatMap((entry, at) =>
    elements(entry).map((work) => {
      const fields = elements(work).map((field) => `${field.name} = {${wordsIn(field).replace(/[{}]/g, '')}}`);
      return `@${work.name}{${entry.attributes.get('id')?.replace(/[\s,{}]/g, '') || `entry${at + 1}`},\n${fields.join(',\n')}\n}`;
    }),
  );
  return readEntries(entries.join('\n')).entries.map(({ fields }) => fields);
}
