import { afterAll, describe, expect, it } from 'vitest';
import { openPost } from '../../src/lookup/post.ts';
import { type Service, service } from '../audit/services.ts';

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
});
