/**
 * Gathers the references of a long list in several threads, so that all processors work on one document. Only what lies on this
 * machine is read there; a run that asks the network waits for others anyway, and a short list is done before a thread has started.
 * Every answer is the one this thread would have given, and a thread that breaks down is done without: nothing is lost by it.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Batch, BatchDone, ThreadBegins } from './gather-thread.ts';
import type { Reference } from './model/cited.ts';
import type { Gathered, Gatherers } from './model/ports.ts';

/** References of a document from which on threads are worth their start (about half a second of one processor each). */
const WORTH = 300;
const MOST_THREADS = 8;
/** References a thread is given at once, and batches that wait for it: it never idles while this thread writes down what came. */
const BATCH = 12;
const AHEAD = 2;
const MEGABYTES = 1024;

interface Job {
  readonly reference: Reference;
  readonly venues: readonly string[];
  readonly resolve: (gathered: Gathered) => void;
  readonly reject: (thrown: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly under: Map<number, readonly Job[]>;
}

export interface ThreadOptions extends ThreadBegins {
  /** Does in this thread what no other could. */
  readonly here: (reference: Reference, venues: readonly string[]) => Promise<Gathered>;
  readonly threads?: number;
  readonly worth?: number;
}

function begin(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./gather-thread.js', import.meta.url), options);
  // From source (tests, development) the thread first takes up the loader for TypeScript; the package runs plain JavaScript.
  const loader = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href;
  const thread = new URL('./gather-thread.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(thread)}); })`;
  return new Worker(code, { ...options, eval: true });
}

/**
 * Threads that gather from these indexes; none is started before a list is long enough.
 * Takes the indexes by path and hash; gives the port that `verify` asks. `close` ends the threads.
 */
export function gatherThreads(options: ThreadOptions): Gatherers & { close(): Promise<void> } {
  const { indexes, here, worth = WORTH, threads: most = Math.min(MOST_THREADS, availableParallelism()) } = options;
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let batches = 0;
  let broken = false;

  const start = (): void => {
    const worker = begin({
      workerData: { indexes } satisfies ThreadBegins,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.unref();
    const thread: Thread = { worker, under: new Map() };
    threads.add(thread);
    worker.on('message', ({ batch, gathered }: BatchDone) => {
      const jobs = thread.under.get(batch) ?? [];
      thread.under.delete(batch);
      if (thread.under.size === 0) worker.unref();
      jobs.forEach((job, i) => {
        const one = gathered[i];
        if (one === undefined) doHere(job);
        else job.resolve(one);
      });
      deal();
    });
    const gone = (): void => {
      if (!threads.delete(thread)) return;
      broken = true;
      for (const jobs of thread.under.values()) for (const job of jobs) doHere(job);
      if (threads.size === 0) for (const job of waiting.splice(0)) doHere(job);
    };
    worker.on('error', gone);
    worker.on('exit', gone);
  };

  const doHere = ({ reference, venues, resolve, reject }: Job): void => void here(reference, venues).then(resolve, reject);

  /** Gives out what waits, to whoever has least in hand. */
  const deal = (): void => {
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      for (const { worker, under } of threads) {
        if (waiting.length === 0) return;
        if (under.size > ahead) continue;
        const jobs = waiting.splice(0, BATCH);
        batches += 1;
        under.set(batches, jobs);
        // A thread holds the program open only while it is waited for.
        worker.ref();
        worker.postMessage({ batch: batches, jobs: jobs.map(({ reference, venues }) => ({ reference, venues })) } satisfies Batch);
      }
    }
  };

  const worthIt = (references: number): boolean => references >= worth && most >= 2 && !broken;
  const startAll = (): void => {
    while (threads.size < most) start();
  };

  let dealing = false;
  return {
    expect(references) {
      if (worthIt(references)) startAll();
    },
    width(references) {
      if (!worthIt(references)) return null;
      startAll();
      return most * BATCH * (AHEAD + 1);
    },
    gather: (reference, venues) =>
      new Promise((resolve, reject) => {
        const job = { reference, venues, resolve, reject };
        if (threads.size === 0) return doHere(job);
        waiting.push(job);
        // Whole batches: what is asked in one breath is dealt out together.
        if (!dealing) {
          dealing = true;
          queueMicrotask(() => {
            dealing = false;
            deal();
          });
        }
      }),
    async close() {
      const open = [...threads];
      threads.clear();
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}
