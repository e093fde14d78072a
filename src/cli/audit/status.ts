/** What the commands about logs share: where logs lie, how a run is named, and exit statuses of their own. */
import { join } from 'node:path';
import { StetError, whyUnread } from '../../errors.ts';
import { audit } from '../../index.ts';
import { openLogs } from '../../places.ts';
import { visible } from '../../report/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { World } from '../world.ts';

export const logFolderOf = (settings: Settings): string => settings.logDir ?? join(settings.dataDir, 'logs');

/** Does `work` where the logs lie, on this disk or with the lines in the shared store. */
export function withLogs<Result>(settings: Settings, work: (disk: audit.Disk) => Result): Result {
  const logs = openLogs(settings);
  try {
    return work(logs.disk);
  } finally {
    logs.close();
  }
}

/** The lines of a run. Throws StetError 'not-found' when they are not there. */
export function linesAt(disk: audit.Disk, logs: string, run: string): Uint8Array {
  const lines = disk.read(join(logs, run, 'events.jsonl'));
  if (lines === null) throw new StetError('not-found', `The lines of ${run} are not there; stet audit verify says what became of them.`);
  return lines;
}

/** What the system says of a file that it does not let us at: nothing is known of it then, and nothing here is to blame. */
const isSystemError = (thrown: unknown): thrown is NodeJS.ErrnoException => thrown instanceof Error && 'syscall' in thrown;

/** Runs an action so that every failure of it ends in the exit status that belongs to audits. */
export async function answered(world: World, work: () => Promise<number> | number): Promise<number> {
  try {
    return await work();
  } catch (thrown) {
    if (isSystemError(thrown)) {
      world.stderr.write(`stet: ${visible(thrown.path ?? 'a file of the log')} cannot be read or written: ${whyUnread(thrown)}\n`);
      return 2;
    }
    if (!(thrown instanceof StetError)) throw thrown;
    world.stderr.write(`stet: ${visible(thrown.message)}\n`);
    return thrown.code === 'log-broken' ? 1 : thrown.code === 'snapshot-missing' ? 2 : 3;
  }
}

/** A run is named by its id, or by its folder. Throws StetError 'usage' for what cannot be one. */
export function idOf(run: string): string {
  if (!audit.RUN_ID.test(run)) throw new StetError('usage', `"${run}" is no run: a run is named as its report names it, r_….`);
  return run;
}
