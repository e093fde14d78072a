/** An exported run, checked without the log it is from: every byte of it counts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exportRun, keysOf, newestCheckpoint } from '../../src/audit/bundle.ts';
import { newSigner } from '../../src/audit/note.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { isBundle, verifyBundle } from '../../src/audit/verify-bundle.ts';
import { anchorsIn } from '../../src/audit/verify-report.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-verify-bundle-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const logs = join(root, 'logs');
const trail = openTrail({ folder: logs, keys: join(root, 'keys'), now: () => new Date().toISOString() });
for (const id of ['r_0', 'r_1', 'r_2']) {
  const log = trail.begin(id);
  for (let i = 0; i < 5; i += 1) log.append({ ev: 'warned', ref: `“${id} ${i}”`, kind: 'corrected', rule: 'warn/x' });
  log.close();
}
const bundle = join(root, 'bundle');
exportRun(logs, 'r_1', bundle);
const [key = ''] = keysOf(logs);

describe('verifyBundle', () => {
  it('is sure with the key, or the very checkpoint, known from elsewhere; else it cannot tell', () => {
    expect(isBundle(bundle)).toBe(true);
    expect([logs, join(logs, 'r_1'), join(logs, 'commit'), root].map((folder) => isBundle(folder))).toEqual([false, false, false, false]);
    expect(verifyBundle(bundle, [])).toMatchObject({ findings: [], anchored: false });
    expect(verifyBundle(bundle, anchorsIn(key, 'key'))).toMatchObject({ findings: [], lines: 6, anchored: true });
    expect(verifyBundle(bundle, anchorsIn(newestCheckpoint(logs).note, 'kept'))).toMatchObject({ findings: [], anchored: true });
  });

  it('tells another key than the one that is known', () => {
    const other = anchorsIn(newSigner('stet-other/commit').verifier.vkey, 'other');
    expect(verifyBundle(bundle, other).findings).toMatchObject([{ kind: 'tampered', says: expect.stringContaining('another key') }]);
  });

  it('is not sure of a key for its being listed: it must have signed, or lead to the key that did', () => {
    const forged = join(root, 'forged');
    const own = join(root, 'own');
    const mine = openTrail({ folder: own, keys: join(root, 'own-keys'), now: () => new Date().toISOString() });
    mine.begin('r_1').close();
    exportRun(own, 'r_1', forged);
    writeFileSync(join(forged, 'vkey'), `${key}\n${keysOf(own)[0] ?? ''}\n`);
    expect(verifyBundle(forged, anchorsIn(key, 'key'))).toMatchObject({ findings: [{ kind: 'unclear' }], anchored: false });
    const [old = ''] = keysOf(own);
    mine.rotate();
    mine.rotate();
    mine.idle();
    expect(anchorsIn(`${keysOf(own).join('\n')}\n`, 'every key').map(({ vkey }) => vkey?.vkey)).toEqual(keysOf(own));
    const rotated = join(root, 'rotated');
    exportRun(own, 'r_1', rotated);
    expect(verifyBundle(rotated, anchorsIn(old, 'old'))).toMatchObject({ findings: [], anchored: true });
    for (const name of ['key-1.json', 'key-2.tlog-proof']) {
      const bytes = readFileSync(join(rotated, name));
      rmSync(join(rotated, name));
      expect(verifyBundle(rotated, anchorsIn(old, 'old'))).toMatchObject({ findings: [{ kind: 'unclear' }], anchored: false });
      writeFileSync(join(rotated, name), bytes);
    }
  });

  it('cannot tell when a file is missing, whatever is known', () => {
    const part = join(root, 'part');
    for (const name of ['events.jsonl', 'entry.json', 'proof.tlog-proof', 'vkey']) {
      cpSync(bundle, part, { recursive: true });
      rmSync(join(part, name));
      expect(isBundle(part)).toBe(true);
      expect(verifyBundle(part, anchorsIn(newestCheckpoint(logs).note, 'kept'))).toMatchObject({
        findings: [{ kind: 'unclear', says: expect.stringContaining(name) }],
        anchored: false,
      });
    }
  });

  it('tells every change of a byte, and a file that is cut', () => {
    const spoilt = join(root, 'spoilt');
    cpSync(bundle, spoilt, { recursive: true });
    for (const name of ['events.jsonl', 'entry.json', 'proof.tlog-proof', 'vkey']) {
      const bytes = readFileSync(join(bundle, name));
      for (let at = 0; at < bytes.length; at += 23) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        writeFileSync(join(spoilt, name), changed);
        expect([name, at, verifyBundle(spoilt, anchorsIn(key, 'key')).findings.length]).toEqual([name, at, 1]);
      }
      writeFileSync(join(spoilt, name), bytes.subarray(0, bytes.length >> 1));
      expect([name, verifyBundle(spoilt, []).findings.length]).toEqual([name, 1]);
      writeFileSync(join(spoilt, name), bytes);
    }
  });

  it('names the line that is not as it was sealed', () => {
    const spoilt = join(root, 'line');
    cpSync(bundle, spoilt, { recursive: true });
    const lines = readFileSync(join(bundle, 'events.jsonl'), 'utf8').split('\n');
    lines[2] = lines[2]?.replace('"i":2', '"i":9') ?? '';
    writeFileSync(join(spoilt, 'events.jsonl'), lines.join('\n'));
    expect(verifyBundle(spoilt, []).findings).toMatchObject([{ line: 2 }]);
  });
});
