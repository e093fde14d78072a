/**
 * How V8 makes a regular expression ready. By itself it does so twice: for a first reading in byte code, and, where it is asked once more, again in machine code. A run
 * asks some thousand patterns once and more, so that making them ready once, in machine code, takes an eighth to a third less of a run's first seconds.
 */
import { setFlagsFromString } from 'node:v8';

/** The newest V8 that is known to know the flag (Node 25). Another one would tell on standard error that it does not. */
const NEWEST_KNOWN = 14;

/** What a process of our own takes among Node's own options; nothing where V8 may not know it. */
export const PATTERNS_ONCE: readonly string[] = Number.parseInt(process.versions.v8, 10) <= NEWEST_KNOWN ? ['--no-regexp-tier-up'] : [];

/** Has patterns that are asked from now on made ready once, in this process. A program may ask that of its process; a library may not. */
export function makePatternsOnce(): void {
  for (const flag of PATTERNS_ONCE) setFlagsFromString(flag);
}
