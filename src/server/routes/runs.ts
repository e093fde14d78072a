/** Routes of runs: ask for a check, see how far it is, take it back, stop it, delete it, have it checked again. */
import { z } from '@hono/zod-openapi';
import type { ReferenceFinding } from '../../model/report.ts';
import { putBytes } from '../../store/desk/files.ts';
import { findingOf } from '../../store/desk/findings.ts';
import { cancelRun, hasEnded, listRuns, runById } from '../../store/desk/runs.ts';
import { takeJson } from '../body.ts';
import { create, waited, waitOf, wantedOf } from '../create.ts';
import { forgetPaper } from '../forgetting.ts';
import { type House, may, runFor, storable } from '../house.ts';
import { runShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { type App, idOf, limitOf, nextPage, numberOf, pageAfter, paging, type Routes, route, wordOf } from '../routes.ts';
import { RUN_STATES, run, runRequest, runState, runs, runUpload } from '../shapes.ts';

const WAIT = z.object({
  wait: z.string().optional().openapi({ description: 'Wait so long for the end: 20s; at most 60s.', example: '20s' }),
});
const IDEMPOTENCY = z.object({
  'idempotency-key': z.string().optional().openapi({ description: 'The same key and body give the same run for 24 hours.' }),
});
const changes = z
  .object({ name: z.string().min(1).max(300).optional(), reviewer: z.string().max(200).nullable().optional() })
  .strict()
  .openapi('RunChanges');

export const runRoutes: Routes = (app, house) => {
  createRoute(app, house);
  listRoute(app, house);
  runRoute(app, house);
  changeRoute(app, house);
  cancelRoute(app, house);
  deleteRoute(app, house);
  recheckRoute(app, house);
  recheckOneRoute(app, house);
};

/** Asks for a check. */
function createRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'post',
      path: '/v1/runs',
      tag: 'runs',
      summary: 'Check a document, a text, references, an identifier or an address',
      description: 'JSON, a form with a file, or the bytes of a document with their own media type and `?name=`.',
      scope: 'run',
      query: WAIT.extend({ name: z.string().optional() }),
      headers: IDEMPOTENCY,
      takes: {
        'application/json': runRequest,
        'multipart/form-data': runUpload,
        'application/octet-stream': z.string().openapi({ format: 'binary' }),
      },
      gives: { 200: run, 202: run },
    },
    async (c) => {
      const who = may(c, 'run');
      const wait = waitOf(c);
      const { run: made, fresh } = await create(c, house, await wantedOf(c, house));
      const now = await waited(c, house, made, wait);
      c.header('location', `/v1/runs/${now.id}`);
      if (!fresh) c.header('idempotency-replayed', 'true');
      return c.json(await runShape(now, house, who), hasEnded(now.state) ? 200 : 202);
    },
  );
}

/** The runs of whoever asks, page by page. */
function listRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs',
      tag: 'runs',
      summary: 'Own runs, newest first',
      scope: 'read',
      query: z.object({ ...paging, state: runState.optional(), batch: z.string().optional() }),
      gives: { 200: runs },
    },
    async (c) => {
      const who = may(c, 'read');
      const batch = c.req.query('batch') ?? who.share?.batch ?? undefined;
      if (who.share !== null && (who.share.batch === null || batch !== who.share.batch)) throw notFound('list');
      const state = wordOf(c, 'state', RUN_STATES);
      const limit = limitOf(c);
      const rows = await listRuns(desk.db, {
        owner: who.share !== null || (batch !== undefined && who.scopes.has('admin')) ? null : who.owner,
        limit,
        ...(batch === undefined ? {} : { batch }),
        ...(state === undefined ? {} : { state }),
        ...pageAfter(c),
      });
      const items = await Promise.all(rows.map((row) => runShape(row, house, who)));
      return c.json({ items, next: nextPage(rows, limit) });
    },
  );
}

/** How far a run is; a client that knows the answer already is told so. */
function runRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}',
      tag: 'runs',
      summary: 'State, progress and counts of a run',
      scope: 'read',
      query: WAIT,
      gives: { 200: run, 304: null },
    },
    async (c) => {
      const found = await waited(c, house, await runFor(c, house, idOf(c)), waitOf(c));
      const shape = await runShape(found, house, may(c, 'read'));
      const etag = `"${found.last_event}-${found.state}-${shape.decided}-${found.done}"`;
      c.header('etag', etag);
      c.header('cache-control', 'private, no-cache');
      return c.req.header('if-none-match') === etag && hasEnded(found.state) ? c.body(null, 304) : c.json(shape);
    },
  );
}

/** Renames a run, or gives it a reviewer. */
function changeRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'patch',
      path: '/v1/runs/{id}',
      tag: 'runs',
      summary: 'Rename a run, or say who reviews it',
      scope: 'decide',
      takes: { 'application/json': changes },
      gives: { 200: run },
    },
    async (c) => {
      const found = await runFor(c, house, idOf(c), 'decide');
      const { name, reviewer } = await takeJson(c, changes);
      const set = {
        ...(name === undefined ? {} : { name: storable(name) }),
        ...(reviewer === undefined ? {} : { reviewer: reviewer === null ? null : storable(reviewer) }),
      };
      if (Object.keys(set).length > 0) await desk.db.updateTable('desk_runs').set(set).where('id', '=', found.id).execute();
      return c.json(await runShape({ ...found, ...set }, house, may(c, 'decide')));
    },
  );
}

/** Stops a run. */
function cancelRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/runs/{id}/cancel',
      tag: 'runs',
      summary: 'Stop a run; what is settled stays',
      scope: 'run',
      gives: { 202: run },
    },
    async (c) => {
      const found = await runFor(c, house, idOf(c), 'run');
      if ((await cancelRun(desk, found.id)) === 'ended') throw new Problem('conflict', 'This run has ended already.');
      house.hub.news(found.id);
      return c.json(await runShape((await runById(desk.db, found.id)) ?? found, house, may(c, 'run')), 202);
    },
  );
}

/** Deletes what a run holds; its hashes stay. */
function deleteRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'delete',
      path: '/v1/runs/{id}',
      tag: 'runs',
      summary: 'Delete the content of a run',
      description:
        'Document, findings, decisions, links and the lines of its log are gone; their hashes and the proof that it was there stay. Of a paper of a batch that was checked several times, every check is deleted.',
      scope: 'run',
      gives: { 204: null },
    },
    async (c) => {
      const found = await runFor(c, house, idOf(c), 'run');
      for (const id of await forgetPaper(house.place, house.settings, found, 'deleted by whoever may')) house.hub.news(id);
      return c.body(null, 204);
    },
  );
}

/** The same document once more, as a run of its own. */
function recheckRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'post',
      path: '/v1/runs/{id}/recheck',
      tag: 'runs',
      summary: 'Check the same document again',
      description:
        'A run of its own. In a batch it stands for its paper from now on, with its reviewer and number; where it fails or is stopped, the one before does again.',
      scope: 'run',
      query: WAIT,
      gives: { 200: run, 202: run },
    },
    async (c) => {
      const found = await runFor(c, house, idOf(c), 'run');
      if (found.state === 'deleted') throw notFound('run');
      const { name, kind, media_type: mediaType, input, sources, options, batch } = found;
      const wanted = { name, kind, mediaType, input, sources, options, batch, again: { run: found.id, n: null } };
      const wait = waitOf(c);
      const made = await waited(c, house, (await create(c, house, wanted)).run, wait);
      c.header('location', `/v1/runs/${made.id}`);
      return c.json(await runShape(made, house, may(c, 'run')), hasEnded(made.state) ? 200 : 202);
    },
  );
}

/** One reference once more, as a run of its own. */
function recheckOneRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/runs/{id}/refs/{n}/recheck',
      tag: 'findings',
      summary: 'Check one reference again, as a run of its own',
      scope: 'run',
      query: WAIT,
      gives: { 200: run, 202: run },
    },
    async (c) => {
      const found = await runFor(c, house, idOf(c), 'run');
      const n = numberOf(c);
      const row = await findingOf(desk.db, found.id, 'reference', n);
      if (row === null) throw notFound('finding');
      const { reference } = (JSON.parse(row.body) as { readonly finding: ReferenceFinding }).finding;
      // A structured entry goes as its own data, a printed reference as it was printed.
      const entry = reference.origin === 'entry';
      const text = entry ? JSON.stringify([{ ...reference.fields, id: reference.key }]) : reference.raw;
      const { hash } = await putBytes(house.place.files, Buffer.from(text));
      const wanted = {
        // The ending of a name tells what a file is; this is another thing than the document it stood in.
        name: storable(`${found.name.slice(0, 200)} [${reference.key.slice(0, 90)}]`),
        kind: entry ? 'document' : 'references',
        mediaType: entry ? 'application/vnd.citationstyles.csl+json' : 'text/plain',
        input: hash,
        sources: '[]',
        options: found.options,
        batch: null,
        again: { run: found.id, n },
      };
      const wait = waitOf(c);
      const made = await waited(c, house, (await create(c, house, wanted)).run, wait);
      c.header('location', `/v1/runs/${made.id}`);
      return c.json(await runShape(made, house, may(c, 'run')), hasEnded(made.state) ? 200 : 202);
    },
  );
}
