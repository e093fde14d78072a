/**
 * Delivers a webhook as Standard Webhooks say: id, time and body signed with HMAC-SHA-256 under the receiver's own secret. Any
 * 2xx is an answer; everything else is tried again later, by the queue.
 */
import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/index.ts';
import { finish, type Lease } from '../store/desk/jobs.ts';
import { delivered, deliveryById, webhookById } from '../store/desk/webhooks.ts';
import { postPublic, reachOf } from './fetching.ts';
import type { Place } from './place.ts';

const PATIENCE_MS = 15_000;

/** The three headers of a signed message. `secret` is `whsec_` and base64; `at` in seconds since 1970. */
function signedHeaders(secret: string, id: string, at: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}

/** Makes one attempt and writes down how it went. Throws LeaseLost. */
export async function deliverJob(lease: Lease, settings: Settings, { desk }: Place): Promise<void> {
  const delivery = await deliveryById(desk.db, lease.id);
  const webhook = delivery === null ? null : await webhookById(desk.db, delivery.webhook);
  if (delivery === null || webhook === null) return void (await desk.whole((db) => finish(db, lease)));
  const at = Math.floor((await desk.now()) / 1000);
  const { status, error } = await postPublic(webhook.url, {
    body: delivery.body,
    headers: signedHeaders(webhook.secret, delivery.id, at, delivery.body),
    milliseconds: PATIENCE_MS,
    reach: reachOf(settings.server.allowTargets),
    proxy: settings,
  });
  await delivered(desk, lease, { ok: status !== null && status >= 200 && status < 300, status, error });
}
