import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsIn } from '../../src/audit/read-log.ts';
import { steady, timesOf } from '../../src/audit/times.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import { simulatedDisk } from './simulated-disk.ts';

const at = (seconds: number): string => new Date(1_780_000_000_000 + seconds * 1000).toISOString();
const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

describe('clocks', () => {
  it('never go back within a program, whatever the one beneath does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3 * YEAR, max: 3 * YEAR }), { minLength: 1 }), (seconds) => {
        let i = 0;
        const clock = steady(() => at(seconds[i++] ?? 0));
        const said = seconds.map(() => Date.parse(clock()));
        expect(said).toEqual([...said].sort((a, b) => a - b));
        expect(said.at(-1)).toBe(Math.max(...seconds) * 1000 + 1_780_000_000_000);
      }),
    );
  });

  it('that jump leave logs that hold, with times in order in each run; a clock that went back between two programs is told', () => {
    const disk = simulatedDisk();
    let clock = 0;
    const jumps = [0, -HOUR, -YEAR, YEAR, 1, -1, 40 * YEAR, -57 * YEAR, 5];
    const now = (): string => at(clock);
    for (const [run, jump] of jumps.entries()) {
      clock += jump;
      const trail = openTrail({ folder: 'logs', keys: 'keys', now, disk, owner: { pid: 1, boot: 'b', began: '1' }, alive: () => true });
      const log = trail.begin(`r_${run}`);
      for (const other of jumps) {
        clock += other;
        log.append({ ev: 'warned', ref: 'a', kind: 'corrected', rule: 'warn/x' });
        if (other === YEAR) log.seal();
        clock -= other;
      }
      log.close();
      const times = eventsIn(disk.read(`logs/r_${run}/events.jsonl`) ?? new Uint8Array(0)).map(({ ts }) => Date.parse(ts));
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
    const check = verifyStore('logs', { disk, keys: 'keys' });
    expect(check.findings).toEqual([]);
    expect(check.times.filter((one) => one.startsWith('the clock went back by')).length).toBeGreaterThan(2);
    expect(check.times.join('\n')).toMatch(/went back by \d+ days between entry \d+ \(\d{4}-/);
  });

  it('are told apart from hours in which nothing was sealed, where something seals every hour', () => {
    const seal = (hours: number, idle = false) => ({ ts: at(hours * HOUR), ...(idle ? { idle: true } : {}) });
    expect(timesOf([seal(0), seal(90), seal(91)])).toEqual([]);
    expect(timesOf([seal(0, true), seal(1, true), seal(1.9), seal(3, true)])).toEqual([]);
    expect(timesOf([seal(0, true), seal(5.5, true), seal(6)])).toMatchObject([
      expect.stringMatching(/^nothing was sealed for 5 h 30 min after entry 0/),
    ]);
    expect(timesOf([seal(0), seal(72, true)])).toMatchObject([expect.stringMatching(/for 3 days after entry 0/)]);
    const back = (minutes: number) => timesOf([seal(50), { ts: at(50 * HOUR - minutes * 60) }]);
    expect([back(119), back(120)].flat()).toMatchObject(
      ['119 min', '2 h 0 min'].map((time) => expect.stringContaining(`back by ${time} `)),
    );
    // Clocks are set right all the time.
    expect(timesOf([{ ts: at(10) }, { ts: at(9.2) }])).toEqual([]);
    expect(timesOf([{ ts: at(10) }, null, { ts: at(5) }])).toMatchObject([expect.stringContaining('back by 5 s between entry 0')]);
    expect(timesOf([{ ts: at(10) }, { ts: 'noon' }])).toMatchObject([expect.stringContaining('no time that can be read: noon')]);
    expect(timesOf(Array.from({ length: 60 }, (_, i) => seal(i % 2)))).toHaveLength(21);
  });
});
