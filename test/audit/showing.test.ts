import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driftOf } from '../../src/audit/drift.ts';
import { eventsIn } from '../../src/audit/read-log.ts';
import { showing } from '../../src/audit/showing.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import type { AuditEvent } from '../../src/model/event.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stet-showing-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** Time stands still from here on, and goes on by the test's word alone. */
const hold = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

const folder = () => join(root, 'logs');
const open = () => openTrail({ folder: folder(), keys: join(root, 'keys'), now: () => new Date().toISOString() });
const event = (ref: string): AuditEvent => ({ ev: 'warned', ref, kind: 'corrected', rule: 'warn/x' });
const sealedSize = (): number => {
  try {
    return Number(readFileSync(join(folder(), 'commit', 'checkpoint'), 'utf8').split('\n')[1]);
  } catch {
    return 0;
  }
};

describe('showing', () => {
  it('shows a finding only after its lines are sealed, each in its order', () => {
    const log = open().begin('r_1');
    const show = showing(log, 0);
    const seen: string[] = [];
    for (const ref of ['a', 'b', 'c']) {
      log.append(event(ref));
      const before = sealedSize();
      show.after(() => {
        expect(sealedSize()).toBe(before + 1);
        seen.push(ref);
      });
    }
    expect(seen).toEqual(['a', 'b', 'c']);
    log.close();
    show.release();
    expect(verifyStore(folder()).findings).toEqual([]);
    expect(verifyStore(folder()).runs).toBe(1);
    const logged = eventsIn(readFileSync(join(folder(), 'r_1', 'events.jsonl')));
    expect(logged.filter(({ ev }) => ev === 'merkle_commit')).toHaveLength(4);
    // When it was sealed is no part of what was decided: a replay that sealed at other moments is the same.
    expect(driftOf(logged, ['a', 'b', 'c'].map(event))).toBeNull();
  });

  it('lets findings that settle together wait for one seal, and no finding wait for ever', () => {
    hold();
    const log = open().begin('r_1');
    const show = showing(log, 50);
    const seen: string[] = [];
    for (const ref of ['a', 'b', 'c']) {
      log.append(event(ref));
      show.after(() => seen.push(ref));
    }
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(49);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(sealedSize()).toBe(1);
    log.close();
  });

  it('shows nothing more once a seal failed, and says so', () => {
    hold();
    let seals = 0;
    const show = showing(
      {
        seal() {
          seals += 1;
          throw new Error('disk full');
        },
      },
      10,
    );
    const seen: string[] = [];
    show.after(() => seen.push('a'));
    vi.advanceTimersByTime(10);
    expect(() => show.after(() => seen.push('b'))).toThrow('disk full');
    expect(() => show.release()).toThrow('disk full');
    expect({ seen, seals }).toEqual({ seen: [], seals: 1 });
  });

  it('shows nothing that still waits, or comes later, once it ceased', () => {
    hold();
    const log = open().begin('r_1');
    log.append(event('a'));
    const show = showing(log, 50);
    const seen: string[] = [];
    show.after(() => seen.push('a'));
    show.cease();
    show.after(() => seen.push('b'));
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([]);
    expect(sealedSize()).toBe(0);
    log.close();
  });
});
