/**
 * Keeps replies and documents under the hash of their bytes, so that a verdict can be made again from exactly what was
 * read. A file is there whole or not at all: it is written beside its place, flushed, and moved there; what is read back is
 * checked against its name, and a damaged file counts as not held. Compressed with zlib; the hash is over the plain bytes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, deflate, inflate } from 'node:zlib';
import { messageOf, StetError } from '../errors.ts';
import type { SnapshotStore } from '../model/ports.ts';

const pack = promisify(deflate) as (bytes: Uint8Array, options: { level: number }) => Promise<Buffer>;
const unpack = promisify(inflate) as (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;
const NAME = /^sha256:([0-9a-f]{64})$/;
/** A snapshot larger than this when unpacked was not written here. */
const LARGEST = 256 * 1024 * 1024;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Snapshots in a folder: `cas/sha256/ab/<hash>` under `folder`, made when first written to. Several processes may share it.
 * @throws StetError `store-failed` when the folder cannot be written.
 */
export function fileSnapshots(folder: string): SnapshotStore {
  const place = (hex: string): string => join(folder, 'cas', 'sha256', hex.slice(0, 2), hex);
  return {
    async put(bytes) {
      const hex = hashOf(bytes);
      const path = place(hex);
      const name = `sha256:${hex}`;
      try {
        if ((await this.get(name)) !== null) return name;
        const parent = join(path, '..');
        await mkdir(parent, { recursive: true });
        const temporary = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`;
        try {
          const handle = await open(temporary, 'wx', 0o600);
          try {
            await handle.writeFile(await pack(bytes, { level: constants.Z_BEST_SPEED }));
            await handle.sync();
          } finally {
            await handle.close();
          }
          await rename(temporary, path);
        } finally {
          await rm(temporary, { force: true });
        }
        await flushFolder(parent);
        return name;
      } catch (error) {
        throw new StetError('store-failed', `Cannot keep a snapshot in ${folder}: ${messageOf(error)}. Check its space and rights.`, {
          cause: error,
        });
      }
    },
    async get(hash) {
      const hex = NAME.exec(hash)?.[1];
      if (hex === undefined) return null;
      const path = place(hex);
      try {
        if ((await stat(path)).size > LARGEST) return null;
        const bytes = await unpack(await readFile(path), { maxOutputLength: LARGEST });
        return hashOf(bytes) === hex ? new Uint8Array(bytes) : null;
      } catch {
        return null;
      }
    },
  };
}

/** Snapshots in memory, for tests and measures: nothing that a log names may live only as long as a process. */
export function memorySnapshots(): SnapshotStore & { readonly hashes: () => readonly string[] } {
  const held = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const name = `sha256:${hashOf(bytes)}`;
      if (!held.has(name)) held.set(name, Uint8Array.from(bytes));
      return name;
    },
    async get(hash) {
      const bytes = held.get(hash);
      return bytes === undefined ? null : Uint8Array.from(bytes);
    },
    hashes: () => [...held.keys()],
  };
}
