/**
 * What a record of a work says, by the part that each value plays in it, joined into CSL-JSON. Tagged files, sheets and exports of databases
 * name the same parts by other words: their readers tell which is which, and here the work is made of them.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import { isParticle } from '../text/people/parts.ts';
import { bibDate } from './bibtex/dates.ts';
import { arxivIn, doiIn, httpUrl, isbnIn } from './bibtex/identifiers.ts';
import type { Names } from './bibtex/names.ts';
import { BODY, listed, turnedAbout } from './bibtex/names-listed.ts';

/** Rows of `a=b`, parted by white space. */
export const rolesOf = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => row.split('=') as [string, string]),
  );

/** Types as RIS, EndNote, Zotero, JabRef, Scopus and the Web of Science call them, in small letters without spaces. */
const TYPES = rolesOf(`
    jour=article-journal jfull=periodical mgzn=article-magazine news=article-newspaper abst=article-journal ejour=article-journal inpr=article-journal book=book ebook=book edbook=book
    chap=chapter echap=chapter conf=book cpaper=paper-conference thes=thesis rprt=report govdoc=report gov=report stand=standard pat=patent case=legal_case stat=legislation
    bill=bill hear=hearing data=dataset dbase=dataset comp=software elec=webpage icomm=webpage blog=post-weblog unpb=manuscript manscpt=manuscript pcomm=personal_communication
    encyc=entry-encyclopedia dict=entry-dictionary map=map video=motion_picture sound=song art=graphic slide=speech pamp=pamphlet ser=book
    web=webpage proceeding=paper-conference conferenceproceedingsarticle=paper-conference chapter=chapter
    j=article-journal b=book s=chapter c=paper-conference p=patent
    journalarticle=article-journal article=article-journal review=article-journal reviewarticle=article-journal letter=article-journal editorial=article-journal shortsurvey=article-journal
    erratum=article-journal datapaper=article-journal electronicarticle=article-journal editedbook=book bookedited=book monograph=book booksection=chapter bookchapter=chapter incollection=chapter inbook=chapter
    conferencepaper=paper-conference proceedingspaper=paper-conference conferenceproceedings=paper-conference inproceedings=paper-conference proceedings=book thesis=thesis dissertation=thesis dissertationthesis=thesis
    phdthesis=thesis mastersthesis=thesis report=report techreport=report workingpaper=report preprint=article webpage=webpage website=webpage online=webpage blogpost=post-weblog
    newspaperarticle=article-newspaper magazinearticle=article-magazine encyclopediaarticle=entry-encyclopedia dictionaryentry=entry-dictionary patent=patent dataset=dataset standard=standard
    computerprogram=software software=software unpublishedwork=manuscript unpublished=manuscript manuscript=manuscript presentation=speech statute=legislation`);

/** The Web of Science's two letters; a name in full comes before its short form. */
export const WOS_ROLES =
  rolesOf(`PT=type AF=author AU=author-short CA=group BE=editor TI=title SO=container JI=short J9=short-name SE=series PU=publisher PI=place SN=number EI=number BN=number
    PY=year PD=date VL=volume IS=issue BP=first EP=last AR=article DI=doi PM=pmid DT=genre LA=language AB=abstract UT=accession`);

const typeOf = (said: string): string | undefined => TYPES.get(said.toLowerCase().replace(/[\s_,/-]/g, ''));
/** Whether words name a kind of work in one of the ways that programs do. */
export const isKind = (said: string): boolean => typeOf(said) !== undefined;

/** "CONF" is said of proceedings and of a paper in them, "B" of a book and of what it holds. */
function kindWithin(kind: string | undefined, values: Said): string | undefined {
  if (kind !== 'book' || !values.has('container') || !values.has('title')) return kind;
  if (/^conf/i.test(values.get('type')?.[0] ?? '')) return 'paper-conference';
  return /chapter/i.test(values.get('genre')?.[0] ?? '') ? 'chapter' : kind;
}

type Writable = { -readonly [variable in keyof CslItem]: CslItem[variable] };

/** What a record says, by roles: `type`, `title`, `author`, `container` and so on, as the tables of the readers name them. */
export type Said = ReadonlyMap<string, readonly string[]>;

/** What a record says, from values by roles; empty ones are left out. */
export const saidOf = (found: Readonly<Record<string, readonly string[]>>): Said =>
  new Map(
    Object.entries(found)
      .map(([role, values]) => [role, values.filter((value) => value !== '')] as const)
      .filter(([, values]) => values.length > 0),
  );

/** Makes a work of what a record says. `namesOf` reads the people of a role; without it each value is one person. What is not said is absent. */
export function itemOf(values: Said, namesOf: (values: readonly string[]) => Names = taggedNames): CslItem {
  const one = (role: string): string => values.get(role)?.[0] ?? '';
  const item: Writable = {};
  const set = (variable: keyof CslItem & string, value: string): void => {
    if (value !== '') Object.assign(item, { [variable]: value });
  };
  item.type = kindWithin(typeOf(one('type')), values) ?? (one('pmid') !== '' ? 'article-journal' : 'document');
  set('id', one('id').replace(/\s+/g, ' ').slice(0, 200));
  set('title', one('title').replace(/\.$/, '') || (item.type === 'book' ? one('container') : ''));
  for (const variable of ['author', 'editor', 'translator'] as const) {
    const { names, more } = namesOf(values.get(variable) ?? values.get(`${variable}-short`) ?? []);
    const groups = variable === 'author' ? (values.get('group') ?? []).map((literal) => ({ literal })) : [];
    if (names.length + groups.length > 0) item[variable] = [...names, ...groups];
    if (variable === 'author' && more) item['et-al'] = true;
  }
  // EndNote's editors of a book stand where its authors would.
  if (
    /^(?:edited_?book|edbook|book,?\s?edited)$/i.test(one('type').replace(/\s(?=book)/i, '')) &&
    item.editor === undefined &&
    item.author !== undefined
  ) {
    item.editor = item.author;
    delete item.author;
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

function identifiers(item: Writable, values: Said, one: (role: string) => string): void {
  const lid = (values.get('lid') ?? [])
    .filter((value) => value.endsWith('[doi]') || /\bdoi\.org\//i.test(value))
    .map((value) => value.replace(/(?:(?<!\s)\s+)?\[doi\]$/, ''));
  const urls = values.get('url') ?? [];
  const doi =
    doiIn(one('doi')) ??
    (one('doi') || null) ??
    lid.map(doiIn).find((found) => found !== null) ??
    urls.map(doiIn).find((found) => found !== null) ??
    null;
  if (doi !== null) item.DOI = doi.slice(0, 300);
  // The address of the DOI says nothing that the DOI does not.
  const url = urls.map(httpUrl).find((found) => found !== '' && (doi === null || !/\bdoi\.org\//i.test(found)));
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
  const pmid = /^(?:pubmed\s)?(\d{1,9})$/i.exec(one('pmid'))?.[1];
  if (pmid !== undefined) item.PMID = pmid;
  const pmcid = /PMC\d{1,9}/i.exec(one('pmcid'))?.[0];
  if (pmcid !== undefined) item.PMCID = pmcid.toUpperCase();
}

/** What tells that one value holds several people: "Smith, J., Doe, J., & Weber, M.". */
const SEVERAL = /;|\s(?:&|and|und)\s|,.*,.*,/i;

/** People, one value each, as tagged files write them; whoever writes such a file by hand puts several into one. */
function taggedNames(values: readonly string[]): Names {
  const each = values.flatMap((value) => (SEVERAL.test(value) ? (listed(value.replace(/\sand\s/gi, ' & '), false) ?? [value]) : [value]));
  const told = each.filter((name) => !/^(et\.? al\.?|others)$/i.test(name));
  const people = turnedAbout(told) ?? told;
  return { names: people.map(taggedName).filter((name) => name !== null), more: people.length < each.length };
}

/** "Parish Council of Ambleford": a word for a body, or what nobody's name has in it. */
const isBody = (name: string): boolean => BODY.test(name) || /\s(?:of|for|and|the|on)\s/i.test(name);

/** `Roe, Ann, Jr.` or an institution; "Ann Roe" is met too. */
function taggedName(value: string): CslName | null {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [family, given, behind] = parts;
  if (family === undefined) return null;
  // Springer's "Hale Jr., Robert K." has the suffix at the family name.
  const own = behind === undefined ? /^(\S.{0,80})\s((?:Jr|Sr)\.?|I{2,3}|IV)$/.exec(family) : null;
  const suffix = behind ?? own?.[2];
  const suffixed = suffix === undefined ? {} : { suffix };
  if (given !== undefined) return { family: own?.[1] ?? family, given, ...suffixed };
  const words = (own?.[1] ?? family).split(/\s+/);
  if (value.trimEnd().endsWith(',') || words.length === 1 || words.length > 4 || !/\p{L}/u.test(family) || isBody(family))
    return { literal: family };
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  const from = particle > 0 ? particle : words.length - 1;
  return { family: words.slice(from).join(' '), given: words.slice(0, from).join(' '), ...suffixed };
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

/** The variable that a role's place is the place of; undefined for what is not shown. */
export const variableOf = (role: string): string | undefined => (Object.hasOwn(PLACED, role) ? PLACED[role] : undefined);

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
