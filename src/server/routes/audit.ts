/**
 * Routes of the record: the sealed log of a run, its proof and the signed roots. They give bytes as they were sealed and say
 * nothing about them; whoever wants to know checks them with the public key (`stet audit verify`, or in the browser).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { StetError } from '../../errors.ts';
import { audit } from '../../index.ts';
import type { Report } from '../../model/report.ts';
import { openLogs } from '../../places.ts';
import { runById, type StoredRun } from '../../store/desk/runs.ts';
import { type Asked, type House, may, runFor } from '../house.ts';
import { notFound } from '../problem.ts';
import { limitOf, type Routes, route } from '../routes.ts';

const record = z
  .object({
    run: z.string(),
    log: z.string(),
    events: z.number().int(),
    head: z.string(),
    entry: z.string().nullable(),
    proof: z.string().nullable().openapi({ description: 'C2SP tlog-proof of the entry' }),
    checkpoint: z.string().nullable(),
    erased: z.boolean().openapi({ description: 'True when its lines were erased; entry and proof stay.' }),
    vkey: z.string().nullable(),
    reported: z.record(z.string(), z.unknown()).nullable(),
    trace: z.array(z.record(z.string(), z.unknown())),
  })
  .openapi('Record');
const roots = z.object({ items: z.array(z.object({ size: z.number().int(), checkpoint: z.string() })) }).openapi('Roots');

const folderOf = (house: House): string => house.settings.logDir ?? join(house.settings.dataDir, 'logs');

/** The run, by its own id or by that of its log. */
async function runOf(c: Asked, house: House): Promise<StoredRun> {
  const id = c.req.param('run') ?? '';
  if (!audit.RUN_ID.test(id)) throw notFound('run');
  const byLog =
    (await runById(house.place.desk.db, id)) === null
      ? await house.place.desk.db
          .selectFrom('desk_runs')
          .select('id')
          .where('log', '=', id)
          // Where several show what it came to, a deleted one tells only that it was erased.
          .orderBy(sql`case state when 'deleted' then 1 else 0 end`)
          .orderBy('created_at')
          .executeTakeFirst()
      : undefined;
  return runFor(c, house, byLog?.id ?? id);
}

/** Lines of a run's log as sealed; null when they are no longer kept. */
async function linesOf(run: StoredRun, house: House): Promise<string | null> {
  if (run.log === null || !audit.RUN_ID.test(run.log)) return null;
  const row = await house.place.desk.db.selectFrom('desk_logs').select('lines').where('run', '=', run.log).executeTakeFirst();
  if (row !== undefined) return row.lines;
  const logs = openLogs(house.settings);
  try {
    const lines = logs.disk.read(join(folderOf(house), run.log, 'events.jsonl'));
    return lines === null ? null : new TextDecoder().decode(lines);
  } finally {
    logs.close();
  }
}

const GONE = 'log; the run has not ended, or its content was deleted';

/** What stays of a run whose lines were erased: the entry that stands for it, and the proof that it is in the signed log. Throws Problem. */
function remains(run: StoredRun, house: House): z.infer<typeof record> {
  if (run.log === null || run.state !== 'deleted') throw notFound(GONE);
  const logs = openLogs(house.settings);
  try {
    const { entry, proof } = audit.proveRun(folderOf(house), run.log, logs.disk);
    const { note: checkpoint } = audit.newestCheckpoint(folderOf(house), logs.disk);
    const { size } = JSON.parse(entry) as { readonly size: number };
    return {
      run: run.id,
      log: run.log,
      events: size,
      head: '',
      entry,
      proof,
      checkpoint,
      erased: true,
      vkey: null,
      reported: null,
      trace: [],
    };
  } catch (thrown) {
    if (thrown instanceof StetError && thrown.code === 'not-found') throw notFound(GONE);
    throw thrown;
  } finally {
    logs.close();
  }
}

const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'private, no-cache' };

export const auditRoutes: Routes = (app, house) => {
  route(
    app,
    {
      method: 'get',
      path: '/v1/audit/roots',
      tag: 'audit',
      summary: 'Signed roots of this server’s log, newest last',
      scope: 'read',
      query: z.object({ limit: z.coerce.number().int().optional() }),
      gives: { 200: roots },
    },
    (c) => {
      may(c, 'read');
      const folder = join(folderOf(house), 'commit', 'checkpoints');
      const sizes = existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => /^\d{1,15}$/.test(name))
            .map(Number)
            .sort((a, b) => a - b)
        : [];
      return c.json({
        items: sizes.slice(-limitOf(c, 100)).map((size) => ({ size, checkpoint: readFileSync(join(folder, String(size)), 'utf8') })),
      });
    },
  );
  route(
    app,
    {
      method: 'get',
      path: '/v1/audit/{run}',
      tag: 'audit',
      summary: 'The record of a run: seal and proof as JSON, or the lines of its log',
      description: 'JSON where Accept asks for it, else the lines exactly as sealed (application/x-ndjson).',
      scope: 'read',
      gives: { 200: [record, 'application/x-ndjson'] },
    },
    async (c) => {
      const run = await runOf(c, house);
      const lines = await linesOf(run, house);
      const wantsJson = (c.req.header('accept') ?? '').includes('application/json');
      c.header('vary', 'accept');
      if (lines === null && wantsJson) return c.json(remains(run, house));
      if (lines === null) throw notFound(GONE);
      if (!wantsJson) return c.body(lines, 200, NDJSON);
      const bytes = run.report === null ? null : await house.place.files.get(run.report);
      const sealed = bytes === null ? null : (JSON.parse(Buffer.from(bytes).toString('utf8')) as Report).audit;
      return c.json({
        run: run.id,
        log: run.log,
        events: sealed?.events ?? lines.split('\n').length - 1,
        head: sealed?.head ?? '',
        entry: sealed?.entry ?? null,
        proof: sealed?.proof ?? null,
        checkpoint: sealed?.checkpoint ?? null,
        erased: false,
        vkey: sealed?.vkey ?? null,
        reported: sealed?.reported ?? null,
        trace: lines
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      });
    },
  );
  route(
    app,
    {
      method: 'get',
      path: '/v1/audit/{run}/log.jsonl',
      tag: 'audit',
      summary: 'The lines of a run’s log exactly as sealed',
      scope: 'read',
      gives: { 200: 'application/x-ndjson' },
    },
    async (c) => {
      const run = await runOf(c, house);
      const lines = await linesOf(run, house);
      if (lines === null) throw notFound(GONE);
      return c.body(lines, 200, { ...NDJSON, 'content-disposition': `attachment; filename="${run.log}.jsonl"` });
    },
  );
};
