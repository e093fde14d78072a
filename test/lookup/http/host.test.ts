import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, type Clock, Host, retryAfter, systemClock, toldLimits } from '../../../src/lookup/http/host.ts';

/** A clock that only moves when somebody waits for it. */
const still = (start = 1_000_000): Clock & { readonly slept: number[]; skip(ms: number): void } => {
  let now = start;
  const slept: number[] = [];
  return {
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
    slept,
    skip: (ms) => {
      now += ms;
    },
  };
};
const never = new AbortController().signal;
const forever = Number.POSITIVE_INFINITY;

describe('retryAfter', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0);
  it.each([
    ['2', 2000],
    [' 0 ', 0],
    ['99999999', 99_999_999_000],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    ['-1', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (value, expected) => expect(retryAfter(value, now)).toBe(expected));
});

describe('backoff', () => {
  it('stays under a ceiling that doubles from 1 s to 30 s', () => {
    const top = (attempt: number): number => backoff(attempt, () => 0.999999);
    expect([1, 2, 3, 4, 5, 6, 60].map(top)).toEqual([999, 1999, 3999, 7999, 15999, 29999, 29999]);
    expect(backoff(5, () => 0)).toBe(0);
  });
});

describe('toldLimits', () => {
  it.each([
    [
      { 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s', 'x-concurrency-limit': '3' },
      { intervalMs: 20, atOnce: 3 },
    ],
    [{ 'x-rate-limit-limit': '1', 'x-rate-limit-interval': '60s' }, { intervalMs: 60_000 }],
    [{ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '7' }, { notBeforeMs: 7000 }],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2000000005' }, { notBeforeMs: 5000 }],
    [{ ratelimit: '"default";r=0;t=9' }, { notBeforeMs: 9000 }],
    [{ ratelimit: '"default";r=4;t=9' }, {}],
    [{ 'x-rate-limit-limit': '0', 'x-rate-limit-interval': '0s', 'x-ratelimit-remaining': '0' }, {}],
    [{ 'x-rate-limit-limit': 'many' }, {}],
    [{}, {}],
  ])('%j says %j', (headers, expected) => expect(toldLimits(headers, 2_000_000_000_000)).toEqual(expected));

  it('never throws and never gives nonsense', () => {
    const names = [
      'x-rate-limit-limit',
      'x-rate-limit-interval',
      'x-concurrency-limit',
      'ratelimit',
      'ratelimit-remaining',
      'ratelimit-reset',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer().map(String))), (headers) => {
        for (const value of Object.values(toldLimits(headers, 0))) expect(value).toBeGreaterThan(0);
      }),
    );
  });
});

describe('Host', () => {
  it('keeps requests apart by its pace', async () => {
    const clock = still();
    const host = new Host('a.example', clock, 100, { perSecond: 2, atOnce: 5 });
    const at: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const turn = await host.turn(forever, never);
      at.push(clock.now());
      if (turn.ok) turn.release();
    }
    expect(at).toEqual([1_000_000, 1_000_500, 1_001_000, 1_001_500]);
  });

  it('lets no more run at once than it may', async () => {
    const host = new Host('a.example', still(), 100, { perSecond: 1000, atOnce: 2 });
    const first = await host.turn(forever, never);
    await host.turn(forever, never);
    let third = false;
    const waiting = host.turn(forever, never).then(() => {
      third = true;
    });
    await new Promise((done) => setImmediate(done));
    expect(third).toBe(false);
    if (first.ok) first.release();
    await waiting;
    expect(third).toBe(true);
  });

  it('slows down when the host says so', async () => {
    const clock = still();
    const host = new Host('a.example', clock, 100, { perSecond: 50, atOnce: 1 });
    host.answered({ 'x-rate-limit-limit': '1', 'x-rate-limit-interval': '10s' });
    const before = clock.now();
    for (let count = 0; count < 2; count += 1) {
      const turn = await host.turn(forever, never);
      if (turn.ok) turn.release();
    }
    expect(clock.now() - before).toBe(20_000);
  });

  it('is left alone after five failures in a row, then probed once', async () => {
    const clock = still();
    const host = new Host('a.example', clock, 100, { perSecond: 1000, atOnce: 5 });
    for (let count = 0; count < 5; count += 1) {
      const turn = await host.turn(forever, never);
      host.failed();
      if (turn.ok) turn.release();
    }
    expect(await host.turn(forever, never)).toMatchObject({ ok: false, why: 'breaker-open' });
    clock.skip(30_000);
    const probe = await host.turn(forever, never);
    expect(probe.ok).toBe(true);
    expect(await host.turn(forever, never)).toMatchObject({ ok: false, why: 'breaker-open' });
    host.failed();
    if (probe.ok) probe.release();
    expect(await host.turn(forever, never)).toMatchObject({ ok: false, why: 'breaker-open' });
    clock.skip(30_000);
    const second = await host.turn(forever, never);
    host.answered({});
    if (second.ok) second.release();
    expect((await host.turn(forever, never)).ok).toBe(true);
    expect((await host.turn(forever, never)).ok).toBe(true);
  });

  it('forgets failures once it is answered', async () => {
    const host = new Host('a.example', still(), 100, { perSecond: 1000, atOnce: 5 });
    for (let count = 0; count < 20; count += 1) {
      host.failed();
      if (count % 4 === 3) host.answered({});
    }
    expect((await host.turn(forever, never)).ok).toBe(true);
  });

  it('is not asked again once it forbade it, nor beyond its budget, nor after the deadline, nor when stopped', async () => {
    const clock = still();
    const refused = new Host('a.example', clock, 100);
    refused.refuse();
    expect(await refused.turn(forever, never)).toMatchObject({ why: 'blocked' });
    const spent = new Host('a.example', clock, 1);
    expect((await spent.turn(forever, never)).ok).toBe(true);
    expect(await spent.turn(forever, never)).toMatchObject({ why: 'rate-limited' });
    expect(await new Host('a.example', clock, 9).turn(clock.now(), never)).toMatchObject({ why: 'deadline' });
    expect(await new Host('a.example', clock, 9).turn(forever, AbortSignal.abort())).toMatchObject({ why: 'deadline' });
  });

  it('gives up at once when it would have to wait longer than anybody waits', async () => {
    const clock = still();
    const host = new Host('a.example', clock, 9);
    host.pause(99_999_999_000);
    expect(await host.turn(forever, never)).toMatchObject({ ok: false, why: 'rate-limited' });
    const soon = new Host('a.example', clock, 9);
    soon.pause(5000);
    expect(await soon.turn(clock.now() + 4000, never)).toMatchObject({ ok: false, why: 'rate-limited' });
    expect(clock.slept).toEqual([]);
  });

  it('stops waiting for its turn when stopped', async () => {
    const host = new Host('a.example', still(), 9, { perSecond: 1000, atOnce: 1 });
    await host.turn(forever, never);
    const stop = new AbortController();
    const waiting = host.turn(forever, stop.signal);
    stop.abort();
    expect(await waiting).toMatchObject({ why: 'deadline' });
  });
});

describe('systemClock', () => {
  it('waits, and stops waiting when told', async () => {
    await systemClock.sleep(1, never);
    await systemClock.sleep(60_000, AbortSignal.abort());
    const stop = new AbortController();
    const waiting = systemClock.sleep(60_000, stop.signal);
    stop.abort();
    await waiting;
    expect(systemClock.now()).toBeGreaterThan(1_600_000_000_000);
  });
});
