/** Sheets as text: exports of reference managers and databases, and lists that people keep. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { fileLines } from '../../../src/text/file-lines.ts';
import { at, read, shape } from '../shown.ts';

const works = async (text: string, name = 'works.csv') =>
  (await read(text, name)).entries.map(({ fields: { id: _, ...fields } }) => fields);

describe('an export', () => {
  it('of Zotero gives works with their keys, dates and places in the row', async () => {
    const document = await read(
      '\ufeff"Key","Item Type","Publication Year","Author","Title","Publication Title","ISBN","ISSN","DOI","Url","Abstract Note","Date","Pages","Issue","Volume","Publisher"\n' +
        '"AB1","journalArticle","2004","Roe, Ann; Lee, Bo","Of ""reading"" in haste","Journal of Reading","","1234-5679","10.1234/haste","","Long, long.","2004-06","12-20","3","7",""\n' +
        '"AB2","book","1999","Poe, Cy","Slow books","","978-0-306-40615-7","","","","","1999","","","","Garden Press"\n',
      'zotero.csv',
    );
    expect(document.mediaType).toBe('text/csv');
    expect(document.entries.map(({ key }) => key)).toEqual(['AB1', 'AB2']);
    expect(document.entries[0]?.fields).toEqual({
      id: 'AB1',
      type: 'article-journal',
      title: 'Of "reading" in haste',
      author: [
        { family: 'Roe', given: 'Ann' },
        { family: 'Lee', given: 'Bo' },
      ],
      'container-title': 'Journal of Reading',
      volume: '7',
      issue: '3',
      page: '12-20',
      issued: { 'date-parts': [[2004, 6]] },
      DOI: '10.1234/haste',
      ISSN: '1234-5679',
    });
    expect(document.entries[1]?.fields).toMatchObject({ type: 'book', publisher: 'Garden Press', ISBN: '978-0-306-40615-7' });
    const [entry] = document.entries;
    const [title] = entry?.fieldSpans?.title ?? [];
    expect(entry?.raw.slice(title?.start, title?.end)).toBe('Of "reading" in haste');
    expect(at(document, entry?.span)).toBe(entry?.raw);
  });

  it('of Scopus, PubMed, Google Scholar and the Web of Science gives the same people', async () => {
    const names = [
      { family: 'Roe', given: expect.stringMatching(/^A/) },
      { family: 'Lee', 'non-dropping-particle': 'van', given: expect.stringMatching(/^B/) },
    ];
    const sheets = [
      'Authors,Author full names,Title,Year,Source title,Volume,Art. No.,DOI,Source\n"Roe A.; van Lee B.","Roe, Ann (57190000001); van Lee, Bo (57190000002)",Of reading,2004,J Read,7,e12,10.1234/x,Scopus\n',
      'PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,DOI\n123,Of reading,"Roe A, van Lee B.",J Read. 2004;7:12.,Roe A,J Read,2004,10.1234/x\n',
      'Authors,Title,Publication,Volume,Number,Pages,Year,Publisher\n"Roe, Ann; van Lee, Bo; ",Of reading,J Read,7,3,12,2004,\n',
      'PT\tAU\tAF\tTI\tSO\tVL\tBP\tEP\tPY\tDI\nJ\tRoe, A; van Lee, B\tRoe, Ann; van Lee, Bo\tOf reading\tJ READ\t7\t12\t20\t2004\t10.1234/x\n',
      'Authors;Year;Title;Journal\nRoe, A. and van Lee, B.;2004;Of reading;J Read\n',
      'Authors|Year|Title|Journal\nA. Roe, B. van Lee|2004|Of reading|J Read\n',
      'Author(s)\tYear\tTitle\tJournal\nRoe, A., van Lee, B.\t2004\tOf reading\tJ Read\n',
    ];
    for (const sheet of sheets) expect(await works(sheet), sheet).toMatchObject([{ title: 'Of reading', author: names }]);
    expect(await works(sheets[0] ?? '')).toMatchObject([{ 'container-title': 'J Read', page: 'e12' }]);
    expect(await works(sheets[1] ?? '')).toMatchObject([{ PMID: '123', type: 'article-journal' }]);
    expect(await works(sheets[3] ?? '', 'savedrecs.txt')).toMatchObject([{ page: '12-20' }]);
  });
});

describe('a list that somebody keeps', () => {
  it('has the lines of its file', async () => {
    const text = 'Author,Title,Journal\n\nRoe,"Of\nreading",J Read\nLee,Of writing,J Write\n';
    const document = await read(text, 'list.csv');
    expect(document.entries.map(({ key, span }) => [key, fileLines(document)(span.start)?.line])).toEqual([
      ['row 3', 3],
      ['row 4', 5],
    ]);
    const printed = await read(
      'Reference\n"Roe, A. (2004). Of reading. J Read, 7, 1-2."\n"Lee, B. (2005). Of writing. J Write, 8, 3."\n',
      'list.csv',
    );
    expect(printed.blocks.map(({ span }) => fileLines(printed)(span.start)?.line)).toEqual([2, 3]);
  });

  it('may begin with lines of its own, number its rows and say nothing in a cell', async () => {
    const text =
      'Studies of the review,,,,,\n,,,,,\nNo,Author,Year,Title,Journal,DOI\n1,Roe,2004,Of reading,J Read,n/a\n2,"Lee, B. et al.",2005,Of writing,J Write,-\n,,,,,\nsum,,,,,\n';
    const { entries, skipped } = await read(text, 'list.csv');
    expect(entries.map(({ key, fields }) => [key, fields.title, fields.DOI, fields.issue])).toEqual([
      ['1', 'Of reading', undefined, undefined],
      ['2', 'Of writing', undefined, undefined],
    ]);
    expect(entries[1]?.fields).toMatchObject({ author: [{ family: 'Lee' }], 'et-al': true });
    expect(skipped).toEqual([expect.objectContaining({ count: 1 })]);
    expect(skipped[0]).not.toHaveProperty('references');
  });

  it('may name authors and year in one cell', async () => {
    expect(await works('Study,Title,Journal\nRoe et al. (2004),Of reading,J Read\n')).toMatchObject([
      { title: 'Of reading', author: [{ family: 'Roe' }], 'et-al': true, issued: { 'date-parts': [[2004]] } },
    ]);
  });

  it('may hold whole references, under a head or under none', async () => {
    const lines = [
      '"Roe, A. (2004). Of reading in haste. Journal of Reading, 7(3), 12-20."',
      '"Lee, B. (2005). Of writing in haste. Journal of Writing, 8(1), 1-9."',
    ];
    const headed = await read(`ID,Reference,Comment\nA,${lines[0]},good\nB,${lines[1]},\nC,,missing\n`, 'list.csv');
    expect(shape(headed).map((line) => line.slice(0, 20))).toEqual(['reference (A): Roe, ', 'reference (B): Lee, ']);
    expect(extract(headed).references.map(({ fields }) => fields.title)).toEqual(['Of reading in haste', 'Of writing in haste']);
    const bare = await read(`${lines.join('\n')}\n`, 'list.csv');
    expect(shape(bare).map((line) => line.slice(0, 24))).toEqual(['reference (row 1): Roe, ', 'reference (row 2): Lee, ']);
  });

  it('may be a list of identifiers', async () => {
    expect(await works('doi,note\nhttps://doi.org/10.1234/x,a\n10.1234/y,b\n')).toEqual([
      { type: 'document', DOI: '10.1234/x' },
      { type: 'document', DOI: '10.1234/y' },
    ]);
  });

  it('counts rows of which no work can be made as lost', async () => {
    const { entries, skipped } = await read('Author,Year,Title\nRoe,2004,Of reading\nLee,2005,\n', 'list.csv');
    expect(entries).toHaveLength(1);
    expect(skipped).toEqual([expect.objectContaining({ count: 1, references: true })]);
  });
});

describe('columns of further programs', () => {
  it.each([
    ['Name,Authors,Year,Journal,Tags\nOf hedges,"Ann Roe, Bo Lee",2019,Gardens,x\n', { title: 'Of hedges', 'container-title': 'Gardens' }],
    [
      'Item Title,Publication Title,Journal Volume,Journal Issue,Item DOI,Authors\nOf hedges,Gardens,14,3,10.1234/g,Ann RoeBo Lee\n',
      {
        title: 'Of hedges',
        volume: '14',
        issue: '3',
        DOI: '10.1234/g',
        author: [
          { family: 'Roe', given: 'Ann' },
          { family: 'Lee', given: 'Bo' },
        ],
      },
    ],
    [
      'title,publication_year,primary_location.source.display_name,authorships.author.display_name,biblio.volume\nOf hedges,2019,Gardens,Ann Roe|Bo Lee,14\n',
      { title: 'Of hedges', 'container-title': 'Gardens', volume: '14', issued: { 'date-parts': [[2019]] } },
    ],
    [
      'Authors,Title,Journal,Full journal,Book title,Year\n"Roe A,Lee B",Of hedges,,,Hedges and Reefs,2019\n',
      { title: 'Of hedges', 'container-title': 'Hedges and Reefs' },
    ],
    ['Nr;Autoren;Titel;Zeitschrift;Jahr;Band;Heft\n1;Roe, Ann;Of hedges;Gardens;2019;14;3\n', { volume: '14', issue: '3' }],
    ['Title,Authors,Journal\nOf hedges,Ron McDonald Jones,Gardens\n', { author: [{ family: 'Jones', given: 'Ron McDonald' }] }],
  ])('%s', async (text, fields) => expect((await works(text))[0]).toMatchObject(fields));
});

describe('what is no table of works', () => {
  it.each([
    ['data', 'id,group,score\n1,a,2.5\n2,b,3.5\n'],
    ['a list of films', 'Title,Year\nJaws,1975\nAlien,1979\n'],
    ['a quotation mark that never closes', 'Author,Year,Title,Journal\n"Roe,2004,Of reading,J Read\n'],
  ])('%s is read as text', async (_, text) => {
    const document = await read(text, 'data.csv');
    expect(document.entries).toEqual([]);
    expect(document.text).toContain(text.trim().split('\n')[1]);
  });
});
