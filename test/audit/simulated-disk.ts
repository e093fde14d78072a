/**
 * A disk in memory that can lose power. Bytes that were not flushed, and names in folders that were not flushed, are each
 * kept, dropped, torn or put in another order when it does, as the given chance decides.
 */
import { dirname } from 'node:path';
import type { Disk } from '../../src/audit/disk.ts';

export class PowerLoss extends Error {}

interface File {
  bytes: Buffer;
  /** How many of them were flushed. */
  safe: number;
}
type NameChange = { readonly folder: string; readonly set: readonly (readonly [string, File | null])[] };

export interface SimulatedDisk extends Disk {
  /** Operations so far. */
  readonly count: () => number;
  /** At this operation power is lost, or an error is thrown once. */
  failAt(operation: number, how: 'power' | 'EIO' | 'ENOSPC'): void;
  /** The disk after a loss of power. */
  reboot(chance: () => number): SimulatedDisk;
  readonly files: () => ReadonlyMap<string, Buffer>;
  /** Changes a file behind the log's back; null removes it. */
  tamper(path: string, bytes: Uint8Array | null): void;
  copy(): SimulatedDisk;
}

export function simulatedDisk(start: ReadonlyMap<string, Buffer> = new Map()): SimulatedDisk {
  const names = new Map<string, File>();
  /** Names as they are on the platter. */
  const durable = new Map<string, File>();
  for (const [path, bytes] of start) {
    const file = { bytes, safe: bytes.length };
    names.set(path, file);
    durable.set(path, file);
  }
  let pending: NameChange[] = [];
  let operations = 0;
  let dead = false;
  let fault: { at: number; how: 'power' | 'EIO' | 'ENOSPC' } | null = null;

  const step = (): void => {
    if (dead) throw new PowerLoss('no power');
    operations += 1;
    if (fault === null || operations !== fault.at) return;
    if (fault.how === 'power') {
      dead = true;
      throw new PowerLoss('power lost');
    }
    const code = fault.how;
    throw Object.assign(new Error(code), { code });
  };
  const change = (folder: string, set: readonly (readonly [string, File | null])[]): void => {
    for (const [path, file] of set) {
      if (file === null) names.delete(path);
      else names.set(path, file);
    }
    pending.push({ folder, set });
  };
  const apply = ({ set }: NameChange): void => {
    for (const [path, file] of set) {
      if (file === null) durable.delete(path);
      else durable.set(path, file);
    }
  };
  const taken = (code: string): Error => Object.assign(new Error(code), { code });

  const disk: SimulatedDisk = {
    read: (path) => {
      if (dead) throw new PowerLoss('no power');
      const file = names.get(path);
      return file === undefined ? null : Buffer.from(file.bytes);
    },
    list: (folder) => {
      if (dead) throw new PowerLoss('no power');
      const inside = [...names.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0] ?? '');
      return [...new Set(inside)].sort();
    },
    makeFolder: () => step(),
    create(path) {
      step();
      if (names.has(path)) throw taken('EEXIST');
      const file: File = { bytes: Buffer.alloc(0), safe: 0 };
      change(dirname(path), [[path, file]]);
      return {
        write(bytes) {
          step();
          file.bytes = Buffer.concat([file.bytes, bytes]);
        },
        sync() {
          step();
          file.safe = file.bytes.length;
        },
        close: () => step(),
      };
    },
    link(from, to) {
      step();
      const file = names.get(from);
      if (file === undefined) throw taken('ENOENT');
      if (names.has(to)) return false;
      change(dirname(to), [[to, file]]);
      return true;
    },
    rename(from, to) {
      step();
      const file = names.get(from);
      if (file === undefined) throw taken('ENOENT');
      if (names.get(to) === file) return;
      change(dirname(to), [
        [to, file],
        [from, null],
      ]);
    },
    remove(path) {
      step();
      for (const name of [...names.keys()]) if (name === path || name.startsWith(`${path}/`)) change(dirname(name), [[name, null]]);
    },
    syncFolder(folder) {
      step();
      for (const one of pending) if (one.folder === folder) apply(one);
      pending = pending.filter((one) => one.folder !== folder);
    },
    count: () => operations,
    failAt(at, how) {
      fault = { at, how };
    },
    reboot(chance) {
      const shuffled = chance() < 0.3;
      const changes = shuffled ? [...pending].sort(() => chance() - 0.5) : pending;
      const keep = chance();
      for (const one of changes) if (chance() < keep) apply(one);
      const after = new Map<string, Buffer>();
      const torn = new Map<File, Buffer>();
      for (const [path, file] of durable) {
        let bytes = torn.get(file);
        if (bytes === undefined) {
          const rest = file.bytes.length - file.safe;
          const kept = chance() < 0.4 ? rest : chance() < 0.5 ? 0 : Math.floor(chance() * (rest + 1));
          bytes = Buffer.from(file.bytes.subarray(0, file.safe + kept));
          // A stretch that never reached the platter reads as zeros.
          if (kept > 0 && chance() < 0.3) bytes.fill(0, file.safe, file.safe + Math.ceil(kept / 2));
          torn.set(file, bytes);
        }
        after.set(path, bytes);
      }
      return simulatedDisk(after);
    },
    files: () => new Map([...names].map(([path, { bytes }]) => [path, bytes])),
    tamper(path, bytes) {
      if (bytes === null) names.delete(path);
      else names.set(path, { bytes: Buffer.from(bytes), safe: bytes.length });
    },
    copy: () => simulatedDisk(new Map([...names].map(([path, { bytes }]) => [path, Buffer.from(bytes)]))),
  };
  return disk;
}

/** Chance that can be repeated (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
