/**
 * The network behind a proxy, played by a real one: what is asked goes through it and nowhere else, its faults are its own and never the
 * source's, and no address that lies inside is asked through it.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { download } from '../../src/lookup/download.ts';
import { type HttpOptions, openHttp } from '../../src/lookup/http.ts';
import { fetchTyped } from '../../src/lookup/typed-address.ts';
import { openWay } from '../../src/lookup/way.ts';
import { proxiesOf } from '../../src/proxy.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';
import { ownFolder } from '../own-folder.ts';
import { deadPort, type RunningProxy, startProxy, startSecret } from '../servers/proxy.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  for (const close of closing.splice(0).reverse()) await close();
});

const RECORD = '{"status":"ok","message":{"DOI":"10.5555/a"}}';
const CROSSREF = 'https://api.crossref.org/works/10.5555%2Fa';
const signal = new AbortController().signal;

async function plain(): Promise<number> {
  const server: Server = createServer((asked, reply) => {
    if (asked.url === '/inside') reply.writeHead(302, { location: 'http://192.168.1.1/' }).end();
    else reply.writeHead(200, { 'content-type': 'text/html' }).end(`<p>page ${asked.url} for ${asked.headers.host}</p>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
async function proxy(to: Parameters<typeof startProxy>[0]): Promise<RunningProxy> {
  const running = await startProxy(to);
  closing.push(running.close);
  return running;
}
async function secret(): Promise<number> {
  const server = await startSecret(RECORD);
  closing.push(server.close);
  return server.port;
}
/** Nobody answers for names here, as behind many proxies; who tries is told. */
const noNames = async (): Promise<never> => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
};
const behind = (at: string, options: Partial<HttpOptions> = {}) => {
  const http = openHttp({
    version: '0.0.0',
    snapshots: memorySnapshots(),
    cache: null,
    timeoutMs: 1000,
    tries: 1,
    resolve: noNames,
    clock: { now: () => Date.now(), sleep: async () => undefined },
    ...options,
    proxies: proxiesOf({ proxy: at }),
  });
  closing.push(() => http.close());
  return http;
};
const ask = (http: ReturnType<typeof openHttp>, address = CROSSREF) => http.get(address, { signal });

describe('a way through a proxy', () => {
  it('leads to a registry through a tunnel, with the name and password for the proxy alone', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const one = await proxy({ https: await secret() });
    const got = await ask(behind(`http://ann:s3cret@127.0.0.1:${one.port}`));
    expect(got).toMatchObject({ ok: true, reply: { status: 200, body: RECORD, url: CROSSREF } });
    expect(one.heard).toHaveLength(1);
    expect(one.heard[0]).toMatchObject({ method: 'CONNECT', asked: 'api.crossref.org:443' });
    expect(one.heard[0]?.headers['proxy-authorization']).toBe(`Basic ${Buffer.from('ann:s3cret').toString('base64')}`);
  });

  it('hands http over as it is, which proxies expect', async () => {
    const one = await proxy({ http: await plain() });
    const http = behind(`127.0.0.1:${one.port}`, { hosts: 'open-web' });
    const got = await http.get('http://example.org/page?x=1', { signal, accept: 'text/html' });
    expect(got).toMatchObject({ ok: true, reply: { status: 200, body: '<p>page /page?x=1 for example.org</p>' } });
    expect(one.heard).toMatchObject([{ method: 'GET', asked: 'http://example.org/page?x=1' }]);
  });

  it.each([
    ['wants a name and password', { status: 407 }, /asks for a name and a password \(407\)/],
    ['refuses', { status: 403 }, /refuses to pass this on \(403\)/],
    ['reaches nobody', { status: 504 }, /could not reach the other side \(504\)/],
    ['is silent', 'silent', /did not answer in time/],
    ['breaks off', 'breaks', /did not answer \(UND_ERR_SOCKET\)/],
    ['talks nonsense', 'nonsense', /did not answer \(not HTTP\)/],
  ] as const)('is told apart from the source when the proxy %s', async (_, how, says) => {
    const snapshots = memorySnapshots();
    const one = await proxy({ https: 1 });
    one.behave(how);
    const got = await ask(behind(`http://ann:s3cret@127.0.0.1:${one.port}`, { snapshots }));
    expect(got).toMatchObject({ ok: false, lookup: { kind: 'unavailable', why: 'proxy' } });
    const { lookup } = got as Extract<typeof got, { ok: false }>;
    expect(lookup).toMatchObject({ detail: expect.stringMatching(says) });
    expect(lookup).toMatchObject({ detail: expect.stringContaining(`the proxy 127.0.0.1:${one.port}`) });
    expect(JSON.stringify(got)).not.toContain('s3cret');
    const kept = got.ok || got.snapshot === undefined ? null : await snapshots.get(got.snapshot);
    const text = Buffer.from(kept ?? []).toString();
    expect(text).toContain('the proxy 127.0.0.1');
    expect(text).not.toMatch(/s3cret|Basic |ann/);
  });

  it.each([
    ['wants a name and password', { status: 407 }, 'proxy'],
    ['says by RFC 9209 that it could not', { status: 502, headers: { 'proxy-status': 'squid; error=dns_error' } }, 'proxy'],
    ['says by its own header that it would not', { status: 404, headers: { 'x-squid-error': 'ERR_DNS_FAIL 0' } }, 'proxy'],
    ['is silent', 'silent', 'proxy'],
    ['breaks off', 'breaks', 'proxy'],
    ['passes on that the service failed', { status: 503 }, 'server-error'],
  ] as const)('for http too, when the proxy %s', async (_, how, why) => {
    const one = await proxy({ http: 1 });
    one.behave(how);
    const http = behind(`http://127.0.0.1:${one.port}`, { hosts: 'open-web' });
    const got = await http.get('http://example.org/gone', { signal, accept: 'text/html' });
    expect(got).toMatchObject({ ok: false, lookup: { kind: 'unavailable', why } });
  });

  it('is told when nobody is at the address of the proxy', async () => {
    const port = await deadPort();
    const detail = `the proxy 127.0.0.1:${port} did not answer (ECONNREFUSED)`;
    expect(await ask(behind(`http://127.0.0.1:${port}`))).toMatchObject({ ok: false, lookup: { why: 'proxy', detail } });
    expect(await ask(behind(`http://127.0.0.1:${port}`, { hosts: 'open-web' }), 'http://example.org/')).toMatchObject({
      lookup: { why: 'proxy', detail },
    });
  });

  it('says what to do where the proxy opens what is encrypted', async () => {
    const one = await proxy({ https: await secret() });
    const got = await ask(behind(`http://127.0.0.1:${one.port}`));
    expect(got).toMatchObject({ ok: false, lookup: { why: 'proxy', detail: expect.stringMatching(/not trusted .*NODE_EXTRA_CA_CERTS/) } });
  });

  it('leaves a proxy that fails alone for a while, and one that does not know who asks for good, without a word against the sources', async () => {
    const one = await proxy({ https: 1 });
    one.behave('breaks');
    const http = behind(`http://127.0.0.1:${one.port}`);
    const addresses = ['api.crossref.org', 'api.datacite.org', 'doi.org', 'dblp.org', 'openlibrary.org', 'api.openalex.org', 'doaj.org'];
    const details: string[] = [];
    for (const host of addresses) {
      const got = await ask(http, `https://${host}/x`);
      if (!got.ok && got.lookup.kind === 'unavailable') details.push(`${got.lookup.why}: ${got.lookup.detail}`);
    }
    expect(one.heard).toHaveLength(5);
    expect(details).toHaveLength(7);
    expect(details[6]).toBe(`proxy: the proxy 127.0.0.1:${one.port} failed 5 times in a row and is left alone for a while`);

    const two = await proxy({ https: 1 });
    two.behave({ status: 407 });
    const other = behind(`http://127.0.0.1:${two.port}`, { tries: 4 });
    await ask(other, 'https://api.crossref.org/x');
    expect(await ask(other, 'https://doi.org/x')).toMatchObject({
      lookup: { why: 'proxy', detail: `the proxy 127.0.0.1:${two.port} answered 407 and is not asked again in this run` },
    });
    expect(two.heard).toHaveLength(1);
  });

  it('never leads inside: not by an address, a local name, a redirect, or a name that this machine knows as a private one', async () => {
    const one = await proxy({ http: await plain() });
    const at = `http://127.0.0.1:${one.port}`;
    const open = { hosts: 'open-web' } as const;
    for (const address of [
      'http://192.168.1.1/',
      'http://[fd00::1]/',
      'http://printer.local/',
      'http://intranet/',
      'http://169.254.169.254/',
    ])
      expect(await ask(behind(at, open), address)).toMatchObject({ ok: false, lookup: { why: 'blocked' } });
    expect(one.heard).toHaveLength(0);
    const private_ = behind(at, { ...open, resolve: async () => [{ address: '10.0.0.7', family: 4 }] });
    expect(await ask(private_, 'http://wiki.hospital.example/')).toMatchObject({
      ok: false,
      lookup: { why: 'blocked', detail: expect.stringContaining('private') },
    });
    expect(one.heard).toHaveLength(0);
    expect(await ask(behind(at, open), 'http://example.org/inside')).toMatchObject({
      ok: false,
      lookup: { why: 'blocked', detail: expect.stringContaining('redirect refused') },
    });
    expect(one.heard).toHaveLength(1);
  });

  it('takes no proxy to this machine, and asks nobody for the names of registries', async () => {
    const port = await plain();
    const way = openWay({
      proxies: proxiesOf({ proxy: 'http://proxy.example:1' }),
      exempt: new Set(),
      known: new Set(['api.crossref.org']),
      resolve: async () => [{ address: '10.0.0.7', family: 4 }],
      connectMs: 1000,
      timeoutMs: 1000,
    });
    closing.push(() => way.close());
    expect((await way.to(new URL(`http://127.0.0.1:${port}/`))).proxy).toBeNull();
    expect((await way.to(new URL(CROSSREF))).proxy).toBe('proxy.example:1');
    await expect(way.to(new URL('https://example.org/'))).rejects.toThrow('resolves to a private');
  });

  it('is taken by documents and files that a person names', async () => {
    const one = await proxy({ http: await plain() });
    const proxies = proxiesOf({ proxy: `http://127.0.0.1:${one.port}` });
    const typed = await fetchTyped('http://example.org/paper', { most: 1000, milliseconds: 2000, signal, resolve: noNames, proxies });
    expect(typed).toMatchObject({ ok: true, status: 200 });
    const to = `${ownFolder('stet-way')}/list`;
    const url = 'http://example.org/list';
    one.behave({ status: 407 });
    const failed = await download({ url, to, signal, version: '0', resolve: noNames, proxies });
    expect(failed).toMatchObject({ kind: 'failed', says: expect.stringContaining('asks for a name and a password (407)') });
    expect(one.heard.map(({ asked }) => asked)).toEqual(['http://example.org/paper', url]);
  });
});
