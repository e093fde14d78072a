/**
 * Forgets a run: its document, findings, decisions and links, and the lines of its log, which hold what it cites. That they were erased
 * is itself an entry of the signed log; their hashes and proofs stay, so that nobody can say the run was never there, or was another.
 */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { audit } from '../index.ts';
import { logFolder, openLogs } from '../places.ts';
import type { Settings } from '../settings/index.ts';
import { deleteRun, runById } from '../store/desk-runs.ts';
import type { Place } from './place.ts';

/** Forgets the run, if there is one; `why` is told in the log. Throws StetError `store-failed` or `log-broken`. */
export async function forgetRun(
  { desk, files }: Pick<Place, 'desk' | 'files'>,
  settings: Settings,
  id: string,
  why: string,
): Promise<void> {
  const run = await runById(desk.db, id);
  if (run === null) return;
  for (const hash of await deleteRun(desk, id)) await files.remove(hash);
  if (run.log !== null && audit.RUN_ID.test(run.log)) eraseLog(settings, run.log, why);
}

/** Erases the lines of a log that lies here or in the shared store; those of another host are its own. */
function eraseLog(settings: Settings, log: string, why: string): void {
  const { disk, close } = openLogs(settings);
  const folder = logFolder(settings);
  try {
    // Erased before, or never here.
    if (disk.read(join(folder, log, 'events.jsonl')) === null) return;
    audit.openTrail({ folder, keys: join(settings.dataDir, 'keys'), disk, now: () => new Date().toISOString() }).erase(log, why);
  } catch (thrown) {
    if (!(thrown instanceof StetError) || thrown.code !== 'not-found') throw thrown;
  } finally {
    close();
  }
}
