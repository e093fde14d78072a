/**
 * Event lines in PostgreSQL, so that what several machines decided lies in one place. A line is put there once and never changed: the
 * database itself refuses to change, delete or cut (a trigger), but for taking the content of an erased run away, whose hashes stay. What
 * is written counts when the transaction is durable. A log is written synchronously, as to a disk: a thread holds the connection
 * and the caller waits for it, so that nothing is shown before its lines are there.
 */
import { createRequire } from 'node:module';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { StetError } from '../errors.ts';
import type { EventLines } from '../model/event-lines.ts';
import { placeOf } from './shared.ts';

const PATIENCE_MS = 30_000;
const PARTITIONS = 16;

/** Made once, by whoever comes first; two that come at once take turns by the lock. */
const SCHEMA: readonly string[] = [
  'create table if not exists stet_line (run text not null, i bigint not null, leaf bytea not null, line bytea, at timestamptz not null default now(), primary key (run, i)) partition by hash (run)',
  ...Array.from(
    { length: PARTITIONS },
    (_, i) => `create table if not exists stet_line_${i} partition of stet_line for values with (modulus ${PARTITIONS}, remainder ${i})`,
  ),
  `create or replace function stet_line_kept() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if old.line is not null and new.line is null and new.run = old.run and new.i = old.i and new.leaf = old.leaf and new.at = old.at
        and current_setting('stet.erasing', true) = old.run then return new; end if;
    end if;
    raise exception 'event lines are only ever added (% of stet_line refused)', tg_op;
  end $$`,
  `do $$
  declare part text;
  begin
    if not exists (select from pg_trigger where tgname = 'stet_line_changed' and tgrelid = 'stet_line'::regclass) then
      create trigger stet_line_changed before update or delete on stet_line for each row execute function stet_line_kept();
    end if;
    foreach part in array array(select 'stet_line' union all select 'stet_line_' || n from generate_series(0, ${PARTITIONS - 1}) n) loop
      if not exists (select from pg_trigger where tgname = 'stet_line_cut' and tgrelid = part::regclass) then
        execute format('create trigger stet_line_cut before truncate on %I for each statement execute function stet_line_kept()', part);
      end if;
    end loop;
  end $$`,
];

const APPEND = `insert into stet_line (run, i, leaf, line)
  select $1, $2::bigint + n - 1, leaf, line from unnest($3::bytea[], $4::bytea[]) with ordinality as t (leaf, line, n)
  where (select coalesce(max(i) + 1, 0) from stet_line where run = $1) = $2::bigint`;

/** What runs in the thread; as text, so that it needs no loader wherever this file is run from. */
const WITHIN = `
const { workerData } = require('node:worker_threads');
const { Client } = require(workerData.pg);
const { port, state, url, schema, lock, patience } = workerData;
let client = null;
const connect = async () => {
  const made = new Client({ connectionString: url, connectionTimeoutMillis: patience / 2, query_timeout: patience, keepAlive: true, application_name: 'stet log' });
  made.on('error', () => { client = null; });
  await made.connect();
  // What is written must be durable when it is said to be, whatever the server does by itself.
  const { rows } = await made.query('show synchronous_commit');
  if (['off', 'local'].includes(rows[0].synchronous_commit)) await made.query('set synchronous_commit = on');
  const there = await made.query("select to_regclass('stet_line_" + (schema.partitions - 1) + "') is not null and exists (select from pg_trigger where tgname = 'stet_line_cut' and tgrelid = to_regclass('stet_line_" + (schema.partitions - 1) + "')) as made");
  if (!there.rows[0].made) {
    await made.query('select pg_advisory_lock($1)', [lock]);
    try { for (const one of schema.statements) await made.query(one); } finally { await made.query('select pg_advisory_unlock($1)', [lock]); }
  }
  client = made;
};
const given = (value) => value instanceof Uint8Array ? Buffer.from(value) : Array.isArray(value) ? value.map(given) : value;
port.on('message', async ({ statements, close }) => {
  let answer;
  try {
    if (close) { if (client !== null) await client.end(); answer = {}; port.close(); }
    else {
      if (client === null) await connect();
      const whole = statements.length > 1;
      if (whole) await client.query('begin');
      let last;
      try {
        for (const { sql, values } of statements) last = await client.query(sql, values.map(given));
        if (whole) await client.query('commit');
      } catch (thrown) { if (whole && client !== null) await client.query('rollback').catch(() => undefined); throw thrown; }
      answer = { rows: last.rows, count: last.rowCount };
    }
  } catch (thrown) {
    const lost = client === null || !thrown.code || String(thrown.code).startsWith('57P') || String(thrown.code).startsWith('08');
    if (lost && client !== null) { client.end().catch(() => undefined); client = null; }
    answer = { error: String(thrown && thrown.message) };
  }
  if (!close) port.postMessage(answer);
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
});
`;

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}
interface Answer {
  readonly rows?: readonly { readonly leaf: Uint8Array; readonly line: Uint8Array | null }[];
  readonly count?: number;
  readonly error?: string;
}

/** Number of the lock under which tables are made. */
const LOCK = 0x57e8;
const NEWLINE = Uint8Array.of(10);

/**
 * Opens the lines in a database; nothing is asked before the first of them is written or read. Its functions throw StetError
 * 'store-failed' when the database cannot be asked or refuses, 'missing-package' without `pg`.
 */
export function openEventLines(where: string): EventLines {
  let thread: { readonly worker: Worker; readonly port: MessagePort; readonly state: Int32Array } | null = null;
  const failed = (why: string): StetError => new StetError('store-failed', `PostgreSQL at ${placeOf(where)}: ${why}.`);
  const started = () => {
    if (thread !== null) return thread;
    let pg: string;
    try {
      pg = createRequire(import.meta.url).resolve('pg');
    } catch (cause) {
      throw new StetError('missing-package', 'PostgreSQL needs the package "pg": npm install pg.', { cause });
    }
    const { port1, port2 } = new MessageChannel();
    const state = new Int32Array(new SharedArrayBuffer(4));
    const url = new URL(where);
    url.searchParams.delete('index');
    const schema = { statements: SCHEMA, partitions: PARTITIONS };
    const worker = new Worker(WITHIN, {
      eval: true,
      execArgv: [],
      workerData: { pg, url: url.href, state, schema, lock: LOCK, patience: PATIENCE_MS, port: port2 },
      transferList: [port2],
    });
    // A thread that cannot begin leaves its caller waiting; then the time runs out, and that is told.
    worker.on('error', () => undefined);
    worker.unref();
    port1.unref();
    thread = { worker, port: port1, state };
    return thread;
  };
  const ask = (statements: readonly Statement[]): Answer => {
    const { port, state, worker } = started();
    Atomics.store(state, 0, 0);
    port.postMessage({ statements });
    const waited = Atomics.wait(state, 0, 0, PATIENCE_MS);
    const answer = waited === 'timed-out' ? undefined : (receiveMessageOnPort(port)?.message as Answer | undefined);
    if (answer === undefined) {
      // An answer that comes later would be taken for that of the next question.
      void worker.terminate();
      thread = null;
      throw failed(`it did not answer within ${PATIENCE_MS / 1000} s`);
    }
    if (answer.error !== undefined) throw failed(answer.error.trim().replace(/\.$/, ''));
    return answer;
  };
  const rows = (run: string) => ask([{ sql: 'select leaf, line from stet_line where run = $1 order by i', values: [run] }]).rows ?? [];
  return {
    place: placeOf(where),
    read(run) {
      const found = rows(run);
      if (found.length === 0) return null;
      const leaves = Buffer.concat(found.map(({ leaf }) => leaf));
      const lines = found.flatMap(({ line }) => (line === null ? [] : [line, NEWLINE]));
      return { lines: lines.length < 2 * found.length ? null : Buffer.concat(lines), leaves };
    },
    append(run, from, lines, leaves) {
      if (lines.length === 0) return;
      const { count } = ask([{ sql: APPEND, values: [run, from, leaves, lines] }]);
      if (count !== lines.length) throw failed(`the log of ${run} holds another number of lines than ${from}: somebody else writes it`);
    },
    erase(run) {
      ask([
        { sql: "select set_config('stet.erasing', $1, true)", values: [run] },
        { sql: 'update stet_line set line = null where run = $1 and line is not null', values: [run] },
      ]);
    },
    close() {
      if (thread === null) return;
      const { port, state, worker } = thread;
      thread = null;
      Atomics.store(state, 0, 0);
      port.postMessage({ close: true });
      Atomics.wait(state, 0, 0, 2000);
      void worker.terminate();
    },
  };
}
