/**
 * `stet audit show` without a run: which runs the log holds, the newest first, each with what it checked. The name of a run begins with
 * its time, so only the lines of those that are shown are read.
 */
import { join } from 'node:path';
import * as audit from '../../audit/index.ts';
import { visible } from '../../report/visible.ts';
import { counted } from '../../report/words.ts';
import type { World } from '../world.ts';

/** How many are listed when nobody asks for all. */
const NEWEST = 20;

/** One run of the log. What cannot be told, because its lines were erased or are damaged, is null. */
interface Logged {
  readonly run: string;
  readonly began: string | null;
  readonly of: string | null;
  readonly name: string | null;
  readonly document: string | null;
  readonly events: number | null;
  readonly references: number | null;
}

function loggedIn(logs: string, disk: audit.Disk, run: string): Logged {
  const unknown: Logged = { run, began: null, of: null, name: null, document: null, events: null, references: null };
  const lines = disk.read(join(logs, run, 'events.jsonl'));
  if (lines === null) return unknown;
  try {
    const events = audit.eventsIn(lines);
    const [began] = events;
    if (began?.ev !== 'run_started') return unknown;
    const { ts, name, document, of = 'document' } = began;
    const references = events.filter(({ ev }) => ev === 'reference_extracted').length;
    return { run, began: ts, of, name, document, events: events.length, references };
  } catch {
    return unknown;
  }
}

const lineOf = ({ run, began, of, name, references }: Logged): string =>
  began === null
    ? `${run}  its lines are erased or damaged; stet audit verify ${run} says which`
    : `${run}  ${began.slice(0, 16).replace('T', ' ')}  ${(of === 'document' ? counted(references ?? 0, 'reference') : (of ?? '')).padEnd(15)}  ${visible(name ?? '')}`;

/** The runs of a log, the newest first. */
function runsIn(logs: string, disk: audit.Disk): string[] {
  // Names that begin with a time stand before those that do not, and the later time first.
  return disk
    .list(logs)
    .filter((name) => audit.RUN_ID.test(name) && disk.list(join(logs, name)).length > 0 && name !== 'commit')
    .sort((a, b) => Number(b.startsWith('r_')) - Number(a.startsWith('r_')) || (a < b ? 1 : -1));
}

/** How many are named to somebody who named one that is not there. */
const NAMED = 3;

/** Which runs there are, for somebody who named another: whole sentences. */
export function thereAre(logs: string, disk: audit.Disk): string {
  const runs = runsIn(logs, disk);
  if (runs.length === 0) return `No runs are logged in ${logs} yet.`;
  const named = runs.slice(0, NAMED).join(', ');
  return runs.length <= NAMED ? `There: ${named}.` : `There, the newest of ${runs.length}: ${named}; stet audit show lists them.`;
}

/** Writes the list; with `json` one object a line. */
export function listRuns(
  logs: string,
  disk: audit.Disk,
  { json, all }: { readonly json: boolean; readonly all: boolean },
  { stdout, signal }: World,
): void {
  const runs = runsIn(logs, disk);
  const shown = all ? runs : runs.slice(0, NEWEST);
  for (const run of shown) {
    if (signal.aborted) return;
    const logged = loggedIn(logs, disk, run);
    stdout.write(`${json ? JSON.stringify(logged) : lineOf(logged)}\n`);
  }
  if (json) return;
  const older = runs.length - shown.length;
  stdout.write(
    runs.length === 0
      ? `No runs are logged in ${visible(logs)} yet.\n`
      : `${counted(runs.length, 'run')} in ${visible(logs)}${older === 0 ? '' : `; --all lists the ${older.toLocaleString('en')} older ones too`}. stet audit show RUN shows one.\n`,
  );
}
