/** Light markups: what each has of headings, notes, citations, entries and files of works, by the document that comes of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { place } from '../cli/made-world.ts';
import { CONTEXT, cited, noted, read, shape } from './shown.ts';

const BIB =
  '@article{roe2001, author={Roe, Ann}, title={Of the reading of papers}, journal={Journal of Reading}, year={2001}}\n@book{lee2003, author={Lee, Bo}, title={Slow papers}, year={2003}}\n';

/** Reads a file with `refs.bib` beside it, and gives the keys of what is cited. */
async function keysOf(name: string, text: string): Promise<string[]> {
  const { cwd } = place({ 'refs.bib': BIB });
  const path = join(cwd, name);
  writeFileSync(path, text);
  const document = await parseBytes(Buffer.from(text), { ...CONTEXT, name, path });
  const { references, citations } = extract(document);
  expect(references.map(({ key }) => key)).toEqual(['roe2001', 'lee2003']);
  return citations.map(({ to }) => references.find(({ id }) => id === to)?.key ?? '-');
}

describe('Org', () => {
  it('has its outline, notes, quotes and code', async () => {
    const document = await read(
      '#+title: Of Reading\n#+author: Ann Roe\n#+date: 2021-04-02\n\n* TODO Start :tag:\n:PROPERTIES:\n:CUSTOM_ID: x\n:END:\nIt is /so/ [fn:1] and =code=, see [[https://example.org][there]] [fn:: Inline.].\n# comment\n#+begin_quote\nSaid so.\n#+end_quote\n#+begin_src python\nx = 1\n#+end_src\n** Below\n- one\n\n[fn:1] Or not.\n',
      'a.org',
    );
    expect(document.mediaType).toBe('text/org');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'heading1: Start',
      'paragraph: It is so ¹ and code, see there ².',
      'quote: Said so.',
      'code: x = 1',
      'heading2: Below',
      'item: one',
      'note (1): Or not.',
      'note (2): Inline.',
    ]);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2021-04-02' });
  });

  it.each([
    '[cite:@roe2001; @lee2003]',
    '[cite/t:see @roe2001 p. 3;@lee2003]',
    'citep:roe2001,lee2003',
    '[[cite:&roe2001;&lee2003]]',
    '[cite:@roe2001;\n@lee2003]',
    'citep:&roe2001;&lee2003',
    '[cite/n:@lee2003][cite:@roe2001;@lee2003]',
  ])('cites by %s', async (mark) => {
    expect(await keysOf('a.org', `#+bibliography: refs.bib\n\nIt is so ${mark}.\n`)).toEqual(['roe2001', 'lee2003']);
  });
});

it('lists works of Org that are cited on purpose by nothing, and has ranges that are raised', async () => {
  const { cwd } = place({ 'refs.bib': BIB });
  const text = '#+bibliography: refs.bib\n\nIt is so[cite/nocite:@lee2003] [cite:@roe2001], others^{1--3}.\n';
  const document = await parseBytes(Buffer.from(text), { ...CONTEXT, name: 'a.org', path: join(cwd, 'a.org') });
  expect(cited(document)).toEqual(['[@roe2001] → roe2001']);
  expect(document.entries.map((entry) => entry.cited)).toEqual([true, true]);
  expect(document.text).toContain('others1–3.');
});

describe('works that a notebook keeps', () => {
  const notebook = (source: string, metadata: object): string =>
    JSON.stringify({ nbformat: 4, cells: [{ cell_type: 'markdown', source: [source] }], metadata });
  const roe = { type: 'article-journal', title: 'Of papers', author: [{ family: 'Roe' }] };

  it('are cited as cite2c does', async () => {
    const document = await read(
      notebook('So <cite data-cite="12/AB">(Roe, 2001)</cite>.', {
        cite2c: { citations: { '12/AB': { ...roe, issued: { year: 2001, month: 3 } } } },
      }),
      'a.ipynb',
    );
    expect(cited(document)).toEqual(['[@AB] → AB']);
    expect(document.entries[0]?.fields.issued).toEqual({ 'date-parts': [[2001, 3]] });
  });

  it('are cited as the citation manager of JupyterLab does, several in one mark', async () => {
    const items = { '9/AB': roe, '9/CD': { ...roe, title: 'Of other papers' } };
    const links = ['AB', 'CD'].map((key) => `<a href="#zotero%7C9%2F${key}">(Roe)</a>`).join('; ');
    const document = await read(
      notebook(`So <cite id="c1">${links}</cite>.`, { 'citation-manager': { items: { zotero: items } } }),
      'a.ipynb',
    );
    expect(extract(document).citations.map(({ to }) => document.entries.length > 0 && to !== null)).toEqual([true, true]);
  });

  it('stand where code prints nothing but a list of them', async () => {
    const cells = (text: string[]) =>
      JSON.stringify({
        nbformat: 4,
        cells: [
          { cell_type: 'markdown', source: ['## References'] },
          { cell_type: 'code', source: ['print_citations()'], outputs: [{ output_type: 'stream', name: 'stdout', text }] },
        ],
      });
    const works = [
      'Ada Roe. On the growth of hedges. Journal of Hedges, 3:1–9, 2001.',
      'Bo Vole. On salt and walls. Journal of Walls, 5:2–8, 2004.',
    ];
    const raws = async (text: string[]) => extract(await read(cells(text), 'a.ipynb')).references.map(({ raw }) => raw);
    expect(await raws(works.map((work, n) => `[${n + 1}] ${work}\n`))).toEqual(works);
    expect(await raws(['[1] 0.25 0.75 in all of the runs of 2001\n', 'done\n'])).toEqual([]);
  });

  it('are cited by commands of TeX', async () => {
    expect(await keysOf('a.md', '---\nbibliography: refs.bib\n---\n\nSo \\cite{roe2001} and \\citep[see][p. 3]{lee2003}.\n')).toEqual([
      'roe2001',
      'lee2003',
    ]);
  });
});

it('Typst refers to labels of its own, which are no works, and names lists within settings', async () => {
  const text =
    '#show: ieee.with(title: [Reading], bibliography: bibliography("refs.bib"))\n\n= Start <start>\n\nSo @roe2001, see @start and @cell; @lee2003.\n\n#figure(image("a.png"), caption: [A cell.]) <cell>\n';
  expect(await keysOf('a.typ', text)).toEqual(['roe2001', 'lee2003']);
});

describe('reStructuredText', () => {
  it('has titles by their lines, notes, code and what directives hold', async () => {
    const document = await read(
      '==========\nOf Reading\n==========\n\n:Author: Ann Roe\n:Date: 2021-04-02\n\nStart\n=====\n\nIt is *so* [#a]_ and ``code``, see `there <https://example.org>`_::\n\n    x = 1\n\nBelow\n-----\n\n.. note::\n\n   Held inside.\n\n.. image:: a.png\n   :width: 3\n\n.. a comment\n\n.. [#a] Or not,\n   on two lines.\n',
      'a.rst',
    );
    expect(document.mediaType).toBe('text/x-rst');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'heading2: Start',
      'paragraph: It is so ¹ and code, see there:',
      'code: x = 1',
      'heading3: Below',
      'paragraph: Held inside.',
      'note (1): Or not, on two lines.',
    ]);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2021-04-02' });
  });

  it('takes labelled and, below the heading of a list, numbered notes for entries', async () => {
    const labelled = await read(
      'It is so [Roe01]_.\n\nReferences\n==========\n\n.. [Roe01] Roe, A. 2001. Of the reading\n   of papers.\n.. [Lee03] Lee, B. 2003. Slow papers.\n',
      'a.rst',
    );
    expect(extract(labelled).references.map(({ key, raw }) => [key, raw])).toEqual([
      ['Roe01', 'Roe, A. 2001. Of the reading of papers.'],
      ['Lee03', 'Lee, B. 2003. Slow papers.'],
    ]);
    expect(cited(labelled)).toEqual(['[@Roe01] → Roe01']);
    const entries =
      '.. [1] Roe, A. (2001). Of the reading of papers. Journal of Reading, 2, 3-9.\n.. [2] Lee, B. (2003). Slow papers. Journal of Reading, 4, 1-2.\n';
    const numbered = extract(await read(`It is so [1]_ and [2]_.\n\nReferences\n==========\n\n${entries}`, 'a.rst'));
    expect([numbered.references.length, numbered.citations.filter(({ to }) => to !== null).length]).toEqual([2, 2]);
    expect(noted(await read(`It is so [1]_ and [2]_.\n\nEnd\n===\n\nWords.\n\n${entries}`, 'a.rst')).length).toBe(2);
  });

  it.each([':cite:`roe2001,lee2003`', ':cite:p:`roe2001, lee2003`', ':footcite:t:`roe2001` :cite:t:`lee2003`'])(
    'cites by %s',
    async (mark) => {
      expect(await keysOf('a.rst', `It is so ${mark}.\n\n.. bibliography:: refs.bib\n`)).toEqual(['roe2001', 'lee2003']);
    },
  );
});

describe('AsciiDoc', () => {
  it('has its titles, notes, lists and entries with what cites them', async () => {
    const document = await read(
      '= Of Reading\nAnn Roe <ann@example.org>\n2021-04-02\n\n== Start\n\nIt is _so_.footnote:[Or\nnot.] See <<roe>> and https://example.org[over\nthere].\n\n----\nx = 1\n----\n\n. one\n. two\n\n[bibliography]\n== References\n\n* [[[roe]]] Roe, A. 2001. Of the reading of papers.\n* [[[lee,2]]] Lee, B. 2003. Slow papers.\n',
      'a.adoc',
    );
    expect(document.mediaType).toBe('text/asciidoc');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'heading2: Start',
      'paragraph: It is so.¹ See [@roe] and over there.',
      'code: x = 1',
      'item (1): one',
      'item (2): two',
      'heading2: References',
      'reference (roe): Roe, A. 2001. Of the reading of papers.',
      'reference (lee): Lee, B. 2003. Slow papers.',
      'note (1): Or not.',
    ]);
    expect(cited(document)).toEqual(['[@roe] → roe']);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2021-04-02' });
  });

  it('cites by cross-references to entries, and by none to sections', async () => {
    const document = await read(
      '= A\n\n[#walls]\n== Walls\n\nSee xref:roe[] and xref:walls[there].\n\n[bibliography]\n== References\n\n* [[[roe]]] Roe, A. 2001. Of the reading of papers.\n',
      'a.adoc',
    );
    expect(cited(document)).toEqual(['[@roe] → roe']);
  });

  it('cites by the keys of its own extension', async () => {
    expect(await keysOf('a.adoc', '= A\n:bibtex-file: refs.bib\n\nIt is so cite:[roe2001(p. 3), lee2003].\n')).toEqual([
      'roe2001',
      'lee2003',
    ]);
  });
});

describe('Typst', () => {
  it('has its headings and notes, without settings', async () => {
    const document = await read(
      '#set page(\n  width: 3cm,\n)\n#let x = 3\n// comment\n= Start <start>\n\nIt is _so_#footnote[Or not.] and #link("https://example.org")[there], mail a@example.org.\n\n== Below\n+ one\n',
      'a.typ',
    );
    expect(document.mediaType).toBe('text/x-typst');
    expect(shape(document)).toEqual([
      'heading1: Start',
      'paragraph: It is so¹ and there, mail a@example.org.',
      'heading2: Below',
      'item (1): one',
      'note (1): Or not.',
    ]);
  });

  it.each(['@roe2001 and @lee2003[p. 3]', '#cite(<roe2001>) #cite(<lee2003>, supplement: [p. 3])'])('cites by %s', async (mark) => {
    expect(await keysOf('a.typ', `It is so ${mark}.\n\n#bibliography("refs.bib", title: "Works")\n`)).toEqual(['roe2001', 'lee2003']);
  });
});

describe('MediaWiki', () => {
  it('has sections, notes that are called again, and the works that templates cite', async () => {
    const document = await read(
      `== Start ==\nIt is ''so''.<ref name="a">{{cite journal |last=Roe |first=Ann |title=Of the reading of papers |journal=Journal of Reading |year=2001 |volume=2 |pages=3–9 |doi=10.1234/a}}</ref> And so.<ref name="a" /> See [[Papers|papers]]{{citation needed}}.<ref>Or not.</ref>\n<!-- hidden -->\n* one\n\n== References ==\n<references />\n[[Category:X]]\n`,
      'a.wiki',
    );
    expect(document.mediaType).toBe('text/x-mediawiki');
    expect(shape(document)).toEqual([
      'heading2: Start',
      'paragraph: It is so.¹ And so.¹ See papers.²',
      'item: one',
      'heading2: References',
      'note (1): Roe, Ann (2001). Of the reading of papers. Journal of Reading 2:3–9. doi:10.1234/a',
      'note (2): Or not.',
    ]);
    expect(document.notes[0]?.again?.length).toBe(1);
    expect(extract(document).references.map(({ fields }) => fields.DOI)).toEqual(['10.1234/a']);
  });
});

describe('a notebook', () => {
  const notebook = (cells: readonly object[]): string => JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 });
  it('has its texts and its code, without what the code printed', async () => {
    const document = await read(
      notebook([
        { cell_type: 'markdown', source: ['# Of Reading\n', '\n', 'It is {cite:p}`roe2001` so.'] },
        { cell_type: 'code', source: 'x = 1', outputs: [{ text: ['printed'] }] },
        { cell_type: 'raw', source: 'raw' },
      ]),
      'a.ipynb',
    );
    expect(document.mediaType).toBe('application/x-ipynb+json');
    expect(shape(document)).toEqual(['heading1: Of Reading', 'paragraph: It is [@roe2001] so.', 'code: x = 1']);
    expect(cited(document)).toEqual(['[@roe2001] → roe2001']);
  });

  it('is told from a list of works, and refused with one clear error when it is damaged', async () => {
    expect((await read('[{"id":"a","title":"T","type":"book"}]', 'a.json')).mediaType).toBe('application/vnd.citationstyles.csl+json');
    await expect(read('{"cells": [', 'a.ipynb')).rejects.toMatchObject({ code: 'unreadable-input', message: /notebook is damaged/ });
  });
});

it('breaks on nothing that such a text may hold', async () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '{{cite a|',
    '}}',
    '<ref>',
    '</ref>',
    '#footnote[',
    '[fn:1]',
    '.. [1] ',
    '::\n',
    '\n',
    '   ',
    '`',
    '[[[a]]]',
    '<<a>>',
    '----\n',
    '#+begin_quote\n',
    '====\n',
    'word ',
    '@key',
    'footnote:[',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.constantFrom('org', 'rst', 'adoc', 'typ', 'wiki'), async (pieces, ending) => {
      const document = await read(`x ${pieces.join('')}`, `a.${ending}`);
      for (const [nth, block] of document.blocks.entries())
        expect(block.span.start).toBeGreaterThanOrEqual(document.blocks[nth - 1]?.span.end ?? 0);
    }),
    { numRuns: 300 },
  );
});

/** Lists and marks as pandoc prints them, cited by numbers that are links, by raised numbers, and by links over words. */
describe('what pandoc prints', () => {
  /** Of each mark the entry it leads to, by its first word. */
  const marks = async (name: string, text: string): Promise<string[]> => {
    const { references, citations } = extract(await read(text, name));
    expect(references.map(({ raw, fields }) => `${raw.slice(0, 3)} ${fields.DOI ?? ''}`.trim())).toEqual([
      'Roe',
      'Lee',
      'Poe 10.5555/patience.7',
      'Moe',
      'Zoe',
    ]);
    return citations.map(({ to }) => references.find(({ id }) => id === to)?.raw.slice(0, 3) ?? '-');
  };
  const BODY: Readonly<Record<string, readonly [string, string, string]>> = {
    roe: ['Roe A, Dee B. Of the reading of papers in', 'Journal of Reading and of Other', '2001;3:11-19.'],
    lee: ['Lee C. Slow papers.', 'Journal of Reading', 'Published online\n2003.'],
    poe: ['Poe E. A measure of patience.', 'Press Review', '2007;5:3-9.'],
    moe: ['Moe F. A measure of haste.', 'Press Review', '2008;6:3-9.'],
    zoe: ['Zoe G. A measure of light.', 'Press Review', '2009;7:3-9.'],
  };
  const DOI = '10.5555/patience.7';
  const lists: Readonly<Record<string, (label: string, key: string) => string>> = {
    'a.org': (label, key) =>
      `<<ref-${key}>>\n${label} ${BODY[key]?.[0]}\n/${BODY[key]?.[1]}\nMatters/. ${BODY[key]?.[2]}${key === 'poe' ? `\nhttps://doi.org/[[https://doi.org/${DOI}][${DOI}]]` : ''}\n`,
    'a.adoc': (label, key) =>
      `[[ref-${key}]]\n[.csl-left-margin]#${label} #[.csl-right-inline]#${BODY[key]?.[0]}\n_${BODY[key]?.[1]}\nMatters_. ${BODY[key]?.[2]}${key === 'poe' ? `\ndoi:https://doi.org/${DOI}[${DOI}]` : ''}#\n`,
    'a.rst': (label, key) =>
      `   .. container:: csl-entry\n      :name: ref-${key}\n\n      ${label}${BODY[key]?.[0]}\n      *${BODY[key]?.[1]}\n      Matters*. ${BODY[key]?.[2]?.replace('\n', '\n      ')}${key === 'poe' ? `\n      https://doi.org/\\\\ \`${DOI} <https://doi.org/${DOI}>\`__` : ''}\n`.replaceAll(
        '\\\\',
        '\\',
      ),
    'a.mediawiki': (label, key) =>
      `<div id="ref-${key}" class="csl-entry">\n\n<span class="csl-left-margin">${label} </span><span class="csl-right-inline">${BODY[key]?.[0]} ''${BODY[key]?.[1]}''. ${BODY[key]?.[2]?.replace('\n', ' ')}${key === 'poe' ? ` https://doi.org/[https://doi.org/${DOI} ${DOI}]` : ''}</span>\n\n</div>\n`,
  };
  const heads: Readonly<Record<string, string>> = {
    'a.org': '* References\n\n<<refs>>\n\n',
    'a.adoc': '== References\n\n[[refs]]\n',
    'a.rst': 'References\n==========\n\n.. container:: references csl-bib-body\n   :name: refs\n\n',
    'a.mediawiki': '= References =\n\n<div id="refs" class="references csl-bib-body">\n\n',
  };
  const listed = (name: string, label: (n: number) => string): string =>
    heads[name] +
    Object.keys(BODY)
      .map((key, at) => lists[name]?.(label(at + 1), key))
      .join('\n');

  it.each([
    ['a.org', 'It is so [[#ref-roe][[1]]], [[#ref-lee][[2,\np. 9]]], and [[#ref-poe][[3]]].'],
    ['a.adoc', 'It is so link:#ref-roe[[1]], link:#ref-lee[[2,\np. 9]], and link:#ref-poe[[3]].'],
    ['a.rst', 'It is so `[1] <#ref-roe>`__, `[2,\np. 9] <#ref-lee>`__, and `[3] <#ref-poe>`__.'],
    ['a.mediawiki', 'It is so [[#ref-roe|[1]]], [[#ref-lee|[2, p. 9]]], and [[#ref-poe|[3]]].'],
  ])('links over numbers in brackets: %s', async (name, text) => {
    expect(await marks(name, `${text}\n\n${listed(name, (n) => `[${n}]`)}`)).toEqual(['Roe', 'Lee', 'Poe']);
  });

  it.each([
    ['a.org', 'It is so^{[[#ref-roe][1]],[[#ref-lee][2]]} and so^{[[#ref-poe][3]]}.'],
    ['a.adoc', 'It is so^link:#ref-roe[1],link:#ref-lee[2]^ and so^link:#ref-poe[3]^.'],
    ['a.rst', 'It is so\\ `1 <#ref-roe>`__\\ \\ ,\\ \\ \\ `2 <#ref-lee>`__ and so\\ `3 <#ref-poe>`__.'],
    ['a.mediawiki', 'It is so<sup>[[#ref-roe|1]],[[#ref-lee|2]]</sup> and so<sup>[[#ref-poe|3]]</sup>.'],
  ])('raised links: %s', async (name, text) => {
    expect(await marks(name, `${text}\n\n${listed(name, (n) => `(${n})`)}`)).toEqual(['Roe', 'Lee', 'Poe']);
  });

  it.each([
    ['a.org', 'It is so^{1} since 1998^{2}. And so^{1,3(p9)}, and so^{4,5}.'],
    ['a.adoc', 'It is so^1^ since 1998^2^. And so^1,3(p9)^, and so^4,5^.'],
    ['a.mediawiki', 'It is so<sup>1</sup> since 1998<sup>2</sup>. And so<sup>1,3(p9)</sup>, and so<sup>4,5</sup>.'],
  ])('raised numbers: %s', async (name, text) => {
    expect(await marks(name, `${text}\n\n${listed(name, (n) => `${n}.`)}`)).toEqual(['Roe', 'Lee', 'Roe', 'Poe', 'Moe', 'Zoe']);
  });

  it.each([
    ['a.org', 'It is so ([[#ref-roe][Roe and\nDee]]; [[#ref-lee][Lee]]).'],
    ['a.rst', 'It is so (`Roe and\nDee <#ref-roe>`__\\ ; `Lee <#ref-lee>`__).'],
    ['a.mediawiki', 'It is so ([[#ref-roe|Roe and Dee]]; [[#ref-lee|Lee]]).'],
  ])('links over names: %s', async (name, text) => {
    expect(await marks(name, `${text}\n\n${listed(name, () => '')}`)).toEqual(['Roe', 'Lee']);
  });

  it('counts notes of MediaWiki that say nothing', async () => {
    const document = await read('So.<ref></ref> So.<ref>There.</ref>\n', 'a.mediawiki');
    expect(noted(document)).toEqual(['²: There.']);
  });

  it('defines notes of MediaWiki at the list, where nothing is cited', async () => {
    const text =
      'So.<ref name="a" /> So.<ref name="b" /><ref name="a" />\n\n== References ==\n<references>\n<ref name="a">Roe, A. 2001.</ref>\n<ref name="b">Lee, C. 2003.</ref>\n</references>\n';
    const { notes } = await read(text, 'a.mediawiki');
    expect(notes.map(({ label, again = [] }) => [label, again.length])).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });

  it('follows targets of Org, whatever they are called', async () => {
    const list = Object.keys(BODY).map(
      (key, at) => `<<item_${at + 1}>>[${at + 1}] ${BODY[key]?.[0]} /${BODY[key]?.[1]}/. ${key === 'poe' ? `doi:${DOI}` : '2001.'}\n`,
    );
    const text = `It is so [[item_1][[1]]] and so [[item_2][[2]], [[item_3][[3]]].\n\n* References\n${list.join('\n')}`;
    expect(await marks('a.org', text)).toEqual(['Roe', 'Lee', 'Poe']);
  });

  it('follows labels of Typst to the entries that bear them', async () => {
    const list = Object.keys(BODY).map(
      (key, at) =>
        `#block[\n\\[${at + 1}\\] #h(0.5em)${BODY[key]?.[0]} _${BODY[key]?.[1]}_. ${key === 'poe' ? `doi:${DOI}` : '2001.'}\n] <ref-${key}>\n`,
    );
    const text = `= Start\n<start>\nIt is so #link(<ref-roe>)[\\[1\\]], and so #link(<ref-lee>)[\\[2\\]]; see #link(<ref-poe>)[\\[3, p. 9\\]].\n\n= References\n<references>\n#block[\n${list.join('')}] <refs>\n`;
    expect(await marks('a.typ', text)).toEqual(['Roe', 'Lee', 'Poe']);
  });
});
