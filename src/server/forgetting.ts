/**
 * Forgets a run: its document, findings, decisions and links, and the lines of its log, which hold what it cites. That they were erased
 * is itself an entry of the signed log; their hashes and proofs stay, so that nobody can say the run was never there, or was another.
 */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { audit } from '../index.ts';
import { logFolder, openLogs } from '../places.ts';
import type { Settings } from '../settings/index.ts';
import { deleteBatch } from '../store/desk/batches.ts';
import { runsOfPaper } from '../store/desk/papers.ts';
import { deleteRun, isNamed, listRuns, logIsShown, runById, type StoredRun } from '../store/desk/runs.ts';
import { strikeTrace, tracesOf } from '../store/desk/traces.ts';
import type { Place } from './place.ts';

/** Forgets the run, if there is one; `why` is told in the log. Throws StetError `store-failed` or `log-broken`. */
export async function forgetRun(place: Pick<Place, 'desk' | 'files'>, settings: Settings, id: string, why: string): Promise<void> {
  const { desk, files } = place;
  const run = await runById(desk.db, id);
  if (run === null) return;
  const { files: unnamed, log, underWay } = await deleteRun(desk, id);
  for (const hash of unnamed) await files.remove(hash);
  if (log !== null && audit.RUN_ID.test(log)) eraseLog(settings, log, why);
  // A log that is being written is erased by who writes it, once it is closed.
  if (!underWay) await forgetTraces(place, settings, id, why);
}

/**
 * Takes away what the attempts of a deleted run left outside the database, and strikes it off. Called when nobody is at the run any more.
 * What another host holds is left to it. Throws StetError `store-failed` or `log-broken`.
 */
export async function forgetTraces(
  { desk, files }: Pick<Place, 'desk' | 'files'>,
  settings: Settings,
  id: string,
  why: string,
): Promise<void> {
  for (const trace of await tracesOf(desk.db, id)) {
    if (trace.kind === 'file') {
      if (!(await isNamed(desk.db, trace.name, id))) await files.remove(trace.name);
    } else if (!(await logIsShown(desk.db, trace.name, id)) && !eraseLog(settings, trace.name, why) && desk.kind === 'postgres') continue;
    await strikeTrace(desk.db, id, trace);
  }
}

/** Forgets a run with every other of the same paper of its batch: an earlier check must not come to light again when the later is deleted. */
export async function forgetPaper(
  place: Pick<Place, 'desk' | 'files'>,
  settings: Settings,
  run: StoredRun,
  why: string,
): Promise<string[]> {
  const runs = run.batch === null ? [run] : await runsOfPaper(place.desk.db, run);
  for (const { id } of runs) await forgetRun(place, settings, id, why);
  return runs.map(({ id }) => id);
}

/** How many runs of a batch are looked up at once. */
const AT_ONCE = 100;

/**
 * Forgets a batch: each of its runs as above, its name and its links. A run that joins meanwhile is forgotten too. Cut off half-way it can
 * be asked for again: the batch is there until its last run is gone. Throws StetError `store-failed` or `log-broken`.
 */
export async function forgetBatch(place: Pick<Place, 'desk' | 'files'>, settings: Settings, id: string, why: string): Promise<void> {
  const { db } = place.desk;
  for (;;) {
    const runs = await listRuns(db, { owner: null, batch: id, all: true, limit: AT_ONCE });
    for (const run of runs) await forgetRun(place, settings, run.id, why);
    if (runs.length === 0 && (await deleteBatch(place.desk, id))) return;
  }
}

/** Erases the lines of a log that lies here or in the shared store, and gives whether it did; those of another host are its own. */
function eraseLog(settings: Settings, log: string, why: string): boolean {
  const { disk, close } = openLogs(settings);
  const folder = logFolder(settings);
  try {
    // Erased before, or never here.
    if (disk.read(join(folder, log, 'events.jsonl')) === null) return false;
    audit.openTrail({ folder, keys: join(settings.dataDir, 'keys'), disk, now: () => new Date().toISOString() }).erase(log, why);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof StetError) || thrown.code !== 'not-found') throw thrown;
    return false;
  } finally {
    close();
  }
}
