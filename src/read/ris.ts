/**
 * Tagged reference files: RIS (`TY  - JOUR`), PubMed's .nbib (`PMID- 1`) and EndNote's (`%0 Journal Article`). One line holds
 * one tag; a line without a tag goes on with the one before. Records that never end (no `ER`) end where the next begins.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import type { Entry, Skipped, Span } from '../model/document.ts';
import { bibDate } from './bibtex/dates.ts';
import { arxivIn, doiIn, httpUrl, isbnIn } from './bibtex/identifiers.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl-keys.ts';
import { MEDIA } from './sniff.ts';

interface Field {
  readonly tag: string;
  value: string;
  span: Span;
}
interface TaggedRecord {
  readonly fields: Field[];
  start: number;
  end: number;
}

/** How a format writes a tag, which tag begins a record, and which ends it. */
interface Tagging {
  readonly line: RegExp;
  readonly begins: string;
  readonly ends: string | null;
  /** CSL variable or role of each tag. */
  readonly means: ReadonlyMap<string, string>;
}

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => row.split('=') as [string, string]),
  );

const RIS: Tagging = {
  line: /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/,
  begins: 'TY',
  ends: 'ER',
  means:
    table(`TY=type ID=id TI=title T1=title CT=title AU=author A1=author A2=editor ED=editor A3=editor A4=translator T2=container JO=container JF=container
    JA=short J1=short J2=short BT=container T3=series PY=year Y1=year DA=date Y2=accessed VL=volume IS=issue CP=issue SP=first EP=last PB=publisher CY=place PP=place
    ET=edition DO=doi UR=url L1=url L2=url LK=url SN=number AN=accession AB=abstract N2=abstract N1=note M1=number-of M3=genre LA=language ST=short-title C7=article`),
};
const NBIB: Tagging = {
  line: /^([A-Z]{2,4}) {0,2}- ?(.*)$/,
  begins: 'PMID',
  ends: null,
  means:
    table(`PMID=pmid TI=title BTI=title FAU=author FED=editor ED=editor JT=container TA=short DP=date VI=volume IP=issue PG=pages LID=lid AID=lid
    IS=number ISBN=number AB=abstract PMC=pmcid LA=language PB=publisher PL=place CN=group CTI=container`),
};
const ENDNOTE: Tagging = {
  line: /^(%[0-9A-Z@!?&+*$(])(?: (.*)|)$/,
  begins: '%0',
  ends: null,
  means:
    table(`%0=type %A=author %E=editor %Y=translator %T=title %J=container %B=container %D=year %8=date %V=volume %N=issue %P=pages %I=publisher %C=place
    %7=edition %R=doi %U=url %@=number %X=abstract %Z=note %S=series %F=id %M=accession %9=genre %G=language %!=short-title`),
};

const TYPES: ReadonlyMap<string, string> = new Map([
  ...table(`JOUR=article-journal JFULL=periodical MGZN=article-magazine NEWS=article-newspaper ABST=article-journal EJOUR=article-journal INPR=article-journal BOOK=book EBOOK=book EDBOOK=book
    CHAP=chapter ECHAP=chapter CONF=book CPAPER=paper-conference THES=thesis RPRT=report GOVDOC=report GOV=report STAND=standard PAT=patent CASE=legal_case STAT=legislation
    BILL=bill HEAR=hearing DATA=dataset DBASE=dataset COMP=software ELEC=webpage ICOMM=webpage BLOG=post-weblog UNPB=manuscript MANSCPT=manuscript PCOMM=personal_communication
    ENCYC=entry-encyclopedia DICT=entry-dictionary MAP=map VIDEO=motion_picture SOUND=song ART=graphic SLIDE=speech PAMP=pamphlet SER=book`),
  ['Journal Article', 'article-journal'],
  ['Book', 'book'],
  ['Edited Book', 'book'],
  ['Book Section', 'chapter'],
  ['Conference Paper', 'paper-conference'],
  ['Conference Proceedings', 'paper-conference'],
  ['Thesis', 'thesis'],
  ['Report', 'report'],
  ['Web Page', 'webpage'],
  ['Electronic Article', 'article-journal'],
  ['Newspaper Article', 'article-newspaper'],
  ['Magazine Article', 'article-magazine'],
  ['Patent', 'patent'],
  ['Dataset', 'dataset'],
  ['Standard', 'standard'],
  ['Computer Program', 'software'],
  ['Unpublished Work', 'manuscript'],
]);

const taggingOf = (mediaType: string): Tagging => (mediaType === MEDIA.nbib ? NBIB : mediaType === MEDIA.endnote ? ENDNOTE : RIS);
/** The tag a line begins with in a tagged format; undefined when it has none. */
export const tagOf = (mediaType: string, line: string): string | undefined => taggingOf(mediaType).line.exec(line)?.[1];

/** Reads a tagged file; the text is the file, one entry a record. */
export function readTagged(text: string, mediaType: string): Reading {
  const tagging = taggingOf(mediaType);
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  const entries: Entry[] = [];
  for (const [at, record] of recordsOf(text, tagging, skipped).entries()) {
    const fields = itemOf(record, tagging);
    if (Object.keys(fields).every((name) => name === 'type')) {
      skipped.push({ what: `record ${at + 1}`, why: 'it has no fields', count: 1, references: true });
      continue;
    }
    const key = uniqueKey(fields.id ?? String(at + 1), taken);
    entries.push({
      key,
      span: { start: record.start, end: record.end },
      fields: { ...fields, id: key },
      raw: text.slice(record.start, record.end),
      fieldSpans: spansOf(record, tagging),
    });
  }
  // Data, not printed words: no stage should look for references or citations in it again.
  return { text, blocks: entries.map(({ key, span }) => ({ kind: 'code', span, label: key })), entries, skipped };
}

function recordsOf(text: string, tagging: Tagging, skipped: Skipped[]): TaggedRecord[] {
  const records: TaggedRecord[] = [];
  let open: TaggedRecord | null = null;
  let lost = 0;
  for (let start = 0; start < text.length; ) {
    let stop = text.indexOf('\n', start);
    if (stop < 0) stop = text.length;
    const line = text.slice(start, stop).replace(/\r$/, '');
    const found = tagging.line.exec(line.slice(0, 20_000));
    if (found !== null) {
      const tag = found[1] ?? '';
      const value = line.slice(found[0].length - (found[2]?.length ?? 0));
      if (tag === tagging.begins || (open === null && tag !== tagging.ends && tagging.means.has(tag))) {
        open = { fields: [], start, end: start + line.length };
        records.push(open);
      }
      if (open !== null) {
        if (tag !== tagging.ends) {
          const from = start + line.length - value.trimStart().length;
          open.fields.push({ tag, value: value.trim(), span: { start: from, end: from + value.trim().length } });
        }
        open.end = start + line.trimEnd().length;
      }
      if (tag === tagging.ends) open = null;
    } else if (line.trim() !== '') {
      const last: Field | undefined = open?.fields.at(-1);
      if (open === null || last === undefined) lost++;
      else {
        last.value = `${last.value} ${line.trim()}`.trim();
        last.span = { start: last.span.start, end: start + line.trimEnd().length };
        open.end = last.span.end;
      }
    }
    start = stop + 1;
  }
  if (lost > 0) skipped.push({ what: 'lines outside records', why: 'they begin with no known tag', count: lost });
  return records;
}

type Writable = { -readonly [variable in keyof CslItem]: CslItem[variable] };

/** The tags' meanings joined into CSL-JSON. */
function itemOf(record: TaggedRecord, tagging: Tagging): CslItem {
  const values = new Map<string, string[]>();
  for (const { tag, value } of record.fields) {
    const role = tagging.means.get(tag);
    if (role === undefined || value === '') continue;
    const list = values.get(role);
    if (list === undefined) values.set(role, [value]);
    else list.push(value);
  }
  const one = (role: string): string => values.get(role)?.[0] ?? '';
  const item: Writable = {};
  const set = (variable: keyof CslItem & string, value: string): void => {
    if (value !== '') Object.assign(item, { [variable]: value });
  };
  const kind = one('type');
  item.type = TYPES.get(kind) ?? (one('pmid') !== '' ? 'article-journal' : 'document');
  set('id', one('id').replace(/\s+/g, ' ').slice(0, 200));
  set('title', one('title').replace(/\.$/, '') || (item.type === 'book' ? one('container') : ''));
  for (const variable of ['author', 'editor', 'translator'] as const) {
    const all = (values.get(variable) ?? []).filter((name) => !/^(et\.? al\.?|others)$/i.test(name));
    const names = all.map(taggedName).filter((name) => name !== null);
    if (variable === 'author') for (const group of values.get('group') ?? []) names.push({ literal: group });
    if (names.length > 0) item[variable] = names;
    if (variable === 'author' && all.length < (values.get(variable)?.length ?? 0)) item['et-al'] = true;
  }
  const longest = [...(values.get('container') ?? [])].sort((a, b) => b.length - a.length)[0] ?? '';
  if (longest !== item.title) set('container-title', longest || one('short'));
  if (longest !== '') set('container-title-short', one('short'));
  set('collection-title', one('series'));
  set('title-short', one('short-title'));
  for (const name of ['volume', 'issue', 'publisher', 'edition', 'abstract', 'genre', 'language', 'note'] as const) set(name, one(name));
  set('publisher-place', one('place'));
  if (item.type === 'report' || item.type === 'patent' || item.type === 'standard') {
    set('number', one('issue') || one('number-of'));
    delete item.issue;
  }
  set('page', pagesOf(one('first'), one('last')) || one('pages').replace(/\s?[–—]\s?/g, '-') || one('article'));
  const date = bibDate({ date: slashed(one('year') || one('date')) });
  const finer = bibDate({ date: slashed(one('date')) });
  const best = (finer.date?.['date-parts']?.[0]?.length ?? 0) > (date.date?.['date-parts']?.[0]?.length ?? 0) ? finer : date;
  if (best.date !== undefined) item.issued = best.date;
  if (best.suffix !== undefined) item['year-suffix'] = best.suffix;
  const seen = bibDate({ date: slashed(one('accessed')) }).date;
  if (seen?.['date-parts'] !== undefined) item.accessed = seen;
  identifiers(item, values, one);
  return item;
}

function identifiers(item: Writable, values: ReadonlyMap<string, readonly string[]>, one: (role: string) => string): void {
  const lid = (values.get('lid') ?? [])
    .filter((value) => value.endsWith('[doi]'))
    .map((value) => value.replace(/(?:(?<!\s)\s+)?\[doi\]$/, ''));
  const urls = values.get('url') ?? [];
  const doi =
    doiIn(one('doi')) ??
    (one('doi') || null) ??
    lid.map(doiIn).find((found) => found !== null) ??
    urls.map(doiIn).find((found) => found !== null) ??
    null;
  if (doi !== null) item.DOI = doi.slice(0, 300);
  const url = urls.map(httpUrl).find((found) => found !== '');
  if (url !== undefined) item.URL = url;
  const arxiv =
    arxivIn(one('doi').startsWith('arXiv') ? one('doi') : '') ??
    urls
      .filter((value) => /arxiv\.org/.test(value))
      .map(arxivIn)
      .find((found) => found !== null) ??
    arxivIn(item['container-title'] ?? '');
  if (arxiv !== null && arxiv !== undefined) item.arxiv = arxiv;
  for (const number of values.get('number') ?? []) {
    const issn = /(?<![\d-])\d{4}-\d{3}[\dXx](?![\d-])/.exec(number)?.[0];
    const isbn = isbnIn(number);
    if (issn !== undefined) item.ISSN ??= issn;
    else if (isbn !== '') item.ISBN ??= isbn;
    else if (/^\d{7}[\dXx]$/.test(number)) item.ISSN ??= number;
  }
  const pmid = /^\d{1,9}$/.exec(one('pmid'))?.[0];
  if (pmid !== undefined) item.PMID = pmid;
  const pmcid = /PMC\d{1,9}/i.exec(one('pmcid'))?.[0];
  if (pmcid !== undefined) item.PMCID = pmcid.toUpperCase();
}

/** `Roe, Ann, Jr.` or an institution; "Ann Roe" is met too. */
function taggedName(value: string): CslName | null {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [family, given, suffix] = parts;
  if (family === undefined) return null;
  if (given !== undefined) return { family, given, ...(suffix === undefined ? {} : { suffix }) };
  const words = family.split(/\s+/);
  if (value.trimEnd().endsWith(',') || words.length === 1 || words.length > 4 || !/\p{L}/u.test(family)) return { literal: family };
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}

function pagesOf(first: string, last: string): string {
  const from = first.replace(/\s?[–—]\s?/g, '-');
  return last === '' || last === first || from.includes('-') ? from || last : from === '' ? last : `${from}-${last}`;
}

/** RIS dates are written 2004/06/12/spring; empty slots and what follows are dropped. */
const slashed = (value: string): string => {
  const found = /^(\d{4})(?:\/(\d{1,2})?)?(?:\/(\d{1,2})?)?(?:\/.{0,60})?$/.exec(value);
  return found === null
    ? value
    : [found[1], found[2], found[2] === undefined ? undefined : found[3]]
        .filter((part) => part !== undefined)
        .map((part) => part.padStart(2, '0'))
        .join('-');
};

const PLACED: Readonly<Record<string, string>> = {
  title: 'title',
  author: 'author',
  container: 'container-title',
  year: 'issued',
  volume: 'volume',
  issue: 'issue',
  first: 'page',
  pages: 'page',
  doi: 'DOI',
  url: 'URL',
  publisher: 'publisher',
};

function spansOf(record: TaggedRecord, tagging: Tagging): Record<string, readonly Span[]> {
  const spans: Record<string, Span[]> = {};
  for (const field of record.fields) {
    const role = tagging.means.get(field.tag) ?? '';
    const variable = Object.hasOwn(PLACED, role) ? PLACED[role] : undefined;
    if (variable === undefined || field.value === '') continue;
    const span = { start: field.span.start - record.start, end: field.span.end - record.start };
    spans[variable] = [...(variable === 'author' ? (spans[variable]?.slice(0, 200) ?? []) : (spans[variable]?.slice(0, 4) ?? [])), span];
  }
  return spans;
}
