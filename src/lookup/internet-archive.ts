/**
 * The Internet Archive: whether a web page was archived, and when. An archived copy shows that the page was there; that none is
 * known shows nothing. Asked for addresses only.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { ABSENT, type AdapterOptions, answerFrom, fitting, MALFORMED, NOT_COVERED, type Reading, type Reply } from './reading.ts';
import { dateOf } from './records.ts';

const Closest = z.object({
  available: z.boolean(),
  status: z.string().nullish(),
  url: z.string().nullish(),
  timestamp: z.string().nullish(),
});
const Available = z.object({ archived_snapshots: z.object({ closest: Closest.nullish() }) });

/** A copy in the archive. */
export interface ArchivedCopy {
  /** Address of the copy as people see it. */
  readonly url: string;
  /** Address of the copy as it was taken, without the archive's own frame. */
  readonly plain: string;
  /** ISO date it was taken. */
  readonly date: string;
}

/** Reads the availability interface: the copy, `null` when none is known, `undefined` when the reply does not fit. */
export function readAvailable(reply: Reply): ArchivedCopy | null | undefined {
  const body = reply.status === 200 ? fitting(Available, reply.body) : null;
  if (body === null) return undefined;
  const { closest } = body.archived_snapshots;
  if (closest === null || closest === undefined || !closest.available) return null;
  const time = /^(\d{4})(\d{2})(\d{2})\d{0,6}$/.exec(closest.timestamp ?? '');
  const place = /^https?:\/\/web\.archive\.org\/web\/(\d{4,14})\/(.{8,8000})$/.exec(closest.url ?? '');
  // A copy of an error page is no copy of the page.
  if (time === null || place === null || !/^[23]\d\d$/.test(closest.status ?? '200')) return time === null ? undefined : null;
  const [, stamp = '', original = ''] = place;
  return {
    url: `https://web.archive.org/web/${stamp}/${original}`,
    plain: `https://web.archive.org/web/${stamp}id_/${original}`,
    date: `${time[1]}-${time[2]}-${time[3]}`,
  };
}

/** A page known only by its archived copy, as a source. */
export function archivedSource(asked: string, copy: ArchivedCopy): Source {
  const accessed = dateOf(copy.date.split('-').map(Number));
  return {
    id: `internet-archive:${copy.url}`,
    adapter: 'internet-archive',
    fields: { type: 'webpage', URL: asked, ...(accessed === undefined ? {} : { accessed }) },
    titles: [],
    years: [],
    authorsComplete: false,
    notices: [],
    page: { state: 'archived', url: copy.url, says: `a copy was archived on ${copy.date}` },
    sameAs: [],
    snapshot: null,
  };
}

/** The question to the archive: the copy nearest to a time, if one is given (year, or YYYYMMDD). */
export function availabilityUrl(base: string, url: string, near?: string): string {
  return `${base}/wayback/available?${new URLSearchParams({ url, ...(near === undefined ? {} : { timestamp: near }) })}`;
}

/** The Internet Archive adapter. */
export function internetArchive(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://archive.org';
  return {
    name: 'internet-archive',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question !== 'identifier' || query.scheme !== 'url' || !/^https?:\/\//i.test(query.value)) return NOT_COVERED;
      return answerFrom(http, availabilityUrl(base, query.value), { signal }, (reply): Reading => {
        const copy = readAvailable(reply);
        if (copy === undefined) return MALFORMED;
        return copy === null ? ABSENT : { kind: 'found', sources: [archivedSource(query.value, copy)] };
      });
    },
  };
}
