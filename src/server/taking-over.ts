/**
 * Whether a paper of a batch need not be checked again, because nothing has changed since an earlier batch: neither its bytes, its name, what
 * belongs to it, its sources and what is wished for, nor the engine, the settings that move a verdict and what is held on this machine, all of
 * which the sealed log of that run begins with. Then its report is shown once more, with its own log and seal, and with when it was made: nothing
 * is written anew that was not seen anew, and a replay of that log is a replay of what is shown. Where somebody beyond this machine was
 * asked, answers count no longer than a "not found" is kept; what was not heard, stopped or could not be read is tried again.
 */
import { join } from 'node:path';
import type { OpenRun } from '../assemble.ts';
import type { LogLine } from '../model/event.ts';
import type { Report } from '../model/report.ts';
import { logFolder, openLogs } from '../places.ts';
import { lostOf } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { doneAlike } from '../store/desk/alike.ts';
import type { StoredRun } from '../store/desk/runs.ts';
import type { Place } from './place.ts';

/** Under what a check is made: of the same document the same comes out under the same. */
export interface CheckWorld {
  readonly engine: string;
  readonly node: string;
  /** Hash of the settings that can move a verdict. */
  readonly settings: string;
  /** What is held on this machine, each with its hash. */
  readonly indexes: readonly string[];
  /** Whether somebody beyond this machine is asked, or a model heard, who may answer otherwise another time. */
  readonly asks: boolean;
  /** True when nothing that was answered before is to be used. */
  readonly fresh: boolean;
}

/** The world of a run that was opened under these settings. */
export function worldOf(
  { engine, node, settingsHash, holdings }: Pick<OpenRun, 'engine' | 'node' | 'settingsHash' | 'holdings'>,
  { offline, judge, noCache }: Pick<Settings, 'offline' | 'judge' | 'noCache'>,
): CheckWorld {
  const models = [judge.llm, judge.references, judge.entailment].some((model) => model !== undefined);
  return { engine, node, settings: settingsHash, indexes: holdings, asks: !offline || models, fresh: noCache };
}

/** How long the answers of others count, in milliseconds: as long as "not found" is kept, which is the shorter of the two times. */
const ANSWERS_MS = 24 * 3_600_000;

/** An earlier run whose outcome holds, and when it was checked. */
export interface TakenOver {
  readonly run: StoredRun;
  readonly report: Report;
  readonly checkedAt: number;
}

/** The earlier run that this one may take over; null when there is none and the paper is to be checked. Throws what the store throws. */
export async function earlierOf(run: StoredRun, world: CheckWorld, place: Place, settings: Settings): Promise<TakenOver | null> {
  // Only among many is it of use; whoever asks for one paper, or for one again, wants it checked.
  if (run.batch === null || run.again_run !== null || run.kind !== 'document') return null;
  const now = await place.desk.now();
  for (const before of await doneAlike(place.desk.db, run)) {
    const checkedAt = before.checked_at ?? before.finished_at;
    if (checkedAt === null || !(await beganUnder(before, world, place, settings))) continue;
    const age = now - checkedAt;
    // A clock that was set back says nothing of how old an answer is.
    if (world.asks && (world.fresh || age < 0 || age > ANSWERS_MS)) continue;
    const bytes = before.report === null ? null : await place.files.get(before.report);
    const report = bytes === null ? null : (JSON.parse(Buffer.from(bytes).toString('utf8')) as Report);
    if (report === null || report.interrupted === true || report.outages.length > 0 || lostOf(report) > 0) continue;
    if (before.document !== null && (await place.files.get(before.document)) === null) continue;
    return { run: before, report, checkedAt };
  }
  return null;
}

/** Whether the log of a run is here and begins under this world. */
async function beganUnder({ log }: StoredRun, world: CheckWorld, { desk }: Place, settings: Settings): Promise<boolean> {
  if (log === null) return false;
  const kept = await desk.db.selectFrom('desk_logs').select('lines').where('run', '=', log).executeTakeFirst();
  const lines = kept?.lines ?? linesHere(settings, log);
  if (lines === null) return false;
  const [first = ''] = lines.split('\n', 1);
  const event = eventIn(first);
  return (
    event?.ev === 'run_started' &&
    event.engine === world.engine &&
    event.node === world.node &&
    event.settings === world.settings &&
    JSON.stringify(event.indexes) === JSON.stringify(world.indexes)
  );
}

/** The event of a line; null for what is none. */
function eventIn(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}

function linesHere(settings: Settings, log: string): string | null {
  const { disk, close } = openLogs(settings);
  try {
    const lines = disk.read(join(logFolder(settings), log, 'events.jsonl'));
    return lines === null ? null : new TextDecoder().decode(lines);
  } finally {
    close();
  }
}
