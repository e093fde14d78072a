/** Settings → a world that works: indexes out of real files, logs on disk, and a run that can be repeated from what it was told. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assemble, buildIndex, checkLog, closeReaders, readDocument, verify } from '../src/index.ts';
import { encodeAnswer } from '../src/lookup/http/record.ts';
import type { Http } from '../src/model/ports.ts';
import type { Report } from '../src/model/report.ts';
import { loadSettings } from '../src/settings/index.ts';
import { fileSnapshots } from '../src/store/snapshots.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-assemble-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => closeReaders());

const BIB = `@article{drift, author = {Lindqvist, Anna}, title = {The slow drift of careful citations}, journal = {Journal of Examples}, year = 2011}
@article{boats, author = {Okafor, Ben}, title = {Counting paper boats on a windy afternoon}, journal = {Journal of Examples}, year = 2015}`;
const RIS =
  'TY  - JOUR\nAU  - Weiss, Clara\nTI  - Ledgers of rain and the weight of small numbers\nJO  - Journal of Examples\nPY  - 2018\nER  - \n';

async function check(flags: Readonly<Record<string, unknown>>, file: string, http?: Http): Promise<Report> {
  const { settings } = await loadSettings({
    flags: { dataDir: join(folder, 'data'), cacheDir: join(folder, 'cache'), ...flags },
    env: {},
    cwd: folder,
    config: false,
  });
  const world = await assemble(settings, {
    signal: new AbortController().signal,
    progress: () => undefined,
    ...(http === undefined ? {} : { http }),
  });
  try {
    const document = await readDocument({ name: file, path: join(folder, file) });
    const run = world.startRun();
    return run.finish(await verify(document, run));
  } finally {
    await world.close();
  }
}

const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const classes = (report: Report): string[] => report.references.map(({ verdict }) => verdict.outcome);

describe('buildIndex', () => {
  it('reads bibliographies beside CSL-JSON, and what was read is found again', async () => {
    put('held.bib', BIB);
    put('held.ris', RIS);
    put(
      'held.jsonl',
      `${JSON.stringify({ id: 'a', type: 'book', title: 'A field guide to quiet machines', author: [{ family: 'Ito', given: 'Ken' }], issued: { 'date-parts': [[2020]] } })}\n`,
    );
    const manifest = await buildIndex({
      from: ['held.bib', 'held.ris', 'held.jsonl'].map((name) => join(folder, name)),
      out: join(folder, 'index'),
    });
    expect(manifest.records).toBe(4);
    put('list.bib', `${BIB}\n@book{guide, author = {Ito, Ken}, title = {A field guide to quiet machines}, year = 2020}`);
    const report = await check({ index: [join(folder, 'index')], offline: true }, 'list.bib');
    expect(classes(report)).toEqual(['exist', 'exist', 'exist']);
  });

  it('leaves nothing when a source cannot be read', async () => {
    put('held.bib', BIB);
    await expect(buildIndex({ from: [join(folder, 'held.bib'), join(folder, 'none.ris')], out: join(folder, 'index') })).rejects.toThrow(
      /none\.ris/,
    );
    expect(existsSync(join(folder, 'index'))).toBe(false);
  });
});

describe('assemble', () => {
  it('logs each run in a folder of its own, and keeps no secret there', async () => {
    put('list.bib', BIB);
    const one = await check({ offline: true }, 'list.bib');
    const two = await check({ offline: true }, 'list.bib');
    expect(one.audit?.path).not.toBe(two.audit?.path);
    for (const { audit } of [one, two]) expect(checkLog(audit?.path ?? '').ok).toBe(true);
    expect(classes(one)).toEqual(['unknown', 'unknown']);
  });

  it('names an index or a list that cannot be opened', async () => {
    put('list.bib', BIB);
    put('noise', 'not an index');
    await expect(check({ index: [join(folder, 'noise')], offline: true }, 'list.bib')).rejects.toThrow(/noise/);
    await expect(check({ integrity: [join(folder, 'none.csv')], offline: true }, 'list.bib')).rejects.toThrow(/none\.csv/);
  });

  it.runIf(existsSync('/proc/self/fd'))('holds nothing open when something else cannot be opened', async () => {
    put('list.bib', BIB);
    put('held.bib', BIB);
    const index = [join(folder, 'index')];
    await buildIndex({ from: [join(folder, 'held.bib')], out: join(folder, 'index') });
    const held = (): readonly string[] =>
      readdirSync('/proc/self/fd').flatMap((fd) => {
        try {
          const path = readlinkSync(`/proc/self/fd/${fd}`);
          return path.startsWith(folder) ? [path] : [];
        } catch {
          return [];
        }
      });
    const bad = [{ journals: ['none.csv'] }, { integrity: ['none.csv'] }, { replay: 'r_none' }, { providers: ['brave'] }];
    for (const flags of bad) await expect(check({ index, ...flags }, 'list.bib'), JSON.stringify(flags)).rejects.toThrow();
    expect(held()).toEqual([]);
  });

  it('repeats a run that was offline as one that is, though nobody says so again', async () => {
    put('list.bib', BIB);
    put('held.bib', BIB);
    await buildIndex({ from: [join(folder, 'held.bib')], out: join(folder, 'index') });
    const index = [join(folder, 'index')];
    const first = await check({ index, offline: true }, 'list.bib');
    for (const offline of [true, false]) {
      const again = await check({ index, offline, replay: first.run }, 'list.bib');
      expect(again.references).toEqual(first.references);
    }
  });

  it('repeats a run from what it was told, without asking anybody', async () => {
    put('list.bib', BIB);
    let asked = 0;
    const snapshots = fileSnapshots(join(folder, 'data', 'snapshots'));
    /** Crossref as its documentation shows a list of works; every reply is kept, as the real network keeps it. */
    const http: Http = {
      async get(url, { accept = 'application/json' }) {
        asked += 1;
        const items = url.includes('drift')
          ? [
              {
                DOI: '10.5555/drift',
                type: 'journal-article',
                title: ['The slow drift of careful citations'],
                author: [{ family: 'Lindqvist', given: 'Anna', sequence: 'first' }],
                issued: { 'date-parts': [[2011]] },
                'container-title': ['Journal of Examples'],
              },
            ]
          : [];
        const body = JSON.stringify({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': items.length, items } });
        const headers = { 'content-type': 'application/json' };
        const snapshot = await snapshots.put(encodeAnswer({ v: 1, asked: url, url, accept, status: 200, headers, body }));
        return { ok: true, reply: { status: 200, headers, body, url, snapshot } };
      },
    };
    const first = await check({ providers: ['crossref'] }, 'list.bib', http);
    expect(asked).toBeGreaterThan(0);
    expect(classes(first)).toEqual(['exist', 'unknown']);
    const again = await check({ providers: ['crossref'], replay: first.run }, 'list.bib');
    expect(again.references).toEqual(first.references);
    const lines = (report: Report): unknown[] =>
      readFileSync(join(report.audit?.path ?? '', 'events.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ ...JSON.parse(line), ts: '', salt: '', settings: '', root: '' }));
    expect(lines(again)).toEqual(lines(first));
    await expect(check({ providers: ['crossref'], replay: 'r_none' }, 'list.bib')).rejects.toThrow(/r_none/);
  });

  it('repeats an outage that was over when the same was asked again', async () => {
    put('list.bib', ['one', 'two', 'three'].map((key) => BIB.split('\n')[0]?.replace('drift,', `${key},`)).join('\n'));
    const snapshots = fileSnapshots(join(folder, 'data', 'snapshots'));
    let asked = 0;
    const http: Http = {
      async get(url, { accept = 'application/json' }) {
        asked += 1;
        if (asked <= 2) {
          const failure = { why: 'server-error', status: 503, detail: 'the service failed (503)' } as const;
          const snapshot = await snapshots.put(encodeAnswer({ v: 1, asked: url, accept, failure }));
          return { ok: false, lookup: { kind: 'unavailable', ...failure }, snapshot };
        }
        const body = JSON.stringify({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': 0, items: [] } });
        const headers = { 'content-type': 'application/json' };
        const snapshot = await snapshots.put(encodeAnswer({ v: 1, asked: url, url, accept, status: 200, headers, body }));
        return { ok: true, reply: { status: 200, headers, body, url, snapshot } };
      },
    };
    const outcomes = (report: Report): string[] => report.references.map(({ asked: rows }) => rows.map(({ lookup }) => lookup.kind).join());
    const first = await check({ providers: ['crossref'], concurrency: 1 }, 'list.bib', http);
    expect(outcomes(first)).toEqual(['unavailable', 'unavailable', 'absent']);
    for (const concurrency of [1, 8]) {
      const again = await check({ providers: ['crossref'], concurrency, replay: first.run }, 'list.bib');
      expect(again.references).toEqual(first.references);
    }
  });
});
