/** Routes of what a run found: findings, the document, the event stream. */
import { z } from '@hono/zod-openapi';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { eventsAfter, findingCount, findingOf, listFindings } from '../../store/desk/findings.ts';
import { hasEnded, runById, type StoredRun } from '../../store/desk/runs.ts';
import { FINDING_KINDS, type FindingKind, STATUSES } from '../findings.ts';
import { cursorOf, fromCursor, type House, may, runFor, type Who } from '../house.ts';
import { unbundled } from '../packed/bundle.ts';
import { allFindings, findingShapes, runShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { type App, idOf, limitOf, numberOf, paging, type Routes, route, wordOf } from '../routes.ts';
import { documentView, finding, findings } from '../shapes.ts';
import { unchanged } from '../tagging.ts';

/** Streams open at once, in one server. */
const MOST_STREAMS = 1_000;
/** How often a silent stream says that it is still there, in milliseconds. */
const BREATH_MS = 15_000;
/** How each kind of finding is called in paths. */
export const PARTS = [
  ['refs', 'reference'],
  ['quotes', 'quote'],
  ['claims', 'claim'],
  ['remarks', 'remark'],
] as const satisfies readonly (readonly [string, FindingKind])[];

export const findingRoutes: Routes = (app, house) => {
  listRoute(app, house);
  for (const [part, kind] of PARTS) {
    findingRoute(app, house, part, kind);
  }
  documentRoute(app, house);
  for (const part of ['source', 'file']) handedInRoute(app, house, part);
  eventsRoute(app, house);
};

/** All findings of a run, page by page. */
function listRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/findings',
      tag: 'findings',
      summary: 'Findings of a run in the order of the document, each with the decision on it',
      scope: 'read',
      query: z.object({
        ...paging,
        status: z.enum(STATUSES).optional(),
        kind: z.enum(FINDING_KINDS).optional(),
        needs: z.enum(['true', 'false']).optional(),
      }),
      gives: { 200: findings },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const who = may(c, 'read');
      const total = await findingCount(desk.db, run.id);
      const cursor = c.req.query('cursor');
      // A word that no finding can have would be answered as if there were nothing of the kind.
      const status = wordOf(c, 'status', STATUSES);
      const [needs, kind] = [wordOf(c, 'needs', ['true', 'false']), wordOf(c, 'kind', FINDING_KINDS)];
      if (needs !== undefined) {
        // Whether something still needs a person hangs on decisions, so it is told of the whole and not page by page.
        const items = (await allFindings(run, house, who)).filter(
          (one) => one.needs === (needs === 'true') && [undefined, one.status].includes(status) && [undefined, one.kind].includes(kind),
        );
        return c.json({ items, next: null, total });
      }
      const limit = limitOf(c, 200, 500);
      const [after, n] = cursor === undefined ? [] : fromCursor(cursor);
      const rows = await listFindings(desk.db, {
        run: run.id,
        limit,
        ...(kind === undefined ? {} : { kind }),
        ...(status === undefined ? {} : { status }),
        ...(typeof after === 'string' && typeof n === 'number' ? { after: { kind: after, n } } : {}),
      });
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return c.json({
        items: await findingShapes(rows, run, house, who),
        next: last === undefined ? null : cursorOf([last.kind, last.n]),
        total,
      });
    },
  );
}

/** One finding. */
function findingRoute(app: App, house: House, part: string, kind: FindingKind): void {
  const { desk } = house.place;
  route(
    app,
    { method: 'get', path: `/v1/runs/{id}/${part}/{n}`, tag: 'findings', summary: `One ${kind}`, scope: 'read', gives: { 200: finding } },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const row = await findingOf(desk.db, run.id, kind, numberOf(c));
      if (row === null) throw notFound(kind);
      const [shape] = await findingShapes([row], run, house, may(c, 'read'));
      return c.json(shape ?? null);
    },
  );
}

/** The document as it was read. */
function documentRoute(app: App, house: House): void {
  const { files } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/document',
      tag: 'findings',
      summary: 'The text with its places',
      scope: 'read',
      gives: { 200: documentView },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const bytes = run.document === null ? null : await files.get(run.document);
      if (bytes === null) throw notFound(hasEnded(run.state) ? 'document' : 'document yet');
      return c.body(Buffer.from(bytes), 200, { 'content-type': 'application/json' });
    },
  );
}

/** The document as it was handed in. */
function handedInRoute(app: App, house: House, part: string): void {
  const { files } = house.place;
  route(
    app,
    {
      method: 'get',
      path: `/v1/runs/{id}/${part}`,
      tag: 'findings',
      summary: 'The bytes that were handed in',
      scope: 'read',
      gives: { 200: 'application/octet-stream' },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const kept = run.input === '' ? null : await files.get(run.input);
      if (kept === null) throw notFound('document');
      // Somebody else's bytes: whatever they are, a browser shows them only where a page of ours asks for them as data.
      const same = unchanged(c, `"${run.input}"`);
      if (same !== null) return same;
      const type = run.media_type === 'application/pdf' ? 'application/pdf' : 'application/octet-stream';
      return c.body(Buffer.from(unbundled(kept).bytes), 200, {
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(run.name)}`,
      });
    },
  );
}

/** The events of a run, from the one last seen until the run has ended. */
function eventsRoute(app: App, house: House): void {
  let streams = 0;
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/events',
      tag: 'findings',
      summary: 'What happens in a run, as server-sent events',
      description: 'Each event has a number as its id; `Last-Event-ID` (or `?after=`) goes on behind it. The stream ends when the run has.',
      scope: 'read',
      query: z.object({ after: z.coerce.number().int().min(0).optional() }),
      headers: z.object({ 'last-event-id': z.string().optional() }),
      gives: { 200: 'text/event-stream' },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const who = may(c, 'read');
      const given = c.req.header('last-event-id') ?? c.req.query('after') ?? '0';
      if (!/^\d{1,9}$/.test(given)) throw new Problem('usage', 'Last-Event-ID: the number of the last event that was seen');
      if (streams >= MOST_STREAMS)
        throw new Problem('too-many', 'Too many streams are open; ask for the state instead.', { headers: { 'retry-after': '10' } });
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        streams += 1;
        house.metrics.set('stet_event_streams', streams);
        try {
          await tellEvents(stream, Number(given), run, house, who);
        } finally {
          streams -= 1;
          house.metrics.set('stet_event_streams', streams);
        }
      });
    },
  );
}

/** Writes the events behind the one last seen as they come, until the run has ended, the reader is gone or the server closes. */
async function tellEvents(stream: SSEStreamingApi, last: number, run: StoredRun, house: House, who: Who): Promise<void> {
  const { desk } = house.place;
  const gone = new AbortController();
  stream.onAbort(() => gone.abort());
  let seen = last;
  let breath = performance.now();
  while (!gone.signal.aborted && !house.closing()) {
    // Asked for before the events, so that what comes in between wakes this stream.
    const next = house.hub.next(run.id, gone.signal);
    const events = await eventsAfter(desk.db, run.id, seen);
    for (const { seq, event, data } of events) {
      await stream.writeSSE({ id: String(seq), event, data: await told(event, data, run, house, who) });
      seen = seq;
    }
    if (events.length > 0) {
      breath = performance.now();
      continue;
    }
    const now = await runById(desk.db, run.id);
    if (now === null || (hasEnded(now.state) && now.last_event <= seen)) break;
    if (performance.now() - breath > BREATH_MS) {
      await stream.write(': still here\n\n');
      breath = performance.now();
    }
    await next;
  }
}

/** What one reader is told of an event. The last one carries the run as it is; to those it concerns nobody says who decided. */
async function told(event: string, data: string, run: StoredRun, house: House, who: Who): Promise<string> {
  if (['run.done', 'run.failed', 'run.cancelled'].includes(event))
    return JSON.stringify(await runShape((await runById(house.place.desk.db, run.id)) ?? run, house, who));
  if (event === 'decision.made' && who.share?.view_as === 'author') return JSON.stringify({ ...JSON.parse(data), by: '', note: null });
  return data;
}
