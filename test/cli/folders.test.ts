/** What is told of folders that cannot be read or made, by the commands that meet them. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder, checkPlace, keepApart } from '../../src/cli/folders.ts';
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

describe('what is read', () => {
  const files = {
    'refs.bib': '@book{a, title={On hedges}, year=1950}',
    'refs.txt': 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.\n',
    'answer.md': '“Hedges grow slowly” [1].\n',
    'source.txt': 'Hedges grow slowly.\n',
    'claims.jsonl': '{"id":"a","claim":"Hedges grow.","evidence":"Hedges grow slowly."}\n',
    'quotes.jsonl': '{"id":"a","quote":"Hedges","source":"Hedges grow slowly."}\n',
    'out.json': '[]',
  };

  it('is never written over, by no command and under no name', async () => {
    const { cwd, stet } = place(files);
    symlinkSync('refs.bib', join(cwd, 'link.bib'));
    const calls = [
      ['check', 'refs.bib', '--offline', '-f', 'bibtex', '-o', 'refs.bib'],
      ['check', 'refs.bib', '--offline', '-f', 'bibtex', '-o', './link.bib'],
      ['check', 'refs.bib', '--offline', '--save-run', 'refs.bib'],
      ['check', 'refs.bib', '--offline', '--sources', 'source.txt', '-o', 'source.txt'],
      ['extract', 'refs.txt', '-f', 'csl', '-o', 'refs.txt'],
      ['parse', 'refs.txt', '-o', 'refs.txt'],
      ['quotes', 'answer.md', '--sources', 'source.txt', '-o', 'answer.md'],
      ['quotes', 'answer.md', '--sources', 'source.txt', '-o', 'source.txt'],
      ['quotes', '--pairs', 'quotes.jsonl', '-o', 'quotes.jsonl'],
      ['claims', '--pairs', 'claims.jsonl', '-o', 'claims.jsonl'],
      ['answer', 'answer.md', '--sources', 'source.txt', '--offline', '-o', 'answer.md'],
      ['answer', 'answer.md', '--sources', 'source.txt', '--offline', '--repair', 'source.txt'],
      ['claims', '--structured', 'out.json', '--sources', 'source.txt', '--fixed', 'source.txt'],
    ];
    for (const call of calls) {
      const { status, out, err } = await stet(call);
      expect([call.join(' '), status, out, err]).toEqual([
        call.join(' '),
        2,
        '',
        expect.stringMatching(/^stet: .*this file is read, and would be written over; name another with --(?:output|repair|fixed)\n$/),
      ]);
    }
    for (const [name, text] of Object.entries(files)) expect(readFileSync(join(cwd, name), 'utf8')).toBe(text);
  });

  it('may be put right in its place where that is what is asked for', async () => {
    const { stet } = place(files);
    expect((await stet(['answer', 'answer.md', '--sources', 'source.txt', '--offline', '--repair', 'answer.md'])).err).not.toContain(
      'written over',
    );
    expect((await stet(['fix', 'refs.bib', '--offline', '-o', 'refs.bib'])).err).not.toContain('written over');
  });

  it('is no report that the same command wrote into the folder before', async () => {
    const { cwd, stet } = place({ 'in/refs.bib': files['refs.bib'], 'in/answer.md': files['answer.md'] });
    const checked = async (...more: string[]): Promise<string> =>
      (await stet(['check', ...more, '--offline', '--progress', 'plain', '-f', 'html', '-o', 'in/report.html'])).err;
    expect(await checked('in')).toContain('in/refs.bib');
    const again = await checked('in');
    expect(again).toContain('in/refs.bib');
    expect(again).not.toMatch(/in\/report\.html: |1 of 3|3 of 3/);
    const list = async (): Promise<unknown> => {
      await stet(['extract', 'in', '--json', '-o', 'in/list.txt']);
      return JSON.parse(readFileSync(join(cwd, 'in/list.txt'), 'utf8'));
    };
    const first = await list();
    expect(await list()).toEqual(first);
  });
});

describe('keepApart', () => {
  it('takes folders, addresses, standard input and what is not there', () => {
    const { cwd } = place({ 'a/b.bib': 'x' });
    expect(() =>
      keepApart(['new.html', '-', 'a/c.html'], ['a', '-', 'doi:10.1000/1', 'https://example.org/a.pdf', 'gone.pdf'], { cwd, flag: '-o' }),
    ).not.toThrow();
    expect(() => keepApart(['a/b.bib'], ['a/../a/b.bib'], { cwd, flag: '-o' })).toThrow('a/b.bib: this file is read');
  });
});
