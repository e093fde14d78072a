/**
 * Fetches one large file: a dump, a list, an index. Goes on where it stopped (a range request that names the version it goes on with),
 * tries again when the connection breaks, follows redirects with every address checked, and gives a file only when it is whole and,
 * where a hash was named, the very one that was meant. What is half fetched stays beside its place for the next call.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Dispatcher } from 'undici';
import { messageOf } from '../errors.ts';
import type { Progress } from '../model/ports.ts';
import { type Passage, type Proxies, ProxyTrouble, proxyTroubleIn, proxyTroubleOf } from '../proxy.ts';
import { checkUrl, type Reach, type Resolve } from './address.ts';
import { backoff, type Clock, retryAfter, systemClock } from './http/host.ts';
import { openWay, type Way } from './way.ts';

export interface DownloadOptions {
  readonly url: string;
  /** Path of the file to make. */
  readonly to: string;
  /** SHA-256 that the file must have, in hex. */
  readonly sha256?: string;
  readonly signal: AbortSignal;
  /** Version of this program, for the User-Agent. */
  readonly version: string;
  /** Address of the person who asks, told to the origin of `url` alone. */
  readonly mailto?: string;
  readonly progress?: (progress: Progress) => void;
  /** Headers beside the usual ones: what a conditional request names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  readonly tries?: number;
  /** Origins exempt from the address rules, for tests. */
  readonly allow?: readonly string[];
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly resolve?: Resolve;
  /** Through whom; nobody when not given. */
  readonly proxies?: Proxies;
}

export type Downloaded =
  | {
      readonly kind: 'fetched';
      readonly bytes: number;
      /** Hash of the file, in hex. */
      readonly sha256: string;
      /** What names this version for a conditional request, as far as the server said. */
      readonly etag?: string;
      readonly modified?: string;
    }
  /** Only for a conditional request: what the caller has is what there is. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly says: string; readonly status?: number };

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const STALL_MS = 60_000;

/** One try. `retry` says whether another may do better. */
type Try = Downloaded | { readonly kind: 'again'; readonly says: string; readonly waitMs?: number };

const header = (reply: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = reply.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** What names the version that is half fetched, and how much of it is there. */
function begun(part: string, url: string): { readonly at: number; readonly version: string | null } {
  try {
    const { url: of, version } = JSON.parse(readFileSync(`${part}.json`, 'utf8')) as { url?: unknown; version?: unknown };
    if (of === url && typeof version === 'string') return { at: statSync(part).size, version };
  } catch {
    // Nothing begun, or nothing that can be gone on with.
  }
  return { at: 0, version: null };
}

/** What this program calls itself. Who uses it is told to the origin that was named, and to nobody it leads to. */
const calledAs = ({ version, mailto }: DownloadOptions, home: boolean): string =>
  `stet/${version} (citation checker${mailto === undefined || !home ? '' : `; mailto:${mailto}`})`;

async function asked(
  way: Way,
  url: URL,
  headers: Record<string, string>,
  reach: Reach,
  options: DownloadOptions,
): Promise<Dispatcher.ResponseData | string> {
  const { request } = await import('undici');
  let at = url;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const own = { 'user-agent': calledAs(options, at.origin === url.origin), ...headers };
    const through = await way.to(at);
    const reply = await send(
      () => request(at, { method: 'GET', headers: own, dispatcher: through.dispatcher, signal: options.signal }),
      through,
    );
    if (!REDIRECTS.has(reply.statusCode)) return reply;
    reply.body.on('error', () => {});
    reply.body.destroy();
    const next = checkUrl(header(reply, 'location') ?? '', reach, at);
    if (!next.ok) return `redirect refused: ${next.why}`;
    at = next.url;
  }
  return `more than ${MOST_REDIRECTS} redirects`;
}

/** A reply of whoever was asked; what the proxy on the way says in its place, or does, is thrown as that. */
async function send(request: () => Promise<Dispatcher.ResponseData>, passage: Passage): Promise<Dispatcher.ResponseData> {
  let reply: Dispatcher.ResponseData;
  try {
    reply = await request();
  } catch (thrown) {
    throw proxyTroubleIn(thrown, passage) ?? thrown;
  }
  const trouble = proxyTroubleOf(reply.statusCode, reply.headers, passage);
  if (trouble === null) return reply;
  reply.body.on('error', () => {}).destroy();
  throw trouble;
}

async function attempt(way: Way, url: URL, options: DownloadOptions, reach: Reach, now: number): Promise<Try> {
  const part = `${options.to}.part`;
  const { at, version } = begun(part, url.href);
  const going = at > 0 && version !== null;
  const reply = await asked(
    way,
    url,
    {
      accept: '*/*',
      'accept-encoding': 'identity',
      ...options.headers,
      ...(going ? { range: `bytes=${at}-`, 'if-range': version } : {}),
    },
    reach,
    options,
  );
  if (typeof reply === 'string') return { kind: 'failed', says: reply };
  const { statusCode: status } = reply;
  const drop = (): void => {
    reply.body.on('error', () => {});
    reply.body.destroy();
  };
  if (status === 304) {
    drop();
    return { kind: 'unchanged' };
  }
  if (status === 416 && going) {
    drop();
    rmSync(part, { force: true });
    return { kind: 'again', says: 'what was begun does not fit any more' };
  }
  if (status !== 200 && status !== 206) {
    drop();
    const again = status === 408 || status === 425 || status === 429 || status >= 500;
    const says = `the server answered ${status}`;
    const waitMs = retryAfter(header(reply, 'retry-after'), now);
    return again ? { kind: 'again', says, ...(waitMs === null ? {} : { waitMs }) } : { kind: 'failed', says, status };
  }
  if (/^text\/html\b/i.test(header(reply, 'content-type') ?? '')) {
    drop();
    return { kind: 'failed', says: 'the server answered with a web page instead of a file', status };
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(header(reply, 'content-range') ?? '');
  const from = status === 206 && Number(range?.[1]) === at ? at : 0;
  if (status === 206 && from !== at) {
    drop();
    rmSync(part, { force: true });
    return { kind: 'again', says: 'the server sent another part than the one asked for' };
  }
  return receive(reply, options, url, part, from, range?.[2]);
}

async function receive(
  reply: Dispatcher.ResponseData,
  options: DownloadOptions,
  url: URL,
  part: string,
  from: number,
  ofAll: string | undefined,
): Promise<Try> {
  const etag = header(reply, 'etag');
  const modified = header(reply, 'last-modified');
  const length = Number(header(reply, 'content-length') ?? Number.NaN);
  const total = from > 0 && Number.isFinite(Number(ofAll)) ? Number(ofAll) : Number.isFinite(length) ? from + length : null;
  // A weak tag does not name bytes, and so cannot be gone on with (RFC 9110 § 13.1.5).
  const version = etag !== undefined && !etag.startsWith('W/') ? etag : modified;
  if (version === undefined) rmSync(`${part}.json`, { force: true });
  else writeFileSync(`${part}.json`, JSON.stringify({ url: url.href, version }));
  const file = await open(part, from > 0 ? 'a' : 'w');
  let at = from;
  try {
    for await (const piece of reply.body as AsyncIterable<Buffer>) {
      at += piece.length;
      if (at > (options.maxBytes ?? Number.POSITIVE_INFINITY))
        return { kind: 'failed', says: `the file is larger than ${options.maxBytes} bytes` };
      await file.writeFile(piece);
      options.progress?.({ stage: 'index', done: at, total, note: 'fetching' });
    }
    await file.sync();
  } finally {
    await file.close();
    reply.body.on('error', () => {});
    reply.body.destroy();
  }
  if (total !== null && at < total) return { kind: 'again', says: 'the connection broke off' };
  const sha256 = await sha256Of(part);
  if (options.sha256 !== undefined && sha256 !== options.sha256.toLowerCase()) {
    rmSync(part, { force: true });
    rmSync(`${part}.json`, { force: true });
    return { kind: 'failed', says: `its SHA-256 is ${sha256}, not ${options.sha256}; it was not kept` };
  }
  renameSync(part, options.to);
  rmSync(`${part}.json`, { force: true });
  return { kind: 'fetched', bytes: at, sha256, ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }) };
}

/** Fetches a file. Never throws for what the network or the server does; a full disk is told as a failure too. */
export async function download(options: DownloadOptions): Promise<Downloaded> {
  const clock = options.clock ?? systemClock;
  const reach: Reach = { hosts: null, allow: new Set(options.allow ?? []) };
  const checked = checkUrl(options.url, reach);
  if (!checked.ok) return { kind: 'failed', says: checked.why };
  const way = openWay({
    proxies: options.proxies,
    exempt: new Set([...reach.allow].map((origin) => new URL(origin).hostname)),
    resolve: options.resolve,
    connectMs: 30_000,
    timeoutMs: STALL_MS,
  });
  const tries = options.tries ?? 6;
  let says = 'not asked';
  try {
    for (let number = 1; number <= tries; number += 1) {
      if (options.signal.aborted) return { kind: 'failed', says: stopped(options.to) };
      const before = sizeOf(`${options.to}.part`);
      let result: Try;
      try {
        result = await attempt(way, checked.url, options, reach, clock.now());
      } catch (thrown) {
        if (options.signal.aborted) return { kind: 'failed', says: stopped(options.to) };
        const final = thrown instanceof ProxyTrouble && thrown.final;
        result = { kind: final ? 'failed' : 'again', says: messageOf(thrown).slice(0, 200) };
      }
      if (result.kind !== 'again') return result;
      says = result.says;
      // A try that brought something is no failure in a row.
      if (sizeOf(`${options.to}.part`) > before) number = 0;
      await clock.sleep(
        Math.min(60_000, Math.max(result.waitMs ?? 0, backoff(Math.max(1, number), options.random ?? Math.random))),
        options.signal,
      );
    }
    return { kind: 'failed', says: `${says}, ${tries} times in a row` };
  } finally {
    await way.close();
  }
}

const stopped = (to: string): string =>
  existsSync(`${to}.part`) ? 'stopped; the same call goes on where it stopped' : 'stopped before anything was fetched';

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
