/**
 * Europe PMC: PubMed, PubMed Central, preprints, patents and theses of the life sciences behind one search. It speaks for PubMed
 * numbers too (it loads them daily), so it can stand in when NCBI is down. Its silence about a description says nothing: other
 * fields of science are not in it.
 */
import { z } from 'zod';
import type { Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { identifierKeys } from '../text/keys.ts';
import { named, nameOfParts } from './people.ts';
import { isNoticeOf, medlineNotices, wholePages } from './pubmed/record.ts';
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
import { medlineRelated } from './related.ts';
import { searchable } from './searching.ts';

const Text = maybe(z.string());
const Loose = maybe(z.union([z.string(), z.number()]));

/** What is used of a result of the "core" kind. */
export const EuropePmcResult = z.object({
  id: z.string(),
  source: Text,
  pmid: Text,
  pmcid: Text,
  doi: Text,
  title: Text,
  authorString: Text,
  authorList: maybe(
    z.object({
      author: several(
        z.object({
          fullName: Text,
          firstName: Text,
          lastName: Text,
          initials: Text,
          suffix: Text,
          collectiveName: Text,
          authorId: maybe(z.object({ type: Text, value: Text })),
        }),
      ),
    }),
  ),
  journalInfo: maybe(
    z.object({
      issue: Text,
      volume: Text,
      yearOfPublication: Loose,
      monthOfPublication: Loose,
      journal: maybe(z.object({ title: Text, isoabbreviation: Text, medlineAbbreviation: Text, issn: Text, essn: Text })),
    }),
  ),
  pubYear: Loose,
  pageInfo: Text,
  language: Text,
  firstPublicationDate: Text,
  electronicPublicationDate: Text,
  pubTypeList: maybe(z.object({ pubType: z.union([z.string(), several(z.string())]) })),
  bookOrReportDetails: maybe(z.object({ publisher: Text, isbn13: Text, isbn10: Text, comprisingTitle: Text })),
  commentCorrectionList: maybe(z.object({ commentCorrection: several(z.object({ id: Text, source: Text, reference: Text, type: Text })) })),
});
export type EuropePmcResult = z.infer<typeof EuropePmcResult>;

/** A result as a source; null when it names nothing. */
export function europePmcSource(result: EuropePmcResult): Source | null {
  const journal = result.journalInfo?.journal;
  const types = [result.pubTypeList?.pubType ?? []].flat().map((type) => type.toLowerCase());
  const comments = (result.commentCorrectionList?.commentCorrection ?? []).map(({ type, reference, id, source }) => ({
    kind: type ?? '',
    line: reference ?? '',
    pmid: (source ?? 'MED') === 'MED' ? (id ?? undefined) : undefined,
  }));
  const preprint = result.source === 'PPR' || types.includes('preprint');
  const book = result.bookOrReportDetails;
  const year = Number(result.journalInfo?.yearOfPublication ?? result.pubYear ?? Number.NaN);
  const authors = result.authorList?.author ?? [];
  const title = result.title ?? null;
  const translated = /^\[(.{1,2000})\]\.?$/.exec(title?.trim() ?? '')?.[1];
  return sourceOf({
    adapter: 'europe-pmc',
    id: `${result.source ?? 'MED'}/${result.id}`,
    type: preprint ? 'article' : types.some((type) => /^(?:book|monograph)/.test(type)) || (book && !journal) ? 'book' : 'article-journal',
    title: translated ?? title,
    author: named(
      authors.map((author) =>
        nameOfParts({
          family: author.lastName,
          given: author.firstName ?? author.initials,
          suffix: author.suffix,
          name: author.collectiveName ?? author.fullName,
          ORCID: author.authorId?.type === 'ORCID' ? author.authorId.value : null,
        }),
      ),
    ),
    container: journal?.title ?? book?.comprisingTitle,
    containerShort: journal?.isoabbreviation ?? journal?.medlineAbbreviation,
    publisher: book?.publisher,
    volume: result.journalInfo?.volume,
    issue: result.journalInfo?.issue,
    page: wholePages(result.pageInfo ?? undefined),
    issued: dateOf([year, Number(result.journalInfo?.monthOfPublication ?? Number.NaN)]),
    doi: result.doi,
    pmid: result.pmid,
    pmcid: result.pmcid,
    isbn: book?.isbn13 ?? book?.isbn10,
    issn: journal?.issn ?? journal?.essn,
    url: `https://europepmc.org/article/${encodeURIComponent(result.source ?? 'MED')}/${encodeURIComponent(result.id)}`,
    language: result.language,
    years: [
      year,
      Number(result.pubYear ?? Number.NaN),
      isoParts(result.firstPublicationDate)[0],
      isoParts(result.electronicPublicationDate)[0],
    ],
    authorsComplete: authors.length > 0,
    notices: medlineNotices(new Set(types), comments, 'europe-pmc'),
    related: medlineRelated(comments, 'europe-pmc', preprint),
    isNotice: isNoticeOf(types, comments),
    sameAs: result.doi === null || result.doi === undefined ? [] : identifierKeys('doi', result.doi),
  });
}

const Found = z.object({ hitCount: z.number(), resultList: z.object({ result: z.array(z.unknown()) }) });

/** Reads a search result. */
function readEuropePmc(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  if (body === null || (body.hitCount > 0 && body.resultList.result.length === 0)) return MALFORMED;
  const results = eachFitting(EuropePmcResult, body.resultList.result);
  return results === null ? MALFORMED : listed(results.map(europePmcSource));
}

/** The search that asks for an identifier; null for identifiers it does not hold. */
function identifierSearch(query: Extract<Query, { question: 'identifier' }>): string | null {
  if (query.scheme === 'pmid') return /^\d{1,9}$/.test(query.value) ? `EXT_ID:${query.value} AND SRC:MED` : null;
  if (query.scheme === 'pmcid') return /^PMC\d{1,9}$/i.test(query.value) ? `PMCID:${query.value.toUpperCase()}` : null;
  return query.scheme === 'doi' && !/["\\]/.test(query.value) ? `DOI:"${query.value}"` : null;
}

/** The Europe PMC adapter. */
export function europePmc(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://www.ebi.ac.uk';
  const ask = (search: string, signal: AbortSignal) => {
    const form = new URLSearchParams({ query: search, format: 'json', resultType: 'core', pageSize: '10' });
    return answerFrom(http, `${base}/europepmc/webservices/rest/search?${form}`, { signal }, readEuropePmc);
  };
  return {
    name: 'europe-pmc',
    remote: true,
    covers: (_, query) => (query.question === 'identifier' && query.scheme === 'pmid' ? 'broad' : 'no'),
    async find(query, signal) {
      if (query.question === 'work') {
        const title = searchable(query.fields.title ?? '').replace(/[-’']/g, ' ');
        return title === '' ? NO_QUERY : ask(`TITLE:(${title})`, signal);
      }
      const search = identifierSearch(query);
      if (search === null) return NOT_COVERED;
      const answer = await ask(search, signal);
      // Only of PubMed's own numbers does it hold all: other identifiers exist without it.
      return query.scheme === 'pmid' ? answer : silentWhereAbsent(answer);
    },
  };
}
