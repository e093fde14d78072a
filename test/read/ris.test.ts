/** Tagged files: RIS, PubMed and EndNote forms, and damaged ones. */
import { describe, expect, it } from 'vitest';
import { readTagged } from '../../src/read/ris.ts';
import { MEDIA, mediaTypeOf } from '../../src/read/sniff.ts';

const ris = (text: string) => readTagged(text, MEDIA.ris);

describe('readTagged', () => {
  it('reads a RIS record with places', () => {
    const text =
      'TY  - JOUR\r\nID  - k1\r\nTI  - A title\r\n that goes on\r\nAU  - Roe, Ann\r\nAU  - Poe, Bo, Jr.\r\nPY  - 2004/06/12/\r\nJO  - J X\r\nJF  - Journal of X\r\nSP  - 12\r\nEP  - 20\r\nDO  - https://doi.org/10.1000/x.y\r\nSN  - 1234-5678\r\nER  - \r\n';
    const entry = ris(text).entries?.[0];
    expect(entry?.fields).toEqual({
      type: 'article-journal',
      id: 'k1',
      title: 'A title that goes on',
      author: [
        { family: 'Roe', given: 'Ann' },
        { family: 'Poe', given: 'Bo', suffix: 'Jr.' },
      ],
      'container-title': 'Journal of X',
      page: '12-20',
      issued: { 'date-parts': [[2004, 6, 12]] },
      DOI: '10.1000/x.y',
      ISSN: '1234-5678',
    });
    expect(text.slice(entry?.span.start, entry?.span.end)).toBe(entry?.raw);
    const [title] = entry?.fieldSpans?.title ?? [];
    expect(entry?.raw.slice(title?.start, title?.end)).toBe('A title\r\n that goes on');
  });

  it('ends a record without ER where the next begins, and counts stray lines', () => {
    const { entries = [], skipped = [] } = ris('stray\nTY  - BOOK\nTI  - One\nTY  - CHAP\nTI  - Two\nT2  - In\nER  -\nstray\n');
    expect(entries.map(({ key, fields }) => [key, fields.title])).toEqual([
      ['1', 'One'],
      ['2', 'Two'],
    ]);
    expect(skipped).toEqual([expect.objectContaining({ count: 2 })]);
  });

  it.each([
    ['Roe, A., Poe, B., & Lee, C.', 'Roe/A. Poe/B. Lee/C.'],
    ['Ann Roe; Bo Poe', 'Roe/Ann Poe/Bo'],
    ['Ann Roe and Bo Poe', 'Roe/Ann Poe/Bo'],
    ['Roe A\nAU  - Poe B', 'Roe/A Poe/B'],
    ['Department of Health & Social Care', 'Department of Health & Social Care'],
    ['Ministry of Trade and Industry Affairs', 'Ministry of Trade and Industry Affairs'],
  ])('knows several people in one value from one body: %s', (value, names) => {
    const author = ris(`TY  - JOUR\nTI  - A\nAU  - ${value}\nER  - \n`).entries?.[0]?.fields.author ?? [];
    expect(author.map(({ family, given, literal }) => literal ?? `${family}/${given}`).join(' ')).toBe(names);
  });

  it('skips an empty record and keeps keys unique', () => {
    const { entries = [], skipped = [] } = ris(
      'TY  - JOUR\nER  - \nTY  - JOUR\nID  - a\nTI  - x\nER  - \nTY  - JOUR\nID  - a\nTI  - y\nER  - \n',
    );
    expect(entries.map(({ key }) => key)).toEqual(['a', 'a (2)']);
    expect(skipped).toHaveLength(1);
  });

  it('reads records of the Web of Science, with full names before short ones', () => {
    const text =
      'FN Clarivate Analytics Web of Science\nVR 1.0\nPT J\nAU Roe, A\n   Lee, B\nAF Roe, Ann\n   Lee, Bo\nTI Of reading\n   in haste\nSO JOURNAL OF READING\nPY 2004\nVL 7\nAR e12\nDI 10.1234/x\nER\n\nPT B\nAU Poe, C\nTI Slow books\nPU Garden Press\nPY 1999\nER\n\nEF\n';
    const { entries = [] } = readTagged(text, MEDIA.wos);
    expect(entries.map(({ fields }) => fields)).toEqual([
      {
        type: 'article-journal',
        id: '1',
        title: 'Of reading in haste',
        author: [
          { family: 'Roe', given: 'Ann' },
          { family: 'Lee', given: 'Bo' },
        ],
        'container-title': 'JOURNAL OF READING',
        volume: '7',
        page: 'e12',
        issued: { 'date-parts': [[2004]] },
        DOI: '10.1234/x',
      },
      {
        type: 'book',
        id: '2',
        title: 'Slow books',
        author: [{ family: 'Poe', given: 'C' }],
        publisher: 'Garden Press',
        issued: { 'date-parts': [[1999]] },
      },
    ]);
    expect(entries[0]?.raw.startsWith('PT J')).toBe(true);
    expect(mediaTypeOf(new TextEncoder().encode(text), { name: 'savedrecs.txt' })).toBe(MEDIA.wos);
  });

  it('reads PubMed and EndNote forms', () => {
    const nbib = readTagged(
      'PMID- 123\nTI  - A long title\n      on two lines.\nFAU - Roe, Ann\nAU  - Roe A\nJT  - Journal of X\nDP  - 2004 Jun 1\nLID - 10.1000/x [doi]\nPMC - PMC77\n',
      MEDIA.nbib,
    ).entries?.[0]?.fields;
    expect(nbib).toMatchObject({
      title: 'A long title on two lines',
      author: [{ family: 'Roe', given: 'Ann' }],
      PMID: '123',
      PMCID: 'PMC77',
      DOI: '10.1000/x',
      issued: { 'date-parts': [[2004, 6]] },
    });
    const endnote = readTagged('%0 Journal Article\n%A Roe, Ann\n%T T\n%J J\n%D 2001\n%P 1-2\n', MEDIA.endnote).entries?.[0]?.fields;
    expect(endnote).toMatchObject({ type: 'article-journal', title: 'T', 'container-title': 'J', page: '1-2' });
  });
});

describe('tagged files of further programs', () => {
  const made = {
    title: 'Of hedges',
    author: [{ family: 'Roe', given: 'Ann' }],
    'container-title': 'Gardens',
    volume: '14',
    issued: { 'date-parts': [[2019]] },
    DOI: '10.1234/g',
  };
  it.each([
    [
      'RefWorks',
      'RT Journal Article\nSR Electronic(1)\nID 7\nA1 Roe,Ann\nT1 Of hedges\nJF Gardens\nYR 2019\nVO 14\nSP 1\nOP 9\nAB UK hedges grow.\nDO 10.1234/g\n\nRT Book, Edited\nSR Print\nID 8\nA1 Lee,Bo\nT1 Reefs\nYR 2001\n',
      { ...made, page: '1-9' },
    ],
    [
      'the Cochrane Library',
      'Record #1 of 2\nID: CN-01\nAU: Roe, Ann\nTI: Of hedges\nSO: Gardens\nYR: 2019\nVL: 14\nPM: PUBMED 71\nDOI: 10.1234/g\nUS: https://example.org/doi/10.1002/central/CN-01/full\n\nRecord #2 of 2\nID: CN-02\nTI: Reefs\n',
      { ...made, PMID: '71' },
    ],
    [
      'the Astrophysics Data System',
      '%R 2019Gardn..14..221R\n%T Of hedges\n%A Roe, Ann\n%J Gardens\n%V 14\n%D 05/2019\n%C (c) 2019 Society\n%Y DOI: 10.1234/g;\n\n%R 2001Reefs...1....1L\n%T Reefs\n',
      made,
    ],
    [
      'ERIC',
      'OWN - ERIC\nTI  - Of hedges\nAU  - Roe, Ann\nJT  - Gardens\nVI  - 14\nDP  - 2019\nAID - https://doi.org/10.1234/g\n\nOWN - ERIC\nTI  - Reefs\n',
      made,
    ],
  ])('%s', (_, text, fields) => {
    const type = mediaTypeOf(new TextEncoder().encode(text), { name: 'export.txt' });
    const { entries = [] } = readTagged(text, type);
    expect(entries).toHaveLength(2);
    expect(entries[0]?.fields).toMatchObject(fields);
    expect(entries[1]?.fields.title).toBe('Reefs');
  });

  it.each([
    ['JOUR', 'Parish Council of Ambleford', { author: [{ literal: 'Parish Council of Ambleford' }] }],
    ['JOUR', 'Hale Jr., Robert K.', { author: [{ family: 'Hale', given: 'Robert K.', suffix: 'Jr.' }] }],
    ['JOUR', 'Robert K. Hale III', { author: [{ family: 'Hale', given: 'Robert K.', suffix: 'III' }] }],
    ['JOUR', 'A. van der Berg', { author: [{ family: 'van der Berg', given: 'A.' }] }],
    ['EDBOOK', 'Roe, Ann', { type: 'book', editor: [{ family: 'Roe', given: 'Ann' }] }],
    ['CONF', 'Roe, Ann\nT2  - Proceedings of the Workshop on Hedges', { type: 'paper-conference' }],
  ])('%s by %s', (type, author, fields) =>
    expect(ris(`TY  - ${type}\nTI  - A\nAU  - ${author}\nER  - \n`).entries?.[0]?.fields).toMatchObject(fields),
  );
});
