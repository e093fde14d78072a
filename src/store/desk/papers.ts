/**
 * Which run of a batch stands for a paper. A paper that is checked again has several runs and one row: its latest run, unless that
 * came to nothing (it failed, was stopped or was deleted), and then the one before. The others are there under their own addresses.
 */
import { type Kysely, sql } from 'kysely';
import type { RunRow, Tables } from './schema.ts';

type Database = Kysely<Tables>;

/** What tells the paper of a run of a batch: the run with which it came into the batch. */
export const paperOf = ({ id, paper }: Pick<RunRow, 'id' | 'paper'>): string => paper ?? id;

/** What a run is asked for with: its batch, and the run or one reference of a run that it repeats. */
interface Repeats {
  readonly batch: string | null;
  readonly again?: { readonly run: string; readonly n: number | null };
}

/** What a run that checks a paper of a batch once more takes over from the run it repeats: whose paper it is, and who looks after it. */
export async function takenOver(db: Database, { batch, again }: Repeats): Promise<Pick<RunRow, 'paper' | 'reviewer'>> {
  if (batch === null || again === undefined || again.n !== null) return { paper: null, reviewer: null };
  const before = await db
    .selectFrom('desk_runs')
    .select(['id', 'paper', 'reviewer'])
    .where('id', '=', again.run)
    .where('batch', '=', batch)
    .executeTakeFirst();
  return before === undefined ? { paper: null, reviewer: null } : { paper: paperOf(before), reviewer: before.reviewer };
}

/** Every run of the paper that this one is a check of, the latest first; deleted ones are left out. Of a run outside a batch, it alone. */
export function runsOfPaper(db: Database, run: Pick<RunRow, 'id' | 'paper'>): Promise<Pick<RunRow, 'id' | 'state' | 'behind'>[]> {
  const paper = paperOf(run);
  return db
    .selectFrom('desk_runs')
    .select(['id', 'state', 'behind'])
    .where((of) => of.or([of('id', '=', paper), of('paper', '=', paper)]))
    .where('state', '!=', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Repetitions of repetitions that are followed from one run to the latest. */
const MOST_FOLLOWED = 64;

/** The latest check of the same document that came of this run, by itself or by those that repeat it, and was carried to its end; null where there is none. */
export async function laterRun(db: Database, { id }: Pick<RunRow, 'id'>): Promise<string | null> {
  let latest: { readonly id: string; readonly at: number } | null = null;
  let from = [id];
  for (let step = 0; step < MOST_FOLLOWED && from.length > 0; step += 1) {
    const behind = await db
      .selectFrom('desk_runs')
      .select(['id', 'state', 'created_at'])
      .where('again_run', 'in', from)
      .where('again_n', 'is', null)
      .execute();
    for (const one of behind) {
      const at = Number(one.created_at);
      if (one.state === 'done' && (latest === null || at >= latest.at)) latest = { id: one.id, at };
    }
    from = behind.map((one) => one.id);
  }
  return latest?.id ?? null;
}

/** Inside the transaction that makes, ends or deletes a run: puts the run that stands for its paper before the others. */
export async function settlePaper(db: Database, run: Pick<RunRow, 'id' | 'batch' | 'paper'>): Promise<void> {
  if (run.batch === null) return;
  // The row of the first is held from here on, so that of two that settle at once the second sees what the first did.
  await db.updateTable('desk_runs').set({ behind: sql<number>`behind` }).where('id', '=', paperOf(run)).execute();
  const runs = await runsOfPaper(db, run);
  const front = runs.find(({ state }) => state !== 'failed' && state !== 'cancelled') ?? runs[0];
  for (const { id, behind } of runs) {
    const now = id === front?.id ? 0 : 1;
    if (behind !== now) await db.updateTable('desk_runs').set({ behind: now }).where('id', '=', id).execute();
  }
}
