/**
 * Runs and batches: what was asked for, how far it is, what came of it. A run and its job are made in one transaction, and the
 * run ends in the transaction that takes the job away, so that there is never one without the other. Nothing here knows what a
 * citation is; reports are named by their hash.
 */
import { randomBytes } from 'node:crypto';
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Desk } from '../desk.ts';
import { addEvents, type NewEvent } from './findings.ts';
import { enqueue, finish, type Lease, stopJob } from './jobs.ts';
import { settlePaper, takenOver } from './papers.ts';
import type { RunRow } from './schema.ts';

export type StoredRun = Selectable<RunRow>;

/** States in which nothing more will come. */
const ENDED = ['done', 'failed', 'cancelled', 'deleted'] as const;
export const hasEnded = (state: string): boolean => (ENDED as readonly string[]).includes(state);

/** An id that sorts by time and cannot be guessed: `chk_mi8z0k3f_5f0c…`. */
export const newId = (prefix: string, now: number): string => `${prefix}_${now.toString(36)}_${randomBytes(8).toString('hex')}`;

/** What a run is made of. */
export interface NewRun {
  readonly owner: string;
  readonly name: string;
  readonly kind: string;
  readonly mediaType: string | null;
  readonly input: string;
  readonly sources: string;
  readonly options: string;
  readonly batch: string | null;
  readonly again?: { readonly run: string; readonly n: number | null };
}

/** Makes a run and puts its job into the queue. */
export async function createRun(db: Database, now: number, made: NewRun): Promise<StoredRun> {
  const row: StoredRun = {
    id: newId('chk', now),
    owner: made.owner,
    batch: made.batch,
    name: made.name,
    kind: made.kind,
    media_type: made.mediaType,
    input: made.input,
    sources: made.sources,
    options: made.options,
    state: 'queued',
    stage: 'waiting',
    done: 0,
    total: null,
    counts: null,
    warnings: 0,
    error: null,
    report: null,
    document: null,
    log: null,
    attempt: 0,
    again_run: made.again?.run ?? null,
    again_n: made.again?.n ?? null,
    ...(await takenOver(db, made)),
    behind: 0,
    last_event: 0,
    created_at: now,
    started_at: null,
    finished_at: null,
    checked_at: null,
  };
  await db.insertInto('desk_runs').values(row).execute();
  await enqueue(db, now, { id: row.id, kind: 'check', owner: made.owner });
  if (row.paper !== null) await settlePaper(db, row);
  return row;
}

export async function runById(db: Database, id: string): Promise<StoredRun | null> {
  return (await db.selectFrom('desk_runs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Which runs to list. `owner` null means everybody's. */
export interface RunQuery {
  readonly owner: string | null;
  /** Of a batch those runs alone that stand for a paper, unless `all` is true. */
  readonly batch?: string;
  readonly all?: boolean;
  readonly state?: string;
  readonly limit: number;
  /** The last run of the page before: only older ones follow. */
  readonly after?: { readonly createdAt: number; readonly id: string };
}

/** Runs, newest first. Deleted ones are left out unless they are asked for. */
export async function listRuns(db: Database, query: RunQuery): Promise<StoredRun[]> {
  let wanted = db.selectFrom('desk_runs').selectAll();
  if (query.owner !== null) wanted = wanted.where('owner', '=', query.owner);
  const { batch, all = batch === undefined } = query;
  if (batch !== undefined) wanted = wanted.where('batch', '=', batch);
  if (!all) wanted = wanted.where('behind', '=', 0);
  wanted = query.state === undefined ? wanted.where('state', '!=', 'deleted') : wanted.where('state', '=', query.state);
  const { after } = query;
  if (after !== undefined)
    wanted = wanted.where((of) =>
      of.or([of('created_at', '<', after.createdAt), of.and([of('created_at', '=', after.createdAt), of('id', '<', after.id)])]),
    );
  return wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}

/** A time that is not before another of the same row, whatever the clock says: two of a run are compared, and a clock may be set back. */
const notBefore = (now: number, earlier: 'created_at' | Expression<number | null>): RawBuilder<number> => {
  const than = typeof earlier === 'string' ? sql.ref<number>(earlier) : earlier;
  return sql<number>`case when ${than} > ${now} then ${than} else ${now} end`;
};

/** A worker begins: the run is under way, in its `attempts`th attempt. Null when the run is gone. Throws LeaseLost. */
export async function beginRun(desk: Desk, lease: Lease): Promise<StoredRun | null> {
  const now = await desk.now();
  return desk.whole(async (db) => {
    const row = await db
      .updateTable('desk_runs')
      .set((of) => ({
        state: 'running',
        stage: 'reading',
        attempt: lease.attempts,
        // A clock that was set back meanwhile makes no run begin before it was asked for.
        started_at: of.fn.coalesce('started_at', notBefore(now, 'created_at')),
      }))
      .where('id', '=', lease.id)
      .where('state', 'in', ['queued', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    await addEvents(db, lease.id, now, [{ event: 'run.started', data: JSON.stringify({ attempt: lease.attempts }) }]);
    return row;
  });
}

/** How a run ended. */
export interface Outcome {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly counts: string | null;
  readonly warnings: number;
  readonly error: string | null;
  readonly report: string | null;
  readonly document: string | null;
  readonly log: string | null;
  readonly total: number | null;
  readonly done: number;
  readonly events: readonly NewEvent[];
  /** When it was checked, where that was in an earlier run. */
  readonly checked_at?: number;
  /** Lines of the log, where others cannot see the files of this machine. */
  readonly lines?: string;
}

/**
 * The one write that makes a result visible: run, last events and end of the job, whole or not at all. Throws LeaseLost when
 * the job is another's by now. `then` runs in the same transaction.
 */
export async function endRun(
  desk: Desk,
  lease: Lease,
  outcome: Outcome,
  then?: (db: Database, run: StoredRun) => Promise<void>,
): Promise<StoredRun> {
  const now = await desk.now();
  const { events, lines, ...columns } = outcome;
  return desk.whole(async (db) => {
    await finish(db, lease);
    const row = await db
      .updateTable('desk_runs')
      .set((of) => ({ ...columns, stage: 'finished', finished_at: notBefore(now, of.fn.coalesce('started_at', 'created_at')) }))
      .where('id', '=', lease.id)
      .where('state', 'in', ['queued', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Error(`run ${lease.id} is gone`);
    if (lines !== undefined && outcome.log !== null)
      await db
        .insertInto('desk_logs')
        .values({ run: outcome.log, lines, created_at: now })
        .onConflict((on) => on.column('run').doNothing())
        .execute();
    await addEvents(db, lease.id, now, events);
    if (row.paper !== null) await settlePaper(db, row);
    await then?.(db, row);
    return row;
  });
}

/** Stops a run for a person. A waiting one ends at once; one under way ends at its worker's next sign of life. */
export async function cancelRun(desk: Desk, id: string): Promise<'cancelled' | 'asked' | 'ended'> {
  const now = await desk.now();
  return desk.whole(async (db) => {
    const stopped = await stopJob(db, id);
    if (stopped === 'none') return 'ended';
    if (stopped === 'asked') return 'asked';
    const row = await db
      .updateTable('desk_runs')
      .set({ state: 'cancelled', stage: 'finished', finished_at: notBefore(now, 'created_at') })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row?.paper != null) await settlePaper(db, row);
    await addEvents(db, id, now, [{ event: 'run.cancelled', data: JSON.stringify({ id }) }]);
    return 'cancelled';
  });
}

/** What is left to do when the rows of a run are gone. */
export interface Deleted {
  /** Hashes of files that nobody names any more. */
  readonly files: readonly string[];
  /** The log of the run; null where it has none, and where another run shows what it came to as well. */
  readonly log: string | null;
  /** True when a worker was at it: it hears of it at its next write or sign of life, and until then may leave more. */
  readonly underWay: boolean;
}

/** Takes the content of a run away: findings, events, decisions, what it was made of. */
export async function deleteRun(desk: Desk, id: string): Promise<Deleted> {
  const now = await desk.now();
  return desk.whole(async (db) => {
    const underWay = (await stopJob(db, id)) === 'asked';
    await db.deleteFrom('desk_jobs').where('id', '=', id).execute();
    const row = await runById(db, id);
    if (row === null) return { files: [], log: null, underWay };
    for (const table of ['desk_findings', 'desk_events', 'desk_decisions'] as const)
      await db.deleteFrom(table).where('run', '=', id).execute();
    await db.deleteFrom('desk_shares').where('run', '=', id).execute();
    const log = row.log !== null && !(await logIsShown(db, row.log, id)) ? row.log : null;
    if (log !== null) await db.deleteFrom('desk_logs').where('run', '=', log).execute();
    await db
      .updateTable('desk_runs')
      .set((of) => ({
        state: 'deleted',
        stage: 'finished',
        name: '',
        sources: '[]',
        counts: null,
        error: null,
        report: null,
        document: null,
        reviewer: null,
        input: '',
        finished_at: of.fn.coalesce('finished_at', sql<number>`${now}`),
      }))
      .where('id', '=', id)
      .execute();
    await settlePaper(db, row);
    const files: string[] = [];
    for (const hash of hashesOf(row)) if (!(await isNamed(db, hash, id))) files.push(hash);
    return { files, log, underWay };
  });
}

const hashesOf = (row: StoredRun): string[] => {
  const sources = JSON.parse(row.sources) as readonly { readonly hash: string }[];
  return [...new Set([row.input, row.report, row.document, ...sources.map(({ hash }) => hash)].filter((hash): hash is string => !!hash))];
};

/** Whether another run than `but`, which was not deleted, shows what this log came to. */
export async function logIsShown(db: Database, log: string, but: string): Promise<boolean> {
  const shown = db.selectFrom('desk_runs').select('id').where('log', '=', log).where('id', '!=', but).where('state', '!=', 'deleted');
  return (await shown.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether another run than `but` names these bytes: the same may have been handed in, or made of it, several times. */
export async function isNamed(db: Database, hash: string, but: string): Promise<boolean> {
  const row = await db
    .selectFrom('desk_runs')
    .select('id')
    .where('id', '!=', but)
    .where((of) => of.or([of('input', '=', hash), of('report', '=', hash), of('document', '=', hash), of('sources', 'like', `%${hash}%`)]))
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return true;
  const made = await db
    .selectFrom('desk_traces as t')
    .innerJoin('desk_runs as r', 'r.id', 't.run')
    .where('t.kind', '=', 'file')
    .where('t.name', '=', hash)
    .where('t.run', '!=', but)
    .where('r.state', '!=', 'deleted')
    .select('t.run')
    .limit(1)
    .executeTakeFirst();
  return made !== undefined;
}
