/**
 * Crossref: the registry of most journal and proceedings DOIs. A 404 here is not absence: the DOI may belong to another
 * agency. So a miss is followed by the question whose it is; only when no agency knows it is it absent.
 */
import { z } from 'zod';
import type { Answer, Http, Query, SourceAdapter } from '../model/ports.ts';
import { CrossrefWork, crossrefSource } from './crossref/record.ts';
import { agencyOf, broadForPapers } from './kinds.ts';
import {
  ABSENT,
  type AdapterOptions,
  answerFrom,
  askedDoi,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
} from './reading.ts';
import { both, holdsTitle, searchable } from './searching.ts';

const One = z.object({ status: z.literal('ok'), 'message-type': z.literal('work'), message: CrossrefWork });
const List = z.object({
  status: z.literal('ok'),
  'message-type': z.literal('work-list'),
  message: z.object({ items: z.array(z.unknown()), 'total-results': maybe(z.number()) }),
});
const Agency = z.object({
  status: z.literal('ok'),
  'message-type': z.literal('work-agency'),
  message: z.object({ DOI: z.string(), agency: z.object({ id: z.string() }) }),
});

/** Crossref says "Resource not found." in plain text; any other 404 is somebody else speaking. */
const notFound = (reply: Reply): boolean => reply.status === 404 && /^\s*"?Resource not found\.?"?\s*$/.test(reply.body);

/** Reads the reply to a question for one work. A work other than the one asked for, without a redirect, is not an answer. */
function readWork(reply: Reply, doi: string): Reading {
  if (notFound(reply)) return ABSENT;
  const body = reply.status === 200 ? fitting(One, reply.body) : null;
  if (body === null) return MALFORMED;
  const source = crossrefSource(body.message);
  if (source === null) return MALFORMED;
  const held = body.message.DOI.toLowerCase();
  if (held === doi) return listed([source]);
  const moved = decodeURIComponent(new URL(reply.url).pathname).toLowerCase().endsWith(held);
  return moved ? listed([{ ...source, sameAs: [...source.sameAs, `doi:${doi}`] }]) : MALFORMED;
}

/** Reads a list of works. */
function readWorks(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(List, reply.body) : null;
  const works = body === null ? null : eachFitting(CrossrefWork, body.message.items);
  return works === null
    ? MALFORMED
    : listed(
        works.map((work) => crossrefSource(work)),
        body?.message['total-results'],
      );
}

/** Reads whose a DOI is: another agency's DOI is no business of Crossref's, its own without a record is an open question. */
function readAgency(reply: Reply): Reading {
  if (notFound(reply)) return ABSENT;
  return reply.status === 200 && fitting(Agency, reply.body) !== null ? { kind: 'not-covered' } : MALFORMED;
}

/** The Crossref adapter. */
export function crossref(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://api.crossref.org';

  const byDoi = async (doi: string, signal: AbortSignal): Promise<Answer> => {
    const agency = agencyOf(doi);
    if (agency !== null) return NOT_COVERED;
    const url = `${base}/works/${encodeURIComponent(doi)}`;
    const answer = await answerFrom(http, url, { signal }, (reply) => readWork(reply, doi));
    if (answer.lookup.kind !== 'absent') return answer;
    const whose = await answerFrom(http, `${url}/agency`, { signal }, readAgency);
    return { lookup: whose.lookup, snapshots: [...answer.snapshots, ...whose.snapshots] };
  };

  const byTitle = async (query: Extract<Query, { question: 'work' }>, signal: AbortSignal): Promise<Answer> => {
    const title = searchable(query.fields.title ?? '');
    if (title === '') return NO_QUERY;
    const ask = (parameters: Record<string, string>): Promise<Answer> =>
      answerFrom(http, `${base}/works?${new URLSearchParams({ ...parameters, rows: '10' })}`, { signal }, readWorks);
    const [author] = query.fields.author ?? [];
    const surname = searchable(author?.family ?? author?.literal ?? '');
    const answer = await ask({ 'query.title': title });
    const settled = title.split(' ').length > 3 && holdsTitle(answer, title);
    if (surname === '' || settled || answer.lookup.kind === 'unavailable') return answer;
    // A short title names many works, and a long one may be cited loosely: the first author and the venue tell them apart.
    const venue = searchable(query.fields['container-title'] ?? '');
    return both(answer, await ask({ 'query.bibliographic': `${title} ${venue}`.trim(), 'query.author': surname }), title);
  };

  return {
    name: 'crossref',
    remote: true,
    covers(fields, query) {
      const doi = askedDoi(query);
      if (doi !== null) return agencyOf(doi) === null ? 'authoritative' : 'no';
      return broadForPapers(fields, query, 1950, true);
    },
    async find(query, signal) {
      if (query.question === 'work') return byTitle(query, signal);
      const doi = askedDoi(query);
      return doi === null ? NOT_COVERED : byDoi(doi, signal);
    },
  };
}
