/**
 * Whether a database is the desk's: a file of another program is not written into, one that a newer stet has used is not opened by an
 * older one, tables that an earlier start left half made are made anew where nothing is in them. Nothing that holds a row is ever taken away.
 */
import { type Kysely, sql } from 'kysely';
import { messageOf, StetError } from '../../errors.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './schema.ts';
import { storeTrouble } from './trouble.ts';

/** The table of what was done to the tables; beside it lies its lock. */
export const DONE = 'desk_migrations';

/** What to do about a file that is no database of the desk. */
const ELSEWHERE = 'It was not changed. Move it away, or name another folder with --data-dir.';

/** Why the file of the database could not be opened, and what to do. */
export function unopened(path: string, cause: unknown): string {
  const why = messageOf(cause);
  const trouble = storeTrouble(cause);
  if (/file is not a database/i.test(why)) return `${path} is no database of the desk: another program wrote it. ${ELSEWHERE}`;
  if (/malformed/i.test(why) || trouble === 'damaged')
    return `${path} is damaged: it was cut off, or its disk has faults. It was not changed. Keep a copy of it and put it back from a backup, or move it away to begin with an empty desk.`;
  if (trouble === 'full') return `${path} cannot be opened: its disk is full. Nothing was changed; begin again once there is room.`;
  if (trouble === 'busy') return `${path} is held by another program; let it end, then begin again.`;
  if (trouble === 'read-only')
    return `${path} cannot be written to: look at its rights, at those of its folder, and whether its disk is for reading alone.`;
  if (/unable to open/i.test(why)) return `${path} cannot be opened: it is a folder, or its rights forbid it. ${ELSEWHERE}`;
  return `Cannot open ${path}: ${why}.`;
}

const tablesOf = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`.execute(db);
  return rows.map(({ name }) => name);
};

/** Passes a file of SQLite that is the desk's or empty. Throws StetError `store-failed` for another program's. */
export async function ours(db: Kysely<Tables>, path: string): Promise<void> {
  const tables = await tablesOf(db);
  const others = tables.filter((name) => !name.startsWith('desk_'));
  if (tables.length > 0 && others.length === tables.length)
    throw new StetError(
      'store-failed',
      `${path} is the database of another program (it holds ${others.slice(0, 3).join(', ')}). ${ELSEWHERE}`,
    );
}

/** Passes tables to which nothing was done that this version does not know. Throws StetError `store-failed` for those of a newer stet. */
export async function known(db: Kysely<Tables>): Promise<void> {
  const done = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    // Tables that were never made: the next step makes them, or says why not.
    () => [],
  );
  const newer = done.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer.length > 0)
    throw new StetError(
      'store-failed',
      `The database of the desk was used by a newer stet (${newer.join(', ')}), and this one would not understand it. Nothing was changed. Start the newer stet, or name another folder with --data-dir.`,
    );
}

/**
 * Takes away tables that a start which was killed left behind before it could write down that it had made them, so that they are made anew.
 * Throws StetError `store-failed` where one of them holds something: then it is a person's to say what is to become of it.
 */
export async function mendTables(db: Kysely<Tables>): Promise<void> {
  const made = (await tablesOf(db)).filter((name) => name.startsWith('desk_') && !name.startsWith(DONE));
  if (made.length === 0 || (await anyIn(db, DONE))) return;
  for (const name of made)
    if (await anyIn(db, name))
      throw new StetError(
        'store-failed',
        'The database of the desk holds runs, but not how far its tables were made, so it cannot be brought up to date. Nothing was changed. Put desk.db back from a backup, or move it away to begin with an empty desk.',
      );
  await db.transaction().execute(async (one) => {
    for (const name of made) await one.schema.dropTable(name).execute();
  });
}

/** Whether a table holds a row; one that is not there holds none. */
async function anyIn(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db);
  if (rows.length === 0) return false;
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0;
}
