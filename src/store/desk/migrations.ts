/**
 * How the tables of the desk (`schema.ts`) are made and brought up to date, for SQLite and PostgreSQL alike. Migrations only ever add.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { settlePaper } from './papers.ts';
import type { Tables } from './schema.ts';

type Column = 'text' | 'integer' | 'bigint';

/** Makes a table out of `column column? column:type column:type?`; text where no type is said, null allowed where a `?` stands. */
async function table(db: Kysely<unknown>, name: string, columns: string, primary: readonly string[]): Promise<void> {
  let made = db.schema.createTable(name);
  for (const word of columns.trim().split(/\s+/)) {
    const [column = '', type = 'text'] = word.replace('?', '').split(':');
    made = made.addColumn(column, type as Column, (one) => (word.endsWith('?') ? one : one.notNull()));
  }
  await made.addPrimaryKeyConstraint(`${name}_key`, primary as never).execute();
}

const index = (db: Pick<Kysely<unknown>, 'schema'>, name: string, on: string, columns: readonly string[], unique = false) => {
  const made = db.schema
    .createIndex(name)
    .on(on)
    .columns([...columns]);
  return (unique ? made.unique() : made).execute();
};

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'desk_runs',
      `id owner batch? name kind media_type? input sources options state stage done:integer total:integer? counts? warnings:integer error?
       report? document? log? attempt:integer again_run? again_n:integer? reviewer? last_event:integer created_at:bigint started_at:bigint?
       finished_at:bigint?`,
      ['id'],
    );
    await index(db, 'desk_runs_owner', 'desk_runs', ['owner', 'created_at', 'id']);
    await index(db, 'desk_runs_batch', 'desk_runs', ['batch', 'state']);
    await index(db, 'desk_runs_ended', 'desk_runs', ['state', 'finished_at']);
    await table(
      db,
      'desk_jobs',
      `id kind owner state token:integer worker? lease_until:bigint? available_at:bigint attempts:integer stop:integer created_at:bigint`,
      ['id'],
    );
    await index(db, 'desk_jobs_next', 'desk_jobs', ['state', 'kind', 'owner', 'created_at', 'id']);
    await table(db, 'desk_turns', 'owner served_at:bigint', ['owner']);
    await table(db, 'desk_findings', 'run kind n:integer status severity? needs:integer fingerprint hash body', ['run', 'kind', 'n']);
    await table(db, 'desk_events', 'run seq:integer event data at:bigint', ['run', 'seq']);
    const running = (await isPostgres(db)) ? 'bigserial' : 'integer';
    let decisions = db.schema.createTable('desk_decisions').addColumn('seq', running, (one) => one.primaryKey());
    for (const name of ['run', 'owner', 'kind', 'decision', 'by_whom', 'fingerprint', 'covers'])
      decisions = decisions.addColumn(name, 'text', (one) => one.notNull());
    await decisions
      .addColumn('n', 'integer', (one) => one.notNull())
      .addColumn('at', 'bigint', (one) => one.notNull())
      .addColumn('reason', 'text')
      .addColumn('note', 'text')
      .execute();
    await index(db, 'desk_decisions_run', 'desk_decisions', ['run', 'kind', 'n']);
    await index(db, 'desk_decisions_same', 'desk_decisions', ['owner', 'fingerprint']);
    await table(db, 'desk_batches', 'id owner name anonymous:integer told:integer created_at:bigint', ['id']);
    await table(db, 'desk_keys', 'id kind name owner hash scopes created_at:bigint expires_at:bigint? revoked_at:bigint? used_at:bigint?', [
      'id',
    ]);
    await index(db, 'desk_keys_hash', 'desk_keys', ['hash'], true);
    await table(db, 'desk_shares', 'id owner hash run? batch? view_as created_at:bigint expires_at:bigint revoked_at:bigint?', ['id']);
    await index(db, 'desk_shares_hash', 'desk_shares', ['hash'], true);
    await table(db, 'desk_webhooks', 'id owner url secret events created_at:bigint', ['id']);
    await table(
      db,
      'desk_deliveries',
      'id webhook owner event body state attempts:integer status:integer? error? created_at:bigint next_at:bigint?',
      ['id'],
    );
    await index(db, 'desk_deliveries_hook', 'desk_deliveries', ['webhook', 'created_at']);
    await table(db, 'desk_idempotency', 'owner key body answer created_at:bigint', ['owner', 'key']);
    await table(db, 'desk_logs', 'run lines created_at:bigint', ['run']);
  },
};

const second: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'desk_traces', 'run kind name created_at:bigint', ['run', 'kind', 'name']);
    await index(db, 'desk_traces_name', 'desk_traces', ['kind', 'name']);
  },
};

/** Which files were given with a batch and not taken, as JSON; null of batches that were begun before this was kept. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('desk_batches').addColumn('refused', 'text').execute();
  },
};

/** What an unchanged paper takes over, and a way to the runs of the same bytes. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('desk_runs').addColumn('checked_at', 'bigint').execute();
    await index(db, 'desk_runs_input', 'desk_runs', ['input']);
    await index(db, 'desk_runs_log', 'desk_runs', ['log']);
  },
};

/**
 * Which runs of a batch are of the same paper, and which stands for it. Of those that were there before it is told from which run each
 * repeats, the earlier first.
 */
const fifth: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('desk_runs').addColumn('paper', 'text').execute();
    await db.schema
      .alterTable('desk_runs')
      .addColumn('behind', 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
    await index(db, 'desk_runs_paper', 'desk_runs', ['paper']);
    const repeated = await db
      .selectFrom('desk_runs as r')
      .innerJoin('desk_runs as b', 'b.id', 'r.again_run')
      .whereRef('r.batch', '=', 'b.batch')
      .where('r.again_n', 'is', null)
      .select(['r.id', 'r.batch', 'r.again_run'])
      .orderBy('r.created_at')
      .orderBy('r.id')
      .execute();
    const papers = new Map<string, string>();
    for (const { id, batch, again_run: before } of repeated) {
      const paper = papers.get(before ?? '') ?? before ?? id;
      papers.set(id, paper);
      await db.updateTable('desk_runs').set({ paper }).where('id', '=', id).execute();
      await settlePaper(db, { id, batch, paper });
    }
  },
};

/** A way from a run to those that repeat it. */
const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    await index(db, 'desk_runs_again', 'desk_runs', ['again_run']);
  },
};

async function isPostgres(db: Kysely<unknown>): Promise<boolean> {
  return (
    await sql<{ v: string }>`select version() as v`.execute(db).then(
      ({ rows }) => rows[0]?.v ?? '',
      () => '',
    )
  ).startsWith('PostgreSQL');
}

/** In order; each runs once, in a transaction of its own. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-traces': second,
  '0003-refused': third,
  '0004-taken-over': fourth,
  '0005-papers': fifth,
  '0006-again': sixth,
};
