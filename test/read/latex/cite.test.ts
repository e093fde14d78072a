/** Citing commands of LaTeX and its packages, each read with the keys and the place it names. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { citingByName } from '../../../src/read/latex/cite.ts';
import { readLatex } from '../../../src/read/latex.ts';

const bib = (key: string, more = '') => `@book{${key}, title={On the keeping of ${key}}, author={Ng, A.}, year=2001${more}}\n`;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-cite-'));
  const files: Record<string, string> = {
    'refs.bib': `${bib('a', ', ids={a1, a2}')}${bib('b')}${bib('c', ', crossref={p}')}@set{s, entryset={a, b}}\n@proceedings{p, title={Proceedings of gardens}, year=2001}\n`,
    'more.bib': bib('z'),
    'ch/two.tex': '\\documentclass[../main]{subfiles}\\begin{document}Two \\cite{z}.\\end{document}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (body: string, end = '\\bibliography{refs,more}') =>
  readLatex(`\\documentclass{article}\n\\begin{document}\n${body}\n${end}\n\\end{document}`, {
    name: 'main.tex',
    path: join(folder, 'main.tex'),
    limits: { pages: 10, textCharacters: 1_000_000, decodedBytes: 1_000_000 },
  });
const keys = async (body: string, end?: string) =>
  (await read(body, end)).citations
    ?.map(({ keys: all, locator }) => `${all.join('+')}${locator === undefined ? '' : `@${locator}`}`)
    .join(' ');

const PLAIN =
  'cite citep citet citealt citealp citeauthor citeyear citeyearpar citenum Citet Citep Citealt Citeauthor citep* citet* citeauthor* parencite Parencite parencite* textcite Textcite autocite Autocite autocite* footcite Footcite footcitetext smartcite supercite fullcite footfullcite citetitle citedate citeurl onlinecite shortcite citefullauthor citeasnoun citeposs citetalias citepalias citeonline upcite bibentry citeA citeNP shortciteA possessivecite citeInBox'.split(
    ' ',
  );

describe('citing commands', () => {
  it.each(PLAIN)('\\%s', async (command) => expect(await keys(`See \\${command}{a} here.`)).toBe('a'));
  it.each([
    ['\\cite{a, b ,\n c}', 'a+b+c'],
    ['\\cite[p.~5]{a}', 'a@p. 5'],
    ['\\citep[see][p.~5]{a}', 'a@p. 5'],
    ['\\citep[e.g.,][]{a,b}', 'a+b'],
    ['\\parencites{a}{b}', 'a b'],
    ['\\parencites[5]{a}[7]{b}', 'a@5 b@7'],
    ['\\textcites(see)(and more)[x][5]{a}[7]{b}', 'a@5 b@7'],
    ['\\volcite{2}[5]{a}', 'a@5'],
    ['\\citetext{see \\citealp{a}; \\citealp[5]{b}}', 'a b@5'],
    ['\\cite<see>[p.~5]{a}', 'a@p. 5'],
    ['\\apud{a}{b}', 'a b'],
    ['\\defcitealias{a}{Paper I} \\citetalias{a}', 'a'],
    ['\\hyperlink{cite.a}{Ng}, \\hyperlink{eq.a}{Ng}', 'a'],
    ['\\item[\\cite{a}] so', 'a'],
    ['\\section{On \\cite{a}}', 'a'],
    ['\\begin{figure}\\caption[short]{As in \\cite{a}.}\\end{figure}', 'a'],
    ['\\newcommand{\\mine}[2][1]{\\cite[#1]{#2}} \\mine[7]{a}', 'a@7'],
    ['% \\cite{lost}\nYes \\cite{a}', 'a'],
    ['\\iffalse \\cite{lost} \\fi Yes \\cite{a}', 'a'],
    ['\\begin{comment}\\cite{lost}\\end{comment} \\cite{a}', 'a'],
    ['\\verb|\\cite{lost}| \\cite{a}', 'a'],
    ['\\citecolor{red} \\mycitebox{lost} \\cite{a}', 'a'],
    ['\\cite{a2}, \\cite{s}', 'a a+b'],
    ['\\subfileinclude{ch/two}', 'z'],
  ])('%s', async (body, expected) => expect(await keys(body)).toBe(expected));

  it('reads a bibliography that the source holds itself', async () => {
    const held = `\\begin{filecontents*}[overwrite]{own.bib}\n${bib('own')}\\end{filecontents*}`;
    const reading = await readLatex(`${held}\n\\begin{document}See \\cite{own}.\\bibliography{own}\\end{document}`, {
      name: 'main.tex',
      limits: { pages: 10, textCharacters: 1_000_000, decodedBytes: 1_000_000 },
    });
    expect(reading.entries?.map(({ key, cited }) => [key, cited])).toEqual([['own', true]]);
    expect(reading.skipped).toEqual([]);
  });

  it('counts what a cited work takes its fields from, and what stands under other keys, as cited', async () => {
    const { entries } = await read('\\cite{c}, \\cite{s}');
    expect(entries?.map(({ key, cited }) => [key, cited])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
      ['p', true],
      ['z', false],
    ]);
  });
});

describe('citingByName', () => {
  it('takes commands that nobody knows, and none that set, define or style', () => {
    expect([
      ...citingByName('\\xcite{a} \\citestyle{b} \\setcitestyle{c} \\DeclareCiteCommand{\\d} \\cite{e} \\excited{f} \\recite'),
    ]).toEqual(['xcite', 'excited']);
  });
});
