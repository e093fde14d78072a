/**
 * One server for one data folder: two over the same SQLite file would take each other's jobs for left ones. A file names the
 * process that holds the folder; one whose process is gone, or was another of the same number, is taken over.
 */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';

interface Holder {
  readonly pid: number;
  readonly began: string;
}

/** When a process began, in the system's own count; empty where it does not tell. */
function began(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function alive({ pid, began: then }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  return then === '' || then === began(pid);
}

function holderOf(path: string): Holder | null {
  try {
    const { pid, began: then } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return Number.isSafeInteger(pid) && pid !== undefined && pid > 0 && typeof then === 'string' ? { pid, began: then } : null;
  } catch {
    return null;
  }
}

/** Holds the folder until the function it gives is called. Throws StetError `conflict` while another process holds it. */
export function holdAlone(folder: string): () => void {
  const path = join(folder, 'serve.lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, began: began(process.pid) }));
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (thrown) {
        if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 5) throw thrown;
      }
      const holder = holderOf(path);
      if (holder !== null && alive(holder))
        throw new StetError(
          'conflict',
          `Another stet (process ${holder.pid}: a desk or a batch) uses ${folder}. Let it end, or name another folder with --data-dir.`,
        );
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}
