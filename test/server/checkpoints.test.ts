/** Copies of checkpoints: under which name, when they are made, and what comes of a place that does not answer. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkpointName, copyCheckpoints } from '../../src/server/checkpoints.ts';
import { openLog } from '../../src/server/logging.ts';
import { loadSettings } from '../../src/settings/index.ts';

it('names a copy by its log and its size, so that names sort as the log grew', () => {
  expect(checkpointName('stet.example/log\n12\nhash\n\n— sig\n')).toBe('stet.example_log/000000000000012');
  expect(checkpointName('../../etc\n7\nhash\n')).toBe('.._.._etc/000000000000007');
  expect(['', 'stet', 'stet\nmany\n', '\n3\n'].map(checkpointName)).toEqual([null, null, null, null]);
});

it('copies what has grown and nothing twice, tries again what failed, and copies once more at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-checkpoints-'));
  const { settings } = await loadSettings({ flags: { dataDir: folder }, env: {}, cwd: folder, config: false });
  const put: string[] = [];
  let down = true;
  const said: string[] = [];
  const checkpoints = {
    async put(name: string) {
      if (down) throw new Error('the bucket does not answer');
      put.push(name);
    },
  };
  const copying = (): (() => Promise<void>) =>
    copyCheckpoints(
      settings,
      { checkpoints },
      openLog((line) => void said.push(line)),
      3_600_000,
    );
  await copying()();
  expect([put, said]).toEqual([[], []]);
  mkdirSync(join(folder, 'logs/commit'), { recursive: true });
  writeFileSync(join(folder, 'logs/commit/checkpoint'), 'here\n3\nhash\n');
  await copying()();
  expect(said.join('')).toContain('checkpoint-not-copied');
  down = false;
  const stop = copying();
  await stop();
  await stop();
  expect(put).toEqual(['here/000000000000003']);
  rmSync(folder, { recursive: true });
});
