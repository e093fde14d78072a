/**
 * Keeps the program answerable while it works: a local index answers at once, so a long offline run would never come back to
 * the event loop, where the wish to stop, the live line and the reader of our output are waiting. Answers stay the same.
 */
import { setImmediate } from 'node:timers/promises';
import type { SourceAdapter } from '../model/ports.ts';

/** Longest stretch of work without a look around, in milliseconds. */
const STRETCH = 50;

/** The same run, whose local sources let the event loop turn now and then before they answer. */
export function attentive<R extends { readonly adapters: readonly SourceAdapter[] }>(
  run: R,
  now: () => number = () => performance.now(),
): R {
  let last = now();
  const turn = async (): Promise<void> => {
    if (now() - last < STRETCH) return;
    await setImmediate();
    last = now();
  };
  const adapters = run.adapters.map(
    (adapter): SourceAdapter =>
      adapter.remote
        ? adapter
        : {
            name: adapter.name,
            remote: false,
            covers: (fields, query) => adapter.covers(fields, query),
            find: async (query, signal) => {
              await turn();
              return adapter.find(query, signal);
            },
          },
  );
  return { ...run, adapters };
}
