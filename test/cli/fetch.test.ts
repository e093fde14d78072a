import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from '../../src/cli/fetch.ts';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, reply) => {
    const { url = '' } = request;
    if (url === '/moved') reply.writeHead(302, { location: '/paper.txt' }).end();
    else if (url === '/loop') reply.writeHead(302, { location: '/loop' }).end();
    else if (url === '/file') reply.writeHead(302, { location: 'file:///etc/hostname' }).end();
    else if (url === '/gone') reply.writeHead(410).end();
    else if (url === '/large') reply.end(Buffer.alloc(5000));
    else reply.end('References');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('fetchDocument', () => {
  const get = (path: string) => fetchDocument(base + path, { most: 1000, timeout: 120, signal: new AbortController().signal });

  it('gives the bytes, through redirects', async () => {
    expect(Buffer.from(await get('/moved')).toString()).toBe('References');
  });

  it('says what went wrong, naming the address', async () => {
    await expect(get('/gone')).rejects.toThrow(`${base}/gone: the server answered 410`);
    await expect(get('/large')).rejects.toThrow(/more than 1,000 bytes/);
    await expect(get('/loop')).rejects.toThrow(/redirected too often/);
    await expect(get('/file')).rejects.toThrow(/leads to file: which is not fetched/);
    await expect(fetchDocument('http://127.0.0.1:1/x', { most: 10, timeout: 120, signal: new AbortController().signal })).rejects.toThrow(
      /could not be fetched/,
    );
  });
});
