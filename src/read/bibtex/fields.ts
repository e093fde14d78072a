/**
 * What .bib fields mean: an entry's type and fields as CSL-JSON. BibTeX and BibLaTeX names are both known; which field of
 * several wins is written down here once. Identifiers are also found where people put them instead: in `url`, `note`,
 * `howpublished`, `eprint`, `journal`.
 */
import type { CslItem } from '../../model/csl.ts';
import { withoutEntities } from '../../text/entities.ts';
import { plainUrl } from '../tex/brackets.ts';
import { texText } from '../tex/text.ts';
import { bibDate } from './dates.ts';
import { arxivIn, doiIn, httpUrl, isbnIn } from './identifiers.ts';
import { parseNames } from './names.ts';

/** CSL types of entry types; what is not here is `document`. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['article', 'article-journal'],
  ['suppperiodical', 'article-journal'],
  ['periodical', 'periodical'],
  ['book', 'book'],
  ['mvbook', 'book'],
  ['collection', 'book'],
  ['mvcollection', 'book'],
  ['proceedings', 'book'],
  ['mvproceedings', 'book'],
  ['reference', 'book'],
  ['mvreference', 'book'],
  ['inbook', 'chapter'],
  ['bookinbook', 'chapter'],
  ['suppbook', 'chapter'],
  ['incollection', 'chapter'],
  ['suppcollection', 'chapter'],
  ['inreference', 'entry-encyclopedia'],
  ['inproceedings', 'paper-conference'],
  ['conference', 'paper-conference'],
  ['thesis', 'thesis'],
  ['phdthesis', 'thesis'],
  ['mastersthesis', 'thesis'],
  ['report', 'report'],
  ['techreport', 'report'],
  ['unpublished', 'manuscript'],
  ['online', 'webpage'],
  ['electronic', 'webpage'],
  ['www', 'webpage'],
  ['software', 'software'],
  ['dataset', 'dataset'],
  ['patent', 'patent'],
  ['standard', 'standard'],
  ['jurisdiction', 'legal_case'],
  ['legislation', 'legislation'],
  ['legal', 'legislation'],
  ['letter', 'personal_communication'],
  ['movie', 'motion_picture'],
  ['video', 'motion_picture'],
  ['audio', 'song'],
  ['image', 'graphic'],
  ['artwork', 'graphic'],
  ['review', 'review'],
  ['preprint', 'article'],
]);

/** Each CSL variable and the fields it is taken from, best first. */
const TEXTS: readonly (readonly [keyof CslItem & string, readonly string[]])[] = [
  ['title-short', ['shorttitle']],
  ['original-title', ['origtitle']],
  ['container-title-short', ['shortjournal']],
  ['publisher', ['publisher', 'institution', 'school', 'organization']],
  ['publisher-place', ['location', 'address']],
  ['volume', ['volume']],
  ['edition', ['edition']],
  ['language', ['langid', 'language']],
  ['abstract', ['abstract']],
  ['event-title', ['eventtitle']],
];

/** Values of one entry, read on demand: as TeX, and as readable text. */
export class BibValues {
  readonly type: string;
  private readonly values: ReadonlyMap<string, string>;
  /** Which .bib field each CSL variable was taken from. */
  readonly from = new Map<string, string>();

  constructor(type: string, values: ReadonlyMap<string, string>) {
    this.type = type;
    this.values = values;
  }

  tex(name: string): string | undefined {
    return this.values.get(name);
  }

  text(name: string): string {
    const value = this.values.get(name);
    if (value === undefined || value === '') return '';
    const text = texText(value);
    // Crossref and web pages write "&amp;" into what TeX reads.
    return text.includes('&') ? withoutEntities(text) : text;
  }

  /** The first field with words; notes for `variable` which one it was. */
  first(variable: string, names: readonly string[]): string {
    for (const name of names) {
      const text = this.text(name);
      if (text !== '') {
        this.from.set(variable, name);
        return text;
      }
    }
    return '';
  }
}

type Writable = { -readonly [variable in keyof CslItem]: CslItem[variable] };

/** CSL-JSON of one entry, and for each variable the .bib field it came from. */
export function cslOf(
  type: string,
  values: ReadonlyMap<string, string>,
): { readonly item: CslItem; readonly from: ReadonlyMap<string, string> } {
  const bib = new BibValues(type, values);
  const item: Writable = {};
  const title = titled(bib, 'title', 'subtitle');
  if (title !== '') {
    item.title = title;
    bib.from.set('title', 'title');
  }
  people(bib, item);
  containers(bib, item);
  for (const [variable, names] of TEXTS) {
    const text = bib.first(variable, names);
    if (text !== '') Object.assign(item, { [variable]: text });
  }
  numbers(bib, item);
  dates(bib, item);
  identifiers(bib, item);
  item.type = typeOf(bib, item);
  const genre = bib.text('type') || (type === 'phdthesis' ? 'PhD thesis' : type === 'mastersthesis' ? "Master's thesis" : '');
  if (genre !== '') item.genre = genre;
  const note = bib.first('note', ['note', 'addendum', 'howpublished', 'annote']);
  if (note !== '' && note !== item.URL) item.note = note;
  return { item, from: bib.from };
}

function titled(bib: BibValues, name: string, sub: string): string {
  const title = bib.text(name);
  const rest = bib.text(sub);
  return rest === '' ? title : title === '' ? rest : /[:?!.]$/.test(title) ? `${title} ${rest}` : `${title}: ${rest}`;
}

function people(bib: BibValues, item: Writable): void {
  for (const [variable, field] of [
    ['author', 'author'],
    ['editor', 'editor'],
    ['translator', 'translator'],
  ] as const) {
    const tex = bib.tex(field);
    if (tex === undefined) continue;
    const { names, more } = parseNames(tex);
    if (names.length > 0) {
      item[variable] = names;
      bib.from.set(variable, field);
    }
    if (more && variable === 'author') item['et-al'] = true;
  }
}

const IN_BOOK = new Set([
  'inbook',
  'bookinbook',
  'suppbook',
  'incollection',
  'suppcollection',
  'inproceedings',
  'conference',
  'inreference',
]);

function containers(bib: BibValues, item: Writable): void {
  const journal = titled(bib, 'journaltitle', 'journalsubtitle') || titled(bib, 'journal', 'journalsubtitle');
  const book = titled(bib, 'booktitle', 'booksubtitle') || (IN_BOOK.has(bib.type) ? titled(bib, 'maintitle', 'mainsubtitle') : '');
  const container = IN_BOOK.has(bib.type) ? book || journal : journal || book;
  if (container !== '') {
    item['container-title'] = container;
    bib.from.set(
      'container-title',
      ['journaltitle', 'journal', 'booktitle', 'maintitle'].find((name) => bib.text(name) !== '' && container.startsWith(bib.text(name))) ??
        'journal',
    );
  }
  const series = bib.first('collection-title', ['series']);
  if (series !== '') item['collection-title'] = series;
}

function numbers(bib: BibValues, item: Writable): void {
  const pages = bib.first('page', ['pages', 'page', 'eid', 'articleno', 'article-number']);
  if (pages !== '') item.page = pages.replace(/(?:(?<!\s)\s+)?(?:[–—‐-―]|--?)\s*/g, '-').replace(/^pp?\.\s?/i, '');
  const journal = bib.type === 'article' || bib.type === 'periodical' || bib.type === 'suppperiodical';
  const issue = bib.first('issue', journal ? ['number', 'issue'] : ['issue']);
  if (issue !== '') item.issue = issue;
  const number = journal ? '' : bib.first('number', ['number']);
  if (number !== '') item.number = number;
}

function dates(bib: BibValues, item: Writable): void {
  const slots = { date: bib.text('date'), year: bib.text('year'), month: bib.text('month'), day: bib.text('day') };
  const { date, suffix } = bibDate(slots);
  if (date !== undefined) {
    item.issued = date;
    bib.from.set('issued', slots.date !== '' ? 'date' : 'year');
  } else if (/^(in press|forthcoming|inpress|submitted|prepublished)$/i.test(bib.text('pubstate')))
    item.issued = { literal: bib.text('pubstate') };
  if (suffix !== undefined) item['year-suffix'] = suffix;
  const seen = bibDate({ date: bib.text('urldate') || bib.text('lastaccessed') }).date;
  if (seen !== undefined) item.accessed = seen;
  const original = bibDate({ date: bib.text('origdate') || bib.text('origyear') }).date;
  if (original !== undefined) item['original-date'] = original;
}

/** Fields in which people leave identifiers, beside the proper ones. */
const LOOSE = ['note', 'howpublished', 'addendum', 'annote', 'eprint', 'ee', 'link', 'bdsk-url-1', 'journal', 'pages'] as const;

function identifiers(bib: BibValues, item: Writable): void {
  const doiField = plainUrl(bib.tex('doi') ?? '').trim();
  const eprint = plainUrl(bib.tex('eprint') ?? '').trim();
  const kind = (bib.text('eprinttype') || bib.text('archiveprefix') || bib.text('archive')).toLowerCase();
  const urlTex = bib.tex('url') ?? bib.tex('ee') ?? bib.tex('link') ?? '';
  const url = httpUrl(plainUrl(urlTex.replace(/\\(url|href)\b/g, '')));
  const loose = LOOSE.map((name) =>
    bib.tex(name) === undefined ? '' : bib.tex(name)?.includes('\\') === true ? loosened(bib.tex(name) ?? '') : (bib.tex(name) ?? ''),
  );

  const doi =
    doiField === ''
      ? (doiIn(url) ?? loose.map(doiIn).find((found) => found !== null) ?? null)
      : (doiIn(doiField) ?? (arxivIn(doiField) === null ? doiField.slice(0, 300) : null));
  if (doi !== null && doi !== '') {
    item.DOI = doi;
    bib.from.set('DOI', doiField !== '' ? 'doi' : doiIn(url) !== null ? 'url' : 'note');
  }
  const arxiv =
    (kind === 'arxiv' || kind === '' ? arxivIn(kind === 'arxiv' ? `arxiv:${eprint}` : eprint) : null) ??
    (/arxiv\.org\//i.test(url) ? arxivIn(url) : null) ??
    (doi === null && doiField !== '' ? arxivIn(doiField) : null) ??
    [...loose, bib.text('volume'), bib.text('journaltitle')].map(arxivIn).find((found) => found !== null) ??
    null;
  if (arxiv !== null) {
    item.arxiv = arxiv;
    bib.from.set('arxiv', eprint !== '' ? 'eprint' : /arxiv\.org\//i.test(url) ? 'url' : 'journal');
  }
  const elsewhere =
    url !== ''
      ? url
      : (loose.map((text) => /https?:\/\/[^\s"<>{}|\\^`]{3,2000}/.exec(text)?.[0]).find((found) => found !== undefined) ?? '');
  if (elsewhere !== '') {
    item.URL = elsewhere.replace(/(?<![.,;)])[.,;)]+$/, '');
    bib.from.set('URL', url !== '' ? 'url' : 'howpublished');
  }
  const isbn = isbnIn(bib.text('isbn'));
  if (isbn !== '') item.ISBN = isbn;
  const issn = /\d{4}-?\d{3}[\dXx]/.exec(bib.text('issn'))?.[0];
  if (issn !== undefined) item.ISSN = issn;
  const pmid =
    /^\d{1,9}$/.exec(bib.text('pmid') || (kind === 'pubmed' || kind === 'pmid' ? eprint : ''))?.[0] ??
    /\bPMID:?\s?(\d{1,9})\b/i.exec(loose.join(' '))?.[1];
  if (pmid !== undefined) item.PMID = pmid;
  const pmcid = /PMC\d{1,9}/i.exec(`${bib.text('pmcid')} ${kind === 'pmcid' ? eprint : ''}`)?.[0];
  if (pmcid !== undefined) item.PMCID = pmcid.toUpperCase();
  for (const [variable, field] of [
    ['ISBN', 'isbn'],
    ['ISSN', 'issn'],
    ['PMID', 'pmid'],
    ['PMCID', 'pmcid'],
  ] as const)
    if (bib.tex(field) !== undefined) bib.from.set(variable, field);
}

/** TeX of a free field with the targets of its links kept as words. */
const loosened = (tex: string): string => texText(tex.replace(/\\href\s?\{([^{}]{1,2000})\}/g, '$1 ')).slice(0, 5_000);

function typeOf(bib: BibValues, item: CslItem): string {
  const known = TYPES.get(bib.type);
  const venue = item['container-title'] ?? '';
  if (bib.type === 'article') {
    if (/^(arxiv|corr\b|(bio|med|chem|psy|eng|soc)r?xiv|ssrn|preprint)/i.test(venue) || (venue === '' && item.arxiv !== undefined))
      return 'article';
    const kind = bib.text('entrysubtype').toLowerCase();
    return kind === 'magazine' || kind === 'newspaper' ? `article-${kind}` : 'article-journal';
  }
  if (known !== undefined) return known;
  if (item.arxiv !== undefined || /arxiv/i.test(venue)) return 'article';
  if (venue !== '') return 'article-journal';
  return item.URL !== undefined && item.DOI === undefined && item.publisher === undefined ? 'webpage' : 'document';
}
