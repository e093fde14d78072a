/**
 * What a stranger needs to check one run with nothing of ours: its lines, the entry that stands for it, the proof that leads
 * to a signed checkpoint, the public keys. docs/verify-by-hand.md says how, in SHA-256 and Ed25519 alone.
 */
import { join } from 'node:path';
import { StetError, whyUnread } from '../errors.ts';
import { writeProof } from './checkpoint.ts';
import { entriesIn, entryOf, newestNote, readEntry, subtreesIn } from './commits.ts';
import { type Disk, putOver, realDisk } from './disk.ts';
import { stepsIn } from './key-line.ts';
import { firstVkey } from './keys.ts';
import { strictText } from './note.ts';
import { consistencyProof, inclusionProof } from './proofs.ts';
import { hex, refuseChanged } from './read-log.ts';
import { readTile } from './tiles.ts';
import { pathIn, RUN_ID } from './trail.ts';

export interface RunProof {
  /** Canonical JSON {h, root, size, ts}. */
  readonly entry: string;
  /** tlog-proof under the newest checkpoint. */
  readonly proof: string;
  readonly index: number;
}

/** The newest checkpoint of a log folder, word for word. Throws StetError 'not-found' when nothing was sealed. */
export function newestCheckpoint(folder: string, disk: Disk = realDisk): { readonly note: string; readonly size: number } {
  const note = newestNote(disk, join(folder, 'commit'));
  if (note === null) throw new StetError('not-found', `Nothing was sealed in ${folder}.`);
  return { note, size: Number(note.split('\n')[1]) };
}

/** Proves that a run is in the commit log. Throws StetError 'not-found' for a run that was not sealed. */
export function proveRun(folder: string, id: string, disk: Disk = realDisk): RunProof {
  const commit = join(folder, 'commit');
  const found = RUN_ID.test(id) ? entryOf(disk, commit, id) : null;
  if (found === null) throw new StetError('not-found', `No sealed run ${id} in ${folder}; stet audit verify lists what is there.`);
  const { note, size } = newestCheckpoint(folder, disk);
  const path = inclusionProof(found.index, size, subtreesIn(disk, commit, size));
  return {
    entry: strictText(found.bytes) ?? '',
    proof: writeProof({ index: found.index, path, checkpoint: note }),
    index: found.index,
  };
}

/** The root that was sealed over the lines of a run, hex; null when it was never sealed. */
export function sealedRoot(folder: string, id: string, disk: Disk = realDisk): string | null {
  const commit = join(folder, 'commit');
  const found = RUN_ID.test(id) && newestNote(disk, commit) !== null ? entryOf(disk, commit, id) : null;
  return found === null ? null : (readEntry(found.bytes)?.root ?? null);
}

/** Proves that one line is in the log of a run: hashes (hex) from the line up. */
export function proveLine(folder: string, id: string, line: number, disk: Disk = realDisk): readonly string[] {
  const sealed = readEntry(Buffer.from(proveRun(folder, id, disk).entry));
  if (sealed?.size === undefined || line < 0 || line >= sealed.size || !Number.isInteger(line))
    throw new StetError('usage', `The log of ${id} has lines 0 to ${(sealed?.size ?? 0) - 1}.`);
  return pathIn(readTile(disk.read(join(folder, id, 'leaves')) ?? new Uint8Array(0), sealed.size), line);
}

/** Proves that the log of now continues the log of `from` entries: hashes (hex). */
export function proveGrowth(
  folder: string,
  from: number,
  disk: Disk = realDisk,
): { readonly from: number; readonly to: number; readonly hashes: readonly string[] } {
  const { size } = newestCheckpoint(folder, disk);
  if (!Number.isInteger(from) || from < 1 || from > size)
    throw new StetError('usage', `The log holds ${size} entries; name a size from 1 to that.`);
  return { from, to: size, hashes: consistencyProof(from, size, subtreesIn(disk, join(folder, 'commit'), size)).map(hex) };
}

const README = `What is in this folder

events.jsonl       the log of one run, one event a line
entry.json         the entry that stands for it in the commit log: id, number of lines, Merkle root over them (RFC 6962), time
proof.tlog-proof   path from that entry to a signed checkpoint (C2SP tlog-proof, tlog-checkpoint, signed-note)
vkey               public keys of the log, oldest first (C2SP signed-note, Ed25519)
key-1.json, …      where the log changed its key: the entry that says so, and in key-1.tlog-proof where it stands, under a checkpoint that
                   both keys signed

To check: 1. Hash each line without its line end as SHA-256(00 || line), and pair the hashes upwards as SHA-256(01 || left || right);
the root must be the one in entry.json. 2. Hash entry.json the same way and follow the path in proof.tlog-proof to the root in
the checkpoint. 3. Check the Ed25519 signature over the checkpoint's first three lines with a key in vkey, and see that the key
is the one you know from elsewhere, or that key-1.json and its kin lead to it from there. docs/verify-by-hand.md of the program goes through it with commands.
`;

/**
 * Writes the bundle of a run into a new folder. Throws StetError 'usage' when something is there already, 'log-broken' when its lines are
 * not those that were sealed: a stranger would be handed what cannot be borne out.
 */
export function exportRun(folder: string, id: string, out: string, disk: Disk = realDisk): readonly string[] {
  const { entry, proof } = proveRun(folder, id, disk);
  const log = disk.read(join(folder, id, 'events.jsonl'));
  if (log === null) throw new StetError('not-found', `The log of ${id} is gone; there is nothing to export but its proof.`);
  refuseChanged(id, log, readEntry(Buffer.from(entry))?.root);
  if (disk.list(out).length > 0) throw new StetError('usage', `${out} is not empty; name a new folder.`);
  const files = new Map<string, Uint8Array>([
    ['events.jsonl', log],
    ['entry.json', Buffer.from(entry)],
    ['proof.tlog-proof', Buffer.from(proof)],
    ['vkey', Buffer.from(`${keysOf(folder, disk).join('\n')}\n`)],
    ['README.txt', Buffer.from(README)],
    ...stepsIn(join(folder, 'commit'), newestCheckpoint(folder, disk).size, disk).flatMap((step, i): [string, Uint8Array][] => [
      [`key-${i + 1}.json`, Buffer.from(step.entry)],
      [`key-${i + 1}.tlog-proof`, Buffer.from(step.proof)],
    ]),
  ]);
  try {
    disk.makeFolder(out);
    for (const [name, bytes] of files) putOver(disk, join(out, name), bytes);
  } catch (thrown) {
    throw new StetError('usage', `${out} cannot be written: ${whyUnread(thrown)}.`, { cause: thrown });
  }
  return [...files.keys()];
}

/** Public keys of a log, oldest first, as its own entries name them. */
export function keysOf(folder: string, disk: Disk = realDisk): string[] {
  const commit = join(folder, 'commit');
  const first = firstVkey(disk, commit);
  const keys = first === null ? [] : [first.vkey];
  const { size } = newestCheckpoint(folder, disk);
  for (const bytes of entriesIn(disk, commit, size)) {
    const key = readEntry(bytes)?.key;
    if (key !== undefined) keys.push(key);
  }
  return keys;
}
