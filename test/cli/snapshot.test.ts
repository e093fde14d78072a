import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSnapshots } from '../../src/store/snapshots.ts';
import { place } from './made-world.ts';

describe('stet snapshot', () => {
  it('lists, verifies and sweeps what is kept', async () => {
    const { stet, root } = place();
    const data = join(root, 'data');
    const folder = join(data, 'snapshots');
    const store = fileSnapshots(folder);
    const reply = { v: 1, asked: 'https://example.org/x', url: 'https://example.org/x', accept: 'a', status: 200, headers: {}, body: '' };
    const hash = await store.put(new TextEncoder().encode(JSON.stringify(reply)));
    await store.put(new TextEncoder().encode('some document'));
    const at = ['--data-dir', data, '--cache-dir', join(root, 'cache')];
    const listed = await stet(['snapshot', 'list', ...at]);
    expect(listed.out).toMatch(/200\s+https:\/\/example\.org\/x/);
    expect(listed.out).toContain('2 snapshots');
    const lines = (await stet(['snapshot', 'list', '--json', ...at])).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).status).sort()).toEqual(['200', 'document']);
    expect(await stet(['snapshot', 'verify', ...at])).toMatchObject({ status: 0, out: '2 snapshots read, 0 damaged\n' });
    utimesSync(join(folder, 'cas', 'sha256', hash.slice(7, 9), hash.slice(7)), 1, 1);
    expect((await stet(['snapshot', 'gc', '--dry-run', ...at])).out).toContain('would remove 1 snapshots');
    expect((await stet(['snapshot', 'gc', ...at])).out).toContain('1 kept');
    expect((await stet(['snapshot', 'gc', '--older-than', 'soon', ...at])).status).toBe(2);
    expect(await store.get(hash)).toBeNull();
  });
});
