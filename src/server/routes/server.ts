/** Routes about the server itself: is it alive, is it ready, its figures, its own description. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { ENGINE } from '../../index.ts';
import { queueLength } from '../../store/desk/jobs.ts';
import { may } from '../house.ts';
import { Problem } from '../problem.ts';
import { type App, type Routes, route } from '../routes.ts';

const alive = z.object({ ok: z.literal(true), engine: z.string() }).openapi('Alive');
const ready = z
  .object({ ok: z.literal(true), workers: z.number().int(), waiting: z.number().int(), running: z.number().int() })
  .openapi('Ready');

export const serverRoutes: Routes = (app, house) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const path of ['/healthz', '/health'])
    route(app, { method: 'get', path, tag: 'server', summary: 'Alive', gives: { 200: alive } }, (c) =>
      c.json({ ok: true, engine: ENGINE }),
    );
  for (const path of ['/readyz', '/ready'])
    route(
      app,
      { method: 'get', path, tag: 'server', summary: 'Ready: the database answers, and it is not ending', gives: { 200: ready } },
      async (c) => {
        if (house.closing()) throw new Problem('not-ready', 'The server is ending.');
        try {
          await sql`select 1`.execute(house.place.desk.db);
        } catch (cause) {
          throw new Problem('not-ready', 'The database does not answer.', { cause });
        }
        const queue = await queueLength(house.place.desk, 'check');
        return c.json({ ok: true, workers: house.workers(), waiting: queue.waiting, running: queue.leased });
      },
    );
  route(
    app,
    {
      method: 'get',
      path: '/metrics',
      tag: 'server',
      summary: 'Figures for Prometheus',
      scope: 'read',
      gives: { 200: 'text/plain; version=0.0.4' },
    },
    async (c) => {
      const who = may(c, 'read');
      if (who.share !== null) throw new Problem('forbidden', 'This link is for reading one report.');
      const { metrics } = house;
      const queue = await queueLength(house.place.desk, 'check');
      metrics.set('stet_jobs_waiting', queue.waiting);
      metrics.set('stet_jobs_running', queue.leased);
      metrics.set('stet_workers', house.workers());
      metrics.set('stet_resident_bytes', process.memoryUsage.rss());
      metrics.set('stet_loop_delay_seconds', delay.max / 1e9);
      delay.reset();
      return c.body(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  );
};

/** The API's description, as docs/openapi.json holds it. */
export function describe(app: App): Record<string, unknown> {
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of this server; none is wanted on this machine alone.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'stet_session' });
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'stet',
      version: '1',
      description: 'Checks every citation before anybody relies on it. A flag is a lead to confirm, not proof of misconduct.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/' }],
  });
  return { ...document, paths: withItems(document.paths ?? {}) };
}

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** What each event of a run carries, by its name. */
const EVENT_DATA: Readonly<Record<string, object>> = {
  'run.started': { type: 'object', properties: { attempt: { type: 'integer' } } },
  'run.progress': {
    type: 'object',
    properties: { stage: { type: 'string' }, done: { type: 'integer' }, total: { type: ['integer', 'null'] } },
  },
  'document.read': { type: 'object' },
  'ref.extracted': { type: 'object', properties: { total: { type: 'integer' } } },
  'ref.verified': ref('Finding'),
  'quote.checked': ref('Finding'),
  'claim.judged': ref('Finding'),
  'source.degraded': {
    type: 'object',
    properties: { adapter: { type: 'string' }, why: { type: 'string' }, times: { type: 'integer' } },
  },
  'source.waiting': {
    type: 'object',
    properties: { host: { type: 'string' }, why: { type: 'string' }, seconds: { type: 'integer' } },
  },
  'decision.made': ref('Decision'),
  'run.done': ref('Run'),
  'run.failed': ref('Run'),
  'run.cancelled': ref('Run'),
};

const BATCH_EVENT_DATA: Readonly<Record<string, object>> = {
  'run.changed': ref('Run'),
  'batch.changed': ref('Batch'),
  'batch.done': ref('Batch'),
};

const itemOf = (data: Readonly<Record<string, object>>, id: object | null): object => ({
  oneOf: Object.entries(data).map(([event, contentSchema]) => ({
    type: 'object',
    required: [...(id === null ? [] : ['id']), 'event', 'data'],
    properties: {
      ...(id === null ? {} : { id }),
      event: { const: event },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema },
    },
  })),
});

/** Says of every stream of events what one of them is, by OpenAPI 3.2's `itemSchema`, which older readers pass over. */
function withItems<Paths extends object>(paths: Paths): Paths {
  const ofRuns = itemOf(EVENT_DATA, { type: 'string', pattern: '^[1-9][0-9]*$' });
  const ofBatches = itemOf(BATCH_EVENT_DATA, null);
  const stream = 'text/event-stream';
  // Plain data from here on: the document is about to be written as JSON.
  const walked = (value: unknown, itemSchema: object): unknown => {
    if (Array.isArray(value)) return value.map((inner) => walked(inner, itemSchema));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === stream ? { ...(inner as object), itemSchema } : walked(inner, name.startsWith('/v1/batches') ? ofBatches : itemSchema),
      ]),
    );
  };
  return walked(paths, ofRuns) as Paths;
}
