import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { openPost } from '../../src/lookup/post.ts';
import { proxiesOf } from '../../src/proxy.ts';
import { type Service, service } from '../audit/services.ts';
import { startProxy } from '../servers/proxy.ts';

const open: Service[] = [];
afterAll(() => {
  for (const one of open) one.close();
});
const started = async (answer: Parameters<typeof service>[0]) => {
  const one = await service(answer);
  open.push(one);
  return one.url;
};

describe('post', () => {
  it('sends a body and reads the answer, whatever its status', async () => {
    const url = await started((path, body) => ({ status: path === '/here' ? 200 : 404, body: `got ${body}` }));
    const post = openPost(5, new AbortController().signal, 'stet/test');
    expect(await post(`${url}/here`, Buffer.from('words'), 'text/plain')).toEqual({ status: 200, body: Buffer.from('got words') });
    expect((await post(`${url}/there`, Buffer.from(''), 'text/plain')).status).toBe(404);
  });

  it('goes through a proxy, and says what the proxy did', async () => {
    const url = await started((_, body) => ({ status: 200, body: `got ${body}` }));
    const one = await startProxy({ http: Number(new URL(url).port) });
    const post = openPost(1, new AbortController().signal, 'stet/test', proxiesOf({ proxy: `http://127.0.0.1:${one.port}` }));
    expect(await post('http://grobid.example/api', Buffer.from('words'), 'text/plain')).toMatchObject({ status: 200 });
    expect(one.heard).toMatchObject([{ method: 'POST', asked: 'http://grobid.example/api' }]);
    one.behave({ status: 407 });
    const asks = `the proxy 127.0.0.1:${one.port} asks for a name and a password (407)`;
    for (const far of ['http://grobid.example/api', 'https://grobid.example/api'])
      await expect(post(far, Buffer.from(''), 'text/plain')).rejects.toThrow(asks);
    one.behave('breaks');
    await expect(post('https://grobid.example/api', Buffer.from(''), 'text/plain')).rejects.toThrow(/^the proxy \S+ did not answer/);
    expect((await post(`${url}/here`, Buffer.from('near'), 'text/plain')).body.toString()).toBe('got near');
    await one.close();
  });

  it('says in words that nobody answered, in time or at all, or that too much came', async () => {
    const huge = await started(() => ({ status: 200, body: Buffer.alloc((16 << 20) + 1) }));
    const silent = await started(() => null);
    const post = openPost(0.3, new AbortController().signal, 'stet/test');
    const patient = openPost(30, new AbortController().signal, 'stet/test');
    await expect(patient(huge, Buffer.from(''), 'text/plain')).rejects.toThrow('it sent more than 16777216 bytes');
    await expect(post(silent, Buffer.from(''), 'text/plain')).rejects.toThrow(/\w/);
    const stuck = await service(() => {
      throw new Error('not reached');
    });
    stuck.close();
    await expect(patient(stuck.url, Buffer.from(''), 'text/plain')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('keeps its time limit when memory is cleared while it waits', async () => {
    setFlagsFromString('--expose_gc');
    const clear: () => void = runInNewContext('gc');
    const clearing = setInterval(clear, 20);
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const post = openPost(0.3, new AbortController().signal, 'stet/test');
    await expect(post(`http://127.0.0.1:${port}/`, Buffer.from(''), 'text/plain')).rejects.toThrow('it did not answer within 0.3 s');
    clearInterval(clearing);
    silent.closeAllConnections();
    silent.close();
  });
});
