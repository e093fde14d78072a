/**
 * Seal before show: a run's log is closed, its root is put into the commit log, and that is signed and flushed, before
 * anybody gets the report. A run that shows findings while it goes on is sealed several times, each time with all lines so far:
 * the last entry stands for the whole. What a loss of power or a killed process leaves behind is brought in at the next start: a log that
 * was not closed is cut after its last whole line, closed with a `recovered` event, and sealed.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { AuditEvent } from '../model/event.ts';
import { canonical } from '../text/canonical.ts';
import { type SignedCheckpoint, writeProof } from './checkpoint.ts';
import { addEntry, type CommitState, entryOf, readEntry, readState } from './commits.ts';
import { type Disk, putOver, realDisk } from './disk.ts';
import { keepSeen, lastSeen, makeNext, nextSigner, type Places, promoteNext, signerOf } from './keys.ts';
import { isAlive, locked, markOpen, type Owner, readOwner, thisProcess } from './lock.ts';
import { chance, type OpenLog, openLog } from './log.ts';
import { type Signer, strictText } from './note.ts';
import { inclusionProof, subtreesOf } from './proofs.ts';
import { hex, type LogHead } from './read-log.ts';
import { restore } from './restore.ts';
import { readTile, tiledSubtrees } from './tiles.ts';
import { steady } from './times.ts';
import type { RunSeal } from './verify-run.ts';

/** What an id may look like: it becomes the name of a folder. */
export const RUN_ID = /^[a-z0-9][A-Za-z0-9_-]{0,63}$/;

/** A new run's id: sorts by time, and cannot clash: `r_20260102T030405_1a2b3c4d`. `time`: ISO 8601. */
export const newRunId = (time: string): string => `r_${time.slice(0, 19).replace(/[-:]/g, '')}_${randomBytes(4).toString('hex')}`;
/** Names in the folder of logs that are no run. */
export const RESERVED: readonly string[] = ['commit'];

/** What sealing a run gives: the proof that its log is in the commit log. */
export interface Seal {
  /** The entry that stands for the run, canonical JSON. */
  readonly entry: string;
  readonly proof: string;
  readonly checkpoint: string;
  readonly vkey: string;
}

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
  const now = steady(options.now);
  const places: Places = { commit: join(folder, 'commit'), keys };
  const open = join(places.commit, 'open');

  /** Does `work` on the state of the commit log while nobody else writes. */
  const writing = <Result>(work: (state: CommitState, signer: Signer) => Result): Result => {
    try {
      disk.makeFolder(places.commit);
      return locked(places.commit, { disk, owner, alive }, () => {
        const signer = currentSigner(disk, places);
        const state = readState(disk, places.commit, [signer.verifier]);
        const seen = seenSize(disk, keys, signer.verifier.name);
        if (seen > state.size)
          throw new StetError(
            'log-broken',
            `The log in ${places.commit} holds ${state.size} entries, and ${seen} were seen before: it was put back from an older copy. Nothing was changed; see stet audit verify.`,
          );
        return work(state, signer);
      });
    } catch (thrown) {
      if (thrown instanceof StetError) throw thrown;
      throw new StetError('store-failed', `Cannot seal the log in ${folder}: ${messageOf(thrown)}. Nothing is shown that is not sealed.`, {
        cause: thrown,
      });
    }
  };
  const add = (state: CommitState, signer: Signer, value: unknown, signers: readonly Signer[] = [signer]): [Seal, SignedCheckpoint] => {
    const entry = canonical(value);
    const checkpoint = addEntry(disk, places.commit, state, Buffer.from(entry), signers);
    keepSeen(disk, keys, signer.verifier.name, checkpoint.note);
    const subtree = tiledSubtrees(checkpoint.size, (path) => disk.read(join(places.commit, path)));
    const proof = writeProof({
      index: state.size,
      path: inclusionProof(state.size, checkpoint.size, subtree),
      checkpoint: checkpoint.note,
    });
    return [{ entry, proof, checkpoint: checkpoint.note, vkey: signer.verifier.vkey }, checkpoint];
  };
  const sealed = (state: CommitState, signer: Signer, id: string, size: number, root: Uint8Array): Seal => {
    const [made] = add(state, signer, { h: id, root: hex(root), size, ts: now() });
    // A hint that saves a search; what it says is checked wherever it is used.
    putOver(disk, join(folder, id, 'seal.tlog-proof'), Buffer.from(made.proof), { durable: false });
    return made;
  };
  const seal = (id: string, size: number, root: Uint8Array): Seal => writing((state, signer) => sealed(state, signer, id, size, root));

  /**
   * Brings in every log whose writer is gone. Processes that start together see the same ones: each is brought in by one of them, under the
   * lock, and is found to be in by the others.
   */
  const recover = (): void => {
    for (const id of disk.list(open).filter((name) => RUN_ID.test(name))) {
      const bytes = disk.read(join(open, id));
      const writer = bytes === null ? null : readOwner(bytes);
      if (writer !== null && alive(writer)) continue;
      writing((state, signer) => {
        if (disk.read(join(open, id)) === null) return;
        const before = lastSeal(disk, folder, id);
        const found = restore(disk, join(folder, id), now, before, salt);
        if (found !== null && found.size !== before?.size) sealed(state, signer, id, found.size, found.root);
        // Hashes whose lines never reached the disk stand for nothing.
        if (found === null && before === null) disk.remove(join(folder, id));
        disk.remove(join(open, id));
      });
    }
  };
  try {
    recover();
  } catch (cause) {
    if (cause instanceof StetError) throw cause;
    throw new StetError('store-failed', `Cannot bring in what an earlier run left in ${folder}: ${messageOf(cause)}.`, { cause });
  }

  return {
    begin(id) {
      if (!RUN_ID.test(id) || RESERVED.includes(id)) throw new StetError('internal', `"${id}" cannot be the id of a run.`);
      let log: OpenLog | null = null;
      // Nothing lies on the disk before the first event: a run that says nothing leaves nothing.
      const opened = (): OpenLog => {
        if (log !== null) return log;
        try {
          markOpen(disk, open, id, owner);
          log = openLog(join(folder, id), now, disk, salt);
          return log;
        } catch (cause) {
          if (cause instanceof StetError) throw cause;
          const says = `Cannot write the log in ${folder}. Name another folder with --log-dir, or free the disk.`;
          throw new StetError('store-failed', says, { cause });
        }
      };
      let size = 0;
      return {
        append(event) {
          opened().append(event);
          size += 1;
        },
        seal() {
          size = opened().commit();
          seal(id, size, opened().sealedRoot());
        },
        close() {
          const head = opened().close();
          size = head.events;
          const made = seal(id, head.events, opened().sealedRoot());
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
    },
    idle: () => writing((state, signer) => add(state, signer, { idle: true, ts: now() })[1]),
    rotate: () =>
      writing((state, signer) => {
        const { name, vkey } = signer.verifier;
        const next = makeNext(disk, keys, name);
        add(state, signer, { key: next.verifier.vkey, prior: vkey, ts: now() }, [signer, next]);
        promoteNext(disk, keys, name);
        return next.verifier.vkey;
      }),
    erase(id, reason) {
      if (!RUN_ID.test(id) || lastSeal(disk, folder, id) === null)
        throw new StetError('not-found', `There is no sealed run ${id} in ${folder}.`);
      writing((state, signer) => add(state, signer, { erased: id, reason, ts: now() }));
      disk.remove(join(folder, id, 'events.jsonl'));
      disk.syncFolder(join(folder, id));
    },
  };
}

/** The key in use; one that was to follow and already signed the newest checkpoint has followed. */
function currentSigner(disk: Disk, places: Places): Signer {
  const signer = signerOf(disk, places);
  const next = nextSigner(disk, places.keys, signer.verifier.name);
  if (next === null) return signer;
  try {
    if (readState(disk, places.commit, [next.verifier]).checkpoint === null) return signer;
  } catch {
    return signer;
  }
  promoteNext(disk, places.keys, signer.verifier.name);
  return next;
}

function seenSize(disk: Disk, keys: string, name: string): number {
  const size = Number(lastSeen(disk, keys, name)?.split('\n')[1] ?? 0);
  return Number.isSafeInteger(size) ? size : 0;
}

/** What the newest seal of a run was made over; null when it was never sealed. */
function lastSeal(disk: Disk, folder: string, id: string): RunSeal | null {
  const found = entryOf(disk, join(folder, 'commit'), id);
  const entry = found === null ? null : readEntry(found.bytes);
  return entry?.size === undefined || entry.root === undefined ? null : { size: entry.size, root: entry.root };
}

/** Inclusion path of a line among the hashes of a log, hex. */
export const pathIn = (leaves: readonly Uint8Array[], index: number): readonly string[] =>
  inclusionProof(index, leaves.length, subtreesOf(leaves)).map(hex);
