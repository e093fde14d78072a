/**
 * The queue: who works on what, until when. A job is taken by a lease with a token that counts up whenever the job changes
 * hands; whatever a worker writes, it writes together with a check of its token, so that a worker that fell silent and comes
 * back writes nothing. Attempts are at least once; what is seen of a job is seen once. Whose turn it is: the owner with the
 * fewest jobs under way, then the one served longest ago, then first come first served; one owner's thousand papers do not
 * hold up another's one.
 */
import { sql } from 'kysely';
import type { Database, Desk } from '../desk.ts';

export interface Lease {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  readonly token: number;
  /** How many times it was begun, this one included. */
  readonly attempts: number;
}

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  /** When it may begin, in milliseconds since 1970; at once when not said. */
  readonly availableAt?: number;
}

/** Thrown inside `Desk.whole` when a lease was lost, so that nothing of the write remains. */
export class LeaseLost extends Error {
  constructor(id: string) {
    super(`the lease on ${id} is another's by now`);
    this.name = 'LeaseLost';
  }
}

/** Puts a job into the queue. `db` is the handle of the transaction that makes what the job is about. */
export async function enqueue(db: Database, now: number, job: NewJob): Promise<void> {
  await db
    .insertInto('desk_jobs')
    .values({
      id: job.id,
      kind: job.kind,
      owner: job.owner,
      state: 'waiting',
      token: 0,
      worker: null,
      lease_until: null,
      // At once is at once, whatever the clock of whoever takes it says: set back by an hour, it would let it wait for an hour.
      available_at: job.availableAt ?? 0,
      attempts: 0,
      stop: 0,
      created_at: now,
    })
    .execute();
}

/**
 * Takes the next job of one of these kinds, for `leaseMs` milliseconds; null when there is none. What others hold beyond their time is
 * put back first; what this worker holds is not, since whoever asks is not gone: it was busy, and its next sign of life tells.
 */
export async function claim(desk: Desk, worker: string, kinds: readonly string[], leaseMs: number): Promise<Lease | null> {
  const now = await desk.now();
  const late = desk.db
    .selectFrom('desk_jobs')
    .select('id')
    .where('state', '=', 'leased')
    .where('lease_until', '<', now)
    .where('worker', '!=', worker)
    .limit(1);
  if ((await late.executeTakeFirst()) !== undefined) await releaseExpired(desk, now, worker);
  const owners = await desk.db
    .selectFrom('desk_jobs as j')
    .leftJoin('desk_turns as t', 't.owner', 'j.owner')
    .where('j.state', '=', 'waiting')
    .where('j.kind', 'in', [...kinds])
    .where('j.available_at', '<=', now)
    .groupBy(['j.owner', 't.served_at'])
    .select(['j.owner as owner', 't.served_at as served'])
    .execute();
  if (owners.length === 0) return null;
  const busy = new Map(
    (
      await desk.db
        .selectFrom('desk_jobs')
        .where('state', '=', 'leased')
        .groupBy('owner')
        .select(['owner', (of) => of.fn.countAll<number>().as('n')])
        .execute()
    ).map(({ owner, n }) => [owner, Number(n)]),
  );
  const byTurn = owners.sort(
    (a, b) => (busy.get(a.owner) ?? 0) - (busy.get(b.owner) ?? 0) || (a.served ?? 0) - (b.served ?? 0) || (a.owner < b.owner ? -1 : 1),
  );
  for (const { owner } of byTurn) {
    const lease = await desk.whole((db) => take(db, desk.kind, { worker, kinds, owner, now, until: now + leaseMs }));
    if (lease !== null) return lease;
  }
  return null;
}

interface Wanted {
  readonly worker: string;
  readonly kinds: readonly string[];
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

async function take(db: Database, kind: Desk['kind'], { worker, kinds, owner, now, until }: Wanted): Promise<Lease | null> {
  let next = db
    .selectFrom('desk_jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', 'in', [...kinds])
    .where('owner', '=', owner)
    .where('available_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1);
  // Other hosts look at the same rows at the same time: what one is taking, the others pass over.
  if (kind === 'postgres') next = next.forUpdate().skipLocked();
  const found = await next.executeTakeFirst();
  if (found === undefined) return null;
  const row = await db
    .updateTable('desk_jobs')
    .set((of) => ({ state: 'leased', worker, lease_until: until, token: of('token', '+', 1), attempts: of('attempts', '+', 1) }))
    .where('id', '=', found.id)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'owner', 'token', 'attempts'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await db
    .insertInto('desk_turns')
    .values({ owner, served_at: now })
    .onConflict((on) => on.column('owner').doUpdateSet({ served_at: now }))
    .execute();
  return row;
}

/** What a job is that nobody holds; with it goes another token, so that whoever held it can write no more. */
const FREE = { state: 'waiting', worker: null, lease_until: null } as const;

/** Puts back what is held by workers that were not heard of in time, but for the one that asks. Gives how many. */
export async function releaseExpired(desk: Desk, now: number, but = ''): Promise<number> {
  return desk.whole(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('desk_jobs')
      .set((of) => ({ ...FREE, token: of('token', '+', 1) }))
      .where('state', '=', 'leased')
      .where('lease_until', '<', now)
      .where('worker', '!=', but)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/**
 * Puts back what a worker holds (all workers, when none is named): it is known to be gone. `spent` says whether its end may have
 * been the doing of what it had in hand; else the attempt does not count. Gives how many.
 */
export async function releaseWorker(desk: Desk, worker: string | null, spent: boolean): Promise<number> {
  return desk.whole(async (db) => {
    let put = db
      .updateTable('desk_jobs')
      .set((of) => ({
        ...FREE,
        token: of('token', '+', 1),
        ...(spent ? {} : { attempts: of('attempts', '-', 1) }),
      }))
      .where('state', '=', 'leased');
    if (worker !== null) put = put.where('worker', '=', worker);
    return Number((await put.executeTakeFirst()).numUpdatedRows);
  });
}

/** Lengthens a lease. Says whether it is still held, and whether a person asked to stop the job. */
export async function renew(desk: Desk, lease: Lease, leaseMs: number): Promise<{ readonly held: boolean; readonly stop: boolean }> {
  const until = (await desk.now()) + leaseMs;
  const row = await desk.db
    .updateTable('desk_jobs')
    .set({ lease_until: until })
    .where('id', '=', lease.id)
    .where('token', '=', lease.token)
    .where('state', '=', 'leased')
    .returning('stop')
    .executeTakeFirst();
  return { held: row !== undefined, stop: row?.stop === 1 };
}

/** Inside a transaction: throws LeaseLost unless the lease is held, and keeps it from changing hands until the transaction ends. */
export async function fenced(db: Database, lease: Lease): Promise<void> {
  const row = await db
    .updateTable('desk_jobs')
    .set({ state: 'leased' })
    .where('id', '=', lease.id)
    .where('token', '=', lease.token)
    .where('state', '=', 'leased')
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new LeaseLost(lease.id);
}

/** Inside the transaction that writes the result: takes the job out of the queue. Throws LeaseLost. */
export async function finish(db: Database, lease: Lease): Promise<void> {
  await fenced(db, lease);
  await db.deleteFrom('desk_jobs').where('id', '=', lease.id).execute();
}

/** Puts a job back to be begun again later. `spent` false when the attempt ended through no fault of the job. */
export async function putBack(desk: Desk, lease: Lease, availableAt: number, spent: boolean): Promise<void> {
  await desk.db
    .updateTable('desk_jobs')
    .set((of) => ({
      ...FREE,
      token: of('token', '+', 1),
      available_at: availableAt,
      ...(spent ? {} : { attempts: of('attempts', '-', 1) }),
    }))
    .where('id', '=', lease.id)
    .where('token', '=', lease.token)
    .where('state', '=', 'leased')
    .execute();
}

/** Asks for a job to be stopped. A job that waits is gone at once (`gone`); one under way is told at its next sign of life (`asked`). */
export async function stopJob(db: Database, id: string): Promise<'gone' | 'asked' | 'none'> {
  const gone = await db.deleteFrom('desk_jobs').where('id', '=', id).where('state', '=', 'waiting').returning('id').executeTakeFirst();
  if (gone !== undefined) return 'gone';
  const asked = await db.updateTable('desk_jobs').set({ stop: 1 }).where('id', '=', id).returning('id').executeTakeFirst();
  return asked === undefined ? 'none' : 'asked';
}

/** How many jobs of a kind wait, in all and of one owner, and how many are under way. */
export async function queueLength(desk: Desk, kind: string, owner?: string): Promise<{ waiting: number; own: number; leased: number }> {
  const rows = await desk.db
    .selectFrom('desk_jobs')
    .where('kind', '=', kind)
    .groupBy('state')
    .select([
      'state',
      (of) => of.fn.countAll<number>().as('n'),
      sql<number>`sum(case when owner = ${owner ?? ''} then 1 else 0 end)`.as('own'),
    ])
    .execute();
  const of = (state: string): { n: number; own: number } => {
    const row = rows.find((one) => one.state === state);
    return { n: Number(row?.n ?? 0), own: Number(row?.own ?? 0) };
  };
  return { waiting: of('waiting').n, own: of('waiting').own, leased: of('leased').n };
}

/** Mean time of the last runs that ended, in milliseconds; null when none did. For telling how long a wait will be. */
export async function meanTime(db: Database): Promise<number | null> {
  const rows = await db
    .selectFrom('desk_runs')
    .select(['started_at', 'finished_at'])
    .where('state', '=', 'done')
    .orderBy('finished_at', 'desc')
    .limit(30)
    .execute();
  const times = rows.flatMap(({ started_at, finished_at }) =>
    started_at === null || finished_at === null ? [] : [Math.max(0, finished_at - started_at)],
  );
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length;
}
