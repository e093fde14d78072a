/**
 * Whether a site lets programs fetch one of its pages, asked of its robots.txt (RFC 9309 § 2.3.1): a site that has none does, one whose
 * server fails does not.
 */
import type { Http } from '../../model/ports.ts';
import type { Lookup } from '../../model/source.ts';
import { mayFetch } from '../robots.ts';

export interface RobotsAnswer {
  readonly may: boolean;
  /** Why nothing may be asked at all: offline, or an address nobody may be asked about. */
  readonly refused?: Lookup;
  readonly snapshots: readonly string[];
}

/** Asks the site of a page. `agent`: the name under which robots.txt may speak of this program. */
export async function robotsAllow(http: Http, url: URL, agent: string, signal: AbortSignal): Promise<RobotsAnswer> {
  const got = await http.get(`${url.origin}/robots.txt`, {
    signal,
    accept: 'text/plain, text/html;q=0.1',
    anyHost: true,
    judge: ({ status }) => (status === 200 ? 'found' : status === 404 || status === 410 ? 'absent' : 'malformed'),
  });
  if (!got.ok) {
    // Offline, or an address nobody may be asked about: nothing goes out, not even to the archive.
    if (got.snapshot === undefined) return { may: false, refused: got.lookup, snapshots: [] };
    // Refusals (4xx) leave the site open to programs; only a server that fails closes it.
    const { lookup } = got;
    const open = lookup.kind === 'unavailable' && lookup.status !== undefined && lookup.status >= 400 && lookup.status < 429;
    return { may: open, snapshots: [got.snapshot] };
  }
  const { status, body, snapshot } = got.reply;
  return { may: status !== 200 || mayFetch(body, agent, url.pathname + url.search), snapshots: [snapshot] };
}
