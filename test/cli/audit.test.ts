import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readVkey } from '../../src/audit/note.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { readSealedPage, renderAll } from '../../src/report/index.ts';
import { fileSnapshots } from '../../src/store/snapshots.ts';
import { rekorLog, sigsumLog } from '../audit/public-logs.ts';
import { service, witnessService } from '../audit/services.ts';
import { lockedServer } from '../servers/s3-locked.ts';
import { GOOD, NOWHERE, place, RECORDS, WRONG_YEAR } from './made-world.ts';

const SECRET = 'canary-4f1c9e7a';
const world = place({
  'works.jsonl': RECORDS,
  'refs.bib': GOOD + WRONG_YEAR + NOWHERE,
  'other.bib': GOOD,
});
const data = join(world.root, 'data');
const places = ['--data-dir', data, '--no-config'];
const offline = ['--offline', '--index', 'works', ...places];
const env = { SEMANTIC_SCHOLAR_API_KEY: SECRET, OPENALEX_API_KEY: SECRET, NCBI_API_KEY: SECRET, COURTLISTENER_TOKEN: SECRET };
const audit = (...words: string[]) => world.stet(['audit', ...words, ...places]);
let run = '';

beforeAll(async () => {
  await world.stet(['index', 'build', '--from', 'works.jsonl', '--out', 'works', '--declare-complete']);
  await world.stet(
    [
      'check',
      'refs.bib',
      ...offline,
      '-f',
      'json',
      '-o',
      'report.json',
      '-f',
      'html',
      '-o',
      'report.html',
      '-f',
      'markdown',
      '-o',
      'report.md',
      '-f',
      'sarif',
      '-o',
      'report.sarif',
    ],
    { env },
  );
  run = (JSON.parse(readFileSync(join(world.cwd, 'report.json'), 'utf8')) as { run: string }).run;
});

describe('stet audit verify', () => {
  it('says 2 with nothing kept elsewhere, 0 with it, 1 when a line was changed, 3 for wrong usage', async () => {
    writeFileSync(join(world.cwd, 'kept'), (await audit('root')).out);
    writeFileSync(join(world.cwd, 'key'), (await audit('root', '--key')).out);
    expect((await audit('verify')).status).toBe(2);
    expect(await audit('verify', '--anchor', 'kept')).toMatchObject({ status: 0, err: '' });
    expect((await audit('verify', run, '--anchor', 'kept')).status).toBe(0);
    expect((await audit('verify', join(data, 'logs'), '--anchor', 'report.json')).status).toBe(0);
    for (const kept of ['report.md', 'report.sarif', 'report.html'])
      expect((await audit('verify', run, '--anchor', kept)).status, kept).toBe(0);
    expect((await audit('verify', '--anchor', 'key')).status).toBe(2);
    expect((await audit('verify', '--anchor', 'refs.bib')).status).toBe(3);
    expect((await audit('verify', 'no/such/place')).status).toBe(3);
    const log = join(data, 'logs', run, 'events.jsonl');
    const whole = readFileSync(log, 'utf8');
    writeFileSync(log, whole.replace('"class":"unknown"', '"class":"exist"').replace('"class":"fake"', '"class":"exist"'));
    const told = await audit('verify', run, '--anchor', 'kept');
    expect(told.status).toBe(1);
    expect(told.out).toMatch(/TAMPERED {2}r_[^,]+, line \d+: The line is not the one that was logged/);
    const lines = whole.split('\n');
    writeFileSync(log, lines.toSpliced(2, 1).join('\n'));
    const json = JSON.parse((await audit('verify', '--json', '--anchor', 'kept')).out) as { findings: { line: number }[]; status: number };
    expect(json).toMatchObject({ status: 1, findings: [{ kind: 'tampered', where: run, line: 2 }] });
    writeFileSync(log, whole);
  });

  it('checks a saved report by itself: every word of it', async () => {
    expect((await audit('verify', 'report.json')).status).toBe(2);
    expect((await audit('verify', 'report.json', '--anchor', 'key')).status).toBe(0);
    expect((await audit('verify', 'report.json', '--anchor', 'report.json')).status).toBe(3);
    const text = readFileSync(join(world.cwd, 'report.json'), 'utf8');
    const report = JSON.parse(text) as {
      audit: Record<string, unknown>;
      references: { verdict: { outcome: string } }[];
      counts: Record<string, number>;
    };
    const spoilt = async (change: (copy: typeof report) => void): Promise<number> => {
      const copy = structuredClone(report);
      change(copy);
      writeFileSync(join(world.cwd, 'spoilt.json'), JSON.stringify(copy));
      return (await audit('verify', 'spoilt.json', '--anchor', 'key')).status;
    };
    expect(await spoilt(() => undefined)).toBe(0);
    expect(await spoilt(({ references: [first] }) => Object.assign(first?.verdict ?? {}, { outcome: 'fake' }))).toBe(1);
    expect(await spoilt(({ counts }) => Object.assign(counts, { exist: 9 }))).toBe(1);
    expect(await spoilt((copy) => Object.assign(copy, { run: 'r_other' }))).toBe(1);
    expect(await spoilt(({ audit: seal }) => Object.assign(seal, { entry: String(seal.entry).replace('"size":', '"size":1') }))).toBe(1);
    expect(await spoilt(({ audit: seal }) => Object.assign(seal, { proof: 'nonsense' }))).toBe(1);
    expect(await spoilt(({ audit: seal }) => Object.assign(seal, { reported: null }))).toBe(1);
    expect(await spoilt((copy) => Object.assign(copy, { audit: null }))).toBe(2);
  });

  it('takes no copy of a report or an anchor for another, and no word that is put beside a sealed one', async () => {
    const text = readFileSync(join(world.cwd, 'report.json'), 'utf8');
    const kept = async (bytes: Uint8Array | string) => {
      writeFileSync(join(world.cwd, 'copy.json'), bytes);
      return await audit('verify', 'copy.json', '--anchor', 'key');
    };
    const report = JSON.parse(text);
    for (const innocent of [
      text.replaceAll('\n', '\r\n'),
      `\uFEFF${text}`,
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      JSON.stringify(Object.fromEntries(Object.entries(report).reverse()), null, 4),
      text.replace(/"start": ?(\d+)/g, '"start": $1.0'),
    ])
      expect(await kept(innocent)).toMatchObject({ status: 0 });
    // Of a name that stands twice, one program reads the first value and another the last.
    for (const twice of [
      text.replace('"outcome":', '"outcome":"exist","outcome":'),
      text.replace('"outcome":', '"\\u006futcome":"exist","outcome":'),
      text.replace('{', '{"counts":{},'),
    ])
      expect(await kept(twice)).toMatchObject({ status: 1, err: expect.stringContaining('stands twice') });
    expect(await kept(text.slice(0, -40))).toMatchObject({ status: 1, out: expect.stringContaining('can no longer be read') });
    expect(await kept(JSON.stringify({ ...report, audit: { ...report.audit, events: 999 } }))).toMatchObject({ status: 1 });
    // A decision is made after the seal, and is said not to be under it.
    const decided = structuredClone(report);
    decided.references[0].decision = { mark: 'ok', at: '2026-01-01T00:00:00.000Z' };
    expect(await kept(JSON.stringify(decided))).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 decision of a person is in it'),
    });
    const root = readFileSync(join(world.cwd, 'kept'), 'utf8');
    for (const copy of [root.replaceAll('\n', '\r\n'), `\uFEFF${root}`, root.trimEnd()]) {
      writeFileSync(join(world.cwd, 'copy.note'), copy);
      expect(await audit('verify', '--anchor', 'copy.note')).toMatchObject({ status: 0 });
    }
  });

  it('checks a page by itself: the report in it, and every word on it', async () => {
    expect((await audit('verify', 'report.html')).status).toBe(2);
    const { status, out } = await audit('verify', 'report.html', '--anchor', 'key');
    expect({ status, out }).toMatchObject({ status: 0 });
    const page = readFileSync(join(world.cwd, 'report.html'), 'utf8');
    const spoilt = async (changed: string) => {
      expect(changed).not.toBe(page);
      writeFileSync(join(world.cwd, 'spoilt.html'), changed);
      return await audit('verify', 'spoilt.html', '--anchor', 'key');
    };
    const words = await spoilt(page.replace('No match found', 'Found as described'));
    expect(words).toMatchObject({ status: 1 });
    expect(words.out).toContain('words on the page');
    expect((await spoilt(page.replace(/last [0-9a-f]{8}/, 'last 00000000'))).status).toBe(1);
    const other = readSealedPage(page)?.reports.map((report) => ({ ...report, counts: { ...report.counts, exist: 9 } })) ?? [];
    expect((await spoilt(renderAll(other, 'html'))).status).toBe(1);
    // The page anchors the log it came from, wherever the log lies.
    expect((await audit('verify', '--anchor', 'report.html')).status).toBe(0);
    // Line ends, a byte order mark and what a copy lost at its end are no words; a report that cannot be read any more is told.
    for (const innocent of [page.replaceAll('\n', '\r\n'), `\uFEFF${page}`, page.trimEnd(), `${page}\n\n`])
      expect(await spoilt(innocent)).toMatchObject({ status: 0 });
    const data = /<script type="application\/gzip"[\s\S]*?<\/script>\n/.exec(page)?.[0] ?? '';
    for (const cut of [page.replace(/(id="stet-report">)[^<]*/, '$1AAAA'), page.replace(data, data + data)])
      expect(await spoilt(cut)).toMatchObject({ status: 1, out: expect.stringContaining('cannot be read, or is there twice') });
    for (const foreign of ['<p>hello', page.replace(/id="stet-report"/, 'id="other"')]) {
      writeFileSync(join(world.cwd, 'foreign.html'), foreign);
      expect((await audit('verify', 'foreign.html')).status).toBe(3);
    }
  });
});

describe('stet audit', () => {
  it('shows a run as it was decided', async () => {
    const { status, out } = await audit('show', run);
    expect(status).toBe(0);
    expect(out).toContain('Citation 1 [marsh2018]');
    expect(out).toMatch(/✓ verified: doi:10\.5555\/reef\.1/);
    expect(out).toMatch(/Merkle root [0-9a-f]{64}, index 0/);
    expect((await audit('show', 'r_none')).status).toBe(3);
    expect((await audit('show', '../keys')).status).toBe(3);
  });

  it('proves and exports', async () => {
    expect((await audit('prove', run)).out).toMatch(/^c2sp\.org\/tlog-proof@v1\nindex 0\n/);
    expect(JSON.parse((await audit('prove', run, '--line', '1')).out)).toMatchObject({ line: 1 });
    expect((await audit('export', run, '-o', 'bundle')).status).toBe(0);
    expect(readdirSync(join(world.cwd, 'bundle'))).toHaveLength(5);
    expect((await audit('export', run, '-o', 'bundle')).status).toBe(3);
    expect(await audit('verify', 'bundle')).toMatchObject({ status: 2, out: expect.stringContaining('of one run against their seal') });
    expect((await audit('verify', 'bundle', '--anchor', 'key')).status).toBe(0);
  });

  it('replays a run byte for byte, in any order of completion, place and tongue; names the first difference otherwise', async () => {
    for (const more of [[], ['--concurrency', '1'], ['--concurrency', '17']])
      expect(await world.stet(['check', 'refs.bib', ...offline, ...more, '-f', 'json', '-o', 'again.json'])).toMatchObject({
        err: expect.any(String),
      });
    for (const [TZ, LANG] of [
      ['UTC', 'C'],
      ['Asia/Kathmandu', 'tr_TR.UTF-8'],
    ]) {
      const before = { TZ: process.env.TZ, LANG: process.env.LANG };
      Object.assign(process.env, { TZ, LANG });
      const again = await world.stet(['audit', 'replay', run, ...offline]);
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      expect(again).toMatchObject({ status: 0, out: expect.stringContaining('byte for byte') });
    }
    const drift = await world.stet(['audit', 'replay', run, 'refs.bib', '--offline', ...places]);
    expect(drift.status).toBe(2);
    expect(drift.out).toMatch(/drift from line 1 on/);
    const otherwise = await world.stet(['audit', 'replay', run, 'refs.bib', ...offline.filter((flag) => flag !== '--offline')]);
    expect(otherwise).toMatchObject({ status: 2, out: expect.stringContaining('give the flags that it was given, --offline') });
    expect((await world.stet(['audit', 'replay', run, 'other.bib', ...offline])).status).toBe(2);
    expect((await world.stet(['audit', 'replay', 'r_none', ...offline])).status).toBe(3);
  });

  it('tells a line that was changed since, and neither shows, exports nor replays what it says', async () => {
    const log = join(data, 'logs', run, 'events.jsonl');
    const whole = readFileSync(log, 'utf8');
    writeFileSync(log, whole.replace('"class":"fake"', '"class":"exist"').replace('"class":"unknown"', '"class":"exist"'));
    const told = [
      await world.stet(['audit', 'replay', run, 'refs.bib', ...offline]),
      await audit('show', run),
      await audit('export', run, '-o', 'never'),
    ];
    writeFileSync(log, whole);
    for (const one of told)
      expect(one).toMatchObject({ status: 1, out: '', err: expect.stringContaining('is not as it was written: line') });
    expect(existsSync(join(world.cwd, 'never'))).toBe(false);
  });

  it('says of a run that is not there that there is none, and which there are', async () => {
    const none = 'r_20010203T040506_00000000';
    const { status, out } = await audit('verify', none);
    expect([status, out]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(
          `^cannot tell  ${none}: There is no such run: the log holds neither lines nor a seal of it\\. There(?:: |, the newest of \\d+: )r_\\d.*\nNothing was checked\\.\n$`,
        ),
      ),
    ]);
    expect((await audit('verify', 'NONE')).err).toMatch(/^stet: NONE is neither a run nor a file nor a folder\. There.*r_\d/);
    // Where nothing is kept at all, that is said.
    const bare = await world.stet(['audit', 'verify', none, '--data-dir', join(world.root, 'bare'), '--no-config']);
    expect([bare.status, bare.out]).toEqual([2, expect.stringMatching(/Nothing was ever sealed here\.\nNothing was checked\.\n$/)]);
  });

  it('tells a folder or file that it cannot use by its name, and blames nobody', async () => {
    for (const to of ['refs.bib', 'refs.bib/bundle'])
      expect(await audit('export', run, '-o', to)).toMatchObject({ status: 3, err: expect.stringContaining('cannot be written') });
    cpSync(join(data, 'logs', 'commit'), join(world.root, 'odd', 'logs', 'commit'), { recursive: true });
    cpSync(join(data, 'logs', run), join(world.root, 'odd', 'logs', run), { recursive: true });
    rmSync(join(world.root, 'odd', 'logs', run, 'events.jsonl'));
    mkdirSync(join(world.root, 'odd', 'logs', run, 'events.jsonl'));
    const { status, err } = await audit('verify', join(world.root, 'odd', 'logs'));
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('this is a folder') });
    writeFileSync(join(world.cwd, 'no-report.json'), '{"schema":"stet-report/1"}');
    expect(await audit('verify', 'no-report.json')).toMatchObject({ status: 3, err: expect.stringContaining('carries no sealed report') });
  });

  it('cannot tell of a report that a later key of the same log sealed, for it does not carry what proves the change', async () => {
    const there = ['--data-dir', join(world.root, 'changing'), '--no-config'];
    const check = ['check', 'other.bib', '--offline', '--index', 'works', ...there];
    await world.stet([...check, '-f', 'json', '-o', 'before.json']);
    writeFileSync(join(world.cwd, 'old-key'), (await world.stet(['audit', 'root', '--key', ...there])).out);
    await world.stet(['audit', 'rotate', ...there]);
    await world.stet([...check, '-f', 'json', '-o', 'after.json']);
    writeFileSync(join(world.cwd, 'all-keys'), (await world.stet(['audit', 'root', '--key', ...there])).out);
    const held = (report: string, key: string) => world.stet(['audit', 'verify', report, '--anchor', key, ...there]);
    expect((await held('before.json', 'old-key')).status).toBe(0);
    expect(await held('after.json', 'old-key')).toMatchObject({ status: 2, out: expect.stringContaining('given a new key since') });
    expect((await held('after.json', 'all-keys')).status).toBe(0);
    expect(await held('report.json', 'all-keys')).toMatchObject({
      status: 1,
      out: expect.stringContaining('another key than the anchor names'),
    });
  });

  it('says so when a reply that a run rests on is no longer kept', async () => {
    const trail = openTrail({ folder: join(data, 'logs'), keys: join(data, 'keys'), now: () => new Date().toISOString() });
    const log = trail.begin('r_asked');
    const reply = [await fileSnapshots(join(data, 'snapshots')).put(Buffer.from('a reply')), `sha256:${'0'.repeat(64)}`];
    log.append({ ev: 'asked', ref: 'r', adapter: 'crossref', question: 'work', query: 't', outcome: 'found', covers: 'broad', reply });
    log.close();
    const { status, out } = await audit('verify', 'r_asked', '--anchor', 'kept');
    expect(status).toBe(2);
    expect(out).toContain('r_asked: 1 replies that it rests on are missing');
  });

  it('keeps keys of services out of everything it writes', () => {
    mkdirSync(data, { recursive: true });
    const files = [data, world.cwd].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(readFileSync(join(file.parentPath, file.name)).includes(SECRET)).toBe(false);
  });

  it('has a witness sign the log, and takes that for an anchor where its key is named', async () => {
    const [key = ''] = (await audit('root', '--key')).out.trim().split('\n');
    const { url, vkey, close } = await witnessService('witness.example/1', () => [readVkey(key)]);
    const witness = `${url} ${vkey}`;
    expect((await audit('anchor')).status).toBe(3);
    expect((await audit('anchor', '--witness', 'nonsense')).status).toBe(3);
    const first = await audit('anchor', '--witness', witness);
    expect(first).toMatchObject({ status: 0 });
    expect(first.out).toMatch(/^kept {9}witness\.example\/1: signed \d+ entries at 2026-05-28/);
    expect((await audit('anchor', '--witness', witness)).out).toMatch(/^had/);
    const checked = await audit('verify', run, '--witness', witness);
    expect(checked.out).toContain('witness.example/1 signed at');
    expect(checked).toMatchObject({ status: 0 });
    expect((await audit('verify', run)).status).toBe(2);
    close();
    await audit('seal');
    expect(await audit('anchor', '--witness', witness)).toMatchObject({ status: 2 });
  });

  it('publishes the log, keeps proofs that others made of it, and takes them for anchors where their keys are named', async () => {
    const [sigsum, rekor] = [sigsumLog(), rekorLog()];
    const note = (await audit('root')).out;
    const files = { policy: sigsum.policy, 'rekor.pem': rekor.pem, 'log.proof': sigsum.prove(Buffer.from(note)) };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(world.cwd, name), text);
    writeFileSync(join(world.cwd, 'other.proof'), sigsum.prove(Buffer.from(`${note} `)));
    const policy = ['--sigsum-policy', 'policy'];
    expect(await audit('verify', run, '--anchor', 'log.proof')).toMatchObject({
      status: 2,
      out: expect.stringContaining('no policy names'),
    });
    expect(await audit('verify', run, '--anchor', 'log.proof', ...policy)).toMatchObject({ status: 0, err: '' });
    expect(await audit('verify', run, '--anchor', 'other.proof', ...policy)).toMatchObject({
      status: 1,
      out: expect.stringContaining('No checkpoint of this log'),
    });
    expect((await audit('verify', 'report.json', '--anchor', 'log.proof')).status).toBe(3);
    expect((await audit('anchor', '--proof', 'other.proof', ...policy)).status).toBe(3);
    expect((await audit('anchor', '--proof', 'refs.bib')).status).toBe(3);
    expect(await audit('anchor', '--proof', 'log.proof', ...policy)).toMatchObject({ status: 0, out: expect.stringMatching(/^kept/) });
    expect(await audit('verify', run, ...policy)).toMatchObject({ status: 0, out: expect.stringContaining('seen by w0, w1, w2') });
    expect((await audit('verify')).status).toBe(2);

    await audit('seal');
    const served = await service((path, body) => rekor.answer(path, body));
    expect(await audit('anchor', '--rekor', served.url)).toMatchObject({ status: 0, out: expect.stringContaining('published') });
    served.close();
    expect(await audit('verify', run, '--rekor-key', 'rekor.pem')).toMatchObject({ status: 0, err: '' });
    writeFileSync(join(world.cwd, 'other.pem'), rekorLog().pem);
    expect((await audit('verify', run, '--rekor-key', 'other.pem')).status).toBe(1);
    expect((await audit('verify', run)).status).toBe(2);
  });

  it('keeps the log in a bucket that forgets nothing, and takes that for an anchor', async () => {
    const server = await lockedServer('kept');
    const own = { AWS_ENDPOINT_URL_S3: server.url, AWS_REGION: 'r', AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' };
    for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
    const bucket = ['--bucket', 's3://kept/logs'];
    expect((await audit('anchor', '--bucket', 'kept')).status).toBe(3);
    expect(await audit('anchor', ...bucket)).toMatchObject({ status: 0, out: expect.stringContaining('locked for 3650 days') });
    expect(await audit('verify', run, ...bucket)).toMatchObject({ status: 0, err: '' });
    expect(await server.act('DELETE', 'logs/vkey')).toBe(204);
    expect(await audit('verify', run, ...bucket)).toMatchObject({ status: 2, out: expect.stringContaining('tried to delete') });
    server.close();
    expect((await audit('verify', run, ...bucket)).status).toBe(3);
    vi.unstubAllEnvs();
  });

  it('signs anew, lets a key follow, and erases: what was kept before still holds', async () => {
    expect((await audit('seal')).out).toContain('/commit\n');
    expect((await audit('rotate')).status).toBe(0);
    expect((await audit('verify', run, '--anchor', 'kept', '--anchor', 'key')).status).toBe(0);
    expect((await audit('erase', run, '--reason', 'On Request')).status).toBe(3);
    expect((await audit('erase', run, '--reason', 'on-request')).status).toBe(0);
    expect(existsSync(join(data, 'logs', run, 'events.jsonl'))).toBe(false);
    const { status, out } = await audit('verify', run, '--anchor', 'kept');
    expect(status).toBe(0);
    expect(out).toContain(`erased  ${run}`);
  });
});
