import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { audit } from '../../src/index.ts';
import { sealHourly } from '../../src/server/hourly.ts';
import { openLog } from '../../src/server/logging.ts';
import { loadSettings } from '../../src/settings/index.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-hourly-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('seals at the start and again and again, and says when it cannot', async () => {
  const { settings } = await loadSettings({ flags: { dataDir: root }, env: {}, cwd: root, config: false });
  const said: string[] = [];
  const log = openLog((line) => void said.push(line));
  const stop = sealHourly(settings, log, 50);
  await wait(400);
  stop();
  const logs = join(root, 'logs');
  const { size } = audit.newestCheckpoint(logs);
  expect(size).toBeGreaterThan(2);
  expect(audit.verifyStore(logs).findings).toEqual([]);
  await wait(150);
  expect(audit.newestCheckpoint(logs).size).toBe(size);

  const checkpoint = join(logs, 'commit', 'checkpoint');
  writeFileSync(checkpoint, readFileSync(checkpoint, 'utf8').replace(/\n\d+\n/, '\n999\n'));
  sealHourly(settings, log)();
  expect(said.at(-1)).toContain('seal-failed');
});
