/**
 * A list that is kept up to date: fetched again at most once an hour, and only if it changed, with the version that was kept standing
 * until a whole new one is there. What the last try came to is told with the list: a list that could not be read, or is old because
 * nobody could be asked, must be said, for silence about a retraction would be read as "not retracted". Several processes may keep one
 * list: each fetches into a file of its own, and a list whose bytes are not those that were remembered is fetched anew.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
/** A list that is being fetched by somebody who has gone lies about no longer than this. */
const LEFT_BEHIND_MS = 24 * HOUR;

interface Memory {
  /** When the server was last asked with success. */
  readonly at: string;
  /** Hash of the list that the two below name, in hex. */
  readonly sha256?: string;
  readonly etag?: string;
  readonly modified?: string;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Takes away what others began to fetch long ago and never will have fetched. */
function sweep(folder: string, name: string, now: number): void {
  for (const one of readdirSync(folder)) {
    const path = join(folder, one);
    if (!one.startsWith(`${name}.`) || !/\.new(?:\.part(?:\.json)?)?$/.test(one)) continue;
    const { mtimeMs = now } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > LEFT_BEHIND_MS) rmSync(path, { force: true });
  }
}

function memoryOf(path: string): Memory | null {
  try {
    const { at, sha256, etag, modified } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<keyof Memory, unknown>>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return {
      at,
      ...(typeof sha256 === 'string' ? { sha256 } : {}),
      ...(typeof etag === 'string' ? { etag } : {}),
      ...(typeof modified === 'string' ? { modified } : {}),
    };
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
  sweep(options.folder, options.name, options.now());
  // What was remembered names other bytes where two fetched at once, or a hand was in it: then there is nothing to compare with.
  const same = held?.sha256 !== undefined && held.sha256 === (await sha256Of(path));
  const own = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  const fresh = `${own}.new`;
  try {
    const got = await options.fetch(options.url, fresh, {
      ...(!same || held?.etag === undefined ? {} : { 'if-none-match': held.etag }),
      ...(!same || held?.etag !== undefined || held?.modified === undefined ? {} : { 'if-modified-since': held.modified }),
    });
    if (got.kind === 'failed') return kept(got.says);
    const at = new Date(options.now()).toISOString();
    if (got.kind === 'unchanged' && (held === null || !same)) return kept('the server says it has not changed, but none is kept', null);
    if (got.kind === 'fetched') renameSync(fresh, path);
    const { etag, modified } = got.kind === 'fetched' ? got : (held ?? {});
    const sha256 = got.kind === 'fetched' ? got.sha256 : held?.sha256;
    const memory: Memory = {
      at,
      ...(sha256 === undefined ? {} : { sha256 }),
      ...(etag === undefined ? {} : { etag }),
      ...(modified === undefined ? {} : { modified }),
    };
    writeFileSync(`${own}.tmp`, JSON.stringify(memory));
    renameSync(`${own}.tmp`, remembered);
    return { path, asOf: at, stale: null };
  } finally {
    for (const left of [fresh, `${fresh}.part`, `${fresh}.part.json`, `${own}.tmp`]) rmSync(left, { force: true });
  }
}
