/**
 * Breaks sealing on purpose, on the real disk of this machine. Usage:
 *   tsx bench/audit-faults.ts [--kills 200] [--index FILE --refs FILE] [--no-syscalls]
 * 1. Every system call of one append and seal fails once: killed (KILL), an error (EIO), a full disk (ENOSPC), injected by strace.
 *    After each: what was shown is there, the log is sound, and the next run follows it.
 * 2. `stet check -f jsonl` is killed at random moments; each line it printed must lie in a sealed log, and after the next start
 *    the logs must verify.
 * Prints one JSON object. Exit status 1 when anything shown was lost or a log did not verify. Needs Linux; strace for the first part.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { eventsIn } from '../src/audit/read-log.ts';
import { openTrail } from '../src/audit/trail.ts';
import { verifyStore } from '../src/audit/verify-store.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    index: { type: 'string' },
    refs: { type: 'string' },
    syscalls: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const repository = resolve(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'stet-faults-'));
const wrong: string[] = [];

/** Calls that change or read a disk. Node makes them from its main thread when they are synchronous. */
const CALLS = [
  'openat',
  'write',
  'pwrite64',
  'read',
  'fsync',
  'fdatasync',
  'link',
  'rename',
  'unlink',
  'mkdir',
  'close',
  'chmod',
  'fchmod',
];
const MARK = 'sealing-begins';

/** A program that appends and seals one run, telling what it showed; before it begins it asks for a file called MARK. */
function sealer(): string {
  const source = join(root, 'seal.ts');
  const out = join(root, 'seal.mjs');
  writeFileSync(
    source,
    `import { existsSync, writeSync } from 'node:fs';
     import { openTrail } from ${JSON.stringify(join(repository, 'src/audit/trail.ts'))};
     const [folder, keys, id] = process.argv.slice(2);
     existsSync(folder + '/${MARK}');
     const trail = openTrail({ folder, keys, now: () => new Date().toISOString() });
     const log = trail.begin(id);
     log.append({ ev: 'warned', ref: 'a', kind: 'corrected', rule: 'warn/x' });
     log.seal();
     writeSync(1, 'sealed\\n');
     log.append({ ev: 'warned', ref: 'b', kind: 'corrected', rule: 'warn/x' });
     writeSync(1, log.close().checkpoint);
     existsSync(folder + '/${MARK}-ended');`,
  );
  buildSync({ entryPoints: [source], outfile: out, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  return out;
}

/** For each call, its first and last number while sealing, counted from the start of the process. */
function counted(program: string): Map<string, [number, number]> {
  const folder = join(root, 'counted');
  mkdirSync(folder);
  const trace = join(root, 'trace');
  const given = [process.execPath, program, join(folder, 'logs'), join(folder, 'keys'), 'r_0'];
  spawnSync('strace', ['-o', trace, '-e', `trace=${CALLS.join(',')},statx,access,faccessat2`, ...given]);
  const seen = new Map<string, number>();
  const ranges = new Map<string, [number, number]>();
  let sealing = false;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (line.includes(MARK)) sealing = !line.includes(`${MARK}-ended`);
    const name = /^(\w+)\(/.exec(line)?.[1] ?? '';
    if (!CALLS.includes(name)) continue;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    if (!sealing) continue;
    const range = ranges.get(name);
    if (range === undefined) ranges.set(name, [number, number]);
    else range[1] = number;
  }
  return ranges;
}

interface Swept {
  readonly calls: number;
  readonly states: number;
}

function sweep(): Swept {
  const program = sealer();
  const ranges = counted(program);
  let states = 0;
  let calls = 0;
  for (const [name, [first, last]] of ranges)
    for (let number = first; number <= last; number += 1) {
      calls += 1;
      for (const how of ['signal=KILL', 'error=EIO', 'error=ENOSPC']) {
        const folder = join(root, 'swept');
        rmSync(folder, { recursive: true, force: true });
        const [logs, keys] = [join(folder, 'logs'), join(folder, 'keys')];
        mkdirSync(folder);
        const given = [process.execPath, program, logs, keys, 'r_1'];
        const ran = spawnSync('strace', ['-o', '/dev/null', '-e', `inject=${name}:${how}:when=${number}`, ...given], { encoding: 'utf8' });
        states += 1;
        const where = `${name} ${number} ${how}`;
        try {
          const next = openTrail({ folder: logs, keys, now: () => new Date().toISOString() }).begin('r_2');
          next.append({ ev: 'warned', ref: 'c', kind: 'corrected', rule: 'warn/x' });
          next.close();
        } catch (thrown) {
          wrong.push(`${where}: the next run could not be sealed: ${String(thrown)}`);
          continue;
        }
        const shown = ran.stdout.includes('\n\n—') ? ran.stdout.slice(ran.stdout.indexOf('\n') + 1) : null;
        const anchors = shown === null ? [] : [{ from: 'shown', vkey: null, note: shown }];
        const { findings } = verifyStore(logs, { keys, anchors });
        for (const { kind, says } of findings) if (kind !== 'erased') wrong.push(`${where}: ${kind}: ${says}`);
        const lines = ran.stdout.startsWith('sealed') ? eventsIn(readFileSync(join(logs, 'r_1', 'events.jsonl'))) : [];
        if (ran.stdout.startsWith('sealed') && !lines.some((line) => line.ev === 'warned' && line.ref === 'a'))
          wrong.push(`${where}: what was shown is not in the log`);
      }
    }
  return { calls, states };
}

/** Kills a checking process at random moments. */
async function kill(times: number, index: string, refs: string): Promise<{ kills: number; finished: number; shown: number }> {
  const data = join(root, 'data');
  const given = [join(repository, 'dist/cli/main.js'), 'check', refs, '--offline', '--index', index, '-f', 'jsonl', '--no-config'];
  const places = ['--data-dir', data, '--progress', 'none'];
  let finished = 0;
  let shown = 0;
  let longest = 0;
  for (let time = 0; time <= times; time += 1) {
    const began = performance.now();
    const child = spawn(process.execPath, [...given, ...places], { stdio: ['ignore', 'pipe', 'ignore'] });
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString();
    });
    const ended = new Promise<void>((done) => child.on('close', () => done()));
    // The first run is let go to its end, to know how long one takes.
    if (time > 0) {
      await Promise.race([wait(Math.random() * longest), ended]);
      child.kill('SIGKILL');
    }
    await ended;
    if (time === 0) longest = performance.now() - began;
    if (time === 0 && !existsSync(join(data, 'logs'))) throw new Error('The check itself does not run: build first, and see what it says.');
    if (child.exitCode !== null) finished += 1;
    const keys = out
      .split('\n')
      .slice(0, -1)
      .flatMap((line) => (JSON.parse(line) as { key?: string }).key ?? []);
    shown += keys.length;
    const logs = join(data, 'logs');
    // The next start brings in what this one left.
    openTrail({ folder: logs, keys: join(data, 'keys'), now: () => new Date().toISOString() });
    const { findings } = verifyStore(logs, { keys: join(data, 'keys') });
    for (const { kind, where, says } of findings) wrong.push(`kill ${time}: ${kind}: ${where}: ${says}`);
    const newest = readdirSync(logs)
      .filter((name) => name.startsWith('r_'))
      .sort()
      .at(-1);
    const logged = newest === undefined ? [] : eventsIn(readFileSync(join(logs, newest, 'events.jsonl')));
    const decided = new Set(logged.flatMap((line) => (line.ev === 'reference_extracted' ? [line.key] : [])));
    const lost = keys.filter((key) => !decided.has(key));
    if (lost.length > 0) wrong.push(`kill ${time}: shown and not in the sealed log: ${lost.slice(0, 3).join(', ')}`);
  }
  return { kills: times, finished, shown };
}

try {
  const strace = values.syscalls && spawnSync('strace', ['-V']).status === 0;
  const swept = strace ? sweep() : 'not run';
  const killed =
    values.index === undefined || values.refs === undefined ? 'not run' : await kill(Number(values.kills), values.index, values.refs);
  process.stdout.write(`${JSON.stringify({ syscalls: swept, kills: killed, wrong: wrong.length, first: wrong.slice(0, 10) }, null, 2)}\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  rmSync(root, { recursive: true, force: true });
}
