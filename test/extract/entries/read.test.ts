import { describe, expect, it } from 'vitest';
import { asPrinted, pageAt } from '../../../src/extract/entries/reference.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf, documentOf } from '../document-of.ts';

describe('references of a list', () => {
  it('fills in the authors that a dash repeats, and says whose they are', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['paragraph', 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.'],
        ['paragraph', '———. (2001). On fences. Journal of Hedges, 5, 3-7.'],
        ['paragraph', '———. (2003). On walls. Journal of Hedges, 7, 3-9.'],
      ]),
    );
    expect(references.map(({ fields }) => fields.author?.[0]?.family)).toEqual(['Roe', 'Roe', 'Roe']);
    expect(references[1]?.authorsOf).toBe(references[0]?.id);
    expect(references[0]?.authorsOf).toBeUndefined();
  });
  it('does not say of a letter that parts it, or of a row of stars, that it was not read', () => {
    const entry = (name: string, year: number) =>
      ['paragraph', `${name}, A. (${year}). On the hedges of ${name}. Journal of Hedges, ${year - 1990}, 1-9.`] as const;
    const parts = [
      ['heading', 'References'],
      entry('Arden', 1999),
      ['paragraph', 'B'],
      entry('Birch', 2001),
      ['paragraph', '* * *'],
      entry('Cole', 2003),
    ];
    const { references, counts } = extract(blocksOf(parts as Parameters<typeof blocksOf>[0]));
    expect([references.length, counts.seen, counts.skipped]).toEqual([3, 3, 0]);
  });
  it('fills them in where the dash was drawn and left no text, and where others are named beside it', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['paragraph', '[1] A. Roe and B. Doe, On hedges, J. Hedges 3 (1999), 1-9.'],
        ['paragraph', '[2] , On fences, J. Hedges 5 (2001), 3-7.'],
        ['paragraph', '[3] ———, and C. Poe, On walls, J. Hedges 7 (2003), 3-9.'],
      ]),
    );
    expect(references.map(({ fields }) => fields.author?.map(({ family }) => family))).toEqual([
      ['Roe', 'Doe'],
      ['Roe', 'Doe'],
      ['Roe', 'Poe'],
    ]);
  });
  it('takes a DOI from the hyperlink that lies over the entry', () => {
    const document = blocksOf([
      ['heading', 'References'],
      ['reference', 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.'],
    ]);
    const start = document.text.indexOf('On hedges');
    const { references } = extract({ ...document, links: [{ span: { start, end: start + 9 }, href: 'https://doi.org/10.5555/12345678' }] });
    expect(references[0]?.fields.DOI).toBe('10.5555/12345678');
  });
  it('joins lines of print without spaces, and keeps the spaces of other print', () => {
    expect(asPrinted('李伟，赵敏. 珊瑚生\n长研究[J]. 海洋\n学报, 2009,\n8(1): 1-9.')).toBe(
      '李伟，赵敏. 珊瑚生长研究[J]. 海洋学报, 2009, 8(1): 1-9.',
    );
    expect(asPrinted('佐藤太郎 (2019) 「礁」『学会誌』第10\n巻第\n1号')).toBe('佐藤太郎 (2019) 「礁」『学会誌』第10巻第1号');
    expect(asPrinted('김민수 산호초\n성장')).toBe('김민수 산호초 성장');
  });
  it('leaves out the dots that lead to pages, and the pages', () => {
    expect(asPrinted('Roe v. Doe, 300 U.S. 20 (1950) ............ 6, 13')).toBe('Roe v. Doe, 300 U.S. 20 (1950)');
    expect(asPrinted('Roe, On hedges (2001) . . . . . . . . passim')).toBe('Roe, On hedges (2001)');
    expect(asPrinted('Roe, On hedges..... and walls (2001)')).toBe('Roe, On hedges..... and walls (2001)');
  });
  it('takes headings of groups that are years alone for no entries', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'Bibliography'],
        ['reference', '2019'],
        ['reference', 'Roe, A. (2019). On hedges. Journal of Hedges, 3, 1-9.'],
        ['reference', '2018'],
        ['reference', '42 U.S.C. § 1983'],
      ]),
    );
    expect(references.map(({ raw }) => raw)).toEqual(['Roe, A. (2019). On hedges. Journal of Hedges, 3, 1-9.', '42 U.S.C. § 1983']);
  });
  it('leaves out what a page hangs behind an entry to be clicked on', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['reference', 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9. [CrossRef] [PubMed] Google Scholar'],
        ['reference', 'Poe, C. (2003). On ponds. Journal of Hedges, 5, 1-9. [DOI] [PMC free article] [PubMed] [Google Scholar]'],
        ['reference', 'Doe, B. (2001). On search engines. Journal of Google Scholar, 4, 2-8.'],
      ]),
    );
    expect(references.map(({ raw }) => raw)).toEqual([
      'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.',
      'Poe, C. (2003). On ponds. Journal of Hedges, 5, 1-9.',
      'Doe, B. (2001). On search engines. Journal of Google Scholar, 4, 2-8.',
    ]);
  });
  it('leaves out a label of names and a year that the reader told, in brackets or not, and keeps it as the key', () => {
    const document = blocksOf([
      ['heading', 'References'],
      ['reference', '[Roe et al.(1999)] Roe, A., and Doe, B. On hedges. Journal of Hedges, 3, 1-9, 1999.'],
      ['reference', 'Poe (2003) Cleo Poe. On ponds. Journal of Hedges, 5, 1-9, 2003.'],
      ['reference', 'Loe (2004), On walls, told anew. Journal of Hedges, 6, 1-9.'],
    ]);
    const labels = [undefined, 'Roe et al.(1999)', 'Poe (2003)', 'Moe 2004'];
    const blocks = document.blocks.map((block, at) => ({ ...block, ...(labels[at] === undefined ? {} : { label: labels[at] }) }));
    const { references } = extract({ ...document, blocks });
    expect(references.map(({ key, raw }) => [key, raw])).toEqual([
      ['Roe et al.(1999)', 'Roe, A., and Doe, B. On hedges. Journal of Hedges, 3, 1-9, 1999.'],
      ['Poe (2003)', 'Cleo Poe. On ponds. Journal of Hedges, 5, 1-9, 2003.'],
      ['Moe 2004', 'Loe (2004), On walls, told anew. Journal of Hedges, 6, 1-9.'],
    ]);
  });
  it('takes the items of a list as they are, whatever they begin with', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['item', 'Roe A. On hedges. Journal of Hedges. 1999;3:1-9.'],
        ['item', 'doe j, Poe B. Bridging ponds. Journal of Hedges. 2003;4:2-8.'],
        ['item', 'Loe C. On walls. Journal of Hedges. 2004;5:2-8.'],
      ]),
    );
    expect(references).toHaveLength(3);
  });
  it('knows the page an entry begins on', () => {
    const document = blocksOf(
      [
        ['heading', 'References'],
        ['reference', 'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.'],
      ],
      {
        pages: [
          { number: 1, start: 0 },
          { number: 2, start: 5 },
        ],
      },
    );
    expect(extract(document).references[0]?.page).toBe(2);
    expect(pageAt(documentOf('x'), 0)).toBeUndefined();
  });
  it('keeps a second work under one label apart by a letter', () => {
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['reference', '[1] A. Roe, Phys. Gard. D 55, 67 (1997); B. Doe, Nucl. Gard. B 70, 43 (1974).'],
        ['reference', '[2] C. Poe, Gard. Lett. 1, 2 (2001).'],
      ]),
    );
    expect(references.map(({ key }) => key)).toEqual(['1', '1b', '2']);
  });
});

describe('what stands behind a numbered list', () => {
  it('is no entry of it, whatever years it names: the lives of authors', () => {
    const entries = Array.from(
      { length: 6 },
      (_, n) => ['paragraph', `[${n + 1}] A. Roe, “On hedges and ponds,” Gard. Lett., vol. ${n + 3}, pp. 67–70, 1997.`] as const,
    );
    const { references, counts } = extract(
      blocksOf([
        ['heading', 'References'],
        ...entries,
        [
          'paragraph',
          'Ada Marsh received the B.Sc. degree in physics in 1998 and the Ph.D. degree in 2004. Her research interests include ponds.',
        ],
      ]),
    );
    expect(references.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(counts.seen).toBe(counts.parsed + counts.doubtful + counts.skipped);
  });
});

describe('asPrinted', () => {
  it.each([
    ['On the gar-\ndening of hedges', 'On the gardening of hedges'],
    ['state-of-the-\nart hedges', 'state-of-the-art hedges'],
    ['https://example.org/\nhedges', 'https://example.org/hedges'],
    ['pages 12-\n19', 'pages 12-19'],
    ['<https://example.org/a>.\nRoe-Doe, A.', '<https://example.org/a>. Roe-Doe, A.'],
    ['  a \n b\tc ', 'a b c'],
    ['soft\u00ad\nhyphen', 'softhyphen'],
  ])('mends %j', (text, expected) => {
    expect(asPrinted(text)).toBe(expected);
  });
});
