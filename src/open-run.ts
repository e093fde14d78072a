/**
 * The run of one document: what it may ask, its clock and its log. Its report is given only once the log is sealed.
 */
import { reportHash } from './audit/reported.ts';
import { showing } from './audit/showing.ts';
import type { SealingLog } from './audit/trail.ts';
import { StetError } from './errors.ts';
import type { AuditEvent } from './model/event.ts';
import type { Gatherers, IntegrityLists, Journals, Progress, Run, Witness } from './model/ports.ts';
import type { Report } from './model/report.ts';
import { type Settings, settingsHash } from './settings/index.ts';
import { ENGINE } from './version.ts';

/** A run of one document, with its log open. */
export interface OpenRun extends Run {
  /**
   * Calls `show` once all that was told so far is sealed: at most some tenths of a second later, or when the run is finished.
   * Throws StetError when it could not be sealed; then it is never called.
   */
  whenSealed(show: () => void): void;
  /**
   * Closes and seals the log, and only then gives the report, with the seal. Throws StetError when it could not be sealed; `usage` for a
   * report that is none, that is of another run, or when the run was finished before.
   */
  finish(report: Report): Report;
  /** Closes and seals the log of a run that came to no report, as far as it was written. Shows nothing; after `finish` it does nothing. */
  leave(): void;
}

/** What a run is made of. */
export interface Parts {
  readonly id: string;
  readonly log: SealingLog | ((event: AuditEvent) => void);
  readonly now: () => string;
  readonly asks: Pick<Run, 'adapters' | 'people'>;
  readonly integrity: IntegrityLists | null;
  readonly journals: Journals | undefined;
  readonly witness: Witness | undefined;
  readonly gatherers: Gatherers | undefined;
  readonly snapshots: Run['snapshots'];
  readonly holdings: readonly string[];
  /** Lists that were wanted and could not be read, or are old: said in every report. */
  readonly unread: Report['outages'];
  readonly settings: Settings;
  readonly world: { readonly signal: AbortSignal; readonly progress: (progress: Progress) => void };
}

/** Opens the run of one document. Its log, or where its events go in place of one, is open. */
export function openRun({
  id,
  log,
  now,
  asks,
  integrity,
  journals,
  witness,
  gatherers,
  snapshots,
  holdings,
  unread,
  settings,
  world,
}: Parts): OpenRun {
  const live = typeof log === 'function' ? null : showing(log);
  let closed = false;
  const tell = (event: AuditEvent): void => {
    // What is told after the seal would stand in no log.
    if (closed) throw new StetError('usage', `Run ${id} is finished and its log sealed; startRun() begins another.`);
    if (typeof log === 'function') log(event);
    else log.append(event);
  };
  return {
    id,
    engine: ENGINE,
    node: process.version,
    holdings,
    now,
    ...asks,
    integrity,
    ...(journals === undefined ? {} : { journals }),
    ...(witness === undefined ? {} : { witness }),
    ...(gatherers === undefined ? {} : { gatherers }),
    snapshots,
    signal: world.signal,
    // A replay takes references one by one, as its log tells of them: so each is told again what it was told then.
    concurrency: settings.replay === undefined ? settings.concurrency : 1,
    // What a replay is answered from is named in its events; by its settings it is the run it repeats.
    settingsHash: settingsHash({ ...settings, replay: undefined }),
    tell,
    progress: world.progress,
    whenSealed(show) {
      if (live === null) show();
      else live.after(show);
    },
    finish(settled) {
      if (settled?.run !== id) {
        const given = settled?.run === undefined ? 'a report' : `the report of ${settled.run}`;
        throw new StetError(
          'usage',
          `finish: run ${id} was handed ${given} that is not its own; await verify(…) and hand in what it gives.`,
        );
      }
      const report = unread.length === 0 ? settled : { ...settled, outages: [...settled.outages, ...unread] };
      tell({ ev: 'reported', report: reportHash(report) });
      if (typeof log === 'function') return report;
      const index = log.size - 1;
      closed = true;
      const sealed = log.close();
      live?.release();
      return { ...report, audit: { ...sealed, reported: { line: log.lineAt(index), index, path: log.pathOf(index) } } };
    },
    leave() {
      if (closed || typeof log === 'function' || log.size === 0) return;
      closed = true;
      live?.cease();
      log.close();
    },
  };
}
