/**
 * What a work can be found by: identifiers, the folded title, the words of the title, first author with year, volume with
 * first page. Computed the same way for a record and for a citation, and apart from any container, so that every store
 * (a file, a database) holds the same keys. A key is a short text with its kind in front; stores keep its 48-bit hash,
 * and whoever reads by hash compares the record itself before believing the hit.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import { fold } from './fold.ts';
import { normalizeArxiv, normalizeDoi, normalizeIsbn, normalizePmcid, normalizePmid, normalizeUrl } from './identifiers.ts';
import { slavicSpelling } from './slavic-names.ts';

export type KeyScheme = 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url';

/** Two independent multiplicative hashes of 32 and 16 bits, each finished by xor-shifts so that all bits depend on all letters. */
export function hashKey(key: string): number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  for (let i = 0; i < key.length; i += 1) {
    const unit = key.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    a ^= a >>> 15;
    b = Math.imul(b + unit, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (b >>> 16), 0x27d4eb2f);
  b = Math.imul(b ^ (a >>> 15), 0x165667b1);
  a ^= a >>> 16;
  b ^= b >>> 14;
  return (b & 0xffff) * 0x1_0000_0000 + (a >>> 0);
}

const ACL_DOI = /^10\.(?:18653\/v1|3115\/v1)\/([a-z0-9.-]{3,60})$/;
const ACL_PAGE =
  /^https:\/\/(?:aclanthology\.org|aclweb\.org\/anthology|aclanthology\.info\/papers)\/([A-Za-z0-9.-]{3,60}?)(?:\.pdf|\.bib)?$/;
const PUBMED_PAGE = /^https:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,8})$/;
const PMC_PAGE = /^https:\/\/(?:pmc\.ncbi\.nlm\.nih\.gov\/articles|ncbi\.nlm\.nih\.gov\/pmc\/articles)\/(PMC\d{3,9})(?:\/.{0,80})?$/i;
const ARXIV_PAGE = /^https:\/\/(?:[a-z]{1,8}\.)?arxiv\.org\/(?:abs|pdf|html)\//;
const DOI_PAGE = /^https:\/\/(?:dx\.)?doi\.org\/10\./;

/**
 * The keys under which an identifier is filed: one, or two when a registry derives one identifier from another (an arXiv
 * DOI is its arXiv number, an ACL DOI ends in the Anthology's own number). Addresses of resolvers become the identifier they
 * resolve. Empty when no such identifier can exist.
 */
export function identifierKeys(scheme: KeyScheme, value: string): readonly string[] {
  switch (scheme) {
    case 'doi': {
      const doi = normalizeDoi(value);
      if (doi === null) return [];
      if (doi.startsWith('10.48550/arxiv.')) {
        const arxiv = normalizeArxiv(doi);
        if (arxiv !== null) return [`arxiv:${arxiv.id}`];
      }
      const acl = ACL_DOI.exec(doi)?.[1];
      return acl === undefined ? [`doi:${doi}`] : [`doi:${doi}`, `acl:${acl}`];
    }
    case 'arxiv': {
      const arxiv = normalizeArxiv(value);
      return arxiv === null ? [] : [`arxiv:${arxiv.id}`];
    }
    case 'pmid': {
      const pmid = normalizePmid(value);
      return pmid === null ? [] : [`pmid:${pmid}`];
    }
    case 'pmcid': {
      const pmcid = normalizePmcid(value);
      return pmcid === null ? [] : [`pmcid:${pmcid}`];
    }
    case 'isbn':
      return value
        .split(/[,;]\s{0,5}|\s(?=97[89])/)
        .slice(0, 8)
        .map((one) => normalizeIsbn(/^\d{9}$/.test(one.trim()) ? `0${one.trim()}` : one))
        .filter((isbn) => isbn !== null)
        .map((isbn) => `isbn:${isbn}`);
    case 'url':
      return urlKeys(value);
  }
}

function urlKeys(value: string): readonly string[] {
  const url = normalizeUrl(value);
  if (url === null) return [];
  if (DOI_PAGE.test(url)) return identifierKeys('doi', url);
  if (ARXIV_PAGE.test(url)) {
    const arxiv = normalizeArxiv(url);
    if (arxiv !== null) return [`arxiv:${arxiv.id}`];
  }
  const pmid = PUBMED_PAGE.exec(url)?.[1];
  if (pmid !== undefined) return [`pmid:${pmid}`];
  const pmcid = PMC_PAGE.exec(url)?.[1];
  if (pmcid !== undefined) return [`pmcid:${pmcid.toUpperCase()}`];
  const acl = ACL_PAGE.exec(url)?.[1];
  if (acl !== undefined) return [`acl:${acl.toLowerCase()}`];
  return [`url:${url.replace(/^[a-z]{3,5}:\/\//, '')}`];
}

/** The identifiers a record or citation states, by scheme, as printed. */
export function statedIdentifiers(item: CslItem): readonly { readonly scheme: KeyScheme; readonly value: string }[] {
  const out: { scheme: KeyScheme; value: string }[] = [];
  if (item.DOI !== undefined) out.push({ scheme: 'doi', value: item.DOI });
  if (item.arxiv !== undefined) out.push({ scheme: 'arxiv', value: item.arxiv });
  if (item.PMID !== undefined) out.push({ scheme: 'pmid', value: item.PMID });
  if (item.PMCID !== undefined) out.push({ scheme: 'pmcid', value: item.PMCID });
  if (item.ISBN !== undefined) out.push({ scheme: 'isbn', value: item.ISBN });
  if (item.URL !== undefined) out.push({ scheme: 'url', value: item.URL });
  return out;
}

/** Several stages want the keys of one item: remembered as long as the item itself lives. */
const keysOfItem = new WeakMap<CslItem, readonly string[]>();

/** All identifier keys of a record or citation, each once. */
export function allIdentifierKeys(item: CslItem): readonly string[] {
  const held = keysOfItem.get(item);
  if (held !== undefined) return held;
  const keys = new Set<string>();
  for (const { scheme, value } of statedIdentifiers(item)) for (const key of identifierKeys(scheme, value)) keys.add(key);
  const all = [...keys];
  keysOfItem.set(item, all);
  return all;
}

const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
const ENTITY: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&nbsp;': ' ' };

/** A title without the marks of HTML and TeX that registries leave in it; its letters stay as they are. */
export function plainTitle(title: string): string {
  let out = title;
  if (out.includes('&')) out = out.replace(/&(?:amp|lt|gt|quot|apos|nbsp);/g, (entity) => ENTITY[entity] ?? entity);
  if (out.includes('<')) out = out.replace(TAG, '');
  if (out.includes('{') || out.includes('}')) out = out.replace(/[{}]/g, '');
  return out;
}

/** The folded title: equal for two titles that differ in form alone. "" when nothing is left. */
export function titleKey(title: string): string {
  return fold(plainTitle(title));
}

/** Words too frequent to find anything by. */
const FUNCTION_WORDS = new Set(
  'the of and a in for on to with by an from as at is are its via using its le la les des du de et der die das und en el los las y di il e'.split(
    ' ',
  ),
);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MOST_WORDS = 48;

/**
 * The words of a title that can find it, each once, in the order printed. Scripts written without spaces give their pairs
 * of neighbouring letters. Takes a folded title.
 */
export function findingWords(folded: string): readonly string[] {
  const out = new Set<string>();
  for (const word of folded.split(' ')) {
    if (out.size >= MOST_WORDS) break;
    if (UNSPACED.test(word) && word.length > 2) {
      for (let i = 0; i + 2 <= word.length && out.size < MOST_WORDS; i += 1) out.add(word.slice(i, i + 2));
    } else if (word.length > 1 && word.length <= 40 && !FUNCTION_WORDS.has(word)) out.add(word);
  }
  return [...out];
}

/** Neighbouring words of a title as one key each: rare even where every word is frequent. Takes what `findingWords` gives. */
export function wordPairs(words: readonly string[]): readonly string[] {
  const out = new Set<string>();
  for (let i = 1; i < words.length; i += 1) out.add(`${words[i - 1]} ${words[i]}`);
  return [...out];
}

/**
 * Family name and institution words by which a person's records are filed: the last word of the name, its first if long, and the one
 * spelling of a Slavic name that many languages write.
 */
export function nameKeys(name: CslName): readonly string[] {
  const printed = name.family ?? name.literal ?? name.given ?? '';
  const words = fold(printed)
    .split(' ')
    .filter((word) => word.length > 1);
  const last = words.at(-1);
  if (last === undefined) return [];
  const first = words[0] ?? last;
  const keys = first !== last && first.length > 3 ? [last, first] : [last];
  const spelling = slavicSpelling(printed.trim());
  return spelling === null || keys.includes(spelling) ? keys : [...keys, spelling];
}

/** Year of publication of a record or citation; null when it states none. */
export function yearOf(item: CslItem): number | null {
  const stated = item.issued?.['date-parts']?.[0]?.[0];
  if (stated !== undefined && Number.isFinite(stated)) return stated;
  const printed = /\b(1[5-9]\d\d|20\d\d)\b/.exec(`${item.issued?.raw ?? ''} ${item.issued?.literal ?? ''}`)?.[1];
  return printed === undefined ? null : Number(printed);
}

/** First page as a key: "1124–1131" gives "1124", "e012" gives "e12"; null when there is none. */
export function firstPage(page: string | undefined): string | null {
  const found = /([a-z]{0,3})\s?0{0,6}(\d{1,9})/i.exec(page ?? '');
  return found === null ? null : `${(found[1] ?? '').toLowerCase()}${found[2] ?? ''}`;
}

/** First author (else editor) with the year. */
export function authorYearKeys(item: CslItem, year: number): readonly string[] {
  const first = (item.author?.length ? item.author : item.editor)?.[0];
  return first === undefined ? [] : nameKeys(first).map((name) => `fy:${name}|${year}`);
}

/** First author, year and first word of the title: finds the short titles of people who publish much. */
export function authorYearWordKeys(item: CslItem, year: number, folded: string): readonly string[] {
  const word = findingWords(folded)[0];
  return word === undefined ? [] : authorYearKeys(item, year).map((key) => `fyw:${key.slice(3)}|${word}`);
}

/** Volume and first page: two numbers that stand unharmed in many references whose title does not. */
export function volumePageKey(item: CslItem): string | null {
  const page = firstPage(item.page);
  const volume = /\d{1,6}/.exec(item.volume ?? '')?.[0];
  return page === null || volume === undefined ? null : `vp:${Number(volume)}|${page}`;
}

/** Titles under which a record is filed: the title, its short form, the original. */
export function titlesOf(item: CslItem): readonly string[] {
  const out = new Set<string>();
  for (const title of [item.title, item['title-short'], item['original-title']]) {
    const key = title === undefined ? '' : titleKey(title);
    if (key !== '') out.add(key);
  }
  return [...out];
}

/** What is left of a word when one letter is dropped, each once; two words one slip apart share one of these (or are one). */
export function droppedLetters(word: string): readonly string[] {
  const out = new Set<string>();
  for (let i = 0; i < word.length; i += 1) out.add(word.slice(0, i) + word.slice(i + 1));
  return [...out];
}

/** Whether a word is long enough to be found through a misspelling. */
export function spellable(word: string): boolean {
  return word.length >= 5 && word.length <= 24 && !/\d/.test(word);
}
