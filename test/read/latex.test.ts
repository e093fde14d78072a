/** LaTeX documents with the files beside them, in real folders. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParseContext } from '../../src/read/context.ts';
import { readLatex } from '../../src/read/latex.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-latex-'));
  await mkdir(join(folder, 'paper', 'sec'), { recursive: true });
  await writeFile(join(folder, 'secret.tex'), 'SECRET');
  await writeFile(join(folder, 'paper', 'sec', 'more.tex'), 'Included \\cite{b}. \\input{sec/more}');
  await writeFile(
    join(folder, 'paper', 'refs.bib'),
    '@book{a, title={First}, year=2001}\n@book{b, title={Second}}\n@book{c, title={Third}}\n@book{broken',
  );
  await writeFile(
    join(folder, 'paper', 'alone.bbl'),
    '\\begin{thebibliography}{1}\n\\bibitem[Roe(2001)]{a}\nA.~Roe. \\newblock First. \\newblock 2001.\n\\end{thebibliography}',
  );
  await symlink(join(folder, 'secret.tex'), join(folder, 'paper', 'link.tex'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (body: string, extra: Partial<ParseContext> = {}) =>
  readLatex(`\\documentclass{article}\n\\title{T}\n\\begin{document}\n${body}\n\\end{document}`, {
    name: 'main.tex',
    path: join(folder, 'paper', 'main.tex'),
    limits: { pages: 10, textCharacters: 1_000_000, decodedBytes: 1_000_000 },
    ...extra,
  });
const shown = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.blocks.map(({ kind, span }) => [kind, reading.text.slice(span.start, span.end)]);

describe('readLatex', () => {
  it('writes headings, paragraphs, quotes, items and code as blocks', async () => {
    const reading = await read(
      '\\section{One}\nFirst % gone\nline.\n\nSecond.\n\\begin{quote}Quoted.\\end{quote}\n\\begin{itemize}\\item A\\item B\\end{itemize}\\begin{verbatim}\nx \\cite{n}\n\\end{verbatim}',
    );
    expect(shown(reading)).toEqual([
      ['heading', 'T'],
      ['heading', 'One'],
      ['paragraph', 'First line.'],
      ['paragraph', 'Second.'],
      ['quote', 'Quoted.'],
      ['item', 'A'],
      ['item', 'B'],
      ['code', 'x \\cite{n}'],
    ]);
  });

  it('notes citations with locators where they stand', async () => {
    const reading = await read('As \\citet[see][p.~4]{a} and \\parencites[1]{a}[2]{b, c} say.');
    expect(reading.citations?.map(({ keys, locator, span }) => [reading.text.slice(span.start, span.end), keys, locator])).toEqual([
      ['[see a, p. 4]', ['a'], 'p. 4'],
      ['[a, 1]', ['a'], '1'],
      ['[b, c, 2]', ['b', 'c'], '2'],
    ]);
  });

  it('puts footnotes at the end and marks where they are called', async () => {
    const reading = await read('Words\\footnote{See \\cite{a}.} go on.');
    const [note] = reading.notes ?? [];
    expect(reading.text.slice(note?.span.start, note?.span.end)).toBe('See [a].');
    expect(reading.text.slice(note?.mark?.start, note?.mark?.end)).toBe('¹');
  });

  it('gives the .bib beside it as entries, cited or not', async () => {
    const reading = await read('\\cite{a} \\input{sec/more}\n\\bibliography{refs}');
    expect(reading.entries?.map(({ key, cited }) => [key, cited])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(reading.text).toContain('Included [b].');
    expect(reading.skipped?.some(({ what }) => what.includes('broken'))).toBe(true);
    expect((await read('\\nocite{*}\\bibliography{refs}')).entries?.every(({ cited }) => cited)).toBe(true);
    expect((await read('\\cite{c}\\addbibresource{refs.bib}', { onlyCited: true })).entries?.map(({ key }) => key)).toEqual(['c']);
  });

  it('reads thebibliography, or the .bbl beside it', async () => {
    const own = await read('\\cite{x}\\begin{thebibliography}{9}\\bibitem{x} X. Title, 2001.\\bibitem{y} Y.\\end{thebibliography}');
    expect(own.blocks.filter(({ kind }) => kind === 'reference').map(({ label }) => label)).toEqual(['x', 'y']);
    const beside = await read('\\cite{a}\\bibliography{missing}', { path: join(folder, 'paper', 'alone.tex') });
    expect(shown(beside).at(-1)).toEqual(['reference', 'A. Roe. First. 2001.']);
  });

  it('tells what is listed on purpose and cited by no mark', async () => {
    const list = '\\begin{thebibliography}{9}\\bibitem{x} X. Title, 2001.\\bibitem{y} Y. Title, 2002.\\end{thebibliography}';
    expect((await read(`\\cite{x}\\nocite{y}${list}`)).listedOnly).toEqual(['y']);
    expect((await read(`\\cite{x}\\nocite{*}${list}`)).listedOnly).toEqual(['*']);
    expect((await read(`\\cite{x}${list}`)).listedOnly).toBeUndefined();
  });

  it('opens nothing outside the folder of the document', async () => {
    const reading = await read('\\input{../secret}\\input{link}\\input{/etc/hostname}\\input{missing}');
    expect(reading.text).not.toContain('SECRET');
    expect(reading.skipped?.length).toBe(4);
  });

  it('reads without a folder, and says that files were left out', async () => {
    const reading = await readLatex('\\section{A} \\input{x} text', {
      name: '-',
      limits: { pages: 1, textCharacters: 1_000, decodedBytes: 1_000 },
    });
    expect(reading.text).toContain('text');
    expect(reading.skipped?.[0]?.why).toMatch(/not handed in with/);
  });

  it('follows commands of the document that stand for words', async () => {
    expect((await read('\\newcommand{\\ours}{\\textsc{Foo}\\xspace}We use \\ours{} and \\ours.')).text).toContain('We use Foo and Foo.');
  });
});
