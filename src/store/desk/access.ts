/**
 * Who may do what: keys, sessions of the pages, links that are shared. Only SHA-256 hashes of secrets are kept; a secret is 256
 * random bits, so that its hash needs no salt and looking it up by hash tells nothing by time. Also which request was answered
 * under which idempotency key.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Desk } from '../desk.ts';
import { newId } from './runs.ts';
import type { Tables } from './schema.ts';

export type StoredKey = Selectable<Tables['desk_keys']>;
export type StoredShare = Selectable<Tables['desk_shares']>;

const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;

export interface NewKey {
  /** `key` for programs, `session` for a cookie of the pages. */
  readonly kind: 'key' | 'session';
  readonly name: string;
  /** Whose runs it sees; a key of its own when not said. */
  readonly owner?: string;
  readonly scopes: readonly string[];
  /** In milliseconds since 1970. */
  readonly expiresAt: number | null;
}

/** Makes a key and gives its secret, this once. */
export async function createKey(desk: Desk, made: NewKey): Promise<{ readonly key: StoredKey; readonly secret: string }> {
  const now = await desk.now();
  const secret = newSecret(made.kind === 'key' ? 'stet' : 'ses');
  const id = newId('key', now);
  const key: StoredKey = {
    id,
    kind: made.kind,
    name: made.name,
    owner: made.owner ?? id,
    hash: secretHash(secret),
    scopes: made.scopes.join(' '),
    created_at: now,
    expires_at: made.expiresAt,
    revoked_at: null,
    used_at: null,
  };
  await desk.db.insertInto('desk_keys').values(key).execute();
  return { key, secret };
}

/** A key, and what people call it: a session has the name of the key that it was opened with. */
export type KnownKey = StoredKey & { readonly called: string };

/** The key a secret belongs to, if it is in force. Notes the use, at most once a minute. */
export async function keyOf(desk: Desk, secret: string): Promise<KnownKey | null> {
  const key = await desk.db.selectFrom('desk_keys').selectAll().where('hash', '=', secretHash(secret)).executeTakeFirst();
  const now = await desk.now();
  if (key === undefined || key.revoked_at !== null || (key.expires_at !== null && key.expires_at <= now)) return null;
  if (key.used_at === null || now - key.used_at > 60_000)
    await desk.db.updateTable('desk_keys').set({ used_at: now }).where('id', '=', key.id).execute();
  if (key.kind !== 'session') return { ...key, called: key.name };
  const opener = await desk.db.selectFrom('desk_keys').select('name').where('id', '=', key.name).executeTakeFirst();
  return { ...key, called: opener?.name ?? key.name };
}

/** Keys for programs, oldest first. */
export const listKeys = (db: Database): Promise<StoredKey[]> =>
  db.selectFrom('desk_keys').selectAll().where('kind', '=', 'key').orderBy('created_at').execute();

/** Takes a key out of force; false when there is none. Sessions opened with it end too. */
export async function revokeKey(desk: Desk, id: string): Promise<boolean> {
  const now = await desk.now();
  const row = await desk.db
    .updateTable('desk_keys')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where((of) => of.or([of('id', '=', id), of.and([of('kind', '=', 'session'), of('name', '=', id)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewShare {
  readonly owner: string;
  readonly run: string | null;
  readonly batch: string | null;
  readonly view: 'author' | 'reviewer';
  /** How long it is open, in milliseconds. */
  readonly ms: number;
}

/** Makes a link for reading and gives its token, this once. */
export async function createShare(desk: Desk, made: NewShare): Promise<{ readonly share: StoredShare; readonly token: string }> {
  const now = await desk.now();
  const token = newSecret('shr');
  const share: StoredShare = {
    id: newId('shr', now),
    owner: made.owner,
    hash: secretHash(token),
    run: made.run,
    batch: made.batch,
    view_as: made.view,
    created_at: now,
    expires_at: now + made.ms,
    revoked_at: null,
  };
  await desk.db.insertInto('desk_shares').values(share).execute();
  return { share, token };
}

/** The link a token belongs to, if it is still open. */
export async function shareOf(desk: Desk, token: string): Promise<StoredShare | null> {
  const share = await desk.db.selectFrom('desk_shares').selectAll().where('hash', '=', secretHash(token)).executeTakeFirst();
  if (share === undefined || share.revoked_at !== null || share.expires_at <= (await desk.now())) return null;
  return share;
}

/** Links of an owner (everybody's when null), newest first. */
export function listShares(db: Database, owner: string | null): Promise<StoredShare[]> {
  const all = db.selectFrom('desk_shares').selectAll().orderBy('created_at', 'desc').limit(1000);
  return (owner === null ? all : all.where('owner', '=', owner)).execute();
}

/** Closes a link; false when there is none of this owner. */
export async function revokeShare(desk: Desk, id: string, owner: string | null): Promise<boolean> {
  let put = desk.db
    .updateTable('desk_shares')
    .set({ revoked_at: await desk.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
  if (owner !== null) put = put.where('owner', '=', owner);
  return (await put.returning('id').executeTakeFirst()) !== undefined;
}

/** How long an idempotency key is remembered, in milliseconds. */
export const REMEMBERED_MS = 24 * 3_600_000;

/** What was answered under an idempotency key: the hash of that request's body, and the answer. */
export async function answered(db: Database, owner: string, key: string, now: number): Promise<{ body: string; answer: string } | null> {
  const row = await db
    .selectFrom('desk_idempotency')
    .select(['body', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('created_at', '>', now - REMEMBERED_MS)
    .executeTakeFirst();
  return row ?? null;
}

/** Remembers an answer in the transaction that made it. False when another request was faster: then nothing may be made. */
export async function remember(
  db: Database,
  now: number,
  made: { readonly owner: string; readonly key: string; readonly body: string; readonly answer: string },
): Promise<boolean> {
  await db
    .deleteFrom('desk_idempotency')
    .where('created_at', '<=', now - REMEMBERED_MS)
    .execute();
  const row = await db
    .insertInto('desk_idempotency')
    .values({ ...made, created_at: now })
    .onConflict((on) => on.columns(['owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
