/**
 * The log of one run: canonical events, one a line, in `events.jsonl`, and beside it `leaves`, the RFC 6962 hash of each
 * line (32 bytes each), so that a changed line can be named. A log is closed by a `merkle_commit` over all lines before it.
 * Putting that commit under a signature is `trail.ts`.
 */
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { StetError, whyUnread } from '../errors.ts';
import type { AuditEvent } from '../model/event.ts';
import { canonical } from '../text/canonical.ts';
import { type Disk, realDisk, type Writing } from './disk.ts';
import { GrowingTree, leafHash, sha256 } from './merkle.ts';
import { hex, LINE_LIMIT, type LogHead } from './read-log.ts';

export { checkLog, LINE_LIMIT, type LogCheck, type LogHead, repliesOf } from './read-log.ts';

/** Lines are written in groups of this many bytes, and always before a commit. */
const GROUP = 1 << 16;
/**
 * How long a text inside an event may be and how many members a list, in characters: what is longer is cut, and its length and hash
 * are said. Where a line is still too long for its limit, the next, harder cut is made; the last always fits.
 */
const CUTS: readonly { readonly text: number; readonly list: number }[] = [
  { text: 8_000, list: 200 },
  { text: 1_000, list: 100 },
  { text: 100, list: 20 },
];

export interface Log {
  /** Adds an event. Throws StetError 'store-failed' when the disk refuses. */
  append(event: AuditEvent): void;
  /** Commits to all lines so far, makes them durable and closes the log. */
  close(): LogHead;
}

/** A log that also says what a seal is made over. */
export interface OpenLog extends Log {
  /** Commits to all lines so far and makes them durable; the log goes on. Gives its lines by now, the commit included. */
  commit(): number;
  /** Root over every line, the commit included, after `close`; 32 bytes. */
  sealedRoot(): Uint8Array;
}

/** Whether there is something to cut or to mend in a value; in most there is not, and then nothing need be copied. */
function exceeds(value: unknown, cut: (typeof CUTS)[number]): boolean {
  if (typeof value === 'string') return value.length > cut.text || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > cut.list || value.some((member) => exceeds(member, cut));
  return Object.values(value).some((member) => exceeds(member, cut));
}

/** Cuts long strings and lists anywhere in a value, saying how much was there and under which hash. */
function bounded(value: unknown, cut: (typeof CUTS)[number]): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed();
    if (text.length <= cut.text) return text;
    return `${text.slice(0, cut.text).toWellFormed()}… [${text.length} characters, sha256:${hex(sha256(Buffer.from(text)))}]`;
  }
  if (Array.isArray(value)) return value.slice(0, cut.list).map((member: unknown) => bounded(member, cut));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bounded(member, cut)]));
  return value;
}

/** Lines hold what the document says, which may not be published yet: whoever else works on this machine does not read them. */
export const LINES_MODE = 0o600;

const SALT = 12;
/** Chance is drawn for many lines at once: asking the system for each costs more than the rest of the line. */
let drawn = Buffer.alloc(0);
let used = 0;

/** Ninety-six bits of chance: enough that nobody finds an erased line by trying. No bit is given out twice. */
export function chance(): string {
  if (used + SALT > drawn.length) {
    drawn = randomBytes(SALT * 512);
    used = 0;
  }
  const salt = drawn.toString('base64url', used, used + SALT);
  // What was given out is not kept: a salt that is erased from the log is nowhere.
  drawn.fill(0, used, used + SALT);
  used += SALT;
  return salt;
}

/** One event as the bytes of its line, without the line end; unsalted when `salt` is empty. Throws StetError 'internal' when it is too long. */
export function lineOf(event: AuditEvent, index: number, time: string, salt = ''): Uint8Array {
  const head = { v: 1, i: index, ts: time, ...(salt === '' ? {} : { salt }) };
  for (const cut of CUTS) {
    const line = Buffer.from(canonical({ ...head, ...(exceeds(event, cut) ? (bounded(event, cut) as AuditEvent) : event) }));
    if (line.length <= LINE_LIMIT) return line;
  }
  throw new StetError('internal', `A ${event.ev} event is over the limit of ${LINE_LIMIT} bytes, however much of it is cut.`);
}

/** The two files of a log: its lines, and the hashes of its lines. */
interface LogFiles {
  readonly events: Writing;
  readonly leaves: Writing;
  /** Closes both, as far as they are open. */
  close(): void;
  /** The same where the disk has failed already, which is what is told: a server outlives many logs, and would hold their files for good. */
  letGo(): void;
}

function filesOf(folder: string, disk: Disk): LogFiles {
  const open: Writing[] = [];
  const close = (): void => {
    for (let file = open.shift(); file !== undefined; file = open.shift()) file.close();
  };
  const letGo = (): void => {
    while (open.length > 0) {
      try {
        close();
      } catch {
        // Told already.
      }
    }
  };
  const create = (name: string, mode?: number): Writing => {
    const file = disk.create(join(folder, name), mode);
    open.push(file);
    return file;
  };
  try {
    if (disk.read(join(folder, 'events.jsonl')) !== null)
      throw new StetError('store-failed', `${folder} already holds a log; a log is never written twice.`);
    disk.makeFolder(folder);
    return { events: create('events.jsonl', LINES_MODE), leaves: create('leaves'), close, letGo };
  } catch (cause) {
    letGo();
    if (cause instanceof StetError) throw cause;
    throw new StetError(
      'store-failed',
      `Cannot write the log in ${folder}: ${whyUnread(cause)}. Name another folder with --log-dir, or free the disk.`,
      {
        cause,
      },
    );
  }
}

/**
 * Opens a new log in `folder`, which must not hold one yet.
 * `now` gives the time of an event, ISO 8601 in UTC with milliseconds; `salt` the chance in each line.
 */
export function openLog(folder: string, now: () => string, disk: Disk = realDisk, salt: () => string = chance): OpenLog {
  const { events, leaves, close, letGo } = filesOf(folder, disk);
  const tree = new GrowingTree();
  let waiting: Uint8Array[] = [];
  let waitingLeaves: Uint8Array[] = [];
  let bytes = 0;
  /** Root of the commit before; empty for the first. */
  let prior = '';
  /** Set by the first failure: what the disk holds is no longer known, so nothing more is written. */
  let failed = false;

  const guarded = (work: () => void): void => {
    if (failed) throw new StetError('store-failed', `The log in ${folder} failed before and takes no more events.`);
    try {
      work();
    } catch (cause) {
      failed = true;
      letGo();
      if (cause instanceof StetError) throw cause;
      throw new StetError('store-failed', `Cannot write the log in ${folder}: is the disk full?`, { cause });
    }
  };
  const flush = (): void => {
    guarded(() => {
      if (waiting.length > 0) events.write(Buffer.concat(waiting));
      if (waitingLeaves.length > 0) leaves.write(Buffer.concat(waitingLeaves));
    });
    waiting = [];
    waitingLeaves = [];
    bytes = 0;
  };
  const append = (event: AuditEvent): void => {
    const line = lineOf(event, tree.size, now(), salt());
    const leaf = leafHash(line);
    tree.add(leaf);
    waiting.push(line, NEWLINE);
    waitingLeaves.push(leaf);
    bytes += line.length + 1;
    if (bytes >= GROUP) flush();
  };

  const commit = (): number => {
    const root = hex(tree.root());
    append({ ev: 'merkle_commit', size: tree.size, root, prior });
    flush();
    guarded(() => {
      events.sync();
      leaves.sync();
      // Names need flushing once: the first commit makes the files themselves durable.
      if (prior === '') for (const named of [folder, dirname(folder)]) disk.syncFolder(named);
    });
    prior = root;
    return tree.size;
  };

  return {
    append,
    commit,
    sealedRoot: () => tree.root(),
    close() {
      commit();
      guarded(close);
      return { path: folder, events: tree.size, head: prior };
    },
  };
}

const NEWLINE = Uint8Array.of(10);
