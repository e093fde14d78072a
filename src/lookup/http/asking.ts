/**
 * How one question is put to a host: in its turn, again after what will pass, no more often than is polite, and never past
 * the deadline of the run. Whatever happens becomes a value that is kept.
 */
import type { Http, HttpResult } from '../../model/ports.ts';
import { type Reach, RefusedAddress } from '../address.ts';
import type { Way } from '../way.ts';
import { type Fetched, fetchOnce, sameHost } from './fetch.ts';
import { backoff, type Clock, type Host, LONGEST_WAIT_MS, retryAfter } from './host.ts';
import type { KeptReplies, Question, Trouble } from './kept.ts';
import { type HostSecrets, KEPT_HEADERS, redact } from './record.ts';
import { sortReply } from './reply.ts';

/** What holds for every question of a run. */
export interface Manners {
  readonly kept: KeptReplies;
  readonly clock: Clock;
  readonly random: () => number;
  /** Milliseconds of the clock after which nothing is asked any more. */
  readonly deadline: number;
  /** Milliseconds for one request. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly tries: number;
  /** How the program names itself in what is kept, and as it is sent (with the address to write to). */
  readonly agentName: { readonly open: string; readonly sent: string };
  readonly secrets: readonly string[];
  readonly way: Way;
  /** The proxy on a way, treated as a host is: left alone for a while when it fails, and for good when it does not know who asks. */
  readonly proxy: (name: string) => Host;
  /** Hears who is waited for, and how long. */
  readonly waits: (waiting: Waiting) => void;
}

/** A host that is waited for before it is asked again. */
export interface Waiting {
  readonly host: string;
  readonly why: string;
  readonly seconds: number;
}

/** Shorter waits are nobody's concern, in milliseconds. */
const WORTH_TELLING = 2_000;

/** One question on its way. */
export interface Asking extends Question {
  readonly host: Host;
  readonly own: HostSecrets;
  readonly reach: Reach;
  readonly headers: Parameters<Http['get']>[1]['headers'];
  readonly signal: AbortSignal;
}

/** What one attempt came to: a result, or trouble that may pass, with the milliseconds that the host asked for. */
type Attempt = { readonly result: HttpResult } | { readonly trouble: Trouble; readonly timedOut: boolean; readonly wait: number };

/** A host that was too slow twice for one question will be so a third time. */
const TIMEOUTS = 2;
/** The longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Asks until there is an answer, or no sense in asking again. */
export async function askHost(asking: Asking, manners: Manners): Promise<HttpResult> {
  const { host, signal } = asking;
  const { kept, clock, deadline, tries, random } = manners;
  let last: Trouble | null = null;
  let slow = 0;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const turn = await host.turn(deadline, signal);
    if (!turn.ok) {
      return kept.unavailable(asking, last === null ? turn : { ...last, detail: `${last.detail}; ${turn.detail}` });
    }
    let tried: Attempt;
    try {
      tried = await attemptOnce(asking, manners);
    } finally {
      turn.release();
    }
    if ('result' in tried) return tried.result;
    last = tried.trouble;
    slow += tried.timedOut ? 1 : 0;
    const wait = Math.max(backoff(attempt, random), tried.wait);
    // A host that will still want to be left alone behind the longest wait is given up at once.
    const vain = wait > LONGEST_WAIT + LONGEST_WAIT_MS;
    if (slow >= TIMEOUTS || attempt === tries || host.open || vain || clock.now() + wait >= deadline) break;
    const pause = Math.min(wait, LONGEST_WAIT);
    if (pause >= WORTH_TELLING) manners.waits({ host: host.name, why: last.why, seconds: Math.ceil(pause / 1000) });
    await clock.sleep(pause, signal);
  }
  return kept.unavailable(asking, last ?? { why: 'network', detail: 'not asked' });
}

async function attemptOnce(asking: Asking, manners: Manners): Promise<Attempt> {
  const { host, signal } = asking;
  const { kept } = manners;
  const got = await sent(asking, manners);
  if (signal.aborted) return { result: await kept.unavailable(asking, { why: 'deadline', detail: 'stopped while it was asked' }) };
  if (got.ok) return heard(got, asking, manners);
  // What the proxy did is not the host's fault, nor what a host did to which it led on (doi.org leads to agencies); a host that the
  // proxy cannot reach is out of reach all the same.
  if (got.beyond === true) host.answered({});
  else if (got.why !== 'blocked' && (got.fault === undefined || got.fault === 'unreached')) host.failed();
  if (got.why === 'blocked' || got.why === 'malformed' || got.why === 'deadline' || got.final === true)
    return { result: await kept.unavailable(asking, got) };
  return { trouble: got, timedOut: got.why === 'timeout' || got.fault === 'slow', wait: 0 };
}

/** Sends the request, unless the proxy on the way is being left alone; what came of it is remembered of the proxy. */
async function sent(asking: Asking, manners: Manners): Promise<Fetched> {
  const { asked, signal } = asking;
  let name: string | null;
  try {
    name = (await manners.way.to(asked)).proxy;
  } catch (thrown) {
    if (thrown instanceof RefusedAddress) return { ok: false, why: 'blocked', detail: thrown.message };
    throw thrown;
  }
  if (name === null) return send(asking, manners);
  const proxy = manners.proxy(name);
  const turn = await proxy.turn(manners.deadline, signal);
  if (!turn.ok) return { ok: false, why: turn.why === 'deadline' ? 'deadline' : 'proxy', detail: turn.detail, fault: 'down', final: true };
  try {
    const got = await send(asking, manners);
    const fault = got.ok ? undefined : got.fault;
    if (fault === 'credentials') proxy.refuse(407);
    else if (fault === 'down' || fault === 'slow') proxy.failed();
    else proxy.answered({});
    return got;
  } finally {
    turn.release();
  }
}

/** Sends the request. What is secret is put on here and nowhere else. */
async function send(asking: Asking, { way, clock, agentName, deadline, timeoutMs, maxBytes }: Manners): Promise<Fetched> {
  const { asked, accept, own, reach, signal } = asking;
  const url = new URL(asked);
  for (const [name, value] of Object.entries(own.query ?? {})) url.searchParams.set(name, value);
  return fetchOnce(way, {
    url,
    headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': agentName.open, ...asking.headers },
    privateHeaders: { 'user-agent': agentName.sent, ...own.headers },
    reach,
    maxBytes,
    timeoutMs: Math.min(timeoutMs, Math.max(1, deadline - clock.now())),
    signal,
  });
}

/** Reads what a host answered: an answer is settled, a refusal kept, and what may pass is told with how long to wait. */
async function heard(got: Extract<Fetched, { ok: true }>, asking: Asking, { kept, clock, secrets }: Manners): Promise<Attempt> {
  const { host } = asking;
  const own = sameHost(got.url, asking.asked);
  const sorted = sortReply(got.status, got.headers, got.body, asking.accept);
  if (sorted.kind === 'answer') {
    host.answered(own ? got.headers : {});
    host.gave();
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => (got.headers[name] === undefined ? [] : [[name, redact(got.headers[name], secrets)]])),
    );
    const url = publicUrl(got.url, asking.own, secrets);
    return { result: await kept.settle(asking, { status: got.status, headers, body: redact(sorted.body, secrets), url }) };
  }
  const told = retryAfter(got.headers['retry-after'], clock.now());
  const trouble = { why: sorted.why, detail: own ? sorted.detail : `${sorted.detail}, at ${got.url.host}`, status: got.status };
  if (!own) {
    host.answered({});
    return sorted.again ? { trouble, timedOut: false, wait: told ?? 0 } : { result: await kept.unavailable(asking, trouble) };
  }
  // Who forbids data forbids the service; one page may be closed among many that are open.
  if (got.status === 403 && asking.accept.includes('html')) host.refusePage();
  else if (got.status === 403) host.refuse();
  if (!sorted.again) {
    host.answered(got.headers);
    return { result: await kept.unavailable(asking, trouble) };
  }
  host.failed();
  if (told !== null) host.pause(told);
  return { trouble, timedOut: false, wait: told ?? 0 };
}

/** The URL as it may be kept: without the parameters that were put on, and without any secret that came back. */
function publicUrl(url: URL, own: HostSecrets, secrets: readonly string[]): string {
  const bare = new URL(url);
  for (const name of Object.keys(own.query ?? {})) if (bare.searchParams.has(name)) bare.searchParams.delete(name);
  return redact(bare.href, secrets);
}
