/**
 * Records of public dumps as CSL items. Which dump a record is from is told by the record itself, not by a file's name, so that
 * files may be mixed. What a service's own interface gives in the same shape (Crossref, OpenAlex, DataCite, DOAJ, PubMed, DBLP)
 * is read by whoever reads that interface, handed over as `Shapes`; the others are read here.
 */
import type { CslItem, CslName } from '../model/csl.ts';

/** An element of an XML dump. */
export interface XmlRecord {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlRecord[];
  /** All text inside, markup within it left out, in order. */
  readonly text: string;
}

/** Readers of single records; null means that it names nothing. */
export interface Shapes {
  readonly crossref: (work: unknown) => CslItem | null;
  readonly openalex: (work: unknown) => CslItem | null;
  readonly datacite: (attributes: unknown) => CslItem | null;
  readonly doaj: (article: unknown) => CslItem | null;
  readonly pubmed: (article: XmlRecord) => CslItem | null;
  readonly dblp: (info: Readonly<Record<string, unknown>>) => CslItem | null;
  /** A name given as one line. */
  readonly name: (line: string) => CslName | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);
const flat = (value: string | undefined): string | undefined => value?.replace(/\s+/g, ' ');

/** Date parts of "2021-03-02", "2021-03", "2021"; undefined without a year. */
function isoDate(value: unknown): CslItem['issued'] {
  const found = /^\s*(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(text(value) ?? '');
  return found === null ? undefined : { 'date-parts': [found.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]))] };
}

/** A line of arXiv's metadata snapshot: `{id, authors_parsed, title, doi, journal-ref, versions, update_date, …}`. */
function arxivItem(work: Fields): CslItem | null {
  const id = text(work.id);
  const title = flat(text(work.title));
  if (id === undefined || title === undefined) return null;
  const author = (Array.isArray(work.authors_parsed) ? work.authors_parsed : []).flatMap((parts: unknown): CslName[] => {
    if (!Array.isArray(parts)) return [];
    const [family, given, suffix] = parts.map(text);
    if (family === undefined) return [];
    return [given === undefined ? { literal: family } : { family, given, ...(suffix === undefined ? {} : { suffix }) }];
  });
  const versions = Array.isArray(work.versions) ? (work.versions as unknown[]).filter(isFields) : [];
  const created = Date.parse(text(versions[0]?.created) ?? '');
  const issued = Number.isNaN(created) ? isoDate(work.update_date) : isoDate(new Date(created).toISOString());
  const doi = text(work.doi)?.split(/\s/)[0];
  return {
    id: `arxiv:${id}`,
    type: 'article',
    title,
    ...(author.length === 0 ? {} : { author }),
    'container-title': 'arXiv',
    ...(issued === undefined ? {} : { issued }),
    arxiv: id,
    ...(doi === undefined ? {} : { DOI: doi }),
    URL: `https://arxiv.org/abs/${id}`,
  };
}

/** A line of ISO's open data: `{reference, title: {en, fr}, publicationDate, edition, …}`. */
function isoItem(work: Fields): CslItem | null {
  const reference = text(work.reference);
  const titles = isFields(work.title) ? work.title : {};
  const title = text(titles.en) ?? text(titles.fr);
  if (reference === undefined || title === undefined) return null;
  const issued = isoDate(work.publicationDate);
  return {
    id: `iso:${reference}`,
    type: 'standard',
    title: title.replace(/\s--\s/g, ' – '),
    'title-short': reference,
    author: [{ literal: 'International Organization for Standardization' }],
    publisher: 'ISO',
    number: reference,
    ...(issued === undefined ? {} : { issued }),
    ...(typeof work.edition === 'number' ? { edition: String(work.edition) } : {}),
  };
}

/** What a JSON record is: the name of its dump, and its item (null: it names nothing). `csl` for anything that is CSL-JSON or cannot be told. */
export function shaped(value: unknown, shapes: Partial<Shapes>): { readonly dump: string; readonly item: unknown } {
  if (!isFields(value)) return { dump: 'csl', item: value };
  // The interface's own envelope, as single replies are kept: {"status":"ok","message":{…}}.
  if (value['message-type'] === 'work' && isFields(value.message)) return shaped(value.message, shapes);
  if (shapes.crossref !== undefined && typeof value.DOI === 'string' && ('prefix' in value || 'indexed' in value || 'member' in value))
    return { dump: 'crossref', item: shapes.crossref(value) };
  if (typeof value.id === 'string') {
    if (shapes.openalex !== undefined && value.id.startsWith('https://openalex.org/W'))
      return { dump: 'openalex', item: shapes.openalex(value) };
    if (shapes.datacite !== undefined && isFields(value.attributes) && 'titles' in value.attributes)
      return { dump: 'datacite', item: shapes.datacite(value.attributes) };
    if (shapes.doaj !== undefined && isFields(value.bibjson)) return { dump: 'doaj', item: shapes.doaj(value) };
    if ('authors_parsed' in value && 'categories' in value) return { dump: 'arxiv', item: arxivItem(value) };
  }
  if ('deliverableType' in value && 'reference' in value) return { dump: 'iso', item: isoItem(value) };
  return { dump: 'csl', item: value };
}

const RETRACTED_TYPES: Readonly<Record<string, string>> = {
  'conference abstract/paper': 'paper-conference',
  'book chapter/reference work': 'chapter',
  'dissertation/thesis': 'thesis',
  preprint: 'article',
};

/** A row of Retraction Watch's CSV as the work it is about; what befell the work is read by the integrity lists, not here. */
export function retractedItem(cell: (column: string) => string, name: Shapes['name']): CslItem | null {
  const title = flat(text(cell('Title')));
  const doi = text(cell('OriginalPaperDOI'));
  const pmid = text(cell('OriginalPaperPubMedID').replace(/^0+$/, ''));
  const known = doi !== undefined && /^10\./.test(doi) ? doi : undefined;
  if (title === undefined && known === undefined) return null;
  const date = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(cell('OriginalPaperDate'));
  const author = cell('Author')
    .split(';')
    .flatMap((line) => name(line) ?? []);
  return {
    type: RETRACTED_TYPES[(cell('ArticleType').split(';')[0] ?? '').trim().toLowerCase()] ?? 'article-journal',
    ...(title === undefined ? {} : { title }),
    ...(author.length === 0 ? {} : { author }),
    ...(text(cell('Journal')) === undefined ? {} : { 'container-title': cell('Journal').trim() }),
    ...(text(cell('Publisher')) === undefined ? {} : { publisher: cell('Publisher').trim() }),
    ...(date === null ? {} : { issued: { 'date-parts': [[Number(date[3]), Number(date[1]), Number(date[2])]] } }),
    ...(known === undefined ? {} : { DOI: known }),
    ...(pmid === undefined ? {} : { PMID: pmid }),
  };
}

/** A row of DOAJ's journal CSV as the journal itself, which people cite too; what names it goes by is read with `--journals`. */
export function journalItem(cell: (column: string) => string): CslItem | null {
  const title = flat(text(cell('Journal title')));
  if (title === undefined) return null;
  const other = flat(text(cell('Alternative title')));
  const issn = text(cell('Journal ISSN (print version)')) ?? text(cell('Journal EISSN (online version)'));
  const publisher = text(cell('Publisher'));
  const url = text(cell('Journal URL'));
  return {
    type: 'periodical',
    title,
    ...(other === undefined ? {} : { 'title-short': other }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(issn === undefined ? {} : { ISSN: issn }),
    ...(url !== undefined && /^https?:\/\//i.test(url) ? { URL: url } : {}),
  };
}
