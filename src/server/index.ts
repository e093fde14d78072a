/** What the command line may do with the server: listen, work for one elsewhere, make keys. */
import type { Settings } from '../settings/index.ts';
import { createKey, listKeys, revokeKey } from '../store/desk/access.ts';
import { copyCheckpoints } from './checkpoints.ts';
import type { Logger } from './logging.ts';
import { openPlace, withSharedIndexes } from './place.ts';
import { keyShape } from './present.ts';
import { type Supervisor, supervise } from './supervisor.ts';

export { type BatchEnd, type BatchFile, type BatchPaper, runBatch } from './batch-run.ts';
export { type Listening, listen } from './listen.ts';
export { openLog } from './logging.ts';

const DAY = 24 * 3_600_000;

/** The keys of an installation, while no server need run. Throws StetError when its database cannot be opened. */
export async function openKeys(settings: Settings) {
  const { desk, close } = await openPlace(settings);
  await desk.migrate();
  return {
    async add(made: { readonly name: string; readonly scopes: readonly string[]; readonly owner?: string; readonly days?: number }) {
      const { days, ...rest } = made;
      const { key, secret } = await createKey(desk, {
        kind: 'key',
        ...rest,
        expiresAt: days === undefined ? null : (await desk.now()) + days * DAY,
      });
      return { id: key.id, secret };
    },
    list: async () => (await listKeys(desk.db)).map(keyShape),
    revoke: (id: string) => revokeKey(desk, id),
    close,
  };
}

/** Workers alone, for a queue that a server elsewhere fills. Throws StetError when they cannot start. */
export async function runWorkers(settings: Settings, log: Logger): Promise<Supervisor> {
  const place = await openPlace(settings);
  try {
    await place.desk.migrate();
    const supervisor = await supervise({
      settings: await withSharedIndexes(settings),
      desk: place.desk,
      told: (event, about) => log[event === 'started' ? 'info' : 'warn']({ event: `worker-${event}`, ...about }, `worker ${event}`),
    });
    const stopCopying = copyCheckpoints(settings, place, log);
    return {
      ...supervisor,
      async stop() {
        await supervisor.stop();
        await stopCopying();
        await place.close();
      },
    };
  } catch (thrown) {
    await place.close();
    throw thrown;
  }
}
