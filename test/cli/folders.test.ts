/** What is told of folders that cannot be read or made, by the commands that meet them. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder, checkPlace } from '../../src/cli/folders.ts';
import { whyUnread } from '../../src/errors.ts';
import { place } from './made-world.ts';

describe('checkFolder', () => {
  it('takes a folder that is there and one that can be made, and makes none', () => {
    const { cwd } = place();
    checkFolder(cwd, '');
    checkFolder(join(cwd, 'a/b/c'), '');
    expect(() => mkdirSync(join(cwd, 'a'))).not.toThrow();
  });

  // Node's recursive mkdir never ends there.
  it.runIf(process.platform === 'linux')('refuses a folder that no system call can make', async () => {
    expect(() => checkFolder('/proc/nowhere/stet', 'choose another.')).toThrow(
      '/proc/nowhere/stet: no folder can be made in /proc; choose another.',
    );
    const { stet } = place({ 'a.bib': '@book{a, title={On hedges}, year=1950}' });
    expect(await stet(['check', 'a.bib', '--offline', '--data-dir', '/proc/nowhere'])).toMatchObject({ status: 2 });
    expect((await stet(['check', 'a.bib', '--offline', '-o', '/proc/nowhere/a.html'])).err).toMatch(
      /^stet: .*choose another file with --output\.\n$/,
    );
  });
});

describe('checkPlace', () => {
  it('takes what is free, a file to write over and a device, and makes nothing', () => {
    const { cwd } = place({ 'old.html': 'old' });
    const before = readdirSync(cwd);
    for (const name of ['new.html', 'old.html', 'folder/new.html']) checkPlace(join(cwd, name), '--output');
    if (process.platform === 'linux') checkPlace('/dev/null', '--output');
    expect(readdirSync(cwd)).toEqual(before);
  });

  it('refuses a folder, and a place below a file', () => {
    const { cwd } = place({ 'file.txt': 'x' });
    mkdirSync(join(cwd, 'folder'));
    expect(() => checkPlace(join(cwd, 'folder'), '--fixed')).toThrow(/this is a folder; name a file in it with --fixed$/);
    for (const below of ['file.txt/a.html', 'file.txt/b/c/a.html'])
      expect(() => checkPlace(join(cwd, below), '--output')).toThrow(
        /file\.txt is a file, not a folder; choose another file with --output\.$/,
      );
    expect(() => checkFolder(join(cwd, 'file.txt'), 'choose another.')).toThrow(/is a file, not a folder; choose another\.$/);
  });

  it('is asked by every command that writes a file, before it reads anything', async () => {
    const { stet } = place({
      'file.txt': 'x',
      'a.bib': '@book{a, title={On hedges}, year=1950}',
      'a.md': 'No quote.',
      's.json': '{}',
    });
    const bad = 'file.txt/x.html';
    const calls = [
      ['check', 'a.bib', '--offline', '-o', bad],
      ['check', 'a.bib', '--offline', '--save-run', bad],
      ['quotes', 'a.md', '--sources', 'file.txt', '-o', bad],
      ['fix', 'a.bib', '--offline', '-o', bad],
      ['answer', 'a.md', '--sources', 'file.txt', '--offline', '--repair', bad],
      ['claims', '--structured', 's.json', '--sources', 'file.txt', '--fixed', bad],
    ];
    for (const call of calls) {
      const { status, out, err } = await stet(call);
      expect([call[0], status, out, err]).toEqual([
        call[0],
        2,
        '',
        expect.stringMatching(/^stet: .*is a file, not a folder; choose .*\n$/),
      ]);
    }
  });
});

describe('inputs that cannot be opened', () => {
  it('are told in words, in every command', async () => {
    const { cwd, stet } = place({ 'b.bib': '@book{a, title={On hedges}, year=1950}' });
    symlinkSync('round', join(cwd, 'round'));
    expect((await stet(['check', 'round', '--offline'])).err).toBe('stet: round: cannot be opened: a link that leads back to itself\n');
    expect((await stet(['parse', 'nowhere.txt'])).err).toBe('stet: nowhere.txt: cannot be read: no such file\n');
    expect((await stet(['report', 'nowhere.json'])).err).toBe('stet: nowhere.json: no saved report: no such file\n');
    mkdirSync(join(cwd, 'out.html'));
    expect((await stet(['check', 'b.bib', '--offline', '-f', 'html', '-o', 'out.html'])).err).toContain(
      'this is a folder; name a file in it',
    );
  });

  it('keep the words of the system where there are none of ours', () => {
    expect(whyUnread(new Error('odd'))).toBe('odd');
    expect(whyUnread('odd')).toBe('odd');
  });
});
