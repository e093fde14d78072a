import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { putNew, putOver, realDisk } from '../../src/audit/disk.ts';
import type { Owner } from '../../src/audit/lock.ts';
import { openTrail, type TrailOptions } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import { StetError } from '../../src/errors.ts';
import { PowerLoss, type SimulatedDisk, seeded, simulatedDisk } from './simulated-disk.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the disk of this machine', () => {
  it('puts files whole, never over another unless told, with the rights asked for', () => {
    const path = join(root, 'a', 'b', 'file');
    expect(putNew(realDisk, path, Buffer.from('one'), 0o600)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(putNew(realDisk, path, Buffer.from('two'))).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('one');
    writeFileSync(`${path}.tmp`, 'left by a crash');
    putOver(realDisk, path, Buffer.from('three'));
    expect(readFileSync(path, 'utf8')).toBe('three');
    expect(readdirSync(join(root, 'a', 'b'))).toEqual(['file']);
    expect(realDisk.list(join(root, 'a'))).toEqual(['b']);
    expect(realDisk.list(join(root, 'none'))).toEqual([]);
    expect(realDisk.read(join(root, 'none'))).toBeNull();
    realDisk.remove(join(root, 'a'));
    expect(realDisk.read(path)).toBeNull();
  });
});

/** How many states of the disk to try: 2,500 take a minute. */
const STATES = Number(process.env.STET_AUDIT_STATES ?? 400);

describe('a loss of power or a failing disk', () => {
  const folder = '/data/logs';
  const keys = '/data/keys';
  let boot = 0;
  let clock = 0;
  const options = (disk: SimulatedDisk): TrailOptions => {
    boot += 1;
    const owner: Owner = { pid: boot, boot: String(boot), began: '' };
    const mine = boot;
    return {
      folder,
      keys,
      disk,
      owner,
      alive: (other) => other.pid === mine,
      now: () => new Date(Date.UTC(2026, 0, 1) + clock++).toISOString(),
    };
  };
  /** Some runs, one after the other and two at once; what was given back is what a person saw. */
  const session = (disk: SimulatedDisk, name: string, shown: string[]): void => {
    const trail = openTrail(options(disk));
    const other = trail.begin(`${name}_open`);
    for (let run = 0; run < 2; run += 1) {
      const log = trail.begin(`${name}_${run}`);
      for (let i = 0; i < 3; i += 1) {
        // Findings are shown while the run goes on, so its lines are sealed in between too.
        if (i === 2) {
          other.seal();
          shown.push(Buffer.from(disk.read(join(folder, 'commit', 'checkpoint')) ?? []).toString());
        }
        log.append({ ev: 'warned', ref: `ref:${i}`, kind: 'corrected', rule: 'warn/x' });
        other.append({ ev: 'warned', ref: `ref:${i}`, kind: 'reinstated', rule: 'warn/x' });
      }
      shown.push(log.close().checkpoint);
    }
    if (name.endsWith('r')) trail.rotate();
    shown.push(other.close().checkpoint);
  };
  const tampered = (disk: SimulatedDisk, shown: readonly string[]) =>
    verifyStore(folder, { disk, keys, anchors: shown.map((note) => ({ from: 'shown', vkey: null, note })) }).findings.filter(
      ({ kind, where }) => kind === 'tampered' || (kind === 'unclear' && where !== 'the checkpoint last seen here'),
    );

  it(
    `leaves no state in which something shown is lost or the log is broken (${STATES} states)`,
    () => {
      const whole = simulatedDisk();
      session(whole, 'ar', []);
      const operations = whole.count();
      expect(operations).toBeGreaterThan(150);
      for (let seed = 0; seed < STATES; seed += 1) {
        const chance = seeded(seed);
        const shown: string[] = [];
        let disk = simulatedDisk();
        for (const [i, name] of ['ar', 'b'].entries()) {
          const kinds = ['power', 'power', 'EIO', 'ENOSPC'] as const;
          const how = kinds[Math.floor(chance() * 4)] ?? 'power';
          disk.failAt(1 + Math.floor(chance() * operations * (i === 0 ? 1 : 1.3)), how);
          try {
            session(disk, name, shown);
          } catch (thrown) {
            if (!(thrown instanceof StetError || thrown instanceof PowerLoss)) throw thrown;
          }
          disk = how === 'power' ? disk.reboot(chance) : disk.copy();
        }
        // The next start brings in what was left behind; whatever was shown is there, and new runs follow it.
        session(disk, 'c', shown);
        expect({ seed, findings: tampered(disk, shown) }).toEqual({ seed, findings: [] });
      }
    },
    300_000 + STATES * 1_000,
  );

  it('may come at any single operation of one run: power, an error, a full disk', () => {
    const one = (disk: SimulatedDisk, id: string, shown: string[]): void => {
      const log = openTrail(options(disk)).begin(id);
      log.append({ ev: 'warned', ref: 'r', kind: 'corrected', rule: 'warn/x' });
      shown.push(log.close().checkpoint);
    };
    const start = simulatedDisk();
    const before: string[] = [];
    one(start, 'first', before);
    const probe = start.copy();
    one(probe, 'second', []);
    const operations = probe.count();
    expect(operations).toBeGreaterThan(50);
    for (let at = 1; at <= operations; at += 1)
      for (const how of ['power', 'EIO', 'ENOSPC'] as const) {
        const shown = [...before];
        const disk = start.copy();
        disk.failAt(at, how);
        try {
          one(disk, 'second', shown);
        } catch (thrown) {
          if (!(thrown instanceof StetError || thrown instanceof PowerLoss)) throw thrown;
        }
        const after = how === 'power' ? disk.reboot(seeded(at)) : disk.copy();
        one(after, 'third', shown);
        expect({ at, how, findings: tampered(after, shown) }).toEqual({ at, how, findings: [] });
      }
  });

  it('would be noticed: a log that shows before it flushes loses what it showed', () => {
    let lost = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const chance = seeded(seed);
      const disk = simulatedDisk();
      const careless: SimulatedDisk = { ...disk, syncFolder: () => undefined };
      const shown: string[] = [];
      session(careless, 'a', shown);
      const after = disk.reboot(chance);
      if (tampered(after, shown).length > 0) lost += 1;
    }
    expect(lost).toBeGreaterThan(30);
  });
});
