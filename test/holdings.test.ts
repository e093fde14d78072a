/** Where an index for a database is built: a folder that nobody else can look into or prepare, and nothing is left of it. */
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIndex } from '../src/holdings.ts';

/** No database listens here: everything up to the filling is done, and the filling fails. */
const OUT = 'postgres://stet@127.0.0.1:1/stet?index=works';
const SHARED = process.env.TMPDIR;
let home = '';
let shared = '';
let records = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stet-holdings-'));
  shared = join(home, 'tmp');
  mkdirSync(shared);
  process.env.TMPDIR = shared;
  records = join(home, 'records.jsonl');
  const lines = Array.from({ length: 40 }, (_, i) =>
    JSON.stringify({ id: `made:${i}`, type: 'book', title: `A history of district ${i}` }),
  );
  writeFileSync(records, lines.join('\n'));
});
afterEach(() => {
  if (SHARED === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = SHARED;
  rmSync(home, { recursive: true, force: true });
});

/** Builds; gives what went wrong, and what lay in the shared folder while it was built. */
async function build(stop?: AbortController) {
  const seen = new Map<string, number>();
  const thrown: unknown = await buildIndex({
    from: [records],
    out: OUT,
    keepEvery: 10,
    ...(stop === undefined ? {} : { signal: stop.signal }),
    progress: () => {
      for (const name of readdirSync(shared)) seen.set(name, lstatSync(join(shared, name)).mode & 0o777);
      stop?.abort();
    },
  }).catch((error: unknown) => error);
  return { thrown, seen: [...seen] };
}

describe('building an index for a database', () => {
  it('works in a folder closed to others, and leaves nothing when the database cannot be filled', async () => {
    const { thrown, seen } = await build();
    expect(thrown).toMatchObject({ code: 'store-failed' });
    expect(seen).toEqual([[expect.stringMatching(/^stet-index-[0-9a-f]{16}$/), 0o700]]);
    expect(readdirSync(shared)).toEqual([]);
  });

  it('keeps what was interrupted for the same call, which goes on in the same folder and takes it away', async () => {
    const first = await build(new AbortController());
    expect(first.thrown).toMatchObject({ code: 'interrupted' });
    expect(readdirSync(shared)).toEqual(first.seen.map(([name]) => name));
    const second = await build();
    expect(second.seen).toEqual(first.seen);
    expect(readdirSync(shared)).toEqual([]);
  });

  it.runIf(process.getuid !== undefined).each(['a link', 'an open folder', 'a file'])(
    'does not work in %s that was put in its place',
    async (what) => {
      const [name] = (await build()).seen.map(([one]) => one);
      const place = join(shared, name ?? 'none');
      const elsewhere = join(home, 'elsewhere');
      mkdirSync(elsewhere);
      if (what === 'a link') symlinkSync(elsewhere, place);
      else if (what === 'a file') writeFileSync(place, 'x');
      else {
        mkdirSync(place);
        chmodSync(place, 0o777);
      }
      const { thrown, seen } = await build();
      expect(thrown).toMatchObject({ code: 'store-failed' });
      const [own] = seen.filter(([one]) => one !== name);
      expect(own).toEqual([expect.stringMatching(new RegExp(`^${name}-.{6}$`)), 0o700]);
      expect(readdirSync(elsewhere)).toEqual([]);
      expect(readdirSync(shared)).toEqual([name]);
      if (what === 'an open folder') expect(readdirSync(place)).toEqual([]);
    },
  );

  it('says what to do when no folder can be made', async () => {
    process.env.TMPDIR = join(home, 'nowhere');
    expect((await build()).thrown).toMatchObject({ code: 'store-failed', message: expect.stringContaining('Set TMPDIR') });
  });
});
