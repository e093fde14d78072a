/**
 * Seal before show: a run's log is closed, its root is put into the commit log, and that is signed and flushed, before
 * anybody gets the report. A run that shows findings while it goes on is sealed several times, each time with all lines so far:
 * the last entry stands for the whole. What a loss of power or a killed process leaves behind is brought in at the next start: a log that
 * was not closed is cut after its last whole line, closed with a `recovered` event, and sealed.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import type { AuditEvent } from '../model/event.ts';
import type { SignedCheckpoint } from './checkpoint.ts';
import { type Disk, realDisk } from './disk.ts';
import { makeNext, promoteNext } from './keys.ts';
import { isAlive, markOpen, type Owner, readOwner, thisProcess } from './lock.ts';
import { chance, type OpenLog, openLog } from './log.ts';
import { strictText } from './note.ts';
import { inclusionProof, subtreesOf } from './proofs.ts';
import { hex, type LogHead } from './read-log.ts';
import { restore } from './restore.ts';
import { commitsOf, lastSeal, type Seal, type SealingPlaces, sealing } from './sealing.ts';
import { readTile } from './tiles.ts';
import { steady } from './times.ts';

/** What an id may look like: it becomes the name of a folder. */
export const RUN_ID = /^[a-z0-9][A-Za-z0-9_-]{0,63}$/;

/** A new run's id: sorts by time, and cannot clash: `r_20260102T030405_1a2b3c4d`. `time`: ISO 8601. */
export const newRunId = (time: string): string => `r_${time.slice(0, 19).replace(/[-:]/g, '')}_${randomBytes(4).toString('hex')}`;
/** Names in the folder of logs that are no run. */
export const RESERVED: readonly string[] = ['commit'];

/** A run's log that seals itself when it is closed. */
export interface SealingLog {
  append(event: AuditEvent): void;
  /** Commits to the lines so far and seals them, so that what they decided may be shown while the run goes on. Throws as `close`. */
  seal(): void;
  /** Closes and seals. Throws StetError 'store-failed' or 'log-broken' when that did not succeed: then nothing may be shown. */
  close(): LogHead & Seal;
  /** After `close`: inclusion path of a line in the log, hex. */
  pathOf(index: number): readonly string[];
  /** After `close`: a line of the log, without its line end. */
  lineAt(index: number): string;
  /** How many lines there are. */
  readonly size: number;
}

export interface Trail {
  /** Begins the log of one run. */
  begin(id: string): SealingLog;
  /** Adds an entry that stands for no run, so that a gap would show. */
  idle(): SignedCheckpoint;
  /** Lets a new key follow the present one. Gives its public half. */
  rotate(): string;
  /** Destroys the lines of a run and logs that, with a reason; their hashes and proofs stay. */
  erase(id: string, reason: string): void;
}

export interface TrailOptions {
  /** Folder of the logs: each run's in a folder of its own, the commit log in `commit`. */
  readonly folder: string;
  /** Folder of signing keys, outside `folder`. */
  readonly keys: string;
  readonly now: () => string;
  readonly disk?: Disk;
  /** Chance for each line. Default: of this machine. */
  readonly salt?: () => string;
  readonly owner?: Owner;
  readonly alive?: (owner: Owner) => boolean;
}

/** Opens the trail of an installation and brings in what an earlier process left behind. */
export function openTrail(options: TrailOptions): Trail {
  const { folder, keys, disk = realDisk, salt = chance, owner = thisProcess(), alive = isAlive } = options;
  const places: TrailPlaces = { folder, keys, disk, salt, owner, alive, now: steady(options.now), open: join(commitsOf(folder), 'open') };
  recover(places);
  return {
    begin(id) {
      if (!RUN_ID.test(id) || RESERVED.includes(id)) throw new StetError('internal', `"${id}" cannot be the id of a run.`);
      return runLog(places, id);
    },
    idle: () => sealing(places, ({ add }) => add({ idle: true, ts: places.now() })[1]),
    rotate: () =>
      sealing(places, ({ signer, add }) => {
        const { name, vkey } = signer.verifier;
        const next = makeNext(disk, keys, name);
        add({ key: next.verifier.vkey, prior: vkey, ts: places.now() }, [signer, next]);
        promoteNext(disk, keys, name);
        return next.verifier.vkey;
      }),
    erase(id, reason) {
      if (!RUN_ID.test(id) || lastSeal(disk, folder, id) === null)
        throw new StetError('not-found', `There is no sealed run ${id} in ${folder}.`);
      sealing(places, ({ add }) => add({ erased: id, reason, ts: places.now() }));
      disk.remove(join(folder, id, 'events.jsonl'));
      disk.syncFolder(join(folder, id));
    },
  };
}

interface TrailPlaces extends SealingPlaces {
  readonly salt: () => string;
  /** Folder of the marks of runs that are being written. */
  readonly open: string;
}

/**
 * Brings in every log whose writer is gone. Processes that start together see the same ones: each is brought in by one of them, under the
 * lock, and is found to be in by the others.
 */
function recover(places: TrailPlaces): void {
  const { folder, disk, open, alive } = places;
  try {
    for (const id of disk.list(open).filter((name) => RUN_ID.test(name))) {
      const bytes = disk.read(join(open, id));
      const writer = bytes === null ? null : readOwner(bytes);
      if (writer === null || !alive(writer)) recoverRun(places, id);
    }
  } catch (cause) {
    if (cause instanceof StetError) throw cause;
    throw new StetError('store-failed', `Cannot bring in what an earlier run left in ${folder}: ${messageOf(cause)}.`, { cause });
  }
}

function recoverRun(places: TrailPlaces, id: string): void {
  const { folder, disk, open, now, salt } = places;
  sealing(places, (log) => {
    if (disk.read(join(open, id)) === null) return;
    const before = lastSeal(disk, folder, id);
    const found = restore(disk, join(folder, id), now, before, salt);
    if (found !== null && found.size !== before?.size) log.run(id, found.size, found.root);
    // Hashes whose lines never reached the disk stand for nothing.
    if (found === null && before === null) disk.remove(join(folder, id));
    disk.remove(join(open, id));
  });
}

/** The log of one run. Nothing lies on the disk before the first event: a run that says nothing leaves nothing. */
function runLog(places: TrailPlaces, id: string): SealingLog {
  const { folder, disk, open } = places;
  let log: OpenLog | null = null;
  let size = 0;
  const opened = (): OpenLog => {
    log ??= begun(places, id);
    return log;
  };
  const seal = (): Seal => sealing(places, ({ run }) => run(id, size, opened().sealedRoot()));
  return {
    append(event) {
      opened().append(event);
      size += 1;
    },
    seal() {
      size = opened().commit();
      seal();
    },
    close() {
      const head = opened().close();
      size = head.events;
      const made = seal();
      try {
        disk.remove(join(open, id));
      } catch {
        // It is sealed; the mark is taken away at the next start.
      }
      return { ...head, ...made };
    },
    pathOf(index) {
      const leaves = readTile(disk.read(join(folder, id, 'leaves')) ?? new Uint8Array(0), size);
      return pathIn(leaves, index);
    },
    lineAt: (index) => (strictText(disk.read(join(folder, id, 'events.jsonl')) ?? new Uint8Array(0)) ?? '').split('\n')[index] ?? '',
    get size() {
      return size;
    },
  };
}

function begun({ folder, disk, open, owner, now, salt }: TrailPlaces, id: string): OpenLog {
  try {
    markOpen(disk, open, id, owner);
    return openLog(join(folder, id), now, disk, salt);
  } catch (cause) {
    if (cause instanceof StetError) throw cause;
    const says = `Cannot write the log in ${folder}: ${whyUnread(cause)}. Name another folder with --log-dir, or free the disk.`;
    throw new StetError('store-failed', says, { cause });
  }
}

/** Inclusion path of a line among the hashes of a log, hex. */
export const pathIn = (leaves: readonly Uint8Array[], index: number): readonly string[] =>
  inclusionProof(index, leaves.length, subtreesOf(leaves)).map(hex);
