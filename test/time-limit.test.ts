/** A clock that outlives every collection of garbage, and a wish to stop that is told apart from it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { timeLimit } from '../src/time-limit.ts';

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((done) => signal.addEventListener('abort', () => done(signal.reason), { once: true }));

describe('timeLimit', () => {
  it('ends when the time is over, whatever is cleared from memory meanwhile', async () => {
    setFlagsFromString('--expose_gc');
    const clear: () => void = runInNewContext('gc');
    const clearing = setInterval(clear, 10);
    const limit = timeLimit(new AbortController().signal, 200);
    expect(limit.over()).toBe(false);
    expect(await aborted(limit.signal)).toMatchObject({ name: 'TimeoutError', message: 'no whole answer within 0.2 s' });
    expect(limit.over()).toBe(true);
    clearInterval(clearing);
    limit.end();
  });

  it('ends when somebody stops, with their reason, and at once when they had before', async () => {
    const stop = new AbortController();
    const limit = timeLimit(stop.signal, 3_600_000);
    const told = aborted(limit.signal);
    stop.abort('a person');
    expect(await told).toBe('a person');
    expect(limit.over()).toBe(false);
    limit.end();
    const late = timeLimit(stop.signal, 3_600_000);
    expect(late.signal.aborted).toBe(true);
    late.end();
  });

  it('hears nothing more once it has ended', () => {
    const stop = new AbortController();
    const limit = timeLimit(stop.signal, 3_600_000);
    limit.end();
    stop.abort();
    expect(limit.signal.aborted).toBe(false);
  });
});
