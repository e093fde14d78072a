/**
 * What goes into the queue of a batch from the command line: its papers as they lie there now, what each is checked with, and whether a batch
 * of the same folder that was broken off is still one of these papers.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { messageOf, StetError } from '../errors.ts';
import { mediaTypeOf } from '../index.ts';
import type { Mark, Report } from '../model/report.ts';
import { batchById, cancelBatch, createBatch, listBatches, type RefusedFile, type StoredBatch } from '../store/desk/batches.ts';
import { createRun, listRuns, type StoredRun } from '../store/desk/runs.ts';
import { bytesOf, type Handed } from './packed/bundle.ts';
import type { Place } from './place.ts';

/** A paper with what belongs to it; its name is unique in the batch. */
export type BatchFile = Handed;

/** One paper that ended: its report, or why there is none. */
export interface BatchPaper {
  readonly name: string;
  readonly state: 'done' | 'failed' | 'cancelled' | 'refused';
  readonly report: Report | null;
  readonly error: { readonly code: string; readonly detail: string } | null;
  /** When it was checked, where that was in an earlier batch and nothing has changed since; ISO 8601. */
  readonly checkedAt: string | null;
  /** What people decided at the desk about what the report holds. */
  readonly marks: ReadonlyMap<string, Mark>;
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
  /** Check every paper, also those in which nothing has changed since an earlier batch. */
  readonly anew?: boolean;
  readonly signal: AbortSignal;
  /** Called with each paper as it ends, once in all even when the batch was broken off and taken up again. */
  readonly paper: (paper: BatchPaper) => void;
  readonly progress: (done: number, total: number) => void;
  readonly trouble?: (what: string) => void;
  /** How long the queue may give no answer before the batch ends, in milliseconds. Default half a minute. */
  readonly patience?: number;
}

const OWNER = 'local';
const HEAD = 65_536;

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

/** What every paper of a batch is checked with, as a run keeps it. */
export interface Made {
  readonly sources: string;
  readonly options: string;
}

export async function madeOf(place: Place, wishes: BatchWishes): Promise<Made> {
  const { layers, anew } = wishes;
  const options = { ...(layers === undefined ? {} : { layers }), ...(anew === true ? { anew } : {}) };
  return { sources: JSON.stringify(await keptSources(place, wishes)), options: JSON.stringify(options) };
}

/**
 * The batch of the folder that has not ended, with its runs by name, or a new one. One whose papers are no longer those of the folder, or were
 * to be checked otherwise, is stopped: what came of it is told of texts that are not there, and the new one takes over what did not change.
 */
export async function taken(
  place: Place,
  wishes: BatchWishes,
  made: Made,
): Promise<{ readonly batch: StoredBatch; readonly known: ReadonlyMap<string, StoredRun> }> {
  const open = await openBatch(place, wishes.name);
  if (open !== null) {
    const known = new Map((await runsOf(place, open.id)).map((run) => [run.name, run]));
    const other = await changedSince(place, known, made, wishes);
    if (other === null) return { batch: open, known };
    wishes.trouble?.(`${other} since this batch was begun; it is begun anew, with what was checked and has not changed`);
    await cancelBatch(place.desk, open.id);
  }
  return { batch: await createBatch(place.desk, { owner: OWNER, name: wishes.name, anonymous: false }), known: new Map() };
}

/** What has changed since these runs were made, in words; null when nothing has. */
async function changedSince(
  { files }: Place,
  known: ReadonlyMap<string, StoredRun>,
  { sources, options }: Made,
  wishes: BatchWishes,
): Promise<string | null> {
  const papers = new Map(wishes.files.map((file) => [file.name, file]));
  for (const [name, run] of known) {
    if (wishes.signal.aborted) return null;
    const file = papers.get(name);
    if (file === undefined) return `${name} is gone`;
    if (run.sources !== sources) return 'the texts of cited works have changed';
    if (run.options !== options) return 'what is to be checked has changed';
    const hash = await files.put(bytesOf(file), settingsLimit).then(
      (kept) => kept.hash,
      (thrown: unknown) => {
        if (thrown instanceof StetError && thrown.code === 'store-failed') throw thrown;
        return null;
      },
    );
    if (hash !== run.input) return `${name} has changed`;
  }
  return null;
}

const runsOf = ({ desk }: Place, batch: string): Promise<StoredRun[]> => listRuns(desk.db, { owner: null, batch, limit: 1_000_000 });

/** Puts what is not there yet into the store and the queue; gives the files that are no documents. */
export async function enqueue(
  place: Place,
  batch: StoredBatch,
  known: ReadonlyMap<string, StoredRun>,
  made: Made,
  wishes: BatchWishes,
  nudge: () => void,
): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
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
      wishes.paper({ name, state: 'refused', report: null, error, checkedAt: null, marks: new Map() });
      continue;
    }
    const now = await place.desk.now();
    // What the store refuses is no fault of the paper.
    await place.desk
      .whole((db) => createRun(db, now, { owner: OWNER, name, kind: 'document', ...handed, ...made, batch: batch.id }))
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
