/** Kills: of the server, of its worker, in the middle of jobs. Nothing is lost, nothing is seen twice, the log verifies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/index.ts';
import { events, json, madeFolder, post, REEF, type Started, serve, UMBRELLAS } from './started.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let server: Started;
beforeAll(async () => {
  made = await madeFolder();
});
afterAll(async () => {
  await server?.stop();
  made.remove();
});

const BODY = (i: number) => ({ references: [...Array.from({ length: 40 }, (_, n) => `${REEF} Job ${i}, copy ${n}.`), UMBRELLAS] });

/** What must hold of a run that ended, however often it was begun. */
async function whole(url: string, id: string): Promise<void> {
  const run = await json<{ state: string; counts: unknown; lastEvent: number }>(fetch(`${url}/v1/runs/${id}`));
  expect(run).toMatchObject({ state: 'done', counts: { exist: 40, fake: 1 } });
  const all = await events(`${url}/v1/runs/${id}/events`);
  expect(all.map((one) => one.id)).toEqual(Array.from({ length: run.lastEvent }, (_, n) => n + 1));
  expect(all.filter(({ event }) => event === 'run.done')).toHaveLength(1);
  const seen = all.filter(({ event }) => event === 'ref.verified').map(({ data }) => data.n);
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toHaveLength(41);
}

async function ended(url: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (;;) {
      const { state } = await json<{ state: string }>(fetch(`${url}/v1/runs/${id}?wait=10s`));
      if (state !== 'queued' && state !== 'running') break;
    }
  }
}

describe('kill -9', { timeout: 240_000 }, () => {
  it('of the server, several times while jobs run: every job that was taken ends, once', async () => {
    const told: string[] = [];
    server = await serve(made.folder, made.index);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 3; i += 1) told.push((await json<{ id: string }>(post(`${server.url}/v1/runs`, BODY(round * 3 + i)))).id);
      await new Promise((done) => setTimeout(done, 40 + round * 150));
      await server.kill();
      server = await serve(made.folder, made.index);
    }
    await ended(server.url, told);
    for (const id of told) await whole(server.url, id);
    expect((await json<{ items: unknown[] }>(fetch(`${server.url}/v1/runs?limit=100`))).items).toHaveLength(told.length);
    // What was left unsealed by the killed is brought in when the next one starts a run; every sealed log verifies.
    const check = audit.verifyStore(join(made.folder, 'data/logs'), { keys: join(made.folder, 'data/keys') });
    expect(check.findings.filter(({ kind }) => kind === 'tampered')).toEqual([]);
    expect(check.runs).toBeGreaterThanOrEqual(told.length);
  });

  it('of the worker: the server goes on, starts another, and the job ends once', async () => {
    const id = (await json<{ id: string }>(post(`${server.url}/v1/runs`, BODY(100)))).id;
    const pids = [...server.log().matchAll(/"pid":(\d+),"msg":"worker started"/g)].map(([, pid]) => Number(pid));
    process.kill(pids.at(-1) ?? 0, 'SIGKILL');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await ended(server.url, [id]);
    await whole(server.url, id);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/stet_worker_ends_total\{how="died"\} 1/);
  });

  it('leaves a second server out of the same data', async () => {
    await expect(serve(made.folder, made.index)).rejects.toThrow(/Another stet serve/);
  });

  it('a server that is told to end puts back what is under way', async () => {
    const id = (await json<{ id: string }>(post(`${server.url}/v1/runs`, BODY(200)))).id;
    expect(await server.stop()).toBe(143);
    server = await serve(made.folder, made.index);
    await ended(server.url, [id]);
    await whole(server.url, id);
    expect(readFileSync(join(made.folder, 'data/serve.lock'), 'utf8')).toContain('pid');
  });
});
