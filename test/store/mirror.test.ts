import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fetch, mirrored } from '../../src/store/mirror.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});
/** A server that has one version of a list at a time, and a clock. */
function world() {
  const folder = mkdtempSync(join(tmpdir(), 'stet-mirror-'));
  dirs.push(folder);
  const state = { now: Date.parse('2026-01-01T00:00:00Z'), version: 'v1', down: '', asked: [] as Readonly<Record<string, string>>[] };
  const fetch: Fetch = async (_url, to, headers) => {
    state.asked.push(headers);
    if (state.down !== '') return { kind: 'failed', says: state.down };
    if (headers['if-none-match'] === state.version) return { kind: 'unchanged' };
    const list = `list ${state.version}`;
    writeFileSync(to, list);
    return { kind: 'fetched', sha256: createHash('sha256').update(list).digest('hex'), etag: state.version };
  };
  const look = (offline = false) =>
    mirrored({ url: 'https://example.org/list.csv', folder, name: 'list.csv', fetch: offline ? null : fetch, now: () => state.now });
  return { folder, state, look, read: () => readFileSync(join(folder, 'list.csv'), 'utf8') };
}
const HOUR = 3_600_000;

describe('a mirrored list', () => {
  it('is fetched once an hour, and only when it changed', async () => {
    const { state, look, read } = world();
    expect(await look()).toMatchObject({ asOf: '2026-01-01T00:00:00.000Z', stale: null });
    state.now += HOUR - 1;
    await look();
    expect(state.asked).toEqual([{}]);
    state.now += 1;
    expect(await look()).toMatchObject({ asOf: '2026-01-01T01:00:00.000Z', stale: null });
    expect(state.asked[1]).toEqual({ 'if-none-match': 'v1' });
    state.version = 'v2';
    state.now += HOUR;
    await look();
    expect(read()).toBe('list v2');
  });

  it('stands when the server fails, and says that it may be old', async () => {
    const { state, look, read } = world();
    await look();
    state.down = 'the server answered 503';
    state.now += 2 * HOUR;
    expect(await look()).toMatchObject({
      path: expect.stringContaining('list.csv'),
      asOf: '2026-01-01T00:00:00.000Z',
      stale: 'the server answered 503',
    });
    expect(read()).toBe('list v1');
    expect((await look(true)).stale).toContain('offline');
  });

  it('says that there is none, offline and when it cannot be had', async () => {
    const { state, look } = world();
    expect(await look(true)).toEqual({ path: null, asOf: null, stale: expect.stringContaining('offline') });
    state.down = 'no address';
    expect(await look()).toEqual({ path: null, asOf: null, stale: 'no address' });
  });

  it('is fetched anew when what was remembered of it is damaged', async () => {
    const { folder, state, look } = world();
    await look();
    writeFileSync(join(folder, 'list.csv.version.json'), '{"at":');
    expect(await look()).toMatchObject({ stale: null });
    expect(state.asked).toEqual([{}, {}]);
  });

  it('is fetched whole by each of several who begin at once', async () => {
    const { folder, state, read } = world();
    const places: string[] = [];
    let begun = (): void => undefined;
    const both = new Promise<void>((done) => {
      begun = done;
    });
    const fetch: Fetch = async (_url, to) => {
      const list = `list of ${places.length}`;
      places.push(to);
      writeFileSync(`${to}.part`, list.slice(0, 4));
      if (places.length === 2) begun();
      await both;
      writeFileSync(to, readFileSync(`${to}.part`, 'utf8') + list.slice(4));
      return { kind: 'fetched', sha256: createHash('sha256').update(list).digest('hex'), etag: list };
    };
    const look = () => mirrored({ url: 'https://example.org/list.csv', folder, name: 'list.csv', fetch, now: () => state.now });
    const looked = await Promise.all([look(), look()]);
    expect(new Set(places).size).toBe(2);
    expect(looked.map(({ stale }) => stale)).toEqual([null, null]);
    expect(read()).toMatch(/^list of [01]$/);
    expect(readdirSync(folder).sort()).toEqual(['list.csv', 'list.csv.version.json']);
  });

  it('is fetched anew when its bytes are not those that were remembered', async () => {
    const { folder, state, look, read } = world();
    await look();
    writeFileSync(join(folder, 'list.csv'), 'list by half');
    state.now += HOUR;
    expect(await look()).toMatchObject({ stale: null });
    expect(state.asked).toEqual([{}, {}]);
    expect(read()).toBe('list v1');
  });

  it('leaves nothing of a try that failed, and takes away what was left behind a day ago', async () => {
    const { folder, state, look } = world();
    const [old, young] = ['list.csv.1-a.new.part', 'list.csv.1-b.new.part'].map((name) => join(folder, name)) as [string, string];
    for (const path of [old, young]) writeFileSync(path, 'list');
    utimesSync(old, state.now / 1000 - 90_000, state.now / 1000 - 90_000);
    utimesSync(young, state.now / 1000, state.now / 1000);
    state.down = 'no address';
    await look();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    expect(readdirSync(folder)).toEqual(['list.csv.1-b.new.part']);
  });
});
