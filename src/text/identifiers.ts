/**
 * Finds identifiers of works in a text, each in its normal form (`identifiers/forms.ts`) with its place. Whether one is
 * registered is asked elsewhere. What is plainly labelled as an identifier but cannot be one (a wrong check digit, month
 * 13) is given back as `malformed`, never silently repaired.
 */
import type { Span } from '../model/document.ts';
import {
  ARCHIVE,
  doiLength,
  normalizeArxiv,
  normalizeDoi,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  normalizeUrl,
  trimmedLength,
} from './identifiers/forms.ts';
import { closeUp } from './identifiers/gaps.ts';

export {
  normalizeArxiv,
  normalizeDoi,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  normalizeUrl,
} from './identifiers/forms.ts';

export type IdentifierScheme = 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'issn' | 'url';

export interface Identifier {
  readonly scheme: IdentifierScheme;
  /** Normal form; as printed, without white space, when malformed. */
  readonly value: string;
  /** The identifier itself, without its label ("doi:", "PMID"); a resolver's address (https://doi.org/…) belongs to it. */
  readonly span: Span;
  readonly malformed?: true;
}

/** Characters a DOI or address may run over; white space, quotes and East Asian punctuation end it. */
const RUN = /[^\s"“”«»\u3000-\u303f\uff08-\uff0c\uff1b\u3400-\u9fff]{1,500}/y;
const runAt = (text: string, at: number): string => {
  RUN.lastIndex = at;
  return RUN.exec(text)?.[0] ?? '';
};

/** Whether white space inside a DOI is a line break that tore it: what stands before is no DOI yet, what follows goes on with one. */
function tornDoi(head: string, next: string): boolean {
  const suffix = head.slice(head.indexOf('/') + 1);
  if (suffix === '') return /\d/.test(next) && !/^(?:https?:|10\.)/i.test(next);
  if (/\d/.test(suffix)) return /\bj\.[a-z]+\.\d{4}\.$/i.test(suffix) ? /^\d{2}\.\d{3,6}\b/.test(next) : false;
  return /[._/(-]$/.test(suffix) && /^[a-z0-9(]/.test(next) && /\d{3}/.test(next) && !/^(?:19|20)\d\d\W{0,3}$/.test(next);
}

/** The stroke behind the prefix may be a percent code, in addresses that were copied. */
const DOI_START = /10\.\s?\d{4,9}(?:\.\d{1,9}){0,4}\s?(?:\/|%2[Ff])/g;
const URL_START = /(?:https?\s?:\s?\/\s?\/\s?|\bftp:\/\/|\bwww\.\s?)(?=[\p{L}\d[])/giu;
const ARXIV = new RegExp(
  `(?:\\barxiv(?:\\.org\\/(?:abs|pdf|html)\\/|(?:\\s(?:e-?print|preprint))?(?:\\s?:?\\s?arxiv)?\\s?[:.]?\\s{0,2}\\[?)|\\b(?:ar5iv(?:\\.labs\\.arxiv)?|alphaxiv)\\.org\\/(?:abs|html|pdf|overview)\\/|\\bhuggingface\\.co\\/papers\\/|\\bcorr,?\\s(?:vol\\.\\s)?abs\\/|\\be-?prints?\\s?[:#]\\s?)((?:\\d{4}\\.\\d{4,5}|${ARCHIVE}(?:\\.[a-z]{2})?\\/\\d{7})(?:v\\d{1,2})?)(?!\\d)|(?<![\\w/.])(${ARCHIVE}(?:\\.[A-Z]{2})?\\/\\d{7}(?:v\\d{1,2})?)(?!\\d)`,
  'gi',
);
const PMID =
  /(?<![A-Za-z])(?:PMID|Pub\s?Med(?:\sPMID|\sID)?|pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)(?:\s?[:#/=]\s?|\s)(\d{1,8})(?!\d|[–-]\d)/gi;
const PMCID = /(?<![A-Za-z])PMC\s?(\d{4,8})(?!\d)|\bPMCID\s?:?\s?(\d{4,8})(?!\d)/gi;
const ISBN = /\bISBN(?:-1[03])?(?:\s?\(1[03]\))?\s?[:=]?\s?([\dX][\dX\s‐‑–-]{8,20}[\dX])(?![\dX])/gi;
const BARE_ISBN = /(?<![\d-])97[89][‐‑–-]\d{1,5}[‐‑–-]\d{1,7}[‐‑–-]\d{1,6}[‐‑–-]\d(?![\d-])/g;
const ISSN = /\bISSN(?:-L)?(?:\s?\([a-z]{1,10}\))?\s?[:=]?\s?(\d{4}\s?[‐‑–-]?\s?\d{3}[\dX])(?![\dX])/gi;

function findDois(text: string): Identifier[] {
  const out: Identifier[] = [];
  DOI_START.lastIndex = 0;
  for (let found = DOI_START.exec(text); found !== null; found = DOI_START.exec(text)) {
    const before = text[found.index - 1] ?? ' ';
    if (/[\d.]/.test(before) && !/(?:doi|doi\.org\/)[.:]?\s?$/i.test(text.slice(Math.max(0, found.index - 12), found.index))) continue;
    const after = found.index + found[0].length;
    let head = found[0].replace(/\s/g, '').replace(/%2F$/i, '/');
    let end = after;
    for (let pieces = 0; pieces < 3; pieces += 1) {
      const gap = pieces === 0 && /\S/.test(text[end] ?? ' ') ? 0 : (/^\s{1,2}/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
      const next = runAt(text, end + gap);
      if (next === '' || ((gap > 0 || pieces > 0) && !tornDoi(head, next))) break;
      head += next;
      end += gap + next.length;
    }
    const page = /https?:\/\/\S{0,200}$/i.exec(text.slice(Math.max(0, found.index - 200), found.index))?.[0];
    const value = normalizeDoi(page === undefined ? head : page + head);
    if (value === null) continue;
    let cut = head.length - doiLength(head);
    if (page !== undefined && !/doi\.org\/$/i.test(page)) cut = Math.max(cut, head.length - value.length);
    const resolver = /(?:https?:\s?\/\/\s?)?(?:dx\.|www\.)?doi\.org\/\s?$/i.exec(text.slice(Math.max(0, found.index - 30), found.index));
    out.push({ scheme: 'doi', value, span: { start: found.index - (resolver?.[0].length ?? 0), end: Math.max(after, end - cut) } });
    DOI_START.lastIndex = Math.max(after, end - cut);
  }
  return out;
}

const TLD = 'com|org|net|edu|gov|int|info|io|eu|de|uk|fr|es|it|nl|ch|at|br|cn|jp|ru|ca|au|be|se|no|dk|pl|in|us|mx|ar|pt|kr';
const TLD_END = new RegExp(`\\.(?:${TLD})\\.$`, 'i');
const TLD_NEXT = new RegExp(`^(?:[a-z0-9-]{1,40}\\.){0,3}(?:${TLD})(?:/|[.,;)]{0,2}$)`);
/** Whether an address that was cut by white space goes on behind it ("http://a.org/b- c.html", "https://a. org/b", "…/pii/ S0168"). */
function tornUrl(head: string, next: string): boolean {
  if (!/^[a-z0-9%_~.]/i.test(next) || /^(?:https?:|www\.|doi|10\.|accessed|available|retrieved)/i.test(next)) return false;
  const host = /^(?:[a-z]{3,5}:\/\/)?[^/]*$/i.test(head);
  if (host) return /\.$/.test(head) && !TLD_END.test(head) && TLD_NEXT.test(next);
  if (/[/_=&?%~-]$/.test(head) && /^[^\s]{1,200}?[/._=&?%-][^\s]/.test(next)) return true;
  if (/\/$/.test(head) && /^[a-z]{0,3}\d{5}/i.test(next)) return true;
  return /[/.]$/.test(head) && /^[a-z0-9_-]{1,80}\.(?:html?|pdf|php|aspx?|jsp|txt|xml)\b|^(?:html?|pdf|php|aspx?|jsp|txt|xml)\b/.test(next);
}

function findUrls(text: string): Identifier[] {
  const out: Identifier[] = [];
  URL_START.lastIndex = 0;
  for (let found = URL_START.exec(text); found !== null; found = URL_START.exec(text)) {
    let head = runAt(text, found.index + found[0].length);
    let end = found.index + found[0].length + head.length;
    for (let pieces = 0; pieces < 3; pieces += 1) {
      const next = runAt(text, end + 1);
      if (next === '' || !tornUrl(head, next)) break;
      head += next;
      end += 1 + next.length;
    }
    const again = /.(?=https?:\/\/)/i.exec(head);
    if (again !== null && !/[/=]$/.test(head.slice(0, again.index + 1))) {
      end -= head.length - again.index - 1;
      head = head.slice(0, again.index + 1);
    }
    const whole = found[0].replace(/\s/g, '') + head;
    const kept = trimmedLength(whole);
    end -= whole.length - kept;
    URL_START.lastIndex = end;
    const value = normalizeUrl(whole.slice(0, kept));
    if (value !== null) out.push({ scheme: 'url', value, span: { start: found.index, end } });
  }
  return out;
}

/** All hits of a pattern whose one captured group is the identifier. */
function findBy(
  scheme: IdentifierScheme,
  pattern: RegExp,
  text: string,
  normal: (printed: string) => string | null,
  tellMalformed: boolean,
): Identifier[] {
  const out: Identifier[] = [];
  for (const found of text.matchAll(pattern)) {
    const printed = found[1] ?? found[2] ?? found[0];
    const value = normal(printed);
    const start = found.index + found[0].lastIndexOf(printed);
    const span = { start, end: start + printed.length };
    if (value !== null) out.push({ scheme, value, span });
    else if (tellMalformed && found[1] !== undefined) out.push({ scheme, value: printed.replace(/\s/g, ''), span, malformed: true });
  }
  return out;
}

const inside = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/**
 * Every identifier in a text, by place. Addresses of resolvers (doi.org, PubMed, arXiv) are given as the identifier they
 * resolve, not again as a web address; a DOI inside a publisher's address is given beside that address.
 * Time is linear in the length of the text.
 */
export function findIdentifiers(text: string): readonly Identifier[] {
  const closed = closeUp(text);
  if (closed === null) return identifiersIn(text);
  return identifiersIn(closed.text).map((found) => ({
    ...found,
    span: { start: closed.place(found.span.start), end: closed.place(found.span.end - 1) + 1 },
  }));
}

function identifiersIn(text: string): readonly Identifier[] {
  const out: Identifier[] = [];
  const dois = text.includes('10.') ? findDois(text) : [];
  const arxivOf = (printed: string): string | null => {
    const found = normalizeArxiv(printed);
    return found === null ? null : found.id + (found.version === undefined ? '' : `v${found.version}`);
  };
  for (const doi of dois) {
    const arxiv = /^10\.48550\/arxiv\./.test(doi.value) ? arxivOf(doi.value) : null;
    out.push(doi);
    if (arxiv !== null) out.push({ scheme: 'arxiv', value: arxiv, span: doi.span });
  }
  const free = (found: Identifier): boolean => !dois.some((doi) => inside(found.span, doi.span));
  if (/[a-z]\/\d{7}|\d{4}\.\d{4}/i.test(text)) out.push(...findBy('arxiv', ARXIV, text, arxivOf, true).filter(free));
  // Most texts hold none of the words, which one look tells.
  const named = /pub\s?med|pmid|pmc|isbn|issn|https?\s?:|www\.|ftp:/i.test(text);
  if (named && /pub\s?med|pmid/i.test(text)) out.push(...findBy('pmid', PMID, text, normalizePmid, false));
  if (named && /pmc/i.test(text)) out.push(...findBy('pmcid', PMCID, text, normalizePmcid, false).filter(free));
  if (named && /isbn/i.test(text)) out.push(...findBy('isbn', ISBN, text, normalizeIsbn, true));
  if (/97[89]\D/.test(text)) {
    const taken = out.filter((found) => found.scheme === 'isbn');
    const bare = findBy('isbn', BARE_ISBN, text, normalizeIsbn, false);
    out.push(...bare.filter((found) => free(found) && !taken.some((other) => inside(found.span, other.span))));
  }
  if (named && /issn/i.test(text)) out.push(...findBy('issn', ISSN, text, normalizeIssn, true));
  if (named && /https?\s?:|www\.|ftp:/i.test(text)) {
    const resolver =
      /^https:\/\/(?:dx\.)?doi\.org\/|^https:\/\/(?:export\.)?arxiv\.org\/(?:abs|pdf|html)\/|ncbi\.nlm\.nih\.gov\/(?:pubmed\/)?\d/;
    out.push(
      ...findUrls(text).filter(
        (url) => !(resolver.test(url.value) && out.some((other) => other.span.end > url.span.start && other.span.start < url.span.end)),
      ),
    );
  }
  return out.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}
