/**
 * A disk on which the lines of runs lie elsewhere: in a store that several machines share and that only takes more of them. All else
 * (the signed commit log, keys, marks, locks) stays on the disk beneath, which belongs to one machine. So the writing, sealing,
 * bringing in and checking of logs is the same wherever lines lie. A run that was written to the disk before is read from there.
 */
import { basename, dirname, resolve } from 'node:path';
import { StetError } from '../errors.ts';
import type { EventLines } from '../model/event-lines.ts';
import type { Disk, Writing } from './disk.ts';
import { leafHash } from './merkle.ts';

const LINES = 'events.jsonl';
const LEAVES = 'leaves';
/** What waits for its seal is handed over at this many bytes. */
const MOST = 1 << 20;

/** Lines of whole bytes, without their line ends; what follows the last line end must be nothing. */
function split(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  if (start !== bytes.length) throw new StetError('internal', 'A log is handed over in whole lines.');
  return lines;
}

/** The disk beneath, with the lines of every run in `folder` in the store. */
export function linesDisk(beneath: Disk, folder: string, store: EventLines): Disk {
  const home = resolve(folder);
  /** The run that a path is the lines or the hashes of; null for anything else. */
  const runOf = (path: string): { readonly run: string; readonly name: string } | null => {
    const name = basename(path);
    const own = dirname(resolve(path));
    return (name === LINES || name === LEAVES) && dirname(own) === home ? { run: basename(own), name } : null;
  };
  const held = (path: string): Uint8Array | null => {
    const at = runOf(path);
    if (at === null) return null;
    const found = store.read(at.run);
    return at.name === LINES ? (found?.lines ?? null) : (found?.leaves ?? null);
  };
  const append = (run: string, from: number, bytes: Uint8Array): number => {
    const lines = split(bytes);
    store.append(run, from, lines, lines.map(leafHash));
    return from + lines.length;
  };

  const writing = (run: string): Writing => {
    let written = 0;
    let waiting: Uint8Array[] = [];
    let bytes = 0;
    const sync = (): void => {
      written = append(run, written, Buffer.concat(waiting));
      waiting = [];
      bytes = 0;
    };
    return {
      write(more) {
        waiting.push(more);
        bytes += more.length;
        if (bytes >= MOST) sync();
      },
      sync,
      // What was never flushed was never shown.
      close: () => undefined,
    };
  };
  /** The hash of a line goes with the line. */
  const nothing: Writing = { write: () => undefined, sync: () => undefined, close: () => undefined };

  /** A log that was put in order anew: what is there stays, and only more comes to it. */
  const replace = (run: string, name: string, bytes: Uint8Array): void => {
    const found = store.read(run);
    const before = (name === LINES ? found?.lines : found?.leaves) ?? new Uint8Array(0);
    const same = Buffer.compare(bytes.subarray(0, before.length), before) === 0;
    if (!same || (name === LEAVES && bytes.length !== before.length))
      throw new StetError('log-broken', `The log of ${run} in ${store.place} is not as it was; nothing was changed.`);
    if (name === LINES) append(run, (found?.leaves.length ?? 0) / 32, bytes.subarray(before.length));
  };

  return {
    ...beneath,
    read: (path) => held(path) ?? beneath.read(path),
    list(at) {
      const names = beneath.list(at);
      if (dirname(resolve(at)) !== home || names.includes(LINES)) return names;
      const found = basename(at) === 'commit' ? null : store.read(basename(at));
      return found === null ? names : [...names, ...(found.lines === null ? [] : [LINES]), LEAVES].sort();
    },
    create(path, mode) {
      const at = runOf(path);
      if (at === null) return beneath.create(path, mode);
      return at.name === LINES ? writing(at.run) : nothing;
    },
    rename(from, to) {
      const at = runOf(to);
      // A run that lies on the disk beneath stays there.
      if (at === null || beneath.read(to) !== null || store.read(at.run) === null) return beneath.rename(from, to);
      replace(at.run, at.name, beneath.read(from) ?? new Uint8Array(0));
      beneath.remove(from);
    },
    remove(path) {
      const at = runOf(path);
      if (at?.name === LINES && store.read(at.run) !== null) store.erase(at.run);
      beneath.remove(path);
    },
    // Methods of the disk beneath that call one another go by themselves.
    makeFolder: (at) => beneath.makeFolder(at),
    syncFolder: (at) => beneath.syncFolder(at),
    link: (from, to) => beneath.link(from, to),
  };
}
