import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { targetsOf, writeWhole } from '../../src/cli/output.ts';
import { loadSettings } from '../../src/settings/index.ts';
import { ownFolder } from '../own-folder.ts';
import { GOOD, place } from './made-world.ts';

const FOLDER = place().cwd;

const targets = async (flags: Record<string, unknown>) =>
  targetsOf(await loadSettings({ flags, env: {}, cwd: FOLDER, config: false }), [], FOLDER);

describe('targetsOf', () => {
  it('pairs formats and outputs in order', async () => {
    expect(await targets({})).toEqual([{ format: 'pretty', file: null }]);
    expect(await targets({ format: ['html', 'json'], output: ['a.html'] })).toEqual([
      { format: 'html', file: `${FOLDER}/a.html` },
      { format: 'json', file: null },
    ]);
    expect(await targets({ format: ['pretty', 'html'], output: ['-', 'a'] })).toEqual([
      { format: 'pretty', file: null },
      { format: 'html', file: `${FOLDER}/a` },
    ]);
    expect(await targets({ output: ['a.sarif'] })).toEqual([
      { format: 'sarif', file: `${FOLDER}/a.sarif` },
      { format: 'pretty', file: null },
    ]);
    expect(await targets({ format: ['docx'], output: ['a.docx'] })).toEqual([{ format: 'docx', file: `${FOLDER}/a.docx` }]);
  });

  it('refuses a pairing that puts one format into the file that is named for another, which would go to the terminal', async () => {
    const crossed = { format: ['docx', 'pretty', 'html'], output: ['a.docx', 'a.html'] };
    await expect(targets(crossed)).rejects.toThrow('a.html would be written as pretty: the first --output belongs to the first --format');
    expect(await targets({ ...crossed, output: ['a.docx', '-', 'a.html'] })).toHaveLength(3);
    // SARIF and CSL are JSON too.
    expect(await targets({ format: ['sarif', 'json'], output: ['a.json', 'b.json'] })).toHaveLength(2);
    expect(await targets({ format: ['csl'], output: ['a.json'] })).toHaveLength(1);
  });

  it('sends no Word file to a terminal', async () => {
    await expect(targets({ format: ['docx'] })).rejects.toThrow('docx is a file; name it with --output');
    await expect(targets({ format: ['docx'], output: ['-'] })).rejects.toThrow('--output');
  });
});

describe('writeWhole', () => {
  it('writes all or nothing, and makes the folders on the way', () => {
    const root = ownFolder('stet-out');
    writeWhole(join(root, 'a/b/c.txt'), 'text');
    expect(readFileSync(join(root, 'a/b/c.txt'), 'utf8')).toBe('text');
    mkdirSync(join(root, 'taken'));
    expect(() => writeWhole(join(root, 'taken'), 'text')).toThrow(/taken: it could not be written/);
    expect(readdirSync(root).sort()).toEqual(['a', 'taken']);
  });

  it('follows a link and keeps the permissions of what it leads to', () => {
    const { cwd } = place({ 'kept.txt': 'old' });
    chmodSync(join(cwd, 'kept.txt'), 0o640);
    symlinkSync('kept.txt', join(cwd, 'link.txt'));
    writeWhole(join(cwd, 'link.txt'), 'new');
    expect(readFileSync(join(cwd, 'kept.txt'), 'utf8')).toBe('new');
    expect(lstatSync(join(cwd, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(statSync(join(cwd, 'kept.txt')).mode & 0o777).toBe(0o640);
  });

  it('writes into a pipe and leaves it one', async () => {
    const { cwd } = place();
    const pipe = join(cwd, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
    const heard = text(reader.stdout);
    writeWhole(pipe, 'through');
    expect(await heard).toBe('through');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});

describe('files that were written', () => {
  it('are told in one line on standard error, unless nothing is to be told', async () => {
    const { root, stet } = place({ 'a.bib': GOOD });
    const argv = ['check', 'a.bib', '--offline', '--no-config', '-f', 'json', '-o', 'out/a.json', '-f', 'html', '-o', 'a.html'];
    const { out, err } = await stet(argv);
    expect(err).toMatch(/^wrote out\/a\.json, a\.html\n/m);
    expect(err.match(/wrote/g)).toHaveLength(1);
    expect(out).not.toContain('wrote');
    expect((await stet([...argv, '--quiet'])).err).toBe('');
    expect((await stet([...argv, '--progress', 'none'])).err).toBe('');
    expect((await stet([...argv, '--progress', 'json'])).err).toContain('{"type":"written","files":["out/a.json","a.html"]}\n');
    expect((await stet([...argv, '--save-run', join(root, 'kept.json')])).err).toContain(
      `wrote out/a.json, a.html, ${join(root, 'kept.json')}\n`,
    );
    expect((await stet(['report', 'out/a.json', '-o', 'a.md', '--no-config'])).err).toBe('wrote a.md\n');
  });
});

describe('a file in the place of standard output', () => {
  const at = place({
    'refs.txt': 'Marsh, A. (2018). Slow corals.\nOkoro, B. (2019). Fast corals.\n',
    'old.jsonl': 'old\n',
    'paper.md': '# References\n\n1. Marsh, A. (2018). Slow corals. Reefs 1, 2-3.\n',
  });
  const read = (name: string): string => readFileSync(join(at.cwd, name), 'utf8');

  it('holds what would have been shown, for every command that has one', async () => {
    for (const argv of [
      ['parse', 'refs.txt'],
      ['extract', 'paper.md', '-f', 'csl'],
      ['extract', 'paper.md'],
    ]) {
      const shown = await at.stet(argv);
      expect(shown).toMatchObject({ status: 0, out: expect.stringContaining('Slow corals') });
      expect(await at.stet([...argv, '-o', 'new/out'])).toMatchObject({ status: 0, out: '' });
      expect(read('new/out')).toBe(shown.out);
    }
    const stdin = '{"id":"a","claim":"Corals grow.","evidence":"Corals grow."}\n';
    expect(await at.stet(['claims', '--pairs', '-', '--output', 'claims.jsonl'], { stdin })).toMatchObject({ status: 0, out: '' });
    expect(JSON.parse(read('claims.jsonl'))).toMatchObject({ id: 'a', verdict: 'supported' });
    expect((await at.stet(['parse', 'refs.txt', '-o', '-'])).out).toContain('Fast corals');
  });

  it('is written whole or not at all: what stood there stays when a command fails or is stopped, and no part of it is left', async () => {
    expect((await at.stet(['parse', 'gone.txt', '-o', 'old.jsonl'])).status).toBe(2);
    expect((await at.stet(['parse', 'refs.txt', '-o', 'old.jsonl'], { signal: AbortSignal.abort() })).status).toBe(130);
    expect(read('old.jsonl')).toBe('old\n');
    expect((await at.stet(['parse', 'refs.txt', '-o', 'new'])).err).toContain('this is a folder');
    expect(readdirSync(at.cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await at.stet(['parse', 'refs.txt', '-o', 'old.jsonl'])).status).toBe(0);
    expect(read('old.jsonl').split('\n')).toHaveLength(3);
    expect((await at.stet(['parse', 'refs.txt', '-o', '/dev/null'])).status).toBe(0);
    expect((await at.stet(['claims', '--structured', 'a.json', '--fixed', '-', '-o', 'b'])).status).toBe(2);
  });
});
