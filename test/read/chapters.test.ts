/** Works of several files: chapters of projects in their order, files that a text puts in, and the lists of works that belong to all of them. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import type { Document } from '../../src/model/document.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { mayBeProject } from '../../src/read/sniff.ts';
import { companionsOf } from '../../src/server/packed/companions.ts';
import { documentsWhole } from '../../src/server/packed/documents.ts';
import { finderIn } from '../../src/server/packed/inside.ts';
import { place } from '../cli/made-world.ts';
import { CONTEXT, noted } from './shown.ts';

const BIB = [
  '@article{roe2001, author={Roe, Ann}, title={Of the reading of papers}, journal={Journal of Reading}, year={2001}}',
  '@book{lee2003, author={Lee, Bo}, title={Slow papers and their readers}, publisher={Garden Press}, year={2003}}',
  '@article{poe2007, author={Poe, Eve}, title={A measure of patience}, journal={Press Review}, year={2007}}',
  '',
].join('\n');
const notebook = (source: string): string => JSON.stringify({ nbformat: 4, cells: [{ cell_type: 'markdown', source: [source] }] });

/** What lies in a folder, and which of the files is the document. */
interface Made {
  readonly main: string;
  readonly files: Readonly<Record<string, string>>;
}

const PROJECTS: readonly (readonly [string, Made])[] = [
  [
    'a book of Quarto',
    {
      main: '_quarto.yml',
      files: {
        '_quarto.yml':
          'project:\n  type: book\nbook:\n  title: Papers\n  chapters:\n    - index.qmd\n    - part: Second part\n      chapters:\n        - ch/two.qmd\n  appendices:\n    - app.ipynb\nbibliography: [refs.bib]\n',
        'index.qmd': '# One\n\nIt is so [@roe2001].\n',
        'ch/two.qmd': '---\ntitle: Two\nbibliography: ../more.bib\n---\n\nAs @lee2003 says.\n',
        'app.ipynb': notebook('And [@poe2007; @roe2001].'),
        'refs.bib': BIB.split('@book')[0] ?? '',
        'more.bib': `@book${BIB.split('@book')[1]}`,
      },
    },
  ],
  [
    'a book of bookdown without a row of its files',
    {
      main: '_bookdown.yml',
      files: {
        '_bookdown.yml': 'book_filename: papers\nrmd_files: []\n',
        '01-one.Rmd': '# Two\n\nAs @lee2003 says, and [@poe2007; @roe2001].\n',
        'index.Rmd': '---\ntitle: Papers\nbibliography: refs.bib\n---\n\nIt is so [@roe2001], \\@ref(one).\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'a project of MyST',
    {
      main: 'myst.yml',
      files: {
        'myst.yml':
          'version: 1\nproject:\n  title: Papers\n  bibliography: [refs.bib]\n  toc:\n    - file: index.md\n    - title: Part\n      children:\n        - file: sub/two\n',
        'index.md': '# One\n\nIt is so {cite:p}`roe2001`, as {cite:t}`lee2003` says.\n',
        'sub/two.md': '# Two\n\nAnd [@poe2007; @roe2001].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'a Jupyter Book',
    {
      main: '_toc.yml',
      files: {
        '_toc.yml':
          'format: jb-book\nroot: intro\nparts:\n  - caption: One\n    chapters:\n      - file: one\n        sections:\n          - file: sub/two\n',
        '_config.yml': 'title: Papers\nbibtex_bibfiles:\n  - refs.bib\n',
        'intro.md': '# Start\n\nIt is so {cite}`roe2001`.\n',
        'one.rst': 'One\n===\n\nAs :cite:t:`lee2003` says.\n',
        'sub/two.ipynb': notebook('And {cite}`poe2007,roe2001`.'),
        'refs.bib': BIB,
      },
    },
  ],
  [
    'pages of MkDocs that share a list',
    {
      main: 'mkdocs.yml',
      files: {
        'mkdocs.yml':
          'site_name: Papers\nnav:\n  - Home: index.md\n  - Part:\n      - two.md\n      - Elsewhere: https://example.org\nplugins:\n  - search\n  - bibtex:\n      bib_file: refs.bib\nmarkdown_extensions:\n  - emoji: !!python/name:some.emoji\n',
        'docs/index.md': '# One\n\nIt is so [@roe2001], as @lee2003 says.\n',
        'docs/two.md': '# Two\n\nAnd [@poe2007; @roe2001].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'pages of Sphinx',
    {
      main: 'index.rst',
      files: {
        'index.rst':
          'Papers\n======\n\n.. toctree::\n   :maxdepth: 2\n\n   one\n   The second <sub/index>\n   genindex\n   https://example.org\n',
        'conf.py': "project = 'Papers'\nbibtex_bibfiles = ['refs.bib']\n",
        'one.rst': 'One\n===\n\nIt is so :cite:p:`roe2001`.\n',
        'sub/index.rst': 'Two\n===\n\nAs :cite:t:`lee2003` says.\n\n.. toctree::\n\n   three\n',
        'sub/three.md': '# Three\n\nAnd {cite}`poe2007,roe2001`.\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'files that AsciiDoc puts in',
    {
      main: 'book.adoc',
      files: {
        'book.adoc': '= Papers\nAnn Roe\n:bibtex-file: refs.bib\n\ninclude::ch/one.adoc[]\n\nbibliography::[]\n',
        'ch/one.adoc': '== One\n\nIt is so cite:[roe2001], as citenp:[lee2003] says.\n\ninclude::two.adoc[leveloffset=+1]\n',
        'ch/two.adoc': '== Two\n\nAnd cite:[poe2007,roe2001].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'files that Org puts in',
    {
      main: 'main.org',
      files: {
        'main.org':
          '#+title: Papers\n#+bibliography: refs.bib\n\n#+INCLUDE: "one.org"\n#+include: "./two.org" :minlevel 2\n#+include: "code.org" src python\n',
        'one.org': '* One\n\nIt is so [cite:@roe2001], as [cite/t:@lee2003] says.\n',
        'two.org': '* Two\n\nAnd [cite:@poe2007;@roe2001].\n',
        'code.org': 'Not [cite:@lee2003].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'files that Typst puts in',
    {
      main: 'main.typ',
      files: {
        'main.typ': '= Papers\n#include "one.typ"\n#include "sub/two.typ"\n\n#bibliography("refs.bib")\n',
        'one.typ': '= One\n\nIt is so @roe2001, as #cite(<lee2003>, form: "prose") says.\n',
        'sub/two.typ': '= Two\n\nAnd @poe2007 @roe2001.\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'files that reStructuredText puts in',
    {
      main: 'paper.rst',
      files: {
        'paper.rst': 'Papers\n======\n\n.. include:: one.rst\n\n.. include:: two.inc\n\n.. bibliography:: refs.bib\n',
        'one.rst': 'One\n---\n\nIt is so :cite:p:`roe2001`, as :cite:t:`lee2003` says.\n',
        'two.inc': 'Two\n---\n\nAnd :cite:`poe2007,roe2001`.\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'files that Markdown puts in, by each way',
    {
      main: 'paper.qmd',
      files: {
        'paper.qmd':
          '---\ntitle: Papers\nbibliography: refs.bib\n---\n\n{{< include _one.qmd >}}\n\n```{include} two.md\n:heading-offset: 1\n```\n\n```{r parts, child=c("three.Rmd")}\n```\n',
        '_one.qmd': 'It is so [@roe2001].\n',
        'two.md': 'As @lee2003 says.\n',
        'three.Rmd': 'And [@poe2007; @roe2001].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'a text beside the file of its project',
    {
      main: 'one.qmd',
      files: {
        '_quarto.yml': 'project:\n  type: website\nbibliography: refs.bib\n',
        'one.qmd': '# One\n\nIt is so [@roe2001], as @lee2003 says, and [@poe2007; @roe2001].\n',
        'refs.bib': `${BIB}@book{moe2010, author={Moe, Flo}, title={Of another page}, year={2010}}\n`,
      },
    },
  ],
];

async function read(files: Readonly<Record<string, string>>, main: string): Promise<Document> {
  const { cwd } = place(files);
  return parseBytes(Buffer.from(files[main] ?? ''), { ...CONTEXT, name: main, path: join(cwd, main) });
}

/** Keys of what is cited, in the order of the text. */
function citedIn(document: Document): string[] {
  const { references, citations } = extract(document);
  expect(references.map(({ key }) => key).sort()).toEqual(['lee2003', 'poe2007', 'roe2001']);
  return citations.map(({ to }) => references.find(({ id }) => id === to)?.key ?? '-');
}

describe.each(PROJECTS)('%s', (_, { main, files }) => {
  const text = files[main] ?? '';

  it('is read whole where it lies', async () => {
    const { cwd } = place(files);
    const document = await parseBytes(Buffer.from(text), { ...CONTEXT, name: main, path: join(cwd, main) });
    expect(citedIn(document)).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
  });

  it('is one document of its folder, with all that belongs to it', async () => {
    const { cwd } = place(files);
    const documents = await documentsWhole(cwd, true);
    const own = documents.find(({ name }) => name === main);
    expect(documents.filter(({ name }) => !/code\.org$/.test(name)).map(({ name }) => name)).toEqual([main]);
    const beside = (own?.companions ?? []).map(({ name }) => ({ name, bytes: Buffer.from(files[name] ?? '') }));
    const document = await parseBytes(Buffer.from(text), { ...CONTEXT, name: main, beside });
    expect(citedIn(document)).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
  });
});

/** Texts of projects whose lists lie in a folder above, each with what its project's settings say. */
const BELOW: readonly (readonly [string, Made])[] = [
  [
    'Quarto, with settings that its own add',
    {
      main: 'posts/one/index.qmd',
      files: {
        '_quarto.yml': 'project:\n  type: website\nmetadata-files: [common.yml]\n',
        'common.yml': 'bibliography: lists/refs.bib\n',
        'posts/one/index.qmd': 'It is so [@roe2001], as @lee2003 says, and [@poe2007; @roe2001].\n',
        'lists/refs.bib': BIB,
      },
    },
  ],
  [
    'Quarto, with what a folder of it says',
    {
      main: 'posts/one/index.qmd',
      files: {
        '_quarto.yml': 'project:\n  type: website\n',
        'posts/_metadata.yml': 'bibliography: ../refs.bib\n',
        'posts/one/index.qmd': 'It is so [@roe2001], as @lee2003 says, and [@poe2007; @roe2001].\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'bookdown',
    {
      main: '02-two.Rmd',
      files: {
        '_bookdown.yml': 'book_filename: papers\n',
        'index.Rmd': '---\ntitle: Papers\nbibliography: refs.bib\n---\n\nHere.\n',
        '02-two.Rmd': 'It is so [@roe2001], as @lee2003 says, and \\citep[p. 3]{poe2007,roe2001}.\n',
        'refs.bib': BIB,
      },
    },
  ],
  [
    'MyST',
    {
      main: 'docs/sub/two.md',
      files: {
        'myst.yml': 'version: 1\nproject:\n  bibliography: [lists/refs.bib]\n',
        'docs/sub/two.md': 'It is so {cite:p}`roe2001`, as {cite:t}`lee2003` says, and [@poe2007; @roe2001].\n',
        'lists/refs.bib': BIB,
      },
    },
  ],
  [
    'MkDocs',
    {
      main: 'docs/sub/two.md',
      files: {
        'mkdocs.yml': 'site_name: Papers\nplugins:\n  - bibtex:\n      bib_file: docs/lists/refs.bib\n',
        'docs/sub/two.md': 'It is so [@roe2001], as @lee2003 says, and [@poe2007; @roe2001].\n',
        'docs/lists/refs.bib': BIB,
      },
    },
  ],
  [
    'mdBook',
    {
      main: 'src/sub/two.md',
      files: {
        'book.toml': '[book]\ntitle = \'Papers\'\n\n[preprocessor.bib]\nbibliography = "refs.bib"\n',
        'src/sub/two.md': 'It is so {{#cite roe2001}}, as @@lee2003 says, and {{#cite poe2007}} {{#cite roe2001}}. No @@count.\n',
        'src/refs.bib': BIB,
      },
    },
  ],
  [
    'Sphinx',
    {
      main: 'source/sub/two.rst',
      files: {
        'source/conf.py': "bibtex_bibfiles = [\n    'lists/refs.bib',\n]\n",
        'source/sub/two.rst': 'It is so :cite:p:`roe2001`, as :cite:t:`lee2003` says, and :cite:`poe2007,roe2001`.\n',
        'source/lists/refs.bib': BIB,
      },
    },
  ],
];

describe.each(BELOW)('a text of %s, read alone', (_, { main, files }) => {
  const text = Buffer.from(files[main] ?? '');

  it('has the list that its project names', async () => {
    const { cwd } = place(files);
    const document = await parseBytes(text, { ...CONTEXT, name: main, path: join(cwd, main) });
    expect(citedIn(document)).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
  });

  it('finds it among what was handed over', async () => {
    const { cwd } = place(files);
    const documents = await documentsWhole(cwd, true);
    const own = documents.find(({ name }) => name === main) ?? documents.find(({ name }) => mayBeProject(name));
    const companions = await companionsOf(join(cwd, main), finderIn(cwd), cwd);
    const beside = companions.map(({ name, path }) => ({ name, bytes: readFileSync(path) }));
    expect(own).toBeDefined();
    expect(documents.filter(({ name }) => name.endsWith('.bib'))).toEqual([]);
    expect(citedIn(await parseBytes(text, { ...CONTEXT, name: main, beside }))).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
  });
});

describe('the settings above a text', () => {
  it('may name a folder of lists, or leave all lists of theirs to count', async () => {
    const page = 'It is so [@roe2001], as @lee2003 says, and [@poe2007; @roe2001].\n';
    const { cwd } = place({
      'a/mkdocs.yml': 'plugins:\n  - bibtex:\n      bib_dir: docs/lists\n',
      'a/docs/one.md': page,
      'a/docs/lists/refs.bib': BIB,
      'b/myst.yml': 'version: 1\nproject:\n  title: Papers\n',
      'b/docs/one.md': page,
      'b/refs.bib': BIB,
    });
    for (const path of ['a/docs/one.md', 'b/docs/one.md']) {
      const document = await parseBytes(Buffer.from(page), { ...CONTEXT, name: 'one.md', path: join(cwd, path) });
      expect(citedIn(document)).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
    }
  });

  it('lead nowhere outside their folder, and are none where they are links', async () => {
    const files = { 'secret.bib': BIB, 'paper/_quarto.yml': 'bibliography: ../secret.bib\n', 'paper/sub/one.qmd': 'So [@roe2001].\n' };
    const { cwd } = place(files);
    const at = join(cwd, 'paper/sub/one.qmd');
    const document = await parseBytes(Buffer.from('So [@roe2001].\n'), { ...CONTEXT, name: 'one.qmd', path: at });
    expect(document.entries).toEqual([]);
    expect(document.skipped?.map(({ why }) => why)).toEqual(['it lies outside the folder of the document and was not opened']);
    writeFileSync(join(cwd, 'settings.yml'), 'bibliography: secret.bib\n');
    symlinkSync(join(cwd, 'settings.yml'), join(cwd, '_quarto.yml'));
    writeFileSync(join(cwd, 'paper/_quarto.yml'), 'project:\n  type: website\n');
    expect((await parseBytes(Buffer.from('So [@roe2001].\n'), { ...CONTEXT, name: 'one.qmd', path: at })).entries).toEqual([]);
  });
});

describe('the chapters of a project', () => {
  it('are those of the profile that counts, and of an mdBook those of its SUMMARY.md', async () => {
    const chapters = { 'index.qmd': 'It is so [@roe2001], as @lee2003 says.\n', 'two.qmd': 'And [@poe2007; @roe2001].\n', 'refs.bib': BIB };
    const profile = {
      ...chapters,
      '_quarto.yml': 'project:\n  type: book\nprofile:\n  default: long\n',
      '_quarto-long.yml': 'book:\n  chapters: [index.qmd, two.qmd]\nbibliography: refs.bib\n',
      '_quarto-short.yml': 'book:\n  chapters: [index.qmd]\n',
    };
    expect(citedIn(await read(profile, '_quarto.yml'))).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
    const book = {
      'book.toml': '[book]\nsrc = "text"\n[preprocessor.bib]\nbibliography = "refs.bib"\n',
      'text/SUMMARY.md': '- [One](one.md)\n  - [Two](sub/two.md)\n',
      'text/one.md': '# One\n\nIt is so {{#cite roe2001}}, as @@lee2003 says.\n',
      'text/sub/two.md': '# Two\n\nAnd {{#cite poe2007}}, {{#cite roe2001}}.\n',
      'text/refs.bib': BIB,
    };
    expect(citedIn(await read(book, 'book.toml'))).toEqual(['roe2001', 'lee2003', 'poe2007', 'roe2001']);
    const { cwd } = place(book);
    expect((await documentsWhole(cwd, true)).map(({ name }) => name)).toEqual(['book.toml']);
  });

  it('keep their notes apart, and their lines', async () => {
    const files = {
      '_quarto.yml': 'book:\n  chapters: [a.qmd, b.qmd]\n',
      'a.qmd': '# A\n\nSo.[^1]\n\n[^1]: First.\n',
      'b.qmd': '---\ntitle: B\n---\n\nNo.[^1]\n\n[^1]: Second.\n',
    };
    const document = await read(files, '_quarto.yml');
    expect(noted(document)).toEqual(['¹: First.', '²: Second.']);
    const lineOf = (words: string) => document.places?.find(({ span }) => document.text.slice(span.start).startsWith(words))?.at;
    expect([lineOf('So.'), lineOf('No.'), lineOf('B')]).toEqual([
      { file: 'a.qmd', line: 3, column: 1 },
      { file: 'b.qmd', line: 5, column: 1 },
      undefined,
    ]);
  });

  it('say which of them are not there, and lead nowhere outside', async () => {
    const { cwd } = place({ 'paper/_quarto.yml': '', 'secret.qmd': 'Secret.' });
    const text = 'book:\n  chapters: [a.qmd, ../secret.qmd, gone.qmd]\n';
    writeFileSync(join(cwd, 'paper/a.qmd'), 'Here.\n');
    const document = await parseBytes(Buffer.from(text), { ...CONTEXT, name: '_quarto.yml', path: join(cwd, 'paper/_quarto.yml') });
    expect(document.text).toBe('Here.');
    expect(document.skipped?.map(({ what }) => what)).toEqual(['../secret.qmd', 'gone.qmd']);
  });

  it('are read once each, whatever names them', async () => {
    const document = await read(
      { 'a.md': '```{include} b.md\n```\n', 'b.md': 'Once.\n\n```{include} a.md\n```\n\n```{include} b.md\n```\n' },
      'a.md',
    );
    expect(document.text.match(/Once/g)).toHaveLength(1);
  });

  it('follow the links of a SUMMARY.md, each with its own list', async () => {
    const list = (name: string): string =>
      `\n## References\n\n[1] ${name}, A. Of the reading of papers. Journal of Reading, 2001.\n\n[2] Lee, B. Slow papers. Garden Press, 2003.\n`;
    const files = {
      'SUMMARY.md': '# Summary\n\n- [One](one.md)\n  - [Two](two.md#x)\n- [Web](https://example.org/a.md)\n',
      'one.md': `# One\n\nIt is so [1]. And so [2].\n${list('Roe')}`,
      'two.md': `# Two\n\nIt is not so [1]. And not so [2].\n${list('Poe')}`,
    };
    const { references, citations } = extract(await read(files, 'SUMMARY.md'));
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.raw.slice(0, 3))).toEqual(['Roe', 'Lee', 'Poe', 'Lee']);
  });
});
