/** How a server goes to addresses that its users name where a proxy stands before it. Without one: `listen.test.ts`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPublic, postPublic } from '../../src/server/fetching.ts';
import { startProxy } from '../servers/proxy.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function started() {
  const server = createServer((asked, reply) => {
    if (asked.url === '/inside') reply.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    else reply.end(`${asked.method} ${asked.url}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy = await startProxy({ http: (server.address() as AddressInfo).port });
  closing.push(() => void server.close(), proxy.close);
  return { proxy, named: { proxy: `http://ann:s3cret@127.0.0.1:${proxy.port}` } };
}

const signal = new AbortController().signal;

describe('a server behind a proxy', () => {
  it('fetches and tells through it, and names it for what it does', async () => {
    const { proxy, named } = await started();
    const options = { most: 1000, milliseconds: 5000, signal, proxy: named };
    expect(Buffer.from(await fetchPublic('http://example.org/paper', options)).toString()).toBe('GET /paper');
    const told = { body: '{}', headers: {}, milliseconds: 5000, proxy: named };
    expect(await postPublic('http://example.org/hook', told)).toEqual({ status: 200, error: null });
    expect(proxy.heard.map(({ asked }) => asked)).toEqual(['http://example.org/paper', 'http://example.org/hook']);
    proxy.behave({ status: 407 });
    const asks = `the proxy 127.0.0.1:${proxy.port} asks for a name and a password (407), or does not take those that were named`;
    await expect(fetchPublic('https://example.org/paper', options)).rejects.toThrow(`The address could not be fetched: ${asks}.`);
    expect(await postPublic('https://example.org/hook', told)).toEqual({ status: null, error: asks });
  });

  it('hands nothing to the proxy that lies inside', async () => {
    const { proxy, named } = await started();
    const options = { most: 1000, milliseconds: 5000, signal, proxy: named };
    for (const address of ['http://192.168.1.1/', 'http://127.0.0.1:1/', 'http://wiki.internal/', 'http://[::1]/'])
      await expect(fetchPublic(address, options)).rejects.toThrow(/This address is not fetched/);
    expect(proxy.heard).toEqual([]);
    await expect(fetchPublic('http://example.org/inside', options)).rejects.toThrow(/This address is not fetched: private/);
    expect(proxy.heard).toHaveLength(1);
  });
});
