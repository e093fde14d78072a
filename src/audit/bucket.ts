/**
 * The commit log in a bucket that forgets nothing (S3 Object Lock): what was put there can be neither changed nor deleted before its
 * time, so the largest checkpoint in it binds whoever holds the key. Only the commit log goes there: hashes, sizes, times. Such a
 * store may still take a newer version of an object or hide it behind a delete mark; so it is read by the list of versions, and the
 * oldest of each counts.
 */
import { join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { LockedStore, LockedVersion } from '../model/ports.ts';
import { newestCheckpoint } from './bundle.ts';
import { readCheckpoint, strictSize } from './checkpoint.ts';
import { subtreesIn } from './commits.ts';
import { type Disk, realDisk } from './disk.ts';
import { sameHash } from './merkle.ts';
import { strictText } from './note.ts';
import { rootAt } from './proofs.ts';
import { bundlePath, tilePath, tilesOf } from './tiles.ts';
import type { Anchor } from './verify-report.ts';
import type { Finding } from './verify-run.ts';

const CHECKPOINTS = 'checkpoints/';

export interface Mirrored {
  /** Entries under the checkpoint that now lies in the bucket. */
  readonly size: number;
  /** Objects that were written now. */
  readonly written: number;
}

/** Files of a log of this size, the checkpoint last: whoever finds it finds what it stands on. */
function filesOf(size: number): string[] {
  const tiles = [...tilesOf(size)];
  const entries = tiles.filter(({ level }) => level === 0).map(({ n, width }) => bundlePath(n, width));
  return [...entries, ...tiles.map(({ level, n, width }) => tilePath(level, n, width)), 'vkey', `${CHECKPOINTS}${size}`];
}

/** The oldest version of each object: the one that was locked first. */
function firstVersions(all: readonly LockedVersion[]): Map<string, LockedVersion> {
  const first = new Map<string, LockedVersion>();
  for (const one of all) if (!one.hides && !first.has(one.key)) first.set(one.key, one);
  return first;
}

/**
 * Puts what the bucket does not hold yet of the newest state of the log there, locked for so many days. What it holds is compared,
 * not trusted. Throws StetError 'log-broken' when the bucket holds something else, 'store-failed' when it cannot be written.
 */
export async function mirror(folder: string, store: LockedStore, days: number, now: string, disk: Disk = realDisk): Promise<Mirrored> {
  const { size } = newestCheckpoint(folder, disk);
  const until = new Date(Date.parse(now) + days * 86_400_000).toISOString();
  let written = 0;
  try {
    const held = firstVersions(await store.versions(''));
    await continued(folder, store, held, size, disk);
    for (const path of filesOf(size)) {
      const bytes = disk.read(join(folder, 'commit', path));
      if (bytes === null) throw new StetError('log-broken', `The file ${path} of the commit log is missing; see stet audit verify.`);
      const before = held.get(path);
      // A full tile under its name never changes, so one that was put there before is the same unless somebody changed it here.
      if (before === undefined && (await store.put(path, bytes, until)) === 'put') written += 1;
      else if (before === undefined || path.startsWith(CHECKPOINTS) || path === 'vkey') await sameThere(store, path, bytes);
    }
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError(
      'store-failed',
      `The log could not be put into ${store.place}: ${messageOf(thrown)}. It is whole here; try again.`,
      {
        cause: thrown,
      },
    );
  }
  return { size, written };
}

/** The largest checkpoint among the objects of a bucket. */
function largestOf(first: ReadonlyMap<string, LockedVersion>): { readonly size: number; readonly at: LockedVersion } | null {
  let largest: { readonly size: number; readonly at: LockedVersion } | null = null;
  for (const [key, at] of first) {
    const size = key.startsWith(CHECKPOINTS) ? strictSize(key.slice(CHECKPOINTS.length)) : null;
    if (size !== null && size > (largest?.size ?? -1)) largest = { size, at };
  }
  return largest;
}

/** Sees that this log continues what the bucket holds: an older state put back, or another history, is not laid beside it. */
async function continued(
  folder: string,
  store: LockedStore,
  held: ReadonlyMap<string, LockedVersion>,
  size: number,
  disk: Disk,
): Promise<void> {
  const largest = largestOf(held);
  if (largest === null) return;
  const note = strictText(await store.read(largest.at.key, largest.at.version)) ?? '';
  const kept = readCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1));
  if (kept.size > size)
    throw new StetError('log-broken', `${store.place} holds ${kept.size} entries, and this log ${size}: an older state was put back.`);
  if (!sameHash(rootAt(kept.size, subtreesIn(disk, join(folder, 'commit'), size)), kept.root))
    throw new StetError('log-broken', `${store.place} holds another history than this log: at ${kept.size} entries it had another root.`);
}

async function sameThere(store: LockedStore, path: string, bytes: Uint8Array): Promise<void> {
  const first = firstVersions(await store.versions(path)).get(path);
  const there = first === undefined ? null : await store.read(path, first.version);
  if (there === null || Buffer.compare(there, bytes) !== 0)
    throw new StetError('log-broken', `${store.place} holds another ${path} than this log: it was rewritten, or another log lies there.`);
}

/**
 * What a bucket can anchor: the largest checkpoint that was ever put there, and what was done behind its back: objects put over
 * others, or hidden. Throws whatever the store throws when it cannot be asked.
 */
export async function anchorsInBucket(
  store: LockedStore,
): Promise<{ readonly anchors: readonly Anchor[]; readonly findings: readonly Finding[] }> {
  const all = await store.versions('');
  const findings: Finding[] = [];
  const tell = (key: string, says: string): void => void findings.push({ kind: 'unclear', where: `${store.place} ${key}`, says });
  const first = firstVersions(all);
  for (const one of all) {
    if (one.hides) tell(one.key, `Somebody tried to delete it (${one.at}); the locked version is still there and was read.`);
    else if (first.get(one.key) !== one && !(await sameVersions(store, first.get(one.key), one)))
      tell(one.key, `Another version was put over it (${one.at}); the first, which is locked, was read.`);
  }
  const largest = largestOf(first)?.at ?? null;
  if (largest === null) return { anchors: [], findings };
  const note = strictText(await store.read(largest.key, largest.version)) ?? '';
  return { anchors: [{ from: `${store.place} ${largest.key}`, vkey: null, note }], findings };
}

/** A store that does not refuse a second object of one name keeps the same bytes twice; that is nobody's doing. */
async function sameVersions(store: LockedStore, one: LockedVersion | undefined, other: LockedVersion): Promise<boolean> {
  if (one === undefined) return false;
  const [a, b] = [await store.read(one.key, one.version), await store.read(other.key, other.version)];
  return Buffer.compare(a, b) === 0;
}
