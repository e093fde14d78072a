/**
 * Seal before show, for what is shown while a run goes on: a finding waits until its lines lie under a signed checkpoint. Sealing
 * costs some flushes of the disk, so findings that settle close together wait for one seal. What is shown at the end, after the
 * log was closed and sealed, does not pass here.
 */
import type { SealingLog } from './trail.ts';

/** How long a settled finding may wait for others, in milliseconds. */
const PAUSE = 400;

export interface Showing {
  /** Calls `show` once everything logged so far is sealed. Throws StetError 'store-failed' or 'log-broken' when a seal failed. */
  after(show: () => void): void;
  /** Shows what still waits; the log was closed and sealed. Throws what an earlier seal threw. */
  release(): void;
  /** Nothing that still waits is ever shown. */
  cease(): void;
}

/** Takes the log of the run that is shown, and how long a finding may wait (milliseconds). */
export function showing(log: Pick<SealingLog, 'seal'>, pause: number = PAUSE): Showing {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let failed: { readonly why: unknown } | null = null;
  let ceased = false;
  let sealed = performance.now();
  const show = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const now = waiting;
    waiting = [];
    for (const one of now) one();
  };
  const seal = (): void => {
    log.seal();
    sealed = performance.now();
    show();
  };
  const later = (): void => {
    try {
      seal();
    } catch (why) {
      // A timer has no caller: who asks next is told.
      failed = { why };
    }
  };
  return {
    after(one) {
      if (failed !== null) throw failed.why;
      if (ceased) return;
      waiting.push(one);
      if (performance.now() - sealed >= pause) seal();
      else timer ??= setTimeout(later, pause);
    },
    release() {
      if (failed !== null) throw failed.why;
      show();
    },
    cease() {
      ceased = true;
      if (timer !== null) clearTimeout(timer);
      waiting = [];
    },
  };
}
