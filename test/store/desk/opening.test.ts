/** What `desk.db` may be when the desk starts: nothing, half made, another program's, a newer stet's, damaged. Real files of SQLite. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { unopened } from '../../../src/store/desk/opening.ts';
import { createRun, listRuns } from '../../../src/store/desk/runs.ts';
import { openDesk } from '../../../src/store/desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-opening-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
/** Opens it as a server does; gives how it failed, or the tables of stet that are there. */
async function started(path: string): Promise<string> {
  try {
    const desk = await openDesk(path);
    try {
      await desk.migrate();
      return `opened, ${(await listRuns(desk.db, { owner: null, limit: 10 })).length} runs`;
    } finally {
      await desk.close();
    }
  } catch (thrown) {
    const { code, message } = thrown as { code: string; message: string };
    return `${code}: ${message.replaceAll(folder, '')}`;
  }
}
const RUN = { owner: 'o', name: 'n', kind: 'text', mediaType: null, input: 'i', sources: '[]', options: '{}', batch: null };
/** A database as the desk leaves it, with a run in it. */
async function made(name: string, run = true): Promise<string> {
  const path = join(folder, name);
  const desk = await openDesk(path);
  await desk.migrate();
  if (run) await createRun(desk.db, 1, RUN);
  await desk.close();
  return path;
}
/** Other statements on the file of a desk that was closed; at once, for a desk that is closed holds nothing any more. */
function change(path: string, ...statements: readonly string[]): void {
  const file = new Libsql(path);
  for (const one of statements) file.exec(one);
  file.close();
}

describe('a database that an earlier start left', () => {
  it('is made where the file is empty, and goes on where it was whole', async () => {
    const path = join(folder, 'empty.db');
    writeFileSync(path, '');
    expect(await started(path)).toBe('opened, 0 runs');
    expect(await started(await made('whole.db'))).toBe('opened, 1 runs');
  });

  it('is made anew where the start was killed before its tables were written down, and nothing is in them', async () => {
    const path = await made('half.db', false);
    change(path, 'delete from desk_migrations', 'drop table desk_traces', 'drop table desk_shares');
    expect(await started(path)).toBe('opened, 0 runs');
    change(path, 'drop table desk_migrations');
    expect(await started(path)).toBe('opened, 0 runs');
  });

  it('loses no run: half made with rows in it, it is refused as it is', async () => {
    const path = await made('rows.db');
    change(path, 'delete from desk_migrations');
    expect(await started(path)).toMatch(
      /^store-failed: The database of the desk holds runs, but not how far its tables were made.*Put desk\.db back/,
    );
    const file = new Libsql(path);
    expect(file.prepare('select count(*) as n from desk_runs').all([])).toEqual([{ n: 1 }]);
    file.close();
  });

  it('is not opened where a newer stet used it, which is named', async () => {
    const path = await made('newer.db');
    change(path, "insert into desk_migrations values ('0099-later', '2031-01-01')");
    expect(await started(path)).toMatch(
      /^store-failed: The database of the desk was used by a newer stet \(0099-later\).*Start the newer stet/,
    );
    change(path, "delete from desk_migrations where name = '0099-later'");
    expect(await started(path)).toBe('opened, 1 runs');
  });

  it('is left untouched to the byte where it is another program’s', async () => {
    const path = join(folder, 'other.db');
    change(path, 'create table places (url text)', "insert into places values ('x')");
    const before = hashOf(path);
    expect(await started(path)).toMatch(
      /^store-failed: \/other\.db is the database of another program \(it holds places\)\. It was not changed/,
    );
    expect(hashOf(path)).toBe(before);
    const noise = join(folder, 'noise.db');
    writeFileSync(noise, 'no database at all, but a letter of some length to somebody. '.repeat(100));
    const was = hashOf(noise);
    expect(await started(noise)).toMatch(
      /^store-failed: \/noise\.db is no database of the desk: another program wrote it\. It was not changed/,
    );
    expect(hashOf(noise)).toBe(was);
  });

  it('is said to be damaged where it was cut off, and to be a folder where it is one', async () => {
    const path = await made('cut.db');
    // Nothing lies beside it from which it could be made whole.
    change(path, 'pragma wal_checkpoint(truncate)', 'pragma journal_mode = delete');
    truncateSync(path, 12_000);
    expect(await started(path)).toMatch(/^store-failed: \/cut\.db is damaged: .*put it back from a backup/);
    mkdirSync(join(folder, 'folder.db'));
    expect(await started(join(folder, 'folder.db'))).toMatch(/^store-failed: \/folder\.db cannot be opened: it is a folder/);
  });

  it('is written as it always was: every commit on the disk before it is told', async () => {
    const desk = await openDesk(await made('modes.db'));
    const of = async (name: string): Promise<unknown> => Object.values((await sql.raw(`pragma ${name}`).execute(desk.db)).rows[0] ?? {})[0];
    expect([await of('journal_mode'), await of('synchronous'), await of('foreign_keys')]).toEqual(['wal', 2, 1]);
    await desk.close();
  });
});

describe('why a file could not be opened', () => {
  it('is said with what to do, and in the system’s words where there is nothing better', () => {
    const says = (code: string, message = 'm'): string => unopened('d', Object.assign(new Error(message), { code }));
    expect(says('SQLITE_FULL')).toMatch(/disk is full.*once there is room/);
    expect(says('SQLITE_BUSY')).toMatch(/held by another program/);
    expect(says('EROFS')).toMatch(/cannot be written to/);
    expect(says('', 'odd')).toBe('Cannot open d: odd.');
  });
});
