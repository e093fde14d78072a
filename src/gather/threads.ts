/**
 * Gathers the references of a long list in several threads, so that all processors work on one document. Only what lies on this
 * machine is read there; a run that asks the network waits for others anyway, and a short list is done before a thread has started.
 * Every answer is the one this thread would have given, and a thread that breaks down is done without: nothing is lost by it.
 * References may be taken in hand while this thread is still parsing those behind them: then it does not come back to its event loop,
 * so it looks into the ports of the others itself.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads';
import type { Reference } from '../model/cited.ts';
import type { Gathered, Gatherers } from '../model/ports.ts';
import type { Batch, BatchDone, ThreadBegins, ThreadJob, ThreadReads } from './thread.ts';

/** References of a document from which on threads are worth their start (about half a second of one processor each). */
const WORTH = 300;
const MOST_THREADS = 8;
/** References a thread is given at once, and batches that wait for it: it never idles while this thread writes down what came. */
const BATCH = 12;
const AHEAD = 2;
const MEGABYTES = 1024;
/** Room for what is young: comparing makes much that is soon of no use, and each clearing of a small room costs what still lives there. */
const YOUNG_MEGABYTES = 96;
/**
 * References that are ready and not asked for yet, from which on this thread is the one that everybody waits for: then one of the others
 * rests, so that it has a processor to itself.
 */
const READY = 240;

/** References of one document that were taken in hand before anybody asked for them. */
interface Lot {
  readonly signal: AbortSignal;
  /** Those that are gathered and were not asked for yet. */
  ready: number;
}

/** A reference in hand. */
interface Job extends ThreadJob {
  readonly resolve: (gathered: string) => void;
  readonly reject: (thrown: unknown) => void;
  readonly lot: Lot | null;
  /** Somebody waits for it. */
  wanted: boolean;
  /** Nobody has it in hand any more; whoever wants it does it. */
  left: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly under: Map<number, readonly Job[]>;
}

export interface ThreadOptions extends ThreadReads {
  /** Does in this thread what no other could. */
  readonly here: (reference: Reference, venues: readonly string[]) => Promise<Gathered>;
  readonly threads?: number;
  readonly worth?: number;
}

function begin(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thread.js', import.meta.url), options);
  // From source (tests, development) the thread first takes up the loader for TypeScript; the package runs plain JavaScript.
  const loader = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href;
  const thread = new URL('./thread.ts', import.meta.url).href;
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

  const doHere = ({ reference, venues, resolve, reject }: Job): void =>
    void here(reference, venues).then((gathered) => resolve(JSON.stringify(gathered)), reject);

  /** What no thread can do any more is done here, once somebody waits for it. */
  const leave = (job: Job): void => {
    if (job.wanted) doHere(job);
    else job.left = true;
  };

  const start = (): void => {
    const { port1: port, port2 } = new MessageChannel();
    const worker = begin({
      workerData: { indexes, port: port2 } satisfies ThreadBegins,
      transferList: [port2],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const thread: Thread = { worker, port, under: new Map() };
    threads.add(thread);
    port.on('message', (done: BatchDone) => {
      settle(thread, done);
      deal();
    });
    worker.unref();
    port.unref();
    const gone = (): void => {
      if (!threads.delete(thread)) return;
      broken = true;
      port.close();
      for (const jobs of thread.under.values()) jobs.forEach(leave);
      if (threads.size === 0) for (const job of waiting.splice(0)) leave(job);
      deal();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
  };

  const settle = ({ port, under }: Thread, { batch, gathered }: BatchDone): void => {
    const jobs = under.get(batch) ?? [];
    under.delete(batch);
    if (under.size === 0) port.unref();
    jobs.forEach((job, i) => {
      const one = gathered[i];
      if (one === undefined) leave(job);
      else job.resolve(one);
    });
  };

  /** Takes in what has come meanwhile, where the event loop does not turn. */
  const takeIn = (): void => {
    for (const thread of threads) {
      let come = receiveMessageOnPort(thread.port);
      for (; come !== undefined; come = receiveMessageOnPort(thread.port)) settle(thread, come.message as BatchDone);
    }
  };

  /** The next that wait, without those of a run that was broken off. */
  const next = (): Job[] => {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, BATCH);
      const live = jobs.filter(({ lot, wanted }) => wanted || lot?.signal.aborted !== true);
      for (const job of jobs) if (!live.includes(job)) leave(job);
      if (live.length > 0) return live;
    }
    return [];
  };

  /** Gives out what waits, to whoever has least in hand. */
  const deal = (): void => {
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      let resting = (waiting[0]?.lot?.ready ?? 0) > READY && threads.size > 1;
      for (const { port, under } of threads) {
        if (resting || under.size > ahead) {
          resting = false;
          continue;
        }
        const jobs = next();
        if (jobs.length === 0) return;
        batches += 1;
        under.set(batches, jobs);
        // A thread holds the program open only while it is waited for.
        port.ref();
        const given: readonly ThreadJob[] = jobs.map(({ reference, venues }) => ({ reference, venues }));
        port.postMessage({ batch: batches, jobs: JSON.stringify(given) } satisfies Batch);
      }
    }
  };

  const worthIt = (references: number): boolean => references >= worth && most >= 2 && !broken;
  const startAll = (): void => {
    while (threads.size < most) start();
  };

  let dealing = false;
  const take = (reference: Reference, venues: readonly string[], lot: Lot | null): (() => Promise<Gathered>) => {
    let [resolve, reject]: [Job['resolve'], Job['reject']] = [() => undefined, () => undefined];
    let settled = false;
    const gathered = new Promise<string>((done, failed) => {
      [resolve, reject] = [done, failed];
    });
    // Whoever asks for it hears of a failure; nobody else needs to.
    gathered.catch(() => undefined);
    const job: Job = {
      reference,
      venues,
      lot,
      wanted: lot === null,
      left: false,
      reject,
      resolve(text) {
        if (lot !== null && !job.wanted) lot.ready += 1;
        settled = true;
        resolve(text);
      },
    };
    if (threads.size === 0) leave(job);
    else {
      waiting.push(job);
      if (lot !== null && waiting.length % BATCH === 0) {
        takeIn();
        deal();
      }
      // Whole batches: what is asked in one breath is dealt out together.
      if (!dealing) {
        dealing = true;
        queueMicrotask(() => {
          dealing = false;
          deal();
        });
      }
    }
    return async () => {
      if (lot !== null && !job.wanted && settled) lot.ready -= 1;
      job.wanted = true;
      if (job.left) doHere(job);
      job.left = false;
      return JSON.parse(await gathered) as Gathered;
    };
  };

  return {
    width(references) {
      if (!worthIt(references)) return null;
      startAll();
      return most * BATCH * (AHEAD + 1);
    },
    gather: (reference, venues) => take(reference, venues, null)(),
    ahead(signal) {
      const lot: Lot = { signal, ready: 0 };
      return (reference, venues) => take(reference, venues, lot);
    },
    async close() {
      const open = [...threads];
      threads.clear();
      for (const { port } of open) port.close();
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}
