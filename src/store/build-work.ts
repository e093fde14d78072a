/**
 * The working folder of a build, beside the index it will become: records and their offsets as far as they are written, pairs of keys,
 * and a state that says how far that is. The state is written only after everything it speaks of is on disk, in one step, so that
 * a build that was killed at any moment goes on from the last state, and gives the same bytes as one that was not. Two builds of one
 * index do not share a folder: the second is refused while the first lives.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import type { PilesState } from './index/pairs.ts';
import type { SourceTally } from './index/records.ts';

/** How far a build is. */
export interface BuildState {
  /** What is built, from what: another question cannot go on from this answer. */
  readonly question: string;
  /** Files read to their end, and what was taken of them. */
  readonly tallies: readonly SourceTally[];
  /** Records taken of the file after those. */
  readonly within: number;
  readonly records: number;
  /** How many of these speak of other works: notices, comments. */
  readonly notices?: number;
  /** Bytes of the file of records. */
  readonly bytes: number;
  readonly piles: PilesState;
}

const SCHEMA = 1;

export interface Work {
  readonly records: number;
  readonly offsets: number;
  readonly pairs: number;
  /** Where the last build of this very index stopped; null to begin. */
  readonly resumed: BuildState | null;
  /** Path of the file of records, which becomes the index. */
  readonly recordsPath: string;
  /** Keeps a state. Whatever it speaks of must be written before. */
  keep(state: BuildState): void;
  /** Closes the files. `remove` takes the folder away; else it stays for going on. */
  close(remove: boolean): void;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function alive(pid: unknown): boolean {
  if (typeof pid !== 'number' || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

function stateOf(value: unknown, question: string): BuildState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { v, state, digest } = value as { v?: unknown; state?: unknown; digest?: unknown };
  if (v !== SCHEMA || typeof state !== 'object' || state === null || digest !== digestOf(state)) return null;
  // Written by `keep`, with its own digest: it has the shape it was written with.
  const found = state as BuildState;
  return found.question === question ? found : null;
}

const digestOf = (state: object): string => createHash('sha256').update(JSON.stringify(state)).digest('hex');

/** Opens the working folder of a build. `question` names what is built from what. */
export function openWork(out: string, question: string): Work {
  const folder = `${out}.building`;
  const place = (name: string): string => join(folder, name);
  if (!existsSync(folder)) mkdirSync(folder);
  const owner = read(place('owner.json'));
  const pid = typeof owner === 'object' && owner !== null ? (owner as { pid?: unknown }).pid : undefined;
  if (alive(pid))
    throw new StetError(
      'store-failed',
      `Another build of ${out} is under way (process ${String(pid)}); wait for it, or end it and try again.`,
    );
  writeFileSync(place('owner.json'), `${JSON.stringify({ pid: process.pid })}\n`);
  const open = (name: string): number => openSync(place(name), existsSync(place(name)) ? 'r+' : 'w+');
  const fds = { records: open('records'), offsets: open('offsets'), pairs: open('pairs') };
  const kept = stateOf(read(place('state.json')), question);
  const wanted =
    kept === null ? { records: 0, offsets: 0, pairs: 0 } : { records: kept.bytes, offsets: kept.records * 6, pairs: kept.piles.end };
  const whole = (['records', 'offsets', 'pairs'] as const).every((name) => fstatSync(fds[name]).size >= wanted[name]);
  const resumed = whole ? kept : null;
  for (const name of ['records', 'offsets', 'pairs'] as const) ftruncateSync(fds[name], resumed === null ? 0 : wanted[name]);
  return {
    ...fds,
    resumed,
    recordsPath: place('records'),
    keep(state) {
      for (const fd of Object.values(fds)) fsyncSync(fd);
      const fd = openSync(place('state.tmp'), 'w');
      try {
        writeFileSync(fd, JSON.stringify({ v: SCHEMA, state, digest: digestOf(state) }));
        fsyncSync(fd);
      } finally {
        closeSync(fd);
      }
      renameSync(place('state.tmp'), place('state.json'));
    },
    close(remove) {
      for (const fd of Object.values(fds)) closeSync(fd);
      if (remove) rmSync(folder, { recursive: true, force: true });
      else rmSync(place('owner.json'), { force: true });
    },
  };
}

/** Whether a killed build of this index could be gone on with. */
export const hasWork = (out: string): boolean => existsSync(join(`${out}.building`, 'state.json'));
