/**
 * What every measure of the server stands on: an index made for it, the server as a process of the built program, how much memory and
 * processor time processes took. What is measured lies in the files beside this one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../src/index.ts';
import type { CslItem } from '../../src/model/csl.ts';

/** Where a measure works, and what its command line asks for. */
export interface Bench {
  /** Its own, removed at the end. */
  readonly folder: string;
  /** Data folder of the server. */
  readonly data: string;
  /** The built program. */
  readonly program: string;
  /** Bad uploads in all, and at one time. */
  readonly count: number;
  readonly atOnce: number;
  readonly papers: number;
  readonly kills: number;
  /** At most so many milliseconds between two kills. */
  readonly within: number;
  /** CSL-JSON lines that papers are made of; invented works when not given. */
  readonly from?: string | undefined;
  /** An index to use in place of one made of the same records. */
  readonly index?: string | undefined;
}

export const WORKS: readonly CslItem[] = Array.from({ length: 60 }, (_, i) => ({
  id: `w${i}`,
  type: 'article-journal',
  title: `On the slow growth of imaginary coral number ${i} in a glass lagoon`,
  author: [{ family: 'Marsh', given: 'Ada' }],
  issued: { 'date-parts': [[1950 + i]] },
  'container-title': 'Journal of Invented Reefs',
}));

export async function indexOf(items: readonly CslItem[], { folder }: Bench): Promise<string> {
  const from = join(folder, 'records.jsonl');
  writeFileSync(from, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  await buildIndex({ from: [from], out: join(folder, 'index'), declareComplete: true, scope: 'this bench' });
  return join(folder, 'index');
}

export interface Server {
  readonly url: string;
  readonly child: ChildProcess;
  readonly log: () => string;
  readonly ended: Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends servers that a measure left behind because it failed. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

export function serve(index: string, { folder, data, program }: Bench): Promise<Server> {
  const args = [
    program,
    'serve',
    '--no-config',
    '--port',
    '0',
    '--data-dir',
    data,
    '--index',
    index,
    '--offline',
    '--per-minute',
    '1000000',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, HOME: folder } });
  running.add(child);
  let err = '';
  child.stderr.on('data', (piece: Buffer) => {
    err += piece.toString();
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done())).then(() => void running.delete(child));
  return new Promise((done, fail) => {
    let out = '';
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString();
      const url = /stet is at (http[^\s;]+)/.exec(out)?.[1];
      if (url !== undefined) done({ url, child, log: () => err, ended });
    });
    void ended.then(() => {
      if (child.signalCode === null && child.exitCode !== 143) process.stderr.write(`the server ended by itself: ${err.slice(-3000)}\n`);
      fail(new Error(err));
    });
  });
}

/** Ends a server as its keeper would, and waits until it is gone. */
export async function stop(server: Server): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
export const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** Highest memory a process had, in MB. */
export const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Resident memory of a process and of all that it started, in MB; what they share is counted with each, so it is rather too much. */
export function treeMegabytes(root: number): number {
  const parents = new Map<number, { readonly parent: number; readonly kilobytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), {
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        kilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      });
    } catch {
      // It ended while the list was read.
    }
  }
  const under = (pid: number): boolean => {
    for (let at = pid, steps = 0; at > 1 && steps < 50; steps += 1) {
      if (at === root) return true;
      at = parents.get(at)?.parent ?? 0;
    }
    return false;
  };
  return [...parents].reduce((sum, [pid, { kilobytes }]) => sum + (under(pid) ? kilobytes : 0), 0) / 1024;
}

/** Processor time of programs that were started here and have ended, with all they started, in seconds; apart from how busy the machine is. */
export function childrenSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
