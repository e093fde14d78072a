/**
 * CourtListener: decisions of courts of the United States. Decisions are asked for by reporter, volume and page where a citation
 * states them (that names one decision), else by the names of the parties. It holds nearly all published federal and state
 * decisions, so it is broad for a citation of such a reporter, and says nothing of other countries and of unpublished decisions.
 */
import { z } from 'zod';
import type { CslItem } from '../model/csl.ts';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { AMERICAN_REPORTERS } from '../text/reporters.ts';
import {
  type AdapterOptions,
  answerFrom,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
} from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

const Text = z.string().nullish();

/** What is used of a result of the opinion search (v4). */
export const Decision = z.object({
  cluster_id: z.number(),
  caseName: z.string(),
  caseNameFull: Text,
  citation: z.array(z.string()).nullish().catch(null),
  court: Text,
  court_citation_string: Text,
  dateFiled: Text,
  docketNumber: Text,
  neutralCite: Text,
  absolute_url: Text,
});
export type Decision = z.infer<typeof Decision>;

/** A place in a reporter: "505 U.S. 1003". */
export interface ReporterPlace {
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
}

const PLACE = new RegExp(String.raw`\b(\d{1,4})\s{1,2}(?!WL|LEXIS)(${AMERICAN_REPORTERS})\s{1,2}(\d{1,6})\b`, 'u');

/** Place in a reporter of the United States that a text names; null when it names none. */
export function reporterPlace(text: string): ReporterPlace | null {
  const found = PLACE.exec(text.slice(0, 1000));
  return found === null ? null : { volume: found[1] ?? '', reporter: found[2] ?? '', page: found[3] ?? '' };
}

/** The place a citation states, in its fields or in its words. */
function placeOf(fields: CslItem): ReporterPlace | null {
  const { volume, page, title, note } = fields;
  const reporter = fields['container-title'];
  return reporterPlace(`${volume ?? ''} ${reporter ?? ''} ${page ?? ''}`) ?? reporterPlace(title ?? '') ?? reporterPlace(note ?? '');
}

const bare = (text: string): string => text.replace(/[\s.]/g, '').toLowerCase();
const same = (one: ReporterPlace, other: ReporterPlace): boolean =>
  one.volume === other.volume && one.page === other.page && bare(one.reporter) === bare(other.reporter);

/** A decision as a source; of parallel citations it bears the one asked for, else the first. Null when it names nothing. */
function decisionSource(decision: Decision, asked: ReporterPlace | null): Source | null {
  const places = (decision.citation ?? []).map(reporterPlace).filter((place) => place !== null);
  const place = (asked === null ? undefined : places.find((one) => same(one, asked))) ?? places[0];
  const date = isoParts(decision.dateFiled);
  const path = /^\/opinion\/\d{1,10}\/[\w%.-]{0,300}\/?$/.exec(decision.absolute_url ?? '')?.[0];
  return sourceOf({
    adapter: 'courtlistener',
    id: String(decision.cluster_id),
    type: 'legal_case',
    title: decision.caseName,
    titles: [decision.caseNameFull],
    container: place?.reporter,
    volume: place?.volume,
    page: place?.page,
    publisher: decision.court,
    number: decision.docketNumber,
    issued: dateOf(date),
    url: path === undefined ? null : `https://www.courtlistener.com${path}`,
    years: [date[0]],
    authorsComplete: false,
  });
}

const Found = z.object({ count: z.number().nullish(), results: z.array(z.unknown()) });

/** Reads a search result; when a place was asked for, decisions that stand elsewhere are left out. */
function readDecisions(reply: Reply, asked: ReporterPlace | null): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  const decisions = body === null ? null : eachFitting(Decision, body.results);
  if (decisions === null) return MALFORMED;
  const meant =
    asked === null
      ? decisions
      : decisions.filter(({ citation }) =>
          (citation ?? []).some((text) => {
            const place = reporterPlace(text);
            return place !== null && same(place, asked);
          }),
        );
  return listed(meant.slice(0, 10).map((decision) => decisionSource(decision, asked)));
}

/** The CourtListener adapter. */
export function courtListener(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://www.courtlistener.com';
  return {
    name: 'courtlistener',
    remote: true,
    covers: (fields, query) => (query.question === 'work' && fields.type === 'legal_case' && placeOf(fields) !== null ? 'broad' : 'no'),
    async find(query, signal) {
      if (query.question === 'identifier') return NOT_COVERED;
      const place = placeOf(query.fields);
      if (place === null && query.fields.type !== 'legal_case') return NOT_COVERED;
      const names = searchable(query.fields.title ?? '');
      if (place === null && names === '') return NO_QUERY;
      const q = place === null ? `caseName:(${names})` : `citation:("${place.volume} ${place.reporter} ${place.page}")`;
      const form = new URLSearchParams({ type: 'o', q, order_by: 'score desc' });
      return answerFrom(http, `${base}/api/rest/v4/search/?${form}`, { signal }, (reply) => readDecisions(reply, place));
    },
  };
}
