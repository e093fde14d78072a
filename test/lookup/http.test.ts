import { afterEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/lookup/http/host.ts';
import { replayCache } from '../../src/lookup/http/replay.ts';
import { type HttpOptions, openHttp } from '../../src/lookup/http.ts';
import type { HttpResult, SnapshotStore } from '../../src/model/ports.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';
import { type Answer, FAULTS, type Registry, startRaw, startRegistry } from '../servers/registry.ts';

const signal = new AbortController().signal;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A clock that only moves when somebody waits for it; requests themselves take no time on it. */
const still = (): Clock & { readonly slept: number[]; skip(ms: number): void } => {
  let now = Date.UTC(2026, 0, 1);
  const slept: number[] = [];
  return {
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
    slept,
    skip: (ms) => {
      now += ms;
    },
  };
};

const serve = async (answer: Parameters<typeof startRegistry>[0]): Promise<Registry> => {
  const registry = await startRegistry(answer);
  closing.push(registry.close);
  return registry;
};

const open = (origin: string, options: Partial<HttpOptions> = {}) => {
  const clock = still();
  const snapshots = memorySnapshots();
  const cache = memoryReplyCache();
  const fast = { [origin]: { perSecond: 1e6, atOnce: 5 } };
  const http = openHttp({
    version: '0.0.0',
    snapshots,
    cache,
    allow: [origin],
    paces: fast,
    clock,
    random: () => 0.5,
    timeoutMs: 120_000,
    maxBytes: 1_000_000,
    ...options,
  });
  closing.push(http.close);
  return { http, clock: (options.clock as ReturnType<typeof still> | undefined) ?? clock, snapshots, cache };
};

const why = (result: HttpResult): string => (result.ok ? 'answered' : result.lookup.why);

describe('openHttp', () => {
  it('gives a reply decoded, keeps it, and asks as a polite client', async () => {
    const registry = await serve(() => ({ headers: { 'content-encoding': 'identity', 'x-noise': '1' }, body: '{"title":"Müßig"}' }));
    const { http, snapshots } = open(registry.origin, { mailto: 'someone@example.org' });
    const result = await http.get(`${registry.origin}/works?q=1`, { signal });
    expect(result).toMatchObject({
      ok: true,
      reply: { status: 200, body: '{"title":"Müßig"}', headers: { 'content-type': 'application/json' } },
    });
    expect(registry.asked[0]?.headers['user-agent']).toBe('stet/0.0.0 (citation checker; mailto:someone@example.org)');
    const kept = result.ok ? await snapshots.get(result.reply.snapshot) : null;
    expect(JSON.parse(new TextDecoder().decode(kept ?? new Uint8Array()))).toEqual({
      v: 1,
      asked: `${registry.origin}/works?q=1`,
      url: `${registry.origin}/works?q=1`,
      accept: 'application/json',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Müßig"}',
    });
  });

  it('keeps equal replies under equal hashes', async () => {
    const registry = await serve(() => ({ headers: { 'x-request-id': String(Math.random()) }, body: '{"a":1}' }));
    const first = await open(registry.origin).http.get(`${registry.origin}/a`, { signal });
    const second = await open(registry.origin).http.get(`${registry.origin}/a`, { signal });
    expect(first).toEqual(second);
  });

  it.each([
    ['silent', 'timeout', 2],
    ['headersOnly', 'timeout', 2],
    ['drip', 'timeout', 2],
    ['endless', 'malformed', 1],
    ['bomb', 'malformed', 1],
    ['cutOff', 'network', 4],
    ['damagedGzip', 'malformed', 1],
    ['unknownEncoding', 'malformed', 1],
    ['latin1', 'malformed', 1],
    ['empty', 'malformed', 1],
    ['botPage', 'blocked', 1],
    ['botPage202', 'blocked', 1],
    ['proxyPage404', 'blocked', 1],
    ['image', 'malformed', 1],
    ['noContent', 'malformed', 1],
    ['partial', 'malformed', 1],
    ['unchanged', 'malformed', 1],
    ['badRequest', 'malformed', 1],
    ['unauthorised', 'blocked', 1],
    ['teapot', 'blocked', 1],
    ['nineNineNine', 'blocked', 1],
    ['bigCookies', 'malformed', 1],
  ] as const)('a service that is %s is %s after %i requests, and nothing is remembered', async (fault, expected, tries) => {
    const registry = await serve(() => FAULTS[fault] as Answer);
    // Only what never answers is waited for in vain; all else answers, however slow this machine is.
    const { http, snapshots } = open(registry.origin, expected === 'timeout' ? { timeoutMs: 800 } : {});
    const result = await http.get(`${registry.origin}/works`, { signal });
    expect(why(result)).toBe(expected);
    expect(registry.asked).toHaveLength(tries);
    expect(snapshots.hashes()).toHaveLength(1);
    expect(why(await http.get(`${registry.origin}/works`, { signal }))).not.toBe('answered');
    expect(registry.asked.length).toBeGreaterThan(tries);
  });

  it.each([
    ['no HTTP at all', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a status line alone, then nothing valid', 'HTTP/1.1 200 OK\r\nnot a header\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
    ['a chunk of absurd size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n{}'],
  ])('%s is an outage', async (_, bytes) => {
    const raw = await startRaw((socket) => socket.end(bytes));
    closing.push(raw.close);
    const { http } = open(raw.origin);
    expect(['malformed', 'network']).toContain(why(await http.get(`${raw.origin}/`, { signal })));
    expect(raw.connections()).toBeLessThanOrEqual(4);
  });

  it.each(['zstd', 'constructor', '__proto__', 'toString', 'gzip, br'])(
    'lets go of a body in an encoding it does not know: %s',
    async (encoding) => {
      let gone = (): void => {};
      const closed = new Promise<void>((done) => {
        gone = done;
      });
      const registry = await serve(() => ({
        by: (response) => {
          response.on('close', gone);
          response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding });
          response.write('{');
        },
      }));
      const { http } = open(registry.origin);
      expect(why(await http.get(`${registry.origin}/a`, { signal }))).toBe('malformed');
      expect(registry.asked).toHaveLength(1);
      await closed;
    },
  );

  it('reads no more of an endless header than it must', async () => {
    const raw = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const more = (): void => {
        while (!socket.destroyed && socket.write(`X-Pad: ${'a'.repeat(1000)}\r\n`)) {}
        if (!socket.destroyed) socket.once('drain', more);
      };
      more();
    });
    closing.push(raw.close);
    expect(why(await open(raw.origin).http.get(`${raw.origin}/`, { signal }))).toBe('malformed');
  });

  it('is told of a refused connection as of an outage', async () => {
    const raw = await startRaw(() => {});
    await raw.close();
    const { http, clock } = open(raw.origin);
    expect(why(await http.get(`${raw.origin}/`, { signal }))).toBe('network');
    expect(clock.slept).toEqual([500, 1000, 2000]);
  });

  it.each([500, 502, 503, 504, 408, 425])('tries again after %i, and takes the answer that comes', async (status) => {
    const registry = await serve((_, before) => (before < 2 ? { status } : { body: '{"ok":true}' }));
    const { http, clock } = open(registry.origin);
    expect(await http.get(`${registry.origin}/works`, { signal })).toMatchObject({ ok: true, reply: { body: '{"ok":true}' } });
    expect(registry.asked).toHaveLength(3);
    expect(clock.slept).toEqual([500, 1000]);
  });

  it('gives up after four tries', async () => {
    const registry = await serve(() => ({ status: 503 }));
    const { http } = open(registry.origin);
    expect(await http.get(`${registry.origin}/works`, { signal })).toMatchObject({
      ok: false,
      lookup: { kind: 'unavailable', why: 'server-error', status: 503 },
    });
    expect(registry.asked).toHaveLength(4);
  });

  it.each([
    ['2', 2000],
    [new Date(Date.UTC(2026, 0, 1, 0, 0, 7)).toUTCString(), 7000],
    ['-1', 500],
    ['soon', 500],
    ['0', 500],
  ])('obeys Retry-After: %s', async (told, expected) => {
    const registry = await serve((_, before) => (before === 0 ? { status: 429, headers: { 'retry-after': told } } : {}));
    const { http, clock } = open(registry.origin);
    const before = clock.now();
    expect((await http.get(`${registry.origin}/works`, { signal })).ok).toBe(true);
    expect(registry.asked).toHaveLength(2);
    expect(clock.now() - before).toBe(expected);
  });

  it('does not hold a question that a service wants left for longer than anybody waits, nor ask that service others', async () => {
    const registry = await serve(() => ({ status: 429, headers: { 'retry-after': '99999999' } }));
    const { http, clock } = open(registry.origin);
    const before = clock.now();
    expect(why(await http.get(`${registry.origin}/a`, { signal }))).toBe('rate-limited');
    expect(why(await http.get(`${registry.origin}/b`, { signal }))).toBe('rate-limited');
    expect(registry.asked).toHaveLength(1);
    expect(clock.now()).toBe(before);
  });

  it('ends by its deadline', async () => {
    const registry = await serve(() => ({ status: 503, headers: { 'retry-after': '20' } }));
    const { http, clock } = open(registry.origin, { deadlineMs: 15_000 });
    expect(why(await http.get(`${registry.origin}/a`, { signal }))).toBe('server-error');
    clock.skip(15_000);
    expect(why(await http.get(`${registry.origin}/b`, { signal }))).toBe('deadline');
    expect(registry.asked).toHaveLength(1);
  });

  it('leaves a host alone that fails five times in a row, and asks it once after 30 s', async () => {
    let ill = true;
    const registry = await serve(() => (ill ? { status: 500 } : {}));
    const { http, clock } = open(registry.origin, { tries: 1 });
    for (let count = 0; count < 5; count += 1) expect(why(await http.get(`${registry.origin}/${count}`, { signal }))).toBe('server-error');
    expect(why(await http.get(`${registry.origin}/6`, { signal }))).toBe('breaker-open');
    expect(registry.asked).toHaveLength(5);
    clock.skip(30_000);
    expect(why(await http.get(`${registry.origin}/7`, { signal }))).toBe('server-error');
    expect(why(await http.get(`${registry.origin}/8`, { signal }))).toBe('breaker-open');
    expect(registry.asked).toHaveLength(6);
    clock.skip(30_000);
    ill = false;
    expect(why(await http.get(`${registry.origin}/9`, { signal }))).toBe('answered');
    expect(why(await http.get(`${registry.origin}/10`, { signal }))).toBe('answered');
  });

  it('asks no more once it was forbidden', async () => {
    const registry = await serve(() => ({ status: 403, body: '{"message":"Forbidden"}' }));
    const { http } = open(registry.origin);
    expect(why(await http.get(`${registry.origin}/a`, { signal }))).toBe('blocked');
    expect(why(await http.get(`${registry.origin}/b`, { signal }))).toBe('blocked');
    expect(registry.asked).toHaveLength(1);
  });

  it('takes the refusal of a page for one about the page, and only several in a row for one about the host', async () => {
    const closed = new Set(['/b', '/d', '/e', '/f']);
    const site = await serve((path) => (closed.has(path) ? { status: 403 } : { body: 'There.', headers: { 'content-type': 'text/html' } }));
    const { http } = open(site.origin);
    const pages: boolean[] = [];
    for (const path of ['a', 'b', 'c', 'd', 'e', 'f', 'a2'])
      pages.push((await http.get(`${site.origin}/${path}`, { signal, accept: 'text/html' })).ok);
    expect(pages).toEqual([true, false, true, false, false, false, false]);
    expect(site.asked).toHaveLength(6);
    const after = await http.get(`${site.origin}/a3`, { signal, accept: 'text/html' });
    expect(after).toMatchObject({
      lookup: { why: 'blocked', detail: expect.stringMatching(/refused 3 pages in a row \(403\) and is not asked again/) },
    });
  });

  it('keeps to a budget for each host', async () => {
    const registry = await serve(() => ({}));
    const { http } = open(registry.origin, { budgetPerHost: 2 });
    for (const path of ['a', 'b', 'c']) await http.get(`${registry.origin}/${path}`, { signal });
    expect(registry.asked).toHaveLength(2);
  });

  it('asks once for all who ask the same at the same time, and never more at once than it may', async () => {
    // Two are answered when both are there, and a little later, so that a third that should not be there yet would be seen.
    let held: (() => void)[] = [];
    const registry = await serve(
      () =>
        new Promise((done) => {
          held.push(() => done({}));
          if (held.length < 2) return;
          const both = held;
          held = [];
          setTimeout(() => both.map((answer) => answer()), 15);
        }),
    );
    const { http } = open(registry.origin, { paces: { [registry.origin]: { perSecond: 1e6, atOnce: 2 } } });
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => http.get(`${registry.origin}/${index % 4}`, { signal })));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(registry.asked).toHaveLength(4);
    expect(registry.most()).toBe(2);
  });

  it('lets one asker leave without taking the answer from another', async () => {
    let answer = (): void => {};
    const registry = await serve(
      () =>
        new Promise((done) => {
          answer = () => done({});
        }),
    );
    const { http } = open(registry.origin);
    const stop = new AbortController();
    const leaving = http.get(`${registry.origin}/a`, { signal: stop.signal });
    const staying = http.get(`${registry.origin}/a`, { signal });
    while (registry.asked.length === 0) await new Promise((done) => setTimeout(done, 2));
    stop.abort();
    expect(why(await leaving)).toBe('deadline');
    answer();
    expect(why(await staying)).toBe('answered');
  });

  it('stops a request nobody waits for', async () => {
    const registry = await serve(() => FAULTS.silent);
    const { http } = open(registry.origin);
    const stop = new AbortController();
    const leaving = http.get(`${registry.origin}/a`, { signal: stop.signal });
    while (registry.asked.length === 0) await new Promise((done) => setTimeout(done, 2));
    stop.abort();
    expect(why(await leaving)).toBe('deadline');
  });

  it('asks anew for whoever comes after all others left', async () => {
    const registry = await serve((_, before) => (before === 0 ? FAULTS.silent : {}));
    const { http } = open(registry.origin);
    const stop = new AbortController();
    const leaving = http.get(`${registry.origin}/a`, { signal: stop.signal });
    while (registry.asked.length === 0) await new Promise((done) => setTimeout(done, 2));
    stop.abort();
    expect(why(await leaving)).toBe('deadline');
    expect(why(await http.get(`${registry.origin}/a`, { signal }))).toBe('answered');
  });

  it('hands on that nothing could be kept, and lives', async () => {
    const registry = await serve(() => ({}));
    const full: SnapshotStore = { put: () => Promise.reject(new Error('disk full')), get: async () => null };
    const { http } = open(registry.origin, { snapshots: full });
    await expect(http.get(`${registry.origin}/a`, { signal })).rejects.toThrow('disk full');
    const stop = new AbortController();
    const leaving = http.get(`${registry.origin}/a`, { signal: stop.signal });
    stop.abort();
    expect(why(await leaving)).toBe('deadline');
    await new Promise((done) => setTimeout(done, 50));
  });

  describe('redirects', () => {
    it('are followed five times, with keys left at home when the origin changes', async () => {
      const other = await serve(() => ({ body: '{"from":"other"}' }));
      const registry = await serve((path) => {
        const step = Number(path.slice(1).split('?')[0]);
        return { status: 302, headers: { location: step < 4 ? `/${step + 1}` : `${other.origin}/end` } };
      });
      const { http } = open(registry.origin, {
        allow: [registry.origin, other.origin],
        mailto: 'someone@example.org',
        keys: { [registry.origin]: { headers: { 'x-api-key': 'canary-7f3a' } } },
      });
      expect(await http.get(`${registry.origin}/0`, { signal })).toMatchObject({
        ok: true,
        reply: { url: `${other.origin}/end`, body: '{"from":"other"}' },
      });
      expect(registry.asked.map(({ headers }) => headers['x-api-key'])).toEqual(Array(5).fill('canary-7f3a'));
      expect(JSON.stringify(other.asked[0]?.headers)).not.toMatch(/canary|someone@/);
    });

    it('leave the host that leads on without blame for what the other does', async () => {
      let status = 403;
      const other = await serve(() => ({ status }));
      const registry = await serve((path) =>
        path.startsWith('/to') ? { status: 302, headers: { location: `${other.origin}${path}` } } : {},
      );
      const { http } = open(registry.origin, { allow: [registry.origin, other.origin], tries: 1 });
      expect(await http.get(`${registry.origin}/to/a`, { signal })).toMatchObject({
        lookup: { why: 'blocked', detail: expect.stringContaining(new URL(other.origin).host) },
      });
      status = 500;
      for (let count = 0; count < 6; count += 1)
        expect(why(await http.get(`${registry.origin}/to/${count}`, { signal }))).toBe('server-error');
      await other.close();
      for (let count = 0; count < 6; count += 1) expect(why(await http.get(`${registry.origin}/to/x${count}`, { signal }))).toBe('network');
      expect(why(await http.get(`${registry.origin}/own`, { signal }))).toBe('answered');
    });

    it.each([
      ['a loop', (origin: string) => `${origin}/a`, 'malformed'],
      ['the loopback address', () => 'http://127.0.0.1/', 'blocked'],
      ['cloud metadata', () => 'http://[::ffff:a9fe:a9fe]/', 'blocked'],
      ['a file', () => 'file:///etc/passwd', 'blocked'],
      ['another port of this machine', () => 'http://127.0.0.1:1/', 'blocked'],
      ['a host that is not asked', () => 'https://evil.example.org/', 'blocked'],
      ['nowhere', () => '', 'blocked'],
    ])('to %s are refused', async (_, location, expected) => {
      const registry = await serve((): Answer => ({ status: 302, headers: { location: location(registry.origin) } }));
      expect(why(await open(registry.origin).http.get(`${registry.origin}/a`, { signal }))).toBe(expected);
      expect(registry.asked).toHaveLength(1);
    });

    it('without end are refused', async () => {
      const registry = await serve((path) => ({ status: 302, headers: { location: `${path}x` } }));
      expect(why(await open(registry.origin).http.get(`${registry.origin}/a`, { signal }))).toBe('malformed');
      expect(registry.asked).toHaveLength(6);
    });
  });

  it('goes nowhere but to the registries, and to no private address behind a public name', async () => {
    const { http, snapshots } = open('http://127.0.0.1:9', { resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    for (const url of ['https://example.org/', 'http://127.0.0.1/', 'https://user:canary@doi.org/', 'not a url']) {
      const result = await http.get(url, { signal });
      expect(why(result)).toBe('blocked');
      expect(JSON.stringify(result)).not.toContain('canary');
    }
    const rebound = await http.get('https://doi.org/10.1000/x', { signal });
    expect(rebound).toMatchObject({ ok: false, lookup: { why: 'blocked', detail: 'doi.org resolves to a private or special address' } });
    expect(snapshots.hashes()).toHaveLength(1);
  });

  describe('memory', () => {
    const judge = (reply: { readonly body: string }): 'found' | 'absent' | 'malformed' =>
      reply.body.includes('items') ? 'found' : reply.body.includes('none') ? 'absent' : 'malformed';

    it('keeps found for 7 days, absent for 24 h, what does not fit not at all', async () => {
      const bodies: Record<string, string> = { '/found': '{"items":[1]}', '/absent': '{"none":1}', '/odd': '{"odd":1}' };
      const registry = await serve((path) => ({ body: bodies[path] ?? '{}' }));
      const { http, clock } = open(registry.origin);
      const round = async (): Promise<number> => {
        const before = registry.asked.length;
        for (const path of Object.keys(bodies)) await http.get(registry.origin + path, { signal, judge });
        return registry.asked.length - before;
      };
      expect(await round()).toBe(3);
      expect(await round()).toBe(1);
      clock.skip(86_400_000);
      expect(await round()).toBe(2);
      clock.skip(6 * 86_400_000);
      expect(await round()).toBe(3);
      expect(await http.get(`${registry.origin}/odd`, { signal, judge })).toMatchObject({
        ok: false,
        lookup: { why: 'malformed', status: 200 },
      });
    });

    it('takes a judge that throws for a reply that does not fit', async () => {
      const registry = await serve(() => ({}));
      const thrower = (): never => {
        throw new Error('boom');
      };
      expect(why(await open(registry.origin).http.get(`${registry.origin}/`, { signal, judge: thrower }))).toBe('malformed');
    });

    it('answers offline from memory alone', async () => {
      const registry = await serve(() => ({ body: '{"items":[]}' }));
      const { http, cache, snapshots } = open(registry.origin);
      await http.get(`${registry.origin}/known`, { signal });
      const offline = open(registry.origin, { mode: 'offline', cache, snapshots }).http;
      expect((await offline.get(`${registry.origin}/known`, { signal })).ok).toBe(true);
      expect(await offline.get(`${registry.origin}/new`, { signal })).toEqual({ ok: false, lookup: { kind: 'not-asked', why: 'offline' } });
      expect(registry.asked).toHaveLength(1);
    });

    it('replays answers and outages alike, from snapshots alone', async () => {
      const registry = await serve((path) => (path === '/ill' ? { status: 500 } : { body: `{"path":"${path}"}` }));
      const { http, snapshots } = open(registry.origin);
      const paths = ['/a', '/b', '/ill'];
      const run = await Promise.all(paths.map((path) => http.get(registry.origin + path, { signal })));
      await registry.close();
      const { cache, missing } = await replayCache(snapshots, [...snapshots.hashes(), `sha256:${'0'.repeat(64)}`]);
      expect(missing).toEqual([`sha256:${'0'.repeat(64)}`]);
      const again = open(registry.origin, { mode: 'replay', cache, snapshots: snapshots as SnapshotStore }).http;
      expect(await Promise.all(paths.map((path) => again.get(registry.origin + path, { signal })))).toEqual(run);
    });
  });

  it('lets no key or address out: not into results, records, cache keys or errors', async () => {
    const told: string[] = [];
    const registry = await serve((path, _, headers) => {
      const key = String(headers['x-api-key']);
      if (path.startsWith('/echo')) return { body: JSON.stringify({ path, key, agent: headers['user-agent'] }) };
      if (path.startsWith('/moved')) return { status: 302, headers: { location: `/echo?${path.split('?')[1]}` } };
      return { status: 500, headers: { 'retry-after': key } };
    });
    const memory = memoryReplyCache();
    const cache = {
      get: memory.get,
      set: async (key: string, entry: Parameters<typeof memory.set>[1]) => void told.push(key, JSON.stringify(entry)),
    };
    const keys = { [registry.origin]: { headers: { 'x-api-key': 'canary-7f3a' }, query: { api_key: 'canary+8 b' } } };
    const { http, snapshots } = open(registry.origin, { cache, keys, mailto: 'canary@example.org' });
    for (const path of ['/echo?q=1', '/moved?q=1', '/ill']) told.push(JSON.stringify(await http.get(registry.origin + path, { signal })));
    expect(registry.asked[0]?.url).toContain('api_key=canary');
    for (const hash of snapshots.hashes()) told.push(new TextDecoder().decode((await snapshots.get(hash)) ?? new Uint8Array()));
    expect(told.join('\n')).not.toMatch(/canary/);
    expect(told.join('\n')).toContain('[withheld]');
  });
});
