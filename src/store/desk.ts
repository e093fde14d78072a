/**
 * Opens the desk's database: SQLite in a file (libsql) or PostgreSQL (pg, an optional package), one handle for both. Decides how
 * writes are made whole: SQLite in WAL with synchronous=FULL and BEGIN IMMEDIATE, so that a commit survives a loss of power and
 * two processes wait for each other instead of failing; PostgreSQL as it is. What is asked of the tables lies in the files beside.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Dialect, Kysely, Migrator, PostgresDialect, SqliteDialect, type SqliteDialectConfig, sql } from 'kysely';
import { messageOf, StetError } from '../errors.ts';
import { MIGRATIONS, type Tables } from './desk-schema.ts';

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
    return postgres ? await openPostgres(where) : openSqlite(where);
  } catch (cause) {
    if (cause instanceof StetError) throw cause;
    // The address of a server may hold a password; it is not repeated.
    const place = postgres ? 'the PostgreSQL server' : where;
    throw new StetError('store-failed', `Cannot open ${place}: ${messageOf(cause)}.`, { cause });
  }
}

type LibsqlDatabase = Exclude<SqliteDialectConfig['database'], (...args: never[]) => unknown> & { exec(sql: string): void };

function openSqlite(path: string): Desk {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const Libsql = createRequire(import.meta.url)('libsql') as new (path: string, options: { timeout: number }) => LibsqlDatabase;
  const file = new Libsql(path, { timeout: PATIENCE });
  file.exec(
    `pragma busy_timeout = ${PATIENCE}; pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma wal_autocheckpoint = 1000;`,
  );
  const started = file.prepare('begin immediate');
  const desk = deskOver('sqlite', new SqliteDialect({ database: file }));
  return {
    ...desk,
    whole: (work) =>
      desk.db.connection().execute(async (one) => {
        await begin(file, started);
        try {
          const result = await work(one);
          await one.executeQuery(CompiledQuery.raw('commit'));
          return result;
        } catch (thrown) {
          // A failed commit has already rolled back; then there is nothing to undo.
          await one.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
          throw thrown;
        }
      }),
    now: async () => Date.now(),
  };
}

/**
 * Begins a write. While another process writes, this one waits without standing still: a server goes on answering. One statement,
 * used again: libsql leaves a statement that failed half open until it is run anew, and then nothing could be committed.
 */
async function begin(file: LibsqlDatabase, statement: { run(parameters: readonly unknown[]): unknown }): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    file.exec('pragma busy_timeout = 0');
    try {
      statement.run([]);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'SQLITE_BUSY') || Date.now() > until) throw thrown;
    } finally {
      file.exec(`pragma busy_timeout = ${PATIENCE}`);
    }
    await setTimeout(2 + Math.random() * 8);
  }
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
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
        migrationTableName: 'desk_migrations',
        migrationLockTableName: 'desk_migrations_lock',
      });
      const { error } = await migrator.migrateToLatest();
      if (error === undefined) return;
      throw new StetError(
        'store-failed',
        `The tables of the desk could not be brought up to date: ${messageOf(error)}. It may have been used by a newer stet.`,
        {
          cause: error,
        },
      );
    },
    close: () => db.destroy(),
  };
}
