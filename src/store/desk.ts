/**
 * Opens the desk's database: SQLite in a file (libsql) or PostgreSQL (pg, an optional package), one handle for both. Decides how
 * writes are made whole: SQLite in WAL with synchronous=FULL and BEGIN IMMEDIATE, so that a commit survives a loss of power and
 * two processes wait for each other instead of failing; PostgreSQL as it is. What is asked of the tables lies in the files beside.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { messageOf, StetError } from '../errors.ts';
import { MIGRATIONS } from './desk/migrations.ts';
import { DONE, known, mendTables, ours, unopened } from './desk/opening.ts';
import type { Tables } from './desk/schema.ts';
import { threadDialect } from './desk/thread.ts';

export type Database = Kysely<Tables>;

/** The desk's database and what differs between the two kinds. */
export interface Desk {
  readonly db: Database;
  readonly kind: 'sqlite' | 'postgres';
  /** What happens in `work` happens whole or not at all. Inside, only the handle given may be used. */
  whole<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** The database's own clock, in milliseconds: hosts may disagree about the time, leases must not. */
  now(): Promise<number>;
  /** Brings the tables up to this version; safe when several hosts start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** How long one process waits for another's write, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Opens the database named by `where`: `postgres://…` or the path of an SQLite file, whose folder is made.
 * Throws StetError `store-failed`, or `missing-package` when the driver for PostgreSQL is not installed.
 */
export async function openDesk(where: string): Promise<Desk> {
  const postgres = /^postgres(ql)?:\/\//.test(where);
  try {
    return postgres ? await openPostgres(where) : await openSqlite(where);
  } catch (cause) {
    if (cause instanceof StetError) throw cause;
    // The address of a server may hold a password; it is not repeated.
    throw new StetError('store-failed', postgres ? `Cannot open the PostgreSQL server: ${messageOf(cause)}.` : unopened(where, cause), {
      cause,
    });
  }
}

/** How the file is written. Said only once it is known to be the desk's: the first is written into the file. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'wal_autocheckpoint = 1000'];

async function openSqlite(path: string): Promise<Desk> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const desk = deskOver('sqlite', threadDialect(path, PATIENCE, `pragma busy_timeout = ${PATIENCE};`));
  // Asked once now, so that a file that cannot be opened, or is another's, is told here and not at the first question.
  try {
    await ours(desk.db, path);
    for (const said of PRAGMAS) await sql.raw(`pragma ${said}`).execute(desk.db);
  } catch (thrown) {
    await desk.close();
    throw thrown;
  }
  return {
    ...desk,
    // The driver begins every transaction as a writer (BEGIN IMMEDIATE): none fails half way for want of the lock.
    whole: (work) => desk.db.transaction().execute((one) => work(one)),
    now: async () => Date.now(),
  };
}

async function openPostgres(where: string): Promise<Desk> {
  const pg = await import('pg').catch((cause: unknown) => {
    throw new StetError('missing-package', 'PostgreSQL needs the package "pg": npm install pg.', { cause });
  });
  const { Pool, types } = pg.default;
  const pool = new Pool({
    connectionString: where,
    max: 8,
    connectionTimeoutMillis: PATIENCE,
    // Whole numbers of 64 bits come as text otherwise; ours are times and counts, far below 2^53.
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === 20 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by the query.
  pool.on('error', () => undefined);
  const desk = deskOver('postgres', new PostgresDialect({ pool }));
  return {
    ...desk,
    whole: (work) => desk.db.transaction().execute((one) => work(one)),
    async now() {
      const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(desk.db);
      return rows[0]?.now ?? Date.now();
    },
  };
}

function deskOver(kind: Desk['kind'], dialect: Dialect): Omit<Desk, 'whole' | 'now'> {
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    kind,
    async migrate() {
      await known(db);
      if (kind === 'sqlite') await mendTables(db);
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
        migrationTableName: DONE,
        migrationLockTableName: `${DONE}_lock`,
      });
      const { error } = await migrator.migrateToLatest();
      if (error === undefined) return;
      throw new StetError(
        'store-failed',
        // What the system says of a connection tells nothing of the tables.
        error instanceof Error && 'syscall' in error
          ? `The database of the desk cannot be reached: ${messageOf(error)}.`
          : /disk|full/i.test(messageOf(error))
            ? `The tables of the desk could not be written: ${messageOf(error)}. Is the disk full? Nothing was changed; begin again once there is room.`
            : `The tables of the desk could not be brought up to date: ${messageOf(error)}. Nothing was changed.`,
        {
          cause: error,
        },
      );
    },
    close: () => db.destroy(),
  };
}
