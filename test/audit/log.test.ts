import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../src/audit/disk.ts';
import { chance, checkLog, LINE_LIMIT, openLog, repliesOf } from '../../src/audit/log.ts';
import { restore } from '../../src/audit/restore.ts';
import { StetError } from '../../src/errors.ts';

let folder = '';
let second = 0;
const now = (): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second++)).toISOString();
const events = (): string => join(folder, 'run', 'events.jsonl');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-log-'));
  second = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(count: number) {
  const log = openLog(join(folder, 'run'), now, realDisk, () => 'chance');
  for (let i = 0; i < count; i += 1)
    log.append({ ev: 'classified', ref: `ref:${i}`, class: 'exist', rule: 'ref/exist-a', coverage: 'none' });
  return log.close();
}

describe('log', () => {
  it('writes canonical lines, closes with a commit over all lines before it, and checks clean', () => {
    const head = write(3);
    const lines = readFileSync(events(), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      '{"class":"exist","coverage":"none","ev":"classified","i":0,"ref":"ref:0","rule":"ref/exist-a","salt":"chance","ts":"2026-01-01T00:00:00.000Z","v":1}',
    );
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ ev: 'merkle_commit', i: 3, size: 3, root: head.head });
    expect(head.events).toBe(4);
    expect(checkLog(join(folder, 'run'))).toEqual({ ok: true, head });
  });

  it('names the first line that was edited, deleted, inserted, swapped or copied', () => {
    write(6);
    const whole = readFileSync(events(), 'utf8');
    const lines = whole.trimEnd().split('\n');
    const put = (changed: readonly string[]) => writeFileSync(events(), `${changed.join('\n')}\n`);
    const [a = '', b = '', c = '', ...rest] = lines;
    const first = (changed: readonly string[]) => {
      put(changed);
      const check = checkLog(join(folder, 'run'));
      return check.ok ? -1 : check.line;
    };
    expect(first([a, b.replace('exist"', 'fake"'), c, ...rest])).toBe(1);
    expect(first([a, c, ...rest])).toBe(1);
    expect(first([a, b, b, c, ...rest])).toBe(2);
    expect(first([b, a, c, ...rest])).toBe(0);
    expect(first([a, b.replace('{', '{ '), c, ...rest])).toBe(1);
    expect(first([a, b, c])).toBe(3);
    put(lines);
    expect(checkLog(join(folder, 'run')).ok).toBe(true);
  });

  it('tells a log that was cut off from one that was closed', () => {
    write(2);
    truncateSync(events(), readFileSync(events()).length - 5);
    expect(checkLog(join(folder, 'run'))).toMatchObject({ ok: false, line: 2 });
  });

  it('keeps every line within its limit and cuts long texts with their length and hash said', () => {
    const log = openLog(join(folder, 'run'), now);
    log.append({ ev: 'reference_extracted', ref: 'r', key: '1', route: 'formal', raw: `\ud800${'x'.repeat(500_000)}` });
    // Control characters take six bytes each, and lists multiply.
    log.append({
      ev: 'title_mismatch',
      ref: 'r',
      doi: '10.5555/1',
      attributed: '\u0001'.repeat(9000),
      actual: '\u0002'.repeat(9000),
      conf: 0,
    });
    log.append({ ev: 'cohort_concentrated', share: 1, authors: Array.from({ length: 500 }, () => '\u0003'.repeat(2000)) });
    log.close();
    const lines = readFileSync(events(), 'utf8').trimEnd().split('\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LINE_LIMIT);
    const [line = '', mismatch = ''] = lines;
    expect(line).toContain(
      `[500001 characters, sha256:${createHash('sha256')
        .update(`\ufffd${'x'.repeat(500_000)}`)
        .digest('hex')}]`,
    );
    expect(JSON.parse(mismatch)).toMatchObject({ ev: 'title_mismatch', actual: expect.stringContaining('[9000 characters, sha256:') });
    expect(checkLog(join(folder, 'run')).ok).toBe(true);
  });

  it.runIf(process.platform !== 'win32')('keeps the lines from others on the machine, and hides no hash', () => {
    write(1);
    const modes = ['events.jsonl', 'leaves'].map((name) => statSync(join(folder, 'run', name)).mode & 0o077);
    expect(modes[0]).toBe(0);
    expect(modes[1]).toBe(0o044 & ~process.umask());
    truncateSync(events(), readFileSync(events()).length - 1);
    restore(realDisk, join(folder, 'run'), now);
    expect(statSync(events()).mode & 0o077).toBe(0);
  });

  it('never writes over a log, and says what to do when it cannot write', () => {
    write(1);
    expect(() => openLog(join(folder, 'run'), now)).toThrow(StetError);
    writeFileSync(join(folder, 'file'), '');
    expect(() => openLog(join(folder, 'file', 'run'), now)).toThrow(/Name another folder/);
  });

  it.each(['create', 'write', 'sync', 'close'] as const)('holds no file open when the disk fails to %s', (failing) => {
    const open = new Set<string>();
    const failed = (what: string, path: string): void => {
      if (what === failing && path.endsWith('leaves')) throw new Error('ENOSPC');
    };
    const disk: Disk = {
      ...realDisk,
      create(path, mode) {
        failed('create', path);
        const file = realDisk.create(path, mode);
        open.add(path);
        return {
          write(bytes) {
            failed('write', path);
            file.write(bytes);
          },
          sync() {
            failed('sync', path);
            file.sync();
          },
          close() {
            open.delete(path);
            file.close();
            failed('close', path);
          },
        };
      },
    };
    const told = (): void => {
      const log = openLog(join(folder, 'run'), now, disk);
      log.append({ ev: 'classified', ref: 'r', class: 'exist', rule: 'ref/exist-a', coverage: 'none' });
      log.close();
    };
    expect(told).toThrow(StetError);
    expect([...open]).toEqual([]);
  });

  it('gives back what a run was told, as often as it was told, and refuses a log that was changed', () => {
    const log = openLog(join(folder, 'run'), now);
    log.append({
      ev: 'run_started',
      engine: '1',
      node: 'v20',
      document: 'sha256:0',
      name: 'a.bib',
      settings: 'sha256:1',
      indexes: ['i sha256:2'],
    });
    for (const reply of [['sha256:a', 'sha256:b'], ['sha256:a']])
      log.append({ ev: 'asked', ref: 'r', adapter: 'crossref', question: 'work', query: 't', outcome: 'found', covers: 'broad', reply });
    log.close();
    expect(repliesOf(join(folder, 'run'))).toEqual({
      replies: ['sha256:a', 'sha256:b', 'sha256:a'],
      holdings: ['i sha256:2'],
      asked: new Set(['crossref']),
      testimonies: new Map(),
    });
    writeFileSync(events(), readFileSync(events(), 'utf8').replace('crossref', 'crossref2'));
    expect(() => repliesOf(join(folder, 'run'))).toThrow(/line 2/);
    expect(() => repliesOf(join(folder, 'none'))).toThrow(/name a run by its id/);
  });

  it('gives no chance out twice', () => {
    const drawn = Array.from({ length: 5000 }, chance);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const salt of drawn) expect(salt).toMatch(/^[\w-]{16}$/);
  });

  it('puts chance into each line, so that the hash of an erased line cannot be found by trying', () => {
    const event = { ev: 'warned', ref: 'r', kind: 'corrected', rule: 'warn/x' } as const;
    const written = (name: string): { salts: string[]; hashes: Buffer } => {
      const log = openLog(join(folder, name), () => '2026-01-01T00:00:00.000Z');
      for (let i = 0; i < 20; i += 1) log.append(event);
      log.close();
      const lines = readFileSync(join(folder, name, 'events.jsonl'), 'utf8')
        .trim()
        .split('\n');
      return {
        salts: lines.map((line) => (JSON.parse(line) as { salt: string }).salt),
        hashes: readFileSync(join(folder, name, 'leaves')),
      };
    };
    const [one, two] = [written('one'), written('two')];
    expect(new Set([...one.salts, ...two.salts]).size).toBe(42);
    expect(Math.min(...one.salts.map((salt) => Buffer.from(salt, 'base64url').length))).toBe(12);
    expect(one.hashes.equals(two.hashes)).toBe(false);
  });
});
