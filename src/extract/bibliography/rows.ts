/**
 * Works as rows of a table with a column for each part of them: "Authors | Year | Title | Journal". The heads say which column holds what;
 * each row is put together as an entry would be printed, and what is not of the work (a country, what was found) is left out. Other order, other
 * words and further columns do not matter. A table without authors or without titles is none: a row would be half a work.
 */
import { type ColumnPart, partsOfHead } from '../../text/column-heads.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from './lines.ts';

type Part = 'authors' | 'year' | 'title' | 'venue' | 'volume' | 'issue' | 'pages' | 'link';

/** What of a table's columns (`text/column-heads.ts`) makes an entry. */
const PARTS: Readonly<Partial<Record<ColumnPart, Part>>> = {
  authors: 'authors',
  editors: 'authors',
  year: 'year',
  date: 'year',
  title: 'title',
  venue: 'venue',
  book: 'venue',
  publisher: 'venue',
  volume: 'volume',
  issue: 'issue',
  pages: 'pages',
  doi: 'link',
  link: 'link',
};
const partOf = (head: string): Part | undefined =>
  partsOfHead(head)
    .map((part) => PARTS[part])
    .find((part) => part !== undefined);
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
const FEWEST = 2;
/** Share of the rows that must name somebody and a title. */
const MOST = 0.7;

/** The cells of a row with their offsets in its text. */
export function cellsOf(text: string): { readonly start: number; readonly end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: between } of text.matchAll(/ \|(?: |$)|\t/g)) {
    cells.push({ start, end: index });
    start = index + between.length;
  }
  return [...cells, { start, end: text.length }];
}

const cellAt = (row: string, at: number): string => {
  const cell = cellsOf(row)[at];
  return cell === undefined ? '' : row.slice(cell.start, cell.end).trim();
};

/** Whether a line is a row: of a table, or with tabs between its cells as tables are copied out of sheets. */
export const isRow = ({ kind, text }: Line): boolean => kind === 'table' || text.includes('\t');

/** Heads of columns that name a work, by its title or, where no other column does, by its people. */
const NAMES_WORK =
  /^\s*(?:paper|study|article|book|work|publication|studie|arbeit|artikel|buch|étude|livre|estudio|artículo|libro)s?\s*$/iu;
/** Which column holds which part; null where authors, titles or both of year and venue are missing. */
function columnsOf(head: string): ReadonlyMap<Part, number> | null {
  const columns = new Map<Part, number>();
  const heads = cellsOf(head).map(({ start, end }) => head.slice(start, end));
  const parts = heads.map(partOf);
  // "Paper | Authors | Year": who wrote it stands beside it, so that the paper is its title.
  const beside = !parts.includes('title') && heads.some((words, at) => parts[at] === 'authors' && !NAMES_WORK.test(words));
  // A name may be that of anything, but for what appeared somewhere.
  const published = beside && (parts.includes('venue') || parts.includes('link'));
  heads.forEach((words, at) => {
    const part = (beside && NAMES_WORK.test(words)) || (published && /^\s*name\s*$/i.test(words)) ? 'title' : parts[at];
    if (part !== undefined && !columns.has(part)) columns.set(part, at);
  });
  // Without volumes a number is that of the row.
  if (!columns.has('volume')) columns.delete('issue');
  // "Author (year)": one column for both. "Last update" above a list of tasks dates no work.
  const dated = columns.has('year') || /year|jahr|ano/u.test(fold(cellAt(head, columns.get('authors') ?? -1)));
  return columns.has('authors') && columns.has('title') && (dated || columns.has('venue') || columns.has('link')) ? columns : null;
}

/** One row as an entry would be printed; null where it names nobody or no title. */
function asEntry(row: string, columns: ReadonlyMap<Part, number>): string | null {
  const cell = (part: Part): string => {
    const words = cellAt(row, columns.get(part) ?? -1);
    return /\p{L}|\d/u.test(words) ? words.replace(/[,;:]$/, '') : '';
  };
  const [authors, title, year] = [cell('authors'), cell('title'), cell('year')];
  if (!/\p{L}{2}/u.test(authors) || !/\p{L}{2}.*\P{L}?\p{L}{2}/u.test(title)) return null;
  const dated = year === '' || YEAR.test(authors) ? authors : `${authors} (${year})`;
  const issue = cell('issue') === '' ? '' : `(${cell('issue')})`;
  const place = [cell('venue'), `${cell('volume')}${issue}`, cell('pages')].filter((words) => words !== '').join(', ');
  return [dated, title, place, cell('link')]
    .filter((words) => words !== '')
    .map((words) => (/[.?!]$|^https?:|^10\./.test(words) ? words : `${words}.`))
    .join(' ');
}

/** The rows below a head that names such columns, each an entry; none where they are no table of works. */
export function worksInRows(head: Line, rows: readonly Line[]): Line[] {
  const columns = columnsOf(head.text);
  if (columns === null) return [];
  const works = rows.flatMap((row) => {
    const printed = asEntry(row.text, columns);
    return printed === null ? [] : [{ ...row, opens: true, printed }];
  });
  // "3 May 2015" above an author and a title is the history of a document, not of works.
  const year = columns.get('year');
  const sure = columns.has('venue') || columns.has('link') || year === undefined;
  const good = sure ? works : works.filter(({ text }) => /^\(?\d{4}[a-z]?\)?$/.test(cellAt(text, year)));
  return good.length >= FEWEST && good.length >= rows.length * MOST ? works : [];
}
