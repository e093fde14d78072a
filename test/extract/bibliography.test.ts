import { describe, expect, it } from 'vitest';
import { findLists } from '../../src/extract/bibliography.ts';
import { extract } from '../../src/extract/index.ts';
import type { BlockKind } from '../../src/model/document.ts';
import { readDocument } from '../../src/read/index.ts';
import { blocksOf, documentOf } from './document-of.ts';

const E1 = 'Doe, B. (2000). On fences. Journal of Hedges, 4, 2-8.';
const E2 = 'Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.';
const E3 = 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.';
const PROSE =
  'We planted a hedge and watched it grow for a year, and it was good; however, our neighbours did not agree with us at all, and so we had to move it to the other side of the house, where it is still growing, which we find odd but pleasant to look at in the evening, when this paper was written.';
type Part = readonly [BlockKind, string, { level?: number }?];
const found = (parts: readonly Part[]) =>
  findLists(blocksOf(parts)).map((list) => [list.found, list.lines.map((line) => line.text)] as const);

describe('rows of a table that name works', () => {
  const ENTRIES = Array.from(
    { length: 6 },
    (_, n): Part => ['reference', `Kolasa, M., & Roe, B. (200${n}). On hedges of kind ${n}. Journal of Hedges, ${n}, 2-8.`],
  );
  const ROWS = [
    'Javorcik (2004)',
    'Kolasa and Roe (2003)',
    'Lin, Liu, and Zhang (2009)',
    'Nguyen et al. (2008)',
    'Schoors & van der Tol, 2002',
  ];
  const rows = ROWS.map((row): Part => ['reference', row]);

  it('are no entries of a list of whole ones, nor what stands under the table; they cite', () => {
    const parts: Part[] = [['paragraph', PROSE], ['heading', 'References'], ...ENTRIES, ...rows, ['reference', 'Note: Both are included.']];
    expect(found(parts)).toEqual([['marked', ENTRIES.map(([, text]) => text)]]);
    const { references, citations } = extract(blocksOf(parts));
    expect(references).toHaveLength(ENTRIES.length);
    expect(citations.map(({ to }) => to)).toContain(references[3]?.id);
  });

  it('are labels where each stands above its entry, and too few to be a table', () => {
    const labelled = ENTRIES.flatMap((entry, n): Part[] => [['reference', `Kolasa and Roe (200${n})`], entry]);
    expect(found([['heading', 'References'], ...labelled])[0]?.[1]).toHaveLength(12);
    expect(found([['heading', 'References'], ...ENTRIES, ...rows.slice(0, 4)])[0]?.[1]).toHaveLength(10);
  });
});

describe('findLists', () => {
  it('takes blocks that the reader marked', () => {
    expect(
      found([
        ['paragraph', PROSE],
        ['heading', 'References'],
        ['reference', E1],
        ['reference', E2],
      ]),
    ).toEqual([['marked', [E1, E2]]]);
  });
  it('takes no sentences about references that a reader of pages marked, above the list itself', () => {
    const said = [
      'Please number what you cite in this journal one after the other within brackets [1], as all of our readers know it from us.',
      'However, it is possible to give the names of all who wrote for the journal, and we have seen most of them do it so [2].',
      'For papers published in a journal of translations, please give the English one first, and the other one after it [3].',
    ];
    const parts: Part[] = [
      ['paragraph', `${PROSE} [1]`],
      ['paragraph', 'REFERENCES'],
      ...said.map((text): Part => ['reference', text]),
      ['heading', 'References'],
      ['reference', E1],
      ['reference', E2],
    ];
    const lists = findLists(blocksOf(parts, { mediaType: 'application/pdf' }));
    expect(lists.map((list) => list.lines.map((line) => line.text))).toEqual([[E1, E2]]);
  });
  it('takes what stands under a heading, up to the next', () => {
    expect(
      found([
        ['heading', 'Hedges'],
        ['paragraph', PROSE],
        ['heading', 'References'],
        ['paragraph', E1],
        ['paragraph', E2],
        ['heading', 'Appendix'],
        ['paragraph', PROSE],
        ['paragraph', E3],
      ]),
    ).toEqual([['headed', [E1, E2]]]);
  });
  it('goes on over parts of a list and over floating figures', () => {
    expect(
      found([
        ['heading', 'Bibliography', { level: 1 }],
        ['heading', 'Primary sources', { level: 2 }],
        ['paragraph', E1],
        ['caption', 'Figure 3. A hedge.'],
        ['heading', 'Secondary sources', { level: 2 }],
        ['paragraph', E2],
      ]),
    ).toEqual([['headed', [E1, E2]]]);
  });
  it('finds several lists', () => {
    expect(
      found([
        ['heading', 'References'],
        ['paragraph', E1],
        ['heading', 'Chapter 2'],
        ['paragraph', PROSE],
        ['heading', 'References'],
        ['paragraph', E2],
      ]),
    ).toHaveLength(2);
  });
  it('makes no list of a heading with no references below it', () => {
    expect(
      found([
        ['heading', 'References'],
        ['paragraph', 'Appendix'],
        ['paragraph', PROSE],
      ]),
    ).toEqual([]);
  });
  it('ends the list where prose begins without a heading', () => {
    const lists = found([
      ['heading', 'References'],
      ['paragraph', E1],
      ['paragraph', E2],
      ['paragraph', PROSE],
      ['paragraph', PROSE],
      ['paragraph', PROSE],
    ]);
    expect(lists).toEqual([['headed', [E1, E2]]]);
  });
  it('ends the list at an ending word that is no heading block', () => {
    expect(
      found([
        ['heading', 'References'],
        ['paragraph', E1],
        ['paragraph', 'Acknowledgements'],
        ['paragraph', E2],
      ]),
    ).toEqual([['headed', [E1]]]);
  });
  it('ends at a short heading above it, and goes on below one of a letter', () => {
    const list = (heading: string, level: number) =>
      found([
        ['heading', 'References', { level: 2 }],
        ['paragraph', E1],
        ['heading', heading, { level }],
        ['paragraph', E2],
      ]);
    expect(list('Two', 1)).toEqual([['headed', [E1]]]);
    expect(list('B', 2)).toEqual([['headed', [E1, E2]]]);
  });
  it('goes on behind a broken line that looks like the end of a list', () => {
    const entries = [1, 2, 3, 4].map((n) => `${n}. Roe A. Of the reading of papers in haste. Archive.\nPublished online 200${n}.`);
    const blocks = [['heading', 'References'], ...entries.map((entry) => ['paragraph', entry])] as [BlockKind, string][];
    expect(found(blocks).flatMap(([, lines]) => lines)).toHaveLength(8);
  });
  it('reads a heading that runs into the list', () => {
    const text = `References ${E1} ${E2} ${E3}`;
    expect(findLists(documentOf(text))[0]?.lines[0]?.text).toBe(`${E1} ${E2} ${E3}`);
  });
  it('finds a list with no heading at the end of a text', () => {
    expect(
      found([
        ['paragraph', PROSE],
        ['paragraph', PROSE],
        ['paragraph', PROSE],
        ['paragraph', E1],
        ['paragraph', E2],
        ['paragraph', E3],
      ]),
    ).toEqual([['loose', [E1, E2, E3]]]);
  });
  it('finds numbered lines at the end of a hard-wrapped text', () => {
    const text = `${PROSE}\n${PROSE}\n${PROSE}\n${PROSE}\n[1] A. Roe, On hedges,\nJ. Hedges 3 (1999) 1-9.\n[2] B. Doe, On fences,\nJ. Hedges 4 (2000) 2-8.\n[3] C. Poe, On walls,\nJ. Hedges 5 (2001) 3-9.`;
    expect(findLists(documentOf(text))[0]?.lines).toHaveLength(6);
  });
  it('takes a plain text of references whole', () => {
    expect(findLists(documentOf(`${E1}\n${E2}\n${E3}\n`)).map((list) => list.found)).toEqual(['whole']);
  });
  it('finds none in prose, nor in an empty text', () => {
    expect(
      found([
        ['paragraph', PROSE],
        ['paragraph', PROSE],
      ]),
    ).toEqual([]);
    expect(findLists(documentOf(''))).toEqual([]);
    expect(findLists(documentOf('\n\n \n'))).toEqual([]);
  });
});

describe('findLists: hard-wrapped text', () => {
  it('goes on behind a line of an entry that begins with a word for what follows lists', () => {
    const text = `Hedges grow.
References
Doe, B. (2000). On fences. Journal of Hedges, 4, 2-8.
Moe, D., & Roe, A. (2004). On random intersections of hedges.
Appendix to: “On the shape of hedges and of fences” by B. Doe. Hedge Archive.
Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.
Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.
Soe, E. (2010). On gates. Journal of Hedges, 9, 11-19.
Toe, F. (2011). On steps. Journal of Hedges, 9, 21-29.`;
    const [list] = findLists(documentOf(text));
    expect(list?.lines.map((line) => line.text)).toEqual(text.split('\n').slice(2));
  });

  it('takes books alone for a list', () => {
    const [list, ...others] = found([
      ['paragraph', PROSE],
      ['heading', 'Bibliography'],
      ['paragraph', 'De Angelis, Tiziano, and Alessandro Milano. The Hedge of Brown. New York: Reef & Sons, 2019.'],
      ['paragraph', '———. On a Generalised Hedge. Berlin: Glasverlag, 2016.'],
      ['paragraph', 'Girão, Darlan. On the Fence of Links. Cambridge, MA: Lagoon University Press, 2011.'],
    ]);
    expect(list?.[1]).toHaveLength(3);
    expect(others).toEqual([]);
  });
});

describe('findLists: what is no part of a list', () => {
  const texts = (text: string) => findLists(documentOf(text)).map((list) => list.lines.map((line) => line.text));

  it('leaves out pages’ numbers and running heads of a text copied out of pages, and goes on with the entry they part', () => {
    const break_ = (page: number) => `\n\n${page}\n\nSlow Growth in Hedges\n\n`;
    const text = `Hedges.\n\nReferences\n\nDoe, B. (2000). On fences and on${break_(12)}gates. Journal of Hedges, 4, 2-8.\n${E2}${break_(13)}${E3}${break_(14)}Soe, E. (2010). On gates. Journal of Hedges, 9, 11-19.`;
    expect(texts(text)).toEqual([
      [
        'Doe, B. (2000). On fences and on',
        'gates. Journal of Hedges, 4, 2-8.',
        E2,
        E3,
        'Soe, E. (2010). On gates. Journal of Hedges, 9, 11-19.',
      ],
    ]);
  });

  it('keeps numbers on lines of their own that are labels', () => {
    const text = `Hedges.\n\nReferences\n\n1\n\n${E1}\n\n2\n\n${E2}\n\n3\n\n${E3}`;
    expect(texts(text)).toEqual([['1', E1, '2', E2, '3', E3]]);
  });

  it('leaves out paragraphs that cite in front of a list without a heading, and what a page says below it', () => {
    const prose =
      'Earlier work (Marsh, 2016) is old. Others (Ng & Tan, 2018) looked at glass, and it was found that growth is slow in most of the lagoons of those years.';
    expect(
      found([
        ['paragraph', prose],
        ['paragraph', E1],
        ['paragraph', E2],
        ['paragraph', E3],
      ]),
    ).toEqual([['whole', [E1, E2, E3]]]);
    expect(
      found([
        ['heading', 'References'],
        ['paragraph', E1],
        ['paragraph', E2],
        ['paragraph', 'Posted in Hedges on 12 March 2019 by A. Keeper'],
      ]),
    ).toEqual([['headed', [E1, E2]]]);
  });

  it('leaves a DOI on a line of its own with the entry above it', async () => {
    const dois = ['10.1234/fences.4', '10.5555/gt.2001.17', '10.1000/hedgerow-3'];
    const list = [E1, E2, E3].map((entry, i) => `[${i + 1}] ${entry}\n\nhttps://doi.org/${dois[i]}`).join('\n\n');
    const bytes = new TextEncoder().encode(`Hedges grow [1, 2, 3].\n\nReferences\n\n${list}\n`);
    const { references } = extract(await readDocument({ name: 'a.txt', bytes }, { isolate: false }));
    expect(references.map(({ key, fields }) => [key, fields.DOI])).toEqual(dois.map((doi, i) => [`${i + 1}`, doi]));
  });

  it('reads a list that is set as a table, a row for each entry, with the number that marks lead by', () => {
    const table = `# | Reference\n1 | ${E1}\n2 | ${E2}\n3 | ${E3}`;
    expect(
      found([
        ['heading', 'References'],
        ['table', table],
      ]),
    ).toEqual([['headed', [`1 | ${E1}`, `2 | ${E2}`, `3 | ${E3}`]]]);
  });

  it('goes on with labelled items in a part whose entries the reader did not mark, and with their rests', () => {
    const items = [`1. ${E1}`, '2. Poe, C. On walls.', 'J. Hedges 2001, 3-7.', `3. ${E3}`, `4. ${E2}`];
    const parts = [
      ['heading', 'References', { level: 1 }],
      ['reference', E1],
      ['heading', 'On walls', { level: 2 }],
      ...items.map((words) =>
        /^\d/.test(words) ? (['item', words, { label: words.charAt(0) }] as const) : (['paragraph', words] as const),
      ),
    ] as const;
    expect(findLists(blocksOf(parts)).map(({ lines }) => lines.map(({ text }) => text))).toEqual([[E1], items]);
  });

  it('takes no notice of rights for an entry where a text is nothing but entries', () => {
    expect(
      found([
        ['paragraph', E1],
        ['paragraph', E2],
        ['paragraph', E3],
        ['paragraph', '© 2020 Reef Press · Terms'],
      ]),
    ).toEqual([['whole', [E1, E2, E3]]]);
  });

  it('leaves out a heading that is said again before the first entry', () => {
    const [list] = findLists(
      blocksOf([
        ['heading', 'Bibliography'],
        ['paragraph', `References ${E1}`],
        ['paragraph', E2],
      ]),
    );
    expect(list?.lines.map(({ text }) => text)).toEqual([E1, E2]);
  });
});

describe('findLists: headings that a reader took for entries', () => {
  const works = [1, 2, 3, 4].map((n) => ['reference', `Roe, A. (199${n}). On hedges ${n}. Journal of Hedges, ${n}, 1–9.`] as const);
  const listed = (...blocks: Parameters<typeof blocksOf>[0]) =>
    findLists(blocksOf(blocks)).map(({ lines }) => lines.map(({ text }) => text));
  it('are none, whether they name a part or a list', () => {
    const lists = listed(
      ['heading', 'Quellen- und Literaturverzeichnis'],
      ['reference', 'I. Ungedruckte Quellen'],
      ...works,
      ['reference', 'IV. Internetquellen'],
      ...works,
    );
    expect(lists).toEqual([[...works, ...works].map(([, text]) => text)]);
  });
  it('begin another thing where they end a list, unless works follow', () => {
    const first = [['heading', 'Literatur'], ...works] as const;
    expect(
      listed(
        ...first,
        ['heading', 'Eidesstattliche Erklärung'],
        ['reference', 'die angegebenen Quellen benutzt habe. Oslo, den 3. Mai 2019'],
      ),
    ).toHaveLength(1);
    expect(listed(...first, ['heading', 'Appendix'], ...works)).toHaveLength(2);
  });
});

describe('documents that cite nothing', () => {
  const names = ['Roe, Anna', 'Doe, Berta', 'Poe, Carl', 'Ng, David', 'Lee, Eva', 'Orr, Finn', 'May, Gus'];
  it.each<readonly [string, readonly string[]]>([
    ['an index', names.map((name, i) => `${name}, ${i + 3}, ${i * 3 + 12}–${i * 3 + 14}, ${180 + i}n${i}`)],
    [
      'a catalogue',
      names.map(
        (name, i) => `${name} (180${i}–186${i}), Hedge at dawn, 184${i}. Oil on canvas, 4${i} × 6${i} cm. Hedge Museum, Oslo, inv. 12${i}.`,
      ),
    ],
    [
      'a price list',
      names.map((name, i) => `${i + 1}. ${name.split(',')[0]} & Sons, hedge shears, No. ${1200 + i}, 2001 (pp. 3–4) £${12 + i}.50`),
    ],
    ['a list of changes', names.map((name, i) => `Fix growth of hedges (#12${i}, thanks to ${name}), 2001, 3(1)`)],
    ['a program', ['REFERENCES = {', ...names.map((name, i) => `    ${i}: ("${name}", 200${i}, [${i}, ${i + 3}]),`), '}']],
  ])('%s holds no reference', (_, rows) => {
    expect(extract(blocksOf([['heading', 'List'], ...rows.map((row) => ['paragraph', row] as const)])).references).toEqual([]);
    expect(extract(documentOf(`${rows.join('\n')}\n`)).references).toEqual([]);
  });
});

describe('a list of links', () => {
  const read = async (text: string) =>
    extract(await readDocument({ name: 'a.md', bytes: new TextEncoder().encode(text) })).references.map(({ key, fields }) => [
      key,
      fields.URL,
    ]);
  const LINKS = ['[The growth of reefs](https://reef.org/a)', '[Hedges](https://hedges.org/b)', '[Reef Society](https://reef.org/c)'];
  const [a, b, c] = LINKS.map((link) => /\((.*)\)/.exec(link)?.[1]);
  it.each([
    ['in lines', LINKS.map((link, i) => `\\[${i + 1}\\] ${link}`).join('\n\n')],
    ['in a numbered list', LINKS.map((link, i) => `${i + 1}. ${link}`).join('\n')],
    ['in bullets', LINKS.map((link) => `- ${link}`).join('\n')],
  ])('%s under a heading that announces it holds an entry for each', async (_, list) => {
    expect(await read(`Reefs grow [1]. Hedges do not [2].\n\n**Sources:**\n\n${list}\n`)).toEqual([
      ['1', a],
      ['2', b],
      ['3', c],
    ]);
  });
  it('is none under another heading, and none where links stand in sentences', async () => {
    expect(await read(`# A tool\n\n## Links\n\n${LINKS.map((link) => `- ${link}`).join('\n')}\n`)).toEqual([]);
    expect(
      await read(
        `# A tool\n\n## References\n\n${LINKS.map((link) => `- We write to ${link} whenever a hedge has to be cut anew.`).join('\n')}\n`,
      ),
    ).toEqual([]);
  });
});

describe('lines that are counted in square brackets', () => {
  const PAGES = ['Reef Store', 'Memory of hedges', 'Hedge Shears: a data sheet', 'Fence Query', 'Roe, Ada. Walls'].map(
    (page, i): Part => ['paragraph', `[${i + 1}] ${page}. https://${page.slice(0, 4).toLowerCase()}.example/${i}`],
  );
  const under = (heading: string, parts: readonly Part[]) =>
    found([['heading', 'Hedges', { level: 1 }], ['paragraph', PROSE], ['heading', heading, { level: 1 }], ...parts]);
  it('are entries under the heading of a list, whatever they name', () => {
    expect(under('9. Βιβλιογραφία', PAGES)).toEqual([['headed', PAGES.map(([, text]) => text)]]);
    expect(under('References', PAGES)).toHaveLength(1);
  });
  it('are none under another, nor where the numbers do not run on from one', () => {
    expect(under('Results', PAGES).some(([kind]) => kind === 'headed')).toBe(false);
    const steps = ['Cut the hedge.', 'Water it well.', 'Wait for the spring.', 'Begin anew.'];
    expect(
      under(
        'References',
        steps.map((step, i): Part => ['paragraph', `[${i + 2}] ${step}`]),
      ),
    ).toEqual([]);
  });
});
