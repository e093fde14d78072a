/** A batch once more: what has not changed is taken over with its own seal and time, everything else is checked. A real worker, store and logs. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportHash } from '../../src/audit/reported.ts';
import { verifyReport } from '../../src/audit/verify-report.ts';
import type { Report } from '../../src/model/report.ts';
import { problemsOf, renderAll, withDecisions } from '../../src/report/index.ts';
import { type BatchPaper, type BatchWishes, runBatch } from '../../src/server/batch-run.ts';
import { openChecker } from '../../src/server/checking.ts';
import { problemPrints } from '../../src/server/findings.ts';
import { forgetRun } from '../../src/server/forgetting.ts';
import { openPlace } from '../../src/server/place.ts';
import { type CheckWorld, earlierOf } from '../../src/server/taking-over.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';
import { cancelBatch, createBatch, listBatches } from '../../src/store/desk/batches.ts';
import { decide, eventsAfter, listFindings } from '../../src/store/desk/findings.ts';
import { createRun, listRuns } from '../../src/store/desk/runs.ts';
import { madeFolder, REEF, UMBRELLAS } from './started.ts';
import { workHere } from './working-here.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let papers = '';
let settings: Settings;
beforeAll(async () => {
  made = await madeFolder();
  papers = join(made.folder, 'papers');
  mkdirSync(papers);
  settings = await settingsOf({});
});
afterAll(() => made.remove());

const settingsOf = async (flags: Readonly<Record<string, unknown>>): Promise<Settings> =>
  (
    await loadSettings({
      flags: { offline: true, index: [made.index], dataDir: join(made.folder, 'data'), ...flags },
      env: {},
      cwd: made.folder,
      config: false,
    })
  ).settings;

const paper = (name: string, more = ''): string => {
  writeFileSync(join(papers, name), `References\n\n[1] ${REEF}\n[2] ${UMBRELLAS}${more}\n`);
  return name;
};

/** Runs the batch of these papers; what came of each by its name. */
async function batch(
  names: readonly string[],
  wishes: Partial<BatchWishes> = {},
  under: Settings = settings,
): Promise<Readonly<Record<string, BatchPaper>>> {
  const seen: Record<string, BatchPaper> = {};
  const all: BatchWishes = {
    name: 'papers',
    files: names.map((name) => ({ name, path: join(papers, name) })),
    layers: ['refs'],
    signal: new AbortController().signal,
    paper: (one) => {
      seen[one.name] = one;
    },
    progress: () => undefined,
    ...wishes,
  };
  await runBatch(under, all, workHere);
  return seen;
}

/** Which of them were taken over. */
const takenOver = (seen: Readonly<Record<string, BatchPaper>>): string[] =>
  Object.values(seen)
    .flatMap(({ name, checkedAt }) => (checkedAt === null ? [] : [name]))
    .sort();

const report = (seen: Readonly<Record<string, BatchPaper>>, name: string): Report => {
  const found = seen[name]?.report;
  if (found == null) throw new Error(`no report of ${name}`);
  return found;
};

describe('a batch once more', () => {
  it('checks what was changed or added, leaves out what was removed, and shows the rest with its own seal, log and time', async () => {
    const before = await batch([paper('one.txt'), paper('two.txt'), paper('gone.txt')]);
    expect(takenOver(before)).toEqual([]);
    paper('two.txt', ' Changed.');
    const now = await batch(['one.txt', 'two.txt', paper('new.txt')]);
    expect(takenOver(now)).toEqual(['one.txt']);
    expect(Object.keys(now).sort()).toEqual(['new.txt', 'one.txt', 'two.txt']);
    // The same report to the byte, of the same run; what is said beside it moves no seal.
    expect(report(now, 'one.txt')).toEqual(report(before, 'one.txt'));
    const shown = { ...report(now, 'one.txt'), checkedAt: now['one.txt']?.checkedAt ?? '' };
    expect(reportHash(shown)).toBe(reportHash(report(before, 'one.txt')));
    expect(verifyReport(JSON.parse(JSON.stringify(shown)) as Report, [])).toMatchObject([
      { kind: 'unclear', says: expect.stringContaining('fits its seal') },
    ]);
    for (const format of ['pretty', 'markdown', 'csv', 'sarif', 'html'] as const)
      expect(renderAll([shown], format), format).toMatch(/Checked on \d{4}-\d\d-\d\d \d\d:\d\d UTC; nothing has changed since/);
    expect(renderAll([shown], 'html', { language: 'de' })).toContain('seither hat sich nichts geändert');
    // Taken over a second time it still says when it was checked.
    const again = await batch(['one.txt', 'two.txt', 'new.txt']);
    expect(takenOver(again)).toEqual(['new.txt', 'one.txt', 'two.txt']);
    expect(again['one.txt']?.checkedAt).toBe(now['one.txt']?.checkedAt);
    // At the desk it is a run like any other: findings, events, an end.
    const place = await openPlace(settings);
    try {
      const [latest] = await listBatches(place.desk.db, { owner: null, limit: 1 });
      const runs = await listRuns(place.desk.db, { owner: null, batch: latest?.id ?? '', limit: 9 });
      const one = runs.find(({ name }) => name === 'one.txt');
      expect(one).toMatchObject({ state: 'done', done: 2, total: 2 });
      expect((await listFindings(place.desk.db, { run: one?.id ?? '', kind: 'reference', limit: 9 })).map(({ status }) => status)).toEqual([
        'exist',
        'fake',
      ]);
      const events = (await eventsAfter(place.desk.db, one?.id ?? '', 0)).map(({ event }) => event);
      expect(events.filter((event) => event === 'ref.verified')).toHaveLength(2);
      expect(events.at(-1)).toBe('run.done');
    } finally {
      await place.close();
    }
  });

  it('checks everything where the wishes, the settings, the sources or the index are others, and where that is asked for', async () => {
    const names = [paper('same.txt')];
    writeFileSync(join(papers, 'source.txt'), 'Corals grow slowly in glass lagoons.');
    const sources = [{ name: 'source.txt', path: join(papers, 'source.txt') }];
    await batch(names, { sources });
    expect(takenOver(await batch(names, { sources, anew: true }))).toEqual([]);
    copyFileSync(join(papers, 'same.txt'), join(papers, 'renamed.txt'));
    // What was checked although nothing had changed is as good as any.
    expect(takenOver(await batch([...names, 'renamed.txt'], { sources }))).toEqual(names);
    expect(takenOver(await batch(names, { sources, layers: ['refs', 'quotes'] }))).toEqual([]);
    writeFileSync(join(papers, 'source.txt'), 'Corals grow slowly in lagoons of glass.');
    expect(takenOver(await batch(names, { sources }))).toEqual([]);
    expect(takenOver(await batch(names, { sources }, await settingsOf({ index: [] })))).toEqual([]);
  }, 90_000);

  it('of papers that were changed while a batch was broken off tells what they hold now', async () => {
    const place = await openPlace(settings);
    const { desk, files } = place;
    const { id } = await createBatch(desk, { owner: 'local', name: 'papers', anonymous: false });
    paper('held.txt');
    const { hash: input } = await files.put(
      (async function* () {
        yield Buffer.from('References\n\n[1] Old, O. (1999). An old work.\n');
      })(),
      1_000,
    );
    const options = JSON.stringify({ layers: ['refs'] });
    const old = { owner: 'local', kind: 'document', mediaType: 'text/plain', input, sources: '[]', options, batch: id };
    await createRun(desk.db, await desk.now(), { ...old, name: 'held.txt' });
    await place.close();
    const troubles: string[] = [];
    const seen = await batch(['held.txt'], { trouble: (what) => troubles.push(what) });
    expect(report(seen, 'held.txt').references.map(({ reference }) => reference.raw)).toHaveLength(2);
    expect(troubles).toEqual([
      'held.txt has changed since this batch was begun; it is begun anew, with what was checked and has not changed',
    ]);
  });
});

describe('what an earlier run may stand for', () => {
  const under = async (work: (place: Awaited<ReturnType<typeof openPlace>>, world: CheckWorld) => Promise<void>): Promise<void> => {
    const name = paper('kept.txt');
    const seen = await batch([name], { anew: true });
    const place = await openPlace(settings);
    try {
      const checker = await openChecker(settings);
      const world = await checker.world({});
      await checker.close();
      expect(report(seen, name).outages).toEqual([]);
      await work(place, world);
    } finally {
      await place.close();
    }
  };

  it('is a day old at most where others are asked, of no clock that was set back, and never where nothing of before is wanted', async () => {
    await under(async (place, world) => {
      const { db } = place.desk;
      const { id: again } = await createBatch(place.desk, { owner: 'local', name: 'papers', anonymous: false });
      const [before] = await listRuns(db, { owner: 'local', limit: 1 });
      if (before === undefined) throw new Error('no run');
      const { name, kind, media_type: mediaType, input, sources } = before;
      const options = JSON.stringify({ layers: ['refs'] });
      const run = await createRun(db, await place.desk.now(), {
        owner: 'local',
        name,
        kind,
        mediaType,
        input,
        sources,
        options,
        batch: again,
      });
      const found = async (other: Partial<CheckWorld>): Promise<string | null> =>
        (await earlierOf(run, { ...world, ...other }, place, settings))?.run.id ?? null;
      const at = (time: number) => db.updateTable('desk_runs').set({ finished_at: time }).where('id', '=', before.id).execute();
      const now = await place.desk.now();
      expect(await found({})).toBe(before.id);
      expect(await found({ asks: true })).toBe(before.id);
      expect(await found({ asks: true, fresh: true })).toBeNull();
      expect(await found({ engine: '0.0.1' })).toBeNull();
      expect(await found({ node: 'v18.0.0' })).toBeNull();
      expect(await found({ settings: 'sha256:other' })).toBeNull();
      expect(await found({ indexes: [...world.indexes, 'another sha256:x'] })).toBeNull();
      await at(now - 25 * 3_600_000);
      expect(await found({ asks: true })).toBeNull();
      expect(await found({ asks: false })).toBe(before.id);
      await at(now + 3_600_000);
      expect(await found({ asks: true })).toBeNull();
      // One paper for itself, and one that a person wants checked again, are checked.
      expect(await earlierOf({ ...run, batch: null }, world, place, settings)).toBeNull();
      expect(await earlierOf({ ...run, again_run: before.id }, world, place, settings)).toBeNull();
      expect(await earlierOf({ ...run, owner: 'eve' }, world, place, settings)).toBeNull();
      await cancelBatch(place.desk, again);
    });
  });

  it('keeps its log and report while a later run shows them, and goes with the last', async () => {
    const names = [paper('shared.txt')];
    await batch(names, { anew: true });
    const now = await batch(names);
    expect(takenOver(now)).toEqual(names);
    const place = await openPlace(settings);
    try {
      const runs = (await listRuns(place.desk.db, { owner: null, limit: 99 })).filter(({ name }) => name === 'shared.txt');
      const [later, first] = runs;
      if (first === undefined || later === undefined) throw new Error('no runs');
      expect(later.log).toBe(first.log);
      const log = join(settings.dataDir, 'logs', first.log ?? '', 'events.jsonl');
      await forgetRun(place, settings, first.id, 'asked');
      expect(existsSync(log)).toBe(true);
      expect(await place.files.get(later.report ?? '')).not.toBeNull();
      await forgetRun(place, settings, later.id, 'asked');
      expect(existsSync(log)).toBe(false);
      expect(await place.files.get(later.report ?? '')).toBeNull();
    } finally {
      await place.close();
    }
  });

  it('comes with what was decided at the desk meanwhile', async () => {
    const names = [paper('decided.txt')];
    await batch(names);
    const place = await openPlace(settings);
    const run = (await listRuns(place.desk.db, { owner: null, limit: 1 }))[0];
    const rows = await listFindings(place.desk.db, { run: run?.id ?? '', kind: 'reference', status: 'fake', limit: 9 });
    const [row] = rows;
    if (run === undefined || row === undefined) throw new Error('no finding');
    const { finding } = JSON.parse(row.body) as { readonly finding: Report['references'][number] };
    const covers = problemPrints('reference', finding).join(' ');
    const decision = { decision: 'ok', reason: 'known_good', note: null, by_whom: 'Ada', fingerprint: row.fingerprint, covers };
    await decide(place.desk, { run: run.id, owner: run.owner, kind: 'reference', n: row.n, ...decision }, () => '{}');
    await place.close();
    const seen = await batch(names);
    expect(takenOver(seen)).toEqual(names);
    const shown = withDecisions(report(seen, 'decided.txt'), seen['decided.txt']?.marks ?? new Map());
    expect(problemsOf(shown).filter(({ severity, settled }) => severity === 'error' && settled !== true)).toEqual([]);
    expect(problemsOf(report(seen, 'decided.txt')).filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });
});
