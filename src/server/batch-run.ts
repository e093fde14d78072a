/**
 * A batch from the command line, by the same queue, workers and store as the server's: what was begun and killed goes on where it
 * stopped, nothing is checked twice, and `stet serve` on the same data folder shows it. A batch of the same folder that has not
 * ended is taken up again; one that has is begun anew.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, StetError } from '../errors.ts';
import { mediaTypeOf } from '../index.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../settings/index.ts';
import { batchById, createBatch, keepRefused, listBatches, type RefusedFile, type StoredBatch } from '../store/desk/batches.ts';
import { releaseWorker } from '../store/desk/jobs.ts';
import { createRun, hasEnded, listRuns, type StoredRun } from '../store/desk/runs.ts';
import { holdAlone } from './alone.ts';
import { bytesOf, type Handed } from './packed/bundle.ts';
import { openPlace, type Place, withSharedIndexes } from './place.ts';
import { supervise } from './supervisor.ts';

/** A paper with what belongs to it; its name is unique in the batch. */
export type BatchFile = Handed;

/** One paper that ended: its report, or why there is none. */
export interface BatchPaper {
  readonly name: string;
  readonly state: 'done' | 'failed' | 'cancelled' | 'refused';
  readonly report: Report | null;
  readonly error: { readonly code: string; readonly detail: string } | null;
}

export interface BatchWishes {
  /** What names the batch: the folder. */
  readonly name: string;
  readonly files: readonly BatchFile[];
  /** What was found beside them and cannot be handed in: it is kept with the batch, so that whoever opens that is told. */
  readonly refused?: readonly RefusedFile[];
  /** Texts of cited works, for every paper. */
  readonly sources?: readonly BatchFile[];
  /** What is checked; everything that can be when not said. */
  readonly layers?: readonly string[];
  readonly signal: AbortSignal;
  /** Called with each paper as it ends, once in all even when the batch was broken off and taken up again. */
  readonly paper: (paper: BatchPaper) => void;
  readonly progress: (done: number, total: number) => void;
  readonly trouble?: (what: string) => void;
  /** How long the queue may give no answer before the batch ends, in milliseconds. Default half a minute. */
  readonly patience?: number;
}

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
const OWNER = 'local';
const HEAD = 65_536;

/** Checks every file. Throws StetError when the store or the workers cannot be opened. */
export async function runBatch(settings: Settings, wishes: BatchWishes): Promise<BatchEnd> {
  const place = await openPlace(settings);
  let free: () => void = () => undefined;
  try {
    await place.desk.migrate();
    if (place.desk.kind === 'sqlite') {
      free = holdAlone(settings.dataDir);
      await releaseWorker(place.desk, null, false);
    }
    const batch =
      (await openBatch(place, wishes.name)) ?? (await createBatch(place.desk, { owner: OWNER, name: wishes.name, anonymous: false }));
    const known = new Map((await runsOf(place, batch.id)).map((run) => [run.name, run]));
    const before = [...known.values()].filter(({ state }) => hasEnded(state)).length;
    const queue = silence(wishes.patience ?? PATIENCE_MS);
    const supervisor = await supervise({
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
      const refused = await enqueue(place, batch, known, wishes, () => supervisor.nudge());
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

/** The latest batch of this name, when something in it has not ended. */
async function openBatch({ desk }: Place, name: string): Promise<StoredBatch | null> {
  for (const batch of await listBatches(desk.db, { owner: OWNER, limit: 200 })) {
    if (batch.name !== name) continue;
    const open = await desk.db
      .selectFrom('desk_runs')
      .select('id')
      .where('batch', '=', batch.id)
      .where('state', 'in', ['queued', 'running'])
      .limit(1)
      .executeTakeFirst();
    return open === undefined ? null : await batchById(desk.db, batch.id);
  }
  return null;
}

const runsOf = ({ desk }: Place, batch: string): Promise<StoredRun[]> => listRuns(desk.db, { owner: null, batch, limit: 1_000_000 });

/** Puts what is not there yet into the store and the queue; gives the files that are no documents. */
async function enqueue(
  place: Place,
  batch: StoredBatch,
  known: ReadonlyMap<string, StoredRun>,
  wishes: BatchWishes,
  nudge: () => void,
): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  const sources = JSON.stringify(await keptSources(place, wishes));
  const options = JSON.stringify(wishes.layers === undefined ? {} : { layers: wishes.layers });
  for (const file of wishes.files) {
    const { name, path } = file;
    if (wishes.signal.aborted) break;
    if (known.has(name)) continue;
    let handed: { readonly mediaType: string; readonly input: string };
    try {
      const mediaType = mediaTypeOf(await headOf(name, path), { name });
      handed = { mediaType, input: (await place.files.put(bytesOf(file), settingsLimit)).hash };
    } catch (thrown) {
      if (thrown instanceof StetError && thrown.code === 'store-failed') throw thrown;
      const error = { code: thrown instanceof StetError ? thrown.code : 'unreadable-input', detail: messageOf(thrown) };
      refused.push({ name, ...error });
      wishes.paper({ name, state: 'refused', report: null, error });
      continue;
    }
    const now = await place.desk.now();
    // What the store refuses is no fault of the paper.
    await place.desk
      .whole((db) => createRun(db, now, { owner: OWNER, name, kind: 'document', ...handed, sources, options, batch: batch.id }))
      .catch((thrown: unknown) => {
        throw new StetError('store-failed', `${name} could not be put into the queue: ${messageOf(thrown)}`, { cause: thrown });
      });
    nudge();
  }
  return refused;
}

/** Puts the texts of cited works into the store; one that is no document is told and left out. */
async function keptSources(place: Place, { sources = [], trouble, signal }: BatchWishes): Promise<unknown[]> {
  const kept: { name: string; hash: string; mediaType: string }[] = [];
  for (const { name, path } of sources) {
    if (signal.aborted) break;
    try {
      const mediaType = mediaTypeOf(await headOf(name, path), { name });
      kept.push({ name, hash: (await place.files.put(createReadStream(path), settingsLimit)).hash, mediaType });
    } catch (thrown) {
      if (thrown instanceof StetError && thrown.code === 'store-failed') throw thrown;
      trouble?.(`this source is left out: ${messageOf(thrown)}`);
    }
  }
  if (kept.length === 0 && sources.length > 0 && !signal.aborted)
    throw new StetError('unreadable-input', 'No source could be read; look at the files that --sources names.');
  return kept;
}

/** The reader has the limit that counts; this one keeps a disk image out of the store. */
const settingsLimit = 512 * 1024 * 1024;

async function headOf(name: string, path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    if (bytesRead === 0) throw new StetError('empty-input', `${name}: the file is empty; check that it was saved or downloaded whole.`);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Tells papers as they end, until all have or a person wants to stop; `tooLong` throws where no more will. */
async function follow(place: Place, batch: StoredBatch, wishes: BatchWishes, refused: number, tooLong: () => void): Promise<boolean> {
  const told = new Set<string>();
  for (;;) {
    tooLong();
    const runs = await place.desk.db
      .selectFrom('desk_runs')
      .select(['id', 'name', 'state', 'report', 'error', 'finished_at'])
      .where('batch', '=', batch.id)
      .execute();
    const ended = runs
      .filter(({ id, state }) => hasEnded(state) && !told.has(id))
      .sort((a, b) => (a.finished_at ?? 0) - (b.finished_at ?? 0));
    for (const run of ended) {
      told.add(run.id);
      const bytes = run.report === null ? null : await place.files.get(run.report);
      wishes.paper({
        name: run.name,
        state: run.state === 'done' ? 'done' : run.state === 'cancelled' ? 'cancelled' : 'failed',
        report: bytes === null ? null : (JSON.parse(Buffer.from(bytes).toString('utf8')) as Report),
        error: run.error === null ? null : (JSON.parse(run.error) as { code: string; detail: string }),
      });
    }
    wishes.progress(told.size + refused, runs.length + refused);
    // Whoever stops while papers are still being handed in has not seen the end of them.
    if (told.size === runs.length) return wishes.signal.aborted && runs.length + refused < wishes.files.length;
    if (wishes.signal.aborted) return true;
    await wait(LOOK_MS, undefined, { signal: wishes.signal }).catch(() => undefined);
  }
}
