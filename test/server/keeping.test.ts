/** Runs that are over their time: what is deleted, what stays, and what comes of a store that does not answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetRun } from '../../src/server/forgetting.ts';
import { deleteOld, keepFor, tidyDeleted } from '../../src/server/keeping.ts';
import { openLog } from '../../src/server/logging.ts';
import { openPlace, type Place } from '../../src/server/place.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';
import { putBytes } from '../../src/store/desk/files.ts';
import { createRun, runById } from '../../src/store/desk/runs.ts';
import { leaveTrace } from '../../src/store/desk/traces.ts';

const DAY = 86_400_000;
let folder = '';
let settings: Settings;
let place: Place;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-keeping-'));
  ({ settings } = await loadSettings({ flags: { dataDir: folder, 'server.keepDays': 30 }, env: {}, cwd: folder, config: false }));
  place = await openPlace(settings);
  await place.desk.migrate();
});
afterEach(async () => {
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A run that ended so many days ago; null: that has not ended. */
async function ran(name: string, text: string, daysAgo: number | null): Promise<{ readonly id: string; readonly hash: string }> {
  const now = await place.desk.now();
  const { hash } = await putBytes(place.files, Buffer.from(text));
  const wanted = { owner: 'local', name, kind: 'text', mediaType: null, input: hash, sources: '[]', options: '{}', batch: null };
  const { id } = await place.desk.whole((db) => createRun(db, now, wanted));
  if (daysAgo !== null)
    await place.desk.db
      .updateTable('desk_runs')
      .set({ state: 'done', finished_at: now - daysAgo * DAY })
      .where('id', '=', id)
      .execute();
  return { id, hash };
}

it('deletes what ended before its time, with its bytes, and nothing else', async () => {
  const old = await ran('old', 'an old paper', 31);
  const shared = await ran('shared', 'a paper that was handed in twice', 40);
  const again = await ran('again', 'a paper that was handed in twice', 2);
  const waiting = await ran('waiting', 'a paper that waits', null);
  expect(await deleteOld(place, settings, 30)).toBe(2);
  const stateOf = async (id: string): Promise<string | undefined> => (await runById(place.desk.db, id))?.state;
  expect(await Promise.all([old, shared, again, waiting].map(({ id }) => stateOf(id)))).toEqual(['deleted', 'deleted', 'done', 'queued']);
  expect(await place.files.get(old.hash)).toBeNull();
  expect(await place.files.get(again.hash)).not.toBeNull();
  expect((await runById(place.desk.db, old.id))?.name).toBe('');
  expect(await deleteOld(place, settings, 30)).toBe(0);
});

it('does so from its start on when the settings say how long, and tells when it cannot', async () => {
  const { id } = await ran('old', 'an old paper', 31);
  const said: string[] = [];
  const log = openLog((line) => void said.push(line));
  await keepFor({ ...settings, server: { ...settings.server, keepDays: undefined } }, place, log)();
  expect((await runById(place.desk.db, id))?.state).toBe('done');
  await keepFor(settings, place, log)();
  expect((await runById(place.desk.db, id))?.state).toBe('deleted');
  expect(said.join('')).toContain('"runs":1');
  await keepFor(settings, { ...place, desk: { ...place.desk, now: () => Promise.reject(new Error('the database is gone')) } }, log)();
  expect(said.join('')).toContain('the database is gone');
});

it('takes away what a worker that was killed left of a deleted run, once no other can be at it', async () => {
  const { id } = await ran('killed', 'a paper', 0);
  await place.desk.db.updateTable('desk_runs').set({ state: 'running', finished_at: null }).where('id', '=', id).execute();
  const { hash: name } = await putBytes(place.files, Buffer.from('made of the paper'));
  const now = await place.desk.now();
  await leaveTrace(place.desk.db, id, now, { kind: 'file', name });
  await place.desk.db.updateTable('desk_jobs').set({ state: 'leased' }).where('id', '=', id).execute();
  await forgetRun(place, settings, id, 'a wish');
  expect(await place.files.get(name)).not.toBeNull();
  expect(await tidyDeleted(place, settings)).toBe(0);
  // As if it had been deleted long ago.
  expect(await tidyDeleted(place, settings, -DAY)).toBe(1);
  expect(await place.files.get(name)).toBeNull();
  expect(await tidyDeleted(place, settings, -DAY)).toBe(0);
});
