/**
 * Who waits for news of which run. Events lie in the database; the hub only says "look again": at once when a worker of this
 * server wrote something, and every so often in any case, since a worker elsewhere may have. One timer for all who wait.
 */

export interface Hub {
  /** Resolves when there may be news of the run, or after a while in any case. */
  next(run: string, signal: AbortSignal): Promise<void>;
  /** There is news of a run. */
  news(run: string): void;
  /** How many wait. */
  waiting(): number;
  close(): void;
}

/** How often those who wait look without being told, in milliseconds. */
const LOOK_MS = 700;

export function openHub(lookMs = LOOK_MS): Hub {
  const waiters = new Map<string, Set<() => void>>();
  const wake = (run: string): void => {
    const all = waiters.get(run);
    waiters.delete(run);
    for (const go of all ?? []) go();
  };
  const timer = setInterval(() => {
    for (const run of [...waiters.keys()]) wake(run);
  }, lookMs);
  timer.unref();
  return {
    next: (run, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const go = (): void => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = (): void => {
          waiters.get(run)?.delete(go);
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
        const all = waiters.get(run) ?? new Set();
        all.add(go);
        waiters.set(run, all);
      }),
    news: wake,
    waiting: () => [...waiters.values()].reduce((sum, all) => sum + all.size, 0),
    close() {
      clearInterval(timer);
      for (const run of [...waiters.keys()]) wake(run);
    },
  };
}
