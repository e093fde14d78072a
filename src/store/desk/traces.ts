/**
 * What the attempts of a run leave outside the database: the log each began, the files each kept. It is written down before it is made, so
 * that whoever deletes the run while a worker is at it, or after one was killed, knows what is to go with it.
 */
import type { Database } from '../desk.ts';

export interface Trace {
  readonly kind: 'log' | 'file';
  /** Id of the log, hash of the file. */
  readonly name: string;
}

/** Writes down what is about to be made; again is no harm. */
export async function leaveTrace(db: Database, run: string, now: number, { kind, name }: Trace): Promise<void> {
  await db
    .insertInto('desk_traces')
    .values({ run, kind, name, created_at: now })
    .onConflict((on) => on.columns(['run', 'kind', 'name']).doNothing())
    .execute();
}

export async function tracesOf(db: Database, run: string): Promise<Trace[]> {
  return db.selectFrom('desk_traces').select(['kind', 'name']).where('run', '=', run).orderBy('created_at').orderBy('name').execute();
}

/** Strikes off what is gone. */
export async function strikeTrace(db: Database, run: string, { kind, name }: Trace): Promise<void> {
  await db.deleteFrom('desk_traces').where('run', '=', run).where('kind', '=', kind).where('name', '=', name).execute();
}

/** Runs that were deleted before `before` (milliseconds) and left something behind. */
export async function deletedWithTraces(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_traces as t')
    .innerJoin('desk_runs as r', 'r.id', 't.run')
    .where('r.state', '=', 'deleted')
    .where('r.finished_at', '<', before)
    .select('t.run')
    .distinct()
    .execute();
  return rows.map(({ run }) => run);
}
