import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkProof, readProof } from '../../src/audit/checkpoint.ts';
import { leafHash } from '../../src/audit/merkle.ts';
import { readVkey } from '../../src/audit/note.ts';
import { verifyInclusion } from '../../src/audit/proofs.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stet-trail-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = () => openTrail({ folder: join(root, 'logs'), keys: join(root, 'keys'), now: () => new Date().toISOString() });
const warned = { ev: 'warned', ref: 'r', kind: 'corrected', rule: 'warn/x' } as const;

describe('trail', () => {
  it('seals a run before its report could be shown: line, entry and checkpoint hang together', () => {
    const log = open().begin('r_1');
    log.append(warned);
    log.append({ ev: 'reported', report: 'sha256:0' });
    const sealed = log.close();
    const checkpoint = checkProof(readProof(sealed.proof), leafHash(Buffer.from(sealed.entry)), [readVkey(sealed.vkey)]);
    expect(checkpoint.size).toBe(1);
    expect(sealed.checkpoint).toBe(readFileSync(join(root, 'logs', 'commit', 'checkpoint'), 'utf8'));
    const entry = JSON.parse(sealed.entry) as { h: string; size: number; root: string };
    expect(entry).toMatchObject({ h: 'r_1', size: 3 });
    const path = log.pathOf(1).map((hash) => Buffer.from(hash, 'hex'));
    expect(verifyInclusion(1, 3, leafHash(Buffer.from(log.lineAt(1))), path, Buffer.from(entry.root, 'hex'))).toBe(true);
    expect(readdirSync(join(root, 'logs', 'commit', 'open'))).toEqual([]);
  });

  it('seals a run that goes on: the last entry stands for the whole, earlier ones for what was shown then', () => {
    const log = open().begin('r_1');
    log.append(warned);
    log.seal();
    log.append({ ...warned, ref: 'second' });
    log.seal();
    log.append({ ...warned, ref: 'third' });
    const sealed = log.close();
    expect(JSON.parse(sealed.entry)).toMatchObject({ h: 'r_1', size: 6 });
    expect(checkProof(readProof(sealed.proof), leafHash(Buffer.from(sealed.entry)), [readVkey(sealed.vkey)]).size).toBe(3);
    const check = verifyStore(join(root, 'logs'));
    expect(check).toMatchObject({ findings: [], runs: 1, events: 6 });
    const path = join(root, 'logs', 'r_1', 'events.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('second', 'other!'));
    expect(verifyStore(join(root, 'logs')).findings).toMatchObject([{ kind: 'tampered', where: 'r_1', line: 2 }]);
  });

  it('brings in a run that was cut off after a seal, and changes nothing where the sealed lines were changed', () => {
    const from = (alive: boolean) =>
      openTrail({ folder: join(root, 'logs'), keys: join(root, 'keys'), now: () => new Date().toISOString(), alive: () => alive });
    const log = from(true).begin('r_1');
    log.append(warned);
    log.seal();
    const path = join(root, 'logs', 'r_1', 'events.jsonl');
    const sealed = readFileSync(path, 'utf8');
    // Cut off with nothing behind the seal: nothing to add.
    from(false);
    expect(readFileSync(path, 'utf8')).toBe(sealed);
    expect(verifyStore(join(root, 'logs')).findings).toEqual([]);

    const second = from(true).begin('r_2');
    second.append(warned);
    second.seal();
    const other = join(root, 'logs', 'r_2', 'events.jsonl');
    const whole = readFileSync(other, 'utf8');
    writeFileSync(other, `${whole}{"torn`);
    from(false);
    expect(readFileSync(other, 'utf8').startsWith(whole)).toBe(true);
    expect(readFileSync(other, 'utf8')).toContain('"ev":"recovered"');
    expect(verifyStore(join(root, 'logs')).findings).toEqual([]);

    const third = from(true).begin('r_3');
    third.append(warned);
    third.seal();
    const last = join(root, 'logs', 'r_3', 'events.jsonl');
    const spoilt = readFileSync(last, 'utf8').replace('corrected', 'retracted');
    writeFileSync(last, spoilt);
    expect(() => from(false)).toThrow(/not as it was sealed/);
    expect(readFileSync(last, 'utf8')).toBe(spoilt);
    expect(verifyStore(join(root, 'logs')).findings).toMatchObject([{ kind: 'tampered', where: 'r_3' }]);
  });

  it('keeps its key to itself: outside the logs, readable by its owner alone', () => {
    open().begin('r_1').close();
    const [key = ''] = readdirSync(join(root, 'keys')).filter((name) => name.endsWith('.key'));
    expect(statSync(join(root, 'keys', key)).mode & 0o777).toBe(0o600);
    // PRIVATE+KEY+name+hash+seed; the seed may hold that sign too.
    const seed = readFileSync(join(root, 'keys', key), 'utf8')
      .trim()
      .split('+')
      .slice(4)
      .join('+');
    expect(seed).toHaveLength(44);
    for (const file of readdirSync(join(root, 'logs'), { recursive: true, withFileTypes: true }))
      if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain(seed);
    rmSync(join(root, 'keys', key));
    expect(() => open().begin('r_2').close()).toThrow(/Put it back/);
  });

  it('takes only ids that are safe as names, and never one twice', () => {
    const trail = open();
    for (const id of ['', '.', '..', 'a/b', '-a', 'commit', 'a'.repeat(65), 'a\u0000', 'é'])
      expect(() => trail.begin(id)).toThrow(/id of a run/);
    trail.begin('r_1').close();
    expect(() => trail.begin('r_1').append(warned)).toThrow(/never written twice/);
    trail.begin('r_silent');
    expect(existsSync(join(root, 'logs', 'r_silent'))).toBe(false);
  });

  it('seals nothing on top of a commit log that was changed', () => {
    open().begin('r_1').close();
    const tile = join(root, 'logs', 'commit', 'tile', '0', '000.p', '1');
    writeFileSync(tile, Buffer.alloc(32));
    expect(() => open().begin('r_2').close()).toThrow(/do not give the root/);
    expect(readFileSync(tile)).toEqual(Buffer.alloc(32));
  });

  it('lets several processes write at once: each run is sealed, each once', async () => {
    const script = join(root, 'several.mts');
    const source = resolve(import.meta.dirname, '../../src/audit/trail.ts');
    writeFileSync(
      script,
      `import { openTrail } from ${JSON.stringify(source)};
       const trail = openTrail({ folder: ${JSON.stringify(join(root, 'logs'))}, keys: ${JSON.stringify(join(root, 'keys'))}, now: () => new Date().toISOString() });
       for (let run = 0; run < 15; run += 1) {
         const log = trail.begin('r_' + process.pid + '_' + run);
         log.append({ ev: 'warned', ref: 'r', kind: 'corrected', rule: 'warn/x' });
         log.close();
       }`,
    );
    const tsx = resolve(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs');
    const ended = await Promise.all(
      [0, 1, 2].map(
        () =>
          new Promise((done) => {
            spawn(process.execPath, ['--import', tsx, script], { stdio: ['ignore', 'ignore', 'inherit'] }).on('close', done);
          }),
      ),
    );
    expect(ended).toEqual([0, 0, 0]);
    const check = verifyStore(join(root, 'logs'), { keys: join(root, 'keys') });
    expect(check).toMatchObject({ findings: [], runs: 45, checkpoint: { size: 45 } });
  });

  it('brings in a run that was left behind once, however many processes begin together', async () => {
    const trail = open();
    const runs = Array.from({ length: 24 }, (_, i) => `r_${i}`);
    for (const id of runs) {
      const log = trail.begin(id);
      log.append(warned);
      log.seal();
      const lines = join(root, 'logs', id, 'events.jsonl');
      writeFileSync(lines, `${readFileSync(lines, 'utf8')}{"torn`);
    }
    const script = join(root, 'beginner.mts');
    const source = resolve(import.meta.dirname, '../../src/audit/trail.ts');
    writeFileSync(
      script,
      `import { openTrail } from ${JSON.stringify(source)};
       process.stdin.once('data', () => {
         const alive = ({ pid }) => pid !== ${process.pid};
         openTrail({ folder: ${JSON.stringify(join(root, 'logs'))}, keys: ${JSON.stringify(join(root, 'keys'))}, now: () => new Date().toISOString(), alive });
         process.exit(0);
       });
       process.stdout.write('ready');`,
    );
    const tsx = resolve(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs');
    const beginners = [0, 1, 2].map(() => spawn(process.execPath, ['--import', tsx, script], { stdio: ['pipe', 'pipe', 'inherit'] }));
    await Promise.all(beginners.map((child) => new Promise((ready) => child.stdout.once('data', ready))));
    const ended = Promise.all(beginners.map((child) => new Promise((done) => child.on('close', done))));
    for (const child of beginners) child.stdin.write('begin');
    expect(await ended).toEqual([0, 0, 0]);
    expect(readdirSync(join(root, 'logs', 'commit', 'open'))).toEqual([]);
    // Each was sealed when it was shown, and once more when it was brought in.
    expect(verifyStore(join(root, 'logs'), { keys: join(root, 'keys') })).toMatchObject({
      findings: [],
      runs: 24,
      checkpoint: { size: 48 },
    });
  });

  it('brings in what killed processes left behind: nothing shown is lost, nothing is left unsealed', async () => {
    const script = join(root, 'writer.mts');
    const source = resolve(import.meta.dirname, '../../src/audit/trail.ts');
    writeFileSync(
      script,
      `import { openTrail } from ${JSON.stringify(source)};
       const trail = openTrail({ folder: ${JSON.stringify(join(root, 'logs'))}, keys: ${JSON.stringify(join(root, 'keys'))}, now: () => new Date().toISOString() });
       for (let run = 0; ; run += 1) {
         const log = trail.begin('r_' + process.pid + '_' + run);
         for (let i = 0; i < 500; i += 1) log.append({ ev: 'warned', ref: 'r' + i, kind: 'corrected', rule: 'x'.repeat(i) });
         process.stdout.write(JSON.stringify(log.close().checkpoint) + '\\n');
       }`,
    );
    const shown: string[] = [];
    const tsx = resolve(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs');
    for (let kill = 0; kill < 10; kill += 1) {
      const child = spawn(process.execPath, ['--import', tsx, script], { stdio: ['ignore', 'pipe', 'inherit'] });
      let out = '';
      await new Promise<void>((done) => {
        child.stdout.on('data', (data: Buffer) => {
          // From its first line on it is at work; killed a little later, at another place each time.
          if (out === '') setTimeout(() => child.kill('SIGKILL'), (kill * 13) % 60);
          out += data.toString();
        });
        child.on('close', () => done());
      });
      const lines = out.split('\n').slice(0, -1);
      shown.push(JSON.parse(lines.at(-1) ?? '""') as string);
    }
    const log = open().begin('r_after');
    const anchors = shown.map((note) => ({ from: 'shown', vkey: null, note }));
    const check = verifyStore(join(root, 'logs'), { keys: join(root, 'keys'), anchors });
    expect(check.findings).toEqual([]);
    expect(check.runs).toBeGreaterThanOrEqual(10);
    // Whoever was killed while it held the lock holds up nobody, and the lock goes with the next who takes it.
    log.append(warned);
    log.close();
    expect(existsSync(join(root, 'logs', 'commit', 'lock'))).toBe(false);
    expect(verifyStore(join(root, 'logs'), { keys: join(root, 'keys'), anchors }).findings).toEqual([]);
  });
});
