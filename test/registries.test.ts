import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble, closeReaders, loadSettings, readDocument, verify } from '../src/index.ts';
import type { Http } from '../src/model/ports.ts';
import { remoteAdapters } from '../src/registries.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-registries-'));
afterAll(async () => {
  await closeReaders();
  rmSync(root, { recursive: true, force: true });
});
const settingsOf = async (flags: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string>> = {}) =>
  (
    await loadSettings({
      cwd: root,
      env: { HOME: root, ...env },
      flags: { dataDir: join(root, 'data'), cacheDir: join(root, 'cache'), ...flags },
    })
  ).settings;
const silent: Http = { get: async () => ({ ok: false, lookup: { kind: 'not-asked', why: 'offline' } }) };

describe('remoteAdapters', () => {
  it('adds the reader of pages and search engines only when they are switched on, engines last', async () => {
    const names = async (flags: Readonly<Record<string, unknown>>, env = {}) =>
      remoteAdapters(silent, await settingsOf(flags, env)).map(({ name }) => name);
    expect(await names({ providers: 'crossref,orcid' })).toEqual(['crossref', 'orcid']);
    expect(await names({ providers: 'crossref', web: true })).toEqual(['crossref', 'web-page']);
    expect(await names({ providers: 'crossref', searxng: 'https://search.example.org/' })).toEqual(['crossref', 'searxng']);
    expect(await names({ providers: 'brave,crossref' }, { BRAVE_API_KEY: 'k'.repeat(20) })).toEqual(['crossref', 'brave']);
    await expect(names({ providers: 'brave' })).rejects.toMatchObject({ code: 'bad-settings' });
    await expect(names({ providers: 'searxng' })).rejects.toMatchObject({ code: 'bad-settings' });
  });
});

describe('the mirrored list of retractions', () => {
  const paper = join(root, 'list.bib');
  writeFileSync(
    paper,
    '@article{a, author = {Marsh, Ada}, title = {On imaginary corals}, journal = {Reefs}, year = 2018, doi = {10.5555/corals}}',
  );
  const check = async (flags: object) => {
    const controller = new AbortController();
    const assembly = await assemble(await settingsOf({ offline: true, retractionWatch: true, ...flags }), {
      signal: controller.signal,
      progress: () => {},
    });
    const run = assembly.startRun();
    const report = run.finish(await verify(await readDocument({ name: 'list.bib', path: paper }), run));
    await assembly.close();
    return { report, run };
  };

  it('is used as kept; a list that cannot be read is said in the report, never taken for silence', async () => {
    const none = await check({});
    expect(none.run.integrity).toBeNull();
    expect(none.report.outages).toEqual([{ adapter: 'retraction-watch', why: expect.stringContaining('offline'), times: 1 }]);
    const refused = await check({ offline: false, providers: 'orcid', retractionWatchUrl: 'http://127.0.0.1/list.csv' });
    expect(refused.report.outages).toContainEqual({ adapter: 'retraction-watch', why: expect.stringContaining('private'), times: 1 });
    const lists = join(root, 'data', 'lists');
    mkdirSync(lists, { recursive: true });
    writeFileSync(
      join(lists, 'retraction-watch.csv'),
      'OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,RetractionDate,RetractionDOI,Reason\n10.5555/corals,0,Retraction,9/27/2023 0:00,10.5555/notice,+Fake;\n',
    );
    writeFileSync(join(lists, 'retraction-watch.csv.version.json'), JSON.stringify({ at: new Date().toISOString() }));
    const held = await check({});
    expect(held.report.outages).toEqual([]);
    expect(held.run.integrity?.notices({ DOI: '10.5555/CORALS' })).toMatchObject([{ kind: 'retracted', date: '2023-09-27' }]);
    expect(held.run.holdings.join()).toMatch(/retraction-watch\.csv sha256:/);
  });
});
