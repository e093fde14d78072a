/**
 * One writer at a time: a file that names the process that holds it, made by a link that fails when it is there. A lock whose
 * process is gone, or that was taken before this machine started, is broken. Held for the length of one seal, so waiting is
 * right; runs that go on at the same time each write a log of their own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { canonical } from '../text/canonical.ts';
import { type Disk, putNew } from './disk.ts';

/** A process, named so that a later one with the same number is not taken for it. */
export interface Owner {
  readonly pid: number;
  /** Names this start of the machine; empty where the system does not tell. */
  readonly boot: string;
  /** When the process began, in the system's own count; empty where it does not tell. */
  readonly began: string;
}

function told(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Field 22 of /proc/<pid>/stat: the name before it may hold anything, so it is counted from its closing bracket. */
const beganOf = (pid: number): string => {
  const stat = told(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

/** This process. */
export function thisProcess(): Owner {
  return { pid: process.pid, boot: told('/proc/sys/kernel/random/boot_id'), began: beganOf(process.pid) };
}

/** Whether a process still runs, as far as can be told; in doubt it does. */
export function isAlive(owner: Owner): boolean {
  if (owner.boot !== told('/proc/sys/kernel/random/boot_id')) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  return owner.began === '' || owner.began === beganOf(owner.pid);
}

/** Reads an owner back; null for a file that is torn. */
export function readOwner(bytes: Uint8Array): Owner | null {
  try {
    const { pid, boot, began } = JSON.parse(new TextDecoder().decode(bytes)) as Owner;
    return Number.isSafeInteger(pid) && pid > 0 && typeof boot === 'string' && typeof began === 'string' ? { pid, boot, began } : null;
  } catch {
    return null;
  }
}

export const ownerBytes = (owner: Owner): Uint8Array => Buffer.from(canonical(owner));

const pause = new Int32Array(new SharedArrayBuffer(4));

export interface LockOptions {
  readonly disk: Disk;
  readonly owner: Owner;
  readonly alive?: (owner: Owner) => boolean;
  /** How long to wait for another, in milliseconds. */
  readonly patience?: number;
}

/**
 * Does `work` while holding `folder`/lock. Throws StetError 'store-failed' when another process holds it too long.
 */
export function locked<Result>(
  folder: string,
  { disk, owner, alive = isAlive, patience = 10_000 }: LockOptions,
  work: () => Result,
): Result {
  const path = join(folder, 'lock');
  const mine = ownerBytes(owner);
  // By the count that no setting of the clock moves.
  const until = performance.now() + patience;
  for (let tries = 0; !take(disk, path, mine, owner.pid); tries += 1) {
    const bytes = disk.read(path);
    const holder = bytes === null ? null : readOwner(bytes);
    if (bytes !== null && (holder === null || !alive(holder) || isSame(bytes, mine))) {
      // Moved away before it is removed, and looked at again: another may have broken it and taken it since.
      const aside = `${path}.${owner.pid}.broken`;
      try {
        disk.rename(path, aside);
      } catch {
        continue;
      }
      const moved = disk.read(aside);
      if (moved !== null && !isSame(moved, bytes)) disk.link(aside, path);
      disk.remove(aside);
      continue;
    }
    if (performance.now() > until)
      throw new StetError(
        'store-failed',
        `Process ${holder?.pid ?? '?'} has been sealing the log in ${folder} for too long; wait for it, or end it and remove ${path}.`,
      );
    Atomics.wait(pause, 0, 0, Math.min(50, 2 + tries));
  }
  try {
    return work();
  } finally {
    disk.remove(path);
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** The lock file need not outlive a loss of power, so nothing is flushed. */
function take(disk: Disk, path: string, mine: Uint8Array, pid: number): boolean {
  const temporary = `${path}.${pid}`;
  disk.remove(temporary);
  const file = disk.create(temporary);
  try {
    file.write(mine);
  } finally {
    file.close();
  }
  const taken = disk.link(temporary, path);
  disk.remove(temporary);
  return taken;
}

/** Marks a run as being written by this process, so that a later start can tell a log that goes on from one that was left. */
export function markOpen(disk: Disk, folder: string, id: string, owner: Owner): void {
  putNew(disk, join(folder, id), ownerBytes(owner));
}
