/**
 * A time limit joined with a wish to stop. A joined signal (`AbortSignal.any`) does not hold those of `AbortSignal.timeout`: on Node 20 the
 * next collection of garbage may take the clock away, and a server that never answers is waited for until something else gives up.
 */
export interface TimeLimit {
  /** Aborted when the time is over or somebody stops. */
  readonly signal: AbortSignal;
  /** True when it was the time. */
  over(): boolean;
  /** Lets go of the clock; to be called when the work has ended, however it did. */
  end(): void;
}

/** Takes the wish to stop and how long the work may take, in milliseconds. Throws nothing. */
export function timeLimit(stop: AbortSignal, milliseconds: number): TimeLimit {
  const limit = new AbortController();
  let over = false;
  const clock = setTimeout(() => {
    over = true;
    limit.abort(new DOMException(`no whole answer within ${milliseconds / 1000} s`, 'TimeoutError'));
  }, milliseconds);
  const stopped = (): void => limit.abort(stop.reason);
  stop.addEventListener('abort', stopped, { once: true });
  if (stop.aborted) stopped();
  return {
    signal: limit.signal,
    over: () => over,
    end() {
      clearTimeout(clock);
      stop.removeEventListener('abort', stopped);
    },
  };
}
