/** An index in PostgreSQL with what was added to it, read through, and the verbs of the command line on it: all by the one connection string. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToIndex, buildIndex } from '../../../src/holdings.ts';
import type { HeldItem } from '../../../src/model/source.ts';
import { openIndex } from '../../../src/store/index/read.ts';
import { openSharedIndex } from '../../../src/store/shared/index.ts';
import { indexParts } from '../../../src/store/shared/parts.ts';
import { verifySharedIndex } from '../../../src/store/shared/verify.ts';
import { openShared, type Shared } from '../../../src/store/shared.ts';
import { place, type Ran } from '../../cli/made-world.ts';
import { type Postgres, startPostgres } from '../../servers/postgres.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-parts-'));
let postgres: Postgres;
let url: string;
let shared: Shared;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  shared = await openShared(url);
});
afterAll(async () => {
  await shared?.close();
  await postgres?.close();
  rmSync(dir, { recursive: true, force: true });
});

const file = (name: string, items: readonly object[]): string => {
  const path = join(dir, name);
  writeFileSync(path, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return path;
};
const work = (n: number, more: HeldItem = {}): HeldItem => ({
  id: `made:${n}`,
  type: 'article-journal',
  title: `Report ${n} on the ${['barley', 'copper', 'granite'][n % 3]} of district ${n % 11}`,
  author: [{ family: `Person${n % 23}`, given: 'A.' }],
  issued: { 'date-parts': [[1980 + (n % 30)]] },
  DOI: `10.5555/made.${n}`,
  ...more,
});
const works = Array.from({ length: 300 }, (_, n) => work(n));
const notice: HeldItem = {
  ...work(900),
  title: 'Retraction: Report 7',
  DOI: '10.5555/notice',
  'is-notice': true,
  'notice-about': [{ about: '10.5555/MADE.7', kind: 'retracted', date: '2020-02-03', doi: '10.5555/notice', from: 'crossref' }],
};

describe('an index in PostgreSQL that was added to', () => {
  let where: string;
  beforeAll(async () => {
    where = `${url}?index=grown`;
    await buildIndex({ from: [file('works.jsonl', works)], out: where, declareComplete: true, scope: 'to May' });
    const path = join(dir, 'works.idx');
    await buildIndex({ from: [join(dir, 'works.jsonl')], out: path, declareComplete: true, scope: 'to May', name: 'grown' });
    const more = file('more.jsonl', [work(5, { title: 'Report 5, revised, on willows' }), work(301), notice]);
    await addToIndex({ from: [more], out: where, scope: 'to June' });
    await addToIndex({ from: [more], out: path, scope: 'to June' });
  });

  it('answers as the same index in files does: newer records stand in, notices are told with the work', async () => {
    const local = openIndex(join(dir, 'works.idx'));
    const open = await openSharedIndex(where);
    expect(open.manifest).toMatchObject({ records: 303, notices: 1, scope: 'to June', complete: true, hash: local.manifest.hash });
    for (const n of [1, 5, 7, 301]) {
      expect(await open.byIdentifier('doi', `10.5555/made.${n}`)).toEqual(local.byIdentifier('doi', `10.5555/made.${n}`));
      const title = work(n).title ?? '';
      expect(await open.byTitle(title)).toEqual(local.byTitle(title));
      expect(await open.search({ title }, 5)).toEqual(local.search({ title }, 5));
    }
    expect((await open.byIdentifier('doi', '10.5555/made.5')).map(({ title }) => title)).toEqual(['Report 5, revised, on willows']);
    expect((await open.byIdentifier('doi', '10.5555/made.7'))[0]?.notices).toMatchObject([{ kind: 'retracted', date: '2020-02-03' }]);
    local.close();
    await open.close();
  });

  it('is read through, and damage is told', async () => {
    expect((await verifySharedIndex(where)).map(({ manifest, damage }) => [manifest.records, damage])).toEqual([
      [300, null],
      [3, null],
    ]);
    const [base] = await indexParts(where);
    const id = base?.id ?? 0;
    const damage = async (): Promise<string | null | undefined> => (await verifySharedIndex(where))[0]?.damage;
    const [kept] = await shared.query('select item from stet_record where index_id = $1 and number = 40', [id]);
    await shared.query('update stet_record set item = $2 where index_id = $1 and number = 40', [id, '{"title":"another"}']);
    expect(await damage()).toContain('not the ones its manifest names');
    await shared.query('delete from stet_record where index_id = $1 and number = 40', [id]);
    expect(await damage()).toContain('Record 40 is missing');
    await shared.query('insert into stet_record (index_id, number, item) values ($1, 40, $2)', [id, kept?.item]);
    expect(await damage()).toBeNull();
    const [key] = await shared.query('select key, numbers from stet_key where index_id = $1 and count > 3 limit 1', [id]);
    await shared.query('update stet_key set numbers = $3 where index_id = $1 and key = $2', [id, key?.key, Buffer.from([1])]);
    expect(await damage()).toContain('The list of key');
    await shared.query('update stet_key set numbers = $3 where index_id = $1 and key = $2', [id, key?.key, key?.numbers]);
    expect(await damage()).toBeNull();
  });

  it('is built anew in one step, additions and all', async () => {
    const again = `${url}?index=again`;
    await buildIndex({ from: [file('few.jsonl', works.slice(0, 5))], out: again });
    await addToIndex({ from: [file('one.jsonl', [work(400)])], out: again });
    expect(await indexParts(again)).toHaveLength(2);
    await buildIndex({ from: [join(dir, 'few.jsonl')], out: again });
    expect((await indexParts(again)).map(({ manifest }) => manifest.records)).toEqual([5]);
    await expect(addToIndex({ from: [join(dir, 'one.jsonl')], out: `${url}?index=nothing` })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the command line on an index in PostgreSQL', () => {
  it('builds, adds, lists, verifies, looks and checks by the one connection string, and never shows its password', async () => {
    const login = `cli_${process.pid}`;
    await shared.query(`create role ${login} login superuser password 'open-sesame-42'`);
    const secret = new URL(url);
    secret.username = login;
    secret.password = 'open-sesame-42';
    secret.searchParams.set('index', 'verbs');
    const { stet, root } = place({
      'works.jsonl': works.map((one) => JSON.stringify(one)).join('\n'),
      'more.jsonl': JSON.stringify(work(500)),
      'refs.txt': `Person7 A. (1987). ${works[7]?.title}. doi:10.5555/made.7\n`,
    });
    const folders = ['--data-dir', join(root, 'data'), '--cache-dir', join(root, 'cache')];
    let shown = '';
    const run = async (...words: string[]): Promise<Ran> => {
      const ran = await stet(words);
      shown += ran.out + ran.err;
      return ran;
    };
    const index = secret.href;
    expect(await run('index', 'build', '--from', 'works.jsonl', '--out', index, '--progress', 'plain')).toMatchObject({ status: 0 });
    expect(await run('index', 'add', index, '--from', 'more.jsonl')).toMatchObject({
      status: 0,
      out: expect.stringContaining('301 records'),
    });
    expect(await run('index', 'list', index)).toMatchObject({ status: 0, out: expect.stringContaining('301 records') });
    const verified = await run('index', 'verify', index, '--progress', 'plain');
    expect(verified.status).toBe(0);
    expect(verified.out.match(/^whole /gm)).toHaveLength(2);
    expect((await run('doctor', '--offline', '--index', index, ...folders)).out).toMatch(/ok +index at 127\.0\.0\.1\/\S+: 301 records/);
    expect((await run('config', 'show', '--why', '--index', index)).out).toContain(`${login}:…@`);
    expect((await run('config', 'show', '--json', '--index', index)).out).toContain(`${login}:…@`);
    expect((await run('check', 'refs.txt', '--offline', '--index', index, '-f', 'jsonl', ...folders)).out).toContain('"class":"exist');
    expect((await run('index', 'add', `${index}-not`, '--from', 'more.jsonl')).status).toBe(2);
    secret.password = 'open-wrong-43';
    // Whether the server takes a wrong password or not: it is not shown.
    for (const words of [
      ['index', 'list', secret.href],
      ['index', 'verify', secret.href],
      ['check', 'refs.txt', '--offline', '--index', secret.href, ...folders],
    ])
      await run(...words);
    await run('index', 'list', `postgres://${login}:open/sesame-42@127.0.0.1/x`);
    await run('index', 'list', `postgres://${login}:open-sesame-42@127.0.0.1:1/x`);
    await run('doctor', '--offline', '--index', `postgres://${login}:open-sesame-42@127.0.0.1:1/x`, ...folders);
    expect(shown).not.toMatch(/sesame|open-wrong/);
    // Nor in anything that was written down.
    expect(() => execFileSync('grep', ['-rlE', 'sesame|open-wrong', root])).toThrow();
  });
});
