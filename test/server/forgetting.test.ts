/** What is left of a run that is forgotten: nothing of what it said, and the proof that it was there. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from '../../src/index.ts';
import { forgetRun } from '../../src/server/forgetting.ts';
import { openPlace, type Place } from '../../src/server/place.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';
import { putBytes } from '../../src/store/desk-files.ts';
import { createRun, runById } from '../../src/store/desk-runs.ts';

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
