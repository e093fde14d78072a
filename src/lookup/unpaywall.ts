/** Unpaywall: what Crossref registered, by DOI, and where it may be read. It wants an e-mail address with every question, put on by the http layer. */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
import { named, nameOfParts } from './people.ts';
import {
  type AdapterOptions,
  answerFrom,
  askedDoi,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NOT_COVERED,
  type Reading,
  type Reply,
  several,
} from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';

const Text = maybe(z.string());

/** What is used of a record. */
const UnpaywallWork = z.object({
  doi: z.string(),
  title: Text,
  year: maybe(z.number()),
  published_date: Text,
  genre: Text,
  journal_name: Text,
  journal_issns: Text,
  publisher: Text,
  z_authors: several(z.object({ family: Text, given: Text, name: Text, ORCID: Text })),
});
export type UnpaywallWork = z.infer<typeof UnpaywallWork>;

const TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  'book-chapter': 'chapter',
  book: 'book',
  monograph: 'book',
  dissertation: 'thesis',
  report: 'report',
  dataset: 'dataset',
};

/** A record as a source; null when it names nothing. */
function unpaywallSource(work: UnpaywallWork): Source | null {
  const date = isoParts(work.published_date);
  const doi = work.doi.toLowerCase();
  return sourceOf({
    adapter: 'unpaywall',
    id: doi,
    type: entryOf(TYPES, work.genre ?? ''),
    title: work.title,
    author: named((work.z_authors ?? []).map(nameOfParts)),
    container: work.journal_name,
    publisher: work.publisher,
    issued: dateOf(date.length > 0 ? date : [work.year]),
    doi,
    issn: work.journal_issns?.split(',')[0],
    url: `https://doi.org/${doi}`,
    years: [work.year, date[0]],
    authorsComplete: false,
  });
}

const Missing = z.object({ error: z.literal(true), message: z.string() });

/** Reads one record; what Unpaywall lacks may be registered elsewhere. */
function readUnpaywall(reply: Reply, doi: string): Reading {
  if (reply.status === 404 && fitting(Missing, reply.body) !== null) return { kind: 'not-covered' };
  const work = reply.status === 200 ? fitting(UnpaywallWork, reply.body) : null;
  return work === null || work.doi.toLowerCase() !== doi ? MALFORMED : listed([unpaywallSource(work)]);
}

/** The Unpaywall adapter. Answers questions about DOIs only. */
export function unpaywall(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://api.unpaywall.org';
  return {
    name: 'unpaywall',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      const doi = askedDoi(query);
      if (doi === null) return NOT_COVERED;
      return answerFrom(http, `${base}/v2/${doi.split('/').map(encodeURIComponent).join('/')}`, { signal }, (reply) =>
        readUnpaywall(reply, doi),
      );
    },
  };
}
