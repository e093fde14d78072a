/** Keys for services put in by hand: kept for their owner alone, never given back, in force at once. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEY_NAMES, openProviderKeys } from '../../src/server/provider-keys.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';
import { ended, json, madeFolder, post, type Started, serve, UMBRELLAS } from './started.ts';

const SECRET = 'secret-of-this-test-0123456789';
let made: Awaited<ReturnType<typeof madeFolder>>;
beforeAll(async () => {
  made = await madeFolder();
});
afterAll(() => made.remove());

const settingsOf = async (name: string, env: Record<string, string> = {}): Promise<Settings> =>
  (await loadSettings({ cwd: made.folder, env, flags: { dataDir: join(made.folder, name) }, config: false })).settings;

it('keeps a key for its owner alone, uses it at once and after a start, and takes it out again', async () => {
  const given = await settingsOf('kept');
  const heard: (string | undefined)[] = [];
  const keys = openProviderKeys(given, ({ keys: { openalex } }) => void heard.push(openalex));
  expect(keys.list()).toEqual(KEY_NAMES.map((name) => ({ name, from: null })));
  await keys.keep('openalex', SECRET);
  expect(statSync(join(given.dataDir, 'provider-keys.json')).mode & 0o777).toBe(0o600);
  expect(JSON.stringify(keys.list())).not.toContain(SECRET);
  expect(keys.list()).toContainEqual({ name: 'openalex', from: 'page' });
  expect(openProviderKeys(given).settings().keys.openalex).toBe(SECRET);
  await Promise.all([keys.keep('openalex', null), keys.keep('ncbi', SECRET)]);
  expect(heard).toEqual([SECRET, undefined, undefined]);
  expect(openProviderKeys(given).settings().keys).toEqual({ ncbi: SECRET });
  expect(readdirSync(given.dataDir)).toEqual(['provider-keys.json']);
});

it('leaves what whoever runs the server has set', async () => {
  const given = await settingsOf('given', { NCBI_API_KEY: 'from-the-environment' });
  const keys = openProviderKeys(given);
  expect(() => keys.keep('ncbi', SECRET)).toThrow('where the server runs');
  writeFileSync(join(made.folder, 'kept/provider-keys.json'), JSON.stringify({ ncbi: SECRET, other: 'x', openai: 7 }), { mode: 0o600 });
  const both = openProviderKeys({ ...given, dataDir: join(made.folder, 'kept') });
  expect(both.settings().keys).toEqual({ ncbi: 'from-the-environment' });
  expect(both.list()).toContainEqual({ name: 'ncbi', from: 'settings' });
});

it('says that its file is damaged without saying what stands in it', async () => {
  const given = await settingsOf('kept');
  writeFileSync(join(given.dataDir, 'provider-keys.json'), `{"ncbi":"${SECRET}`);
  expect(() => openProviderKeys(given)).toThrow('damaged');
  expect(() => openProviderKeys(given)).not.toThrow(SECRET);
});

it('is put in over HTTP, stands in no answer and no log, and checks go on with other workers', async () => {
  const server: Started = await serve(made.folder, made.index, ['--log-level', 'debug']);
  const api = `${server.url}/v1`;
  try {
    expect((await post(`${api}/provider-keys`, { name: 'openalex', key: SECRET })).status).toBe(204);
    const listed = await (await fetch(`${api}/provider-keys`)).text();
    expect(JSON.parse(listed).items).toContainEqual({ name: 'openalex', from: 'page' });
    expect(listed).not.toContain(SECRET);
    for (const wrong of [{ name: 'openalex', key: 'a b' }, { name: 'nobody', key: SECRET }, { key: SECRET }]) {
      const refused = await post(`${api}/provider-keys`, wrong);
      expect(refused.status).toBe(400);
      expect(await refused.text()).not.toContain(SECRET);
    }
    expect(await ended(api, post(`${api}/runs`, { references: [UMBRELLAS] }))).toMatchObject({ state: 'done' });
    expect((await fetch(`${api}/provider-keys/openalex`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${api}/provider-keys/nobody`, { method: 'DELETE' })).status).toBe(404);
    expect((await json<{ items: unknown[] }>(fetch(`${api}/provider-keys`))).items).toContainEqual({ name: 'openalex', from: null });
    expect(JSON.stringify(await json(fetch(`${api}/me`)))).not.toContain(SECRET);
    expect(server.log()).not.toContain(SECRET);
  } finally {
    await server.stop();
  }
});
