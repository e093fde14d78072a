/**
 * The log of one run: canonical events, one a line, in `events.jsonl`, and beside it `leaves`, the RFC 6962 hash of each
 * line (32 bytes each), so that a changed line can be named. A log is closed by a `merkle_commit` over all lines before it.
 * Signing and anchoring of commits is not done here.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import type { AuditEvent, LogLine } from '../model/event.ts';
import { canonical } from '../text/canonical.ts';
import { GrowingTree, leafHash } from './merkle.ts';

/** Longest line in bytes; larger content belongs in the content-addressed store, and the line names its hash. */
export const LINE_LIMIT = 65_535;
/** Lines are written in groups of this many bytes, and always before a commit. */
const GROUP = 1 << 16;
/** A text longer than this inside an event is cut, with its length said, so that a line stays within its limit. */
const TEXT_LIMIT = 8_000;

export interface Log {
  /** Adds an event. Throws StetError 'store-failed' when the disk refuses. */
  append(event: AuditEvent): void;
  /** Commits to all lines so far, makes them durable and closes the log. */
  close(): LogHead;
}

export interface LogHead {
  /** Folder of the log. */
  readonly path: string;
  /** Number of lines, the commit included. */
  readonly events: number;
  /** Root over the lines before the commit, lower-case hexadecimal. */
  readonly head: string;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Cuts long strings anywhere in a value, saying how much was there. */
function bounded(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed();
    return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT).toWellFormed()}… [${text.length} characters]` : text;
  }
  if (Array.isArray(value)) return value.slice(0, 200).map(bounded);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bounded(member)]));
  return value;
}

/**
 * Opens a new log in `folder`, which must not hold one yet.
 * `now` gives the time of an event, ISO 8601 in UTC with milliseconds.
 */
export function openLog(folder: string, now: () => string): Log {
  const lines = join(folder, 'events.jsonl');
  if (existsSync(lines)) throw new StetError('store-failed', `${folder} already holds a log; a log is never written twice.`);
  let events: number;
  let leaves: number;
  try {
    mkdirSync(folder, { recursive: true });
    events = openSync(lines, 'wx');
    leaves = openSync(join(folder, 'leaves'), 'wx');
  } catch (cause) {
    throw new StetError('store-failed', `Cannot write the log in ${folder}. Name another folder with --log-dir, or free the disk.`, {
      cause,
    });
  }
  const tree = new GrowingTree();
  let waiting: Buffer[] = [];
  let waitingLeaves: Uint8Array[] = [];
  let bytes = 0;

  const flush = (): void => {
    try {
      if (waiting.length > 0) writeSync(events, Buffer.concat(waiting));
      if (waitingLeaves.length > 0) writeSync(leaves, Buffer.concat(waitingLeaves));
    } catch (cause) {
      throw new StetError('store-failed', `Cannot write the log in ${folder}: is the disk full?`, { cause });
    }
    waiting = [];
    waitingLeaves = [];
    bytes = 0;
  };

  const append = (event: AuditEvent): void => {
    const line = Buffer.from(canonical({ v: 1, i: tree.size, ts: now(), ...(bounded(event) as AuditEvent) }));
    if (line.length > LINE_LIMIT)
      throw new StetError('internal', `A ${event.ev} event of ${line.length} bytes is over the limit of ${LINE_LIMIT}.`);
    const leaf = leafHash(line);
    tree.add(leaf);
    waiting.push(line, Buffer.from('\n'));
    waitingLeaves.push(leaf);
    bytes += line.length + 1;
    if (bytes >= GROUP) flush();
  };

  return {
    append,
    close() {
      const head = hex(tree.root());
      append({ ev: 'merkle_commit', size: tree.size, root: head, prior: '' });
      flush();
      fsyncSync(events);
      fsyncSync(leaves);
      closeSync(events);
      closeSync(leaves);
      return { path: folder, events: tree.size, head };
    },
  };
}

/** What checking a log against itself found. `line` is the first wrong line, from 0. */
export type LogCheck = { readonly ok: true; readonly head: LogHead } | { readonly ok: false; readonly line: number; readonly why: string };

/** Reads a log again and checks every line: canonical form, index, leaf hash, and the closing commit. */
export function checkLog(folder: string): LogCheck {
  const text = readFileSync(join(folder, 'events.jsonl'));
  const leaves = readFileSync(join(folder, 'leaves'));
  const tree = new GrowingTree();
  let last = '';
  let start = 0;
  for (let line = 0; start < text.length; line += 1) {
    const end = text.indexOf(10, start);
    if (end < 0) return { ok: false, line, why: 'The last line is cut off.' };
    const bytes = text.subarray(start, end);
    const hash = leafHash(bytes);
    if (!hash.every((byte, at) => leaves[line * 32 + at] === byte))
      return { ok: false, line, why: 'The line is not the one that was logged.' };
    let event: { i?: unknown; ev?: unknown; root?: unknown; size?: unknown };
    try {
      event = JSON.parse(bytes.toString('utf8'));
      if (canonical(event) !== bytes.toString('utf8')) return { ok: false, line, why: 'The line is not in canonical form.' };
    } catch {
      return { ok: false, line, why: 'The line is not JSON.' };
    }
    if (event.i !== line) return { ok: false, line, why: `The line says it is number ${String(event.i)}.` };
    last = '';
    if (event.ev === 'merkle_commit') {
      last = hex(tree.root());
      if (event.root !== last || event.size !== line) return { ok: false, line, why: 'The commit is not over the lines before it.' };
    }
    tree.add(hash);
    start = end + 1;
  }
  if (leaves.length !== tree.size * 32)
    return { ok: false, line: tree.size, why: 'There are more hashes than lines: lines are missing at the end.' };
  if (last === '') return { ok: false, line: tree.size, why: 'The log does not end in a commit: it was cut off or never closed.' };
  return { ok: true, head: { path: folder, events: tree.size, head: last } };
}

/**
 * What an earlier run was told and by whom: the hashes of all replies it read, and what it held. For replaying it.
 * Throws StetError 'snapshot-missing' when there is no such log, 'log-broken' when it is not as it was written.
 */
export function repliesOf(folder: string): { readonly replies: readonly string[]; readonly holdings: readonly string[] } {
  if (!existsSync(join(folder, 'events.jsonl')))
    throw new StetError('snapshot-missing', `There is no log in ${folder}; name a run by its id, as its report gives it.`);
  const check = checkLog(folder);
  if (!check.ok) throw new StetError('log-broken', `The log in ${folder} cannot be replayed: line ${check.line + 1}: ${check.why}`);
  const replies = new Set<string>();
  const holdings: string[] = [];
  for (const line of readFileSync(join(folder, 'events.jsonl'), 'utf8').trimEnd().split('\n')) {
    const event = JSON.parse(line) as LogLine;
    if (event.ev === 'asked') for (const reply of event.reply) replies.add(reply);
    if (event.ev === 'run_started') holdings.push(...event.indexes);
  }
  return { replies: [...replies], holdings };
}
