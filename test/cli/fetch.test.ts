import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from '../../src/cli/fetch.ts';
import { type Registry, startRegistry } from '../servers/registry.ts';

let server: Registry;
beforeAll(async () => {
  server = await startRegistry((path) => {
    if (path === '/moved') return { status: 302, headers: { location: '/paper.txt' } };
    if (path === '/loop') return { status: 302, headers: { location: '/loop' } };
    if (path === '/file') return { status: 302, headers: { location: 'file:///etc/hostname' } };
    if (path === '/inside') return { status: 302, headers: { location: 'http://10.0.0.1/' } };
    if (path === '/gone') return { status: 410 };
    if (path === '/large') return { body: Buffer.alloc(5000) };
    if (path === '/bomb') return { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(5000)) };
    if (path === '/packed') return { headers: { 'content-encoding': 'gzip' }, body: gzipSync('References') };
    return { body: 'References' };
  });
});
afterAll(() => server.close());

describe('fetchDocument', () => {
  const options = () => ({ most: 1000, timeout: 120, signal: new AbortController().signal });
  const get = (path: string) => fetchDocument(server.origin + path, options());

  it.each(['/paper.txt', '/moved', '/packed'])('gives the bytes, through redirects and packing: %s', async (path) => {
    expect(Buffer.from(await get(path)).toString()).toBe('References');
  });

  it.each([
    ['/gone', 'not-found', 'the server answered 410'],
    ['/large', 'too-large', 'more than 1,000 bytes'],
    ['/bomb', 'too-large', 'more than 1,000 bytes'],
    ['/loop', 'unreadable-input', 'redirects in a circle'],
    ['/file', 'unreadable-input', 'not fetched: redirect refused: scheme file: is not fetched'],
    ['/inside', 'unreadable-input', 'not fetched: redirect refused: private or special address'],
  ])('says what went wrong at %s, naming the address', async (path, code, says) => {
    await expect(get(path)).rejects.toMatchObject({ code, message: expect.stringContaining(`${server.origin}${path}: `) });
    await expect(get(path)).rejects.toThrow(says);
  });

  it('says so when nobody answers, or somebody stops it', async () => {
    await expect(fetchDocument('http://127.0.0.1:1/x', options())).rejects.toThrow(/127\.0\.0\.1:1\/x: could not be fetched/);
    const stopped = fetchDocument(`${server.origin}/paper.txt`, { ...options(), signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'unreadable-input' });
  });

  it('does not take a name that looks public and leads inside for what was meant', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const address = `${server.origin.replace('127.0.0.1', 'papers.example.org')}/paper.txt`;
    const before = server.asked.length;
    await expect(fetchDocument(address, { ...options(), resolve })).rejects.toThrow(
      /not fetched: papers\.example\.org resolves to a private/,
    );
    expect(server.asked).toHaveLength(before);
  });
});
