import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tie } from '../../src/audit/anchors.ts';
import { readVkey } from '../../src/audit/note.ts';
import { readPolicy } from '../../src/audit/sigsum.ts';
import { keepBrought, readBrought, readTies } from '../../src/audit/ties.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { readWitness } from '../../src/audit/witness.ts';
import { openPost } from '../../src/lookup/post.ts';
import { hashedrekord, rekorLog, sigsumLog } from './public-logs.ts';
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

  it('publish a state in a public log, under the key of the log; a key from elsewhere makes it count', async () => {
    const one = log('five');
    one.run('r_1');
    const rekor = rekorLog();
    const served = await started(service((path, body) => rekor.answer(path, body)));
    const services = { ...none, rekor: { logs: [served.url], keys: join(root, 'five-keys') } };
    expect(await tie(one.folder, services, post)).toMatchObject([{ outcome: 'kept', says: expect.stringContaining('published 1 entry') }]);
    expect(await tie(one.folder, services, post)).toMatchObject([{ outcome: 'had' }]);
    const nobody = { witnesses: [], timestampKeys: [] };
    expect(await readTies(one.folder, nobody)).toMatchObject({ findings: [], anchored: false });
    const known = { ...nobody, rekorKeys: [rekor.pem] };
    const ties = await readTies(one.folder, known);
    expect(ties).toMatchObject({ findings: [], anchored: true });
    expect(ties.said[0]).toMatch(/^1 entry: published as entry \d+ of rekor\.example - 1 at 2026-05-28T/);
    expect((await readTies(one.folder, { ...nobody, rekorKeys: [rekorLog().pem] })).findings).toMatchObject([{ kind: 'tampered' }]);
    one.trail.rotate();
    expect(await tie(one.folder, services, post)).toMatchObject([{ outcome: 'kept' }]);
    expect(await readTies(one.folder, known)).toMatchObject({ findings: [], anchored: true });
  });

  it('are kept as others made them, under the checkpoint that they are of', async () => {
    const one = log('six');
    one.run('r_1');
    const note = readFileSync(join(one.folder, 'commit', 'checkpoint'));
    one.run('r_2');
    const [sigsum, rekor] = [sigsumLog(), rekorLog()];
    const known = { witnesses: [], timestampKeys: [], rekorKeys: [rekor.pem], sigsum: readPolicy(sigsum.policy) };
    const proofs = {
      sigsum: Buffer.from(sigsum.prove(note)),
      rekor: Buffer.from(rekor.bundle(hashedrekord(note))),
      calendar: Buffer.concat([
        Buffer.from('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108', 'hex'),
        createHash('sha256').update(note).digest(),
        promise('https://calendar.example'),
      ]),
    };
    for (const [kind, bytes] of Object.entries(proofs)) {
      const binds = kind !== 'calendar';
      expect(await readBrought(one.folder, bytes, 'proof', known)).toMatchObject({ kind, size: 1, binds });
      expect(await keepBrought(one.folder, bytes, 'proof', known)).toMatchObject({ kind, size: 1, kept: true });
      expect(await keepBrought(one.folder, bytes, 'proof', known)).toMatchObject({ kept: false });
    }
    const ties = await readTies(one.folder, known);
    // All of them are of the state before the newest, so they do not bear that out.
    expect(ties).toMatchObject({ findings: [], anchored: false });
    expect(ties.said.join('\n')).toMatch(/seen by w0, w1, w2 by 2026-05-28/);
    await keepBrought(one.folder, Buffer.from(sigsum.prove(readFileSync(join(one.folder, 'commit', 'checkpoint')))), 'proof', known);
    expect((await readTies(one.folder, known)).anchored).toBe(true);

    const elsewhere = Buffer.from(sigsum.prove(Buffer.from('another file')));
    expect(await readBrought(one.folder, elsewhere, 'proof', known)).toBe(null);
    await expect(keepBrought(one.folder, elsewhere, 'proof', known)).rejects.toThrow(/no checkpoint of this log/);
    await expect(keepBrought(one.folder, Buffer.from('hello'), 'proof', known)).rejects.toThrow(/no proof by others/);
    const few = Buffer.from(sigsum.prove(note, { seen: 1 }));
    await expect(keepBrought(one.folder, few, 'proof', known)).rejects.toThrow(/too few/);
    // A log that was written anew has no checkpoint that these are of.
    const other = log('seven');
    other.run('r_1');
    for (const bytes of Object.values(proofs)) expect(await readBrought(other.folder, bytes, 'proof', known)).toBe(null);
  });
});
