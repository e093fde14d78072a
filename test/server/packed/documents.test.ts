import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { documentsIn, lyingAt } from '../../../src/server/packed/documents.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stet-documents-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
const found = (folder: string, alone = false): string[] => documentsIn(folder, alone).map((path) => relative(folder, path));

const MAIN = '\\documentclass{article}\\begin{document}\\bibliography{refs}\\end{document}';

describe('the documents in a folder', () => {
  it('are those with endings of documents, hidden folders left out', () => {
    const folder = folderOf({
      'b.pdf': '%PDF',
      'a.txt': 'x',
      'c.png': 'x',
      '.git/d.txt': 'x',
      'node_modules/e.md': 'x',
      'sub/f.md': 'x',
      '~$b.docx': 'owner',
      'sub/~$g.zip': 'owner',
    });
    expect(found(folder)).toEqual(['a.txt', 'b.pdf', join('sub', 'f.md')]);
  });

  it('of a TeX project are its main files; read alone, a list as well that none of them draws in', () => {
    const files = { 'main.tex': MAIN, 'refs.bib': '@book{a}', 'one.tex': 'chapter' };
    expect(found(folderOf(files))).toEqual(['main.tex']);
    expect(found(folderOf({ ...files, 'old.bib': '@book{b}' }), true)).toEqual(['main.tex']);
    const without = { 'main.tex': MAIN.replace(/\\bibliography\{[^}]*\}/, ''), 'refs.bib': '@book{a}' };
    expect(found(folderOf(without))).toEqual(['main.tex']);
    expect(found(folderOf(without), true)).toEqual(['main.tex', 'refs.bib']);
    expect(found(folderOf({ ...without, 'paper.bbl': '\\bibitem{a} A' }), true)).toEqual(['main.tex', 'paper.bbl']);
  });

  it('are not there where nothing lies', () => {
    expect(lyingAt(join(folderOf({}), 'none'), 'none')).toBeUndefined();
  });
});
