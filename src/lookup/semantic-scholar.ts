/**
 * Semantic Scholar: wide, gathered by machine. It mixes the year of a preprint with the venue of print, reorders authors and
 * holds duplicates with strange authors: its records help to find a work, and never prove that a detail is wrong.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
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
} from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

const Text = maybe(z.string());

/** What is used of a paper. */
const ScholarPaper = z.object({
  paperId: z.string(),
  title: Text,
  externalIds: maybe(z.object({ DOI: Text, ArXiv: Text, PubMed: Text, PubMedCentral: Text })),
  venue: Text,
  publicationVenue: maybe(z.object({ name: Text, issn: Text })),
  year: maybe(z.number()),
  publicationDate: Text,
  publicationTypes: several(z.string()),
  journal: maybe(z.object({ name: Text, volume: Text, pages: Text })),
  authors: several(z.object({ name: Text })),
});
export type ScholarPaper = z.infer<typeof ScholarPaper>;

const TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  Review: 'article-journal',
  Conference: 'paper-conference',
  Book: 'book',
  BookSection: 'chapter',
  Dataset: 'dataset',
};

/** A paper as a source; null when it names nothing. */
function scholarSource(paper: ScholarPaper): Source | null {
  const types = paper.publicationTypes ?? [];
  const type = ['Conference', 'Book', 'BookSection', 'Dataset', 'JournalArticle', 'Review'].find((name) => types.includes(name));
  const onArxiv = /^arxiv/i.test(paper.journal?.name ?? paper.venue ?? '');
  const pmc = paper.externalIds?.PubMedCentral;
  return sourceOf({
    adapter: 'semantic-scholar',
    id: paper.paperId,
    type: onArxiv ? 'article' : entryOf(TYPES, type ?? ''),
    title: paper.title,
    author: named((paper.authors ?? []).map(({ name }) => nameOfLine(name))),
    container: paper.publicationVenue?.name ?? ((paper.journal?.name ?? '') !== '' ? paper.journal?.name : paper.venue),
    volume: onArxiv ? null : paper.journal?.volume,
    page: paper.journal?.pages?.replace(/\s+/g, ''),
    issued: dateOf((paper.publicationDate ?? '') !== '' ? isoParts(paper.publicationDate) : [paper.year]),
    doi: paper.externalIds?.DOI,
    arxiv: paper.externalIds?.ArXiv,
    pmid: paper.externalIds?.PubMed,
    pmcid: (pmc ?? '') === '' ? null : `PMC${pmc?.replace(/^PMC/i, '')}`,
    issn: paper.publicationVenue?.issn,
    url: `https://www.semanticscholar.org/paper/${encodeURIComponent(paper.paperId)}`,
    years: [paper.year, isoParts(paper.publicationDate)[0]],
    authorsComplete: false,
  });
}

const Found = z.object({ total: z.number().nullish(), data: z.array(z.unknown()).nullish() });
const Missing = z.object({ error: z.string() });

/** Reads a search result: no `data` and a total of 0 is how it says nothing was found. */
function readPapers(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  if (body === null) return MALFORMED;
  if (body.data === null || body.data === undefined) return body.total === 0 ? { kind: 'absent' } : MALFORMED;
  const papers = eachFitting(ScholarPaper, body.data);
  return papers === null ? MALFORMED : listed(papers.map(scholarSource), body.total);
}

/** Reads one paper; its "not found" says nothing about whether an identifier is registered. */
function readPaper(reply: Reply): Reading {
  const missing = reply.status === 404 ? fitting(Missing, reply.body) : null;
  if (missing !== null) return /not found/i.test(missing.error) ? { kind: 'not-covered' } : MALFORMED;
  const paper = reply.status === 200 ? fitting(ScholarPaper, reply.body) : null;
  return paper === null ? MALFORMED : listed([scholarSource(paper)]);
}

const FIELDS = 'title,externalIds,venue,publicationVenue,year,publicationDate,publicationTypes,journal,authors';
const PREFIX: Readonly<Record<string, string>> = { doi: 'DOI', arxiv: 'ARXIV', pmid: 'PMID', pmcid: 'PMCID' };

/** The Semantic Scholar adapter. */
export function semanticScholar(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = `${options.base ?? 'https://api.semanticscholar.org'}/graph/v1/paper`;
  return {
    name: 'semantic-scholar',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') {
        const prefix = PREFIX[query.scheme];
        if (prefix === undefined) return NOT_COVERED;
        const value = query.value.replace(/^PMC/i, '').replace(/v\d+$/, query.scheme === 'arxiv' ? '' : '$&');
        return answerFrom(
          http,
          `${base}/${prefix}:${encodeURIComponent(value)}?${new URLSearchParams({ fields: FIELDS })}`,
          { signal },
          readPaper,
        );
      }
      const title = searchable(query.fields.title ?? '').replace(/-/g, ' ');
      if (title === '') return NO_QUERY;
      return answerFrom(
        http,
        `${base}/search?${new URLSearchParams({ query: title, limit: '10', fields: FIELDS })}`,
        { signal },
        readPapers,
      );
    },
  };
}
