import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileReplyCache } from '../../src/store/reply-cache.ts';
import { fileSnapshots } from '../../src/store/snapshots.ts';
import { damagedSnapshots, freshHashes, keptSnapshots, namedHashes, sweepSnapshots } from '../../src/store/snapshots-kept.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-kept-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const signal = new AbortController().signal;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pathOf = (folder: string, hash: string): string => join(folder, 'cas', 'sha256', hash.slice(7, 9), hash.slice(7));

describe('snapshots that are kept', () => {
  it('are listed, and read through', async () => {
    const folder = join(dir, 'listed');
    expect([...keptSnapshots(folder)]).toEqual([]);
    const store = fileSnapshots(folder);
    const hashes = [await store.put(bytes('one')), await store.put(bytes('two'))];
    await store.put(bytes('one'));
    writeFileSync(join(folder, 'cas', 'sha256', (hashes[0] ?? '').slice(7, 9), 'something else'), 'x');
    expect([...keptSnapshots(folder)].map(({ hash }) => hash)).toEqual([...hashes].sort());
    expect(await damagedSnapshots(folder, signal)).toEqual({ read: 2, damaged: [] });
    writeFileSync(pathOf(folder, hashes[1] ?? ''), 'damage');
    expect(await damagedSnapshots(folder, signal)).toEqual({ read: 2, damaged: [hashes[1]] });
  });

  it('are taken away only when no log names them, the cache does not answer from them, and they are not young', async () => {
    const folder = join(dir, 'swept');
    const store = fileSnapshots(folder);
    const [logged = '', cached = '', stale = '', young = '', loose = ''] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => store.put(bytes(text))),
    );
    for (const hash of [logged, cached, stale, loose]) utimesSync(pathOf(folder, hash), 1, 1);
    const logs = join(dir, 'logs', 'deep');
    mkdirSync(logs, { recursive: true });
    // A name across the border of two pieces of the file is seen too.
    writeFileSync(join(logs, 'log.jsonl'), `${'x'.repeat(65_500)}{"reply":["${logged}"]}`);
    const cache = fileReplyCache(join(dir, 'cache'));
    const now = Date.parse('2026-01-08T00:00:00Z');
    await cache.set('k1', { snapshot: cached, kind: 'found', at: '2026-01-07T00:00:00.000Z' });
    await cache.set('k2', { snapshot: stale, kind: 'found', at: '2025-12-01T00:00:00.000Z' });
    const named = await namedHashes([join(dir, 'logs'), join(dir, 'nowhere')]);
    const fresh = await freshHashes(join(dir, 'cache'), now, 7 * 86_400_000);
    const needed = (hash: string): boolean => named.has(hash) || fresh.has(hash);
    const options = { now: Date.now(), youngMs: 86_400_000 };
    expect(sweepSnapshots(folder, needed, { ...options, dry: true })).toMatchObject({ kept: 3, removed: 2 });
    expect([...keptSnapshots(folder)]).toHaveLength(5);
    expect(sweepSnapshots(folder, needed, { ...options, dry: false }).freed).toBeGreaterThan(0);
    expect([...keptSnapshots(folder)].map(({ hash }) => hash)).toEqual([logged, cached, young].sort());
    expect(await store.get(logged)).toEqual(bytes('a'));
  });
});
