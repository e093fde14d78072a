/**
 * The commit log of an installation: one entry for each sealed run, in tiles that any tool reads, under one signed checkpoint.
 * Written in this order: bundle of entries, tiles, the checkpoint under its size (a link that fails when another holds it:
 * two checkpoints of one size are never signed), the checkpoint's present name. Only then is anything shown.
 * Whoever writes holds the lock. Whatever lies beyond the last checkpoint was never shown, and is written over.
 */
import { join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import { canonical } from '../text/canonical.ts';
import { openCheckpoint, type SignedCheckpoint, signCheckpoint, strictSize } from './checkpoint.ts';
import { type Disk, putNew, putOver } from './disk.ts';
import { leafHash, nodeHash, sameHash } from './merkle.ts';
import { type Signer, strictText, type Verifier } from './note.ts';
import { rootAt, type Subtree } from './proofs.ts';
import { bundlePath, levelSize, readBundle, tiledSubtrees, tilePath, WIDTH, widthOf, writeBundle } from './tiles.ts';

const broken = (why: string): StetError => new StetError('log-broken', `${why} Nothing was changed; see stet audit verify.`);

/** Reads a file of the commit log as text; null when it is not there. */
export function noteAt(disk: Disk, commit: string, name: string): string | null {
  const bytes = disk.read(join(commit, name));
  return bytes === null ? null : (strictText(bytes) ?? '');
}

/**
 * The note of the newest checkpoint: the one under the present name, or a later one under its size, which a loss of power can
 * leave behind. Null when nothing was sealed yet.
 */
export function newestNote(disk: Disk, commit: string): string | null {
  let note = noteAt(disk, commit, 'checkpoint');
  let size = note === null ? 0 : Number(note.split('\n')[1]);
  if (!Number.isSafeInteger(size)) return note;
  for (;;) {
    const next = noteAt(disk, commit, `checkpoints/${size + 1}`);
    if (next === null) return note;
    note = next;
    size += 1;
  }
}

/** The state of a commit log that a writer builds on. */
export interface CommitState {
  /** Null when nothing was sealed yet. */
  readonly checkpoint: SignedCheckpoint | null;
  readonly size: number;
  readonly subtree: Subtree;
}

/** Subtree hashes out of the files of a commit log. */
export const subtreesIn = (disk: Disk, commit: string, size: number): Subtree =>
  tiledSubtrees(size, (path) => disk.read(join(commit, path)));

/** Opens the newest checkpoint and sees that the tiles bear it out. Throws StetError 'log-broken'. */
export function readState(disk: Disk, commit: string, known: readonly Verifier[]): CommitState {
  const note = newestNote(disk, commit);
  if (note === null) return { checkpoint: null, size: 0, subtree: subtreesIn(disk, commit, 0) };
  let checkpoint: SignedCheckpoint;
  try {
    checkpoint = openCheckpoint(note, known);
  } catch (thrown) {
    throw broken(`The checkpoint in ${commit} cannot be relied on: ${messageOf(thrown)}`);
  }
  const subtree = subtreesIn(disk, commit, checkpoint.size);
  let root: Uint8Array;
  try {
    root = rootAt(checkpoint.size, subtree);
  } catch (thrown) {
    throw broken(`The commit log in ${commit} is not whole: ${messageOf(thrown)}`);
  }
  if (!sameHash(root, checkpoint.root)) throw broken(`The tiles in ${commit} do not give the root in the checkpoint.`);
  return { checkpoint, size: checkpoint.size, subtree };
}

/** Adds one entry and signs the log with it. The caller holds the lock and hands in the state that it read. */
export function addEntry(disk: Disk, commit: string, state: CommitState, entry: Uint8Array, signers: readonly Signer[]): SignedCheckpoint {
  const [signer] = signers;
  if (signer === undefined) throw new RangeError('A checkpoint needs a key.');
  const { size } = state;
  const at = size % WIDTH;
  const bundle = Math.floor(size / WIDTH);
  const before = at === 0 ? [] : readBundle(disk.read(join(commit, bundlePath(bundle, at))) ?? new Uint8Array(0), at);
  put(disk, join(commit, bundlePath(bundle, at + 1)), writeBundle([...before, entry]));

  const old: string[] = at === 0 ? [] : [bundlePath(bundle, at)];
  const tiles = new Map<string, Uint8Array>();
  const load = (path: string): Uint8Array | null => tiles.get(path) ?? disk.read(join(commit, path));
  // A tile that becomes full adds one hash to the level above; so at most a few tiles change.
  for (let level = 0, count = size + 1; ; level += 1) {
    const n = Math.floor((count - 1) / WIDTH);
    const width = count - n * WIDTH;
    const below = level === 0 ? null : tiledSubtrees(size + 1, load);
    const half = (i: number): Uint8Array => below?.(8 * level - 1, 2 * (count - 1) + i) ?? new Uint8Array(0);
    const hash = below === null ? leafHash(entry) : nodeHash(half(0), half(1));
    const held = width === 1 ? new Uint8Array(0) : disk.read(join(commit, tilePath(level, n, width - 1)));
    if (held === null || held.length !== (width - 1) * 32) throw broken(`The tile ${tilePath(level, n, width - 1)} is not whole.`);
    if (width > 1) old.push(tilePath(level, n, width - 1));
    tiles.set(tilePath(level, n, width), Buffer.concat([held, hash]));
    if (width < WIDTH) break;
    count = levelSize(size + 1, level + 1);
  }
  for (const [path, bytes] of tiles) put(disk, join(commit, path), bytes);

  const root = rootAt(size + 1, tiledSubtrees(size + 1, load));
  const note = signCheckpoint({ origin: signer.verifier.name, size: size + 1, root }, signers);
  const sized = join(commit, 'checkpoints', String(size + 1));
  if (!putNew(disk, sized, Buffer.from(note))) throw broken(`There already is a checkpoint of ${size + 1} entries in ${commit}.`);
  present(disk, commit, sized);
  // Narrower forms of what is now wider serve nobody: a reader of an older checkpoint takes the wider ones.
  for (const path of old) disk.remove(join(commit, path));
  return openCheckpoint(
    note,
    signers.map(({ verifier }) => verifier),
  );
}

/** Gives the checkpoint its present name too. It is flushed already; should the name be lost, `newestNote` finds it. */
function present(disk: Disk, commit: string, sized: string): void {
  const temporary = join(commit, 'checkpoint.tmp');
  disk.remove(temporary);
  disk.link(sized, temporary);
  disk.rename(temporary, join(commit, 'checkpoint'));
  disk.remove(temporary);
}

const put = (disk: Disk, path: string, bytes: Uint8Array): void => putOver(disk, path, bytes);

/** Every entry of a log of this size, by number. Throws StetError 'log-broken', naming the bundle that is not whole. */
export function* entriesIn(disk: Disk, commit: string, size: number): Generator<Uint8Array> {
  for (let n = 0; n * WIDTH < size; n += 1) {
    const width = widthOf(size, 0, n);
    const path = bundlePath(n, width);
    const bytes = disk.read(join(commit, path));
    if (bytes === null) throw new StetError('log-broken', `The bundle ${path} is missing.`);
    let entries: Uint8Array[];
    try {
      entries = readBundle(bytes, width);
    } catch (thrown) {
      throw new StetError('log-broken', `${path}: ${messageOf(thrown)}`);
    }
    yield* entries;
  }
}

/** What an entry says, as far as it says it in our words. */
export interface Entry {
  /** Id of the run it stands for. */
  readonly h?: string;
  /** Lines of that run, its commit included, and the root over them (hex). */
  readonly size?: number;
  readonly root?: string;
  readonly ts?: string;
  /** Public key that follows `prior`. */
  readonly key?: string;
  readonly prior?: string;
  /** Id of a run whose lines were destroyed on purpose, and why. */
  readonly erased?: string;
  readonly reason?: string;
  readonly idle?: boolean;
}

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { h, size, root, key, erased } = value as Record<string, unknown>;
  if (typeof h === 'string') return Number.isSafeInteger(size) && typeof root === 'string' && /^[0-9a-f]{64}$/.test(root);
  return h === undefined && [key, erased].every((text) => text === undefined || typeof text === 'string');
};

/** Reads an entry; null when it is not canonical JSON in our words. */
export function readEntry(bytes: Uint8Array): Entry | null {
  const text = strictText(bytes);
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEntry(value) && canonical(value) === text ? value : null;
  } catch {
    return null;
  }
}

/** Where the last entry of a run stands in the commit log: by looking through it. Null when it is not there. */
export function entryOf(disk: Disk, commit: string, id: string): { readonly index: number; readonly bytes: Uint8Array } | null {
  const size = strictSize(newestNote(disk, commit)?.split('\n')[1] ?? '0') ?? 0;
  let index = 0;
  let found: { readonly index: number; readonly bytes: Uint8Array } | null = null;
  for (const bytes of entriesIn(disk, commit, size)) {
    if (readEntry(bytes)?.h === id) found = { index, bytes };
    index += 1;
  }
  return found;
}
