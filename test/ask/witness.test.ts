import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '../../src/ask/endpoint.ts';
import { questionOf, recordedWithHash } from '../../src/ask/recorded.ts';
import { modelWitness, replayed } from '../../src/ask/witness.ts';
import type { Testimony } from '../../src/model/verdict.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';

const CITATION = 'Roe, J. (1999). A treatise on lamps. 资治通鉴';
const RECORDS = [
  { id: 'x:1', fields: { title: 'Another matter' } },
  { id: 'x:2', fields: { title: 'On lamps: a treatise', author: [{ family: 'Roe' }] } },
];
let respond: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => respond(response));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const signal = new AbortController().signal;
const store = () => ({ replies: memoryReplyCache(), snapshots: memorySnapshots(), now: () => '2026-01-01T00:00:00.000Z' });
async function hear(world = store(), timeoutMs = 120_000): Promise<Testimony> {
  const complete = endpoint({ form: 'openai', url, model: 'm', timeoutMs });
  return modelWitness({ by: 'openai:m', asked: recordedWithHash(complete, { ...world, model: 'm' }) }).testify(CITATION, RECORDS, signal);
}
const text = (content: string) => (response: ServerResponse) => response.end(JSON.stringify({ choices: [{ message: { content } }] }));
const says = (answer: string, record: number | null, cited: string, found: string) =>
  text(JSON.stringify({ answer, record, cited, found, reason: 'r' }));

describe('a witness', () => {
  it('is heard when its words stand in the citation and in the record, form aside', async () => {
    respond = says('SAME', 2, '“A treatise on LAMPS”', 'on lamps, a treatise');
    expect(await hear()).toMatchObject({
      by: 'openai:m',
      said: 'same-work',
      source: 'x:2',
      why: 'r',
      snapshot: expect.stringMatching(/^sha256:/),
    });
    respond = says('KNOWN', null, '资治通鉴', '');
    expect(await hear()).toMatchObject({ said: 'known-work', source: null });
    respond = says('OTHER', null, '', '');
    expect(await hear()).toMatchObject({ said: 'other-work' });
  });

  it('is not counted when they do not, when they are too few, or when it names what it was not shown', async () => {
    for (const [record, cited, found] of [
      [2, 'A treatise on candles', 'On lamps'],
      [2, 'treatise lamps', 'On lamps'],
      [2, 'A treatise on lamps', 'A treatise on lamps'],
      [1, 'A treatise on lamps', 'On lamps'],
      [2, 'Roe', 'On lamps'],
      [2, 'eatise on lam', 'On lamps'],
      [3, 'A treatise on lamps', 'On lamps'],
      [2, '', ''],
    ] as const) {
      respond = says('SAME', record, cited, found);
      expect(await hear(), `${record} ${cited} ${found}`).toMatchObject({ said: 'not-counted', source: null, cited: null, found: null });
    }
  });

  it('is not heard when the server is sick', async () => {
    const sick: Record<string, (response: ServerResponse) => void> = {
      hangs: () => {},
      'no JSON': (response) => response.end('<html>'),
      'no text': (response) => response.end('{}'),
      error: (response) => response.writeHead(500).end(),
      busy: (response) => response.writeHead(429, { 'retry-after': '9' }).end(),
      refused: (response) => response.writeHead(403).end(),
      elsewhere: (response) => response.writeHead(302, { location: `${url}/other` }).end(),
      'too much': (response) => response.end('x'.repeat(1_100_000)),
      'broken off': (response) => {
        response.writeHead(200, { 'content-length': '900' });
        response.write('{"choices"');
        setTimeout(() => response.destroy(), 10);
      },
    };
    for (const [name, one] of Object.entries(sick)) {
      respond = one;
      expect(await hear(store(), name === 'hangs' ? 300 : undefined), name).toMatchObject({
        said: 'not-heard',
        snapshot: null,
        why: expect.stringMatching(/./),
      });
    }
  });

  it('is heard again from what was kept, silence and all, and asked nothing new', async () => {
    const world = store();
    respond = says('SAME', 2, 'A treatise on lamps', 'On lamps');
    const first = await hear(world);
    respond = says('OTHER', null, '', '');
    expect(await hear(world)).toEqual(first);
    const again = (testimonies: Parameters<typeof replayed>[0]) =>
      modelWitness({ by: 'openai:m', asked: replayed(testimonies, world.snapshots, (prompt) => questionOf('m', prompt)) }).testify(
        CITATION,
        RECORDS,
        signal,
      );
    expect(await again(new Map([[first.question, { snapshot: first.snapshot ?? '' }]]))).toEqual(first);
    expect(await again(new Map([[first.question, { why: 'HTTP 500' }]]))).toMatchObject({ said: 'not-heard', why: 'HTTP 500' });
    expect(await again(new Map())).toMatchObject({ said: 'not-heard' });
    expect(await again(new Map([[first.question, { snapshot: `sha256:${'0'.repeat(64)}` }]]))).toMatchObject({ said: 'not-heard' });
  });
});
