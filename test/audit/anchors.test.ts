import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTies, tie } from '../../src/audit/anchors.ts';
import { readVkey } from '../../src/audit/note.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { readWitness } from '../../src/audit/witness.ts';
import { openPost } from '../../src/lookup/post.ts';
import { promise, type Service, service, timestampService, witnessService } from './services.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-anchors-'));
const services: Service[] = [];
afterAll(() => {
  for (const one of services) one.close();
  rmSync(root, { recursive: true, force: true });
});
const started = async <One extends Service>(one: Promise<One>): Promise<One> => {
  services.push(await one);
  return await one;
};
const post = openPost(5, new AbortController().signal, 'stet/test');
const none = { witnesses: [], timestamps: [], calendars: [] };

function log(name: string) {
  const folder = join(root, name);
  const trail = openTrail({ folder, keys: join(root, `${name}-keys`), now: () => new Date().toISOString() });
  const run = (id: string) => {
    const one = trail.begin(id);
    one.append({ ev: 'warned', ref: id, kind: 'corrected', rule: 'warn/x' });
    return one.close();
  };
  return { folder, trail, run, vkey: () => readVkey(readFileSync(join(folder, 'commit', 'vkey'), 'utf8').trim()) };
}

describe('others who bear the log out', () => {
  it('sign each state that continues the one before; the newest is then anchored for whoever knows their key', async () => {
    const one = log('one');
    one.run('r_1');
    const witness = await started(witnessService('witness.example/w1', () => [one.vkey()]));
    const witnesses = [{ url: witness.url, witness: readWitness(witness.vkey) }];
    expect(await tie(one.folder, { ...none, witnesses }, post)).toMatchObject([{ outcome: 'kept', from: 'witness.example/w1' }]);
    expect(await tie(one.folder, { ...none, witnesses }, post)).toMatchObject([{ outcome: 'had' }]);
    for (const id of ['r_2', 'r_3', 'r_4']) one.run(id);
    const known = { witnesses: witnesses.map((each) => each.witness), timestampKeys: [] };
    expect((await readTies(one.folder, known)).anchored).toBe(false);
    expect(await tie(one.folder, { ...none, witnesses }, post)).toMatchObject([{ outcome: 'kept' }]);
    const ties = await readTies(one.folder, known);
    expect(ties).toMatchObject({ findings: [], anchored: true });
    expect(ties.said).toEqual([
      '4 entries: witness.example/w1 signed at 2026-05-28T20:26:40.000Z',
      '1 entry: witness.example/w1 signed at 2026-05-28T20:26:40.000Z',
    ]);
    expect(await readTies(one.folder, { witnesses: [], timestampKeys: [] })).toMatchObject({ findings: [], anchored: false });
  });

  it('refuse an older state and a second history, and say which', async () => {
    const one = log('two');
    one.run('r_1');
    cpSync(one.folder, join(root, 'older'), { recursive: true });
    cpSync(join(root, 'two-keys'), join(root, 'older-keys'), { recursive: true });
    const witness = await started(witnessService('w', () => [one.vkey()]));
    const witnesses = [{ url: witness.url, witness: readWitness(witness.vkey) }];
    one.run('r_2');
    one.run('r_3');
    await tie(one.folder, { ...none, witnesses }, post);
    const older = log('older');
    expect(await tie(older.folder, { ...none, witnesses }, post)).toMatchObject([
      { outcome: 'refused', says: expect.stringContaining('an older state') },
    ]);
    for (const id of ['r_5', 'r_6', 'r_7']) older.run(id);
    expect(await tie(older.folder, { ...none, witnesses }, post)).toMatchObject([
      { outcome: 'refused', says: expect.stringContaining('two histories') },
    ]);
    const strangers = log('strangers');
    strangers.run('r_1');
    expect(await tie(strangers.folder, { ...none, witnesses }, post)).toMatchObject([
      { outcome: 'refused', says: expect.stringContaining('key') },
    ]);
  });

  it('date a state, and anchor it; what was changed afterwards is told', async () => {
    const one = log('three');
    one.run('r_1');
    const [rsa, ec] = [await started(timestampService(join(root, 'rsa'), 'rsa')), await started(timestampService(join(root, 'ec'), 'ec'))];
    const calendar = await started(
      service((path) => (path === '/digest' ? { status: 200, body: promise('https://calendar.example') } : null)),
    );
    const all = { witnesses: [], timestamps: [rsa.url, ec.url], calendars: [calendar.url] };
    expect((await tie(one.folder, all, post)).map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept']);
    const keys = [rsa, ec].map(({ certificate }) => readFileSync(certificate, 'utf8'));
    const ties = await readTies(one.folder, { witnesses: [], timestampKeys: keys });
    expect(ties).toMatchObject({ findings: [], anchored: true });
    expect(ties.said.join('\n')).toMatch(/promised by https:\/\/calendar\.example[\s\S]*an authority dated it 20\d\d-/);
    expect((await readTies(one.folder, { witnesses: [], timestampKeys: keys.slice(0, 1) })).findings).toHaveLength(1);
    expect(await readTies(one.folder, { witnesses: [], timestampKeys: [] })).toMatchObject({ findings: [], anchored: false });

    const place = join(one.folder, 'commit', 'anchors', '1');
    for (const name of readdirSync(place)) {
      const path = join(place, name);
      const whole = readFileSync(path);
      const spoilt = Buffer.from(whole);
      // Near the end lies a signature, or where the proof ends; near the front the form.
      spoilt[spoilt.length - 10] = (spoilt[spoilt.length - 10] ?? 0) ^ 1;
      writeFileSync(path, name.startsWith('calendar') ? Buffer.concat([whole.subarray(0, 40), spoilt.subarray(50)]) : spoilt);
      expect((await readTies(one.folder, { witnesses: [], timestampKeys: keys })).findings).toMatchObject([{ kind: 'tampered' }]);
      writeFileSync(path, whole);
    }
  });

  it('are named when they do not answer, and the others are still asked', async () => {
    const one = log('four');
    one.run('r_1');
    const down = await started(service(() => null));
    const busy = await started(service(() => ({ status: 503, body: 'later' })));
    const wrong = await started(service(() => ({ status: 200, body: 'hello' })));
    const witness = await started(witnessService('w4', () => [one.vkey()]));
    const key = readWitness(witness.vkey);
    const said = await tie(
      one.folder,
      {
        witnesses: [down, busy, wrong, witness].map(({ url }) => ({ url, witness: key })),
        timestamps: [down.url, busy.url, wrong.url],
        calendars: [down.url, busy.url, wrong.url],
      },
      post,
    );
    expect(said.map(({ outcome }) => outcome)).toEqual([...Array(3).fill('unreachable'), 'kept', ...Array(6).fill('unreachable')]);
    expect(said.every(({ says }) => says !== '')).toBe(true);
    expect(readdirSync(join(one.folder, 'commit', 'anchors', '1'))).toHaveLength(1);
  });
});
