/**
 * Gathers the references of a long list in several threads, so that all processors work on one document. Only what lies on this
 * machine is read there; a run that asks the network waits for others anyway, and a short list is done before a thread has started.
 * Every answer is the one this thread would have given, and a thread that breaks down is done without: nothing is lost by it.
 * References may be taken in hand while this thread is still parsing those behind them: then it does not come back to its event loop,
 * so it looks into the ports of the others itself.
 */
import { availableParallelism } from 'node:os';
import type { Reference } from '../model/cited.ts';
import type { Gathered, Gatherers } from '../model/ports.ts';
import { AHEAD, BATCH, Crew, type Here, type Job, type Lot } from './crew.ts';
import type { ThreadReads } from './thread.ts';

/** References of a document from which on threads are worth their start (about half a second of one processor each). */
const WORTH = 300;
const MOST_THREADS = 8;

export interface ThreadOptions extends ThreadReads {
  /** Does in this thread what no other could. */
  readonly here: Here;
  readonly threads?: number;
  readonly worth?: number;
}

/**
 * Threads that gather from these indexes; none is started before a list is long enough.
 * Takes the indexes by path and hash; gives the port that `verify` asks. `close` ends the threads.
 */
export function gatherThreads(options: ThreadOptions): Gatherers & { close(): Promise<void> } {
  const { indexes, here, worth = WORTH, threads: most = Math.min(MOST_THREADS, availableParallelism()) } = options;
  const crew = new Crew(indexes, here, most);
  return {
    width(references) {
      if (references < worth || most < 2 || crew.broken) return null;
      crew.startAll();
      return most * BATCH * (AHEAD + 1);
    },
    gather: (reference, venues) => taken(crew, { reference, venues }, null)(),
    ahead(signal) {
      const lot: Lot = { signal, ready: 0 };
      return (reference, venues) => taken(crew, { reference, venues }, lot);
    },
    close: () => crew.close(),
  };
}

/** Takes a reference in hand; what is given back waits for it, and does it here where nobody else has it any more. */
function taken(crew: Crew, asked: { reference: Reference; venues: readonly string[] }, lot: Lot | null): () => Promise<Gathered> {
  let [resolve, reject]: [Job['resolve'], Job['reject']] = [() => undefined, () => undefined];
  let settled = false;
  const gathered = new Promise<string>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  // Whoever asks for it hears of a failure; nobody else needs to.
  gathered.catch(() => undefined);
  const job: Job = {
    ...asked,
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
  crew.put(job);
  return async () => {
    if (lot !== null && !job.wanted && settled) lot.ready -= 1;
    job.wanted = true;
    if (job.left) crew.doHere(job);
    job.left = false;
    return JSON.parse(await gathered) as Gathered;
  };
}
