/**
 * Opens a PostgreSQL database for what several machines share: bibliographic indexes, kept replies, the memory of replies. Tables are
 * partitioned by the hash of the column that every question names, so that the same statements run unchanged where partitions lie
 * on several servers (Citus distributes by the same column). `pg` is an optional package, loaded when asked for.
 */
import { createHash } from 'node:crypto';
import { messageOf, StetError } from '../errors.ts';

/** A row as the driver gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** One database, with a pool of connections behind it. */
export interface Shared {
  /** Sends one statement; numbers of 64 bits come as numbers. Throws StetError `store-failed`. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const PARTITIONS = 16;
const PATIENCE_MS = 10_000;

/** Whether a place is a connection string. */
export const isShared = (place: string): boolean => /^postgres(?:ql)?:\/\//i.test(place);

/** The statements that make the tables; each may be repeated, by several machines at once. */
function schema(): readonly string[] {
  const partitioned = (name: string, columns: string, by: string): readonly string[] => [
    `create table if not exists ${name} (${columns}) partition by hash (${by})`,
    ...Array.from(
      { length: PARTITIONS },
      (_, i) => `create table if not exists ${name}_${i} partition of ${name} for values with (modulus ${PARTITIONS}, remainder ${i})`,
    ),
  ];
  return [
    'create table if not exists stet_index (id bigint generated always as identity primary key, name text not null, manifest text, made_at timestamptz not null default now())',
    ...partitioned(
      'stet_record',
      'index_id bigint not null, number bigint not null, item text not null, primary key (index_id, number)',
      'number',
    ),
    ...partitioned(
      'stet_key',
      'index_id bigint not null, key bigint not null, count bigint not null, numbers bytea not null, primary key (index_id, key)',
      'key',
    ),
    ...partitioned('stet_snapshot', 'hash bytea not null primary key, bytes bytea not null, at timestamptz not null default now()', 'hash'),
    ...partitioned(
      'stet_reply',
      'key bytea not null primary key, snapshot text not null, kind text not null, at timestamptz not null',
      'key',
    ),
  ];
}

/** Two machines that start at once make the tables one after the other. */
const LOCK = 0x57e7;

/** Where a connection string leads, without what it must not show. */
export function placeOf(where: string): string {
  try {
    const url = new URL(where);
    return `${url.hostname}${url.pathname}`;
  } catch {
    return 'the database';
  }
}

/** Opens a database and makes its tables where they are not there. Throws StetError `missing-package` or `store-failed`. */
export async function openShared(where: string): Promise<Shared> {
  if (!URL.canParse(where))
    throw new StetError(
      'usage',
      'The connection string of the database is no address. It has the form postgres://user:password@host/database; write signs such as "/", "@" and "#" within the password as %2F, %40, %23.',
    );
  const pg = await import('pg').catch((cause: unknown) => {
    throw new StetError('missing-package', 'PostgreSQL needs the package "pg": npm install pg.', { cause });
  });
  const { Pool, types } = pg.default;
  const url = new URL(where);
  url.searchParams.delete('index');
  const pool = new Pool({
    connectionString: url.href,
    max: 8,
    connectionTimeoutMillis: PATIENCE_MS,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === 20 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', () => undefined);
  const failed = (cause: unknown): StetError =>
    new StetError('store-failed', `PostgreSQL at ${placeOf(where)}: ${messageOf(cause)}.`, { cause });
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query("select to_regclass('stet_reply_15') is not null as made");
      if ((rows[0] as Row | undefined)?.made !== true) {
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        try {
          for (const statement of schema()) await client.query(statement);
        } finally {
          await client.query('select pg_advisory_unlock($1)', [LOCK]);
        }
      }
    } finally {
      client.release();
    }
  } catch (cause) {
    await pool.end().catch(() => undefined);
    throw failed(cause);
  }
  return {
    async query(sql, values = []) {
      try {
        // Named, so that each connection plans a statement once: planning over partitions costs more than the question itself.
        const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
        return (await pool.query({ name, text: sql, values: [...values] })).rows as readonly Row[];
      } catch (cause) {
        throw failed(cause);
      }
    },
    close: () => pool.end(),
  };
}
