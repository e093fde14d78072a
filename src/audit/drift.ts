/**
 * Compares the events of a run with those of its replay: byte for byte but for the time and the salt, which no replay can share, and
 * for the Node that ran it, which decides nothing. The first event that differs names where two engines or settings part.
 */
import type { AuditEvent, LogLine } from '../model/event.ts';
import { lineOf } from './log.ts';
import { strictText } from './note.ts';

export interface Drift {
  /** First line that differs, from 0. */
  readonly line: number;
  /** As logged and as replayed; null where there is no such line. */
  readonly was: string | null;
  readonly is: string | null;
}

/** An event as a line, at the same time as every other and under no Node. */
const bare = (event: AuditEvent, index: number): string =>
  strictText(lineOf(event.ev === 'run_started' ? { ...event, node: '' } : event, index, '')) ?? '';

/** Lines of a log, its commits left out, with time and salt taken out of each. */
const untimed = (events: readonly LogLine[]): string[] =>
  events
    .filter(({ ev }) => ev !== 'merkle_commit')
    .map(({ v: _v, i: _i, ts: _ts, salt: _salt, ...event }, index) => bare(event as AuditEvent, index));

/** The first difference; null when there is none. */
export function driftOf(logged: readonly LogLine[], replayed: readonly AuditEvent[]): Drift | null {
  const was = untimed(logged);
  const is = replayed.map(bare);
  for (let line = 0; line < Math.max(was.length, is.length); line += 1)
    if (was[line] !== is[line]) return { line, was: was[line] ?? null, is: is[line] ?? null };
  return null;
}
