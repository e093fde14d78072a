import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RememberedReply } from '../../src/model/ports.ts';
import { fileReplyCache, memoryReplyCache } from '../../src/store/reply-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-replies-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entry = (digit: string, kind: RememberedReply['kind'] = 'found'): RememberedReply => ({
  snapshot: `sha256:${digit.repeat(64)}`,
  kind,
  at: '2026-01-02T03:04:05.000Z',
});
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name));

describe.each([
  ['fileReplyCache', () => fileReplyCache(folder)],
  ['memoryReplyCache', () => memoryReplyCache()],
])('%s', (_, make) => {
  it('remembers an answer and replaces it', async () => {
    const cache = make();
    expect(await cache.get('https://a.example/?q=1')).toBeNull();
    await cache.set('https://a.example/?q=1', entry('a'));
    await cache.set('https://a.example/?q=2', entry('b'));
    await cache.set('https://a.example/?q=1', entry('c', 'absent'));
    expect(await cache.get('https://a.example/?q=1')).toEqual(entry('c', 'absent'));
    expect(await cache.get('https://a.example/?q=2')).toEqual(entry('b'));
  });
});

describe('fileReplyCache', () => {
  it('is shared by whoever opens the folder, and leaves no half files', async () => {
    await Promise.all(Array.from('0123456789', (digit) => fileReplyCache(folder).set('one', entry(digit))));
    expect((await files()).every((path) => path.endsWith('.json'))).toBe(true);
    expect(await files()).toHaveLength(1);
    expect((await fileReplyCache(folder).get('one'))?.snapshot).toMatch(/^sha256:(\d)\1{63}$/);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"snapshot":"../x","kind":"found","at":"2026-01-01"}',
    `{"snapshot":"sha256:${'a'.repeat(64)}","kind":"maybe","at":"2026-01-01"}`,
    `{"snapshot":"sha256:${'a'.repeat(64)}","kind":"found","at":"soon"}`,
  ])('takes an unreadable entry for none: %s', async (text) => {
    const cache = fileReplyCache(folder);
    await cache.set('one', entry('a'));
    await writeFile((await files())[0] ?? '', text);
    expect(await cache.get('one')).toBeNull();
  });

  it('forgets instead of failing when the folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const cache = fileReplyCache(join(folder, 'file'));
    await cache.set('one', entry('a'));
    expect(await cache.get('one')).toBeNull();
  });
});
