/** Spreadsheets: Excel workbooks and OpenDocument tables. */
import { expect, it } from 'vitest';
import { zipOf } from '../made-zip.ts';
import { at, read, shape } from '../shown.ts';

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of sheets, each the XML of its rows (and what follows them). */
function excel(
  sheets: Readonly<Record<string, string>>,
  { strings = [], links = '' }: { strings?: string[]; links?: string } = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const rows = Object.values(sheets);
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${REL}"><sheets>${names.map((name, nth) => `<sheet name="${name}" sheetId="${nth + 7}" r:id="rId${nth + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${names.map((_, nth) => `<Relationship Id="rId${nth + 1}" Target="worksheets/sheet${nth + 1}.xml"/>`).join('')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings.map((words) => `<si>${words}</si>`).join('')}</sst>` },
    {
      name: 'xl/styles.xml',
      content:
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="171" formatCode="0.0&quot;y&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    },
    ...rows.map((content, nth) => ({
      name: `xl/worksheets/sheet${nth + 1}.xml`,
      content: `<worksheet xmlns:r="${REL}">${content}</worksheet>`,
    })),
    { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: `<Relationships>${links}</Relationships>` },
  ]);
}

const inline = (place: string, words: string): string => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const head = (row: number, ...heads: string[]): string =>
  `<row r="${row}">${heads.map((words, nth) => inline(`${String.fromCharCode(65 + nth)}${row}`, words)).join('')}</row>`;

it('reads shared and inline strings, numbers, dates and links of cells, and tells the other sheets', async () => {
  const rows = `<sheetData>${head(3, 'Authors', 'Title', 'Journal', 'Date', 'Volume', 'DOI')}
    <row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5" t="s"><v>1</v></c>${inline('C5', 'J Read')}<c r="D5" s="1"><v>38140</v></c><c r="E5" s="2"><v>7</v></c>${inline('F5', 'link')}</row>
    <row r="9">${inline('A9', 'Lee, Bo')}${inline('B9', 'Of writing')}<c r="C9" t="e"><v>#REF!</v></c><c r="D9"><v>2005</v></c></row></sheetData>
    <hyperlinks><hyperlink ref="F5" r:id="rId1"/></hyperlinks>`;
  const document = await read(
    excel(
      { Works: rows, Codebook: `<sheetData>${head(1, 'Variable', 'Meaning')}</sheetData>` },
      {
        strings: ['<r><t>Roe, </t></r><r><t>Ann</t></r><rPh><t>no</t></rPh>', '<t>Of reading</t>'],
        links: '<Relationship Id="rId1" Target="https://doi.org/10.1234/x" TargetMode="External"/>',
      },
    ),
    'works.xlsx',
  );
  expect(document.entries.map(({ key, fields: { id: _, ...fields } }) => [key, fields])).toEqual([
    [
      'Works, row 5',
      {
        type: 'article-journal',
        title: 'Of reading',
        author: [{ family: 'Roe', given: 'Ann' }],
        'container-title': 'J Read',
        volume: '7',
        issued: { 'date-parts': [[2004, 6, 2]] },
        DOI: '10.1234/x',
      },
    ],
    [
      'Works, row 9',
      { type: 'document', title: 'Of writing', author: [{ family: 'Lee', given: 'Bo' }], issued: { 'date-parts': [[2005]] } },
    ],
  ]);
  expect(document.links.map(({ span, href }) => [at(document, span), href])).toEqual([['link', 'https://doi.org/10.1234/x']]);
  expect(document.skipped).toEqual([{ what: 'rows of the sheet “Codebook”', why: 'the sheet is no table of works', count: 1 }]);
});

it('reads sheets without works as tables', async () => {
  const document = await read(
    excel({ Data: `<sheetData>${head(1, 'id', 'score')}<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2.5</v></c></row></sheetData>` }),
    'a.xlsx',
  );
  expect(shape(document)).toEqual(['heading1: Data', 'table: id | score\n1 | 2.5']);
});

it('reads OpenDocument tables, where cells and rows repeat', async () => {
  const cell = (words: string, times = 1): string =>
    `<table:table-cell table:number-columns-repeated="${times}"><text:p>${words}</text:p></table:table-cell>`;
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Works">
    <table:table-header-rows><table:table-row>${cell('Author')}${cell('Title')}${cell('Journal')}${cell('Date')}</table:table-row></table:table-header-rows>
    <table:table-row table:number-rows-repeated="3">${cell('', 16384)}</table:table-row>
    <table:table-row>${cell('Roe, Ann')}${cell('Of reading')}${cell('J Read')}<table:table-cell office:date-value="2004-06-02"><text:p>2. Juni 2004</text:p></table:table-cell>${cell('', 16380)}</table:table-row>
    <table:table-row table:number-rows-repeated="1048000">${cell('', 16384)}</table:table-row>
    </table:table></office:spreadsheet></office:body></office:document-content>`;
  const document = await read(
    zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content },
    ]),
    'works.ods',
  );
  expect(document.mediaType).toBe('application/vnd.oasis.opendocument.spreadsheet');
  expect(document.entries).toMatchObject([
    { key: 'row 5', fields: { title: 'Of reading', 'container-title': 'J Read', issued: { 'date-parts': [[2004, 6, 2]] } } },
  ]);
});

it('says what is wrong with a workbook', async () => {
  await expect(read(excel({ Data: '<sheetData/>' }), 'a.xlsx')).rejects.toMatchObject({ code: 'empty-input' });
  await expect(read(excel({ Data: '<sheetData>' }), 'a.xlsx')).rejects.toMatchObject({ code: 'unreadable-input' });
  await expect(read('words', 'a.xlsx')).rejects.toMatchObject({
    code: 'unreadable-input',
    message: expect.stringContaining('an Excel file'),
  });
  await expect(read(zipOf([{ name: 'xl/workbook.bin', content: 'x' }]), 'a.xlsb')).rejects.toMatchObject({
    code: 'unknown-media-type',
    message: expect.stringContaining('save it as .xlsx or .csv'),
  });
});
