/**
 * How much processor time a process has had. A limit of time is about the document, not about the machine: on one that is busy with
 * other things, or that lets checks wait behind those who ask, an innocent paper takes minutes by the clock on the wall.
 */
import { readFileSync } from 'node:fs';

/** What /proc counts in: a hundredth of a second on every Linux that Node runs on (USER_HZ, which is part of its interface). */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has had, all its threads together; null where the system does not tell. */
export function processorTime(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields 14 and 15: the name before them may hold anything, so they are counted from its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isSafeInteger(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}
