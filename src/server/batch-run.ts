/**
 * A batch from the command line, by the same queue, workers and store as the server's: what was begun and killed goes on where it
 * stopped, nothing is checked twice, and `stet serve` on the same data folder shows it. A batch of the same folder that has not
 * ended is taken up again; one that has is begun anew, and of its papers those are checked in which something has changed since.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { StetError } from '../errors.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../settings/index.ts';
import { keepRefused, type StoredBatch } from '../store/desk/batches.ts';
import { releaseWorker } from '../store/desk/jobs.ts';
import { hasEnded } from '../store/desk/runs.ts';
import { holdAlone } from './alone.ts';
import { type BatchWishes, enqueue, madeOf, taken } from './batch-papers.ts';
import { marksOn } from './marks-on.ts';
import { openPlace, type Place, withSharedIndexes } from './place.ts';
import { supervise } from './supervisor.ts';

export type { BatchFile, BatchPaper, BatchWishes } from './batch-papers.ts';

export interface BatchEnd {
  readonly batch: string;
  /** Papers that had ended before this call took the batch up. */
  readonly before: number;
  readonly total: number;
  readonly interrupted: boolean;
}

const LOOK_MS = 250;
const PATIENCE_MS = 30_000;
/** Answers that fail further apart than this are not one long failing: between them something was answered. */
const APART_MS = 20_000;

/** Checks every file, by workers that `hire` starts. Throws StetError when the store or the workers cannot be opened. */
export async function runBatch(settings: Settings, wishes: BatchWishes, hire: typeof supervise = supervise): Promise<BatchEnd> {
  const place = await openPlace(settings);
  let free: () => void = () => undefined;
  try {
    await place.desk.migrate();
    if (place.desk.kind === 'sqlite') {
      free = holdAlone(settings.dataDir);
      await releaseWorker(place.desk, null, false);
    }
    const made = await madeOf(place, wishes);
    const { batch, known } = await taken(place, wishes, made);
    const before = [...known.values()].filter(({ state }) => hasEnded(state)).length;
    const queue = silence(wishes.patience ?? PATIENCE_MS);
    const supervisor = await hire({
      settings: await withSharedIndexes(settings),
      desk: place.desk,
      behind: false,
      told(event, about) {
        const what = String(about.what ?? about.signal ?? about.code ?? '');
        if (event !== 'started' && (event !== 'unasked' || queue.heard(what)))
          wishes.trouble?.(`worker ${event === 'unasked' ? 'trouble' : event}: ${what}`);
      },
    });
    try {
      const refused = await enqueue(place, batch, known, made, wishes, () => supervisor.nudge());
      await keepRefused(place.desk.db, batch.id, [...(wishes.refused ?? []), ...refused]);
      const interrupted = await follow(place, batch, wishes, refused.length, () => queue.tooLong(settings.dataDir));
      return { batch: batch.id, before, total: wishes.files.length, interrupted };
    } finally {
      await supervisor.stop();
    }
  } finally {
    free();
    await place.close();
  }
}

/**
 * How long the queue has given no answer: a disk that is full stays so, and who waits at a terminal is told instead of waiting for ever. `heard`
 * takes why, and gives whether it is news; `tooLong` throws StetError `store-failed`.
 */
function silence(patience: number) {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  let why = '';
  return {
    heard(what: string): boolean {
      const now = performance.now();
      const anew = now - last > APART_MS || what !== why;
      if (now - last > APART_MS) since = now;
      last = now;
      why = what;
      return anew;
    },
    tooLong(folder: string): void {
      if (last - since > patience)
        throw new StetError(
          'store-failed',
          `nothing can be written down in ${folder}: ${why}. What was checked is kept; free the disk, and the same command goes on from there`,
        );
    },
  };
}

/** Tells papers as they end, until all have or a person wants to stop; `tooLong` throws where no more will. */
async function follow(place: Place, batch: StoredBatch, wishes: BatchWishes, refused: number, tooLong: () => void): Promise<boolean> {
  const told = new Set<string>();
  for (;;) {
    tooLong();
    const runs = await place.desk.db
      .selectFrom('desk_runs')
      .select(['id', 'name', 'state', 'report', 'error', 'finished_at', 'checked_at'])
      .where('batch', '=', batch.id)
      .where('behind', '=', 0)
      .execute();
    const ended = runs
      .filter(({ id, state }) => hasEnded(state) && !told.has(id))
      .sort((a, b) => (a.finished_at ?? 0) - (b.finished_at ?? 0));
    for (const run of ended) {
      told.add(run.id);
      const bytes = run.report === null ? null : await place.files.get(run.report);
      const report = bytes === null ? null : (JSON.parse(Buffer.from(bytes).toString('utf8')) as Report);
      wishes.paper({
        name: run.name,
        state: run.state === 'done' ? 'done' : run.state === 'cancelled' ? 'cancelled' : 'failed',
        report,
        marks: report === null ? new Map() : await marksOn(place.desk.db, batch.owner, report),
        error: run.error === null ? null : (JSON.parse(run.error) as { code: string; detail: string }),
        checkedAt: run.checked_at === null ? null : new Date(run.checked_at).toISOString(),
      });
    }
    wishes.progress(told.size + refused, runs.length + refused);
    // Whoever stops while papers are still being handed in has not seen the end of them.
    if (told.size === runs.length) return wishes.signal.aborted && runs.length + refused < wishes.files.length;
    if (wishes.signal.aborted) return true;
    await wait(LOOK_MS, undefined, { signal: wishes.signal }).catch(() => undefined);
  }
}
