/** Rows of a CSV file as it streams by (RFC 4180: quoted fields, doubled quotes, line breaks within quotes), memory bounded by one row. */

/** A field longer than this, or a row of more fields, is no list but an unclosed quote. */
const LONGEST_ROW = 4_000_000;

/** Gives rows of fields, parted by `sign`. Throws RangeError when a row does not end. */
export async function* csvRows(text: AsyncIterable<string> | readonly string[], sign = ','): AsyncGenerator<string[]> {
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
        } else field += letter;
      } else if (letter === '"') {
        if (afterQuote) field += '"';
        quoted = afterQuote || field === '';
        if (!quoted) field += '"';
        afterQuote = false;
      } else if (letter === sign) endField();
      else if (letter === '\n' || letter === '\r') {
        pendingReturn = letter === '\r';
        endField();
        if (row.length > 1 || row[0] !== '') yield row;
        row = [];
        length = 0;
      } else field += letter;
    }
  }
  if (quoted) throw new RangeError('the last row breaks off within quotes');
  if (field !== '' || row.length > 0) {
    endField();
    yield row;
  }
}
