/**
 * Sends large answers packed, as whoever asks can unpack them: Brotli before gzip. Streams of events go as they are, since each event is to
 * arrive at once; so does what was packed already, what does not get smaller, and what is short. The tag of a packed answer is a weak one:
 * the same data in other bytes.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './house.ts';

/** Shorter answers fit into a packet or two as they are, in bytes. */
const LEAST = 1_400;

const PACKABLE =
  /^(?:text\/(?!event-stream\b)|image\/svg\+xml\b|application\/(?:[\w.-]{1,80}\+)?(?:json|xml)\b|application\/(?:x-ndjson|wasm|x-bibtex)\b|font\/ttf\b)/;

type Way = 'br' | 'gzip';

// A middling effort: most of the gain for a tenth of the time.
const PACK: Readonly<Record<Way, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Which way of packing a caller takes, by its Accept-Encoding; null for none. */
export function wayOf(accepts: string): Way | null {
  const taken = new Map(
    accepts
      .slice(0, 1_000)
      .toLowerCase()
      .split(',')
      .map((one): readonly [string, boolean] => {
        const [name = '', ...more] = one.split(';').map((part) => part.trim());
        return [name, !more.some((part) => /^q=0(?:\.0{1,3})?$/.test(part))];
      }),
  );
  return (['br', 'gzip'] as const).find((way) => taken.get(way) ?? taken.get('*') ?? false) ?? null;
}

/** Packs what the routes behind it give. What never changes is packed once and kept. */
export function packed(): MiddlewareHandler<Env> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (c, next) => {
    await next();
    const { res } = c;
    if (!PACKABLE.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return;
    // Whoever keeps answers for others must not hand a packed one to somebody who cannot read it.
    res.headers.append('vary', 'accept-encoding');
    const way = wayOf(c.req.header('accept-encoding') ?? '');
    if (way === null || c.req.method === 'HEAD' || res.status !== 200 || res.body === null) return;
    const bytes = new Uint8Array(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    const tag = headers.get('etag');
    const key = tag !== null && /\bimmutable\b/.test(headers.get('cache-control') ?? '') ? `${way} ${c.req.path} ${tag}` : null;
    const small = (key === null ? undefined : kept.get(key)) ?? (bytes.length < LEAST ? bytes : new Uint8Array(await PACK[way](bytes)));
    if (key !== null) kept.set(key, small);
    const gains = small.length < bytes.length;
    if (gains) {
      headers.set('content-encoding', way);
      headers.delete('content-length');
      if (tag !== null && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
    }
    // Set to nothing first: what is set over an answer takes the fields of the old one along.
    c.res = undefined;
    c.res = new Response(gains ? small : bytes, { status: 200, headers });
  };
}
