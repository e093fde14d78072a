/** A worker in this process, for tests of what work comes to: that workers in processes of their own do the same is tested where they are killed. */
import { openPlace } from '../../src/server/place.ts';
import type { Supervisor, SupervisorOptions } from '../../src/server/supervisor.ts';
import { startWorker } from '../../src/server/worker.ts';

/** Takes the place of `supervise`: one worker, loaded with the tests and not anew for each batch. */
export async function workHere({ settings, told, news }: SupervisorOptions): Promise<Supervisor> {
  const leaving = new AbortController();
  const place = await openPlace(settings);
  const worker = await startWorker({
    name: 'here',
    settings,
    place,
    signal: leaving.signal,
    warm: false,
    ...(news === undefined ? {} : { news }),
    unasked: (why) => told?.('unasked', { what: why }),
    trouble: (what, job) => told?.('trouble', { what, job }),
  });
  return {
    nudge: () => worker.nudge(),
    renew: () => undefined,
    alive: () => 1,
    async stop() {
      leaving.abort();
      await worker.ended;
      await place.close();
    },
  };
}
