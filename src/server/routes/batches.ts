/** Routes of batches: many files at once, the figures of the grid, the sheet and the letters. */
import { z } from '@hono/zod-openapi';
import { answered, remember } from '../../store/desk/access.ts';
import {
  batchById,
  cancelBatch,
  createBatch,
  deleteBatch,
  keepRefused,
  listBatches,
  refusedOf,
  type StoredBatch,
} from '../../store/desk/batches.ts';
import { listRuns, type StoredRun } from '../../store/desk/runs.ts';
import { takeJson } from '../body.ts';
import { create, idempotencyKey, optionsOf, otherBody, sourcesIn } from '../create.ts';
import { forgetBatch } from '../forgetting.ts';
import { type Asked, batchFor, type House, may, storable } from '../house.ts';
import { asUpload, bodyHash, type Taken, takeParts } from '../intake.ts';
import { batchSheet, letter } from '../letters.ts';
import { allFindings, batchShape, runShape } from '../present.ts';
import { type Problem, problemOf } from '../problem.ts';
import { type App, idOf, limitOf, nextPage, pageAfter, paging, type Routes, route } from '../routes.ts';
import { batch, batchCreated, batches, batchRequest, batchWhole } from '../shapes.ts';

const upload = z
  .object({
    documents: z.array(z.string().openapi({ type: 'string', format: 'binary' })),
    sources: z
      .array(z.string().openapi({ type: 'string', format: 'binary' }))
      .optional()
      .openapi({ description: 'Texts of cited works, for every paper of the batch: quotes and claims are held against them.' }),
    name: z.string().optional(),
    options: z.string().optional(),
    anonymous: z.string().optional(),
  })
  .openapi('BatchUpload');

/** Every run of a batch that was not deleted, newest first. */
async function runsOf(found: StoredBatch, house: House): Promise<StoredRun[]> {
  return listRuns(house.place.desk.db, { owner: null, batch: found.id, limit: 100_000 });
}

export const batchRoutes: Routes = (app, house) => {
  createRoute(app, house);
  listRoute(app, house);
  sheetRoute(app, house);
  batchRoute(app, house);
  lettersRoute(app, house);
  cancelRoute(app, house);
  deleteRoute(app, house);
};

/** The batch that was made under this key before, or a new one. Throws Problem when the key was for another request. */
async function once(
  desk: House['place']['desk'],
  key: string | undefined,
  owner: string,
  body: string,
  make: () => Promise<StoredBatch>,
): Promise<StoredBatch> {
  if (key === undefined) return make();
  const now = await desk.now();
  const before = async (): Promise<StoredBatch | null> => {
    const answer = await answered(desk.db, owner, key, now);
    if (answer !== null && answer.body !== body) throw otherBody();
    return answer === null ? null : batchById(desk.db, answer.answer);
  };
  const known = await before();
  if (known !== null) return known;
  const made = await make();
  // When another request with this key was faster, its batch counts and this one stays empty.
  return (await desk.whole((db) => remember(db, now, { owner, key, body, answer: made.id }))) ? made : ((await before()) ?? made);
}

/** Begins a batch. */
function createRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/batches',
      tag: 'batches',
      summary: 'Begin a batch: many files in one form, or an empty one for runs that name it',
      description:
        'A .zip stands for the documents in it. A file that is no document, also one in an archive, is told under `refused`; the others are checked.',
      scope: 'run',
      takes: { 'multipart/form-data': upload, 'application/json': batchRequest },
      gives: { 201: batchCreated },
    },
    async (c) => {
      const who = may(c, 'run');
      const form = (c.req.header('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');
      const taken = form ? await asUpload(c, house, () => takeParts(c, house, true)) : null;
      const said =
        taken === null ? await takeJson(c, batchRequest) : { name: taken.fields.name, anonymous: taken.fields.anonymous === 'true' };
      const { options } = optionsOf(taken?.fields.options);
      const name = storable((said.name ?? '').slice(0, 300)) || `Batch of ${new Date().toISOString().slice(0, 10)}`;
      const files = (taken?.files ?? []).filter(({ field }) => field !== 'sources');
      const sources = sourcesIn(taken?.files ?? []);
      const key = idempotencyKey(c);
      const asked = { name: said.name ?? '', anonymous: said.anonymous === true, options, files: files.map(({ hash }) => hash), sources };
      const made = await once(desk, key, who.owner, bodyHash(asked), () =>
        createBatch(desk, { owner: who.owner, name, anonymous: said.anonymous === true }),
      );
      const { runs, left } = await begun(c, house, made, files, { sources, options: JSON.stringify(options) }, key);
      c.header('location', `/v1/batches/${made.id}`);
      const refused = [...(taken?.refused ?? []), ...left].map(({ name: own, error }) => ({
        name: own,
        code: error.code,
        detail: error.message,
      }));
      if (refused.length > 0) await keepRefused(desk.db, made.id, refused);
      return c.json({ batch: await batchShape(made, house, who), runs, refused }, 201);
    },
  );
}

/**
 * Makes the runs of a batch. Where there is room for some alone, those are begun and the others given back with the reason, so that whoever
 * asked knows what is checked and what is not; where there is none, the batch is taken away again. Throws Problem or what the store throws.
 */
async function begun(
  c: Asked,
  house: House,
  made: StoredBatch,
  files: readonly Taken[],
  more: { readonly sources: string; readonly options: string },
  key: string | undefined,
): Promise<{ readonly runs: { name: string; run: string }[]; readonly left: readonly { name: string; error: Problem }[] }> {
  const runs: { name: string; run: string }[] = [];
  for (const [at, { name, mediaType, hash }] of files.entries()) {
    // Each file has a name of its own under the key: a request that was cut off is taken up where it ended.
    const own = key === undefined ? undefined : bodyHash([key, at]);
    try {
      const { run } = await create(c, house, { name, kind: 'document', mediaType, input: hash, ...more, batch: made.id }, own);
      runs.push({ name, run: run.id });
    } catch (thrown) {
      if (runs.length === 0) await deleteBatch(house.place.desk, made.id).catch(() => undefined);
      const error = problemOf(thrown);
      if (runs.length === 0 || error.code === 'internal') throw thrown;
      house.log.warn({ event: 'batch-begun-in-part', batch: made.id, err: error.cause ?? error }, 'some papers of a batch were not taken');
      return { runs, left: files.slice(at).map((file) => ({ name: file.name, error })) };
    }
  }
  return { runs, left: [] };
}

/** The batches of whoever asks, page by page. */
function listRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/batches',
      tag: 'batches',
      summary: 'Own batches, newest first',
      scope: 'read',
      query: z.object(paging),
      gives: { 200: batches },
    },
    async (c) => {
      const who = may(c, 'read');
      const limit = limitOf(c, 20, 100);
      const rows = await listBatches(desk.db, { owner: who.owner, limit, ...pageAfter(c) });
      const items = await Promise.all(rows.map((row) => batchShape(row, house, who)));
      return c.json({ items, next: nextPage(rows, limit) });
    },
  );
}

/** A row for each paper. */
function sheetRoute(app: App, house: House): void {
  // A router of patterns would take `bat_1.csv` for an id, so the pattern says what an id is made of.
  route(
    app,
    {
      method: 'get',
      path: '/v1/batches/{id}.csv',
      tag: 'batches',
      summary: 'The sheet: a row for each paper, and for its owner one for each file that was not taken',
      scope: 'read',
      gives: { 200: 'text/csv; charset=utf-8; header=present' },
      pattern: '/v1/batches/:file{[a-z0-9_-]{1,64}\\.csv}',
    },
    async (c) => {
      const found = await batchFor(c, house, (c.req.param('file') ?? '').replace(/\.csv$/, ''));
      const who = may(c, 'read');
      const runs = await Promise.all((await runsOf(found, house)).map((run) => runShape(run, house, who)));
      const { view } = await batchShape(found, house, who);
      return c.body(batchSheet(runs, found.anonymous === 1, view === 'owner' ? refusedOf(found) : []), 200, {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${found.id}.csv"`,
      });
    },
  );
}

/** The figures of a batch; to its owner also which files were not taken. */
function batchRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'get',
      path: '/v1/batches/{id}',
      tag: 'batches',
      summary: 'The figures of a batch',
      scope: 'read',
      gives: { 200: batchWhole },
    },
    async (c) => {
      const who = may(c, 'read');
      const found = await batchFor(c, house, idOf(c));
      const shape = await batchShape(found, house, who);
      return c.json({ ...shape, refused: shape.view === 'owner' ? refusedOf(found) : [] });
    },
  );
}

/** Letters to the authors of every paper with open questions. */
function lettersRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'get',
      path: '/v1/batches/{id}/letters.md',
      tag: 'batches',
      summary: 'Letters to the authors of every paper with open questions',
      scope: 'read',
      gives: { 200: 'text/markdown; charset=utf-8' },
    },
    async (c) => {
      const found = await batchFor(c, house, idOf(c));
      const who = may(c, 'read');
      const letters: string[] = [];
      for (const row of await runsOf(found, house)) {
        if (row.state !== 'done') continue;
        const run = await runShape(row, house, who);
        const text = letter(run, await allFindings(row, house, who), found.anonymous === 1);
        if (text !== null) letters.push(`<!-- ${run.id} -->\n\n${text}`);
      }
      return c.body(letters.length === 0 ? 'Nothing is open; there is nobody to write to.\n' : letters.join('\n---\n\n'), 200, {
        'content-type': 'text/markdown; charset=utf-8',
      });
    },
  );
}

/** Stops what has not been done. */
function cancelRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/batches/{id}/cancel',
      tag: 'batches',
      summary: 'Stop what has not been done',
      scope: 'run',
      gives: { 202: batch },
    },
    async (c) => {
      const found = await batchFor(c, house, idOf(c), 'run');
      await cancelBatch(desk, found.id);
      return c.json(await batchShape(found, house, may(c, 'run')), 202);
    },
  );
}

/** Deletes the runs of a batch, and it. */
function deleteRoute(app: App, house: House): void {
  route(
    app,
    {
      method: 'delete',
      path: '/v1/batches/{id}',
      tag: 'batches',
      summary: 'Delete the content of every run of a batch, and the batch',
      description: 'What is under way is stopped. Hashes of the logs and the proof that they were there stay.',
      scope: 'run',
      gives: { 204: null },
    },
    async (c) => {
      const found = await batchFor(c, house, idOf(c), 'run');
      const runs = await runsOf(found, house);
      await forgetBatch(house.place, house.settings, found.id, 'deleted by whoever may');
      for (const { id } of runs) house.hub.news(id);
      return c.body(null, 204);
    },
  );
}
