/**
 * Where documents and reports lie: under the hash of their bytes, in a folder. Bytes are taken as a stream, counted while they
 * come, and are there whole or not at all; what is handed in twice lies there once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StetError } from '../../errors.ts';
import type { SnapshotStore } from '../../model/ports.ts';

/** What was kept. */
export interface KeptFile {
  /** `sha256:…` */
  readonly hash: string;
  readonly bytes: number;
}

/** Bytes under their hash. */
export interface DeskFiles {
  /**
   * Keeps what the stream gives, up to `most` bytes.
   * Throws StetError `too-large` (then nothing is kept) or `store-failed`.
   */
  put(stream: AsyncIterable<Uint8Array>, most: number): Promise<KeptFile>;
  /** The bytes, checked against the hash; null when they are not held or damaged. */
  get(hash: string): Promise<Uint8Array | null>;
  remove(hash: string): Promise<void>;
}

const NAME = /^sha256:([0-9a-f]{64})$/;
/** Pieces of uploads that were broken off are removed when they are older than this, in milliseconds. */
const STALE_MS = 3_600_000;

export const hashOfBytes = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** The same store for bytes that are in memory. */
export const putBytes = (files: DeskFiles, bytes: Uint8Array): Promise<KeptFile> =>
  files.put(
    (async function* whole() {
      yield bytes;
    })(),
    bytes.length,
  );

/** Replies of registries in the same kind of place: they too lie under the hash of their bytes. */
export const snapshotsIn = (files: DeskFiles): SnapshotStore => ({
  put: async (bytes) => (await putBytes(files, bytes)).hash,
  get: (name) => files.get(name),
});

const tooLarge = (most: number): StetError =>
  new StetError(
    'too-large',
    `This is more than the ${Math.max(1, Math.round(most / 1048576))} MB that are taken. Split it, or raise the limit (--limit-input-bytes).`,
  );

/** Takes a stream in pieces, counting and hashing. `write` gets each piece. */
export async function counted(
  stream: AsyncIterable<Uint8Array>,
  most: number,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<KeptFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > most) throw tooLarge(most);
    digest.update(piece);
    await write(piece);
  }
  return { hash: `sha256:${digest.digest('hex')}`, bytes };
}

/** Files in a folder: `sha256/ab/<hash>`; uploads under way in `incoming`. Several processes may share it. */
export function localFiles(folder: string): DeskFiles {
  const incoming = join(folder, 'incoming');
  const opened = (path: string): Promise<FileHandle> =>
    open(path, 'wx', 0o600).catch(async (thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'ENOENT') throw thrown;
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return open(path, 'wx', 0o600);
    });
  const place = (hash: string): string | null => {
    const hex = NAME.exec(hash)?.[1];
    return hex === undefined ? null : join(folder, 'sha256', hex.slice(0, 2), hex);
  };
  return {
    async put(stream, most) {
      const temporary = join(incoming, `${process.pid}-${randomBytes(8).toString('hex')}`);
      let there = false;
      try {
        const handle = await opened(temporary);
        there = true;
        let kept: KeptFile;
        try {
          kept = await counted(stream, most, async (piece) => {
            await handle.writeFile(piece);
          });
          await handle.sync();
        } finally {
          await handle.close();
        }
        const path = place(kept.hash) ?? '';
        const held = await stat(path).catch(() => null);
        // A file of that name and size is that file: nothing else is ever put under the name.
        if (held?.size === kept.bytes) return kept;
        await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
        await rename(temporary, path);
        there = false;
        const parent = await open(join(path, '..'), 'r');
        await parent.sync().finally(() => parent.close());
        return kept;
      } catch (cause) {
        if (cause instanceof StetError || !(cause instanceof Error && 'syscall' in cause)) throw cause;
        throw new StetError('store-failed', `A file could not be kept in ${folder}: ${messageOf(cause)}. Check its space and rights.`, {
          cause,
        });
      } finally {
        if (there) await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
    async get(hash) {
      const path = place(hash);
      const bytes = path === null ? null : await readFile(path).catch(() => null);
      return bytes !== null && hashOfBytes(bytes) === hash ? bytes : null;
    },
    async remove(hash) {
      const path = place(hash);
      if (path !== null) await rm(path, { force: true });
    },
  };
}

/** Removes what broken-off uploads left behind. */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<number> {
  const incoming = join(folder, 'incoming');
  let swept = 0;
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => null);
    if (found === null || now - found.mtimeMs < STALE_MS) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}
