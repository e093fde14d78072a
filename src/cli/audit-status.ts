/** What the commands about logs share: where logs lie, how a run is named, and exit statuses of their own. */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { audit } from '../index.ts';
import { visible } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import type { World } from './world.ts';

export const logFolderOf = (settings: Settings): string => settings.logDir ?? join(settings.dataDir, 'logs');

/** Runs an action so that every failure of it ends in the exit status that belongs to audits. */
export async function answered(world: World, work: () => Promise<number> | number): Promise<number> {
  try {
    return await work();
  } catch (thrown) {
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
