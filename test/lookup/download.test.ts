import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type DownloadOptions, download } from '../../src/lookup/download.ts';
import type { Clock } from '../../src/lookup/http/host.ts';
import { type Answer, type Registry, startRegistry } from '../servers/registry.ts';

const BODY = randomBytes(200_000);
const SHA = createHash('sha256').update(BODY).digest('hex');
const dirs: string[] = [];
let registry: Registry | undefined;
afterEach(async () => {
  await registry?.close();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});
const waits: number[] = [];
/** A clock on which waiting takes no time. */
const clock: Clock = {
  now: () => Date.now(),
  sleep: async (ms) => void waits.push(ms),
};

async function start(answer: (before: number, headers: IncomingHttpHeaders, path: string) => Answer) {
  registry = await startRegistry((path, before, headers) => answer(before, headers, path));
  const dir = mkdtempSync(join(tmpdir(), 'stet-download-'));
  dirs.push(dir);
  const to = join(dir, 'file');
  const { origin } = registry;
  const get = (more: Partial<DownloadOptions> = {}) =>
    download({
      url: `${origin}/file`,
      to,
      signal: new AbortController().signal,
      version: '0',
      allow: [origin],
      clock,
      random: () => 0,
      tries: 4,
      ...more,
    });
  return { get, to, dir, asked: registry.asked };
}
/** Sends the first bytes of what was asked for, and breaks the connection once some of them were kept. */
const broken = (from: number, bytes: number, status = 200, headers: Record<string, string> = {}): Answer => ({
  async by(response) {
    response.writeHead(status, { etag: '"v1"', 'content-length': String(BODY.length - from), ...headers });
    response.write(BODY.subarray(from, from + bytes));
    const part = join(dirs.at(-1) ?? '', 'file.part');
    while (!existsSync(part) || statSync(part).size <= from) await wait(2);
    response.destroy();
  },
});
const rest = (headers: IncomingHttpHeaders): Answer => {
  const from = Number(/^bytes=(\d+)-$/.exec(String(headers.range ?? ''))?.[1] ?? 0);
  if (headers.range === undefined) return { headers: { etag: '"v1"', 'content-type': 'application/gzip' }, body: BODY };
  return {
    status: 206,
    headers: { etag: '"v1"', 'content-range': `bytes ${from}-${BODY.length - 1}/${BODY.length}` },
    body: BODY.subarray(from),
  };
};

describe('download', () => {
  it('fetches a file, tells its hash and version, and leaves nothing beside it', async () => {
    const { get, to, dir } = await start((_, headers) => rest(headers));
    expect(await get({ sha256: SHA.toUpperCase() })).toEqual({ kind: 'fetched', bytes: BODY.length, sha256: SHA, etag: '"v1"' });
    expect(readFileSync(to).equals(BODY)).toBe(true);
    expect(readdirSync(dir)).toEqual(['file']);
  });

  it('goes on where the connection broke, in the version it began with', async () => {
    const { get, to, asked } = await start((before, headers) => {
      const from = Number(/^bytes=(\d+)-$/.exec(String(headers.range ?? ''))?.[1] ?? 0);
      if (before > 1) return rest(headers);
      return broken(
        from,
        60_000,
        from === 0 ? 200 : 206,
        from === 0 ? {} : { 'content-range': `bytes ${from}-${BODY.length - 1}/${BODY.length}` },
      );
    });
    expect(await get()).toMatchObject({ kind: 'fetched', sha256: SHA });
    expect(asked).toHaveLength(3);
    expect(asked[0]?.headers.range).toBeUndefined();
    for (const { headers } of asked.slice(1))
      expect([headers.range, headers['if-range']]).toEqual([expect.stringMatching(/^bytes=[1-9]\d+-$/), '"v1"']);
    expect(readFileSync(to).equals(BODY)).toBe(true);
  });

  it('begins anew when the file has changed meanwhile', async () => {
    const changed = randomBytes(5000);
    const { get, to } = await start((before) => (before === 0 ? broken(0, 60_000) : { headers: { etag: '"v2"' }, body: changed }));
    expect(await get()).toMatchObject({ kind: 'fetched', bytes: 5000, etag: '"v2"' });
    expect(readFileSync(to).equals(changed)).toBe(true);
  });

  it('keeps no file but the one that was meant', async () => {
    const { get, dir } = await start((_, headers) => rest(headers));
    expect(await get({ sha256: '0'.repeat(64) })).toMatchObject({ kind: 'failed', says: expect.stringContaining(SHA) });
    expect(readdirSync(dir)).toEqual([]);
  });

  it('waits as long as it is told, tries again, and gives up in the end', async () => {
    waits.length = 0;
    const { get, asked } = await start((before, headers) =>
      before === 0 ? { status: 503, headers: { 'retry-after': '7' } } : before === 1 ? { status: 429 } : rest(headers),
    );
    expect((await get()).kind).toBe('fetched');
    expect(waits).toEqual([7000, 0]);
    await registry?.close();
    const other = await start(() => ({ status: 500 }));
    expect(await other.get()).toEqual({ kind: 'failed', says: 'the server answered 500, 4 times in a row' });
    expect(other.asked).toHaveLength(4);
    expect(asked).toHaveLength(3);
  });

  it.each<readonly [string, Answer, RegExp]>([
    ['is not there', { status: 404 }, /answered 404/],
    ['is a page', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>' }, /web page/],
    ['is larger than wanted', { body: BODY }, /larger than 1000/],
    ['lies behind a redirect to a private address', { status: 302, headers: { location: 'http://10.0.0.1/x' } }, /redirect refused/],
  ])('does not go on with a file that %s', async (_, answer, says) => {
    const { get, to, asked } = await start(() => answer);
    expect(await get({ maxBytes: 1000 })).toMatchObject({ kind: 'failed', says: expect.stringMatching(says) });
    expect(existsSync(to)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('asks for what it has only if it changed', async () => {
    const { get, asked } = await start((_, headers) => (headers['if-none-match'] === '"v1"' ? { status: 304 } : rest(headers)));
    expect(await get({ headers: { 'if-none-match': '"v1"' } })).toEqual({ kind: 'unchanged' });
    expect(asked[0]?.headers['if-none-match']).toBe('"v1"');
  });

  it('tells its user’s address to the host that was named, and to no other that it leads to', async () => {
    const mirror = await startRegistry((_, __, headers) => rest(headers));
    try {
      const { get, asked } = await start((before, _, path) => ({
        status: 302,
        headers: { location: path === '/file' && before === 0 ? '/moved' : `${mirror.origin}/file` },
      }));
      const allow = [registry?.origin ?? '', mirror.origin];
      expect(await get({ mailto: 'someone@example.org', allow })).toMatchObject({ kind: 'fetched', sha256: SHA });
      const told = [...asked, ...mirror.asked].map(({ headers }) => headers['user-agent']);
      const known = 'stet/0 (citation checker; mailto:someone@example.org)';
      expect(told).toEqual([known, known, 'stet/0 (citation checker)']);
      expect(JSON.stringify(mirror.asked)).not.toContain('someone');
    } finally {
      await mirror.close();
    }
  });

  it('stops when it is told to, refuses private addresses, and never throws', async () => {
    const { get } = await start((_, headers) => rest(headers));
    expect(await get({ signal: AbortSignal.abort() })).toMatchObject({ kind: 'failed', says: expect.stringContaining('stopped') });
    expect(await get({ allow: [] })).toMatchObject({ kind: 'failed' });
    expect(await get({ to: '/nowhere/at/all' })).toMatchObject({ kind: 'failed' });
  });
});
