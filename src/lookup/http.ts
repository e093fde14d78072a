/**
 * The one way to the network. It decides nothing about works: it asks politely, within limits, once for all askers, keeps
 * every answer under its hash, and turns everything that can go wrong into a value. In offline mode only what is remembered
 * answers; in replay mode only what the given cache names, whatever its age.
 */
import { setMaxListeners } from 'node:events';
import type { Http, HttpResult, ReplyCache, SnapshotStore } from '../model/ports.ts';
import type { Proxies } from '../proxy.ts';
import { checkUrl, type Reach, type Resolve } from './address.ts';
import { askHost, type Manners, type Waiting } from './http/asking.ts';
import { type Clock, Host, type Pace, systemClock } from './http/host.ts';
import { KeptReplies } from './http/kept.ts';
import { type HostSecrets, questionKey } from './http/record.ts';
import { REGISTRY_HOSTS } from './registry-hosts.ts';
import { openWay } from './way.ts';

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
  /** Through whom the network is asked; nobody when not given. */
  readonly proxies?: Proxies;
  /** Hears, each time, of a host that is waited for before it is asked again. Nobody when not given. */
  readonly waits?: (waiting: Waiting) => void;
}

export interface OpenHttp extends Http {
  /** Closes idle connections; waits for nothing. */
  close(): Promise<void>;
}

/** One request that several may wait for. */
interface Flight {
  readonly result: Promise<HttpResult>;
  readonly stop: AbortController;
  waiting: number;
}

const DAY = 86_400_000;
/** A proxy serves a whole house: nothing is held back for it beyond what is held back for the hosts behind it. */
const UNHURRIED: Pace = { perSecond: Number.POSITIVE_INFINITY, atOnce: Number.POSITIVE_INFINITY };

/** Opens the network for one run. */
export function openHttp(options: HttpOptions): OpenHttp {
  const clock = options.clock ?? systemClock;
  const timeoutMs = options.timeoutMs ?? 8000;
  const mode = options.mode ?? 'online';
  const allow = new Set((options.allow ?? []).map((origin) => new URL(origin).origin));
  const reach: Reach = { hosts: options.hosts === 'open-web' ? null : new Set([...REGISTRY_HOSTS, ...(options.hosts ?? [])]), allow };
  const anywhere: Reach = { hosts: null, allow };
  const secrets = secretsOf(options);
  const kept = new KeptReplies({
    snapshots: options.snapshots,
    cache: options.cache,
    replay: mode === 'replay',
    fresh: options.fresh ?? { found: 7 * DAY, absent: DAY },
    clock,
    secrets,
  });
  const hosts = new Map<string, Host>();
  const flights = new Flights();
  const ways = new Map<string, Host>();
  const way = openWay({
    proxies: options.proxies,
    exempt: new Set([...allow].map((origin) => new URL(origin).hostname)),
    known: new Set([...REGISTRY_HOSTS, ...(Array.isArray(options.hosts) ? options.hosts : [])]),
    resolve: options.resolve,
    connectMs: timeoutMs,
    timeoutMs,
  });

  const hostOf = (url: URL): Host => {
    const name = allow.has(url.origin) ? url.origin : url.hostname.replace(/\.$/, '');
    const known = hosts.get(name) ?? new Host(name, clock, options.budgetPerHost ?? 5000, options.paces?.[name]);
    hosts.set(name, known);
    return known;
  };
  const name = `stet/${options.version} (citation checker`;
  const manners: Manners = {
    kept,
    clock,
    random: options.random ?? Math.random,
    deadline: clock.now() + (options.deadlineMs ?? Number.POSITIVE_INFINITY),
    timeoutMs,
    maxBytes: options.maxBytes ?? 10_000_000,
    tries: options.tries ?? 4,
    agentName: { open: `${name})`, sent: options.mailto === undefined ? `${name})` : `${name}; mailto:${options.mailto})` },
    secrets,
    way,
    waits: options.waits ?? (() => undefined),
    proxy: (name) => {
      const known = ways.get(name) ?? new Host(`the proxy ${name}`, clock, Number.POSITIVE_INFINITY, UNHURRIED);
      ways.set(name, known);
      return known;
    },
  };

  return {
    async get(text, given) {
      const accept = given.accept ?? 'application/json';
      const within = given.anyHost === true ? anywhere : reach;
      const checked = checkUrl(text, within);
      if (!checked.ok) return { ok: false, lookup: { kind: 'unavailable', why: 'blocked', detail: checked.why } };
      const asked = checked.url;
      const key = questionKey(asked.href, accept);
      const known = await kept.remembered(key);
      if (known !== null) return known;
      if (mode !== 'online') return { ok: false, lookup: { kind: 'not-asked', why: 'offline' } };
      return flights.board(key, given.signal, (signal) => {
        const host = hostOf(asked);
        const own = options.keys?.[host.name] ?? {};
        return askHost({ key, asked, accept, judge: given.judge, host, own, reach: within, headers: given.headers, signal }, manners);
      });
    },
    async close() {
      await way.close();
    },
  };
}

/** What no record may hold: keys, tokens and the address to write to. */
const secretsOf = ({ keys, mailto }: HttpOptions): string[] => [
  ...Object.values(keys ?? {}).flatMap((own) => [...Object.values(own.headers ?? {}), ...Object.values(own.query ?? {})]),
  ...(mailto === undefined ? [] : [mailto]),
];

/** Requests under way, each for all who ask the same meanwhile. */
class Flights {
  readonly #flights = new Map<string, Flight>();

  /** Joins the request under this key, or begins it; whoever's signal goes off hears so at once. */
  board(key: string, signal: AbortSignal, begin: (signal: AbortSignal) => Promise<HttpResult>): Promise<HttpResult> {
    let flight = this.#flights.get(key);
    if (flight === undefined) {
      const stop = new AbortController();
      const result = begin(stop.signal);
      flight = { result, stop, waiting: 0 };
      this.#flights.set(key, flight);
      // Whoever waits hears of a failure; a failure nobody waits for is nobody's.
      result.catch(() => {});
    }
    return this.#wait(key, flight, signal);
  }

  /** Waits for a shared request. The last one to turn away ends it, and whoever asks later asks anew. */
  async #wait(key: string, flight: Flight, signal: AbortSignal): Promise<HttpResult> {
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
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }
    }
  }
}
