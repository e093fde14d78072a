/** Entries and citations of LaTeX are found again in its files by their keys. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandedFile } from '../../../src/read/handed.ts';
import { readLatex } from '../../../src/read/latex.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-places-'));
  await writeFile(join(folder, 'refs.bib'), '% mine\n@book{a, title={First}, year=2001}\n\n  @book{b, title={Second}}\n');
  await writeFile(join(folder, 'more.tex'), 'More\n\\cite{lost}.\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What each place covers, and where it lies. */
async function placed(source: string, beside?: readonly HandedFile[]): Promise<[string, string | undefined, number][]> {
  const { text, places = [] } = await readLatex(source, {
    name: 'main.tex',
    path: join(folder, 'main.tex'),
    ...(beside === undefined ? {} : { beside }),
    limits: { pages: 10, textCharacters: 1_000_000, decodedBytes: 1_000_000 },
  });
  return places.map(({ span, at }) => [text.slice(span.start, span.end), at.file, at.line]);
}

describe('latexPlaces', () => {
  it('says in which .bib and on which line an entry lies, and where a mark stands', async () => {
    const found = await placed(
      '\\begin{document}\nOne \\cite{a}.\nTwo \\citep[p.~2]{b, gone}.\n\\input{more}\n\\bibliography{refs}\n\\end{document}',
    );
    expect(found).toEqual([
      ['[a]', undefined, 2],
      ['[b, gone, p. 2]', undefined, 3],
      ['[lost]', 'more.tex', 2],
      ['First. (2001).', 'refs.bib', 2],
      ['Second.', 'refs.bib', 4],
    ]);
  });

  it('finds printed entries by their keys, and no citation in a comment', async () => {
    const found = await placed(
      '\\begin{document}\n% \\cite{x}\nText \\cite{x}.\n\\begin{thebibliography}{1}\n\\bibitem[Ng(2001)]{x} Ng. First. 2001.\n\\end{thebibliography}\n\\end{document}',
    );
    expect(found).toEqual([
      ['[x]', undefined, 3],
      ['Ng. First. 2001.', undefined, 5],
    ]);
  });

  it('says nothing of a key that stands elsewhere another number of times than was read', async () => {
    const found = await placed(
      '\\begin{document}\n\\newcommand{\\also}{\\cite{a}}\nText \\also and \\also.\n\\bibliography{refs}\n\\end{document}',
    );
    expect(found.filter(([words]) => words === '[a]')).toEqual([]);
  });

  it('counts lines of a file held in the source there, and of one that was handed in with it in that file', async () => {
    const held = '\\begin{filecontents}{own.bib}\n@book{o, title={Own}}\n\\end{filecontents}\n';
    const found = await placed(`${held}\\begin{document}\n\\cite{o}\\bibliography{own,put}\n\\end{document}\n`, [
      { name: 'put.bib', bytes: Buffer.from('\n@book{p, title={Put}}\n') },
    ]);
    expect(found).toEqual([
      ['[o]', undefined, 5],
      ['Own.', undefined, 2],
      ['Put.', 'put.bib', 2],
    ]);
  });
});
