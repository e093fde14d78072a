/** Batches: runs that belong together, and the figures of the grid. A batch has ended when each of its runs has; that is told once. */
import type { Selectable } from 'kysely';
import type { Database, Desk } from '../desk.ts';
import { cancelRun, newId } from './runs.ts';
import type { Tables } from './schema.ts';

export type StoredBatch = Selectable<Tables['desk_batches']>;

export async function createBatch(
  desk: Desk,
  made: { readonly owner: string; readonly name: string; readonly anonymous: boolean },
): Promise<StoredBatch> {
  const now = await desk.now();
  const row: StoredBatch = {
    id: newId('bat', now),
    owner: made.owner,
    name: made.name,
    anonymous: made.anonymous ? 1 : 0,
    told: 0,
    created_at: now,
    refused: null,
  };
  await desk.db.insertInto('desk_batches').values(row).execute();
  return row;
}

/** A file that was given with a batch and not taken, with its reason. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
  readonly detail: string;
}

/** Writes down which files were not taken, so that whoever opens the batch is told. */
export async function keepRefused(db: Database, id: string, refused: readonly RefusedFile[]): Promise<void> {
  await db
    .updateTable('desk_batches')
    .set({ refused: JSON.stringify(refused) })
    .where('id', '=', id)
    .execute();
}

export const refusedOf = ({ refused }: StoredBatch): readonly RefusedFile[] =>
  refused === null ? [] : (JSON.parse(refused) as readonly RefusedFile[]);

export async function batchById(db: Database, id: string): Promise<StoredBatch | null> {
  return (await db.selectFrom('desk_batches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Batches, newest first; `owner` null means everybody's. */
export async function listBatches(
  db: Database,
  query: { readonly owner: string | null; readonly limit: number; readonly after?: { readonly createdAt: number; readonly id: string } },
): Promise<StoredBatch[]> {
  let wanted = db.selectFrom('desk_batches').selectAll();
  if (query.owner !== null) wanted = wanted.where('owner', '=', query.owner);
  const { after } = query;
  if (after !== undefined)
    wanted = wanted.where((of) =>
      of.or([of('created_at', '<', after.createdAt), of.and([of('created_at', '=', after.createdAt), of('id', '<', after.id)])]),
    );
  return wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}

/** Papers of a batch by the state of the run that stands for each, the sums of what those found, when the last one ended. */
export interface BatchFigures {
  readonly states: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly finishedAt: number | null;
}

export async function batchFigures(db: Database, id: string): Promise<BatchFigures> {
  const rows = await db
    .selectFrom('desk_runs')
    .select(['state', 'counts', 'finished_at'])
    .where('batch', '=', id)
    .where('behind', '=', 0)
    .execute();
  const states: Record<string, number> = {};
  const counts: Record<string, number> = {};
  let finishedAt: number | null = null;
  for (const { state, counts: told, finished_at } of rows) {
    states[state] = (states[state] ?? 0) + 1;
    if (finished_at !== null) finishedAt = Math.max(finishedAt ?? 0, finished_at);
    if (told === null) continue;
    for (const [name, n] of Object.entries(JSON.parse(told) as Record<string, number>)) counts[name] = (counts[name] ?? 0) + n;
  }
  return { states, counts, finishedAt };
}

/** Inside the transaction that ends a run: true when the batch has just ended and nobody was told yet. */
export async function batchJustEnded(db: Database, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('desk_runs')
    .select('id')
    .where('batch', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return false;
  const told = await db
    .updateTable('desk_batches')
    .set({ told: 1 })
    .where('id', '=', id)
    .where('told', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return told !== undefined;
}

/** Stops every run of a batch that has not ended. Gives how many. */
export async function cancelBatch(desk: Desk, id: string): Promise<number> {
  const open = await desk.db
    .selectFrom('desk_runs')
    .select('id')
    .where('batch', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  for (const { id: run } of open) await cancelRun(desk, run);
  return open.length;
}

/** Takes a batch whose every run was deleted away, with its links; false when a run of it still has content, and then nothing is done. */
export async function deleteBatch(desk: Desk, id: string): Promise<boolean> {
  return desk.whole(async (db) => {
    const left = await db
      .selectFrom('desk_runs')
      .select('id')
      .where('batch', '=', id)
      .where('state', '!=', 'deleted')
      .limit(1)
      .executeTakeFirst();
    if (left !== undefined) return false;
    await db.deleteFrom('desk_shares').where('batch', '=', id).execute();
    await db.deleteFrom('desk_batches').where('id', '=', id).execute();
    return true;
  });
}
