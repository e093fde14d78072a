/** The shapes of access: keys, links that are shared, webhooks, who am I. */
import { z } from '@hono/zod-openapi';
import { SCOPES } from '../scopes.ts';
import { id, time } from '../shapes.ts';

export const keyRequest = z
  .object({
    name: z.string().min(1).max(200),
    scopes: z.array(z.enum(SCOPES)).min(1),
    owner: id.optional().openapi({ description: 'Whose runs it sees; its own when not said.' }),
    expiresInDays: z.number().int().min(1).max(3_650).optional(),
  })
  .strict()
  .openapi('KeyRequest');
export const key = z
  .object({
    id,
    name: z.string(),
    owner: id,
    scopes: z.array(z.enum(SCOPES)),
    createdAt: time,
    expiresAt: time.nullable(),
    revokedAt: time.nullable(),
    usedAt: time.nullable(),
  })
  .openapi('Key');
export const keyCreated = key
  .extend({ secret: z.string().openapi({ description: 'Shown this once; only its hash is kept.' }) })
  .openapi('KeyCreated');

export const shareRequest = z
  .object({
    run: id.optional(),
    batch: id.optional(),
    view: z.enum(['author', 'reviewer']).default('reviewer'),
    expiresInHours: z
      .number()
      .min(0.01)
      .max(24 * 365)
      .default(24 * 7),
  })
  .strict()
  .openapi('ShareRequest');
export const share = z
  .object({
    id,
    run: id.nullable(),
    batch: id.nullable(),
    view: z.enum(['author', 'reviewer']),
    createdAt: time,
    expiresAt: time,
    revokedAt: time.nullable(),
  })
  .openapi('Share');
export const shareCreated = share
  .extend({ token: z.string(), path: z.string().openapi({ description: 'Page of this server that the link opens.' }) })
  .openapi('ShareCreated');

const WEBHOOK_EVENTS = ['run.done', 'run.failed', 'batch.done'] as const;
export const webhookRequest = z
  .object({
    url: z.string().min(8).max(2_000),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1)
      .default([...WEBHOOK_EVENTS]),
  })
  .strict()
  .openapi('WebhookRequest');
export const webhook = z.object({ id, url: z.string(), events: z.array(z.enum(WEBHOOK_EVENTS)), createdAt: time }).openapi('Webhook');
export const webhookCreated = webhook
  .extend({ secret: z.string().openapi({ description: 'whsec_…, for checking signatures; shown this once.' }) })
  .openapi('WebhookCreated');
export const delivery = z
  .object({
    id: z.string(),
    event: z.string(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    createdAt: time,
    nextAt: time.nullable(),
  })
  .openapi('Delivery');

/** Who the caller is and what this server can do. */
export const me = z
  .object({
    owner: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    login: z.boolean().openapi({ description: 'True when this server wants a key.' }),
    engine: z.string(),
    offline: z.boolean(),
    providers: z.array(z.string()),
    indexes: z.array(z.string()),
    layers: z.array(z.string()),
    formats: z.array(z.string()),
    limits: z.object({
      fileBytes: z.number(),
      sources: z.number(),
      waitingRuns: z.number().openapi({ description: 'Waiting runs of one key.' }),
      pages: z.number(),
      unpackedBytes: z.number().openapi({ description: 'What an archive (DOCX, zip) may unpack to.' }),
      archiveEntries: z.number(),
      secondsReading: z.number().openapi({ description: 'Processor time that reading one document may take.' }),
      requestsPerMinute: z.number().openapi({ description: 'Of one key, or one address.' }),
      uploadsAtOnce: z.number(),
      jsonBytes: z.number(),
      keepDays: z
        .number()
        .nullable()
        .openapi({ description: 'Days after which the content of an ended run is deleted; null: never by itself.' }),
    }),
  })
  .openapi('Me');
