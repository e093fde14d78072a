/** Markdown with pandoc's citations and notes, and the bibliography beside it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/read/markdown.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-markdown-'));
  await writeFile(join(folder, 'refs.bib'), '@book{a, title={First}}\n@book{b, title={Second}}');
  await writeFile(join(folder, 'refs.json'), '[{"id":"j","title":"Third"}]');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string) => {
  const reading = await readMarkdown(text, {
    name: 'a.md',
    path: join(folder, 'a.md'),
    limits: { pages: 1, textCharacters: 1e6, decodedBytes: 1e6 },
  });
  return {
    ...reading,
    shown: reading.blocks.map(({ kind, span }) => [kind, reading.text.slice(span.start, span.end)]),
    marks: reading.citations?.map(({ keys, locator, span }) => [reading.text.slice(span.start, span.end), keys, locator]),
  };
};

describe('readMarkdown', () => {
  it('takes a fence of BibTeX for works, and other code for code', async () => {
    const {
      text,
      entries = [],
      blocks,
    } = await read(
      '# Hedges\n\nAs said.\n\n```bibtex\n@article{roe, title={On hedges}, year={2001}}\n@book{doe, title={Fences}}\n```\n\n```js\n@article{no, title={x}}\n```\n\n```\n@media{print}\n```',
    );
    expect(entries.map(({ key, fields, span }) => [key, fields.title, text.slice(span.start, span.start + 12)])).toEqual([
      ['roe', 'On hedges', '@article{roe'],
      ['doe', 'Fences', '@book{doe, t'],
    ]);
    expect(blocks.filter(({ kind }) => kind === 'code')).toHaveLength(3);
  });

  it('leaves a year that begins a line where it stands, which CommonMark takes for the number of an item', async () => {
    const { text, blocks } = await read('## Marsh, Ada\n\n1998. Slow growth.\n2004. Of glass.\n\n3. Third.');
    expect(blocks.slice(1).map(({ label, span }) => [label, text.slice(span.start, span.end)])).toEqual([
      [undefined, '1998. Slow growth.'],
      [undefined, '2004. Of glass.'],
      ['3', 'Third.'],
    ]);
  });

  it('takes the ids of printed entries for their keys', async () => {
    const { text, blocks, citations } = await read(
      [
        'Dust settles [@roe2020, p. 3], as @doe99 says.',
        '# References',
        '::: {#refs .references}\n::: {#ref-roe2020 .csl-entry}\nRoe, A. (2020). On hedges.\n:::\n\n::: {#ref-poe2001}\n\nPoe, C. (2001). On walls.\n\n:::\n:::',
        '[]{#ref-doe99}Doe, B. (1999). On *fences*.',
        '<div id="ref-kim2011">Kim, C. (2011). On stiles.</div>',
      ].join('\n\n'),
    );
    expect(citations?.flatMap(({ keys }) => keys)).toEqual(['roe2020', 'doe99']);
    expect(blocks.slice(2).map(({ kind, label, span }) => [kind, label, text.slice(span.start, span.end)])).toEqual([
      ['reference', 'roe2020', 'Roe, A. (2020). On hedges.'],
      ['reference', 'poe2001', 'Poe, C. (2001). On walls.'],
      ['reference', 'doe99', 'Doe, B. (1999). On fences.'],
      ['reference', 'kim2011', 'Kim, C. (2011). On stiles.'],
    ]);
  });

  it('keeps relative addresses of links as printed', async () => {
    const { links } = await read('See [one](a.txt), [two](notes/b.txt#p3), [up](#top) and [no](javascript:x).');
    expect(links?.map(({ href }) => href)).toEqual(['a.txt', 'notes/b.txt#p3']);
  });

  it('leaves markup out and keeps blocks and links', async () => {
    const { shown, links, text } = await read(
      '# Head *ing* {#id}\n\nSome **bold** [link](https://example.org) text\nnext line.\n\n> Quoted\n\n1. one\n2. two\n\n```r\nx\n```\n\n| a | b |\n|---|---|\n| c | d |\n',
    );
    expect(shown).toEqual([
      ['heading', 'Head ing'],
      ['paragraph', 'Some bold link text\nnext line.'],
      ['quote', 'Quoted'],
      ['item', 'one'],
      ['item', 'two'],
      ['code', 'x'],
      ['table', 'a | b\nc | d'],
    ]);
    expect(links?.map(({ href, span }) => [href, text.slice(span.start, span.end)])).toEqual([['https://example.org', 'link']]);
  });

  it('reads pandoc citations with their locators', async () => {
    const { marks } = await read('See [see @a, p. 3; @b] and @a [p. 9], [-@b; @c] but not me@home.org or @fig-1.');
    expect(marks).toEqual([
      ['[see @a, p. 3', ['a'], 'p. 3'],
      ['@b]', ['b'], undefined],
      ['@a [p. 9]', ['a'], 'p. 9'],
      ['[-@b; @c]', ['b', 'c'], undefined],
    ]);
  });

  it('takes cross-references of bookdown for no citations', async () => {
    const { marks } = await read('See Figure \\@ref(fig:reef), [@roe2001] and @doe2002.');
    expect(marks?.flatMap(([, keys]) => keys)).toEqual(['roe2001', 'doe2002']);
  });

  it('takes no handle for a citation', async () => {
    expect((await read('Thanks to @somebody and a@b.org.')).marks).toEqual([]);
    expect((await read('By [@AdaMarsh](https://example.org/AdaMarsh).')).marks).toEqual([]);
  });

  it('reads notes, also with citations in them', async () => {
    const { notes, text, marks } = await read('One[^x] two^[inline [@b]].\n\n[^x]: The note\n    goes on.\n\nAfter.');
    expect(notes?.map(({ span, mark }) => [text.slice(span.start, span.end), text.slice(mark?.start, mark?.end)])).toEqual([
      ['The note\ngoes on.', '¹'],
      ['inline [@b].', '²'].map((words) => words.replace('].', ']')),
    ]);
    expect(marks).toEqual([['[@b]', ['b'], undefined]]);
    expect(text).toContain('One¹ two².');
  });

  it('gives the bibliography beside it as entries, cited or not', async () => {
    for (const named of ['[refs.bib, refs.json]', `["\`r rbbt::bbt_write_bib('refs.bib', overwrite = TRUE)\`", refs.json]`]) {
      const { entries } = await read(`---\ntitle: T\nbibliography: ${named}\n---\nAs @a says.\n`);
      expect(entries?.map(({ key, cited }) => [key, cited])).toEqual([
        ['a', true],
        ['b', false],
        ['j', false],
      ]);
    }
  });

  it.each([
    "title: 'Hedges: a set of\nroutines for gardens'\nbibliography: refs.bib",
    'title: Hedges: a set of routines\nauthors:\n\t- name: A. Roe\nbibliography: "refs.bib"   # ours',
    'a: [\nbibliography: [refs.bib, refs.json]',
    'a: [\nbibliography:\n  - refs.bib\n  - refs.json\nb: c',
  ])('reads the lists that broken front matter names all the same: %j', async (matter) => {
    const { entries, marks, skipped } = await read(`---\n${matter}\n---\n\nHedges [@a; @b].\n`);
    expect(entries?.map(({ key }) => key).slice(0, 2)).toEqual(['a', 'b']);
    expect(entries?.some(({ key }) => key === 'j')).toBe(matter.includes('refs.json'));
    expect(marks).toEqual([['[@a; @b]', ['a', 'b'], undefined]]);
    expect(skipped?.map(({ what }) => what)).toEqual(['front matter']);
  });
  it('reads a list once that settings and the place where it is printed both name', async () => {
    const printed = '```{bibliography} ./refs.bib\n```\n\n```{bibliography} refs.json\n```\n';
    const { entries } = await read(`---\nbibliography: refs.bib\n---\n\nHedges [@a].\n\n${printed}`);
    expect(entries?.map(({ key }) => key)).toEqual(['a', 'b', 'j']);
  });
  it('says what is wrong with front matter and files beside it', async () => {
    expect((await read('---\na: [\n---\ntext')).skipped?.[0]?.what).toBe('front matter');
    expect((await read('---\nbibliography: ../../etc/passwd\n---\ntext')).skipped).toHaveLength(1);
  });
});
