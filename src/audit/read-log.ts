/**
 * Reads a run's log back: every line in canonical form, in its place, under its hash, and the commit over all lines before
 * it. What is wrong is a value that names the first wrong line.
 */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import type { LogLine } from '../model/event.ts';
import { canonical } from '../text/canonical.ts';
import { type Disk, realDisk } from './disk.ts';
import { GrowingTree, sha256 } from './merkle.ts';

/** Longest line in bytes; larger content belongs in the content-addressed store, and the line names its hash. */
export const LINE_LIMIT = 65_535;

/** A whole log as its last line commits to it. */
export interface LogHead {
  /** Folder of the log. */
  readonly path: string;
  /** Number of lines, the commit included. */
  readonly events: number;
  /** Root over the lines before the commit, lower-case hexadecimal. */
  readonly head: string;
}

/** What checking a log against itself found. `line` is the first wrong line, from 0. */
export type LogCheck = { readonly ok: true; readonly head: LogHead } | { readonly ok: false; readonly line: number; readonly why: string };

/** What the bytes of a log hold. */
export interface LinesRead {
  /** Good lines from the start. */
  readonly events: number;
  /** RFC 6962 hashes of these, 32 bytes each. */
  readonly leaves: Uint8Array;
  /** Root over all of them. */
  readonly root: Uint8Array;
  /** Root that the last good line commits to; empty when that is no commit. */
  readonly head: string;
  /** Root of the last commit among them; empty when there is none. */
  readonly prior: string;
  /** Bytes up to the end of the last good line. */
  readonly bytes: number;
  /** Why reading stopped before the end; null at the end. */
  readonly wrong: string | null;
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');

/** Whether all keys in a parsed value stand in the order of RFC 8785. */
function inOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(inOrder);
  let before: string | null = null;
  for (const key in value) {
    if (before !== null && before >= key) return false;
    before = key;
    if (!inOrder((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Whether a text is the canonical form of the value it was parsed from. The common case needs no sorting. */
function isCanonical(text: string, value: unknown): boolean {
  if (!text.includes('\\ud') && JSON.stringify(value) === text && inOrder(value)) return true;
  try {
    return canonical(value) === text;
  } catch {
    return false;
  }
}

/**
 * Reads lines up to the first that is not as it should be. With `logged`, the hashes that were kept when the lines were
 * written, a line is also wrong when its hash is another.
 */
export function readLines(log: Uint8Array, logged: Uint8Array | null = null): LinesRead {
  // Each line is hashed in place, the line end before it turned into the 0x00 that RFC 6962 puts before a leaf.
  const bytes = Buffer.alloc(log.length + 1);
  bytes.set(log, 1);
  const tree = new GrowingTree();
  const leaves: Uint8Array[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let head = '';
  let prior = '';
  let start = 1;
  let wrong: string | null = null;
  while (start < bytes.length) {
    const line = leaves.length;
    const end = bytes.indexOf(10, start);
    wrong = end < 0 ? 'The last line is cut off.' : end - start > LINE_LIMIT ? 'The line is longer than a line may be.' : null;
    if (wrong !== null) break;
    bytes[start - 1] = 0;
    const hash = sha256(bytes.subarray(start - 1, end));
    if (logged !== null && !hash.every((byte, at) => logged[line * 32 + at] === byte)) {
      wrong = line * 32 >= logged.length ? 'There are more lines than were logged.' : 'The line is not the one that was logged.';
      break;
    }
    let event: { v?: unknown; i?: unknown; ev?: unknown; root?: unknown; size?: unknown; prior?: unknown };
    try {
      const text = decoder.decode(bytes.subarray(start, end));
      event = JSON.parse(text);
      if (typeof event !== 'object' || event === null || !isCanonical(text, event)) wrong = 'The line is not in canonical form.';
    } catch {
      wrong = 'The line is not JSON.';
      break;
    }
    if (wrong !== null) break;
    if (event.i !== line) {
      wrong = `The line says it is number ${String(event.i)}.`;
      break;
    }
    head = '';
    if (event.ev === 'merkle_commit') {
      const root = hex(tree.root());
      if (event.root !== root || event.size !== line || event.prior !== prior) {
        wrong = 'The commit is not over the lines before it.';
        break;
      }
      head = root;
      prior = root;
    }
    tree.add(hash);
    leaves.push(hash);
    start = end + 1;
  }
  return { events: leaves.length, leaves: Buffer.concat(leaves), root: tree.root(), head, prior, bytes: start - 1, wrong };
}

/** Reads a log again and checks every line: canonical form, index, leaf hash, and the closing commit. */
export function checkLog(folder: string, disk: Disk = realDisk): LogCheck {
  const logged = disk.read(join(folder, 'leaves'));
  const lines = disk.read(join(folder, 'events.jsonl'));
  if (logged === null || lines === null) return { ok: false, line: 0, why: 'The lines or their hashes are gone.' };
  const read = readLines(lines, logged);
  if (read.wrong !== null) return { ok: false, line: read.events, why: read.wrong };
  if (logged.length !== read.events * 32)
    return { ok: false, line: read.events, why: 'There are more hashes than lines: lines are missing at the end.' };
  if (read.head === '') return { ok: false, line: read.events, why: 'The log does not end in a commit: it was cut off or never closed.' };
  return { ok: true, head: { path: folder, events: read.events, head: read.head } };
}

/**
 * What an earlier run was told and by whom: the hashes of all replies it read, in order and as often as they were read, and what it held.
 * For replaying it.
 * Throws StetError 'snapshot-missing' when there is no such log, 'log-broken' when it is not as it was written.
 */
export function repliesOf(
  folder: string,
  disk: Disk = realDisk,
): {
  readonly replies: readonly string[];
  readonly holdings: readonly string[];
  /** Names of the sources that were asked, or of which it is told why not. */
  readonly asked: ReadonlySet<string>;
  /** What a model answered to each question, by the question's hash: the stored answer, or why there was none. */
  readonly testimonies: ReadonlyMap<string, { readonly snapshot: string } | { readonly why: string }>;
} {
  const lines = disk.read(join(folder, 'events.jsonl'));
  if (lines === null)
    throw new StetError('snapshot-missing', `There is no log in ${folder}; name a run by its id, as its report gives it.`);
  const check = checkLog(folder, disk);
  if (!check.ok) throw new StetError('log-broken', `The log in ${folder} cannot be replayed: line ${check.line + 1}: ${check.why}`);
  const replies: string[] = [];
  const holdings: string[] = [];
  const asked = new Set<string>();
  const testimonies = new Map<string, { readonly snapshot: string } | { readonly why: string }>();
  for (const event of eventsIn(lines)) {
    if (event.ev === 'asked') {
      asked.add(event.adapter);
      replies.push(...event.reply);
    }
    if (event.ev === 'run_started') holdings.push(...event.indexes);
    if (event.ev === 'testified') {
      const [snapshot] = event.reply;
      testimonies.set(event.question, snapshot === undefined ? { why: event.why } : { snapshot });
    }
  }
  return { replies, holdings, asked, testimonies };
}

/**
 * Checks the lines of a run against themselves and, where it is given, the root that was sealed over them. Throws StetError `log-broken` with
 * the first line that is wrong.
 */
export function refuseChanged(id: string, lines: Uint8Array, root?: string): void {
  const read = readLines(lines);
  const says = read.wrong ?? (root === undefined || hex(read.root) === root ? null : 'The lines are not those that were sealed.');
  if (says === null) return;
  const at = read.wrong === null ? '' : ` line ${read.events + 1}:`;
  throw new StetError('log-broken', `The log of ${id} is not as it was written:${at} ${says} stet audit verify ${id} tells more.`);
}

/** The events of a log whose lines were checked. Throws StetError `log-broken` for a line that is no event at all. */
export const eventsIn = (log: Uint8Array): LogLine[] =>
  new TextDecoder()
    .decode(log)
    .split('\n')
    .filter((line) => line !== '')
    .map((line, i) => {
      try {
        return JSON.parse(line) as LogLine;
      } catch (cause) {
        throw new StetError(
          'log-broken',
          `Line ${i + 1} of the log is no event: it is no JSON. stet audit verify tells what was changed.`,
          { cause },
        );
      }
    });
