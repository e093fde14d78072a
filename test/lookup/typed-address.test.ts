import { afterEach, describe, expect, it } from 'vitest';
import type { Resolve } from '../../src/lookup/address.ts';
import { fetchTyped } from '../../src/lookup/typed-address.ts';
import { type Answer, type Registry, startRegistry } from '../servers/registry.ts';

const servers: Registry[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server; a connection serves one request, so that each request has to find the way anew. */
async function start(answer: (path: string) => Answer): Promise<Registry> {
  const server = await startRegistry((path) => {
    const given = answer(path);
    return { ...given, headers: { ...given.headers, connection: 'close' } };
  });
  servers.push(server);
  return server;
}

/** A resolver that gives one answer after the other, the last for ever, and remembers who was asked for. */
function resolver(...answers: readonly (readonly string[])[]): { readonly resolve: Resolve; readonly asked: string[] } {
  const asked: string[] = [];
  const resolve: Resolve = async (name) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(name);
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked };
}

const get = (address: string, resolve: Resolve = resolver([]).resolve) =>
  fetchTyped(address, { most: 1000, milliseconds: 120_000, signal: new AbortController().signal, resolve });

describe('fetchTyped', () => {
  it('goes to the own network where that is what was typed, and along redirects of that very origin', async () => {
    const server = await start((path) => (path === '/moved' ? { status: 301, headers: { location: '/here' } } : { body: 'text' }));
    const got = await get(`${server.origin}/moved`);
    expect(got).toMatchObject({ ok: true, status: 200, url: new URL(`${server.origin}/here`) });
    expect(server.asked.map(({ url }) => url)).toEqual(['/moved', '/here']);
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://192.0.2.7/',
    'http://localhost/',
    'http://printer.local/',
  ])('follows no redirect to %s, wherever it comes from', async (location) => {
    const server = await start(() => ({ status: 302, headers: { location } }));
    const { resolve, asked } = resolver(['127.0.0.1']);
    expect(await get(`${server.origin}/`, resolve)).toMatchObject({
      ok: false,
      why: 'blocked',
      detail: expect.stringMatching(/^redirect refused: /),
    });
    expect([server.asked.length, asked]).toEqual([1, []]);
  });

  it('follows no redirect to another port of the machine that was typed', async () => {
    const other = await start(() => ({ body: 'secret' }));
    const server = await start(() => ({ status: 302, headers: { location: `${other.origin}/` } }));
    expect(await get(`${server.origin}/`)).toMatchObject({ ok: false, why: 'blocked' });
    expect(other.asked).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['10.0.0.1', '93.184.216.34']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
    [['0.0.0.0']],
  ])('connects to no name that resolves to %s, typed or redirected to', async (addresses) => {
    const server = await start((path) => (path === '/moved' ? { status: 302, headers: { location: 'http://rebound.example/' } } : {}));
    const { port } = new URL(server.origin);
    for (const address of [`http://rebound.example:${port}/`, `${server.origin}/moved`]) {
      const { resolve, asked } = resolver(addresses);
      expect(await get(address, resolve)).toMatchObject({
        ok: false,
        why: 'blocked',
        detail: expect.stringMatching(/^rebound\.example resolves to a private/),
      });
      expect(asked).toEqual(['rebound.example']);
    }
    expect(server.asked.map(({ url }) => url)).toEqual(['/moved']);
  });

  it('asks for a name once and keeps to the answer, however often it connects', async () => {
    const server = await start((path) => (path === '/1' ? { status: 302, headers: { location: '/2' } } : { body: 'text' }));
    // Whoever asked a second time would be led to where nobody listens.
    const { resolve, asked } = resolver(['127.0.0.1'], ['127.0.0.3']);
    expect(await get(`http://papers.localhost:${new URL(server.origin).port}/1`, resolve)).toMatchObject({ ok: true, status: 200 });
    expect(asked).toEqual(['papers.localhost']);
  });

  it('refuses what is no address, and credentials', async () => {
    for (const address of ['', 'paper.pdf', 'file:///etc/hostname', 'https://user:word@example.org/'])
      expect(await get(address)).toMatchObject({ ok: false, why: 'blocked' });
  });

  it('tells a body that is too large from one that is damaged', async () => {
    const server = await start((path) => ({
      body: path === '/large' ? 'x'.repeat(1001) : 'x',
      headers: path === '/large' ? {} : { 'content-encoding': 'gzip' },
    }));
    expect(await get(`${server.origin}/large`)).toMatchObject({ ok: false, tooLarge: true });
    const damaged = await get(`${server.origin}/damaged`);
    expect(damaged).toMatchObject({ ok: false, why: 'malformed' });
    expect(damaged).not.toHaveProperty('tooLarge');
  });
});
