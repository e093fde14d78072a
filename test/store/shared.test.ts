import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localIndex } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { SharedIndex } from '../../src/model/ports.ts';
import { buildIndex } from '../../src/store/index/build.ts';
import { openIndex } from '../../src/store/index/read.ts';
import { indexName, loadIndex, openSharedIndex } from '../../src/store/shared/index.ts';
import { sharedReplyCache, sharedSnapshots } from '../../src/store/shared/replies.ts';
import { isShared, openShared, placeOf, type Shared } from '../../src/store/shared.ts';
import { type Postgres, startPostgres } from '../servers/postgres.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-shared-'));
let postgres: Postgres;
let url: string;
let shared: Shared;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  // Two machines that start at once.
  const [one, other] = await Promise.all([openShared(url), openShared(url)]);
  await other.close();
  shared = one;
});
afterAll(async () => {
  await shared?.close();
  await postgres?.close();
  rmSync(dir, { recursive: true, force: true });
});

const WORDS = ['barley', 'copper', 'granite', 'willow', 'lantern', 'harbour', 'meadow', 'thunder'];
const many = (count: number): CslItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `made:${i}`,
    type: 'article-journal',
    title: `Report ${i} on the ${WORDS[i % 8]} and the ${WORDS[(i * 3 + 1) % 8]} of district ${i % 97}`,
    author: [{ family: `Person${i % 211}`, given: 'A.' }],
    issued: { 'date-parts': [[1950 + (i % 70)]] },
    DOI: `10.5555/made.${i}`,
  }));
const file = (items: readonly object[]): string => {
  const path = join(dir, `records-${items.length}.jsonl`);
  writeFileSync(path, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return path;
};

describe('an index in PostgreSQL', () => {
  const items = many(3000);
  let path: string;
  let open: SharedIndex;
  beforeAll(async () => {
    path = join(dir, 'works.idx');
    await buildIndex({ from: [file(items)], out: path, declareComplete: true });
    await loadIndex(path, `${url}?index=made`);
    open = await openSharedIndex(`${url}?index=made`);
  });
  afterAll(async () => open?.close());

  it('answers every question as the file it was filled from', async () => {
    const local = openIndex(path);
    expect(open.manifest).toEqual({ ...local.manifest, name: 'made' });
    for (let i = 0; i < items.length; i += 37) {
      const item = items[i] as CslItem;
      expect(await open.byIdentifier('doi', item.DOI ?? '')).toEqual([item]);
      expect(await open.byTitle(item.title ?? '')).toEqual(local.byTitle(item.title ?? ''));
      const misspelt = {
        title: (item.title ?? '').replace('district', 'distrikt').replace('granite', 'granit'),
        author: item.author,
      } as CslItem;
      expect((await open.search(misspelt, 5))[0]).toEqual(local.search(misspelt, 5)[0]);
    }
    expect(await open.byIdentifier('doi', '10.5555/nothing')).toEqual([]);
    expect(await open.search({ title: 'zzz qqq xxx' }, 5)).toEqual([]);
    local.close();
  });

  it('is partitioned by hash, and the partitions share the load', async () => {
    const rows = await shared.query(
      "select relname, (select count(*) from stet_record r where r.tableoid = c.oid) as held from pg_class c where relname ~ '^stet_record_[0-9]+$'",
    );
    expect(rows).toHaveLength(16);
    for (const row of rows) expect(Number(row.held)).toBeGreaterThan(items.length / 32);
  });

  it('changes over in one step, and leaves nothing of the one before it', async () => {
    const where = `${url}?index=changing`;
    await loadIndex(path, where);
    const before = await openSharedIndex(where);
    const next = join(dir, 'next.idx');
    await buildIndex({ from: [file(many(50))], out: next });
    const stopped = new AbortController();
    await expect(loadIndex(next, where, { signal: stopped.signal, progress: () => stopped.abort() })).rejects.toMatchObject({
      code: 'interrupted',
    });
    expect((await openSharedIndex(where).then(async (index) => [index.manifest.records, await index.close()]))[0]).toBe(3000);
    await loadIndex(next, where);
    const after = await openSharedIndex(where);
    expect(after.manifest.records).toBe(50);
    await Promise.all([before.close(), after.close()]);
    const [left] = await shared.query('select count(distinct index_id) as indexes from stet_key');
    expect(Number(left?.indexes)).toBe(2);
  });

  it('is asked through the same adapter; a database that is gone is an outage, never an absence', async () => {
    const signal = new AbortController().signal;
    const adapter = localIndex(open);
    expect(adapter.name).toBe('local/made');
    const item = items[7] as CslItem;
    expect((await adapter.find({ question: 'work', fields: item }, signal)).lookup.kind).toBe('found');
    expect((await adapter.find({ question: 'identifier', scheme: 'doi', value: '10.5555/none' }, signal)).lookup).toEqual({
      kind: 'absent',
    });
    const gone = await openSharedIndex(`${url}?index=made`);
    await gone.close();
    expect((await localIndex(gone).find({ question: 'work', fields: item }, signal)).lookup).toMatchObject({
      kind: 'unavailable',
      why: 'network',
    });
  });

  it('says what is not there, and never shows a password', async () => {
    await expect(openSharedIndex(`${url}?index=nothing`)).rejects.toMatchObject({ code: 'not-found' });
    const closed = 'postgres://someone:secret@127.0.0.1:1/works';
    const thrown = await openShared(closed).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code: 'store-failed' });
    expect(String(thrown)).not.toContain('secret');
    expect(placeOf(closed)).toBe('127.0.0.1/works');
    expect([indexName(url), indexName(`${url}?index=a`)]).toEqual(['works', 'a']);
    expect([isShared(closed), isShared('works'), isShared('/postgres://x')]).toEqual([true, false, false]);
  });
});

describe('replies in PostgreSQL', () => {
  it('are kept once under the hash of their bytes, and checked when read', async () => {
    const store = sharedSnapshots(shared);
    const bytes = new TextEncoder().encode('a reply '.repeat(1000));
    const names = await Promise.all([store.put(bytes), store.put(bytes), store.put(bytes)]);
    expect(new Set(names).size).toBe(1);
    const [name = ''] = names;
    expect(await store.get(name)).toEqual(bytes);
    expect(await store.get(`sha256:${'0'.repeat(64)}`)).toBeNull();
    expect(await store.get('../etc/passwd')).toBeNull();
    const [row] = await shared.query('select count(*) as held, sum(length(bytes)) as packed from stet_snapshot');
    expect(Number(row?.held)).toBe(1);
    expect(Number(row?.packed)).toBeLessThan(200);
    await shared.query('update stet_snapshot set bytes = $1', [Buffer.from('damage')]);
    expect(await store.get(name)).toBeNull();
  });

  it('are remembered by question; the later one stands, and a database that is gone forgets', async () => {
    const cache = sharedReplyCache(shared);
    const entry = (hash: string, at: string) => ({ snapshot: `sha256:${hash.repeat(64)}`, kind: 'found' as const, at });
    expect(await cache.get('question')).toBeNull();
    await cache.set('question', entry('a', '2026-01-02T00:00:00.000Z'));
    await cache.set('question', entry('b', '2026-01-01T00:00:00.000Z'));
    expect(await cache.get('question')).toEqual(entry('a', '2026-01-02T00:00:00.000Z'));
    await cache.set('question', { ...entry('c', '2026-01-03T00:00:00.000Z'), kind: 'absent' });
    expect(await cache.get('question')).toMatchObject({ kind: 'absent' });
    const gone = await openShared(url);
    await gone.close();
    await sharedReplyCache(gone).set('x', entry('d', '2026-01-01T00:00:00.000Z'));
    expect(await sharedReplyCache(gone).get('question')).toBeNull();
  });
});
