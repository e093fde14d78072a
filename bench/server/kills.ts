/** The server or its worker killed (SIGKILL) again and again while jobs are begun: jobs lost, jobs told twice, logs and database after it. */
import { join } from 'node:path';
import { audit } from '../../src/index.ts';
import { type Bench, indexOf, serve, stop, WORKS } from './world.ts';

/** What became of each job that was taken: its end, and whether its stream of events tells everything once and without a gap. */
async function countedJobs(url: string, told: readonly string[]): Promise<Record<'done' | 'lost' | 'doubled' | 'gaps', number>> {
  const found = { done: 0, lost: 0, doubled: 0, gaps: 0 };
  for (const id of told) {
    let run = { state: 'queued', counts: null as Record<string, number> | null, lastEvent: 0 };
    for (let tries = 0; tries < 60 && ['queued', 'running'].includes(run.state); tries += 1)
      run = (await (await fetch(`${url}/v1/runs/${id}?wait=20s`)).json()) as typeof run;
    if (run.state === 'done' && run.counts?.exist === 40) found.done += 1;
    else found.lost += 1;
    const text = await (await fetch(`${url}/v1/runs/${id}/events`)).text();
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, n]) => Number(n));
    if (ids.some((n, i) => n !== i + 1)) found.gaps += 1;
    const ends = text.match(/^event: run\.done$/gm)?.length ?? 0;
    const verified = [...text.matchAll(/^event: ref\.verified\r?\ndata: \{"n":(\d+)/gm)].map(([, n]) => n);
    if (ends !== 1 || new Set(verified).size !== verified.length || verified.length !== 40) found.doubled += 1;
  }
  return found;
}

export async function kills(bench: Bench): Promise<unknown> {
  const index = await indexOf(WORKS, bench);
  const { kills: wanted, data, within } = bench;
  const told: string[] = [];
  let unknown = 0;
  const how = { server: 0, worker: 0 };
  let server = await serve(index, bench);
  const lines = WORKS.slice(0, 40).map(
    ({ title, issued }) => `Marsh, A. (${issued?.['date-parts']?.[0]?.[0]}). ${title}. Journal of Invented Reefs.`,
  );
  let seed = 20_261_122;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let kill = 0; kill < wanted; kill += 1) {
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(`${server.url}/v1/runs`, {
        method: 'POST',
        body: JSON.stringify({ references: lines, name: `k${kill}-${i}` }),
        headers: { 'content-type': 'application/json', 'idempotency-key': `k${kill}-${i}` },
      }).catch(() => null);
      if (answer?.ok === true) told.push(((await answer.json()) as { id: string }).id);
      else unknown += 1;
    }
    await new Promise((done) => setTimeout(done, chance() * within));
    if (chance() < 0.5) {
      how.server += 1;
      server.child.kill('SIGKILL');
      await server.ended;
      server = await serve(index, bench);
    } else {
      how.worker += 1;
      const pid = [...server.log().matchAll(/"pid":(\d+),"msg":"worker started"/g)].at(-1)?.[1];
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It was on its way to be started anew.
      }
    }
  }
  const found = await countedJobs(server.url, told);
  const listed = ((await (await fetch(`${server.url}/v1/runs?limit=500`)).json()) as { items: unknown[] }).items.length;
  await stop(server);
  const check = audit.verifyStore(join(data, 'logs'), { keys: join(data, 'keys') });
  const Libsql = (await import('libsql')).default;
  const integrity = new Libsql(join(data, 'desk.db')).prepare('pragma integrity_check').all() as unknown[];
  return {
    kills: wanted,
    how,
    jobs: told.length,
    notTaken: unknown,
    ...found,
    listed,
    tampered: check.findings.filter(({ kind }) => kind === 'tampered').length,
    integrity,
  };
}
