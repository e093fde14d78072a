/** Rows of a CSV file as it streams by (RFC 4180: quoted fields, doubled quotes, line breaks within quotes), memory bounded by one row. */

/** A field longer than this, or a row of more fields, is no list but an unclosed quote. */
const LONGEST_ROW = 4_000_000;

/** A row and where it stands: its number as a spreadsheet counts, empty rows too, and the line of the file it begins on; both from 1. */
export interface PlacedRow {
  readonly cells: string[];
  readonly number: number;
  readonly line: number;
}

type Text = AsyncIterable<string> | readonly string[];

/** Gives rows of fields, parted by `sign`; empty rows are left out. Throws RangeError when a row does not end. */
export async function* csvRows(text: Text, sign = ','): AsyncGenerator<string[]> {
  for await (const { cells } of placedRows(text, sign)) yield cells;
}

/** The same, each row with its place. */
export async function* placedRows(text: Text, sign = ','): AsyncGenerator<PlacedRow> {
  let number = 1;
  let line = 1;
  let begins = 1;
  let row: string[] = [];
  let field = '';
  let length = 0;
  let quoted = false;
  let afterQuote = false;
  let pendingReturn = false;
  const endField = (): void => {
    row.push(field);
    field = '';
    afterQuote = false;
  };
  for await (const chunk of text) {
    for (const letter of chunk) {
      if (pendingReturn) {
        pendingReturn = false;
        if (letter === '\n') continue;
      }
      length += 1;
      if (length > LONGEST_ROW) throw new RangeError(`a row of more than ${LONGEST_ROW} characters`);
      if (quoted) {
        if (letter === '"') {
          quoted = false;
          afterQuote = true;
        } else {
          field += letter;
          if (letter === '\n') line += 1;
        }
      } else if (letter === '"') {
        if (afterQuote) field += '"';
        quoted = afterQuote || field === '';
        if (!quoted) field += '"';
        afterQuote = false;
      } else if (letter === sign) endField();
      else if (letter === '\n' || letter === '\r') {
        pendingReturn = letter === '\r';
        endField();
        if (row.length > 1 || row[0] !== '') yield { cells: row, number, line: begins };
        row = [];
        length = 0;
        number += 1;
        line += 1;
        begins = line;
      } else field += letter;
    }
  }
  if (quoted) throw new RangeError('the last row breaks off within quotes');
  if (field !== '' || row.length > 0) {
    endField();
    yield { cells: row, number, line: begins };
  }
}
