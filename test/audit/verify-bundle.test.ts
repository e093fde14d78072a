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
    expect(isBundle(logs)).toBe(false);
    expect(verifyBundle(bundle, [])).toMatchObject({ findings: [], anchored: false });
    expect(verifyBundle(bundle, anchorsIn(key, 'key'))).toMatchObject({ findings: [], lines: 6, anchored: true });
    expect(verifyBundle(bundle, anchorsIn(newestCheckpoint(logs).note, 'kept'))).toMatchObject({ findings: [], anchored: true });
  });

  it('tells another key than the one that is known', () => {
    const other = anchorsIn(newSigner('stet-other/commit').verifier.vkey, 'other');
    expect(verifyBundle(bundle, other).findings).toMatchObject([{ kind: 'tampered', says: expect.stringContaining('another key') }]);
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
