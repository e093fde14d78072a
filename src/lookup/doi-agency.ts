/**
 * doi.org itself: the one place that knows whether a DOI exists, whoever registered it (Crossref, DataCite, mEDRA, JaLC,
 * ISTIC, KISTI, the EU's OP, …). Its "does not exist" is the only answer that makes a DOI unregistered, so it is asked twice,
 * in two ways. What the DOI names is fetched by content negotiation; a DOI that exists but tells nothing is found, bare.
 */
import { z } from 'zod';
import type { Answer, Http, SourceAdapter } from '../model/ports.ts';
import { CslRecord, cslSource } from './csl-record.ts';
import {
  ABSENT,
  type AdapterOptions,
  answerFrom,
  askedDoi,
  fitting,
  listed,
  MALFORMED,
  NOT_COVERED,
  type Reading,
  type Reply,
} from './reading.ts';
import { sourceOf } from './records.ts';

const Agencies = z.array(z.object({ DOI: z.string(), RA: z.string().optional(), status: z.string().optional() })).min(1);
const Handle = z.object({ responseCode: z.number(), handle: z.string() });
const CSL = 'application/vnd.citationstyles.csl+json';

/** Reads whose a DOI is. That somebody registered it is all that is learnt here: the source bears nothing but the DOI. */
function readAgencies(reply: Reply, doi: string): Reading {
  const [first] = (reply.status === 200 || reply.status === 404 ? fitting(Agencies, reply.body) : null) ?? [];
  if (first === undefined || first.DOI.toLowerCase() !== doi) return MALFORMED;
  if (first.RA !== undefined) {
    return listed([
      sourceOf({ adapter: 'doi-agency', id: doi, title: null, doi, url: `https://doi.org/${doi}`, years: [], authorsComplete: false }),
    ]);
  }
  return /^(?:DOI does not exist|Invalid DOI)$/i.test(first.status ?? '') ? ABSENT : MALFORMED;
}

/** Reads whether the handle system holds a DOI: 1 held, 2 held without values, 100 not there (Handle.net protocol). */
function readHandle(reply: Reply, doi: string): Reading {
  const body = reply.status === 200 || reply.status === 404 ? fitting(Handle, reply.body) : null;
  if (body === null || body.handle.toLowerCase() !== doi) return MALFORMED;
  if (body.responseCode === 100) return ABSENT;
  return body.responseCode === 1 || body.responseCode === 2 ? { kind: 'not-covered' } : MALFORMED;
}

/** Reads a record given by content negotiation. */
export function readCsl(reply: Reply, doi: string): Reading {
  const record = reply.status === 200 ? fitting(CslRecord, reply.body) : null;
  if (record === null) return MALFORMED;
  const source = cslSource(record, 'doi-agency', doi);
  if (source === null || source.fields.title === undefined) return MALFORMED;
  const held = source.fields.DOI;
  return listed([held === undefined || held === doi ? source : { ...source, sameAs: [...source.sameAs, `doi:${doi}`] }]);
}

/** The doi.org adapter. Answers questions about DOIs only. */
export function doiAgency(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://doi.org';
  const path = (doi: string): string => doi.split('/').map(encodeURIComponent).join('/');

  const find = async (doi: string, signal: AbortSignal): Promise<Answer> => {
    const whose = await answerFrom(http, `${base}/doiRA/${path(doi)}`, { signal }, (reply) => readAgencies(reply, doi));
    if (whose.lookup.kind === 'absent') {
      const handle = await answerFrom(http, `${base}/api/handles/${path(doi)}`, { signal }, (reply) => readHandle(reply, doi));
      const snapshots = [...whose.snapshots, ...handle.snapshots];
      // The two disagree: the DOI is there, and what it names could not be learnt.
      if (handle.lookup.kind === 'not-asked' && handle.lookup.why === 'not-covered')
        return { lookup: { kind: 'unavailable', why: 'malformed', detail: 'doi.org contradicts itself about this DOI' }, snapshots };
      return { lookup: handle.lookup, snapshots };
    }
    if (whose.lookup.kind !== 'found') return whose;
    const record = await answerFrom(http, `${base}/${path(doi)}`, { signal, accept: CSL }, (reply) => readCsl(reply, doi));
    const snapshots = [...whose.snapshots, ...record.snapshots];
    return { lookup: record.lookup.kind === 'found' ? record.lookup : whose.lookup, snapshots };
  };

  return {
    name: 'doi-agency',
    remote: true,
    covers: (_, query) => (askedDoi(query) === null ? 'no' : 'authoritative'),
    async find(query, signal) {
      const doi = askedDoi(query);
      return doi === null ? NOT_COVERED : find(doi, signal);
    },
  };
}
