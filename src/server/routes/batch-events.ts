/**
 * What happens in a batch, as one stream: every paper as it is, then each again as it changes. A grid of ten thousand papers would
 * otherwise ask for all of them again and again. A stream that breaks off begins anew, with every paper.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { streamSSE } from 'hono/streaming';
import { batchById } from '../../store/desk/batches.ts';
import { paperOf } from '../../store/desk/papers.ts';
import { runById } from '../../store/desk/runs.ts';
import { batchFor, may } from '../house.ts';
import { batchShape, runShape } from '../present.ts';
import { Problem } from '../problem.ts';
import { idOf, type Routes, route } from '../routes.ts';

const MOST_STREAMS = 200;
/** How often a batch is looked at, in milliseconds: at least, and for each of its papers. */
const LOOK_MS = 700;
const LOOK_EACH_MS = 0.2;
const BREATH_MS = 15_000;

let streams = 0;

export const batchEventRoutes: Routes = (app, house) => {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/batches/{id}/events',
      tag: 'batches',
      summary: 'What happens in a batch, as server-sent events',
      description:
        '`run.changed` with a Run for every paper, and again for each that changes or is checked again (`paper` tells which it is); `batch.changed` with the Batch; `batch.done` when all have ended, which is the last.',
      scope: 'read',
      gives: { 200: 'text/event-stream' },
    },
    async (c) => {
      const batch = await batchFor(c, house, idOf(c));
      const who = may(c, 'read');
      if (streams >= MOST_STREAMS)
        throw new Problem('too-many', 'Too many streams are open; ask for the runs of the batch instead.', {
          headers: { 'retry-after': '10' },
        });
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        streams += 1;
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        const seen = new Map<string, string>();
        let told = '';
        let breath = performance.now();
        const say = async (event: string, value: unknown): Promise<void> => {
          await stream.writeSSE({ event, data: JSON.stringify(value) });
          breath = performance.now();
        };
        try {
          while (!gone.signal.aborted && !house.closing()) {
            // Looked at before its papers: when it has ended, so has each of them, and each is told before the end is.
            const whole = await batchShape((await batchById(desk.db, batch.id)) ?? batch, house, who);
            const rows = await desk.db
              .selectFrom('desk_runs')
              .select(['id', 'paper', 'state', 'done', 'total', 'last_event', 'reviewer', 'name'])
              .where('batch', '=', batch.id)
              .where('behind', '=', 0)
              .where('state', '!=', 'deleted')
              .execute();
            for (const row of rows) {
              const now = JSON.stringify(row);
              if (gone.signal.aborted) return;
              // By the paper: when another run of it stands for it, that is told, also where it was told before.
              if (seen.get(paperOf(row)) === now) continue;
              seen.set(paperOf(row), now);
              const run = await runById(desk.db, row.id);
              if (run !== null) await say('run.changed', await runShape(run, house, who));
            }
            const shown = JSON.stringify(whole);
            if (shown !== told) await say(whole.state === 'done' ? 'batch.done' : 'batch.changed', whole);
            told = shown;
            if (whole.state === 'done') return;
            if (performance.now() - breath > BREATH_MS) {
              await stream.write(': still here\n\n');
              breath = performance.now();
            }
            await wait(Math.max(LOOK_MS, rows.length * LOOK_EACH_MS), undefined, { signal: gone.signal }).catch(() => undefined);
          }
        } finally {
          streams -= 1;
        }
      });
    },
  );
};
