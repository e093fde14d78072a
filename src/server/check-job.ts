/**
 * A check as a job: reads what was handed in, has it checked, writes findings in small groups while they settle, and ends the run
 * in one write. Whatever is written goes through the lease; a worker that lost it stops at its next write.
 */
import { messageOf, StetError } from '../errors.ts';
import type { DocumentClaim } from '../model/claim.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { DocumentFinding, Report } from '../model/report.ts';
import { lostOf, wholeFindings } from '../report/whole.ts';
import type { Settings } from '../settings/index.ts';
import { batchJustEnded } from '../store/desk/batches.ts';
import { hashOfBytes, putBytes } from '../store/desk/files.ts';
import { listFindings, type NewEvent, record, type StoredFinding } from '../store/desk/findings.ts';
import { finish, type Lease, LeaseLost } from '../store/desk/jobs.ts';
import { beginRun, endRun, type Outcome, runById, type StoredRun } from '../store/desk/runs.ts';
import { leaveTrace } from '../store/desk/traces.ts';
import { announce } from '../store/desk/webhooks.ts';
import type { Database } from '../store/desk.ts';
import type { Check, Checked, Checker, CheckOptions, Heard } from './checking.ts';
import { claimRow, coverageCounts, eventOf, quoteRow, referenceRow, remarkRow, textCounts } from './findings.ts';
import { unbundled } from './packed/bundle.ts';
import type { Place } from './place.ts';
import { earlierOf } from './taking-over.ts';

export interface CheckJob {
  readonly lease: Lease;
  readonly checker: Checker;
  readonly place: Place;
  readonly settings: Settings;
  /** Aborted with 'asked' (a person), 'lost' (the lease) or 'leaving' (the worker). */
  readonly stop: AbortSignal;
  readonly news: ((run: string) => void) | undefined;
  /** True when it was begun too often: then it is only ended. */
  readonly gaveUp: boolean;
}

/** How long settled findings wait for others before they are written, in milliseconds. */
const GATHER_MS = 120;
const PROGRESS_MS = 500;

/** Does a check. Throws LeaseLost; throws anything else only for what is no fault of the document. */
export async function checkJob(job: CheckJob): Promise<void> {
  const { lease, place, stop } = job;
  const run = await beginRun(place.desk, lease);
  if (run === null) return void (await place.desk.whole((db) => finish(db, lease)));
  job.news?.(run.id);
  if (job.gaveUp)
    return end(
      job,
      failed(run, 'internal', `The check ended unexpectedly ${lease.attempts - 1} times and was given up. The server's log says more.`),
    );
  const writer = gathering(job);
  try {
    const check = await checkOf(run, place);
    if (await takenOver(run, check, job)) return;
    const checked = await job.checker.check(check, writer, stop);
    await writer.flush();
    if (stop.reason === 'leaving') throw new Error('the worker ends');
    await end(job, await outcomeOf(run, checked, job, writer));
  } catch (thrown) {
    await writer.cease();
    if (thrown instanceof LeaseLost || stop.reason === 'lost' || stop.reason === 'leaving') throw thrown;
    if (stop.reason === 'asked')
      return end(job, { ...failed(run, 'interrupted', 'Stopped before the document was read.'), state: 'cancelled' });
    // The document's own fault, told in the engine's words. Everything else may pass: it is tried again.
    if (!(thrown instanceof StetError) || ['store-failed', 'log-broken', 'internal'].includes(thrown.code)) throw thrown;
    await end(job, failed(run, thrown.code, thrown.message));
  }
}

async function checkOf(run: StoredRun, { files }: Place): Promise<Check> {
  const kept = await files.get(run.input);
  if (kept === null) throw new StetError('not-found', 'The document that was handed in is no longer kept; hand it in again.');
  const handed = JSON.parse(run.sources) as readonly { name: string; hash: string; mediaType?: string }[];
  const sources = handed.map((source) => ({
    ...source,
    async bytes() {
      const held = await files.get(source.hash);
      if (held === null) throw new StetError('not-found', 'A source that was handed in is no longer kept; hand it in again.');
      return held;
    },
  }));
  const options = JSON.parse(run.options) as CheckOptions;
  return { name: run.name, kind: run.kind, mediaType: run.media_type, ...unbundled(kept), sources, options, bulk: run.batch !== null };
}

/** Ends the run with what an earlier one came to, where nothing has changed since; gives whether it did. Throws LeaseLost. */
async function takenOver(run: StoredRun, { options }: Check, job: CheckJob): Promise<boolean> {
  const { lease, place, settings, stop } = job;
  if (options.anew === true || run.batch === null || stop.aborted) return false;
  const earlier = await earlierOf(run, await job.checker.world(options), place, settings);
  if (earlier === null) return false;
  const { run: before, report, checkedAt } = earlier;
  const { counts, warnings, report: hash, document, log, done, total } = before;
  const rows = await listFindings(place.desk.db, { run: before.id, limit: 1_000_000 });
  const advance = { stage: 'checking', done, total };
  await record(
    place.desk,
    lease,
    rows.map(({ run: _before, ...row }) => row),
    { advance, events: [], eventOf },
  );
  const told = { id: run.id, state: 'done', counts: report.counts, checkedAt: new Date(checkedAt).toISOString() };
  const events = [{ event: 'run.done', data: JSON.stringify(told) }];
  await end(
    job,
    { state: 'done', counts, warnings, error: null, report: hash, document, log, done, total, checked_at: checkedAt, events },
    // One that is deleted meanwhile takes its files and lines along: then this paper is checked after all.
    async (db) => {
      if ((await runById(db, before.id))?.state !== 'done') throw new Error('the earlier run is gone');
    },
  );
  return true;
}

/** Takes findings as they come and writes them in groups, one write after the other. */
function gathering({ lease, place, stop, news }: CheckJob) {
  let rows: Omit<StoredFinding, 'run'>[] = [];
  let events: NewEvent[] = [];
  let advance = { stage: 'reading', done: 0, total: null as number | null };
  let timer: NodeJS.Timeout | undefined;
  let chain: Promise<void> = Promise.resolve();
  let failure: unknown = null;
  let ceased = false;
  let extracted = false;
  let toldAt = 0;
  let shown = false;
  const unheard = new Set<string>();
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    chain = chain.then(async () => {
      if (ceased || failure !== null || (rows.length === 0 && events.length === 0)) return;
      const [now, told] = [rows, events];
      rows = [];
      events = [];
      try {
        await record(place.desk, lease, now, { advance, events: told, eventOf });
        news?.(lease.id);
      } catch (thrown) {
        failure = thrown;
      }
    });
    return chain;
  };
  const soon = (): void => {
    timer ??= setTimeout(() => void write(), GATHER_MS);
  };
  /** Gives a promise of its being written. */
  const settled = async (row: Omit<StoredFinding, 'run'>): Promise<void> => {
    rows.push(row);
    // The first is what somebody waits for.
    if (rows.length < 200 && shown) return soon();
    shown = true;
    await write();
  };
  let document: string | null = null;
  let keeping: Promise<void> = Promise.resolve();
  return {
    began: async (log: string): Promise<void> => leaveTrace(place.desk.db, lease.id, await place.desk.now(), { kind: 'log', name: log }),
    /** Kept beside the check and beside its findings: neither waits for the disk. */
    document(view: Checked['view']): void {
      keeping = (async () => {
        if (ceased || stop.aborted) return;
        try {
          document = await keep(place, lease.id, view);
          // A run that was deleted meanwhile names nothing any more.
          const named = place.desk.db.updateTable('desk_runs').set({ document }).where('id', '=', lease.id);
          await named.where('state', 'in', ['queued', 'running']).execute();
          events.push({ event: 'document.read', data: '{}' });
          soon();
        } catch (thrown) {
          failure ??= thrown;
        }
      })();
    },
    finding(finding: Report['references'][number], n: number): Promise<void> {
      // Who is not heard is told when it is first missed; how often, with the report.
      for (const { adapter, lookup } of finding.asked)
        if (lookup.kind === 'unavailable' && !unheard.has(`${adapter} ${lookup.why}`)) {
          unheard.add(`${adapter} ${lookup.why}`);
          events.push({ event: 'source.degraded', data: JSON.stringify({ adapter, why: lookup.why, times: 1 }) });
        }
      return settled(referenceRow(finding, n));
    },
    quote: (finding: QuoteFinding, n: number): Promise<void> => settled(quoteRow(finding, n)),
    claim: (finding: DocumentClaim, n: number): Promise<void> => settled(claimRow(finding, n)),
    remark: (finding: DocumentFinding, n: number, document: string): Promise<void> => settled(remarkRow(finding, n, document)),
    progress(stage: string, done: number, total: number | null): void {
      if (stage === 'checking' && !extracted) {
        extracted = true;
        events.push({ event: 'ref.extracted', data: JSON.stringify({ total }) });
        soon();
      }
      advance = { stage, done, total };
      if (performance.now() - toldAt < PROGRESS_MS) return;
      toldAt = performance.now();
      events.push({ event: 'run.progress', data: JSON.stringify(advance) });
      soon();
    },
    leftOut(source: string, why: string): void {
      events.push({ event: 'source.degraded', data: JSON.stringify({ adapter: source, why, times: 1 }) });
      soon();
    },
    waits(waiting: Parameters<Heard['waits']>[0]): void {
      events.push({ event: 'source.waiting', data: JSON.stringify(waiting) });
      soon();
    },
    /** Writes what still waits. Throws what a write threw. */
    async flush(): Promise<void> {
      await keeping;
      await write();
      if (failure !== null) throw failure;
    },
    /** Nothing more is written; gives when what was under way is done. */
    async cease(): Promise<void> {
      ceased = true;
      clearTimeout(timer);
      await Promise.all([chain, keeping]);
    },
    hash: (): string | null => document,
  };
}

/** Keeps something made of a document, once it is written down that the run leaves it. Gives its hash. */
async function keep({ desk, files }: Place, run: string, made: unknown): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(made));
  await leaveTrace(desk.db, run, await desk.now(), { kind: 'file', name: hashOfBytes(bytes) });
  return (await putBytes(files, bytes)).hash;
}

async function outcomeOf(
  run: StoredRun,
  { report, view, lines }: Checked,
  job: CheckJob,
  writer: ReturnType<typeof gathering>,
): Promise<Outcome> {
  const { place, stop } = job;
  // What concerns the document as a whole is known when all else is.
  for (const [i, finding] of wholeFindings(report).entries()) void writer.remark(finding, i + 1, report.document.id);
  await writer.flush();
  const cancelled = stop.reason === 'asked' && report.interrupted === true;
  const hash = await keep(place, run.id, report);
  const document = run.batch === null && writer.hash() !== null ? writer.hash() : await keep(place, run.id, view);
  const state = cancelled ? 'cancelled' : 'done';
  const warnings = report.references.filter((finding) => finding.warnings.length > 0).length;
  return {
    state,
    counts: JSON.stringify({ ...report.counts, ...coverageCounts(report), ...textCounts(report), unread: lostOf(report) }),
    warnings,
    error: null,
    report: hash,
    document,
    log: report.run,
    done: report.references.length,
    total: report.references.length + (report.unreached ?? 0),
    events: [
      ...report.outages.map((outage) => ({ event: 'source.degraded', data: JSON.stringify(outage) })),
      { event: `run.${state}`, data: JSON.stringify({ id: run.id, state, counts: report.counts }) },
    ],
    // Others cannot see this machine's files; on one machine the log lies where `stet audit` looks for it.
    ...(place.desk.kind === 'postgres' ? { lines: lines() } : {}),
  };
}

const failed = (run: StoredRun, code: string, detail: string): Outcome => ({
  state: 'failed',
  counts: null,
  warnings: 0,
  error: JSON.stringify({ code, detail: messageOf(detail).slice(0, 2_000) }),
  report: null,
  document: run.document,
  log: null,
  done: run.done,
  total: run.total,
  events: [{ event: 'run.failed', data: JSON.stringify({ id: run.id, state: 'failed', error: { code, detail } }) }],
});

/** Ends the run, and tells those who wanted to be told, in one write. */
async function end({ lease, place, news }: CheckJob, outcome: Outcome, first?: (db: Database) => Promise<void>): Promise<void> {
  const now = await place.desk.now();
  const announced = async (db: Database, run: StoredRun): Promise<void> => {
    await first?.(db);
    const told = {
      run: run.id,
      state: run.state,
      name: run.name,
      batch: run.batch,
      counts: run.counts === null ? null : JSON.parse(run.counts),
    };
    const event = run.state === 'done' ? 'run.done' : run.state === 'failed' ? 'run.failed' : null;
    const body = (type: string, data: unknown): string => JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
    if (event !== null) await announce(db, now, run.owner, event, body(event, told));
    if (run.batch !== null && (await batchJustEnded(db, run.batch)))
      await announce(db, now, run.owner, 'batch.done', body('batch.done', { batch: run.batch }));
  };
  await endRun(place.desk, lease, outcome, announced);
  news?.(lease.id);
}
