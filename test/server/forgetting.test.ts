/** What is left of a run that is forgotten: nothing of what it said, and the proof that it was there. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit } from '../../src/index.ts';
import { forgetBatch, forgetRun } from '../../src/server/forgetting.ts';
import { openPlace, type Place } from '../../src/server/place.ts';
import { startWorker } from '../../src/server/worker.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';
import { batchById, createBatch } from '../../src/store/desk/batches.ts';
import { putBytes } from '../../src/store/desk/files.ts';
import { createRun, runById } from '../../src/store/desk/runs.ts';
import { leaveTrace, tracesOf } from '../../src/store/desk/traces.ts';
import { buildIndex } from '../../src/store/index/build.ts';
import { RECORDS } from '../cli/made-world.ts';
import { type Gate, startGate } from './gate.ts';
import { REEF } from './started.ts';

const LOG = 'r_20261122T110704_93d88eb8';
let folder = '';
let settings: Settings;
let place: Place;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-forgetting-'));
  ({ settings } = await loadSettings({ flags: { dataDir: folder }, env: {}, cwd: folder, config: false }));
  place = await openPlace(settings);
  await place.desk.migrate();
});
afterEach(async () => {
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ran(log: string | null): Promise<{ readonly id: string; readonly hash: string }> {
  const now = await place.desk.now();
  const { hash } = await putBytes(place.files, Buffer.from('a paper'));
  const wanted = { owner: 'local', name: 'paper', kind: 'text', mediaType: null, input: hash, sources: '[]', options: '{}', batch: null };
  const { id } = await place.desk.whole((db) => createRun(db, now, wanted));
  await place.desk.db.updateTable('desk_runs').set({ state: 'done', log }).where('id', '=', id).execute();
  return { id, hash };
}

it('erases the lines of its log, and says so in the signed one', async () => {
  const places = { folder: join(folder, 'logs'), keys: join(folder, 'keys') };
  const log = audit.openTrail({ ...places, now: () => new Date().toISOString() }).begin(LOG);
  log.append({ ev: 'reference_extracted', ref: 'ref:1', key: '1', raw: 'A title that nobody may read any more.', route: 'formal' });
  log.close();
  const { id, hash } = await ran(LOG);
  await forgetRun(place, settings, id, 'a wish');
  expect((await runById(place.desk.db, id))?.state).toBe('deleted');
  expect(await place.files.get(hash)).toBeNull();
  expect(existsSync(join(places.folder, LOG, 'events.jsonl'))).toBe(false);
  const { findings } = audit.verifyStore(places.folder, { keys: places.keys });
  expect(findings.map(({ kind, where }) => [kind, where])).toEqual([['erased', LOG]]);
  expect(audit.proveRun(places.folder, LOG).entry).toContain('"root"');
  // Again is no harm, and no second entry.
  const { size } = audit.newestCheckpoint(places.folder);
  await forgetRun(place, settings, id, 'a wish');
  expect(audit.newestCheckpoint(places.folder).size).toBe(size);
});

it('forgets a run without a log, with a log of another host, and one that is not there', async () => {
  for (const log of [null, LOG]) {
    const { id } = await ran(log);
    await forgetRun(place, settings, id, 'a wish');
    expect((await runById(place.desk.db, id))?.state).toBe('deleted');
  }
  await forgetRun(place, settings, 'chk_none', 'a wish');
  expect(existsSync(join(folder, 'logs'))).toBe(false);
});

it('takes along what earlier attempts left, but no bytes that another run names', async () => {
  const places = { folder: join(folder, 'logs'), keys: join(folder, 'keys') };
  const now = await place.desk.now();
  const logs = [LOG, 'r_20261122T110705_93d88eb9'];
  const trail = audit.openTrail({ ...places, now: () => new Date().toISOString() });
  for (const name of logs) {
    const log = trail.begin(name);
    log.append({ ev: 'reference_extracted', ref: 'ref:1', key: '1', raw: 'What an attempt read.', route: 'formal' });
    log.close();
  }
  const { id } = await ran(logs[1] ?? null);
  const other = await ran(null);
  const made = await putBytes(place.files, Buffer.from('made by the first attempt'));
  for (const name of logs) await leaveTrace(place.desk.db, id, now, { kind: 'log', name });
  // The same paper was handed in twice.
  for (const { hash: name } of [made, other]) await leaveTrace(place.desk.db, id, now, { kind: 'file', name });
  await forgetRun(place, settings, id, 'a wish');
  expect(logs.map((name) => existsSync(join(places.folder, name, 'events.jsonl')))).toEqual([false, false]);
  expect(await place.files.get(made.hash)).toBeNull();
  expect(await place.files.get(other.hash)).not.toBeNull();
  expect(await tracesOf(place.desk.db, id)).toEqual([]);
});

it('forgets a batch with every run of it', async () => {
  const batch = await createBatch(place.desk, { owner: 'local', name: 'spring', anonymous: false });
  const runs = [await ran(null), await ran(null), await ran(null)];
  for (const { id } of runs.slice(1)) await place.desk.db.updateTable('desk_runs').set({ batch: batch.id }).where('id', '=', id).execute();
  await forgetBatch(place, settings, batch.id, 'a wish');
  const states = await Promise.all(runs.map(async ({ id }) => (await runById(place.desk.db, id))?.state));
  expect(states).toEqual(['done', 'deleted', 'deleted']);
  expect(await batchById(place.desk.db, batch.id)).toBeNull();
});

describe('a run that is deleted while it is checked', () => {
  let gate: Gate;
  beforeEach(async () => {
    gate = await startGate();
    const index = join(folder, 'works');
    writeFileSync(join(folder, 'records.jsonl'), RECORDS);
    await buildIndex({ from: [join(folder, 'records.jsonl')], out: index });
    await place.close();
    ({ settings } = await loadSettings({ flags: { dataDir: folder, index: [index] }, env: gate.env, cwd: folder, config: false }));
    place = await openPlace(settings);
  });
  afterEach(async () => gate.close());

  it('leaves neither lines nor bytes when its worker has heard of it, and the log still proves that it was there', async () => {
    const text = `# Corals\n\nThey grow [1, 2].\n\n## References\n\n1. ${REEF}\n2. Nobody, N. (2019). A work that no index of this test holds. Journal of Gates.\n`;
    const { hash } = await putBytes(place.files, Buffer.from(text));
    const made = { owner: 'local', name: 'p.md', kind: 'document', mediaType: 'text/markdown', sources: '[]', options: '{}', batch: null };
    const now = await place.desk.now();
    const { id } = await place.desk.whole((db) => createRun(db, now, { ...made, input: hash }));
    const leaving = new AbortController();
    const worker = await startWorker({ name: 'w', settings, place, signal: leaving.signal, leaseMs: 300 });
    try {
      await gate.knocked();
      const [log] = (await tracesOf(place.desk.db, id)).filter(({ kind }) => kind === 'log');
      await forgetRun(place, settings, id, 'a wish');
      await vi.waitUntil(async () => (await tracesOf(place.desk.db, id)).length === 0, { timeout: 60_000, interval: 20 });
      expect(existsSync(join(folder, 'logs', log?.name ?? '', 'events.jsonl'))).toBe(false);
      expect(audit.proveRun(join(folder, 'logs'), log?.name ?? '').entry).toContain('"root"');
      const kept = readdirSync(join(folder, 'documents'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      expect(kept.map(({ name }) => name)).toEqual([]);
    } finally {
      gate.open();
      leaving.abort();
      await worker.ended;
    }
  });
});
