/**
 * One thread of those that gather: opens the same indexes for itself, and answers each batch of references with what is known of
 * them, in their order. It asks nothing over the network and writes nothing.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { gather } from './gather.ts';
import { localIndex } from './lookup/local.ts';
import { recordedPeople } from './lookup/orcid-people.ts';
import type { Reference } from './model/cited.ts';
import type { Gathered } from './model/ports.ts';
import { openIndex } from './store/index-read.ts';

/** What a thread is begun with. */
export interface ThreadBegins {
  readonly indexes: readonly { readonly path: string; readonly hash: string }[];
}

export interface Batch {
  readonly batch: number;
  readonly jobs: readonly { readonly reference: Reference; readonly venues: readonly string[] }[];
}

export interface BatchDone {
  readonly batch: number;
  readonly gathered: readonly Gathered[];
}

// Only ever begun by gather-threads.ts, with these words.
const { indexes } = workerData as ThreadBegins;
const opened = indexes.map(({ path, hash }) => {
  const index = openIndex(path);
  // A file replaced since the run began would answer otherwise than the one the run names.
  if (index.manifest.hash !== hash) throw new Error(`the index ${path} was replaced meanwhile`);
  return index;
});
const run = { adapters: opened.map(localIndex), people: opened.map(recordedPeople), signal: new AbortController().signal };

parentPort?.on('message', async ({ batch, jobs }: Batch) => {
  const gathered: Gathered[] = [];
  for (const { reference, venues } of jobs) gathered.push(await gather(reference, run, venues));
  parentPort?.postMessage({ batch, gathered } satisfies BatchDone);
});
