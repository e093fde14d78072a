/** What every route of the server has at hand, and who is asking. */
import type { Context } from 'hono';
import type { Settings } from '../settings/index.ts';
import type { StoredShare } from '../store/desk/access.ts';
import { batchById, type StoredBatch } from '../store/desk/batches.ts';
import { runById, type StoredRun } from '../store/desk/runs.ts';
import type { Hub } from './event-hub.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { Place } from './place.ts';
import { notFound, Problem } from './problem.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { SCOPES } from './scopes.ts';

export type Scope = (typeof SCOPES)[number];

/** Who asks. On this machine alone everybody is the one who sits at it. */
export interface Who {
  readonly owner: string;
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly via: 'loopback' | 'key' | 'session' | 'share';
  /** Id of the key, for sessions opened with it. */
  readonly key: string | null;
  readonly share: StoredShare | null;
}

export interface House {
  /** As they are now: keys for services may be put in while the server runs. */
  readonly settings: Settings;
  readonly providerKeys: ProviderKeys;
  readonly place: Place;
  readonly hub: Hub;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** True when a key is wanted: the server listens beyond this machine. */
  readonly login: boolean;
  /** Tells the workers of this server that there is something to do. */
  nudge(): void;
  workers(): number;
  /** True once the server is ending: then nothing new is taken. */
  closing(): boolean;
}

export interface Env {
  Variables: { who: Who; requestId: string };
}
export type Asked = Context<Env>;

/** Who asks, when they may do `scope`. Throws Problem 401 or 403. */
export function may(c: Asked, scope: Scope): Who {
  const who = c.get('who');
  if (who === undefined)
    throw new Problem('unauthorized', 'Send a key of this server: Authorization: Bearer stet_…', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  if (!who.scopes.has(scope))
    throw new Problem('forbidden', who.via === 'share' ? 'This link is for reading alone.' : `This key has not the scope "${scope}".`);
  return who;
}

const sees = (who: Who, owner: string): boolean => who.via !== 'share' && (who.owner === owner || who.scopes.has('admin'));

/** The run, if whoever asks may do `scope` with it. What one may not see is answered like what is not there. Throws Problem. */
export async function runFor(c: Asked, house: House, id: string, scope: Scope = 'read'): Promise<StoredRun> {
  const who = may(c, scope);
  const run = await runById(house.place.desk.db, id);
  if (run === null) throw notFound('run');
  const shared = who.share !== null && (who.share.run === run.id || (run.batch !== null && who.share.batch === run.batch));
  if (!shared && !sees(who, run.owner)) throw notFound('run');
  return run;
}

/** The same for a batch. */
export async function batchFor(c: Asked, house: House, id: string, scope: Scope = 'read'): Promise<StoredBatch> {
  const who = may(c, scope);
  const batch = await batchById(house.place.desk.db, id);
  if (batch === null || !(who.share?.batch === batch.id || sees(who, batch.owner))) throw notFound('batch');
  return batch;
}

/** Whose wording is shown. */
export const viewOf = (who: Who): 'owner' | 'author' | 'reviewer' =>
  who.share === null ? 'owner' : who.share.view_as === 'author' ? 'author' : 'reviewer';

/** A page's cursor: the sort key of its last row, opaque to callers. */
export const cursorOf = (parts: readonly (string | number)[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Reads a cursor back. Throws Problem 400 for one that was not made here. */
export function fromCursor(cursor: string): readonly (string | number)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === 2 && parts.every((part) => typeof part === 'string' || Number.isFinite(part)))
      return parts as (string | number)[];
  } catch {
    // Told below.
  }
  throw new Problem('usage', 'The cursor is not one of this server; begin at the first page.');
}

/** Text that somebody else wrote, as databases and headers can hold it: no NUL, no lone surrogates. */
export const storable = (text: string): string => text.replace(/\0/g, '\ufffd').toWellFormed();
