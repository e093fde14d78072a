/** The bodies of requests: what is refused before it is parsed, and what many bad ones at once leave behind. */
import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tooDeep } from '../../src/server/body.ts';
import { BAD_UPLOADS } from './bad-uploads.ts';
import { ended, json, madeFolder, post, REEF, type Started, serve } from './started.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the depth of JSON', () => {
  it('is that of its brackets, whatever stands in its strings', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.integer({ min: 0, max: 80 }), (text, more) => {
        const nested = `${'['.repeat(more)}${text}${']'.repeat(more)}`;
        expect(tooDeep(bytes(nested))).toBe(depthOf(JSON.parse(nested)) > 64);
      }),
    );
  });

  it('does not count what stands in a string, nor ends a string at an escaped mark', () => {
    expect(tooDeep(bytes(JSON.stringify({ text: `${'[{'.repeat(500)}"\\` })))).toBe(false);
    expect(tooDeep(bytes(`["\\\\", ${'['.repeat(64)}`))).toBe(true);
    expect(tooDeep(bytes('"never ends \\'))).toBe(false);
  });
});

describe('bad uploads, many at once', () => {
  let made: Awaited<ReturnType<typeof madeFolder>>;
  let server: Started;
  let api = '';
  beforeAll(async () => {
    made = await madeFolder();
    server = await serve(made.folder, made.index, ['--per-minute', '100000']);
    api = `${server.url}/v1`;
  });
  afterAll(async () => {
    await server.stop();
    made.remove();
  });

  /** The status and the body of the answer; 0 when the connection ended without one. */
  const send = (headers: Record<string, string>, body: Uint8Array, breakOff: boolean): Promise<[number, string]> =>
    new Promise((done) => {
      const sent = request(`${api}/runs?name=f.pdf`, { method: 'POST', headers, agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        answer.once('end', () => done([answer.statusCode ?? 0, text])).once('error', () => done([0, '']));
      });
      sent.on('error', () => done([0, '']));
      if (breakOff) {
        sent.write(body);
        setTimeout(() => sent.destroy(), 20);
      } else sent.end(body);
    });

  it('are each refused with a reason or end as a failed run, and the server goes on', async () => {
    // The largest is left to the bench: sixty megabytes of nothing take their time.
    const small = BAD_UPLOADS.filter((make) => make()[1].length < 20_000_000);
    const answers: [number, string][] = [];
    let next = 0;
    const sender = async (): Promise<void> => {
      while (next < 4 * small.length) {
        const [headers, body, breakOff = false] = small[next++ % small.length]?.() ?? [{}, new Uint8Array()];
        const answer = await send(headers, body, breakOff);
        if (!breakOff) answers.push(answer);
      }
    };
    await Promise.all(Array.from({ length: 25 }, sender));
    for (const [status, text] of answers) {
      if (status === 202) continue;
      expect([400, 413, 415, 422, 429]).toContain(status);
      expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
    }
    // What looked like a document at the door was read in a process of its own, and says why it could not be.
    const taken = answers.filter(([status]) => status === 202).map(([, text]) => (JSON.parse(text) as { id: string }).id);
    for (const id of taken) {
      const run = await ended<{ id: string; state: string; error: { detail: string } | null }>(api, fetch(`${api}/runs/${id}`));
      expect(run.state).toBe('failed');
      expect(run.error?.detail).not.toBe('');
    }
    expect(await json(fetch(`${server.url}/health`))).toMatchObject({ ok: true });
    expect(await ended(api, post(`${api}/runs`, { references: [REEF] }))).toMatchObject({ state: 'done' });
  });

  it('get to read why, also when they were still sending', async () => {
    const [headers, body] = [{ 'content-type': 'application/json' }, Buffer.from(`{"text": "${'a'.repeat(9_000_000)}"}`)];
    const [status, text] = await send(headers, body, false);
    expect([status, JSON.parse(text)]).toMatchObject([413, { code: 'too-large' }]);
    const deep = await post(`${server.url}/v1/runs`, JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`));
    expect([deep.status, await json(deep)]).toMatchObject([400, { detail: expect.stringContaining('nested') }]);
  });
});
