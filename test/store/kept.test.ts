/** What is kept of replies, in a folder and in a database: listed, read through, and taken away only when nothing needs it. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventLines } from '../../src/store/event-lines.ts';
import { damagedReplies, type KeptReplies, openKept, sweepReplies } from '../../src/store/kept.ts';
import { fileReplyCache } from '../../src/store/reply-cache.ts';
import { sharedReplyCache, sharedSnapshots } from '../../src/store/shared/replies.ts';
import { openShared } from '../../src/store/shared.ts';
import { fileSnapshots } from '../../src/store/snapshots.ts';
import { place } from '../cli/made-world.ts';
import { type Postgres, startPostgres } from '../servers/postgres.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-kept-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.close();
  rmSync(dir, { recursive: true, force: true });
});
const signal = new AbortController().signal;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pathOf = (folder: string, hash: string): string => join(folder, 'cas', 'sha256', hash.slice(7, 9), hash.slice(7));
const hashes = async (kept: KeptReplies): Promise<string[]> => {
  const out: string[] = [];
  for await (const { hash } of kept.list()) out.push(hash);
  return out;
};
const NOW = Date.parse('2026-01-08T00:00:00Z');
const WEEK = 7 * 86_400_000;

describe('replies kept in a folder', () => {
  it('are listed in order, and read through', async () => {
    const folder = join(dir, 'listed');
    const kept = await openKept({ folder, logs: join(dir, 'none'), cacheDir: join(dir, 'none') });
    expect(await hashes(kept)).toEqual([]);
    const store = fileSnapshots(folder);
    const two = [await store.put(bytes('one')), await store.put(bytes('two'))];
    expect(await hashes(kept)).toEqual([...two].sort());
    expect(await damagedReplies(kept, signal)).toEqual({ read: 2, damaged: [] });
    writeFileSync(pathOf(folder, two[1] ?? ''), 'damage');
    expect(await damagedReplies(kept, signal)).toEqual({ read: 2, damaged: [two[1]] });
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
    await cache.set('k1', { snapshot: cached, kind: 'found', at: '2026-01-07T00:00:00.000Z' });
    await cache.set('k2', { snapshot: stale, kind: 'found', at: '2025-12-01T00:00:00.000Z' });
    const kept = await openKept({ folder, logs: join(dir, 'logs'), cacheDir: join(dir, 'cache') });
    const needed = await kept.needed(NOW, WEEK);
    const options = { now: Date.now(), youngMs: 86_400_000 };
    expect(await sweepReplies(kept, needed, { ...options, dry: true })).toMatchObject({ kept: 3, removed: 2 });
    expect(await hashes(kept)).toHaveLength(5);
    expect((await sweepReplies(kept, needed, { ...options, dry: false })).freed).toBeGreaterThan(0);
    expect(await hashes(kept)).toEqual([logged, cached, young].sort());
    expect(await store.get(logged)).toEqual(bytes('a'));
  });
});

describe('replies kept in PostgreSQL', () => {
  it('are listed, read through and swept by the logs of all machines', async () => {
    const url = await postgres.database();
    const shared = await openShared(url);
    const store = sharedSnapshots(shared);
    const [logged = '', cached = '', here = '', loose = '', young = ''] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => store.put(bytes(text))),
    );
    await shared.query("update stet_snapshot set at = timestamptz '2001-01-01' where hash <> $1", [Buffer.from(young.slice(7), 'hex')]);
    await sharedReplyCache(shared).set('k', { snapshot: cached, kind: 'found', at: '2026-01-07T00:00:00.000Z' });
    const logs = join(dir, 'own-logs');
    mkdirSync(logs);
    writeFileSync(join(logs, 'log.jsonl'), `{"reply":"${here}"}`);
    const kept = await openKept({ folder: join(dir, 'none'), store: url, logs, cacheDir: join(dir, 'none') });
    expect(kept.place).not.toContain('@');
    expect(await hashes(kept)).toEqual([logged, cached, here, loose, young].sort());
    expect(await damagedReplies(kept, signal)).toEqual({ read: 5, damaged: [] });
    // What other machines' runs rest on is not known before their lines are there: nothing may go.
    await expect(kept.needed(NOW, WEEK)).rejects.toMatchObject({ code: 'store-failed' });
    const lines = openEventLines(url);
    lines.append('r_1', 0, [bytes(`{"reply":"${logged}"}`)], [new Uint8Array(32)]);
    lines.close();
    const needed = await kept.needed(NOW, WEEK);
    const options = { now: Date.now(), youngMs: 86_400_000 };
    expect(await sweepReplies(kept, needed, { ...options, dry: true })).toMatchObject({ kept: 4, removed: 1 });

    const { stet } = place();
    const at = ['--data-dir', join(dir, 'd'), '--cache-dir', join(dir, 'c'), '--log-dir', logs];
    const env = { STET_STORE: url };
    expect((await stet(['snapshot', 'list', ...at], { env })).out).toContain('5 snapshots');
    expect(await stet(['snapshot', 'verify', ...at], { env })).toMatchObject({ status: 0, out: '5 snapshots read, 0 damaged\n' });
    expect((await stet(['snapshot', 'gc', ...at], { env })).out).toMatch(/removed [12] snapshots/);
    expect(await store.get(loose)).toBeNull();
    expect(await store.get(logged)).toEqual(bytes('a'));
    await shared.query('update stet_snapshot set bytes = $1 where hash = $2', [Buffer.from('x'), Buffer.from(here.slice(7), 'hex')]);
    expect(await stet(['snapshot', 'verify', ...at], { env })).toMatchObject({
      status: 1,
      out: expect.stringContaining(`DAMAGED  ${here}`),
    });
    await kept.close();
    await shared.close();
  });
});
