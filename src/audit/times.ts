/**
 * What clocks did. The order of a log is that of its lines and entries, which is proved; their times are what the clock of the
 * machine said, which may be wrong, jump or be set back. So a program's own times never go back while it runs, and where those of several
 * programs do, or an hourly seal is missing, it is told. It is no sign that a log was changed.
 */
import type { Entry } from './commits.ts';

/** A clock that stands still while the one beneath it is behind what it said before. ISO 8601, UTC, as that gives. */
export function steady(now: () => string): () => string {
  let last = '';
  let latest = Number.NEGATIVE_INFINITY;
  return () => {
    const said = now();
    const time = Date.parse(said);
    if (time < latest) return last;
    last = said;
    latest = time;
    return said;
  };
}

/** Longer than this between two seals, and an hourly one is missing; in milliseconds. */
const MISSING = 2 * 3_600_000;
/** Clocks of one machine are set right by this much all the time; in milliseconds. */
const NOTHING = 1000;
/** More are counted and not told one by one. */
const MOST = 20;

const length = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return `${Math.round(ms / 1000)} s`;
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${Math.round(minutes / 1440)} days`;
};

/** What the times of the entries of a commit log say about the clocks and timers behind them, in words. */
export function timesOf(entries: readonly (Pick<Entry, 'ts' | 'idle'> | null)[]): string[] {
  const told: string[] = [];
  let before: { readonly ts: string; readonly idle: boolean; readonly index: number } | null = null;
  for (const [index, entry] of entries.entries()) {
    if (typeof entry?.ts !== 'string') continue;
    const one = { ts: entry.ts, idle: entry.idle === true, index };
    const between = before === null ? 0 : Date.parse(one.ts) - Date.parse(before.ts);
    if (Number.isNaN(between)) told.push(`entry ${index} has no time that can be read: ${one.ts.slice(0, 40)}`);
    else if (before !== null && between < -NOTHING)
      told.push(`the clock went back by ${length(-between)} between entry ${before.index} (${before.ts}) and entry ${index} (${one.ts})`);
    else if (before !== null && between > MISSING && (before.idle || one.idle))
      told.push(
        `nothing was sealed for ${length(between)} after entry ${before.index} (${before.ts}): what seals every hour was off, or the clock jumped`,
      );
    before = one;
  }
  return told.length > MOST ? [...told.slice(0, MOST), `and ${told.length - MOST} more such times`] : told;
}
