/**
 * One record of a registry as a `Source`: the one place where fields are cleaned, identifiers brought to their normal form,
 * dates of every slot gathered and what is not stated left out. Adapters say what stands where; nothing here knows a service.
 */
import type { CslDate, CslItem } from '../model/csl.ts';
import type { Notice, Related, Source } from '../model/source.ts';
import { normalizeArxiv, normalizeDoi, normalizeIsbn, normalizeIssn, normalizePmcid, normalizePmid } from '../text/identifiers.ts';
import { clean, cleanTitle } from './clean.ts';

type Said = string | number | null | undefined;

/** What an adapter read, in the registry's own strings. Empty, null and undefined all mean "not stated". */
export interface Draft {
  readonly adapter: string;
  readonly id: string;
  readonly type?: string | undefined;
  readonly title: Said;
  /** Further titles: short, original, translated, earlier. */
  readonly titles?: readonly Said[];
  readonly author?: CslItem['author'];
  readonly editor?: CslItem['editor'];
  readonly translator?: CslItem['translator'];
  readonly container?: Said;
  readonly containerShort?: Said;
  readonly collection?: Said;
  readonly event?: Said;
  readonly publisher?: Said;
  readonly place?: Said;
  readonly genre?: Said;
  readonly number?: Said;
  readonly volume?: Said;
  readonly issue?: Said;
  readonly page?: Said;
  readonly edition?: Said;
  readonly issued?: CslDate | undefined;
  readonly doi?: Said;
  readonly arxiv?: Said;
  readonly pmid?: Said;
  readonly pmcid?: Said;
  readonly isbn?: Said;
  readonly issn?: Said;
  readonly url?: Said;
  readonly language?: Said;
  /** Years of every slot; what is not a year of print is left out. */
  readonly years: readonly (number | null | undefined)[];
  readonly authorsComplete: boolean;
  readonly notices?: readonly Notice[];
  readonly related?: readonly Related[];
  readonly isNotice?: boolean;
  /** What it says of other works, by DOI; only of notices. */
  readonly says?: Source['says'];
  /** Keys with their scheme in front: `doi:10.1000/x`. */
  readonly sameAs?: readonly string[];
}

/** What catalogues write for what they do not know (DataCite's standard values and the like): it states nothing. */
const UNSTATED = /^\(?:(?:unac|unal|unap|unas|unav|unkn|none|null|tba|etal)\)?(?:\s.{0,60})?$/i;

const said = (value: Said): string => {
  const text = value === null || value === undefined ? '' : clean(String(value));
  return UNSTATED.test(text) ? '' : text;
};

/** A web address that may be shown: http or https, nothing else. */
const address = (value: Said): string => {
  const text = said(value);
  return /^https?:\/\/[^\s<>"]{3,2000}$/i.test(text) ? text : '';
};

/** Makes a source out of a draft. Gives null when it has neither a title nor an identifier: it names nothing. */
export function sourceOf(draft: Draft): Source | null {
  const title = cleanTitle(said(draft.title));
  const arxiv = normalizeArxiv(said(draft.arxiv));
  const strings: Record<string, string | null> = {
    type: draft.type ?? null,
    title,
    'container-title': said(draft.container),
    'container-title-short': said(draft.containerShort),
    'collection-title': said(draft.collection),
    'event-title': said(draft.event),
    publisher: said(draft.publisher),
    'publisher-place': said(draft.place),
    genre: said(draft.genre),
    number: said(draft.number),
    volume: said(draft.volume),
    issue: said(draft.issue),
    page: said(draft.page),
    edition: said(draft.edition),
    DOI: normalizeDoi(said(draft.doi)),
    arxiv: arxiv === null ? null : arxiv.version === undefined ? arxiv.id : `${arxiv.id}v${arxiv.version}`,
    PMID: normalizePmid(said(draft.pmid)),
    PMCID: normalizePmcid(said(draft.pmcid)),
    ISBN: normalizeIsbn(said(draft.isbn)),
    ISSN: normalizeIssn(said(draft.issn)),
    URL: address(draft.url),
    language: said(draft.language),
  };
  const stated = Object.fromEntries(Object.entries(strings).filter(([, value]) => value !== null && value !== ''));
  const people = Object.fromEntries(
    (['author', 'editor', 'translator'] as const).flatMap((role) => {
      const names = draft[role];
      const stated = names?.filter(({ family, literal }) => !UNSTATED.test(family ?? literal ?? '')) ?? [];
      return stated.length === 0 ? [] : [[role, stated]];
    }),
  );
  const fields: CslItem = { ...stated, ...people, ...(draft.issued === undefined ? {} : { issued: draft.issued }) };
  if (title === '' && !['DOI', 'arxiv', 'PMID', 'PMCID', 'ISBN'].some((name) => name in stated)) return null;
  const others = (draft.titles ?? []).map((other) => cleanTitle(said(other)));
  const years = draft.years.filter(
    (year): year is number => typeof year === 'number' && Number.isInteger(year) && year > 1000 && year < 2200,
  );
  return {
    id: `${draft.adapter}:${draft.id}`,
    adapter: draft.adapter,
    fields,
    titles: [...new Set(others)].filter((other) => other !== '' && other !== title),
    years: [...new Set(years)].sort((a, b) => a - b),
    authorsComplete: draft.authorsComplete && (draft.author ?? []).length === (people.author ?? []).length,
    notices: draft.notices ?? [],
    ...(draft.related === undefined || draft.related.length === 0 ? {} : { related: draft.related }),
    ...(draft.isNotice === true ? { isNotice: true } : {}),
    ...(draft.isNotice !== true || draft.says === undefined || draft.says.length === 0 ? {} : { says: draft.says }),
    sameAs: [...new Set(draft.sameAs ?? [])],
    snapshot: null,
  };
}

/** The CSL date of a year, or of date parts; undefined without a year. */
export function dateOf(parts: readonly (number | null | undefined)[] | null | undefined): CslDate | undefined {
  const [year, month, day] = parts ?? [];
  if (typeof year !== 'number' || !Number.isInteger(year) || year <= 0 || year > 9999) return undefined;
  const fits = (value: number | null | undefined, most: number): value is number =>
    typeof value === 'number' && value >= 1 && value <= most;
  const rest = fits(month, 12) ? (fits(day, 31) ? [month, day] : [month]) : [];
  return { 'date-parts': [[year, ...rest]] };
}

/** Date parts of an ISO date or of anything that begins with one: 2021, 2021-03, 2021-03-02T…. Empty when it is none. */
export function isoParts(text: string | null | undefined): readonly number[] {
  const found = /^\s*(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(text ?? '');
  return found === null ? [] : found.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
}

/** ISO date of date parts, as far as they go; undefined without a year. */
export function isoOf(parts: readonly (number | null | undefined)[] | null | undefined): string | undefined {
  const date = dateOf(parts)?.['date-parts']?.[0];
  return date?.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** A title joined with its subtitle, unless it already ends in it. */
export function joined(title: string, subtitle: string | null | undefined): string {
  const head = title.trim();
  const tail = (subtitle ?? '').trim();
  if (tail === '' || head.toLowerCase().includes(tail.toLowerCase())) return head;
  return /[:?!.—–-]$/.test(head) ? `${head} ${tail}` : `${head}: ${tail}`;
}
