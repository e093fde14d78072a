/**
 * PubMed records, in the XML of efetch and of the yearly files, as sources. What befell a paper stands in its publication types and
 * in its comments and corrections: "Retraction in" stands on the paper, "Retraction of" on the notice. Each word is matched whole; a
 * title that merely speaks of retraction is no retraction. NLM's other form, tagged text, comes as a document (`read/ris.ts`).
 */
import type { CslName } from '../../model/csl.ts';
import type { Notice, Source } from '../../model/source.ts';
import { normalizePmid } from '../../text/identifiers.ts';
import { identifierKeys } from '../../text/keys.ts';
import { named, nameOfParts } from '../people.ts';
import { dateOf, sourceOf } from '../records.ts';
import { type Commented, doiOfLine, medlineRelated } from '../related.ts';
import { at, childrenOf, textAt, type Xml } from '../xml.ts';

/** What is taken from a record. */
export interface PubmedRecord {
  readonly pmid: string;
  readonly title: string;
  readonly originalTitle?: string | undefined;
  readonly authors: readonly (CslName | null)[];
  readonly complete: boolean;
  readonly journal?: string | undefined;
  readonly journalShort?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly page?: string | undefined;
  readonly issn?: string | undefined;
  readonly doi?: string | undefined;
  readonly pmcid?: string | undefined;
  readonly language?: string | undefined;
  /** Year, month, day of print. */
  readonly date: readonly number[];
  readonly years: readonly number[];
  readonly types: readonly string[];
  /** Kind of each comment or correction with its reference line. */
  readonly comments: readonly Commented[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = (text: string | undefined): number[] => {
  const number = Number(text);
  const byName = MONTHS.indexOf((text ?? '').slice(0, 3).toLowerCase()) + 1;
  const found = number >= 1 && number <= 12 ? number : byName;
  return found > 0 ? [found] : [];
};

/** Year, month and day of "2010 Feb 6"; empty without a year. */
function lineDate(line: string): readonly number[] {
  const found = /\b(1[5-9]\d\d|20\d\d)(?:\s+([A-Z][a-z]{2})(?:\s+(\d{1,2}))?)?/.exec(line);
  if (found === null) return [];
  const [, year = '', name, day] = found;
  const months = month(name);
  return [Number(year), ...months, ...(months.length > 0 && day !== undefined ? [Number(day)] : [])];
}

const iso = (date: readonly number[]): string | undefined =>
  date.length === 0 ? undefined : date.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');

/** Kinds that stand on the work, in NLM's words (RefType) and Europe PMC's, in lower case without spaces. */
const ON_WORK: ReadonlyMap<string, { readonly kind: Notice['kind']; readonly reason?: string }> = new Map(
  Object.entries({
    retractionin: { kind: 'retracted' },
    retractedandrepublishedin: { kind: 'retracted', reason: 'retracted and republished' },
    partialretractionin: { kind: 'corrected', reason: 'partial retraction' },
    expressionofconcernin: { kind: 'expression-of-concern' },
    erratumin: { kind: 'corrected' },
    correctedandrepublishedin: { kind: 'corrected', reason: 'corrected and republished' },
  }),
);
/** Kinds that make the record itself a notice, and what that says of the work it is about. */
const ON_NOTICE: ReadonlyMap<string, NonNullable<ReturnType<typeof ON_WORK.get>>> = new Map(
  Object.entries({
    retractionof: { kind: 'retracted' },
    partialretractionof: { kind: 'corrected', reason: 'partial retraction' },
    expressionofconcernfor: { kind: 'expression-of-concern' },
    erratumfor: { kind: 'corrected' },
  }),
);
const NOTICE_TYPES: ReadonlySet<string> = new Set([
  'retraction of publication',
  'retraction notice',
  'published erratum',
  'expression of concern',
]);
const nameOf = (kind: string): string => kind.toLowerCase().replaceAll(' ', '');

/** Whether a record is itself a notice, by its publication types (in lower case) or by what it says of other works. */
export const isNoticeOf = (types: Iterable<string>, comments: readonly Commented[]): boolean =>
  [...types].some((type) => NOTICE_TYPES.has(type)) || comments.some(({ kind }) => ON_NOTICE.has(nameOf(kind)));

/**
 * What befell a paper, by its comments and corrections and its publication types (in lower case), earliest first. A notice is named by
 * the DOI that its line states, else by its page at PubMed.
 */
export function medlineNotices(types: ReadonlySet<string>, comments: readonly Commented[], from: string): readonly Notice[] {
  const notices = comments.flatMap(({ kind, line, pmid }): Notice[] => {
    const known = ON_WORK.get(nameOf(kind));
    if (known === undefined) return [];
    const [date, doi, number] = [iso(lineDate(line)), doiOfLine(line), normalizePmid(pmid ?? '')];
    const place = doi !== null ? { doi } : number !== null ? { url: `https://pubmed.ncbi.nlm.nih.gov/${number}/` } : {};
    return [{ ...known, ...(date === undefined ? {} : { date }), ...place, from }];
  });
  if (types.has('retracted publication') && !notices.some(({ kind }) => kind === 'retracted')) notices.push({ kind: 'retracted', from });
  return notices.sort((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : 1));
}

/** What a notice says of other works, each by the DOI that its reference line states. */
function saidOfOthers({ comments, date, doi }: PubmedRecord): NonNullable<Source['says']> {
  const day = iso(date);
  return comments.flatMap(({ kind, line }) => {
    const known = ON_NOTICE.get(nameOf(kind));
    const about = known === undefined ? null : doiOfLine(line);
    if (known === undefined || about === null) return [];
    return [{ about, ...known, ...(day === undefined ? {} : { date: day }), ...(doi === undefined ? {} : { doi }), from: 'pubmed' }];
  });
}

/** A record as a source; null when it names nothing. */
export function pubmedSource(record: PubmedRecord): Source | null {
  const types = new Set(record.types.map((type) => type.toLowerCase()));
  const isNotice = isNoticeOf(types, record.comments);
  const notices = [...medlineNotices(types, record.comments, 'pubmed')];
  // A preprint's "update" is the paper it became.
  if (types.has('preprint')) {
    for (const { kind, line } of record.comments) {
      const doi = kind === 'UpdateIn' ? doiOfLine(line) : null;
      if (doi !== null) notices.push({ kind: 'superseded-preprint', doi, from: 'pubmed' });
    }
  }
  const translated = /^\[(.{1,2000})\]\.?$/.exec(record.title.trim())?.[1];
  const preprint = record.comments.filter(({ kind }) => kind === 'UpdateIn' || kind === 'UpdateOf');
  return sourceOf({
    adapter: 'pubmed',
    id: record.pmid,
    type: types.has('preprint') ? 'article' : 'article-journal',
    title: translated ?? record.title,
    titles: [record.originalTitle],
    author: named(record.authors),
    container: record.journal,
    containerShort: record.journalShort,
    volume: record.volume,
    issue: record.issue,
    page: wholePages(record.page),
    issued: dateOf(record.date),
    doi: record.doi,
    pmid: record.pmid,
    pmcid: record.pmcid,
    issn: record.issn,
    url: `https://pubmed.ncbi.nlm.nih.gov/${record.pmid}/`,
    language: record.language,
    years: record.years,
    authorsComplete: record.complete && record.authors.length > 0,
    notices,
    related: medlineRelated(record.comments, 'pubmed', types.has('preprint')),
    isNotice,
    says: saidOfOthers(record),
    sameAs: preprint.flatMap(({ line }) => {
      const doi = doiOfLine(line);
      return doi === null ? [] : identifierKeys('doi', doi);
    }),
  });
}

/** NLM shortens page ranges: "637-41" is 637-641. */
export function wholePages(page: string | undefined): string | undefined {
  const found = /^(\d{1,7})-(\d{1,7})$/.exec(page?.trim() ?? '');
  if (found === null) return page;
  const [, from = '', to = ''] = found;
  return to.length < from.length ? `${from}-${from.slice(0, from.length - to.length)}${to}` : page;
}

/** The names of an `AuthorList`, in order. */
export const namesOfXml = (list: Xml | undefined): readonly (CslName | null)[] =>
  childrenOf(list, 'Author').map((author) =>
    nameOfParts({
      family: textAt(author, 'LastName'),
      given: textAt(author, 'ForeName') ?? textAt(author, 'Initials'),
      suffix: textAt(author, 'Suffix'),
      name: textAt(author, 'CollectiveName'),
      ORCID: childrenOf(author, 'Identifier').find(({ attributes }) => attributes.Source === 'ORCID')?.text,
    }),
  );

/** A `PubmedArticle` of efetch; null when it has no PMID. */
export function recordOfXml(node: Xml): PubmedRecord | null {
  const citation = at(node, 'MedlineCitation');
  const article = at(citation, 'Article');
  const pmid = textAt(citation, 'PMID');
  if (pmid === undefined || article === undefined) return null;
  const issue = at(article, 'Journal', 'JournalIssue');
  const pubDate = at(issue, 'PubDate');
  const medline = textAt(pubDate, 'MedlineDate');
  const year = textAt(pubDate, 'Year');
  const date =
    year === undefined
      ? lineDate(medline ?? '')
      : [Number(year), ...month(textAt(pubDate, 'Month')), ...[Number(textAt(pubDate, 'Day') ?? Number.NaN)].filter(Number.isInteger)];
  const list = at(article, 'AuthorList');
  const ids = [...childrenOf(at(node, 'PubmedData', 'ArticleIdList'), 'ArticleId')];
  const id = (kind: string): string | undefined => ids.find(({ attributes }) => attributes.IdType === kind)?.text.trim();
  const electronic = childrenOf(article, 'ELocationID')
    .find(({ attributes }) => attributes.EIdType === 'doi')
    ?.text.trim();
  return {
    pmid,
    title: textAt(article, 'ArticleTitle') ?? '',
    originalTitle: textAt(article, 'VernacularTitle'),
    authors: namesOfXml(list),
    complete: list?.attributes.CompleteYN !== 'N',
    journal: textAt(article, 'Journal', 'Title'),
    journalShort: textAt(article, 'Journal', 'ISOAbbreviation'),
    volume: textAt(issue, 'Volume'),
    issue: textAt(issue, 'Issue'),
    page: textAt(article, 'Pagination', 'MedlinePgn') ?? textAt(article, 'Pagination', 'StartPage'),
    issn: textAt(article, 'Journal', 'ISSN'),
    doi: id('doi') ?? electronic,
    pmcid: id('pmc'),
    language: textAt(article, 'Language'),
    date,
    years: [date[0], ...childrenOf(article, 'ArticleDate').map((node_) => Number(textAt(node_, 'Year') ?? Number.NaN))].filter(
      (value) => value !== undefined && Number.isInteger(value),
    ) as number[],
    types: childrenOf(at(article, 'PublicationTypeList'), 'PublicationType').map(({ text }) => text.trim()),
    comments: childrenOf(at(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').map((comment) => ({
      kind: comment.attributes.RefType ?? '',
      line: textAt(comment, 'RefSource') ?? '',
      pmid: textAt(comment, 'PMID'),
    })),
  };
}
