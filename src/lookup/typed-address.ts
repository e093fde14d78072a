/**
 * Fetches what lies at an address that a person typed. The person may mean the own network; nobody else may: only what shows in the
 * typed address itself opens it, names are asked for once, the connection goes to the address that was checked, and every redirect
 * passes the gate that all requests pass (./address.ts).
 */
import type { Proxies } from '../proxy.ts';
import { askingOnce, checkUrl, type Resolve, reachOfTyped } from './address.ts';
import { type Fetched, fetchOnce } from './http/fetch.ts';
import { openWay } from './way.ts';

export interface TypedOptions {
  /** Most bytes, decoded. */
  readonly most: number;
  /** For everything together, redirects and the last byte included. */
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  /** Who answers for names; the system's resolver when not given. */
  readonly resolve?: Resolve;
  /** Through whom; nobody when not given. */
  readonly proxies?: Proxies;
}

const HEADERS = {
  accept: 'application/pdf, text/html, text/plain, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'stet',
};

/** The last reply behind an http or https address, whatever its status, or why there is none. Never throws. */
export async function fetchTyped(address: string, options: TypedOptions): Promise<Fetched> {
  const { most, milliseconds, signal } = options;
  if (!URL.canParse(address)) return { ok: false, why: 'blocked', detail: 'not a URL' };
  const { reach, exempt } = reachOfTyped(new URL(address));
  const checked = checkUrl(address, reach);
  if (!checked.ok) return { ok: false, why: 'blocked', detail: checked.why };
  const way = openWay({
    proxies: options.proxies,
    exempt,
    resolve: askingOnce(options.resolve),
    connectMs: 30_000,
    timeoutMs: milliseconds,
  });
  try {
    const sent = { url: checked.url, headers: HEADERS, privateHeaders: {}, reach, maxBytes: most, timeoutMs: milliseconds, signal };
    return await fetchOnce(way, sent);
  } finally {
    await way.close();
  }
}
