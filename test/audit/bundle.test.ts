import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exportRun, keysOf, newestCheckpoint, proveGrowth, proveLine, proveRun } from '../../src/audit/bundle.ts';
import { checkProof, openCheckpoint, readProof } from '../../src/audit/checkpoint.ts';
import { leafHash } from '../../src/audit/merkle.ts';
import { readVkey } from '../../src/audit/note.ts';
import { verifyConsistency, verifyInclusion } from '../../src/audit/proofs.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyBundle } from '../../src/audit/verify-bundle.ts';
import { seeded } from './simulated-disk.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-bundle-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const logs = join(root, 'logs');
const trail = openTrail({ folder: logs, keys: join(root, 'keys'), now: () => new Date().toISOString() });
const notes: string[] = [];
for (let run = 0; run < 8; run += 1) {
  const log = trail.begin(`r_${run}`);
  for (let i = 0; i < run * 3; i += 1) log.append({ ev: 'warned', ref: `“${i}”`, kind: 'corrected', rule: 'warn/x' });
  notes.push(log.close().checkpoint);
  if (run === 4) trail.rotate();
}
const known = keysOf(logs).map(readVkey);

const has = (program: string): boolean => spawnSync(program, ['version']).error === undefined;
const byHand = has('python3') && has('openssl');
const script = resolve(import.meta.dirname, '../../scripts/verify-by-hand.py');

describe('bundle', () => {
  it('proves runs, lines and growth', () => {
    expect(known).toHaveLength(2);
    const { entry, proof } = proveRun(logs, 'r_3');
    expect(checkProof(readProof(proof), leafHash(Buffer.from(entry)), known).size).toBe(9);
    const sealed = JSON.parse(entry) as { root: string; size: number };
    const line = readFileSync(join(logs, 'r_3', 'events.jsonl'), 'utf8').split('\n')[4] ?? '';
    const path = proveLine(logs, 'r_3', 4).map((hash) => Buffer.from(hash, 'hex'));
    expect(verifyInclusion(4, sealed.size, leafHash(Buffer.from(line)), path, Buffer.from(sealed.root, 'hex'))).toBe(true);
    const before = openCheckpoint(notes[2] ?? '', known);
    const now = openCheckpoint(newestCheckpoint(logs).note, known);
    const growth = proveGrowth(logs, before.size);
    expect(
      verifyConsistency(
        growth.from,
        growth.to,
        before.root,
        now.root,
        growth.hashes.map((hash) => Buffer.from(hash, 'hex')),
      ),
    ).toBe(true);
    expect(() => proveRun(logs, 'r_99')).toThrow(/No sealed run/);
    expect(() => proveRun(logs, '../keys')).toThrow(/No sealed run/);
    expect(() => proveLine(logs, 'r_3', 10)).toThrow(/lines 0 to 9/);
    expect(() => proveGrowth(logs, 10)).toThrow(/9 entries/);
  });

  it('is written once, whole', () => {
    const out = join(root, 'out');
    expect(exportRun(logs, 'r_2', out)).toHaveLength(7);
    expect(readdirSync(out).sort()).toEqual([
      'README.txt',
      'entry.json',
      'events.jsonl',
      'key-1.json',
      'key-1.tlog-proof',
      'proof.tlog-proof',
      'vkey',
    ]);
    expect(() => exportRun(logs, 'r_2', out)).toThrow(/not empty/);
  });

  it.skipIf(!byHand)('is found good or wrong by a second reader that shares no code with this one', () => {
    const good = [...Array(8).keys()].map((run) => {
      const out = join(root, `good${run}`);
      exportRun(logs, `r_${run}`, out);
      return out;
    });
    const bad: string[] = [];
    for (let seed = 0; seed < 40; seed += 1) {
      const chance = seeded(seed);
      const out = join(root, `bad${seed}`);
      cpSync(good[1 + (seed % 7)] ?? '', out, { recursive: true });
      const file = join(out, ['events.jsonl', 'entry.json', 'proof.tlog-proof'][seed % 3] ?? '');
      const bytes = readFileSync(file);
      const at = Math.floor(chance() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(chance() * 7));
      writeFileSync(file, bytes);
      bad.push(out);
    }
    const vkey = known[1]?.vkey ?? '';
    const told = execFileSync('python3', [script, ...good, '--vkey', vkey]).toString();
    expect(told.match(/: good, /g)).toHaveLength(8);
    const first = known[0]?.vkey ?? '';
    expect(
      execFileSync('python3', [script, ...good, '--vkey', first])
        .toString()
        .match(/: good, /g),
    ).toHaveLength(8);
    const kept = join(root, 'kept.vkey');
    writeFileSync(kept, `${first}\n`);
    expect(spawnSync('python3', [script, ...good, '--vkey', kept]).status).toBe(0);
    expect(spawnSync('python3', [script, ...good, '--vkey', 'no key']).status).toBe(3);
    const anchor = join(root, 'anchor');
    writeFileSync(anchor, notes[6] ?? '');
    expect(spawnSync('python3', [script, ...good, '--anchor', anchor]).status).toBe(0);
    expect(spawnSync('python3', [script, good[0] ?? '']).status).toBe(2);
    const { status, stdout } = spawnSync('python3', [script, ...bad]);
    expect(status).toBe(1);
    expect(stdout.toString().match(/: WRONG, /g)).toHaveLength(40);
    expect(spawnSync('python3', [script]).status).toBe(3);
    // Line ends that git changed, and files that no export wrote: told by both readers, and nobody is accused.
    const copy = good[0] ?? '';
    const log = readFileSync(join(copy, 'events.jsonl'), 'latin1');
    const both = (): unknown[] => [
      spawnSync('python3', [script, copy, '--vkey', vkey]).status,
      verifyBundle(copy, [{ from: 'key', vkey: readVkey(vkey), note: null }]).findings.map(({ kind }) => kind),
    ];
    expect(both()).toEqual([0, []]);
    writeFileSync(join(copy, 'events.jsonl'), log.replaceAll('\n', '\r\n'), 'latin1');
    expect(both()).toEqual([2, ['unclear']]);
    writeFileSync(join(copy, 'events.jsonl'), log.replace('"v":1', '"v":3').replaceAll('\n', '\r\n'), 'latin1');
    expect(both()).toEqual([1, ['tampered']]);
    writeFileSync(join(copy, 'events.jsonl'), log, 'latin1');
    writeFileSync(join(copy, 'report.json'), '{}');
    expect(both()).toEqual([2, ['unclear']]);
    expect(readFileSync(script, 'utf8').split('\n').length).toBeLessThanOrEqual(202);
  });

  it.skipIf(!byHand)('is not sure by hand of a key that is only listed, or of a bundle with a file missing', () => {
    const out = join(root, 'listed');
    exportRun(logs, 'r_7', out);
    rmSync(join(out, 'key-1.json'));
    const first = known[0]?.vkey ?? '';
    const listed = spawnSync('python3', [script, out, '--vkey', first]);
    expect([listed.status, listed.stdout.toString()]).toEqual([2, expect.stringContaining('cannot tell, the known key is listed')]);
    rmSync(join(out, 'entry.json'));
    const cut = spawnSync('python3', [script, out, '--vkey', first]);
    expect([cut.status, cut.stdout.toString()]).toEqual([2, expect.stringContaining('there is no entry.json here')]);
  });
});
