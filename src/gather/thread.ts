/**
 * One thread of those that gather: opens the same indexes for itself, and answers each batch of references with what is known of
 * them, in their order. It asks nothing over the network and writes nothing.
 */
import { type MessagePort, workerData } from 'node:worker_threads';
import { gather } from '../gather.ts';
import { localIndex } from '../lookup/local.ts';
import { recordedPeople } from '../lookup/orcid/people.ts';
import type { Reference } from '../model/cited.ts';
import { openIndex } from '../store/index/read.ts';

/** What a thread reads from. */
export interface ThreadReads {
  readonly indexes: readonly { readonly path: string; readonly hash: string }[];
}

/** What a thread is begun with: where it reads, and the port that it is spoken to through. */
export interface ThreadBegins extends ThreadReads {
  readonly port: MessagePort;
}

export interface ThreadJob {
  readonly reference: Reference;
  readonly venues: readonly string[];
}

/** Jobs as JSON: text crosses from thread to thread more cheaply than objects do, and lies there in little room until it is wanted. */
export interface Batch {
  readonly batch: number;
  /** JSON of `ThreadJob[]`. */
  readonly jobs: string;
}

export interface BatchDone {
  readonly batch: number;
  /** JSON of one `Gathered` for each job, in their order. */
  readonly gathered: readonly string[];
}

// Only ever begun by gather/threads.ts, with these words.
const { indexes, port } = workerData as ThreadBegins;
const opened = indexes.map(({ path, hash }) => {
  const index = openIndex(path);
  // A file replaced since the run began would answer otherwise than the one the run names.
  if (index.manifest.hash !== hash) throw new Error(`the index ${path} was replaced meanwhile`);
  return index;
});
const run = { adapters: opened.map(localIndex), people: opened.map(recordedPeople), signal: new AbortController().signal };

port.on('message', async ({ batch, jobs }: Batch) => {
  const gathered: string[] = [];
  for (const { reference, venues } of JSON.parse(jobs) as ThreadJob[]) gathered.push(JSON.stringify(await gather(reference, run, venues)));
  port.postMessage({ batch, gathered } satisfies BatchDone);
});
