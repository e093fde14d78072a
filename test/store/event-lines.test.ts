import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRun, proveLine } from '../../src/audit/bundle.ts';
import { realDisk } from '../../src/audit/disk.ts';
import { linesDisk } from '../../src/audit/lines-disk.ts';
import { eventsIn, repliesOf } from '../../src/audit/read-log.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import type { EventLines } from '../../src/model/event-lines.ts';
import { openEventLines } from '../../src/store/event-lines.ts';
import { GOOD, place, RECORDS } from '../cli/made-world.ts';
import { type Postgres, startPostgres } from '../servers/postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-lines-'));
let postgres: Postgres;
let url: string;
let client: pg.Client;
const opened: EventLines[] = [];
const lines = (): EventLines => {
  const one = openEventLines(url);
  opened.push(one);
  return one;
};
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  for (const one of opened) one.close();
  await client?.end();
  await postgres?.close();
  rmSync(root, { recursive: true, force: true });
});

const now = (): string => new Date().toISOString();
function log(name: string, store = lines()) {
  const folder = join(root, name);
  const disk = linesDisk(realDisk, folder, store);
  const keys = join(root, `${name}-keys`);
  const trail = () => openTrail({ folder, keys, disk, now });
  return { folder, disk, keys, trail, verify: () => verifyStore(folder, { disk, keys }) };
}
const event = (ref: string) => ({ ev: 'warned', ref, kind: 'corrected', rule: 'warn/x' }) as const;
const refused = (sql: string, values: unknown[] = []) =>
  expect(client.query(sql, values)).rejects.toThrow(/only ever added|violates|only added/);

describe('event lines in PostgreSQL', () => {
  it('are sealed, proved, exported and checked from there; nothing of them lies on the disk', () => {
    const one = log('one');
    const run = one.trail().begin('r_1');
    run.append(event('a'));
    run.seal();
    run.append(event('é'));
    const { events } = run.close();
    expect(readdirSync(join(one.folder, 'r_1'))).toEqual(['seal.tlog-proof']);
    expect(one.disk.list(join(one.folder, 'r_1'))).toEqual(['events.jsonl', 'leaves', 'seal.tlog-proof']);
    expect(one.verify()).toMatchObject({ findings: [], runs: 1, events });
    expect(proveLine(one.folder, 'r_1', 2, one.disk).length).toBeGreaterThan(0);
    exportRun(one.folder, 'r_1', join(root, 'bundle'), one.disk);
    expect(eventsIn(readFileSync(join(root, 'bundle', 'events.jsonl'))).map(({ ev }) => ev)).toEqual([
      'warned',
      'merkle_commit',
      'warned',
      'merkle_commit',
    ]);
    expect(repliesOf(join(one.folder, 'r_1'), one.disk).replies).toEqual([]);
    expect(() => one.trail().begin('r_1').append(event('b'))).toThrow(/never written twice/);
    // Without the store the lines are missing, and that is told.
    expect(verifyStore(one.folder, { keys: one.keys }).findings).toMatchObject([{ kind: 'tampered', where: 'r_1' }]);
  });

  it('cannot be changed, deleted or cut there; who takes the guard away is found out', async () => {
    const one = log('two');
    const run = one.trail().begin('r_two');
    for (const ref of ['a', 'b', 'c']) run.append(event(ref));
    run.close();
    await refused(`update stet_line set line = 'x' where run = 'r_two' and i = 1`);
    await refused(`update stet_line set line = null where run = 'r_two' and i = 1`);
    await refused(`update stet_line set leaf = 'x' where run = 'r_two'`);
    await refused(`update stet_line set i = i + 10 where run = 'r_two'`);
    await refused(`delete from stet_line where run = 'r_two' and i = 1`);
    await refused('truncate stet_line');
    for (let part = 0; part < 16; part += 1) await refused(`truncate stet_line_${part}`);
    await refused(`insert into stet_line (run, i, leaf, line) values ('r_two', 1, 'x', 'x')`);
    expect(one.verify().findings).toEqual([]);

    await client.query('alter table stet_line disable trigger stet_line_changed');
    const part = (await client.query(`select tableoid::regclass::text as name from stet_line where run = 'r_two' limit 1`)).rows[0] as {
      name: string;
    };
    await client.query(`alter table ${part.name} disable trigger all`);
    const line = (await client.query(`select line from stet_line where run = 'r_two' and i = 1`)).rows[0] as { line: Buffer };
    const changed = Buffer.from(line.line.toString().replace('"b"', '"x"'));
    await client.query(`update stet_line set line = $1 where run = 'r_two' and i = 1`, [changed]);
    expect(one.verify().findings).toMatchObject([{ kind: 'tampered', where: 'r_two', line: 1 }]);
    await client.query(`update stet_line set line = $1 where run = 'r_two' and i = 1`, [line.line]);
    expect(one.verify().findings).toEqual([]);
    await client.query(`delete from stet_line where run = 'r_two' and i = 3`);
    expect(one.verify().findings).toMatchObject([{ kind: 'tampered', line: 3 }, { kind: 'tampered' }]);
    await client.query(`delete from stet_line where run = 'r_two'`);
    expect(one.verify().findings).toMatchObject([{ says: expect.stringContaining('its log is gone') }]);
    await client.query(`alter table ${part.name} enable trigger all`);
    await client.query('alter table stet_line enable trigger stet_line_changed');
  });

  it('are erased for good while their hashes stay', async () => {
    const one = log('three');
    for (const id of ['r_3a', 'r_3b']) {
      const run = one.trail().begin(id);
      run.append(event('secret-word'));
      run.close();
    }
    one.trail().erase('r_3a', 'wish');
    const { rows } = await client.query(`select run, line from stet_line where run like 'r_3%' order by run, i`);
    expect((rows as { run: string; line: Buffer | null }[]).map(({ run, line }) => [run, line !== null])).toEqual([
      ['r_3a', false],
      ['r_3a', false],
      ['r_3b', true],
      ['r_3b', true],
    ]);
    expect(one.verify().findings).toMatchObject([{ kind: 'erased', where: 'r_3a' }]);
    await refused(`update stet_line set line = 'x' where run = 'r_3a'`);
  });

  it('are brought in after a kill at any moment, and nothing that was shown is lost', async () => {
    const one = log('four');
    const child = new URL('./event-lines-child.ts', import.meta.url).pathname;
    let shown = 0;
    for (let time = 0; time < 6; time += 1) {
      const given = ['--import', 'tsx', child, url, one.folder, one.keys, String(time)];
      const writer = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
      let out = '';
      writer.stdout.on('data', (part: Buffer) => {
        out += part.toString();
      });
      const ended = new Promise((done) => writer.once('close', done));
      while (!out.includes('\n') && writer.exitCode === null) await wait(5);
      await wait(time * 37);
      writer.kill('SIGKILL');
      await ended;
      one.trail();
      expect(one.verify().findings).toEqual([]);
      const told = out.split('\n').slice(0, -1);
      expect(told.length).toBeGreaterThan(0);
      for (const line of told) {
        const [id = '', size] = line.split(' ');
        const held = eventsIn(one.disk.read(join(one.folder, id, 'events.jsonl')) ?? new Uint8Array(0));
        expect(held.length).toBeGreaterThanOrEqual(Number(size));
      }
      shown += told.length;
    }
    expect(shown).toBeGreaterThan(6);
  });

  it('stop a second writer of the same run, and say when the database cannot be asked', async () => {
    const [here, there] = [lines(), lines()];
    const at = (text: string) => Buffer.from(text);
    here.append('r_five', 0, [at('a'), at('b')], [new Uint8Array(32), new Uint8Array(32)]);
    expect(() => there.append('r_five', 0, [at('x')], [new Uint8Array(32)])).toThrow(/somebody else/);
    expect(() => there.append('r_five', 3, [at('x')], [new Uint8Array(32)])).toThrow(/somebody else/);
    there.append('r_five', 2, [at('c')], [new Uint8Array(32)]);
    expect(Buffer.from(here.read('r_five')?.lines ?? []).toString()).toBe('a\nb\nc\n');
    expect(here.read('r_none')).toBe(null);
    // A connection that the server ends is made anew at the next question.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', ['stet log']);
    const again = () => {
      try {
        return here.read('r_five');
      } catch {
        return here.read('r_five');
      }
    };
    expect(again()?.leaves).toHaveLength(96);
    const nowhere = openEventLines('postgres://nobody@127.0.0.1:1/none');
    expect(() => nowhere.read('r_1')).toThrow(/PostgreSQL at 127\.0\.0\.1\/none/);
    nowhere.close();
    const down = log('down', openEventLines('postgres://nobody@127.0.0.1:1/none'));
    expect(() => down.trail().begin('r_1').append(event('a'))).toThrow(/PostgreSQL at/);
  });

  it('are where stet check and stet audit keep them when the settings name the database', async () => {
    const world = place({ 'works.jsonl': RECORDS, 'refs.bib': GOOD });
    const env = { STET_STORE: url };
    const places = ['--data-dir', join(world.root, 'data'), '--no-config'];
    const stet = (...words: string[]) => world.stet([...words, ...places], { env });
    await world.stet(['index', 'build', '--from', 'works.jsonl', '--out', 'works', '--declare-complete']);
    const offline = ['--offline', '--index', 'works'];
    expect(await stet('check', 'refs.bib', ...offline, '-f', 'json', '-o', 'report.json')).toMatchObject({ status: 0 });
    const { run } = JSON.parse(readFileSync(join(world.cwd, 'report.json'), 'utf8')) as { run: string };
    expect(existsSync(join(world.root, 'data', 'logs', run, 'events.jsonl'))).toBe(false);
    expect(await stet('audit', 'verify', '--anchor', 'report.json')).toMatchObject({ status: 0, err: '' });
    expect((await stet('audit', 'show', run)).out).toContain('EXIST by');
    expect((await stet('audit', 'prove', run, '--line', '1')).status).toBe(0);
    expect((await stet('audit', 'export', run, '-o', 'bundle')).status).toBe(0);
    expect(await stet('audit', 'replay', run, 'refs.bib', ...offline)).toMatchObject({
      status: 0,
      out: expect.stringContaining('the same'),
    });
    expect((await stet('audit', 'erase', run, '--reason', 'wish')).status).toBe(0);
    expect((await stet('audit', 'verify', run, '--anchor', 'report.json')).out).toContain('erased');
    expect((await stet('audit', 'show', run)).status).toBe(3);
  });
});
