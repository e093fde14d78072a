/** What a TeX project draws in, and what of a folder or an archive is a document of its own. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { expand } from '../../../src/cli/inputs.ts';
import { extract, readDocument } from '../../../src/index.ts';
import { Archives } from '../../../src/server/packed/archives.ts';
import { documentsIn } from '../../../src/server/packed/documents.ts';
import { finderIn } from '../../../src/server/packed/inside.ts';
import { companionsOfTex, drawnIn } from '../../../src/server/packed/tex-project.ts';
import { place } from '../../cli/made-world.ts';
import { zipOf } from '../../read/made-zip.ts';

const PROJECT = {
  'main.tex':
    '\\documentclass{book}\\begin{document}\\input{chapters/one}\n\\include{chapters/two.tex}\n%\\input{chapters/old}\n\\subfile{parts/three}\n\\import{parts/four/}{text}\n\\bibliography{lists/refs}\\end{document}',
  'chapters/one.tex': 'First, see \\cite{a}. \\input{chapters/deep/inner}',
  'chapters/two.tex': 'Second.',
  'chapters/old.tex': 'An old draft \\cite{gone}.',
  'chapters/deep/inner.tex': 'Inner \\cite{b}.',
  'parts/three.tex': '\\documentclass[../main]{subfiles}\\begin{document}Third \\cite{c}. \\input{beside}\\end{document}',
  'parts/beside.tex': 'Beside.',
  'parts/four/text.tex': 'Fourth. \\input{near}',
  'parts/four/near.tex': 'Near.',
  'lists/refs.bib':
    '@article{a, title={Alpha papers}, year={2001}}\n@article{b, title={Beta papers}, year={2002}}\n@article{c, title={Gamma papers}, year={2003}}',
  'other/paper.tex': '\\documentclass{article}\\begin{document}Another.\\end{document}',
  'other/own.bib': '@book{x, title={Own}}',
  'data.xml': '<?xml version="1.0"?><settings><a/></settings>',
  'article.xml': '<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>Words.</p></body></text></TEI>',
};
const DOCUMENTS = ['article.xml', 'main.tex', join('chapters', 'old.tex'), join('other', 'paper.tex')];

describe('a folder with a TeX project', () => {
  it('is its main file, what nobody draws in, and other documents; .xml only where it is a text', () => {
    const { cwd } = place(PROJECT);
    expect(documentsIn(cwd).map((path) => path.slice(cwd.length + 1))).toEqual(DOCUMENTS);
  });

  it('is read whole: chapters in folders, what these draw in from their own folders, and the list', async () => {
    const { cwd } = place(PROJECT);
    const document = await readDocument({ name: 'main.tex', path: join(cwd, 'main.tex') }, { isolate: false });
    expect(document.skipped).toEqual([]);
    for (const word of ['First', 'Inner', 'Second', 'Third', 'Beside', 'Fourth', 'Near']) expect(document.text).toContain(word);
    const { references, citations } = extract(document);
    expect(references.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['a', 'b', 'c']);
  });

  it('does not end in rings, and keeps every file of one', () => {
    const { cwd } = place({
      'a.tex': '\\documentclass{article}\\input{b}\\input{a}',
      'b.tex': '\\documentclass{article}\\input{a}',
    });
    expect(documentsIn(cwd).map((path) => path.slice(cwd.length + 1))).toEqual(['a.tex', 'b.tex']);
    expect(drawnIn([join(cwd, 'none.tex')], finderIn(cwd)).size).toBe(0);
  });

  it('draws in nothing from outside the folder that was handed over: by steps up, by a whole path, through a link', () => {
    const { cwd } = place({
      'secret.tex': 'Of the machine.',
      'secret.bib': '@book{s, title={Secret}}',
      'given/a/main.tex':
        '\\input{../../secret}\\bibliography{../../secret,../shared,link}\\input{ROOT/secret.tex}\\import{../../}{secret}',
      'given/shared.bib': '@book{x, title={Shared}}',
    });
    const main = join(cwd, 'given', 'a', 'main.tex');
    writeFileSync(main, readFileSync(main, 'utf8').replace('ROOT', cwd));
    symlinkSync(join(cwd, 'secret.bib'), join(cwd, 'given', 'a', 'link.bib'));
    const find = finderIn(join(cwd, 'given'));
    expect([...drawnIn([main], find).keys()]).toEqual([join(cwd, 'given', 'shared.bib')]);
    expect(companionsOfTex(main, find)).toEqual([{ name: '../shared.bib', path: join(cwd, 'given', 'shared.bib') }]);
  });
});

describe('an archive over standard input', () => {
  const given = (bytes: Uint8Array, name?: string) => ({
    cwd: '/',
    stdin: Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
    stdinName: name,
    offline: true,
    most: 1_000_000,
    timeout: 1,
    signal: new AbortController().signal,
    archives: new Archives(),
  });

  it('is read as a folder is', async () => {
    const options = given(zipOf(Object.entries(PROJECT).map(([name, content]) => ({ name, content }))));
    const inputs = await expand('-', options);
    expect(inputs.map(({ name }) => name).sort()).toEqual(DOCUMENTS.map((name) => `-/${name.replaceAll('\\', '/')}`).sort());
    options.archives.close();
  });

  it('is one document when it is a Word file, and anything else stays as it came', async () => {
    const word = zipOf([{ name: 'word/document.xml', content: 'x' }]);
    const [one, ...more] = await expand('-', given(word, 'a.docx'));
    expect([one?.name, more.length, Buffer.from((await one?.bytes?.()) ?? []).equals(Buffer.from(word))]).toEqual(['a.docx', 0, true]);
    const [text] = await expand('-', given(Buffer.from('Roe, A. 2001. Of reading.')));
    expect(Buffer.from((await text?.bytes?.()) ?? []).toString()).toBe('Roe, A. 2001. Of reading.');
    const [empty] = await expand('-', { ...given(new Uint8Array()), stdin: Readable.from([]) });
    expect((await empty?.bytes?.())?.length).toBe(0);
  });
});
