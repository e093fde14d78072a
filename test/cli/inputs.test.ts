import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bytesOf, expand, identifierInput } from '../../src/cli/inputs.ts';
import { Archives } from '../../src/server/packed/archives.ts';
import { documentsIn } from '../../src/server/packed/documents.ts';
import { place } from './made-world.ts';

describe('identifierInput', () => {
  it('knows identifiers, with and without what stands before them', () => {
    const fields = (word: string) => identifierInput(word)?.fields;
    expect(fields('doi:10.5555/a.b')).toEqual({ DOI: '10.5555/a.b' });
    expect(fields('https://doi.org/10.5555/a')).toMatchObject({ DOI: '10.5555/a' });
    expect(fields('10.5555/(a)')).toMatchObject({ DOI: '10.5555/(a)' });
    expect(fields('arXiv:1706.03762v5')).toMatchObject({ arxiv: '1706.03762v5' });
    expect(fields('arxiv:hep-th/9901001')).toMatchObject({ arxiv: 'hep-th/9901001' });
    expect(fields('pmid:123')).toMatchObject({ PMID: '123' });
  });

  it('leaves files and addresses alone', () => {
    for (const word of ['paper.pdf', '10.pdf', './10.5555/x', 'https://example.org/10.5555/x', 'arxiv.bib', '-'])
      expect(identifierInput(word), word).toBeNull();
  });
});

describe('documentsIn', () => {
  it('takes a TeX project for its main files', () => {
    const { cwd } = place({
      'p/main.tex': '\\documentclass{article}',
      'p/intro.tex': 'text',
      'p/refs.bib': '',
      'p/notes.md': '',
      'q/only.bib': '',
    });
    expect(documentsIn(cwd).map((path) => path.slice(cwd.length + 1))).toEqual([
      join('p', 'main.tex'),
      join('p', 'notes.md'),
      join('q', 'only.bib'),
    ]);
  });
});

describe('expand', () => {
  const options = {
    cwd: '/',
    stdin: Readable.from([]),
    stdinName: undefined,
    offline: true,
    most: 10,
    timeout: 1,
    signal: new AbortController().signal,
    archives: new Archives(),
  };

  it('tells which archives of a folder it passes over, and takes old Word files for the reader to say what they are', async () => {
    const { cwd } = place({ 'p/a.md': 'x', 'p/b.doc': 'x', 'p/in/c.zip': 'x', 'p/d.rar': 'x', 'q/only.zip': 'x' });
    const told: string[] = [];
    const here = { ...options, cwd, told: (what: string) => void told.push(what) };
    expect((await expand('p', here)).map(({ name }) => name)).toEqual([join('p', 'a.md'), join('p', 'b.doc')]);
    expect(told).toEqual([
      `p: 2 archives in it were not opened (${join('p', 'd.rar')}, ${join('p', 'in', 'c.zip')}); name them, or give the folder with --batch, to check the documents in them`,
    ]);
    await expect(expand('q', here)).rejects.toThrow(
      /q: no document in this folder; an archive in it was not opened \(q.only\.zip\); name it/,
    );
  });

  it('fetches nothing when offline', async () => {
    const [input] = await expand('https://example.org/paper.pdf', options);
    await expect(input?.bytes?.()).rejects.toThrow(/not fetched, because --offline/);
  });
});

describe('bytesOf', () => {
  it('stops at the limit', async () => {
    await expect(bytesOf(Readable.from([Buffer.alloc(8), Buffer.alloc(8)]), 'x', 10)).rejects.toThrow(/x: more than 10 bytes/);
    expect(await bytesOf(Readable.from([Buffer.alloc(4)]), 'x', 10)).toHaveLength(4);
  });
});
