/**
 * OpenAlex: a broad index over Crossref, PubMed, repositories and the web. Broad, never a registry: it merges records, cuts
 * long author lists and lags behind. Its `is_retracted` is a sign, dated by nobody.
 */
import { z } from 'zod';
import type { Answer, Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
import { normalizeArxiv, normalizeDoi } from '../text/identifiers.ts';
import { identifierKeys } from '../text/keys.ts';
import { PLACEHOLDER } from './crossref/record.ts';
import { broadForPapers } from './kinds.ts';
import { named, nameOfLine } from './people.ts';
import {
  type AdapterOptions,
  answerFrom,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
  several,
  silentWhereAbsent,
} from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { both, holdsTitle, searchable } from './searching.ts';

const Text = maybe(z.string());
const Venue = maybe(z.object({ display_name: Text, issn_l: Text, type: Text, host_organization_name: Text }));
const Location = maybe(z.object({ landing_page_url: Text, raw_source_name: Text, source: Venue }));

/** What is used of an OpenAlex work. */
export const OpenalexWork = z.object({
  id: z.string(),
  doi: Text,
  title: Text,
  display_name: Text,
  publication_year: maybe(z.number()),
  publication_date: Text,
  type: Text,
  type_crossref: Text,
  language: Text,
  is_retracted: maybe(z.boolean()),
  authorships: several(z.object({ raw_author_name: Text, author: maybe(z.object({ display_name: Text, orcid: Text })) })),
  is_authors_truncated: maybe(z.boolean()),
  primary_location: Location,
  locations: several(Location),
  biblio: maybe(z.object({ volume: Text, issue: Text, first_page: Text, last_page: Text })),
  ids: maybe(z.object({ pmid: Text, pmcid: Text })),
});
export type OpenalexWork = z.infer<typeof OpenalexWork>;

const TYPES: Readonly<Record<string, string>> = {
  article: 'article-journal',
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  preprint: 'article',
  review: 'article-journal',
  letter: 'article-journal',
  editorial: 'article-journal',
  'book-chapter': 'chapter',
  'reference-entry': 'entry-encyclopedia',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  dissertation: 'thesis',
  report: 'report',
  dataset: 'dataset',
  standard: 'standard',
  'peer-review': 'review',
  software: 'software',
};
/** Types of records that are about another work: what they are is no history of their own. */
const NOTICES: ReadonlySet<string> = new Set(['erratum', 'retraction']);
/** Prefixes of preprint servers: a location with such a DOI is an earlier version. Other locations may be about the work. */
const PREPRINT_DOI = /^10\.(?:48550|1101|2139|21203|31234|31219|26434|20944|36227|22541|64898)\//;
/** The list of authors is cut here in search results. */
const MOST_AUTHORS = 100;

/** A work of OpenAlex as a source; null when it names nothing. */
export function openalexSource(work: OpenalexWork): Source | null {
  const doi = normalizeDoi(work.doi ?? '');
  const places = [work.primary_location, ...(work.locations ?? [])].filter((place) => place !== null && place !== undefined);
  const venue =
    work.primary_location?.source ?? places.find(({ source }) => source?.type === 'journal' || source?.type === 'conference')?.source;
  const venueType = venue?.type === 'conference' ? 'proceedings-article' : undefined;
  const landing = places.map(({ landing_page_url }) => landing_page_url ?? '');
  const arxiv = landing.map((url) => (/arxiv/i.test(url) ? normalizeArxiv(url) : null)).find((id) => id !== null);
  const authors = work.authorships ?? [];
  const { first_page: first, last_page: last } = work.biblio ?? {};
  const elsewhere = landing.flatMap((url) => {
    const other = /doi\.org\//i.test(url) ? normalizeDoi(url) : null;
    return other === null || other === doi || !PREPRINT_DOI.test(other) ? [] : identifierKeys('doi', other);
  });
  const own = doi === null ? [] : identifierKeys('doi', doi);
  const pmid = /(\d{1,9})\/?$/.exec(work.ids?.pmid ?? '')?.[1];
  const pmcid = /(\d{3,9})\/?$/.exec(work.ids?.pmcid ?? '')?.[1];
  return sourceOf({
    adapter: 'openalex',
    id: work.id.replace(/^https?:\/\/openalex\.org\//, ''),
    type: entryOf(TYPES, work.type_crossref ?? venueType ?? work.type ?? '') ?? entryOf(TYPES, work.type ?? ''),
    title: PLACEHOLDER.test(work.title ?? '') ? null : (work.title ?? work.display_name),
    author: named(authors.map(({ raw_author_name, author }) => nameOfLine(author?.display_name ?? raw_author_name, author?.orcid ?? null))),
    container: PLACEHOLDER.test(venue?.display_name ?? '')
      ? null
      : (venue?.display_name ?? places.find(({ raw_source_name }) => (raw_source_name ?? '') !== '')?.raw_source_name),
    publisher: venue?.host_organization_name,
    volume: work.biblio?.volume,
    issue: work.biblio?.issue,
    page: first === null || first === undefined ? null : last === null || last === undefined || last === first ? first : `${first}-${last}`,
    issued: dateOf(
      work.publication_date === null || work.publication_date === undefined ? [work.publication_year] : isoParts(work.publication_date),
    ),
    doi,
    arxiv: arxiv === undefined || arxiv === null ? null : arxiv.id,
    pmid,
    pmcid: pmcid === undefined ? null : `PMC${pmcid}`,
    issn: venue?.issn_l,
    url: doi === null ? landing.find((url) => url !== '') : `https://doi.org/${doi}`,
    language: work.language,
    years: [work.publication_year, isoParts(work.publication_date)[0]],
    authorsComplete: authors.length > 0 && authors.length < MOST_AUTHORS && work.is_authors_truncated !== true,
    isNotice: NOTICES.has(work.type ?? ''),
    notices: work.is_retracted === true && !NOTICES.has(work.type ?? '') ? [{ kind: 'retracted', from: 'openalex' }] : [],
    sameAs: elsewhere.filter((key) => !own.includes(key)),
  });
}

const List = z.object({ meta: z.object({ count: z.number() }), results: z.array(z.unknown()) });

/** Reads a list of works. */
function readOpenalex(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(List, reply.body) : null;
  const works = body === null ? null : eachFitting(OpenalexWork, body.results);
  return works === null ? MALFORMED : listed(works.map(openalexSource), body?.meta.count);
}

const FILTERS: Readonly<Record<string, (value: string) => string>> = {
  doi: (value) => `doi:https://doi.org/${value.toLowerCase()}`,
  pmid: (value) => `ids.pmid:https://pubmed.ncbi.nlm.nih.gov/${value}`,
};

/** The OpenAlex adapter. */
export function openalex(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://api.openalex.org';
  const byTitle = async (query: Extract<Query, { question: 'work' }>, signal: AbortSignal): Promise<Answer> => {
    // A comma ends a filter, a bar means or, an exclamation mark means not.
    const title = searchable(query.fields.title ?? '').replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());
    if (title === '') return NO_QUERY;
    const ask = (filter: string): Promise<Answer> =>
      answerFrom(http, `${base}/works?${new URLSearchParams({ filter, 'per-page': '10' })}`, { signal }, readOpenalex);
    const answer = await ask(`title.search:${title}`);
    if (answer.lookup.kind === 'unavailable' || holdsTitle(answer, title)) return answer;
    // All words must occur: one misprinted word, or one that a catalogue spells otherwise, must not make a work absent.
    const words = title.split(' ').filter((word) => word.length > 2);
    if (answer.lookup.kind === 'absent')
      return words.length < 2 ? answer : both(answer, await ask(`title.search:${words.join(' OR ')}`), title);
    const surname = searchable(query.fields.author?.[0]?.family ?? '');
    return surname === '' ? answer : both(answer, await ask(`title.search:${title},raw_author_name.search:${surname}`), title);
  };
  return {
    name: 'openalex',
    remote: true,
    covers: (fields, query) => broadForPapers(fields, query, 1950),
    async find(query, signal) {
      if (query.question === 'work') return byTitle(query, signal);
      const filter = FILTERS[query.scheme];
      if (filter === undefined || /[,|!]/.test(query.value)) return NOT_COVERED;
      const answer = await answerFrom(
        http,
        `${base}/works?${new URLSearchParams({ filter: filter(query.value) })}`,
        { signal },
        readOpenalex,
      );
      return silentWhereAbsent(answer);
    },
  };
}
