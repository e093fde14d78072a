/**
 * The replies that are kept, wherever that is: in a folder of this machine or in a database that several share. One way to list them,
 * to read them, to tell which are still needed, and to take the others away. Needed is what a log names, what the memory of replies
 * still answers from, and what is too young to be named yet.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { sharedSnapshots } from './shared/replies.ts';
import { isShared, openShared, placeOf, type Shared } from './shared.ts';
import { freshHashes, type KeptSnapshot, keptSnapshots, namedHashes, type Swept } from './snapshots/kept.ts';
import { fileSnapshots } from './snapshots.ts';

/** The replies of sources kept on this machine or in a database: the evidence that logs name by hash. */
export interface KeptReplies {
  /** Where they are, for a person. */
  readonly place: string;
  /** Every one, in order of hash. */
  list(): AsyncGenerator<KeptSnapshot>;
  /** Its bytes; null when they are not what its name says. */
  get(hash: string): Promise<Uint8Array | null>;
  /** Whether a log names it, or an answer younger than `freshMs` rests on it. */
  needed(now: number, freshMs: number): Promise<(hash: string) => boolean>;
  remove(hashes: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface KeptWhere {
  /** Folder of the snapshots. */
  readonly folder: string;
  /** Connection string of the database that keeps them instead. */
  readonly store?: string;
  /** Folder of the logs of this machine. */
  readonly logs: string;
  readonly cacheDir: string;
}

const ROWS = 1_000;
const NAMED = /sha256:[0-9a-f]{64}/g;

const hexOf = (hash: string): string => hash.slice('sha256:'.length);
const bytesOf = (value: unknown): Buffer => (Buffer.isBuffer(value) ? value : Buffer.alloc(0));

/** Opens what is kept. Throws StetError `store-failed` or `missing-package` when the database cannot be asked. */
export async function openKept({ folder, store, logs, cacheDir }: KeptWhere): Promise<KeptReplies> {
  if (store !== undefined && isShared(store)) return inDatabase(await openShared(store), placeOf(store), logs);
  const files = fileSnapshots(folder);
  return {
    place: folder,
    async *list() {
      yield* keptSnapshots(folder);
    },
    get: (hash) => files.get(hash),
    async needed(now, freshMs) {
      const named = await namedHashes([logs]);
      const fresh = await freshHashes(cacheDir, now, freshMs);
      return (hash) => named.has(hash) || fresh.has(hash);
    },
    async remove(hashes) {
      for (const hex of hashes.map(hexOf)) rmSync(join(folder, 'cas', 'sha256', hex.slice(0, 2), hex), { force: true });
    },
    close: async () => undefined,
  };
}

function inDatabase(shared: Shared, place: string, logs: string): KeptReplies {
  const replies = sharedSnapshots(shared);
  return {
    place,
    async *list() {
      let after: Buffer = Buffer.alloc(0);
      for (;;) {
        const rows = await shared.query(
          'select hash, octet_length(bytes) as bytes, at from stet_snapshot where hash > $1 order by hash limit $2',
          [after, ROWS],
        );
        for (const row of rows) {
          after = bytesOf(row.hash);
          const at = row.at instanceof Date ? row.at.toISOString() : String(row.at);
          yield { hash: `sha256:${after.toString('hex')}`, bytes: Number(row.bytes), at };
        }
        if (rows.length < ROWS) return;
      }
    },
    get: (hash) => replies.get(hash),
    async needed(now, freshMs) {
      const named = new Set(await namedHashes([logs]));
      const [made] = await shared.query("select to_regclass('stet_line') is not null as made");
      if (made?.made !== true)
        throw new StetError(
          'store-failed',
          `PostgreSQL at ${place} holds no lines of logs, so it cannot be told which replies runs of other machines rest on; nothing was taken away.`,
        );
      for (let run = '', i = -1; ; ) {
        const rows = await shared.query('select run, i, line from stet_line where (run, i) > ($1, $2::bigint) order by run, i limit $3', [
          run,
          i,
          ROWS,
        ]);
        for (const row of rows) for (const found of bytesOf(row.line).toString('latin1').matchAll(NAMED)) named.add(found[0]);
        const last = rows.at(-1);
        if (last === undefined || rows.length < ROWS) break;
        run = String(last.run);
        i = Number(last.i);
      }
      const fresh = await shared.query('select distinct snapshot from stet_reply where at > $1', [new Date(now - freshMs)]);
      for (const { snapshot } of fresh) if (typeof snapshot === 'string') named.add(snapshot);
      return (hash) => named.has(hash);
    },
    async remove(hashes) {
      await shared.query('delete from stet_snapshot where hash = any($1::bytea[])', [
        hashes.map((hash) => Buffer.from(hexOf(hash), 'hex')),
      ]);
    },
    close: () => shared.close(),
  };
}

/** Reads every one through; gives the hashes of those whose bytes are not what their name says. */
export async function damagedReplies(
  kept: KeptReplies,
  signal: AbortSignal,
): Promise<{ readonly read: number; readonly damaged: readonly string[] }> {
  const damaged: string[] = [];
  let read = 0;
  for await (const { hash } of kept.list()) {
    if (signal.aborted) break;
    read += 1;
    if ((await kept.get(hash)) === null) damaged.push(hash);
  }
  return { read, damaged };
}

/** Takes away every one that is not needed and is older than `youngMs`; with `dry` only says what it would take. */
export async function sweepReplies(
  replies: KeptReplies,
  needed: (hash: string) => boolean,
  options: { readonly now: number; readonly youngMs: number; readonly dry: boolean },
): Promise<Swept> {
  let kept = 0;
  let removed = 0;
  let freed = 0;
  let doomed: string[] = [];
  const take = async (): Promise<void> => {
    if (!options.dry && doomed.length > 0) await replies.remove(doomed);
    doomed = [];
  };
  for await (const { hash, bytes, at } of replies.list()) {
    if (needed(hash) || options.now - Date.parse(at) < options.youngMs) {
      kept += 1;
      continue;
    }
    doomed.push(hash);
    removed += 1;
    freed += bytes;
    if (doomed.length === ROWS) await take();
  }
  await take();
  return { kept, removed, freed };
}
