/** Beyond this machine: keys, scopes, sessions, limits; and webhooks, signed as their standard says. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../../src/server/guard.ts';
import { openKeys } from '../../src/server/index.ts';
import { ended, json, madeFolder, post, REEF, type Started, serve } from './started.ts';

const CANARY = 'canary-5d1c0f2e77';
let made: Awaited<ReturnType<typeof madeFolder>>;
let server: Started;
let api = '';
const secrets: Record<string, string> = {};
const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let failures = 0;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => {
    body += piece.toString();
  });
  request.on('end', () => {
    heard.push({ headers: request.headers, body });
    response.writeHead(failures-- > 0 ? 503 : 204).end();
  });
});
let hook = '';

beforeAll(async () => {
  made = await madeFolder();
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  await expect(serve(made.folder, made.index, ['--host', '0.0.0.0'])).rejects.toThrow(/there is no key yet/);
  const keys = await openKeys({ dataDir: join(made.folder, 'data'), server: {} } as Parameters<typeof openKeys>[0]);
  for (const [name, scopes, owner] of [
    ['reader', ['read'], 'ada'],
    ['author', ['read', 'run', 'decide'], 'ada'],
    ['other', ['read', 'run', 'decide'], 'bob'],
    ['admin', ['read', 'run', 'decide', 'admin'], 'root'],
  ] as const)
    secrets[name] = (await keys.add({ name, scopes, owner })).secret;
  await keys.close();
  server = await serve(
    made.folder,
    made.index,
    ['--host', '0.0.0.0', '--allow-target', hook, '--allow-origin', 'https://app.example.org', '--per-minute', '300'],
    {
      STET_KEYS_OPENALEX: CANARY,
      SEMANTIC_SCHOLAR_API_KEY: CANARY,
    },
  );
  api = `${server.url.replace('0.0.0.0', '127.0.0.1')}/v1`;
});
afterAll(async () => {
  await server?.stop();
  receiver.close();
  made.remove();
});

const as = (name: string): Record<string, string> => ({ authorization: `Bearer ${secrets[name]}` });
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${api}${path}`, { headers });

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::7:8', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a server that others reach', () => {
  it('wants a key, and lets each key do what its scopes say', async () => {
    const nobody = await get('/runs');
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await get('/runs', { authorization: 'Bearer stet_madeup0000000000' })).status).toBe(401);
    expect((await fetch(`${api.replace('/v1', '')}/healthz`)).status).toBe(200);
    expect((await fetch(`${api.replace('/v1', '')}/metrics`)).status).toBe(401);
    expect((await get('/runs', as('reader'))).status).toBe(200);
    expect((await post(`${api}/runs`, { references: [REEF] }, as('reader'))).status).toBe(403);
    const run = await ended<{ id: string; state: string }>(
      api,
      post(`${api}/runs?wait=30s`, { references: [REEF] }, as('author')),
      as('author'),
    );
    expect((await get(`/runs/${run.id}`, as('reader'))).status).toBe(200);
    expect((await get(`/runs/${run.id}`, as('other'))).status).toBe(404);
    expect((await get(`/runs/${run.id}`, as('admin'))).status).toBe(200);
    expect((await json<{ items: unknown[] }>(get('/runs', as('other')))).items).toEqual([]);
    expect((await post(`${api}/runs/${run.id}/refs/1/decision`, { decision: 'ok' }, as('reader'))).status).toBe(403);
    expect(await json(post(`${api}/runs/${run.id}/refs/1/decision`, { decision: 'ok', by: 'A. Lovelace' }, as('author')))).toMatchObject({
      by: 'A. Lovelace (author)',
    });
    expect((await get('/keys', as('author'))).status).toBe(403);
    const listed = await (await get('/keys', as('admin'))).text();
    for (const secret of Object.values(secrets)) expect(listed).not.toContain(secret);
  });

  it('makes keys, and takes them out of force with the sessions they opened', async () => {
    const key = await json<{ id: string; secret: string }>(
      post(`${api}/keys`, { name: 'short', scopes: ['read'], expiresInDays: 1 }, as('admin')),
    );
    expect((await get('/me', { authorization: `Bearer ${key.secret}` })).status).toBe(200);
    const opened = await post(`${api}/session`, { key: key.secret });
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^stet_session=ses_[\w-]+;.*HttpOnly; SameSite=Strict/);
    const own = { cookie: cookie.split(';')[0] ?? '' };
    expect((await get('/runs', own)).status).toBe(200);
    // It bears the name of its key: this is what stands beside what somebody decides at the pages.
    expect(await json(get('/me', own))).toMatchObject({ name: 'short', scopes: ['read'] });
    expect((await get('/runs', { authorization: `Bearer ${own.cookie.split('=')[1]}` })).status).toBe(401);
    expect((await fetch(`${api}/keys/${key.id}`, { method: 'DELETE', headers: as('admin') })).status).toBe(204);
    expect((await get('/runs', own)).status).toBe(401);
    expect((await get('/runs', { authorization: `Bearer ${key.secret}` })).status).toBe(401);
    expect((await post(`${api}/session`, { key: key.secret })).status).toBe(401);
  });

  it('tells webhooks, signed, and again after a failure until it is heard', async () => {
    for (const url of ['http://127.0.0.1:1/', 'http://169.254.169.254/latest', 'http://[::1]/', 'ftp://example.org/', 'http://localhost/'])
      expect([url, (await post(`${api}/webhooks`, { url }, as('author'))).status]).toEqual([url, 400]);
    const made = await json<{ id: string; secret: string }>(
      post(`${api}/webhooks`, { url: `${hook}/told`, events: ['run.done', 'run.failed'] }, as('author')),
    );
    failures = 1;
    const run = await ended<{ id: string; state: string }>(
      api,
      post(`${api}/runs?wait=30s`, { references: [REEF] }, as('author')),
      as('author'),
    );
    while (heard.length < 2) await wait(50);
    expect(heard).toHaveLength(2);
    const [first, second] = heard;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    const said = new Webhook(made.secret).verify(second?.body ?? '', second?.headers as Record<string, string>) as {
      type: string;
      data: { run: string };
    };
    expect(said).toMatchObject({ type: 'run.done', data: { run: run.id, state: 'done' } });
    const deliveries = () =>
      json<{ items: { id: string; state: string; attempts: number }[] }>(get(`/webhooks/${made.id}/deliveries`, as('author')));
    let { items } = await deliveries();
    // The receiver hears it a moment before the sender has written that down. Asked less often than this key may ask.
    while (items[0]?.state !== 'delivered') {
      await wait(250);
      ({ items } = await deliveries());
    }
    expect(items).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect((await get(`/webhooks/${made.id}/deliveries`, as('other'))).status).toBe(404);
    const again = await fetch(`${api}/webhooks/${made.id}/deliveries/${items[0]?.id}/resend`, { method: 'POST', headers: as('author') });
    expect(again.status).toBe(202);
    while (heard.length < 3) await wait(50);
    expect(heard).toHaveLength(3);
    expect(await (await get('/webhooks', as('author'))).text()).not.toContain('whsec_');
  });

  it('lets pages of named origins call with a key, and of no other', async () => {
    const from = (origin: string, headers: Record<string, string> = {}): Record<string, string> => ({ origin, ...headers });
    const app = 'https://app.example.org';
    const asked = await fetch(`${api}/runs`, { method: 'OPTIONS', headers: from(app, { 'access-control-request-method': 'POST' }) });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, app]);
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(asked.headers.has('access-control-allow-credentials')).toBe(false);
    const made = await post(`${api}/runs`, { references: [REEF] }, from(app, as('author')));
    expect([made.status, made.headers.get('access-control-allow-origin'), made.headers.get('vary')]).toEqual([
      202,
      app,
      'origin, accept-encoding',
    ]);
    const keyless = await post(`${api}/runs`, { references: [REEF] }, from(app));
    expect([keyless.status, keyless.headers.get('access-control-allow-origin')]).toEqual([401, app]);
    for (const origin of ['https://app.example.org.evil.example', 'http://app.example.org', 'null']) {
      expect((await post(`${api}/runs`, { references: [REEF] }, from(origin, as('author')))).status).toBe(403);
      const told = await fetch(`${api}/runs`, { method: 'OPTIONS', headers: from(origin) });
      expect(told.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('writes no secret into its log, its answers or its figures', async () => {
    const figures = await (await fetch(`${api.replace('/v1', '')}/metrics`, { headers: as('admin') })).text();
    const me = await (await get('/me', as('author'))).text();
    for (const text of [server.log(), figures, me]) {
      expect(text).not.toContain(CANARY);
      for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/ses_[\w-]{20}|whsec_/);
    }
  });

  it('stops those who ask too often, says when to come back, and goes on serving others', async () => {
    const many = async (): Promise<Response[]> => Promise.all(Array.from({ length: 400 }, () => get('/me', as('other'))));
    let refused: Response[] = [];
    // Five a second come back: whoever asks faster than that is stopped sooner or later, on any machine.
    for (let asked = 0; refused.length === 0; asked += 400) {
      refused = (await many()).filter(({ status }) => status === 429);
      expect(asked).toBeLessThan(4_000);
    }
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.headers.get('ratelimit')).toContain('r=0');
    expect((await get('/me', as('admin'))).status).toBe(200);
  });
});
