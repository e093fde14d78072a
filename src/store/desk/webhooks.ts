/**
 * Webhooks and what is to be delivered to them. A delivery is written in the transaction that makes the event, with a job of its
 * own, so that an event is neither lost nor announced without having happened; a receiver may see one twice and tells by its id.
 */
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Desk } from '../desk.ts';
import { enqueue, finish, type Lease } from './jobs.ts';
import { newId } from './runs.ts';
import type { Tables } from './schema.ts';

export type StoredWebhook = Selectable<Tables['desk_webhooks']>;
export type StoredDelivery = Selectable<Tables['desk_deliveries']>;

/** Waits between attempts, in seconds (the schedule of Standard Webhooks); after the last it is given up. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

export async function createWebhook(
  desk: Desk,
  made: { readonly owner: string; readonly url: string; readonly events: readonly string[] },
): Promise<StoredWebhook> {
  const now = await desk.now();
  const row: StoredWebhook = {
    id: newId('whk', now),
    owner: made.owner,
    url: made.url,
    secret: `whsec_${randomBytes(32).toString('base64')}`,
    events: made.events.join(' '),
    created_at: now,
  };
  await desk.db.insertInto('desk_webhooks').values(row).execute();
  return row;
}

export const listWebhooks = (db: Database, owner: string): Promise<StoredWebhook[]> =>
  db.selectFrom('desk_webhooks').selectAll().where('owner', '=', owner).orderBy('created_at').execute();

export async function webhookById(db: Database, id: string): Promise<StoredWebhook | null> {
  return (await db.selectFrom('desk_webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Removes a webhook and what was still to be delivered to it. */
export async function deleteWebhook(desk: Desk, id: string): Promise<void> {
  await desk.whole(async (db) => {
    const open = await db.selectFrom('desk_deliveries').select('id').where('webhook', '=', id).execute();
    for (const delivery of open) await db.deleteFrom('desk_jobs').where('id', '=', delivery.id).execute();
    await db.deleteFrom('desk_deliveries').where('webhook', '=', id).execute();
    await db.deleteFrom('desk_webhooks').where('id', '=', id).execute();
  });
}

/** In the transaction of an event: a delivery to every webhook of the owner that wants it. */
export async function announce(db: Database, now: number, owner: string, event: string, body: string): Promise<void> {
  for (const webhook of await listWebhooks(db, owner)) {
    if (webhook.events.split(' ').includes(event)) await addDelivery(db, now, webhook, event, body);
  }
}

async function addDelivery(db: Database, now: number, webhook: StoredWebhook, event: string, body: string): Promise<StoredDelivery> {
  const row: StoredDelivery = {
    id: newId('msg', now),
    webhook: webhook.id,
    owner: webhook.owner,
    event,
    body,
    state: 'waiting',
    attempts: 0,
    status: null,
    error: null,
    created_at: now,
    next_at: now,
  };
  await db.insertInto('desk_deliveries').values(row).execute();
  await enqueue(db, now, { id: row.id, kind: 'deliver', owner: webhook.owner });
  return row;
}

export const listDeliveries = (db: Database, webhook: string): Promise<StoredDelivery[]> =>
  db.selectFrom('desk_deliveries').selectAll().where('webhook', '=', webhook).orderBy('created_at', 'desc').limit(200).execute();

export async function deliveryById(db: Database, id: string): Promise<StoredDelivery | null> {
  return (await db.selectFrom('desk_deliveries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Sends an ended delivery again, as a message of its own. */
export async function resend(desk: Desk, delivery: StoredDelivery): Promise<StoredDelivery | null> {
  const now = await desk.now();
  const webhook = await webhookById(desk.db, delivery.webhook);
  return webhook === null ? null : desk.whole((db) => addDelivery(db, now, webhook, delivery.event, delivery.body));
}

/** Writes down how an attempt went: done, or again after the next wait, or given up. Throws LeaseLost. */
export async function delivered(
  desk: Desk,
  lease: Lease,
  result: { readonly ok: boolean; readonly status: number | null; readonly error: string | null },
): Promise<void> {
  const now = await desk.now();
  const wait = RETRY_SECONDS[lease.attempts - 1];
  await desk.whole(async (db) => {
    await finish(db, lease);
    const again = !result.ok && wait !== undefined;
    const nextAt = again ? now + wait * 1000 : null;
    await db
      .updateTable('desk_deliveries')
      .set({
        state: result.ok ? 'delivered' : again ? 'waiting' : 'failed',
        attempts: lease.attempts,
        status: result.status,
        error: result.error,
        next_at: nextAt,
      })
      .where('id', '=', lease.id)
      .execute();
    if (nextAt === null) return;
    await enqueue(db, now, { id: lease.id, kind: 'deliver', owner: lease.owner, availableAt: nextAt });
    await db.updateTable('desk_jobs').set({ attempts: lease.attempts }).where('id', '=', lease.id).execute();
  });
}
