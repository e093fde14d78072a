/** Routes of webhooks: where to tell what happened, how telling went, tell it again. */
import { z } from '@hono/zod-openapi';
import { checkUrl } from '../../index.ts';
import {
  createWebhook,
  deleteWebhook,
  deliveryById,
  listDeliveries,
  listWebhooks,
  resend,
  type StoredWebhook,
  webhookById,
} from '../../store/desk/webhooks.ts';
import { takeJson } from '../body.ts';
import { reachOf } from '../fetching.ts';
import { type Asked, type House, may } from '../house.ts';
import { deliveryShape, webhookShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { idOf, type Routes, route } from '../routes.ts';
import { delivery, webhook, webhookCreated, webhookRequest } from '../shapes/access.ts';

async function hookFor(c: Asked, house: House): Promise<StoredWebhook> {
  const who = may(c, 'run');
  const found = await webhookById(house.place.desk.db, idOf(c));
  if (found === null || (found.owner !== who.owner && !who.scopes.has('admin'))) throw notFound('webhook');
  return found;
}

export const webhookRoutes: Routes = (app, house) => {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/webhooks',
      tag: 'webhooks',
      summary: 'Be told by POST when runs and batches end',
      description:
        'Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature (v1, HMAC-SHA-256). Tried again with growing waits for three days.',
      scope: 'run',
      takes: { 'application/json': webhookRequest },
      gives: { 201: webhookCreated },
    },
    async (c) => {
      const who = may(c, 'run');
      const { url, events } = await takeJson(c, webhookRequest);
      const checked = checkUrl(url, reachOf(house.settings.server.allowTargets));
      if (!checked.ok) throw new Problem('usage', `This address cannot be told anything: ${checked.why}.`);
      const made = await createWebhook(desk, { owner: who.owner, url: checked.url.href, events });
      return c.json({ ...webhookShape(made), secret: made.secret }, 201);
    },
  );
  route(
    app,
    {
      method: 'get',
      path: '/v1/webhooks',
      tag: 'webhooks',
      summary: 'Own webhooks, without their secrets',
      scope: 'run',
      gives: { 200: z.object({ items: z.array(webhook) }) },
    },
    async (c) => c.json({ items: (await listWebhooks(desk.db, may(c, 'run').owner)).map(webhookShape) }),
  );
  route(
    app,
    {
      method: 'delete',
      path: '/v1/webhooks/{id}',
      tag: 'webhooks',
      summary: 'Remove a webhook and what was still to be told',
      scope: 'run',
      gives: { 204: null },
    },
    async (c) => {
      await deleteWebhook(desk, (await hookFor(c, house)).id);
      return c.body(null, 204);
    },
  );
  route(
    app,
    {
      method: 'get',
      path: '/v1/webhooks/{id}/deliveries',
      tag: 'webhooks',
      summary: 'What was told, newest first',
      scope: 'run',
      gives: { 200: z.object({ items: z.array(delivery) }) },
    },
    async (c) => c.json({ items: (await listDeliveries(desk.db, (await hookFor(c, house)).id)).map(deliveryShape) }),
  );
  route(
    app,
    {
      method: 'post',
      path: '/v1/webhooks/{id}/deliveries/{delivery}/resend',
      tag: 'webhooks',
      summary: 'Tell it again, under a new id',
      scope: 'run',
      gives: { 202: delivery },
    },
    async (c) => {
      const hook = await hookFor(c, house);
      const found = await deliveryById(desk.db, idOf(c, 'delivery'));
      if (found === null || found.webhook !== hook.id) throw notFound('delivery');
      const again = await resend(desk, found);
      if (again === null) throw notFound('webhook');
      house.nudge();
      return c.json(deliveryShape(again), 202);
    },
  );
};
