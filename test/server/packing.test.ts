/** What goes out packed, to whom, and what is said of it. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../src/server/house.ts';
import { packed, wayOf } from '../../src/server/packing.ts';
import { tagged } from '../../src/server/tagging.ts';

const ROWS = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ n, status: 'exist', title: `Corals in lagoon ${n}` })));
/** Bytes that nothing makes smaller. */
const NOISE = Buffer.concat(Array.from({ length: 125 }, (_, i) => createHash('sha256').update(String(i)).digest()));

const app = new Hono<Env>();
app.use('*', packed());
app.use('/v1/*', tagged);
const json = { 'content-type': 'application/json' };
app.get('/v1/rows', (c) => c.body(ROWS, 200, { ...json, vary: 'accept', 'content-length': String(ROWS.length) }));
app.get('/v1/short', (c) => c.body('{"ok":true}', 200, json));
app.get('/v1/noise', (c) => c.body(NOISE, 200, { 'content-type': 'text/plain' }));
app.get('/v1/picture', (c) => c.body(ROWS, 200, { 'content-type': 'application/pdf' }));
app.get('/v1/before', (c) => c.body(ROWS, 200, { ...json, 'content-encoding': 'x-own' }));
app.get('/assets/app.js', (c) =>
  c.body(ROWS, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=9, immutable',
    etag: '"app.js"',
  }),
);
app.get('/v1/events', (c) =>
  streamSSE(c, async (stream) => {
    await stream.writeSSE({ event: 'row', data: 'x'.repeat(5_000) });
  }),
);

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()), said: (name: string): string | null => answer.headers.get(name) };
};

describe('a large answer', () => {
  it('goes out packed as whoever asks can unpack it, and whole to others', async () => {
    const br = await ask('/v1/rows', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.said('content-encoding'), brotliDecompressSync(br.bytes).toString()]).toEqual(['br', ROWS]);
    expect(br.bytes.length).toBeLessThan(ROWS.length / 4);
    const gzip = await ask('/v1/rows', { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
    expect([gzip.said('content-encoding'), gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', ROWS]);
    const whole = await ask('/v1/rows');
    expect([whole.said('content-encoding'), whole.bytes.toString()]).toEqual([null, ROWS]);
    // Nobody's cache gives the one for the other.
    for (const { said } of [br, gzip, whole]) expect(said('vary')).toBe('accept, accept-encoding');
    // A length of before is none of now.
    expect(br.said('content-length')).not.toBe(String(ROWS.length));
  });

  it('has one tag for its data, weak where it is packed, by which it is not sent again', async () => {
    const whole = await ask('/v1/rows');
    const br = await ask('/v1/rows', { 'accept-encoding': 'br' });
    const tag = whole.said('etag') ?? '';
    expect([tag, br.said('etag')]).toEqual([expect.stringMatching(/^"[\w-]{32}"$/), `W/${tag}`]);
    for (const seen of [tag, `W/${tag}`]) {
      const again = await ask('/v1/rows', { 'accept-encoding': 'br', 'if-none-match': seen });
      expect([again.answer.status, again.bytes.length, again.said('content-encoding')]).toEqual([304, 0, null]);
    }
  });

  it('is packed anew for each way, and once where it never changes', async () => {
    for (const [accepts, way] of [
      ['br', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { bytes, said } = await ask('/assets/app.js', { 'accept-encoding': accepts });
      expect([said('content-encoding'), said('etag'), said('vary')]).toEqual([way, 'W/"app.js"', 'accept-encoding']);
      expect((way === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(ROWS);
    }
  });
});

it('leaves alone what is short, gets no smaller, is no text, was packed before, or streams', async () => {
  for (const path of ['/v1/short', '/v1/noise', '/v1/picture', '/v1/before', '/v1/events']) {
    const { answer, bytes, said } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect([path, answer.status, said('content-encoding')]).toEqual([path, 200, path === '/v1/before' ? 'x-own' : null]);
    if (path === '/v1/noise') expect(bytes.equals(NOISE)).toBe(true);
    if (path === '/v1/events') expect(bytes.toString()).toContain('event: row');
  }
});

it('reads what a caller takes', () => {
  expect(
    ['', 'identity', 'gzip', 'BR', 'gzip;q=0', 'br;q=0.0, gzip', '*', '*;q=0', 'br;q=0, *', 'deflate', ` , ;${','.repeat(5_000)}`].map(
      wayOf,
    ),
  ).toEqual([null, null, 'gzip', 'br', null, 'gzip', 'br', null, 'gzip', null, null]);
});
