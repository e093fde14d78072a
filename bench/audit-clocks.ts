/**
 * Checks with bad clocks, on this machine: hours and years off, set back between runs, jumping while a run goes on, in other zones. Usage:
 *   tsx bench/audit-clocks.ts --index FILE --refs FILE [--jumps 20]
 * After each run the logs must hold, the times within each run must not go back, and a clock that went back must be told. Prints one
 * JSON object; exit status 1 when something was not so. Needs Linux and the command faketime; build first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { eventsIn } from '../src/audit/read-log.ts';
import { verifyStore } from '../src/audit/verify-store.ts';

const { values } = parseArgs({
  options: { index: { type: 'string' }, refs: { type: 'string' }, jumps: { type: 'string', default: '20' } },
});
const { index, refs } = values;
if (index === undefined || refs === undefined) throw new Error('Name a bibliography with --refs and an index with --index.');
if (spawnSync('faketime', ['--version']).status !== 0) throw new Error('This needs the command faketime.');
const cli = resolve(import.meta.dirname, '../dist/cli/main.js');
const data = mkdtempSync(join(tmpdir(), 'stet-clocks-'));
const given = [cli, 'check', refs, '--offline', '--index', index, '-f', 'jsonl', '--no-config', '--data-dir', data, '--progress', 'none'];
const logs = join(data, 'logs');
const wrong: string[] = [];
const CLOCKS = ['+0', '-1h', '+1h', '-1y', '+1y', '-30y', '+50y', '+0', '-1d', '+3s'];
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Casablanca'];

function look(where: string): readonly string[] {
  const { findings, times } = verifyStore(logs, { keys: join(data, 'keys') });
  for (const { kind, says } of findings) wrong.push(`${where}: ${kind}: ${says}`);
  for (const run of readdirSync(logs).filter((name) => name.startsWith('r_'))) {
    const told = eventsIn(readFileSync(join(logs, run, 'events.jsonl'))).map(({ ts }) => Date.parse(ts));
    if (told.some((time, i) => i > 0 && time < (told[i - 1] ?? time))) wrong.push(`${where}: the times of ${run} go back`);
  }
  return times;
}

try {
  for (const [i, clock] of CLOCKS.entries()) {
    const env = { ...process.env, TZ: ZONES[i % ZONES.length] };
    const { status, stderr } = spawnSync('faketime', ['-f', clock, process.execPath, ...given], { env, encoding: 'utf8' });
    if (status === null || status > 1) wrong.push(`${clock}: exit ${status}: ${stderr.slice(0, 200)}`);
    look(clock);
  }
  const back = look('all').filter((one) => one.startsWith('the clock went back')).length;
  // The clock is set anew again and again while a run goes on.
  const preload = spawnSync('faketime', ['-f', '+0', 'sh', '-c', 'echo $LD_PRELOAD'], { encoding: 'utf8' }).stdout.trim();
  const file = join(data, 'clock');
  const jumps = ['-1h', '+1h', '-1y', '+1y', '+0', '-10d'];
  let jumped = 0;
  for (let run = 0; run < Number(values.jumps); run += 1) {
    writeFileSync(file, '+0');
    const env = { ...process.env, LD_PRELOAD: preload, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', DONT_FAKE_MONOTONIC: '1' };
    const child = spawn(process.execPath, given, { env, stdio: 'ignore' });
    const ended = new Promise<void>((done) => child.on('close', () => done()));
    let going = true;
    void ended.then(() => {
      going = false;
    });
    for (let i = run; going; i += 1) {
      await Promise.race([wait(60), ended]);
      if (!going) break;
      writeFileSync(file, jumps[i % jumps.length] ?? '+0');
      jumped += 1;
    }
    if (child.exitCode === null || child.exitCode > 1) wrong.push(`jumping: exit ${child.exitCode}`);
    look(`jumping ${run}`);
  }
  if (back < 3) wrong.push(`a clock that went back was told ${back} times`);
  process.stdout.write(
    `${JSON.stringify({ clocks: CLOCKS.length, toldBack: back, runsWithJumps: Number(values.jumps), jumps: jumped, wrong: wrong.length, first: wrong.slice(0, 10) }, null, 2)}\n`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  rmSync(data, { recursive: true, force: true });
}
