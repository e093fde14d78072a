/** How a work is named in a report: briefly, in full, and by links that let a person confirm it with their own eyes. */

import type { CslItem, CslName } from '../model/csl.ts';
import type { ReferenceFinding } from '../model/report.ts';
import type { Source } from '../model/source.ts';
import { AMERICAN_REPORTERS } from '../text/reporters.ts';
import { safeHref, shortened, visible } from './visible.ts';

export const yearOf = (fields: CslItem): string => {
  const year = fields.issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? visible(fields.issued?.literal ?? fields.issued?.raw ?? '') : String(year);
};

const familyOf = (name: CslName): string =>
  visible([name['non-dropping-particle'], name.family ?? name.literal ?? name.given].filter((part) => part !== undefined).join(' '));

/** "Lee", "Park & Ng", "Lee et al."; editors when there are no authors; "" when there is nobody. */
export function people(fields: CslItem): string {
  const names = fields.author ?? fields.editor ?? [];
  const [first, second] = names;
  if (first === undefined) return '';
  if (names.length > 2 || (fields['et-al'] === true && names.length > 0)) return `${familyOf(first)} et al.`;
  return second === undefined ? familyOf(first) : `${familyOf(first)} & ${familyOf(second)}`;
}

const venueOf = (fields: CslItem): string => {
  const name = visible(fields['container-title-short'] ?? fields['container-title'] ?? fields.publisher ?? '');
  const volume = visible(fields.volume ?? '');
  const page = visible(fields.page ?? '').split(/[-–]/)[0] ?? '';
  // Reporters and codes stand behind their volume: 504 U.S. 555, 28 U.S.C. § 1331.
  if (name !== '' && volume !== '' && /^(?:legal_case|legislation|bill|hearing)$/.test(fields.type ?? '')) {
    const whole = visible(fields.number ?? '');
    return whole.includes(name) ? whole : [volume, name, page].filter((part) => part !== '').join(' ');
  }
  const numbers = volume === '' ? '' : page === '' ? ` ${volume}` : ` ${volume}:${page}`;
  return name === '' ? '' : `${name}${numbers}`;
};

/** `Lee et al. 2019, "Tau seeding", J. Neurochem. 148:211`, cut to about `most` characters; the raw text when nothing was parsed. */
export function shortCitation(fields: CslItem, raw: string, most = 100): string {
  const head = [people(fields), yearOf(fields)].filter((part) => part !== '').join(' ');
  const title = visible(fields.title ?? '');
  const venue = shortened(venueOf(fields), 40);
  if ((head === '' || title === '') && venue === '') return shortened(visible(raw), most);
  const room = most - head.length - venue.length - 6;
  const named = title === '' ? '' : `"${shortened(title, Math.max(24, room))}"`;
  return [head, named, venue].filter((part) => part !== '').join(', ');
}

const fullName = (name: CslName): string =>
  visible(
    name.literal ??
      [name.given, name['dropping-particle'], name['non-dropping-particle'], name.family, name.suffix]
        .filter((part) => part !== undefined)
        .join(' '),
  );

/** A record written out: every author up to six, year, title, venue, numbers. */
export function fullCitation(fields: CslItem): string {
  const names = fields.author ?? fields.editor ?? [];
  const authors = names.slice(0, 6).map(fullName).join(', ') + (names.length > 6 ? ' et al.' : '');
  const year = yearOf(fields);
  const issue = fields.issue === undefined ? '' : `(${visible(fields.issue)})`;
  const volume = fields.volume === undefined ? '' : ` ${visible(fields.volume)}${issue}`;
  const pages = fields.page === undefined ? '' : `, ${visible(fields.page)}`;
  const container = visible(fields['container-title'] ?? fields.publisher ?? '');
  const parts = [
    authors,
    year === '' ? '' : `(${year})`,
    visible(fields.title ?? ''),
    container === '' ? '' : `${container}${volume}${pages}`,
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.?!)]$/.test(part) ? part : `${part}.`))
    .join(' ')
    .replace(/\.(?= \()/, '');
}

/** A reference as people print one: what stands in the document, but data of a program (CSL-JSON) written out as words. */
export function asPrinted(fields: CslItem, raw: string): string {
  if (!/^\s{0,20}\{\s{0,20}"/.test(raw)) return raw;
  try {
    JSON.parse(raw);
    return fullCitation(fields) || raw;
  } catch {
    return raw;
  }
}

/** The DOI when it has the form of one; null otherwise. */
export const doiOf = (fields: CslItem): string | null =>
  fields.DOI !== undefined && /^10\.\d{4,9}\/\S{1,500}$/.test(fields.DOI) ? fields.DOI : null;

/** Where a DOI leads. */
export const doiLink = (doi: string): string => `https://doi.org/${encodeURIComponent(doi.toWellFormed()).replace(/%2F/gi, '/')}`;

export interface ConfirmLink {
  readonly name: string;
  readonly href: string;
}

const AMERICAN = new RegExp(`^(?:${AMERICAN_REPORTERS})$`, 'u');

/** CourtListener's address of a decision by its place in an American reporter, https://www.courtlistener.com/c/U.S./556/662/; null for others. */
function decisionLink({ volume, page, 'container-title': reporter }: CslItem): string | null {
  const placed = /^\d{1,4}$/.test(volume ?? '') && /^\d{1,8}$/.test(page ?? '') && AMERICAN.test(reporter ?? '');
  return placed ? `https://www.courtlistener.com/c/${encodeURIComponent(reporter ?? '')}/${volume}/${page}/` : null;
}

/** How an entry of BibTeX, JSON or RIS begins: nobody searches for what it is written with. */
const DATA = /^\s{0,20}(?:@\w{1,30}\s{0,5}[{(]|\{|TY {2}-)/;

/** Where a person can look for themselves: the cited identifier, the cited address, the found record, a search by title. */
export function confirmLinks(finding: ReferenceFinding): ConfirmLink[] {
  const { reference, verdict } = finding;
  const record = resembles(finding) ? chosen(finding) : null;
  const near = verdict.outcome === 'fake' ? 'closest record' : 'DOI of the record';
  const links: ConfirmLink[] = [];
  const add = (name: string, href: string | null): void => {
    if (href !== null && !links.some((link) => link.href === href)) links.push({ name, href });
  };
  const cited = doiOf(reference.fields);
  const found = record === null ? null : doiOf(record.fields);
  if (cited !== null) add('cited DOI', doiLink(cited));
  const arxiv = reference.fields.arxiv;
  if (arxiv !== undefined && /^[\w./-]{5,40}$/.test(arxiv)) add('cited arXiv id', `https://arxiv.org/abs/${arxiv}`);
  if (reference.fields.URL !== undefined) add('cited link', safeHref(reference.fields.URL));
  if (found !== null) add(near, doiLink(found));
  else if (record?.fields.URL !== undefined) add(verdict.outcome === 'fake' ? 'closest record' : 'record', safeHref(record.fields.URL));
  if (reference.canonical === 'court-decision') add('CourtListener, by place', decisionLink(reference.fields));
  const title = visible(reference.fields.title ?? '');
  const first = reference.fields.author?.[0];
  const query =
    title === ''
      ? shortened(visible((DATA.test(reference.raw) && fullCitation(reference.fields)) || reference.raw), 200, '')
      : `"${shortened(title, 180, '')}" ${first === undefined ? '' : familyOf(first)}`.trim();
  add('Google Scholar', `https://scholar.google.com/scholar?q=${encodeURIComponent(query.toWellFormed())}`);
  return links;
}

/** The record that the verdict chose; null when there is none. */
export const chosen = (finding: ReferenceFinding): Source | null => finding.sources.find(({ id }) => id === finding.verdict.source) ?? null;

/**
 * Whether the nearest record is worth a person's look. A search always has a nearest record; one with another title by
 * other people tells nothing, and showing it only sends people to the wrong place.
 */
function resembles({ verdict }: ReferenceFinding): boolean {
  const components = verdict.source === null ? verdict.candidates[0]?.components : verdict.components;
  if (components === undefined) return false;
  const { title, authors, doi } = components;
  return (
    title.label === 'match' ||
    title.label === 'partial' ||
    doi.label === 'match' ||
    /^(?:match|partial|weak)$/.test(authors.label) ||
    (title.score ?? 0) >= ALIKE
  );
}

/** Titles below this share of like characters have no more in common than any two titles. */
const ALIKE = 0.4;

/** The record nearest to the citation: the chosen one, or else the best candidate; null when it is not at all alike. */
export function closest(finding: ReferenceFinding): Source | null {
  if (!resembles(finding)) return null;
  const best = finding.verdict.source ?? finding.verdict.candidates[0]?.source;
  return finding.sources.find(({ id }) => id === best) ?? null;
}

/**
 * Why, in the rule's own words. A verdict's sentence goes on with record, differences and sources; where these are shown
 * beside it, saying them twice only makes the page harder to read.
 */
export const reasonOf = ({ verdict }: ReferenceFinding): string =>
  verdict.says.split(/ (?:Nearest record|Record|Asked|Not heard|Identifier): /, 1)[0] ?? verdict.says;
