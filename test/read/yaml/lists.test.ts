/** Lists of works in YAML: CSL, Hayagriva and CITATION.cff as files, beside documents, damaged and hostile. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/read/index.ts';
import { worksInYaml } from '../../../src/read/yaml/lists.ts';
import { fileLines } from '../../../src/text/file-lines.ts';
import { ownFolder } from '../../own-folder.ts';
import { read } from '../shown.ts';

const CSL = `---
references:
- id: doe2020
  type: article-journal
  author:
  - family: Doe
    given: Jane
  issued:
    - year: 2020
      month: 5
  title: 'On *Homo sapiens* and [DNA]{.nocase}'
  container-title: J. Things
  volume: 012
  ISBN: 0123456789
- id: roe
  type: book
  title: Second
  issued: 2011-03
...
`;
const HAYAGRIVA = `# works of ours
roe:
  type: book
  title: Of reading
  author: Roe, Ann
  date: 2004
lee:
  title: Of writing
  parent: { title: Journal of Writing }
`;
const CFF = `cff-version: 1.2.0
message: Please cite it.
title: A program
authors: [{ family-names: Roe, given-names: Ann }]
preferred-citation: { type: article, title: Of a program, authors: [{ name: The Group }], year: 2021 }
references:
  - { type: book, title: Of reading, authors: [{ family-names: Lee, given-names: Bo }] }
`;
const keysAndTitles = async (text: string, name: string) => (await read(text, name)).entries.map(({ key, fields }) => [key, fields.title]);

describe('lists of works in YAML', () => {
  it('reads CSL as it stands there: zeros, dates, and without the markup of pandoc', async () => {
    const document = await read(CSL, 'refs.yaml');
    expect(document.mediaType).toBe('application/yaml');
    expect(document.entries.map(({ fields }) => fields)).toEqual([
      {
        id: 'doe2020',
        type: 'article-journal',
        author: [{ family: 'Doe', given: 'Jane' }],
        issued: { 'date-parts': [[2020, 5]] },
        title: 'On Homo sapiens and DNA',
        'container-title': 'J. Things',
        volume: '012',
        ISBN: '0123456789',
      },
      { id: 'roe', type: 'book', title: 'Second', issued: { 'date-parts': [[2011, 3]] } },
    ]);
    expect(document.entries.map(({ span }) => fileLines(document)(span.start)?.line)).toEqual([3, 15]);
    expect(document.entries.map(({ span, raw }) => document.text.slice(span.start, span.end) === raw)).toEqual([true, true]);
    expect(await keysAndTitles('- title: Alone\n- title: Other\n', 'refs.yml')).toEqual([
      ['1', 'Alone'],
      ['2', 'Other'],
    ]);
  });

  it('reads Hayagriva by its keys, and says which key stands twice', async () => {
    expect(await keysAndTitles(HAYAGRIVA, 'works.yml')).toEqual([
      ['roe', 'Of reading'],
      ['lee', 'Of writing'],
    ]);
    expect(await keysAndTitles(`${HAYAGRIVA}roe: { title: Again }\n`, 'works.yml')).toContainEqual(['roe (2)', 'Again']);
  });

  it('reads what a CITATION.cff cites, and not what it is', async () => {
    expect(await keysAndTitles(CFF, 'CITATION.cff')).toEqual([
      ['1', 'Of a program'],
      ['2', 'Of reading'],
    ]);
    const single = 'cff-version: 1.2.0\ntitle: A program\nreferences:\n  type: book\n  title: Of reading\n';
    expect(await keysAndTitles(single, 'CITATION.cff')).toEqual([['1', 'Of reading']]);
  });

  it('reads them beside a document that names them, with the lines of their file', async () => {
    const folder = ownFolder('stet-yaml');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'works.yml'), HAYAGRIVA);
    writeFileSync(join(folder, 'refs.yaml'), CSL);
    writeFileSync(join(folder, 'paper.typ'), '= On it\n\nAs @roe says.\n\n#bibliography("works.yml")\n');
    writeFileSync(join(folder, 'paper.md'), '---\nbibliography: refs.yaml\n---\n\nAs [@doe2020] says.\n');
    writeFileSync(join(folder, 'other.md'), '---\nbibliography: settings.yaml\n---\n\nAs [@doe2020] says.\n');
    writeFileSync(join(folder, 'settings.yaml'), 'title: x\nnames: { a: b }\n');
    const keys = async (name: string) => {
      const document = await readDocument({ name, path: join(folder, name) }, { isolate: false });
      const place = fileLines(document);
      return document.entries.map(({ key, cited, span }) => [key, cited, place(span.start)?.file, place(span.start)?.line]);
    };
    expect(await keys('paper.typ')).toEqual([
      ['roe', true, 'works.yml', 2],
      ['lee', false, 'works.yml', 7],
    ]);
    expect(await keys('paper.md')).toEqual([
      ['doe2020', true, 'refs.yaml', 3],
      ['roe', false, 'refs.yaml', 15],
    ]);
    const other = await readDocument({ name: 'other.md', path: join(folder, 'other.md') }, { isolate: false });
    expect(other.skipped).toEqual([{ what: 'settings.yaml: settings.yaml', why: 'it is YAML that lists no works', references: true }]);
  });

  it('keeps the works beside a damaged one, and says the line', async () => {
    const works = await worksInYaml('good:\n  title: Good one\nbad:\n  title: "unclosed\n  author: x\n');
    expect(works?.entries.map(({ key }) => key)).toEqual(['good']);
    expect(works?.skipped).toEqual([{ what: 'bad', why: expect.stringMatching(/^it is not valid YAML at line \d \(/), references: true }]);
    const empty = await worksInYaml('a: { title: A }\nb: { parent: }\n');
    expect(empty?.skipped).toEqual([
      { what: 'b', why: 'it describes no work (no title, author, DOI or address)', count: 1, references: true },
    ]);
  });

  it('refuses what lists no works, what is no YAML, and what is made to choke a reader', async () => {
    await expect(read('on: push\njobs: { a: { title: x } }\nenv: { b: c }\n', 'ci.yml')).rejects.toThrow(
      'ci.yml is YAML that lists no works;',
    );
    await expect(read('cff-version: 1.2.0\ntitle: A program\n', 'CITATION.cff')).rejects.toThrow('lists no works');
    await expect(read('a: [b\nc: {\n', 'x.yaml')).rejects.toThrow(
      /^x\.yaml(: no work could be read; the list: it is not valid YAML at line| is YAML)/,
    );
    await expect(read(`a: ${'['.repeat(50_000)}`, 'x.yaml')).rejects.toThrow('it is nested too deep');
    const bomb = `a: &a [${'x,'.repeat(20)}x]\nb: &b [${'*a,'.repeat(20)}*a]\nc: &c [${'*b,'.repeat(20)}*b]\n`;
    const rest = Array.from({ length: 9 }, (_, at) => `w${at}: { title: T }\n`).join('');
    const works = await worksInYaml(`${bomb}w: { title: T, author: [${'*c,'.repeat(20)}*c] }\n${rest}`);
    expect(works?.entries).toHaveLength(9);
    expect(works?.skipped).toEqual([{ what: 'w', why: 'its aliases stand for more than is read', count: 1, references: true }]);
  });
});
