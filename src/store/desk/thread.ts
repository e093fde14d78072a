/**
 * SQLite in a thread of its own. A commit waits for the disk, and while uploads are being written that can take seconds; a server
 * must answer meanwhile. So the thread that answers never touches the file: it sends statements over and awaits what comes back.
 * One connection, one statement at a time; whoever holds it (a transaction) is waited for.
 */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { messageOf } from '../../errors.ts';

/** What runs in the thread; as text, so that it needs no loader wherever this file is run from. */
const WITHIN = `
const { parentPort, workerData } = require('node:worker_threads');
const Libsql = require(workerData.libsql);
let file = null;
const statements = new Map();
const prepared = (sql) => {
  let statement = statements.get(sql);
  if (statement === undefined) {
    statement = file.prepare(sql);
    if (statements.size > 300) statements.clear();
    statements.set(sql, statement);
  }
  return statement;
};
parentPort.on('message', ({ n, sql, parameters, end }) => {
  try {
    if (end) {
      parentPort.close();
      if (file !== null) file.close();
      return;
    }
    if (file === null) {
      file = new Libsql(workerData.path, { timeout: workerData.patience });
      file.exec(workerData.pragmas);
    }
    const statement = prepared(sql);
    if (statement.reader) parentPort.postMessage({ n, rows: statement.all(parameters) });
    else {
      const { changes } = statement.run(parameters);
      parentPort.postMessage({ n, rows: [], changes });
    }
  } catch (thrown) {
    statements.delete(sql);
    parentPort.postMessage({ n, error: { message: String(thrown && thrown.message), code: String(thrown && thrown.code) } });
  }
});
`;

const GONE = 'the thread of the database has ended';

interface Answer {
  readonly n: number;
  readonly rows?: readonly Record<string, unknown>[];
  readonly changes?: number;
  readonly error?: { readonly message: string; readonly code: string };
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The thread and what it was asked. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private gone = false;
  private next = 0;

  constructor(path: string, patience: number, pragmas: string) {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    this.worker = new Worker(WITHIN, { eval: true, execArgv: [], workerData: { path, patience, pragmas, libsql } });
    this.worker.on('message', (answer: Answer) => {
      const one = this.waiting.get(answer.n);
      this.waiting.delete(answer.n);
      // Nothing is awaited: then the thread does not keep the program alive.
      if (this.waiting.size === 0) this.worker.unref();
      if (answer.error === undefined) one?.resolve(answer);
      else one?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    });
    const gone = (): void => {
      this.gone = true;
      for (const one of this.waiting.values()) one.reject(new Error(GONE));
      this.waiting.clear();
    };
    this.worker.on('error', gone);
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        gone();
        resolve();
      });
    });
    this.worker.unref();
  }

  /** Closes the file and waits until the thread is gone: before, the file may still be held, and a process that ends under it can crash. */
  end(): Promise<void> {
    this.worker.ref();
    this.worker.postMessage({ end: true });
    return this.ended;
  }

  ask(message: { readonly sql: string; readonly parameters: readonly unknown[] }): Promise<Answer> {
    if (this.gone) return Promise.reject(new Error(GONE));
    this.next += 1;
    const n = this.next;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      this.worker.ref();
      this.worker.postMessage({ n, ...message });
    });
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly thread: Thread;

  constructor(thread: Thread) {
    this.thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows = [], changes } = await this.thread.ask({ sql, parameters });
    return { rows: rows as Row[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed out of this database.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is streamed out of this database');
  }
}

class ThreadDriver implements Driver {
  private readonly thread: Thread;
  private readonly connection: ThreadConnection;
  private last: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(thread: Thread) {
    this.thread = thread;
    this.connection = new ThreadConnection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let done: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    this.release = done;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors (a full disk) the database has taken the transaction back by itself, and says so where the error was to be told.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((thrown: unknown) => {
      if (!/no transaction is active/.test(messageOf(thrown))) throw thrown;
    });
  }

  async destroy(): Promise<void> {
    await this.last;
    await this.thread.end();
  }
}

/** Tables are made whole or not at all: cut off by a full disk or a kill between two of them, they could never be brought up to date again. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite at `path` for kysely; `patience` in milliseconds is how long it waits for another process's write. */
export function threadDialect(path: string, patience: number, pragmas: string): Dialect {
  return {
    createDriver: () => new ThreadDriver(new Thread(path, patience, pragmas)),
    createAdapter: () => new WholeAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
