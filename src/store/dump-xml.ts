/**
 * Records of XML dumps (DBLP, PubMed, ACL Anthology), one element at a time however large the file: only the element that is being
 * read is held. Which dump it is is told by the root. No file is reached for: a document type may be named but not declared within,
 * and the only entities are those of XML and, for DBLP, the accented letters of Latin-1.
 */
import type { SaxesParser } from 'saxes';
import { StetError } from '../errors.ts';
import type { CslItem, CslName } from '../model/csl.ts';
import type { Shapes, XmlRecord } from './dump-shapes.ts';

/** Elements that are one record each, by the root they stand under. */
const RECORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  dblp: new Set(['article', 'inproceedings', 'proceedings', 'book', 'incollection', 'phdthesis', 'mastersthesis', 'data']),
  PubmedArticleSet: new Set(['PubmedArticle']),
  collection: new Set(['volume']),
};
const MOST_NODES = 2_000_000;
const DEEPEST = 60;

/** Names of the letters 160 to 255, as HTML and DBLP's document type have them. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
    .split(' ')
    .map((name, i) => [name, String.fromCharCode(160 + i)] as const);

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlRecord[];
  readonly text: string[];
}

/** What an XML dump is read as. */
export interface XmlDump {
  readonly root: string;
  readonly rootAttributes: Readonly<Record<string, string>>;
  readonly record: XmlRecord;
}

function feed(parser: SaxesParser, found: XmlDump[]): { failed(): string | null } {
  const stack: Open[] = [];
  let root: { readonly name: string; readonly attributes: Readonly<Record<string, string>> } | null = null;
  let wanted: ReadonlySet<string> | undefined;
  let nodes = 0;
  let failed: string | null = null;
  parser.on('error', (error) => {
    failed ??= error.message;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) failed ??= 'it declares a document type of its own';
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (root === null) {
      root = { name, attributes: attributes as Readonly<Record<string, string>> };
      wanted = RECORDS[name];
      if (wanted === undefined) failed ??= `its root <${name.slice(0, 40)}> is none of dblp, PubmedArticleSet, collection`;
      return;
    }
    if (stack.length === 0) {
      if (wanted?.has(name) !== true) return;
      nodes = 0;
    }
    nodes += 1;
    if (nodes > MOST_NODES || stack.length > DEEPEST) failed ??= 'a record in it has no end';
    stack.push({ name, attributes: attributes as Readonly<Record<string, string>>, children: [], text: [] });
  });
  const add = (piece: string): void => {
    stack.at(-1)?.text.push(piece);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (closed === undefined) return;
    const node: XmlRecord = { name: closed.name, attributes: closed.attributes, children: closed.children, text: closed.text.join('') };
    const parent = stack.at(-1);
    if (parent !== undefined) {
      parent.children.push(node);
      parent.text.push(node.text);
    } else if (root !== null) found.push({ root: root.name, rootAttributes: root.attributes, record: node });
  });
  return { failed: () => failed };
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

/** The records of an XML stream. Throws `unreadable-input` when it is not well-formed, cut short, or another kind of XML. */
export async function* xmlRecords(bytes: AsyncIterable<Buffer>, head: Buffer, path: string): AsyncGenerator<XmlDump> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const found: XmlDump[] = [];
  const broken = (why: string): StetError =>
    new StetError('unreadable-input', `${path} cannot be read as XML: ${why}. It may be damaged or of another kind; fetch it again.`);
  const state = feed(parser, found);
  const declared = /^[^>]{0,120}encoding=["']([\w.-]{1,30})["']/.exec(head.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  const decoder = decoderOf(declared);
  if (decoder === null) throw broken(`its encoding ${declared} is not known`);
  if (/<!DOCTYPE dblp|<dblp[\s>]/.test(head.toString('latin1', 0, 2000)))
    for (const [name, letter] of LATIN) parser.ENTITIES[name] = letter;
  try {
    for await (const piece of bytes) {
      parser.write(decoder.decode(piece, { stream: true }));
      const why = state.failed();
      if (why !== null) throw broken(why);
      yield* found.splice(0);
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    const why = state.failed() ?? (thrown instanceof Error ? thrown.message : String(thrown));
    throw broken(why);
  }
  const why = state.failed();
  if (why !== null) throw broken(why);
  yield* found;
}

const all = (node: XmlRecord, name: string): readonly XmlRecord[] => node.children.filter((child) => child.name === name);
const one = (node: XmlRecord | undefined, name: string): string | undefined => {
  const found = node?.children
    .find((child) => child.name === name)
    ?.text.replace(/\s+/g, ' ')
    .trim();
  return found === '' ? undefined : found;
};

const DBLP_TYPES: Readonly<Record<string, string>> = {
  article: 'Journal Articles',
  inproceedings: 'Conference and Workshop Papers',
  proceedings: 'Editorship',
  book: 'Books and Theses',
  incollection: 'Parts in Books or Collections',
  phdthesis: 'Books and Theses',
  mastersthesis: 'Books and Theses',
  data: 'Data and Artifacts',
};

/** A DBLP element in the shape its search gives hits in. */
function dblpInfo(node: XmlRecord): Readonly<Record<string, unknown>> {
  const people = (all(node, 'author').length > 0 ? all(node, 'author') : all(node, 'editor')).map(({ text }) => ({ text: text.trim() }));
  const pages = all(node, 'ee').map(({ text }) => text.trim());
  const doi = pages.find((url) => /doi\.org\/10\./.test(url));
  const informal = node.attributes.publtype?.startsWith('informal') === true || one(node, 'journal') === 'CoRR';
  return {
    key: node.attributes.key ?? '',
    title: one(node, 'title') ?? '',
    ...(people.length === 0 ? {} : { authors: { author: people } }),
    venue: one(node, 'journal') ?? one(node, 'booktitle') ?? one(node, 'school') ?? null,
    volume: one(node, 'volume') ?? null,
    number: one(node, 'number') ?? null,
    pages: one(node, 'pages') ?? null,
    year: one(node, 'year') ?? null,
    type: informal
      ? 'Informal and Other Publications'
      : all(node, 'author').length === 0 && node.name === 'book'
        ? 'Editorship'
        : DBLP_TYPES[node.name],
    ee: pages,
    ...(doi === undefined ? {} : { doi: doi.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '') }),
    publisher: one(node, 'publisher') ?? null,
    isbn: all(node, 'isbn').map(({ text }) => text.trim()),
  };
}

const personOf = (node: XmlRecord): CslName[] => {
  const family = one(node, 'last');
  const given = one(node, 'first');
  if (family === undefined) return given === undefined ? [] : [{ literal: given }];
  return [given === undefined ? { literal: family } : { family, given }];
};

/** The papers of one volume of the ACL Anthology, its whole as a book first. */
function* anthologyItems(volume: XmlRecord, collection: string): Generator<CslItem> {
  const meta = volume.children.find(({ name }) => name === 'meta');
  const book = one(meta, 'booktitle');
  const year = Number(one(meta, 'year'));
  const issued = Number.isInteger(year) ? { issued: { 'date-parts': [[year]] } } : {};
  const editors = meta === undefined ? [] : all(meta, 'editor').flatMap(personOf);
  const prefix = /^\d{4}\./.test(collection) ? `${collection}-${volume.attributes.id ?? '1'}` : null;
  const numbered = (id: string): string =>
    prefix === null
      ? `${collection}-${(volume.attributes.id ?? '1').length > 1 || collection.startsWith('W') ? `${(volume.attributes.id ?? '1').padStart(2, '0')}${id.padStart(2, '0')}` : `${volume.attributes.id ?? '1'}${id.padStart(3, '0')}`}`
      : `${prefix}.${id}`;
  const journal = one(meta, 'journal-title');
  const common = {
    ...issued,
    ...(one(meta, 'publisher') === undefined ? {} : { publisher: one(meta, 'publisher') }),
    ...(one(meta, 'address') === undefined ? {} : { 'publisher-place': one(meta, 'address') }),
  } as CslItem;
  if (book !== undefined)
    yield {
      id: `acl:${prefix ?? `${collection}-${volume.attributes.id ?? '1'}`}`,
      type: 'book',
      title: book,
      ...common,
      ...(editors.length === 0 ? {} : { editor: editors }),
    };
  for (const paper of all(volume, 'paper')) {
    const title = one(paper, 'title');
    if (title === undefined) continue;
    const own = one(paper, 'url');
    const number = own !== undefined && /^[A-Za-z0-9.-]{3,60}$/.test(own) ? own : numbered(paper.attributes.id ?? '');
    const author = all(paper, 'author').flatMap(personOf);
    const doi = one(paper, 'doi');
    const pages = one(paper, 'pages')?.replace(/[–—]/g, '-');
    yield {
      id: `acl:${number}`,
      type: journal === undefined ? 'paper-conference' : 'article-journal',
      title,
      ...(author.length === 0 ? {} : { author }),
      ...(journal === undefined && book === undefined ? {} : { 'container-title': journal ?? book }),
      ...common,
      ...(one(meta, 'journal-volume') === undefined ? {} : { volume: one(meta, 'journal-volume') }),
      ...(one(meta, 'journal-issue') === undefined ? {} : { issue: one(meta, 'journal-issue') }),
      ...(pages === undefined ? {} : { page: pages }),
      ...(doi === undefined ? {} : { DOI: doi }),
      URL: `https://aclanthology.org/${number}`,
    } as CslItem;
  }
}

/** The items of one record of an XML dump; null for a record that names nothing. */
export function* xmlItems({ root, rootAttributes, record }: XmlDump, shapes: Partial<Shapes>): Generator<CslItem | null> {
  if (root === 'collection') yield* anthologyItems(record, rootAttributes.id ?? '');
  else if (root === 'dblp') yield shapes.dblp?.(dblpInfo(record)) ?? null;
  else yield shapes.pubmed?.(record) ?? null;
}
