/**
 * How one host is treated: how fast and how many at once, when it is left alone, and when it is given up for the run. The
 * defaults are careful; what the host itself says in its headers replaces them. A service that answers 403 is not asked again; a
 * page's 403 is one about the page, and only several in a row are one about its host. One that fails five times in a row is left alone for 30 s, then asked once.
 */

/** Time and chance, handed in so that tests need neither. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Waits; ends early, without an error, when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((done) => {
      if (signal.aborted) return done();
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        done();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    }),
};

/** Requests per second, and how many at once. */
export interface Pace {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Starting paces, from the services' own pages; below them where a service did not say. */
const PACES: Readonly<Record<string, Pace>> = {
  'api.crossref.org': { perSecond: 3, atOnce: 1 },
  'api.datacite.org': { perSecond: 3, atOnce: 2 },
  'doi.org': { perSecond: 5, atOnce: 2 },
  'api.openalex.org': { perSecond: 5, atOnce: 2 },
  'export.arxiv.org': { perSecond: 1 / 3, atOnce: 1 },
  'eutils.ncbi.nlm.nih.gov': { perSecond: 2.5, atOnce: 2 },
  'www.ebi.ac.uk': { perSecond: 5, atOnce: 2 },
  'api.semanticscholar.org': { perSecond: 0.9, atOnce: 1 },
  'dblp.org': { perSecond: 1, atOnce: 1 },
  'openlibrary.org': { perSecond: 1, atOnce: 1 },
  'doaj.org': { perSecond: 2, atOnce: 1 },
  'api2.openreview.net': { perSecond: 2, atOnce: 1 },
  'api.openreview.net': { perSecond: 2, atOnce: 1 },
  'api.unpaywall.org': { perSecond: 3, atOnce: 2 },
  'www.googleapis.com': { perSecond: 1, atOnce: 1 },
  'www.courtlistener.com': { perSecond: 0.2, atOnce: 1 },
  'aclanthology.org': { perSecond: 2, atOnce: 2 },
  'pub.orcid.org': { perSecond: 5, atOnce: 2 },
  'api.w3.org': { perSecond: 2, atOnce: 1 },
  'raw.githubusercontent.com': { perSecond: 2, atOnce: 2 },
  'archive.org': { perSecond: 1, atOnce: 1 },
  'web.archive.org': { perSecond: 0.5, atOnce: 1 },
  'api.search.brave.com': { perSecond: 0.9, atOnce: 1 },
};
const CAREFUL: Pace = { perSecond: 1, atOnce: 1 };

const IN_A_ROW = 5;
/** Pages refused one after the other before their host is taken to refuse all. */
const PAGES_IN_A_ROW = 3;
const LEFT_ALONE_MS = 30_000;
/** Nobody waits longer for a host than this; a host that wants more is given up for now. */
export const LONGEST_WAIT_MS = 60_000;

/**
 * Reads Retry-After: seconds or an HTTP date (RFC 9110 § 10.2.3). Gives milliseconds from `now`, never below 0; null when
 * absent or not understood.
 */
export function retryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (/^\d{1,12}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Za-z]{3,9},? [\w: -]{10,40}$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Full jitter (Brooker 2015): a random wait under a ceiling that doubles from 1 s to 30 s. `attempt` counts from 1. */
export function backoff(attempt: number, random: () => number): number {
  return Math.floor(random() * Math.min(30_000, 1000 * 2 ** (attempt - 1)));
}

const number = (text: string | undefined): number | null => {
  const found = /^\s*(\d{1,12}(?:\.\d{1,6})?)/.exec(text ?? '');
  return found === null ? null : Number(found[1]);
};

/** What a host's headers say of its limits: milliseconds between requests, requests at once, a time before which not to ask. */
export interface ToldLimits {
  readonly intervalMs?: number;
  readonly atOnce?: number;
  readonly notBeforeMs?: number;
}

/**
 * Reads the three families in use: X-Rate-Limit-Limit with -Interval ("1s", Crossref), X-RateLimit-* and RateLimit-* with
 * Limit, Remaining and Reset (seconds to wait, or the epoch second), and the RateLimit field of the IETF draft. A limit of
 * nothing says nothing.
 */
export function toldLimits(headers: Readonly<Record<string, string>>, now: number): ToldLimits {
  const first = (...names: string[]): string | undefined => names.map((name) => headers[name]).find((value) => value !== undefined);
  const draft = /r=(\d{1,9}).{0,40}?t=(\d{1,9})/.exec(headers.ratelimit ?? '');
  const limit = number(first('x-rate-limit-limit', 'x-ratelimit-limit', 'ratelimit-limit'));
  const seconds = number(headers['x-rate-limit-interval']);
  const atOnce = number(headers['x-concurrency-limit']);
  const remaining =
    draft === null ? number(first('x-rate-limit-remaining', 'x-ratelimit-remaining', 'ratelimit-remaining')) : Number(draft[1]);
  const reset = draft === null ? number(first('x-rate-limit-reset', 'x-ratelimit-reset', 'ratelimit-reset')) : Number(draft[2]);
  const wait = reset === null ? null : reset > 1_000_000_000 ? reset * 1000 - now : reset * 1000;
  return {
    ...(limit !== null && limit > 0 && seconds !== null && seconds > 0 ? { intervalMs: (seconds * 1000) / limit } : {}),
    ...(atOnce !== null && atOnce >= 1 ? { atOnce: Math.floor(atOnce) } : {}),
    ...(remaining === 0 && limit !== 0 && wait !== null && wait > 0 ? { notBeforeMs: wait } : {}),
  };
}

export type Turn =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly why: 'breaker-open' | 'blocked' | 'rate-limited' | 'deadline'; readonly detail: string };

/** The state of one host during a run. The only thing of the lookup stage that changes; it lives and dies with one `Http`. */
export class Host {
  readonly name: string;
  readonly #clock: Clock;
  readonly #budget: number;
  #intervalMs: number;
  #atOnce: number;
  #running = 0;
  #next = 0;
  #notBefore = 0;
  #spent = 0;
  #failures = 0;
  #openUntil: number | null = null;
  #probing = false;
  #refused: string | null = null;
  #pagesRefused = 0;
  #waiting: (() => void)[] = [];

  constructor(name: string, clock: Clock, budget: number, pace: Pace = PACES[name] ?? CAREFUL) {
    this.name = name;
    this.#clock = clock;
    this.#budget = budget;
    this.#intervalMs = 1000 / pace.perSecond;
    this.#atOnce = pace.atOnce;
  }

  /** Waits for the host's turn. `deadline` is when the asker gives up (ms since the epoch). */
  async turn(deadline: number, signal: AbortSignal): Promise<Turn> {
    const no = (why: Exclude<Turn, { ok: true }>['why'], detail: string): Turn => ({ ok: false, why, detail });
    for (;;) {
      if (signal.aborted) return no('deadline', 'stopped before it was asked');
      if (this.#refused !== null) return no('blocked', `${this.name} ${this.#refused} and is not asked again in this run`);
      if (this.#spent >= this.#budget) return no('rate-limited', `the budget of ${this.#budget} requests for ${this.name} is spent`);
      const now = this.#clock.now();
      if (now >= deadline) return no('deadline', 'the time for this run is over');
      if (this.#openUntil !== null && (now < this.#openUntil || this.#probing))
        return no('breaker-open', `${this.name} failed ${IN_A_ROW} times in a row and is left alone for a while`);
      const wait = Math.max(this.#next, this.#notBefore) - now;
      if (wait > LONGEST_WAIT_MS) return no('rate-limited', `${this.name} wants to be left alone for ${Math.ceil(wait / 1000)} s`);
      if (wait > 0 && now + wait >= deadline) return no('rate-limited', `${this.name} wants to be left alone longer than this run lasts`);
      if (this.#running >= this.#atOnce) {
        await this.#freed(signal);
        continue;
      }
      if (wait > 0) {
        await this.#clock.sleep(wait, signal);
        continue;
      }
      const probe = this.#openUntil !== null;
      if (probe) this.#probing = true;
      this.#running += 1;
      this.#spent += 1;
      this.#next = now + this.#intervalMs;
      let held = true;
      return {
        ok: true,
        release: () => {
          if (!held) return;
          held = false;
          this.#running -= 1;
          if (probe) this.#probing = false;
          this.#wake();
        },
      };
    }
  }

  /** The host answered, whatever the answer was: it lives. */
  answered(headers: Readonly<Record<string, string>>): void {
    this.#failures = 0;
    this.#openUntil = null;
    const now = this.#clock.now();
    const told = toldLimits(headers, now);
    if (told.intervalMs !== undefined) {
      this.#intervalMs = told.intervalMs;
      this.#next = Math.max(this.#next, now + told.intervalMs);
    }
    if (told.atOnce !== undefined) this.#atOnce = Math.min(told.atOnce, 5);
    if (told.notBeforeMs !== undefined) this.#notBefore = Math.max(this.#notBefore, now + told.notBeforeMs);
  }

  /** The host failed: did not answer, answered 5xx, or said that it was asked too much. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures >= IN_A_ROW) this.#openUntil = this.#clock.now() + LEFT_ALONE_MS;
  }

  /** True while the host is left alone. */
  get open(): boolean {
    return this.#openUntil !== null && this.#clock.now() < this.#openUntil;
  }

  /** Nothing is sent to it before this much time has passed (Retry-After). */
  pause(ms: number): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + ms);
  }

  /** The host forbade it: it is not asked again. */
  refuse(status = 403): void {
    this.#giveUp(`answered ${status}`);
  }

  /** It refused one page, which says nothing of the next; several in a row, with none given between them, do. */
  refusePage(): void {
    this.#pagesRefused += 1;
    if (this.#pagesRefused >= PAGES_IN_A_ROW) this.#giveUp(`refused ${PAGES_IN_A_ROW} pages in a row (403)`);
  }

  /** It gave what it was asked for. */
  gave(): void {
    this.#pagesRefused = 0;
  }

  #giveUp(says: string): void {
    this.#refused = says;
    this.#wake();
  }

  #freed(signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const go = (): void => {
        signal.removeEventListener('abort', go);
        done();
      };
      signal.addEventListener('abort', go);
      this.#waiting.push(go);
    });
  }

  #wake(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const go of all) go();
  }
}
