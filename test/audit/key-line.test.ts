/** A key that is known leads to the one that signs now by what both signed, and by nothing else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keysOf, newestCheckpoint } from '../../src/audit/bundle.ts';
import { realDisk } from '../../src/audit/disk.ts';
import { leadsTo, stepsIn } from '../../src/audit/key-line.ts';
import { newSigner, readVkey } from '../../src/audit/note.ts';
import { openTrail } from '../../src/audit/trail.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-key-line-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const logs = join(root, 'logs');
const trail = openTrail({ folder: logs, keys: join(root, 'keys'), now: () => new Date().toISOString() });
for (const id of ['r_0', 'r_1', 'r_2']) {
  trail.begin(id).close();
  if (id !== 'r_2') trail.rotate();
}
const keys = keysOf(logs).map(readVkey);
const [first, second, third] = keys as [(typeof keys)[0], (typeof keys)[0], (typeof keys)[0]];
const steps = stepsIn(join(logs, 'commit'), newestCheckpoint(logs).size, realDisk);

describe('leadsTo', () => {
  it('goes from each key to every later one, and never back', () => {
    expect(keys).toHaveLength(3);
    expect(steps).toHaveLength(2);
    expect(leadsTo(third, third, [])).toBe(true);
    expect(leadsTo(first, third, steps)).toBe(true);
    expect(leadsTo(second, third, steps)).toBe(true);
    expect(leadsTo(third, first, steps)).toBe(false);
  });

  it('does not pass a step that is missing or whose keys did not both sign', () => {
    expect(leadsTo(first, third, [])).toBe(false);
    expect(leadsTo(first, third, steps.slice(1))).toBe(false);
    const forged = newSigner(first.name).verifier;
    const entry = JSON.stringify({ key: forged.vkey, prior: first.vkey, ts: '2026-01-01T00:00:00.000Z' });
    const [step] = steps;
    expect(() => leadsTo(first, forged, [{ entry, proof: step?.proof ?? '' }])).toThrow(/does not lead/);
  });
});
