/**
 * A list that is kept up to date: fetched again at most once an hour, and only if it changed, with the version that was kept standing
 * until a whole new one is there. What the last try came to is told with the list: a list that could not be read, or is old because
 * nobody could be asked, must be said, for silence about a retraction would be read as "not retracted".
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What fetching came to; as `download` gives it. */
export type Fetch = (
  url: string,
  to: string,
  headers: Readonly<Record<string, string>>,
) => Promise<
  | { readonly kind: 'fetched'; readonly sha256: string; readonly etag?: string; readonly modified?: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly says: string }
>;

export interface MirrorOptions {
  readonly url: string;
  /** Folder the list is kept in. */
  readonly folder: string;
  /** File name of the list; its ending tells how it is read. */
  readonly name: string;
  /** Null offline: only what is kept is used. */
  readonly fetch: Fetch | null;
  /** Clock in milliseconds. */
  readonly now: () => number;
  readonly everyMs?: number;
}

export interface Mirrored {
  /** Path of the list that is kept; null when there is none. */
  readonly path: string | null;
  /** When it was last found to be what the server has; ISO, UTC. Null when there is none. */
  readonly asOf: string | null;
  /** Why it may not be the newest, in one clause; null when it was looked at within the hour. */
  readonly stale: string | null;
}

const HOUR = 3_600_000;

interface Memory {
  /** When the server was last asked with success. */
  readonly at: string;
  readonly etag?: string;
  readonly modified?: string;
}

function memoryOf(path: string): Memory | null {
  try {
    const { at, etag, modified } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<keyof Memory, unknown>>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return { at, ...(typeof etag === 'string' ? { etag } : {}), ...(typeof modified === 'string' ? { modified } : {}) };
  } catch {
    return null;
  }
}

/** Brings a list up to date and says where it is and how old. Never throws for what the network does. */
export async function mirrored(options: MirrorOptions): Promise<Mirrored> {
  const path = join(options.folder, options.name);
  const remembered = `${path}.version.json`;
  const held = existsSync(path) ? memoryOf(remembered) : null;
  const kept = (stale: string | null, memory: Memory | null = held): Mirrored => ({
    path: memory === null ? null : path,
    asOf: memory?.at ?? null,
    stale,
  });
  const age = held === null ? Number.POSITIVE_INFINITY : options.now() - Date.parse(held.at);
  if (age >= 0 && age < (options.everyMs ?? HOUR)) return kept(null);
  if (options.fetch === null) return kept('nobody was asked for a newer one (offline)');
  mkdirSync(options.folder, { recursive: true });
  const got = await options.fetch(options.url, `${path}.new`, {
    ...(held?.etag === undefined ? {} : { 'if-none-match': held.etag }),
    ...(held?.etag !== undefined || held?.modified === undefined ? {} : { 'if-modified-since': held.modified }),
  });
  if (got.kind === 'failed') return kept(got.says);
  const at = new Date(options.now()).toISOString();
  const memory: Memory =
    got.kind === 'unchanged' && held !== null
      ? { ...held, at }
      : {
          at,
          ...(got.kind === 'fetched' && got.etag !== undefined ? { etag: got.etag } : {}),
          ...(got.kind === 'fetched' && got.modified !== undefined ? { modified: got.modified } : {}),
        };
  if (got.kind === 'fetched') renameSync(`${path}.new`, path);
  if (!existsSync(path)) return kept('the server says it has not changed, but none is kept', null);
  writeFileSync(`${remembered}.tmp`, JSON.stringify(memory));
  renameSync(`${remembered}.tmp`, remembered);
  return { path, asOf: at, stale: null };
}
