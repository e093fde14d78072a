/**
 * The tables of the desk: everything that changes while people work (runs, jobs, findings as they settle, decisions, keys). One
 * schema for SQLite and PostgreSQL. Times are milliseconds since 1970 (UTC) as whole numbers, JSON is text; what is large or
 * immutable (documents, reports) is not here but under its hash (`files.ts`). Migrations only ever add.
 */
import { type Generated, type Kysely, type Migration, sql } from 'kysely';

export interface RunRow {
  readonly id: string;
  readonly owner: string;
  readonly batch: string | null;
  readonly name: string;
  readonly kind: string;
  readonly media_type: string | null;
  /** Hash of what is checked, in the file store. */
  readonly input: string;
  /** JSON: [{name, hash, mediaType}], texts of cited works. */
  readonly sources: string;
  /** JSON: what was wished for. */
  readonly options: string;
  readonly state: string;
  readonly stage: string;
  readonly done: number;
  readonly total: number | null;
  /** JSON: references by class. */
  readonly counts: string | null;
  readonly warnings: number;
  readonly error: string | null;
  /** Hash of the sealed report, in the file store. */
  readonly report: string | null;
  /** Hash of the document as read, in the file store. */
  readonly document: string | null;
  readonly log: string | null;
  readonly attempt: number;
  readonly again_run: string | null;
  readonly again_n: number | null;
  readonly reviewer: string | null;
  readonly last_event: number;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  /** When what is shown was checked, where a later run of the same paper took it over; null where it was checked in this run. */
  readonly checked_at: number | null;
}

export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  readonly state: string;
  /** Counts up with every change of hands; what an earlier holder wants to write is refused. */
  readonly token: number;
  readonly worker: string | null;
  readonly lease_until: number | null;
  readonly available_at: number;
  readonly attempts: number;
  /** 1 when a person asked to stop it. */
  readonly stop: number;
  readonly created_at: number;
}

export interface Tables {
  desk_runs: RunRow;
  desk_jobs: JobRow;
  /** When each owner was last served: whoever waited longest is next. */
  desk_turns: { readonly owner: string; readonly served_at: number };
  desk_findings: {
    readonly run: string;
    readonly kind: string;
    readonly n: number;
    readonly status: string;
    readonly severity: string | null;
    readonly needs: number;
    readonly fingerprint: string;
    readonly hash: string;
    readonly body: string;
  };
  desk_events: { readonly run: string; readonly seq: number; readonly event: string; readonly data: string; readonly at: number };
  desk_decisions: {
    readonly seq: Generated<number>;
    readonly run: string;
    readonly owner: string;
    readonly kind: string;
    readonly n: number;
    readonly decision: string;
    readonly reason: string | null;
    readonly note: string | null;
    readonly by_whom: string;
    readonly fingerprint: string;
    /** Fingerprints of the problems it was made about, with spaces between. */
    readonly covers: string;
    readonly at: number;
  };
  desk_batches: {
    readonly id: string;
    readonly owner: string;
    readonly name: string;
    readonly anonymous: number;
    /** 1 once a batch whose every run has ended was announced. */
    readonly told: number;
    readonly created_at: number;
    /** Files that were given with it and not taken, as JSON. */
    readonly refused: string | null;
  };
  desk_keys: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly owner: string;
    readonly hash: string;
    readonly scopes: string;
    readonly created_at: number;
    readonly expires_at: number | null;
    readonly revoked_at: number | null;
    readonly used_at: number | null;
  };
  desk_shares: {
    readonly id: string;
    readonly owner: string;
    readonly hash: string;
    readonly run: string | null;
    readonly batch: string | null;
    readonly view_as: string;
    readonly created_at: number;
    readonly expires_at: number;
    readonly revoked_at: number | null;
  };
  desk_webhooks: {
    readonly id: string;
    readonly owner: string;
    readonly url: string;
    readonly secret: string;
    readonly events: string;
    readonly created_at: number;
  };
  desk_deliveries: {
    readonly id: string;
    readonly webhook: string;
    readonly owner: string;
    readonly event: string;
    readonly body: string;
    readonly state: string;
    readonly attempts: number;
    readonly status: number | null;
    readonly error: string | null;
    readonly created_at: number;
    readonly next_at: number | null;
  };
  desk_idempotency: {
    readonly owner: string;
    readonly key: string;
    readonly body: string;
    readonly answer: string;
    readonly created_at: number;
  };
  /** Logs of runs that were sealed on a machine whose files others cannot see. */
  desk_logs: { readonly run: string; readonly lines: string; readonly created_at: number };
  /** What attempts of runs leave outside the database. */
  desk_traces: { readonly run: string; readonly kind: 'log' | 'file'; readonly name: string; readonly created_at: number };
}

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

const index = (db: Kysely<unknown>, name: string, on: string, columns: readonly string[], unique = false) => {
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
};
