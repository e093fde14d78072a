/**
 * Threads at work: who has what in hand, what waits, and what is to be done without them. A batch goes to whoever has least in hand; a
 * thread that breaks down leaves what it had, and what no thread can do any more is done by the one that asked.
 */
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads';
import type { Reference } from '../model/cited.ts';
import type { Gathered } from '../model/ports.ts';
import { ownModule } from '../own-modules.ts';
import type { Batch, BatchDone, ThreadBegins, ThreadJob, ThreadReads } from './thread.ts';

/** References a thread is given at once, and batches that wait for it: it never idles while this thread writes down what came. */
export const BATCH = 12;
export const AHEAD = 2;
const MEGABYTES = 1024;
/** Room for what is young: comparing makes much that is soon of no use, and each clearing of a small room costs what still lives there. */
const YOUNG_MEGABYTES = 96;
/**
 * References that are ready and not asked for yet, from which on this thread is the one that everybody waits for: then one of the others
 * rests, so that it has a processor to itself.
 */
const READY = 240;

/** References of one document that were taken in hand before anybody asked for them. */
export interface Lot {
  readonly signal: AbortSignal;
  /** Those that are gathered and were not asked for yet. */
  ready: number;
}

/** A reference in hand. */
export interface Job extends ThreadJob {
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

/** Does a reference in the thread that asked. */
export type Here = (reference: Reference, venues: readonly string[]) => Promise<Gathered>;

function begin(options: WorkerOptions): Worker {
  const { path, register } = ownModule(new URL('./thread', import.meta.url));
  if (register === null) return new Worker(path, options);
  // From source a thread takes up the loader for TypeScript first.
  const thread = pathToFileURL(path).href;
  const code = `import(${JSON.stringify(register)}).then(({ register }) => { register(); return import(${JSON.stringify(thread)}); })`;
  return new Worker(code, { ...options, eval: true });
}

/** Up to `most` threads over the same indexes, and the jobs that wait for them. */
export class Crew {
  readonly most: number;
  /** A thread broke down: no more are started. */
  broken = false;
  private readonly indexes: ThreadReads['indexes'];
  private readonly here: Here;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];
  private batches = 0;
  private dealing = false;

  constructor(indexes: ThreadReads['indexes'], here: Here, most: number) {
    this.indexes = indexes;
    this.here = here;
    this.most = most;
  }

  startAll(): void {
    while (this.threads.size < this.most) this.start();
  }

  /** Puts a job in line; without threads it is left to whoever wants it. */
  put(job: Job): void {
    if (this.threads.size === 0) {
      this.leave(job);
      return;
    }
    this.waiting.push(job);
    if (job.lot !== null && this.waiting.length % BATCH === 0) {
      this.takeIn();
      this.deal();
    }
    // Whole batches: what is asked in one breath is dealt out together.
    if (this.dealing) return;
    this.dealing = true;
    queueMicrotask(() => {
      this.dealing = false;
      this.deal();
    });
  }

  doHere({ reference, venues, resolve, reject }: Job): void {
    void this.here(reference, venues).then((gathered) => resolve(JSON.stringify(gathered)), reject);
  }

  async close(): Promise<void> {
    const open = [...this.threads];
    this.threads.clear();
    for (const { port } of open) port.close();
    await Promise.all(open.map(({ worker }) => worker.terminate()));
  }

  /** What no thread can do any more is done here, once somebody waits for it. */
  private leave(job: Job): void {
    if (job.wanted) this.doHere(job);
    else job.left = true;
  }

  private start(): void {
    const { port1: port, port2 } = new MessageChannel();
    const worker = begin({
      workerData: { indexes: this.indexes, port: port2 } satisfies ThreadBegins,
      transferList: [port2],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const thread: Thread = { worker, port, under: new Map() };
    this.threads.add(thread);
    port.on('message', (done: BatchDone) => {
      this.settle(thread, done);
      this.deal();
    });
    worker.unref();
    port.unref();
    worker.on('error', () => this.gone(thread));
    worker.on('exit', () => this.gone(thread));
  }

  private gone(thread: Thread): void {
    if (!this.threads.delete(thread)) return;
    this.broken = true;
    thread.port.close();
    for (const jobs of thread.under.values()) for (const job of jobs) this.leave(job);
    if (this.threads.size === 0) for (const job of this.waiting.splice(0)) this.leave(job);
    this.deal();
  }

  private settle({ port, under }: Thread, { batch, gathered }: BatchDone): void {
    const jobs = under.get(batch) ?? [];
    under.delete(batch);
    if (under.size === 0) port.unref();
    for (const [i, job] of jobs.entries()) {
      const one = gathered[i];
      if (one === undefined) this.leave(job);
      else job.resolve(one);
    }
  }

  /** Takes in what has come meanwhile, where the event loop does not turn. */
  private takeIn(): void {
    for (const thread of this.threads) {
      let come = receiveMessageOnPort(thread.port);
      for (; come !== undefined; come = receiveMessageOnPort(thread.port)) this.settle(thread, come.message as BatchDone);
    }
  }

  /** The next that wait, without those of a run that was broken off. */
  private next(): Job[] {
    while (this.waiting.length > 0) {
      const jobs = this.waiting.splice(0, BATCH);
      const live = jobs.filter(({ lot, wanted }) => wanted || lot?.signal.aborted !== true);
      for (const job of jobs) if (!live.includes(job)) this.leave(job);
      if (live.length > 0) return live;
    }
    return [];
  }

  /** Gives out what waits, to whoever has least in hand. */
  private deal(): void {
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      let resting = (this.waiting[0]?.lot?.ready ?? 0) > READY && this.threads.size > 1;
      for (const thread of this.threads) {
        if (resting || thread.under.size > ahead) {
          resting = false;
          continue;
        }
        const jobs = this.next();
        if (jobs.length === 0) return;
        this.give(thread, jobs);
      }
    }
  }

  private give({ port, under }: Thread, jobs: readonly Job[]): void {
    this.batches += 1;
    under.set(this.batches, jobs);
    // A thread holds the program open only while it is waited for.
    port.ref();
    const given: readonly ThreadJob[] = jobs.map(({ reference, venues }) => ({ reference, venues }));
    port.postMessage({ batch: this.batches, jobs: JSON.stringify(given) } satisfies Batch);
  }
}
