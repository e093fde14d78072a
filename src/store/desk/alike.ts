/** Runs that were made of the same: one that still waits, and those whose outcome a later one may take over. */
import type { Database } from '../desk.ts';
import type { NewRun, StoredRun } from './runs.ts';

/** How long somebody who asks for the same again means the run that still waits, in milliseconds. */
const SAME_MS = 60_000;

/**
 * A run of the same owner, content, name and options that was made within the last minute and still waits its turn; null when there is
 * none, or when what is asked for is one of a batch or a repetition.
 */
export async function alikeWaiting(db: Database, now: number, made: NewRun): Promise<StoredRun | null> {
  if (made.batch !== null || made.again !== undefined) return null;
  const { owner, name, kind, input, sources, options } = made;
  const found = db
    .selectFrom('desk_runs')
    .selectAll()
    .where('state', '=', 'queued')
    .where('batch', 'is', null)
    .where('again_run', 'is', null)
    .where('created_at', '>', now - SAME_MS)
    .where((of) => of.and({ owner, name, kind, input, sources, options }));
  return (await found.executeTakeFirst()) ?? null;
}

/** So many earlier runs of the same paper are looked at: more than one only where the last was broken off, deleted, or made under other settings. */
const LOOKED_AT = 5;

/**
 * Earlier runs of batches of the same owner that were made of the same bytes under the same name with the same sources and wishes and are done,
 * the latest first. Whether their outcome still holds is not asked here.
 */
export async function doneAlike(
  db: Database,
  { id, owner, name, kind, input, media_type, sources, options }: StoredRun,
): Promise<StoredRun[]> {
  // One that was checked although nothing had changed is as good as any.
  const wished = [options, JSON.stringify({ ...(JSON.parse(options) as object), anew: true })];
  const alike = db
    .selectFrom('desk_runs')
    .selectAll()
    .where((of) => of.and({ owner, name, kind, input, sources, state: 'done' }))
    .where('options', 'in', wished)
    .where('media_type', media_type === null ? 'is' : '=', media_type)
    .where('batch', 'is not', null)
    .where('report', 'is not', null)
    .where('log', 'is not', null)
    .where('id', '!=', id);
  return alike.orderBy('created_at', 'desc').limit(LOOKED_AT).execute();
}
