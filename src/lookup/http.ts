/**
 * The one way to the network. It decides nothing about works: it asks politely, within limits, once for all askers, keeps
 * every answer under its hash, and turns everything that can go wrong into a value. In offline mode only what is remembered
 * answers; in replay mode only what the given cache names, whatever its age.
 */
import { setMaxListeners } from 'node:events';
import type { Agent } from 'undici';
import type { Http, HttpReply, HttpResult, ReplyCache, ReplyKind, SnapshotStore } from '../model/ports.ts';
import type { Unavailable } from '../model/source.ts';
import { checkUrl, guardedLookup, type Reach, type Resolve } from './address.ts';
import { fetchOnce } from './http-fetch.ts';
import { backoff, type Clock, Host, type Pace, retryAfter, systemClock } from './http-host.ts';
import { decodeAnswer, encodeAnswer, type HostSecrets, KEPT_HEADERS, questionKey, redact, type StoredAnswer } from './http-record.ts';
import { sortReply } from './http-reply.ts';
import { REGISTRY_HOSTS } from './registry-hosts.ts';

export interface HttpOptions {
  /** Version of this program, for the User-Agent. */
  readonly version: string;
  /** Address that services may write to; goes into the User-Agent, never into a record. */
  readonly mailto?: string;
  readonly snapshots: SnapshotStore;
  /** Where answers are remembered; null remembers nothing. */
  readonly cache: ReplyCache | null;
  readonly mode?: 'online' | 'offline' | 'replay';
  /** Host names that may be asked besides the registries; `open-web` allows any public host. */
  readonly hosts?: readonly string[] | 'open-web';
  /** Origins exempt from the address rules, so that tests can talk to a server on this machine: `http://127.0.0.1:8080`. */
  readonly allow?: readonly string[];
  /** Keys and tokens by host name (or origin, for an allowed one), put on as a request is sent. */
  readonly keys?: Readonly<Record<string, HostSecrets>>;
  readonly paces?: Readonly<Record<string, Pace>>;
  /** Milliseconds from opening until nothing is asked any more. */
  readonly deadlineMs?: number;
  /** Milliseconds for one request, from connecting to the last byte. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly tries?: number;
  /** Requests that one host may be sent in a run. */
  readonly budgetPerHost?: number;
  /** How long found and absent answers are remembered, in milliseconds. */
  readonly fresh?: { readonly found: number; readonly absent: number };
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly resolve?: Resolve;
}

export interface OpenHttp extends Http {
  /** Closes idle connections; waits for nothing. */
  close(): Promise<void>;
}

type Failure = Extract<HttpResult, { ok: false }>;
type GetOptions = Parameters<Http['get']>[1];
/** One request that several may wait for. */
interface Flight {
  readonly result: Promise<HttpResult>;
  readonly stop: AbortController;
  waiting: number;
}

const DAY = 86_400_000;
/** A host that was too slow twice for one question will be so a third time. */
const TIMEOUTS = 2;

/** Opens the network for one run. */
export function openHttp(options: HttpOptions): OpenHttp {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? Math.random;
  const timeoutMs = options.timeoutMs ?? 8000;
  const fresh = options.fresh ?? { found: 7 * DAY, absent: DAY };
  const mode = options.mode ?? 'online';
  const deadline = clock.now() + (options.deadlineMs ?? Number.POSITIVE_INFINITY);
  const allow = new Set((options.allow ?? []).map((origin) => new URL(origin).origin));
  const reach: Reach = { hosts: options.hosts === 'open-web' ? null : new Set([...REGISTRY_HOSTS, ...(options.hosts ?? [])]), allow };
  const anywhere: Reach = { hosts: null, allow };
  const agentName = `stet/${options.version} (citation checker`;
  const secrets = [
    ...Object.values(options.keys ?? {}).flatMap((own) => [...Object.values(own.headers ?? {}), ...Object.values(own.query ?? {})]),
    ...(options.mailto === undefined ? [] : [options.mailto]),
  ];
  const hosts = new Map<string, Host>();
  const flights = new Map<string, Flight>();
  let agent: Promise<Agent> | null = null;

  const connect = (): Promise<Agent> => {
    agent ??= import('undici').then(({ Agent }) => {
      const exempt = new Set([...allow].map((origin) => new URL(origin).hostname));
      return new Agent({
        connect: { lookup: guardedLookup(exempt, options.resolve), timeout: timeoutMs },
        maxHeaderSize: 64 * 1024,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
    });
    return agent;
  };
  const hostOf = (url: URL): Host => {
    const name = allow.has(url.origin) ? url.origin : url.hostname.replace(/\.$/, '');
    const known = hosts.get(name) ?? new Host(name, clock, options.budgetPerHost ?? 5000, options.paces?.[name]);
    hosts.set(name, known);
    return known;
  };

  /** The URL as it may be kept: without the parameters that were put on, and without any secret that came back. */
  const publicUrl = (url: URL, own: HostSecrets): string => {
    const bare = new URL(url);
    for (const name of Object.keys(own.query ?? {})) if (bare.searchParams.has(name)) bare.searchParams.delete(name);
    return redact(bare.href, secrets);
  };

  const keep = async (answer: StoredAnswer): Promise<string> => options.snapshots.put(encodeAnswer(answer));

  const unavailable = async (asked: URL, accept: string, why: Unavailable, detail: string, status?: number): Promise<Failure> => {
    const told = { why, detail: redact(detail, secrets), ...(status === undefined ? {} : { status }) };
    const snapshot = await keep({ v: 1, asked: asked.href, accept, failure: told });
    return { ok: false, lookup: { kind: 'unavailable', ...told }, snapshot };
  };

  const remembered = async (key: string): Promise<HttpResult | null> => {
    const entry = (await options.cache?.get(key)) ?? null;
    if (entry === null) return null;
    if (mode !== 'replay') {
      const age = clock.now() - Date.parse(entry.at);
      if (!(age >= 0 && age < fresh[entry.kind])) return null;
    }
    const bytes = await options.snapshots.get(entry.snapshot);
    const stored = bytes === null ? null : decodeAnswer(bytes);
    if (stored === null) return null;
    if ('failure' in stored) {
      return mode === 'replay' ? { ok: false, lookup: { kind: 'unavailable', ...stored.failure }, snapshot: entry.snapshot } : null;
    }
    const { status, headers, body, url } = stored;
    return { ok: true, reply: { status, headers, body, url, snapshot: entry.snapshot } };
  };

  /** Reads one answer, keeps it, and remembers it when it fits what was asked. */
  const settle = async (
    key: string,
    asked: URL,
    accept: string,
    got: Omit<HttpReply, 'snapshot'>,
    judge: GetOptions['judge'],
  ): Promise<HttpResult> => {
    let kind: ReplyKind;
    try {
      kind =
        (await judge?.(got)) ??
        (got.status === 404 || got.status === 410 ? 'absent' : got.status === 200 || got.status === 203 ? 'found' : 'malformed');
    } catch {
      kind = 'malformed';
    }
    if (kind === 'malformed')
      return unavailable(asked, accept, 'malformed', `answered ${got.status} with a body that does not fit`, got.status);
    const snapshot = await keep({
      v: 1,
      asked: asked.href,
      url: got.url,
      accept,
      status: got.status,
      headers: got.headers,
      body: got.body,
    });
    await options.cache?.set(key, { snapshot, kind, at: new Date(clock.now()).toISOString() });
    return { ok: true, reply: { ...got, snapshot } };
  };

  const ask = async (key: string, asked: URL, accept: string, given: GetOptions, signal: AbortSignal): Promise<HttpResult> => {
    const host = hostOf(asked);
    const own = options.keys?.[host.name] ?? {};
    const sent = new URL(asked);
    for (const [name, value] of Object.entries(own.query ?? {})) sent.searchParams.set(name, value);
    let last: { readonly why: Unavailable; readonly detail: string; readonly status?: number } | null = null;
    let slow = 0;
    for (let attempt = 1; attempt <= (options.tries ?? 4); attempt += 1) {
      const turn = await host.turn(deadline, signal);
      if (!turn.ok) {
        const told = last ?? turn;
        return unavailable(asked, accept, told.why, last === null ? turn.detail : `${last.detail}; ${turn.detail}`, last?.status);
      }
      let wait = backoff(attempt, random);
      try {
        const got = await fetchOnce(await connect(), {
          url: sent,
          headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': `${agentName})`, ...given.headers },
          privateHeaders: {
            'user-agent': options.mailto === undefined ? `${agentName})` : `${agentName}; mailto:${options.mailto})`,
            ...own.headers,
          },
          reach: given.anyHost === true ? anywhere : reach,
          maxBytes: options.maxBytes ?? 10_000_000,
          timeoutMs: Math.min(timeoutMs, Math.max(1, deadline - clock.now())),
          signal,
        });
        if (signal.aborted) return unavailable(asked, accept, 'deadline', 'stopped while it was asked');
        if (!got.ok) {
          if (got.why === 'blocked') return unavailable(asked, accept, got.why, got.detail, got.status);
          host.failed();
          if (got.why === 'malformed') return unavailable(asked, accept, got.why, got.detail, got.status);
          slow += got.why === 'timeout' ? 1 : 0;
          last = got;
          if (slow >= TIMEOUTS) break;
        } else {
          const sorted = sortReply(got.status, got.headers, got.body, accept);
          if (sorted.kind === 'answer') {
            host.answered(got.headers);
            const headers = Object.fromEntries(
              KEPT_HEADERS.flatMap((name) => (got.headers[name] === undefined ? [] : [[name, redact(got.headers[name], secrets)]])),
            );
            const reply = { status: got.status, headers, body: redact(sorted.body, secrets), url: publicUrl(got.url, own) };
            return await settle(key, asked, accept, reply, given.judge);
          }
          if (got.status === 403) host.refuse();
          if (!sorted.again) {
            host.answered(got.headers);
            return unavailable(asked, accept, sorted.why, sorted.detail, got.status);
          }
          host.failed();
          last = { why: sorted.why, detail: sorted.detail, status: got.status };
          const told = retryAfter(got.headers['retry-after'], clock.now());
          if (told !== null) {
            wait = Math.max(wait, told);
            host.pause(told);
          }
        }
      } finally {
        turn.release();
      }
      if (attempt === (options.tries ?? 4) || host.open || clock.now() + wait >= deadline) break;
      await clock.sleep(Math.min(wait, 30_000), signal);
    }
    return unavailable(asked, accept, last?.why ?? 'network', last?.detail ?? 'not asked', last?.status);
  };

  return {
    async get(text, given) {
      const accept = given.accept ?? 'application/json';
      const checked = checkUrl(text, given.anyHost === true ? anywhere : reach);
      if (!checked.ok) return { ok: false, lookup: { kind: 'unavailable', why: 'blocked', detail: checked.why } };
      const key = questionKey(checked.url.href, accept);
      const known = await remembered(key);
      if (known !== null) return known;
      if (mode !== 'online') return { ok: false, lookup: { kind: 'not-asked', why: 'offline' } };
      let flight = flights.get(key);
      if (flight === undefined) {
        const stop = new AbortController();
        const result = ask(key, checked.url, accept, given, stop.signal);
        flight = { result, stop, waiting: 0 };
        flights.set(key, flight);
        // Whoever waits hears of a failure; a failure nobody waits for is nobody's.
        result.catch(() => {});
      }
      return wait(key, flight, given.signal);
    },
    async close() {
      await (await agent)?.destroy();
    },
  };

  /** Waits for a shared request. The last one to turn away ends it, and whoever asks later asks anew. */
  async function wait(key: string, flight: Flight, signal: AbortSignal): Promise<HttpResult> {
    flight.waiting += 1;
    // A run has one signal for all that is asked at once: many listeners are no leak here.
    setMaxListeners(0, signal);
    let leave = (): void => {};
    const left = new Promise<HttpResult>((done) => {
      leave = () => done({ ok: false, lookup: { kind: 'unavailable', why: 'deadline', detail: 'stopped while it was asked' } });
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave);
    });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        flight.stop.abort();
        if (flights.get(key) === flight) flights.delete(key);
      }
    }
  }
}
