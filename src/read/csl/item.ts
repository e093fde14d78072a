/**
 * One CSL-JSON item out of unchecked JSON: known variables of the right shape are taken over, all else is left out. Data of
 * other programs is met half-way (a year as text, one name as a string, a DOI with its resolver).
 */
import type { CslDate, CslItem, CslName } from '../../model/csl.ts';
import { DATE_VARIABLES, NAME_PARTS, NAME_VARIABLES, TEXT_VARIABLES } from '../../model/csl-variables.ts';
import { withoutEntities } from '../../text/entities.ts';
import { bibDate } from '../bibtex/dates.ts';
import { arxivIn, doiIn } from '../bibtex/identifiers.ts';
import { peopleGiven } from '../sheet/people.ts';

const TEXTS = [...TEXT_VARIABLES, 'abstract', 'note', 'type'] as const;
const LONGEST = 20_000;

/** Crossref's kinds, as its own JSON names them. */
const OF_CROSSREF: ReadonlyMap<string, string> = new Map(
  'journal-article=article-journal proceedings-article=paper-conference book-chapter=chapter book-section=chapter book-part=chapter edited-book=book reference-book=book monograph=book dissertation=thesis posted-content=article reference-entry=entry'
    .split(' ')
    .map((row) => row.split('=') as [string, string]),
);

type Writable = { -readonly [variable in keyof CslItem]: CslItem[variable] };

/** Reads an item; null when the value is no object or holds nothing that describes a work. */
export function cslItem(value: unknown): CslItem | null {
  if (!isObject(value)) return null;
  const item: Writable = {};
  const id = wordsOf(value.id);
  if (id !== '') item.id = id.slice(0, 500);
  for (const name of TEXTS) {
    const text = wordsOf(own(value, name));
    if (text !== '') item[name] = text;
  }
  for (const name of NAME_VARIABLES) {
    const names = namesOf(own(value, name));
    if (names.length > 0) item[name] = names;
  }
  for (const name of DATE_VARIABLES) {
    const date = dateOf(own(value, name));
    if (date !== null) item[name] = date;
  }
  if (item.issued === undefined) {
    const { date } = bibDate({ date: wordsOf(own(value, 'year')) });
    if (date !== undefined) item.issued = date;
  }
  const kind = item.type === undefined ? undefined : OF_CROSSREF.get(item.type);
  if (kind !== undefined) item.type = kind;
  const doi = wordsOf(own(value, 'DOI') ?? own(value, 'doi'));
  if (doi !== '') item.DOI = doiIn(doi) ?? doi.slice(0, 300);
  if (item.arxiv === undefined) {
    const arxiv =
      arxivIn(/arxiv/i.test(item.number ?? '') ? (item.number ?? '') : '') ??
      arxivIn(/arxiv\.org/i.test(item.URL ?? '') ? (item.URL ?? '') : '') ??
      arxivIn(item['container-title'] ?? '');
    if (arxiv !== null) item.arxiv = arxiv;
  }
  if (own(value, 'et-al') === true) item['et-al'] = true;
  return item.title === undefined &&
    item.author === undefined &&
    item.DOI === undefined &&
    item.arxiv === undefined &&
    item.PMID === undefined &&
    item.PMCID === undefined &&
    item.ISBN === undefined &&
    item.URL === undefined &&
    item['container-title'] === undefined
    ? null
    : item;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** Text of a string, a number or the first of a list (Crossref writes titles as lists); inline markup of CSL is dropped. */
function wordsOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number') return String(one);
  if (typeof one !== 'string') return '';
  const words = one.slice(0, LONGEST);
  return (words.includes('&') ? withoutEntities(words) : words)
    .replace(/<\/?(?:i|b|sup|sub|sc|span|em|strong|italic|bold)(?: [^<>]{0,200})?>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function namesOf(value: unknown): CslName[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [...peopleGiven([value.slice(0, LONGEST).trim()]).names];
  const list = Array.isArray(value) ? value.slice(0, 20_000) : [];
  const names: CslName[] = [];
  for (const one of list) {
    if (typeof one === 'string' && one.trim() !== '') names.push({ literal: one.trim() });
    if (!isObject(one)) continue;
    const name: Record<string, string> = {};
    for (const part of NAME_PARTS) {
      const text = wordsOf(own(one, part));
      if (text !== '') name[part] = text;
    }
    const group = wordsOf(own(one, 'name'));
    if (group !== '' && name.family === undefined) name.literal ??= group;
    if (name.family !== undefined || name.literal !== undefined || name.given !== undefined) names.push(name);
  }
  return names;
}

function dateOf(value: unknown): CslDate | null {
  if (typeof value === 'string' || typeof value === 'number') return bibDate({ date: String(value).slice(0, 100) }).date ?? null;
  // As front matter writes it: `{year: 2002, month: 5}`, or a list of one.
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) ? dateOf(value[0]) : null;
  if (!isObject(value)) return null;
  const apart = ['year', 'month', 'day'].map((part) => own(value, part));
  const rows = own(value, 'date-parts') ?? (apart[0] === undefined ? undefined : [apart]);
  const parts: number[][] = [];
  for (const row of Array.isArray(rows) ? rows.slice(0, 2) : []) {
    const numbers: number[] = [];
    for (const [at, part] of (Array.isArray(row) ? row.slice(0, 3) : []).entries()) {
      const number = typeof part === 'number' ? part : typeof part === 'string' && /^-?\d{1,6}$/.test(part) ? Number(part) : Number.NaN;
      if (!Number.isInteger(number) || (at === 1 && (number < 1 || number > 12)) || (at === 2 && (number < 1 || number > 31))) break;
      numbers.push(number);
    }
    if (numbers.length > 0) parts.push(numbers);
  }
  if (parts.length > 0) return { 'date-parts': parts, ...(own(value, 'circa') ? { circa: true } : {}) };
  const raw = wordsOf(own(value, 'raw')) || wordsOf(own(value, 'literal'));
  return raw === '' ? null : (bibDate({ date: raw.slice(0, 200) }).date ?? null);
}
