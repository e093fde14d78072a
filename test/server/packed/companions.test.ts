/** What belongs to a paper, in every format that names lists: in a folder, in an archive, and dropped one by one. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { closeReaders, readDocument } from '../../../src/index.ts';
import { bytesOf, type Handed, unbundled } from '../../../src/server/packed/bundle.ts';
import { companionsOf, mayBelong } from '../../../src/server/packed/companions.ts';
import { documentsWhole } from '../../../src/server/packed/documents.ts';
import { finderIn } from '../../../src/server/packed/inside.ts';
import { takeArchive } from '../../../src/server/packed/taking.ts';
import { Together } from '../../../src/server/packed/together.ts';
import { place } from '../../cli/made-world.ts';
import { zipOf } from '../../read/made-zip.ts';

afterAll(closeReaders);

const BIB = '\n@article{marsh2018, author={Marsh, Ada}, title={On the slow growth of imaginary corals}, year={2018}}\n';
const CSL = '[{"id":"marsh2018","type":"article-journal","title":"On the slow growth of imaginary corals"}]';
const HAYAGRIVA = 'marsh2018:\n  type: article\n  title: On the slow growth of imaginary corals\n  author: ["Marsh, Ada"]\n';
const matter = (list: string): string => `---\ntitle: Reefs\nbibliography: ${list}\n---\n\nCorals grow slowly [@marsh2018].\n`;
const cell = (kind: string, source: string) => ({ cell_type: kind, metadata: {}, source: [source] });

/** A paper, the list it names, and what the list holds. */
const PAPERS: readonly (readonly [string, string, string, string])[] = [
  ['paper.md', matter('references.bib'), 'references.bib', BIB],
  ['paper.qmd', matter('"refs/my refs.bib"'), 'refs/my refs.bib', BIB],
  ['Über Riffe.Rmd', matter('Übersicht.bib'), 'Übersicht.bib', BIB],
  ['csl.md', matter('refs.json'), 'refs.json', CSL],
  ['yaml.md', matter('works.yml'), 'works.yml', HAYAGRIVA],
  ['main.typ', '= Reefs\n\nCorals grow @marsh2018.\n\n#bibliography("x.bib")\n', 'x.bib', BIB],
  ['yaml.typ', '= Reefs\n\nCorals grow @marsh2018.\n\n#bibliography("works.yml")\n', 'works.yml', HAYAGRIVA],
  ['notes.org', '#+title: Reefs\n#+bibliography: refs.bib\n\nCorals grow [cite:@marsh2018].\n', 'refs.bib', BIB],
  ['ref.org', '#+title: Reefs\n\nCorals grow cite:marsh2018.\n\nbibliographystyle:plain\nbibliography:refs.bib\n', 'refs.bib', BIB],
  ['book.adoc', '= Reefs\n:bibtex-file: refs.bib\n\nCorals grow cite:[marsh2018].\n', 'refs.bib', BIB],
  ['index.rst', 'Reefs\n=====\n\nCorals grow :cite:`marsh2018`.\n\n.. bibliography:: refs.bib\n', 'refs.bib', BIB],
  ['intro.md', '# Reefs\n\nCorals grow {cite}`marsh2018`.\n\n```{bibliography} refs.bib\n```\n', 'refs.bib', BIB],
  [
    'raw.ipynb',
    JSON.stringify({
      nbformat: 4,
      cells: [cell('raw', '---\nbibliography: refs.bib\n---\n'), cell('markdown', 'Corals grow [@marsh2018].')],
    }),
    'refs.bib',
    BIB,
  ],
  [
    'myst.ipynb',
    JSON.stringify({
      nbformat: 4,
      cells: [cell('markdown', 'Corals grow {cite}`marsh2018`.'), cell('markdown', '```{bibliography} refs.bib\n```')],
    }),
    'refs.bib',
    BIB,
  ],
  [
    'main.tex',
    '\\documentclass{article}\\begin{document}Corals grow \\cite{marsh2018}.\\bibliography{lit/refs}\\end{document}',
    'lit/refs.bib',
    BIB,
  ],
];

/** What the desk reads of a document that was kept. */
async function readKept(handed: Handed) {
  const {
    entries,
    places = [],
    skipped,
  } = await readDocument({ name: handed.name, ...unbundled(await buffer(bytesOf(handed))) }, { isolate: false });
  return {
    name: handed.name,
    keys: entries.map(({ key }) => key),
    cited: entries.map(({ cited }) => cited),
    file: places.at(-1)?.at.file,
    skipped,
  };
}

async function dropped(files: readonly (readonly [string, string])[]): Promise<Awaited<ReturnType<typeof readKept>>[]> {
  const together = new Together();
  try {
    for (const [name, text] of files) await together.lay(Readable.from([Buffer.from(text)]), name, 100_000);
    return await Promise.all((await together.documents()).map(readKept));
  } finally {
    together.close();
  }
}

describe('a paper with its list', () => {
  it.each(PAPERS)('%s takes its list along: from a folder, from an archive, and dropped beside it', async (name, text, list, held) => {
    const whole = [{ name, keys: ['marsh2018'], cited: [true], file: list, skipped: [] }];
    const { cwd } = place({ [name]: text, [list]: held });
    expect(await Promise.all((await documentsWhole(cwd, true)).map(readKept))).toEqual(whole);
    // Dropped, files mostly come without their folders.
    expect(
      await dropped([
        [list.replace(/^.*\//, ''), held],
        [name, text],
      ]),
    ).toEqual(whole);
    expect(
      await dropped([
        [`reefs › ${list.replaceAll('/', ' › ')}`, held],
        [`reefs › ${name}`, text],
      ]),
    ).toEqual(whole);
    const packed: Awaited<ReturnType<typeof readKept>>[] = [];
    const zip = zipOf([
      { name: `reefs/${name}`, content: text },
      { name: `reefs/${list}`, content: held },
    ]);
    await takeArchive(Readable.from([Buffer.from(zip)]), 'reefs.zip', 1_000_000, async (one) => {
      if (!('refused' in one)) packed.push(await readKept(one));
    });
    expect(packed).toEqual(whole);
  });

  it('shares it with others, and takes several; a list that nobody names is a document of its own', async () => {
    const { cwd } = place({
      'one/paper.md': matter('../shared.bib'),
      'two/paper.md': matter('[own.bib, ../shared.bib]'),
      'two/own.bib': '@book{own, title={Own}}',
      'shared.bib': BIB,
      'alone.bib': '@book{x, title={X}}',
    });
    const read = await Promise.all((await documentsWhole(cwd, true)).map(readKept));
    expect(read.map(({ name, keys }) => [name, keys])).toEqual([
      ['alone.bib', ['x']],
      ['one/paper.md', ['marsh2018']],
      ['two/paper.md', ['own', 'marsh2018']],
    ]);
    expect(read[1]?.file).toBe('../shared.bib');
  });

  it('says so where it named a list that did not come, whether or not others came', async () => {
    const [alone] = await dropped([['paper.md', matter('gone.bib')]]);
    expect(alone?.skipped).toMatchObject([{ what: 'gone.bib', why: expect.stringContaining('hand both in together'), references: true }]);
    const [paper] = await dropped([
      ['paper.md', matter('[refs.bib, gone.bib]')],
      ['refs.bib', BIB],
    ]);
    expect(paper?.keys).toEqual(['marsh2018']);
    // Every key was found, so that nothing is lost; the list is told all the same.
    expect(paper?.skipped).toMatchObject([{ what: 'gone.bib', why: expect.stringContaining('not handed in with') }]);
  });

  it('takes no other of the same name: where several came without folders, and where folders tell', async () => {
    const flat = await dropped([
      ['paper.md', matter('lit/refs.bib')],
      ['refs.bib', BIB],
      ['other.md', 'Words.'],
    ]);
    expect(flat.map(({ name }) => name)).toEqual(['other.md', 'paper.md']);
    const folders = await dropped([
      ['a › paper.md', matter('lit/refs.bib')],
      ['b › refs.bib', BIB],
    ]);
    expect(folders.map(({ name, keys }) => [name, keys])).toEqual([
      ['paper.md', []],
      ['refs.bib', ['marsh2018']],
    ]);
  });

  it('never leads out of what was handed over', async () => {
    const { cwd } = place({
      'secret.bib': BIB,
      'given/paper.md': matter('[../secret.bib, ../../../../../../../../etc/passwd, /etc/passwd, link.bib, "a\\0.bib"]'),
      'given/refs.bib': BIB,
    });
    symlinkSync(join(cwd, 'secret.bib'), join(cwd, 'given', 'link.bib'));
    const root = join(cwd, 'given');
    expect(await companionsOf(join(root, 'paper.md'), finderIn(root), root)).toEqual([]);
    const read = await Promise.all((await documentsWhole(root, true)).map(readKept));
    expect(read.map(({ name, keys }) => [name, keys])).toEqual([
      ['paper.md', []],
      ['refs.bib', ['marsh2018']],
    ]);
  });
});

it('files may belong together by their endings', () => {
  expect(['a.tex', 'a.BIB', 'a.bbl', 'a.Rmd', 'a.ipynb', 'a.yml', 'a.pdf', 'a.docx', 'tex'].filter(mayBelong)).toEqual([
    'a.tex',
    'a.BIB',
    'a.bbl',
    'a.Rmd',
    'a.ipynb',
    'a.yml',
  ]);
});
