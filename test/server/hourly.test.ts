import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { knownKeys } from '../../src/anchoring.ts';
import { readVkey } from '../../src/audit/note.ts';
import { audit } from '../../src/index.ts';
import { sealHourly } from '../../src/server/hourly.ts';
import { openLog } from '../../src/server/logging.ts';
import { loadSettings } from '../../src/settings/index.ts';
import { rekorLog } from '../audit/public-logs.ts';
import { service, witnessService } from '../audit/services.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-hourly-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('seals at the start and again and again, and says when it cannot', async () => {
  const { settings } = await loadSettings({ flags: { dataDir: root }, env: {}, cwd: root, config: false });
  const said: string[] = [];
  const log = openLog((line) => void said.push(line));
  const logs = join(root, 'logs');
  const stop = sealHourly(settings, log, 50);
  while (audit.newestCheckpoint(logs).size < 3) await wait(10);
  stop();
  const { size } = audit.newestCheckpoint(logs);
  expect(size).toBeGreaterThanOrEqual(3);
  expect(audit.verifyStore(logs).findings).toEqual([]);
  await wait(150);
  expect(audit.newestCheckpoint(logs).size).toBe(size);

  const checkpoint = join(logs, 'commit', 'checkpoint');
  writeFileSync(checkpoint, readFileSync(checkpoint, 'utf8').replace(/\n\d+\n/, '\n999\n'));
  sealHourly(settings, log)();
  expect(said.at(-1)).toContain('seal-failed');
});

it('has each seal borne out by whom the settings name, and says who refused', async () => {
  const dataDir = join(root, 'anchored');
  const vkey = () => readVkey(readFileSync(join(dataDir, 'logs', 'commit', 'vkey'), 'utf8').trim());
  const witness = await witnessService('w', () => (existsSync(dataDir) ? [vkey()] : []));
  const rekor = rekorLog();
  const published = await service((path, body) => rekor.answer(path, body));
  writeFileSync(join(root, 'rekor.pem'), rekor.pem);
  try {
    const { settings } = await loadSettings({
      flags: {
        dataDir,
        'audit.witnesses': [`${witness.url} ${witness.vkey}`],
        'audit.rekor': [published.url],
        'audit.rekorKeys': [join(root, 'rekor.pem')],
      },
      env: {},
      cwd: root,
      config: false,
    });
    const said: string[] = [];
    const log = openLog((line) => void said.push(line));
    const logs = join(dataDir, 'logs');
    const until = async (event: string): Promise<void> => {
      while (!said.some((line) => line.includes(`"${event}"`))) await wait(10);
    };
    let stop = sealHourly(settings, log);
    await until('anchored');
    stop();
    expect(await audit.readTies(logs, knownKeys(settings))).toMatchObject({ findings: [], anchored: true });

    // Somebody begins the log anew under the same key: the witness remembers.
    const key = readFileSync(join(logs, 'commit', 'vkey'));
    for (const gone of [
      logs,
      ...readdirSync(join(dataDir, 'keys')).flatMap((name) => (name.endsWith('.seen') ? [join(dataDir, 'keys', name)] : [])),
    ])
      rmSync(gone, { recursive: true });
    mkdirSync(join(logs, 'commit'), { recursive: true });
    writeFileSync(join(logs, 'commit', 'vkey'), key);
    stop = sealHourly(settings, log);
    await until('anchor-refused');
    stop();
  } finally {
    witness.close();
    published.close();
  }
});
