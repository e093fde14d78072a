/** What people decide, by the API: each on its own finding, the latest word in force, and nobody's word replaced by somebody who did not see it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, json, madeFolder, post, REEF, type Started, serve, UMBRELLAS } from '../started.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let server: Started;
let api: string;
beforeAll(async () => {
  made = await madeFolder();
  server = await serve(made.folder, made.index);
  api = `${server.url}/v1`;
});
afterAll(async () => {
  await server?.stop();
  made?.remove();
});

interface Kept {
  readonly kind: string;
  readonly n: number;
  readonly decision: string;
  readonly by: string;
  readonly at: string;
}

describe('decisions', () => {
  it('are kept only where whoever decides saw what stands, when they say what they saw', async () => {
    const text = `As was shown [1], [2].\n\nReferences\n\n1. ${REEF}\n2. ${UMBRELLAS}\n`;
    const run = await ended<{ id: string; state: string }>(api, post(`${api}/runs`, { text }));
    const on = (n: number, body: object): Promise<Response> => post(`${api}/runs/${run.id}/refs/${n}/decision`, body);
    const first = await json<Kept>(on(1, { decision: 'ok', by: 'Ada', after: null }));
    expect(first).toMatchObject({ kind: 'reference', n: 1, decision: 'ok' });
    // Bob's page was opened before: it shows none.
    const late = await on(1, { decision: 'bad', by: 'Bob', after: null });
    expect([late.status, (await json<{ code: string }>(late)).code]).toEqual([409, 'conflict']);
    expect((await on(1, { decision: 'none', by: 'Bob', after: '2026-01-02T03:04:05.000Z' })).status).toBe(409);
    // Having seen it he may replace it, and who does not say what they saw always may.
    const second = await json<Kept>(on(1, { decision: 'bad', by: 'Bob', after: first.at }));
    expect((await on(1, { decision: 'none', by: 'Ada', after: first.at })).status).toBe(409);
    expect((await on(1, { decision: 'none', by: 'Ada', after: second.at })).status).toBe(200);
    // What was taken back stands no more.
    expect((await on(1, { decision: 'unsure', after: second.at })).status).toBe(409);
    expect((await on(1, { decision: 'unsure', after: null })).status).toBe(200);
    expect((await on(1, { decision: 'fix' })).status).toBe(200);
    expect((await on(1, { decision: 'ok', after: 'yesterday' })).status).toBe(400);
    const { items } = await json<{ items: Kept[] }>(fetch(`${api}/runs/${run.id}/decisions`));
    expect(items.map(({ kind, n, decision, by }) => [kind, n, decision, by])).toEqual([
      ['reference', 1, 'ok', 'Ada'],
      ['reference', 1, 'bad', 'Bob'],
      ['reference', 1, 'none', 'Ada'],
      ['reference', 1, 'unsure', ''],
      ['reference', 1, 'fix', ''],
    ]);
    expect(new Set(items.map(({ at }) => at)).size).toBe(5);
    // Of many at once one is kept.
    const all = await Promise.all(Array.from({ length: 8 }, (_, i) => on(2, { decision: 'ok', by: `p${i}`, after: null })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});
