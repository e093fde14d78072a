/** What the commands about logs share: where logs lie and how a run is named. */
import { join } from 'node:path';
import * as audit from '../../audit/index.ts';
import { StetError } from '../../errors.ts';
import { openLogs } from '../../places.ts';
import type { Settings } from '../../settings/index.ts';

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

/** A run is named by its id, or by its folder. Throws StetError 'usage' for what cannot be one. */
export function idOf(run: string): string {
  if (!audit.RUN_ID.test(run)) throw new StetError('usage', `"${run}" is no run: a run is named as its report names it, r_….`);
  return run;
}
