/**
 * The few things a log does to a disk, as a port, so that a test can lose power between any two of them. The order is
 * everything: a file is written beside its place, flushed, moved there, and its folder is flushed; only then is it there.
 * A flush that failed is never tried again: what the disk then holds is not known.
 */
import {
  chmodSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A file that is being written. */
export interface Writing {
  write(bytes: Uint8Array): void;
  /** Returns when the bytes would survive a loss of power. */
  sync(): void;
  close(): void;
}

export interface Disk {
  /** The bytes of a file; null when it is not there. */
  read(path: string): Uint8Array | null;
  /** Names in a folder, sorted; none when it is not there. */
  list(folder: string): readonly string[];
  /** Makes a folder and those above it, durably. */
  makeFolder(folder: string): void;
  /** A new file; throws when it is there. `mode` are its rights. */
  create(path: string, mode?: number): Writing;
  /** Gives a file a second name; false when that name is taken. */
  link(from: string, to: string): boolean;
  /** Moves a file, over another if there is one. */
  rename(from: string, to: string): void;
  /** Removes a file or a folder with all in it; nothing happens when it is not there. */
  remove(path: string): void;
  /** Makes the names in a folder durable. */
  syncFolder(folder: string): void;
}

const codeOf = (thrown: unknown): string => (thrown as NodeJS.ErrnoException | null)?.code ?? '';
const absent = (thrown: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(thrown));

/** The disk of this machine. */
export const realDisk: Disk = {
  read(path) {
    try {
      return readFileSync(path);
    } catch (thrown) {
      if (absent(thrown)) return null;
      throw thrown;
    }
  },
  list(folder) {
    try {
      return readdirSync(folder).sort();
    } catch (thrown) {
      if (absent(thrown)) return [];
      throw thrown;
    }
  },
  makeFolder(folder) {
    // One by one: where the system takes no new folder beside others (/proc), `recursive` never ends in Node.
    const missing: string[] = [];
    for (let at = folder; !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.unshift(at);
    for (const at of missing) {
      try {
        mkdirSync(at);
      } catch (thrown) {
        if (codeOf(thrown) !== 'EEXIST' || !statSync(at).isDirectory()) throw thrown;
      }
      this.syncFolder(dirname(at));
    }
    if (missing.length === 0 && !statSync(folder).isDirectory()) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  },
  create(path, mode = 0o644) {
    const file = openSync(path, 'wx', mode);
    if (mode !== 0o644) chmodSync(path, mode);
    return {
      write(bytes) {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      },
      sync: () => fdatasyncSync(file),
      close: () => closeSync(file),
    };
  },
  link(from, to) {
    try {
      linkSync(from, to);
      return true;
    } catch (thrown) {
      if (codeOf(thrown) === 'EEXIST') return false;
      throw thrown;
    }
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  syncFolder(folder) {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  },
};

/** Writes the whole of a file beside its place and flushes it. Gives its name there. */
function beside(disk: Disk, path: string, bytes: Uint8Array, mode: number | undefined, durable: boolean): string {
  const temporary = `${path}.tmp`;
  disk.remove(temporary);
  const file = disk.create(temporary, mode);
  try {
    file.write(bytes);
    if (durable) file.sync();
  } finally {
    file.close();
  }
  return temporary;
}

/** Puts a file in its place whole and durably; false, and nothing changed, when the place is taken. */
export function putNew(disk: Disk, path: string, bytes: Uint8Array, mode?: number): boolean {
  disk.makeFolder(dirname(path));
  const temporary = beside(disk, path, bytes, mode, true);
  const placed = disk.link(temporary, path);
  disk.remove(temporary);
  disk.syncFolder(dirname(path));
  return placed;
}

/** Puts a file in its place whole, over what was there; durably unless told that it may be lost. */
export function putOver(disk: Disk, path: string, bytes: Uint8Array, options: { mode?: number; durable?: boolean } = {}): void {
  const durable = options.durable ?? true;
  disk.makeFolder(dirname(path));
  disk.rename(beside(disk, path, bytes, options.mode, durable), path);
  if (durable) disk.syncFolder(dirname(path));
}
