/**
 * Spreadsheets: Excel workbooks (ECMA-376, SpreadsheetML) and OpenDocument tables. Cells are taken as they are shown as far as a list of
 * works needs it: shared and inline strings, numbers, dates. A workbook whose sheets list no works is read as its tables.
 */
import { StetError } from '../../errors.ts';
import type { Document } from '../../model/document.ts';
import { keptAddress } from '../addresses.ts';
import { Scribe } from '../blocks.ts';
import type { ParseContext } from '../context.ts';
import { checkText, documentOf } from '../document.ts';
import { type PackedKind, type Parts, partsOf } from '../docx/zip.ts';
import { MEDIA } from '../sniff.ts';
import { child, elements, parseXml, textIn, within, type XmlKind, type XmlNode } from '../xml/tree.ts';
import { type Row, type Sheet, worksInSheets } from './works.ts';

const EXCEL: PackedKind = {
  wanted:
    /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/(?:_rels\/)?[\w.-]{1,60}\.xml(?:\.rels)?$/,
  main: /^xl\/workbook\.xml$/,
  what: 'the Excel file',
  program: 'Excel',
  called: 'a workbook (.xlsx)',
};
const ODS: PackedKind = {
  wanted: /^content\.xml$/,
  main: /^content\.xml$/,
  what: 'the ODS file',
  program: 'its program',
  called: 'a spreadsheet (.ods)',
};
const XML: XmlKind = { what: 'the spreadsheet is damaged', advice: 'Save it anew from its program.', doctype: false };
/** Columns beyond these hold nothing of a list of works; files may say that a row repeats to the end of the sheet. */
const MOST_COLUMNS = 400;
/** Rows of one sheet that are read. */
const MOST_ROWS = 200_000;

/**
 * Reads a spreadsheet.
 * Throws StetError `unreadable-input`, `encrypted-input`, `too-large`, `empty-input` or `unknown-media-type` (another archive).
 */
export async function readWorkbook(bytes: Uint8Array, context: ParseContext, mediaType: string): Promise<Document> {
  const { name, limits } = context;
  const parts = await partsOf(bytes, name, limits.decodedBytes, mediaType === MEDIA.xlsx ? EXCEL : ODS);
  const part = async (path: string): Promise<XmlNode | undefined> => {
    const text = parts.get(path);
    return text === undefined ? undefined : parseXml(text, name, XML);
  };
  const sheets = mediaType === MEDIA.xlsx ? await excelSheets(parts, part) : odsSheets(await part('content.xml'));
  for (const { rows, name: sheet } of sheets)
    if (rows.length >= MOST_ROWS)
      throw new StetError('too-large', `${name}: the sheet “${sheet}” has more than ${MOST_ROWS} rows. Split it into smaller files.`);
  const reading = worksInSheets(sheets) ?? asTables(sheets);
  checkText(reading.text, context);
  return documentOf(bytes, context, mediaType, reading);
}

/** Sheets without works, a table each. */
function asTables(sheets: readonly Sheet[]) {
  const scribe = new Scribe();
  for (const { name, rows } of sheets) {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    if (filled.length === 0) continue;
    scribe.write(name);
    scribe.close('heading', { level: 1 });
    scribe.table(
      filled.map(({ cells }) => cells),
      (cell) => scribe.write(cell),
    );
  }
  return { text: scribe.text(), blocks: scribe.blocks };
}

async function excelSheets(parts: Parts, part: (path: string) => Promise<XmlNode | undefined>): Promise<Sheet[]> {
  const strings = elements(await part('xl/sharedStrings.xml'), 'si').map(wordsOf);
  const dates = dateStyles(await part('xl/styles.xml'));
  const targets = targetsOf(await part('xl/_rels/workbook.xml.rels'));
  const sheets: Sheet[] = [];
  for (const { attributes } of elements(child(await part('xl/workbook.xml'), 'sheets'), 'sheet')) {
    // `r:id` bears the prefix of relations, which `sheetId` does not.
    const path = `xl/${(targets.get(attributes.get('id') ?? '') ?? '').replace(/^\/?(?:xl\/)?/, '')}`;
    if (!parts.has(path)) continue;
    const sheet = await part(path);
    const links = linksOf(sheet, targetsOf(await part(path.replace(/([^/]+)$/, '_rels/$1.rels'))));
    const rows = elements(child(sheet, 'sheetData'), 'row').slice(0, MOST_ROWS);
    sheets.push({
      name: attributes.get('name') ?? '',
      rows: rows.map((row, at) => {
        const read = excelRow(row, at + 1, strings, dates);
        const own = links.get(read.number);
        return own === undefined ? read : { ...read, links: own };
      }),
    });
  }
  return sheets;
}

/** Targets of relations by their ids. */
const targetsOf = (relations: XmlNode | undefined): ReadonlyMap<string, string> =>
  new Map(elements(relations, 'Relationship').map(({ attributes }) => [attributes.get('Id') ?? '', attributes.get('Target') ?? '']));

/** Addresses that cells lead to, by row and column. */
function linksOf(sheet: XmlNode | undefined, targets: ReadonlyMap<string, string>): Map<number, Map<number, string>> {
  const links = new Map<number, Map<number, string>>();
  for (const { attributes } of elements(child(sheet, 'hyperlinks'), 'hyperlink')) {
    const place = attributes.get('ref') ?? '';
    const href = keptAddress(targets.get(attributes.get('id') ?? '') ?? '');
    const row = Number(/^[A-Z]{1,3}(\d{1,7})/.exec(place)?.[1]);
    if (href !== null) links.set(row, (links.get(row) ?? new Map<number, string>()).set(columnOf(place, 0), href));
  }
  return links;
}

/** Text of a shared or inline string: its runs, without the readings that stand above Japanese. */
const wordsOf = (node: XmlNode): string =>
  elements(node)
    .map((one) => (one.name === 't' ? textIn(one) : one.name === 'r' ? wordsOf(one) : ''))
    .join('');

function excelRow(row: XmlNode, nth: number, strings: readonly string[], dates: ReadonlySet<number>): Row {
  const cells: string[] = [];
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.attributes.get('r') ?? '', cells.length);
    if (column >= MOST_COLUMNS) break;
    while (cells.length < column) cells.push('');
    cells[column] = excelCell(cell, strings, dates).trim();
  }
  return { number: Number(row.attributes.get('r')) || nth, cells };
}

/** "AB12" is column 27, from 0; without a place a cell follows the one before. */
function columnOf(place: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  return letters === undefined ? next : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function excelCell(cell: XmlNode, strings: readonly string[], dates: ReadonlySet<number>): string {
  const { attributes } = cell;
  const type = attributes.get('t') ?? 'n';
  if (type === 'inlineStr') return wordsOf(child(cell, 'is') ?? cell);
  const value = child(cell, 'v');
  const words = value === undefined ? '' : textIn(value);
  if (type === 's') return strings[Number(words)] ?? '';
  // What a formula could not work out is no word.
  if (type === 'e') return '';
  if (type === 'n' && dates.has(Number(attributes.get('s') ?? -1))) return dayOf(Number(words)) ?? words;
  return words;
}

/** Which styles show a number as a date (ECMA-376 part 1, § 18.8.30): the built-in ones, and codes that have a year. */
function dateStyles(styles: XmlNode | undefined): ReadonlySet<number> {
  const own = new Set(
    elements(child(styles, 'numFmts'), 'numFmt')
      .filter(({ attributes }) => /y/i.test((attributes.get('formatCode') ?? '').replace(/"[^"]{0,100}"|\[[^\][]{0,100}\]|\\./g, '')))
      .map(({ attributes }) => Number(attributes.get('numFmtId'))),
  );
  return new Set(
    elements(child(styles, 'cellXfs'), 'xf').flatMap(({ attributes }, at) => {
      const format = Number(attributes.get('numFmtId') ?? 0);
      return (format >= 14 && format <= 17) || format === 22 || own.has(format) ? [at] : [];
    }),
  );
}

/** The day of a serial number: days since the end of 1899, in which Excel counts a 29th of February 1900. */
function dayOf(serial: number): string | null {
  if (!Number.isFinite(serial) || serial < 61 || serial > 200_000) return null;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
}

function odsSheets(content: XmlNode | undefined): Sheet[] {
  const body = child(child(content, 'body'), 'spreadsheet');
  return elements(body, 'table').map((table) => {
    const rows: Row[] = [];
    let number = 1;
    for (const row of within(table, 'table-row')) {
      const cells: string[] = [];
      for (const cell of elements(row)) {
        if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue;
        const words = odsCell(cell);
        const times = Math.min(Number(cell.attributes.get('number-columns-repeated') ?? 1) || 1, MOST_COLUMNS - cells.length);
        for (let nth = 0; nth < times; nth += 1) cells.push(words);
      }
      if (cells.some((cell) => cell !== '') && rows.length < MOST_ROWS) rows.push({ number, cells });
      number += Number(row.attributes.get('number-rows-repeated') ?? 1) || 1;
    }
    return { name: table.attributes.get('name') ?? '', rows };
  });
}

/** The words shown in a cell; a date as it is kept, since it is shown in the manner of a country. */
function odsCell(cell: XmlNode): string {
  const date = cell.attributes.get('date-value');
  return (date ?? elements(cell, 'p').map(textIn).join('\n')).trim();
}
