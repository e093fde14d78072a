/**
 * The loop of a worker: takes jobs under a lease, does them, and makes the result visible in one write that is refused when the
 * lease was lost meanwhile. A check that fails through its document ends as failed; one that fails through no fault of its own
 * (the disk, the database, a bug) is tried again later, and given up after several times, so that it cannot go round for ever.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, StetError } from '../errors.ts';
import { closeReaders } from '../index.ts';
import type { Settings } from '../settings/index.ts';
import { claim, type Lease, LeaseLost, putBack, renew } from '../store/desk/jobs.ts';
import { runById } from '../store/desk/runs.ts';
import { checkJob } from './check-job.ts';
import { type Checker, openChecker } from './checking.ts';
import { deliverJob } from './delivering.ts';
import { forgetTraces } from './forgetting.ts';
import type { Place } from './place.ts';

export interface WorkerOptions {
  /** Names this worker in the database. */
  readonly name: string;
  readonly settings: Settings;
  readonly place: Place;
  /** Aborted when the worker is to put back what it holds and end. */
  readonly signal: AbortSignal;
  /** Whether an idle worker gets warm for the first document. Default true; false where documents are on their way already. */
  readonly warm?: boolean;
  /** How long a lease lasts, in milliseconds; signs of life come three times as often. */
  readonly leaseMs?: number;
  /** Called when something was written that readers of a run may be waiting for. */
  readonly news?: (run: string) => void;
  /** Called with why the queue could not be asked, each time. */
  readonly unasked?: (why: string) => void;
  /** Called with what went wrong, for the log; never holds a word of a document. */
  readonly trouble?: (what: string, job: string) => void;
}

export interface Worker {
  /** Looks for work now instead of at the next turn. */
  nudge(): void;
  /** Ends when the signal was aborted and everything is put back. */
  readonly ended: Promise<void>;
}

const LEASE_MS = 30_000;
/** How often an idle worker looks for work, in milliseconds: others may have put it there. */
const LOOK_MS = 1_000;
/** Attempts that end through no fault of the document before a job is given up. */
const MOST_ATTEMPTS = 10;

/** Starts a worker. Throws StetError when an index or a list of the settings cannot be opened. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { name, settings, place, signal, leaseMs = LEASE_MS } = options;
  const checker = await openChecker(settings, place.snapshots, (why) => options.trouble?.(why, ''));
  const warmth = warmedBy(checker, signal);
  if (options.warm === false) await warmth.end();
  let awake = new AbortController();
  const nudge = (): void => {
    // Before the queue is asked: to hear its answer takes turns of the event loop, which getting warm would draw out.
    warmth.pause();
    awake.abort();
  };
  signal.addEventListener('abort', nudge, { once: true });
  const idle = async (ms: number): Promise<void> => {
    if (!signal.aborted) await wait(ms, undefined, { signal: awake.signal }).catch(() => undefined);
  };
  const running = new Set<Promise<void>>();
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      if (running.size >= settings.server.atOnce) {
        await Promise.race(running);
        continue;
      }
      let lease: Lease | null = null;
      // Before the queue is asked: who calls meanwhile is heard, too.
      awake = new AbortController();
      try {
        lease = await claim(place.desk, name, ['check', 'deliver'], leaseMs);
      } catch (thrown) {
        options.unasked?.(messageOf(thrown));
      }
      if (lease === null) {
        if (running.size === 0) warmth.go();
        await idle(LOOK_MS);
        continue;
      }
      // The first document that comes is as good for getting warm as the invented one.
      warmth.end();
      const job = work(lease, checker, options, leaseMs).finally(() => {
        running.delete(job);
        nudge();
      });
      running.add(job);
    }
    await Promise.all(running);
    closeReaders();
    await warmth.end();
    await checker.close();
  };
  return { nudge, ended: loop() };
}

/** Gets a checker warm while there is nothing to do. A document that comes does not wait for it; one that another takes only breaks it off. */
function warmedBy(checker: Checker, signal: AbortSignal): { go(): void; pause(): void; end(): Promise<unknown> } {
  let off = new AbortController();
  let going: Promise<unknown> | null = null;
  let done = false;
  return {
    go() {
      if (done || going !== null || signal.aborted) return;
      off = new AbortController();
      going = checker.warm(AbortSignal.any([signal, off.signal])).then((warm) => {
        done ||= warm;
        going = null;
      });
    },
    pause: () => off.abort(),
    end() {
      done = true;
      off.abort();
      return going ?? Promise.resolve();
    },
  };
}

/** One job from lease to result, with signs of life meanwhile. Never throws. */
async function work(lease: Lease, checker: Checker, options: WorkerOptions, leaseMs: number): Promise<void> {
  const { place, signal, trouble } = options;
  /** Aborted with the reason: a person's wish, a lost lease, the end of this worker. */
  const stop = new AbortController();
  const leave = (): void => stop.abort('leaving');
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  const beat = setInterval(
    () => {
      renew(place.desk, lease, leaseMs).then(
        ({ held, stop: asked }) => {
          if (!held) stop.abort('lost');
          else if (asked) stop.abort('asked');
        },
        // A sign of life that did not arrive: the next one may; else the lease runs out and says so itself.
        () => undefined,
      );
    },
    Math.min(leaseMs / 3, 2_000),
  );
  try {
    if (lease.kind === 'deliver') await deliverJob(lease, options.settings, place);
    else
      await checkJob({
        lease,
        checker,
        place,
        settings: options.settings,
        stop: stop.signal,
        news: options.news,
        gaveUp: lease.attempts > MOST_ATTEMPTS,
      });
  } catch (thrown) {
    if (thrown instanceof LeaseLost || stop.signal.reason === 'lost') return await forgetDeleted(lease.id, options);
    const leaving = signal.aborted;
    if (!leaving) trouble?.(thrown instanceof StetError ? `${thrown.code}` : messageOf(thrown), lease.id);
    const pause = leaving ? 0 : Math.min(60_000, 500 * 2 ** lease.attempts);
    await putBack(place.desk, lease, (await place.desk.now().catch(Date.now)) + pause, !leaving).catch(() => undefined);
  } finally {
    clearInterval(beat);
    signal.removeEventListener('abort', leave);
  }
}

/** A run that was deleted while it was checked left more behind than could be taken away then. Never throws: the hourly round tries again. */
async function forgetDeleted(id: string, { place, settings, trouble }: WorkerOptions): Promise<void> {
  try {
    if ((await runById(place.desk.db, id))?.state === 'deleted') await forgetTraces(place, settings, id, 'deleted while it was checked');
  } catch (thrown) {
    trouble?.(`what a deleted run left could not be taken away: ${messageOf(thrown)}`, id);
  }
}
