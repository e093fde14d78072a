/**
 * The commit log of an installation, written by one process at a time: whoever holds its lock reads its state, adds an entry, signs it
 * and keeps what was seen, so that an older copy put back in its place is noticed before anything is added to it.
 */
import { join } from 'node:path';
import { StetError, whyUnread } from '../errors.ts';
import { canonical } from '../text/canonical.ts';
import { type SignedCheckpoint, writeProof } from './checkpoint.ts';
import { addEntry, type CommitState, entryOf, readEntry, readState } from './commits.ts';
import { type Disk, putOver } from './disk.ts';
import { keepSeen, lastSeen, nextSigner, type Places, promoteNext, signerOf } from './keys.ts';
import { locked, type Owner } from './lock.ts';
import type { Signer } from './note.ts';
import { inclusionProof } from './proofs.ts';
import { hex } from './read-log.ts';
import { tiledSubtrees } from './tiles.ts';
import type { RunSeal } from './verify-run.ts';

/** What sealing a run gives: the proof that its log is in the commit log. */
export interface Seal {
  /** The entry that stands for the run, canonical JSON. */
  readonly entry: string;
  readonly proof: string;
  readonly checkpoint: string;
  readonly vkey: string;
}

/** Where an installation keeps its logs and keys, and by whom they are written. */
export interface SealingPlaces {
  readonly folder: string;
  readonly keys: string;
  readonly disk: Disk;
  readonly now: () => string;
  readonly owner: Owner;
  readonly alive: (owner: Owner) => boolean;
}

/** The commit log while nobody else writes it. */
export interface Sealing {
  /** The key in use. */
  readonly signer: Signer;
  /** Adds an entry, signed by the key in use or by those named; gives its seal and the checkpoint that covers it. */
  add(value: unknown, signers?: readonly Signer[]): readonly [Seal, SignedCheckpoint];
  /** Adds the entry that stands for a run of so many lines, and leaves its proof beside the run. */
  run(id: string, size: number, root: Uint8Array): Seal;
}

/** Folder of the commit log among the logs. */
export const commitsOf = (folder: string): string => join(folder, 'commit');

/**
 * Does `work` on the commit log under its lock. Throws StetError 'log-broken' when the log holds fewer entries than were seen before,
 * 'store-failed' when it cannot be written.
 */
export function sealing<Result>(places: SealingPlaces, work: (sealing: Sealing) => Result): Result {
  const { folder, keys, disk, owner, alive } = places;
  const commit = commitsOf(folder);
  try {
    disk.makeFolder(commit);
    return locked(commit, { disk, owner, alive }, () => {
      const signer = currentSigner(disk, { commit, keys });
      const state = readState(disk, commit, [signer.verifier]);
      const seen = seenSize(disk, keys, signer.verifier.name);
      if (seen > state.size)
        throw new StetError(
          'log-broken',
          `The log in ${commit} holds ${state.size} entries, and ${seen} were seen before: it was put back from an older copy. Nothing was changed; see stet audit verify.`,
        );
      return work(underLock(places, state, signer));
    });
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('store-failed', `Cannot seal the log in ${folder}: ${whyUnread(thrown)}. Nothing is shown that is not sealed.`, {
      cause: thrown,
    });
  }
}

function underLock({ folder, keys, disk, now }: SealingPlaces, state: CommitState, signer: Signer): Sealing {
  const commit = commitsOf(folder);
  const add: Sealing['add'] = (value, signers = [signer]) => {
    const entry = canonical(value);
    const checkpoint = addEntry(disk, commit, state, Buffer.from(entry), signers);
    keepSeen(disk, keys, signer.verifier.name, checkpoint.note);
    const subtree = tiledSubtrees(checkpoint.size, (path) => disk.read(join(commit, path)));
    const proof = writeProof({
      index: state.size,
      path: inclusionProof(state.size, checkpoint.size, subtree),
      checkpoint: checkpoint.note,
    });
    return [{ entry, proof, checkpoint: checkpoint.note, vkey: signer.verifier.vkey }, checkpoint];
  };
  return {
    signer,
    add,
    run(id, size, root) {
      const [made] = add({ h: id, root: hex(root), size, ts: now() });
      // A hint that saves a search; what it says is checked wherever it is used.
      putOver(disk, join(folder, id, 'seal.tlog-proof'), Buffer.from(made.proof), { durable: false });
      return made;
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
export function lastSeal(disk: Disk, folder: string, id: string): RunSeal | null {
  const found = entryOf(disk, join(folder, 'commit'), id);
  const entry = found === null ? null : readEntry(found.bytes);
  return entry?.size === undefined || entry.root === undefined ? null : { size: entry.size, root: entry.root };
}
