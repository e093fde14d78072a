/** Which run stands for a paper of a batch that was checked several times, by the same contract on SQLite and on a real PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batchFigures, createBatch } from '../../../src/store/desk/batches.ts';
import { record, undecided } from '../../../src/store/desk/findings.ts';
import { claim } from '../../../src/store/desk/jobs.ts';
import { MIGRATIONS } from '../../../src/store/desk/migrations.ts';
import { DONE } from '../../../src/store/desk/opening.ts';
import { laterRun, runsOfPaper, settlePaper } from '../../../src/store/desk/papers.ts';
import { beginRun, cancelRun, createRun, deleteRun, endRun, listRuns, type Outcome, runById } from '../../../src/store/desk/runs.ts';
import { type Desk, openDesk } from '../../../src/store/desk.ts';
import { type Postgres, startPostgres } from '../../servers/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-papers-'));
let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let n = 0;
const BACKENDS = [
  ['SQLite', async () => join(folder, `desk-${++n}.db`)],
  ['PostgreSQL', () => server.database()],
] as const;

const MADE = { owner: 'ada', kind: 'document', mediaType: null, input: 'sha256:i', sources: '[]', options: '{}' };
const outcome = (state: Outcome['state'], fake = 0): Outcome => ({
  state,
  counts: state === 'done' ? JSON.stringify({ fake }) : null,
  warnings: 0,
  error: null,
  report: state === 'done' ? 'sha256:r' : null,
  document: null,
  log: null,
  total: 1,
  done: 1,
  events: [],
});
const FINDING = { kind: 'reference', n: 1, status: 'fake', severity: null, needs: 1, fingerprint: 'f', hash: 'h', body: '{}' };

for (const [name, fresh] of BACKENDS) {
  describe(`a paper that is checked again, on ${name}`, () => {
    let desk: Desk;
    let where: string;
    let batch: string;
    beforeEach(async () => {
      where = await fresh();
      desk = await openDesk(where);
      await desk.migrate();
      batch = (await createBatch(desk, { owner: 'ada', name: 'b', anonymous: true })).id;
      return () => desk.close();
    });
    const made = async (paper: string, again?: string): Promise<string> => {
      const now = await desk.now();
      const repeats = again === undefined ? {} : { again: { run: again, n: null } };
      return (await desk.whole((db) => createRun(db, now, { ...MADE, name: paper, batch, ...repeats }))).id;
    };
    /** Takes the job that is next and ends it so. */
    const ended = async (state: Outcome['state'], fake = 0): Promise<void> => {
      const lease = await claim(desk, 'w', ['check'], 60_000);
      if (lease === null) throw new Error('no job');
      await beginRun(desk, lease);
      await record(desk, lease, [FINDING], { advance: { stage: 'checking', done: 1, total: 1 }, events: [], eventOf: () => 'x' });
      await endRun(desk, lease, outcome(state, fake));
    };
    const listed = async (): Promise<string[]> => (await listRuns(desk.db, { owner: null, batch, limit: 9 })).map(({ id }) => id).sort();

    it('has one row with its latest run, whose figures alone count, and whoever looks after it', async () => {
      const [one, other] = [await made('one'), await made('other')];
      await ended('done', 3);
      await ended('done', 5);
      await desk.db.updateTable('desk_runs').set({ reviewer: 'Bo' }).where('id', '=', one).execute();
      const again = await made('one', one);
      expect(await listed()).toEqual([again, other].sort());
      expect(await batchFigures(desk.db, batch)).toMatchObject({ states: { done: 1, queued: 1 }, counts: { fake: 5 } });
      expect(await runById(desk.db, again)).toMatchObject({ paper: one, reviewer: 'Bo', behind: 0 });
      await ended('done', 1);
      expect(await batchFigures(desk.db, batch)).toMatchObject({ states: { done: 2 }, counts: { fake: 6 } });
      expect((await undecided(desk.db, { batch })).count).toBe(2);
      expect((await undecided(desk.db, { run: one })).count).toBe(1);
      // Of a repetition another may be made; all are of the paper that came first.
      const third = await made('one', again);
      expect(await listed()).toEqual([other, third].sort());
      expect((await runById(desk.db, third))?.paper).toBe(one);
      expect(await listRuns(desk.db, { owner: null, batch, all: true, limit: 9 })).toHaveLength(4);
      // Who asks for runs of all batches gets every run.
      expect(await listRuns(desk.db, { owner: 'ada', limit: 9 })).toHaveLength(4);
    });

    it('keeps the outcome it has where a later check fails or is stopped, and shows the failure where there is no other', async () => {
      const one = await made('one');
      await ended('done', 3);
      const failing = await made('one', one);
      expect(await listed()).toEqual([failing]);
      await ended('failed');
      expect(await listed()).toEqual([one]);
      const stopped = await made('one', one);
      expect(await cancelRun(desk, stopped)).toBe('cancelled');
      expect(await listed()).toEqual([one]);
      expect(await batchFigures(desk.db, batch)).toMatchObject({ states: { done: 1 }, counts: { fake: 3 } });
      const [bad] = [await made('bad')];
      await ended('failed');
      const worse = await made('bad', bad);
      await ended('failed');
      expect(await listed()).toEqual([one, worse].sort());
      const good = await made('bad', worse);
      await ended('done');
      expect(await listed()).toEqual([one, good].sort());
    });

    it('tells of each run the latest that repeats it and was carried to its end, in a batch and outside one', async () => {
      for (const within of [batch, null]) {
        const now = await desk.now();
        const make = async (again?: string, n: number | null = null, later = 0): Promise<string> => {
          const repeats = again === undefined ? {} : { again: { run: again, n } };
          return (await desk.whole((db) => createRun(db, now + later, { ...MADE, name: 'one', batch: within, ...repeats }))).id;
        };
        const one = await make();
        await ended('done');
        expect(await laterRun(desk.db, { id: one })).toBeNull();
        const again = await make(one, null, 1);
        expect(await laterRun(desk.db, { id: one })).toBeNull();
        await ended('failed');
        expect(await laterRun(desk.db, { id: one })).toBeNull();
        const third = await make(again, null, 2);
        await ended('done');
        const fourth = await make(one, null, 3);
        await ended('done');
        // One reference alone is no check of the document.
        await make(fourth, 1, 4);
        await ended('done');
        const of = (id: string): Promise<string | null> => laterRun(desk.db, { id });
        expect([await of(one), await of(again), await of(third), await of(fourth)]).toEqual([fourth, third, null, null]);
        await deleteRun(desk, fourth);
        expect(await of(one)).toBe(third);
      }
    });

    it('goes on with the run before where the latest is deleted by its age, and says of each run which others there are', async () => {
      const one = await made('one');
      await ended('done');
      const again = await made('one', one);
      await ended('done');
      const ids = async (of: string) => (await runsOfPaper(desk.db, { id: of, paper: of === one ? null : one })).map(({ id }) => id).sort();
      expect(await ids(one)).toEqual([one, again].sort());
      expect(await ids(again)).toEqual([one, again].sort());
      await deleteRun(desk, again);
      expect(await listed()).toEqual([one]);
      const third = await made('one', one);
      await ended('done');
      await deleteRun(desk, one);
      expect(await listed()).toEqual([third]);
      expect((await runById(desk.db, third))?.behind).toBe(0);
    });

    it('is another paper outside its batch, and one reference of it is none', async () => {
      const one = await made('one');
      await ended('done');
      const now = await desk.now();
      const alone = await createRun(desk.db, now, { ...MADE, name: 'one', batch: null, again: { run: one, n: null } });
      const reference = await createRun(desk.db, now, { ...MADE, name: 'one [1]', batch, again: { run: one, n: 1 } });
      expect([alone.paper, reference.paper]).toEqual([null, null]);
      expect(await listed()).toEqual([one, reference.id].sort());
      await settlePaper(desk.db, alone);
      expect((await runById(desk.db, one))?.behind).toBe(0);
    });
  });

  describe(`runs from before papers were told apart, on ${name}`, () => {
    it('are put in order: of each paper its latest run that came to something stands for it', async () => {
      const desk = await openDesk(await fresh());
      const migrator = new Migrator({
        db: desk.db,
        provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
        migrationTableName: DONE,
        migrationLockTableName: `${DONE}_lock`,
      });
      expect((await migrator.migrateTo('0004-taken-over')).error).toBeUndefined();
      const old = (id: string, at: number, state: string, again: string | null, inBatch: string | null = 'b') =>
        desk.db
          .insertInto('desk_runs')
          .values({
            ...{ id, owner: 'o', batch: inBatch, name: 'p', kind: 'document', media_type: null, input: 'i', sources: '[]', options: '{}' },
            ...{ state, stage: 'finished', done: 0, total: null, counts: null, warnings: 0, error: null, report: null, document: null },
            ...{ log: null, attempt: 1, again_run: again, again_n: null, reviewer: null, last_event: 0, created_at: at },
            ...{ started_at: null, finished_at: at, checked_at: null },
          } as never)
          .execute();
      await old('a', 1, 'done', null);
      await old('c', 2, 'done', 'a');
      await old('d', 3, 'done', 'c');
      await old('e', 4, 'failed', 'd');
      await old('x', 5, 'done', null);
      await old('y', 6, 'done', 'x', null);
      await desk.migrate();
      const rows = await desk.db.selectFrom('desk_runs').select(['id', 'paper', 'behind']).orderBy('id').execute();
      expect(rows.map(({ id, paper, behind }) => [id, paper, behind])).toEqual([
        ['a', null, 1],
        ['c', 'a', 1],
        ['d', 'a', 0],
        ['e', 'a', 1],
        ['x', null, 0],
        ['y', null, 0],
      ]);
      await desk.close();
    });
  });
}
