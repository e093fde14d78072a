import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileReplyCache } from '../../../src/store/reply-cache.ts';
import { freshHashes, keptSnapshots, namedHashes } from '../../../src/store/snapshots/kept.ts';
import { fileSnapshots } from '../../../src/store/snapshots.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-kept-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the folder of snapshots', () => {
  it('is listed by hash, whatever else lies in it', async () => {
    const folder = join(dir, 'listed');
    expect([...keptSnapshots(folder)]).toEqual([]);
    const store = fileSnapshots(folder);
    const hashes = [await store.put(bytes('one')), await store.put(bytes('two'))];
    await store.put(bytes('one'));
    writeFileSync(join(folder, 'cas', 'sha256', (hashes[0] ?? '').slice(7, 9), 'something else'), 'x');
    expect([...keptSnapshots(folder)].map(({ hash }) => hash)).toEqual([...hashes].sort());
  });

  it('is needed by what logs name, however deep, and by young answers of the cache', async () => {
    const [one, two] = [`sha256:${'1'.repeat(64)}`, `sha256:${'2'.repeat(64)}`];
    const logs = join(dir, 'logs', 'deep');
    mkdirSync(logs, { recursive: true });
    // A name across the border of two pieces of the file is seen too.
    writeFileSync(join(logs, 'log.jsonl'), `${'x'.repeat(65_500)}{"reply":["${one}"]}`);
    expect([...(await namedHashes([join(dir, 'logs'), join(dir, 'nowhere')]))]).toEqual([one]);
    const cache = fileReplyCache(join(dir, 'cache'));
    await cache.set('k1', { snapshot: one, kind: 'found', at: '2025-12-01T00:00:00.000Z' });
    await cache.set('k2', { snapshot: two, kind: 'found', at: '2026-01-07T00:00:00.000Z' });
    expect([...(await freshHashes(join(dir, 'cache'), Date.parse('2026-01-08T00:00:00Z'), 7 * 86_400_000))]).toEqual([two]);
  });
});
