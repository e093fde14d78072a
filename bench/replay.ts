/**
 * Checks a bibliography once and replays the run many times, each time in another time zone, language and order of completion. Usage:
 *   tsx bench/replay.ts --refs FILE --index INDEX [--runs 100]
 * Every replay must give the same events byte for byte. Prints one JSON object; exit status 1 when one did not. Build first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { refs: { type: 'string' }, index: { type: 'string' }, runs: { type: 'string', default: '100' } },
});
const { refs, index } = values;
if (refs === undefined || index === undefined) throw new Error('Name a bibliography with --refs and an index with --index.');
const cli = resolve(import.meta.dirname, '../dist/cli/main.js');
const data = mkdtempSync(join(tmpdir(), 'stet-replay-'));
const places = ['--index', index, '--offline', '--data-dir', data, '--no-config'];
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Casablanca'];
const LANGUAGES = ['C', 'en_US.UTF-8', 'tr_TR.UTF-8', 'de_DE.UTF-8', 'ja_JP.UTF-8'];

try {
  spawnSync(process.execPath, [cli, 'check', refs, ...places, '-f', 'json', '-o', join(data, 'report.json'), '--progress', 'none']);
  const run = readdirSync(join(data, 'logs')).find((name) => name.startsWith('r_')) ?? '';
  const other: string[] = [];
  let events = '';
  for (let i = 0; i < Number(values.runs); i += 1) {
    const LANG = LANGUAGES[i % LANGUAGES.length];
    const env = {
      PATH: process.env.PATH,
      HOME: data,
      TZ: ZONES[(i * 3) % ZONES.length],
      LANG,
      LC_ALL: LANG,
      STET_CONCURRENCY: String(1 + ((i * 7) % 16)),
    };
    const { status, stdout } = spawnSync(process.execPath, [cli, 'audit', 'replay', run, refs, ...places], { encoding: 'utf8', env });
    events = stdout.trim();
    if (status !== 0) other.push(`${JSON.stringify(env)}: ${stdout.slice(0, 300)}`);
  }
  process.stdout.write(
    `${JSON.stringify({ replays: Number(values.runs), different: other.length, first: other.slice(0, 3), last: events }, null, 2)}\n`,
  );
  process.exitCode = other.length > 0 ? 1 : 0;
} finally {
  rmSync(data, { recursive: true, force: true });
}
