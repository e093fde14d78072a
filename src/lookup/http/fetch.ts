/**
 * One request, from the first byte to the last: redirects followed by hand with the address checked at each step, the body
 * read with a limit on its decoded size, and every way it can fail told apart. It does not retry, wait or remember.
 */
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Unavailable } from '../../model/source.ts';
import { causesOf, type Passage, type ProxyFault, type ProxyTrouble, proxyTroubleIn, proxyTroubleOf } from '../../proxy.ts';
import { timeLimit } from '../../time-limit.ts';
import { checkUrl, type Reach, RefusedAddress } from '../address.ts';
import type { Way } from '../way.ts';

export interface Sent {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that stay at home when a redirect leaves the origin. */
  readonly privateHeaders: Readonly<Record<string, string>>;
  readonly reach: Reach;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export type Fetched =
  | {
      readonly ok: true;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
      /** Where the reply came from, after redirects. */
      readonly url: URL;
    }
  | {
      readonly ok: false;
      readonly why: Unavailable;
      readonly detail: string;
      readonly status?: number;
      /** The body is larger than was to be taken. */
      readonly tooLarge?: true;
      /** Set where it was the proxy on the way. */
      readonly fault?: ProxyFault;
      /** Set where asking once more will not mend it. */
      readonly final?: true;
      /** Set where it was another host, to which the one that was asked led on. */
      readonly beyond?: true;
    };

type Failed = Exclude<Fetched, { ok: true }>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

const flat = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** Whether two addresses are of one host, with or without its "www". */
export const sameHost = (one: URL, other: URL): boolean => one.host.replace(/^www\./, '') === other.host.replace(/^www\./, '');

class TooLarge extends Error {}
class Malformed extends Error {}

/** Closes the connection under a body that is not read to its end; else it would stay open as long as the service likes. */
function letGo(body: Readable): void {
  body.on('error', () => {});
  body.destroy();
}

/** Reads and decodes a body, counting decoded bytes as they come: a bomb costs no more than the limit. */
async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const { createBrotliDecompress, createGunzip, createInflate } = await import('node:zlib');
  const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;
  const name = encoding.trim().toLowerCase();
  const plain = name === '' || name === 'identity';
  if (!plain && !Object.hasOwn(decoders, name)) {
    letGo(body);
    throw new Malformed(`content encoding "${name.slice(0, 20)}" is not understood`);
  }
  const decoder = plain ? null : decoders[name as keyof typeof decoders]();
  const stream: Readable = decoder === null ? body : body.pipe(decoder);
  if (decoder !== null) body.on('error', (error) => decoder.destroy(error));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLarge(`the reply is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(Z_|ERR_.*BROTLI|ERR__ERROR)/.test(String(error.code)))
      throw new Malformed('the compressed body is damaged');
    throw error;
  } finally {
    decoder?.destroy();
    letGo(body);
  }
  return Buffer.concat(chunks, size);
}

const ofProxy = ({ message, fault, final }: ProxyTrouble): Failed => ({
  ok: false,
  why: 'proxy',
  detail: message,
  fault,
  ...(final ? { final } : {}),
});

/** Tells a failure by its cause; messages never carry the URL. */
function failure(error: unknown, passage: Passage, timedOut: boolean): Failed {
  const causes = causesOf(error);
  const codes = causes.map((cause) => String((cause as { code?: unknown }).code ?? '')).filter((code) => code !== '');
  const refused = causes.find((cause) => cause instanceof RefusedAddress);
  if (refused instanceof RefusedAddress) return { ok: false, why: 'blocked', detail: refused.message };
  if (error instanceof TooLarge) return { ok: false, why: 'malformed', detail: error.message, tooLarge: true };
  if (error instanceof Malformed) return { ok: false, why: 'malformed', detail: error.message };
  if (codes.some((code) => /^HPE_|RES_EXCEEDED|HEADERS_OVERFLOW|CONTENT_LENGTH_MISMATCH/.test(code)))
    return { ok: false, why: 'malformed', detail: 'the reply is not valid HTTP' };
  const trouble = proxyTroubleIn(error, passage, timedOut);
  if (trouble !== null) return ofProxy(trouble);
  const through = passage.proxy === null ? '' : ` (through the proxy ${passage.proxy})`;
  if (timedOut || codes.some((code) => /TIMEOUT|ETIMEDOUT/.test(code)))
    return { ok: false, why: 'timeout', detail: `no whole reply in time${through}` };
  return { ok: false, why: 'network', detail: `${codes[0] ?? 'the connection failed'}${through}` };
}

/** Sends one GET and reads the reply. Never throws. */
export async function fetchOnce(way: Way, sent: Sent): Promise<Fetched> {
  const { request } = await import('undici');
  const limit = timeLimit(sent.signal, sent.timeoutMs);
  const seen = new Set<string>();
  let url = sent.url;
  let passage: Passage = { proxy: null, open: false };
  try {
    for (let step = 0; ; step += 1) {
      if (seen.has(url.href)) return { ok: false, why: 'malformed', detail: 'redirects in a circle' };
      seen.add(url.href);
      const headers = url.origin === sent.url.origin ? { ...sent.headers, ...sent.privateHeaders } : sent.headers;
      const through = await way.to(url);
      passage = through;
      const reply = await request(url, { method: 'GET', headers, dispatcher: through.dispatcher, signal: limit.signal });
      const told = flat(reply.headers);
      const trouble = proxyTroubleOf(reply.statusCode, told, through);
      if (trouble !== null) {
        letGo(reply.body);
        return ofProxy(trouble);
      }
      if (!REDIRECTS.has(reply.statusCode)) {
        const body = await readBody(reply.body, told['content-encoding'] ?? '', sent.maxBytes);
        return { ok: true, status: reply.statusCode, headers: told, body, url };
      }
      letGo(reply.body);
      if (step >= MOST_REDIRECTS) return { ok: false, why: 'malformed', detail: `more than ${MOST_REDIRECTS} redirects` };
      const next = checkUrl(told.location ?? '', sent.reach, url);
      if (!next.ok) return { ok: false, why: 'blocked', detail: `redirect refused: ${next.why}`, status: reply.statusCode };
      url = next.url;
    }
  } catch (error) {
    const failed = failure(error, passage, limit.over());
    return sameHost(url, sent.url) ? failed : { ...failed, beyond: true };
  } finally {
    limit.end();
  }
}
