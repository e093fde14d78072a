/** Sheets as text: CSV and TSV as reference managers, databases and spreadsheets write them. */
import { placedRows } from '../../text/csv-rows.ts';
import type { Reading } from '../blocks.ts';
import { type Row, worksInSheets } from './works.ts';

const SIGNS = [',', ';', '\t', '|'] as const;
/** The first lines tell what parts the cells. */
const LOOKED = 20_000;

/**
 * Reads the works in the rows of a text; null where it is no table of works, or its quotation marks do not close, so that it has to be
 * read as what it is to the eye.
 */
export async function readRows(text: string): Promise<Reading | null> {
  try {
    const rows: Row[] = [];
    for await (const row of placedRows([text], signOf(text.slice(0, LOOKED))))
      rows.push({ ...row, cells: row.cells.map((cell) => cell.trim()) });
    return worksInSheets([{ name: '', rows }]);
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** What parts the cells: the sign that stands most often outside quotation marks in the first line that has one. */
function signOf(head: string): string {
  for (const line of head.split(/\r?\n/)) {
    const bare = line.replace(/"[^"]*"/g, '');
    const counts = SIGNS.map((sign) => bare.split(sign).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return SIGNS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}
