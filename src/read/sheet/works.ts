/**
 * Works in the rows of sheets: exports of reference managers and databases, and what people type. The heads say which column holds what
 * (`text/column-heads.ts`); each row becomes an entry whose fields are its cells. Where a column holds whole references, or a sheet without
 * heads does, each cell is a line of print that a later stage reads. Rows of which no work can be made are counted.
 */
import type { Block, Entry, Skipped, Span } from '../../model/document.ts';
import { type ColumnPart, partsOfHead } from '../../text/column-heads.ts';
import { type Reading, Scribe } from '../blocks.ts';
import { uniqueKey } from '../csl/keys.ts';
import { itemOf, type Said, variableOf, WOS_ROLES } from '../roles.ts';
import { peopleIn } from './people.ts';

/** A row of cells, its place in the sheet and, of a text, the line of the file it begins on, both from 1, and the addresses that cells lead to, by column. */
export interface Row {
  readonly number: number;
  readonly line?: number;
  readonly cells: readonly string[];
  readonly links?: ReadonlyMap<number, string>;
}

/** One sheet: its name ("" where it has none) and its rows in order. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Which columns hold which role (`read/roles.ts`), `printed` for whole references. */
type Columns = ReadonlyMap<string, readonly number[]>;

export const ROLES: Readonly<Record<ColumnPart, string>> = {
  key: 'id',
  type: 'type',
  printed: 'printed',
  'full-authors': 'author',
  authors: 'author-short',
  editors: 'editor',
  title: 'title',
  venue: 'container',
  book: 'book',
  'short-venue': 'short',
  series: 'series',
  publisher: 'publisher',
  place: 'place',
  year: 'year',
  date: 'date',
  volume: 'volume',
  issue: 'issue',
  'first-page': 'first',
  'last-page': 'last',
  pages: 'pages',
  'article-number': 'article',
  edition: 'edition',
  doi: 'doi',
  pmid: 'pmid',
  pmcid: 'pmcid',
  number: 'number',
  link: 'url',
};
/** Heads stand in one of the first rows, below what an export says of itself. */
const HEAD_WITHIN = 12;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** A cell that reads like a printed reference: a year, several words, signs between its parts. */
const isPrinted = (cell: string): boolean =>
  cell.length >= 30 && YEAR.test(cell) && /\p{L}{3}/u.test(cell) && (cell.match(/[.,;:()]/g) ?? []).length >= 3;
const isFilled = ({ cells }: Row): boolean => cells.some((cell) => cell !== '');
/** Of a sheet without heads so many of the filled rows must read so. */
const MOST = 0.6;

/** What sheets hold; null when none of them is a table of works. */
export function worksInSheets(sheets: readonly Sheet[]): Reading | null {
  const scribe = new Scribe();
  const entries: Entry[] = [];
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  let found = 0;
  for (const sheet of sheets) {
    const table = tableOf(sheet);
    const told = sheet.name === '' ? '' : ` of the sheet “${sheet.name}”`;
    if (table === null) {
      const filled = sheet.rows.filter(isFilled).length;
      if (filled > 0) skipped.push({ what: `rows${told}`, why: 'the sheet is no table of works', count: filled });
      continue;
    }
    found += 1;
    const known = [...table.columns].flatMap(([role, list]) => (role === 'id' ? [] : list));
    let [lost, beside] = [0, 0];
    for (const row of sheet.rows.slice(table.from).filter(isFilled)) {
      if (known.every((at) => (row.cells[at] ?? '') === '')) {
        beside += 1;
        continue;
      }
      const label = sheets.length > 1 ? `${sheet.name}, row ${row.number}` : `row ${row.number}`;
      if (!written(row, table.columns, { scribe, entries, taken, label })) lost += 1;
    }
    if (beside > 0) skipped.push({ what: `rows${told}`, why: 'the columns of the works are empty there', count: beside });
    if (lost > 0) skipped.push({ what: `rows${told}`, why: 'they name no title, identifier or reference', count: lost, references: true });
  }
  if (found === 0 || scribe.blocks.length === 0) return null;
  return { text: scribe.text(), blocks: scribe.blocks, links: scribe.links, entries, skipped, places: scribe.places };
}

/** Where the works of a sheet begin and which columns hold what; null when it is no table of works. */
function tableOf({ rows }: Sheet): { readonly from: number; readonly columns: Columns } | null {
  for (let at = 0; at < Math.min(rows.length - 1, HEAD_WITHIN); at += 1) {
    const columns = columnsOf(rows[at]?.cells ?? []);
    if (columns !== null) return { from: at + 1, columns };
  }
  const filled = rows.filter(isFilled);
  const width = Math.max(0, ...filled.slice(0, 200).map(({ cells }) => cells.length));
  for (let column = 0; column < width; column += 1) {
    const count = filled.filter(({ cells }) => isPrinted(cells[column] ?? '')).length;
    if (count >= 2 && count >= filled.length * MOST) return { from: 0, columns: new Map([['printed', [column]]]) };
  }
  return null;
}

/** The columns by their heads; null where they name neither works in parts, nor whole references, nor identifiers. */
function columnsOf(head: readonly string[]): Columns | null {
  const columns = new Map<string, number[]>();
  const add = (role: string, at: number): void => {
    const there = columns.get(role);
    if (there === undefined) columns.set(role, [at]);
    // A sheet may have both an ISSN and an ISBN, a number of its rows and one of issues; of all else the first column counts.
    else if (/^(?:number|issue|book)$/.test(role)) there.push(at);
  };
  if (head[0] === 'PT' && head.includes('TI'))
    for (const [at, cell] of head.entries()) {
      const role = WOS_ROLES.get(cell);
      if (role !== undefined) add(role, at);
    }
  else {
    const told = head.map(partsOfHead);
    for (const [at, [part, other]] of told.entries()) if (part !== undefined && other === undefined) add(ROLES[part], at);
    // "Quelle" is the whole reference, or the journal beside a title.
    for (const [at, parts] of told.entries())
      if (parts.length > 1) for (const part of parts) if (part !== 'printed' || !columns.has('title')) add(ROLES[part], at);
  }
  const has = (...roles: readonly string[]): boolean => roles.some((role) => columns.has(role));
  // "Name | Authors | Journal": what stands beside people and a place is a title.
  const name = has('title') ? -1 : head.findIndex((cell) => /^\s*name\s*$/i.test(cell));
  if (name >= 0 && has('author', 'author-short') && has('container', 'doi')) add('title', name);
  const inParts = has('title') && has('author', 'author-short', 'editor', 'container', 'book', 'doi', 'pmid', 'url', 'number');
  if (inParts) {
    columns.delete('printed');
    const [title = 0] = columns.get('title') ?? [];
    const numbered = columns.get('issue') ?? [];
    // "No" in front of a title, or without volumes, is the number of the row.
    const [issue] = has('volume') ? numbered.filter((at) => at > title) : [];
    const [row] = numbered.filter((at) => at < title);
    columns.delete('issue');
    if (issue !== undefined) columns.set('issue', [issue]);
    if (row !== undefined) add('id', row);
    return columns;
  }
  if (has('printed')) return pick(columns, ['printed', 'id']);
  return has('doi', 'pmid') ? pick(columns, ['doi', 'pmid', 'pmcid', 'id']) : null;
}

const pick = (columns: Columns, roles: readonly string[]): Columns => new Map([...columns].filter(([role]) => roles.includes(role)));

interface Into {
  readonly scribe: Scribe;
  readonly entries: Entry[];
  readonly taken: Map<string, number>;
  /** What the row is called where no column does. */
  readonly label: string;
}

/** What people type where there is nothing to say. */
const NOTHING = /^(?:[-–—.?/]{1,3}|n\.?\s?\/?a\.?|null|none|nan|not available|#n\/a)$/i;

/** Writes one row; false when it holds no work. */
function written(row: Row, columns: Columns, into: Into): boolean {
  const cellAt = (at: number): string => {
    const words = row.cells[at] ?? '';
    return NOTHING.test(words) ? '' : words;
  };
  const cells = (role: string): string[] => (columns.get(role) ?? []).map(cellAt).filter((cell) => cell !== '');
  const label = cells('id')[0]?.slice(0, 200) ?? into.label;
  const { scribe } = into;
  if (columns.has('printed')) {
    const [line = ''] = cells('printed');
    if ((line.match(/\p{L}{2,}/gu) ?? []).length < 2) return false;
    scribe.write(line);
    placed(scribe.close('reference', { label }), row, scribe);
    return true;
  }
  const fields = itemOf(saidIn(columns, cells, [...(row.links?.values() ?? [])]), peopleIn);
  if (fields.title === undefined && fields.DOI === undefined && fields.PMID === undefined && fields.PMCID === undefined) return false;
  const key = uniqueKey(label, into.taken);
  const places: Record<string, Span[]> = {};
  const from = scribe.mark();
  for (const [role, at] of [...columns].flatMap(([name, list]) => list.map((at) => [name, at] as const)).sort((a, b) => a[1] - b[1])) {
    const cell = cellAt(at);
    if (role === 'id' || cell === '') continue;
    if (!scribe.fresh) scribe.write(' | ');
    const start = scribe.mark();
    scribe.write(cell);
    const href = row.links?.get(at);
    if (href !== undefined) scribe.links.push({ span: { start, end: scribe.end }, href });
    const variable = variableOf(role === 'author-short' ? 'author' : role);
    if (variable !== undefined) places[variable] = [...(places[variable] ?? []), { start: start - from, end: scribe.end - from }];
  }
  const raw = scribe.since(from);
  // Data, not printed words: no stage should look for references or citations in it again.
  placed(scribe.close('code', { label: key }), row, scribe);
  into.entries.push({ key, span: { start: from, end: from + raw.length }, fields: { ...fields, id: key }, raw, fieldSpans: places });
  return true;
}

/** Notes the line that a row begins on, where it has one. */
function placed(block: Block | null, { line }: Row, { places }: Scribe): void {
  if (block !== null && line !== undefined) places.push({ span: block.span, at: { line, column: 1 } });
}

/** What a row says, by roles. Its links are addresses of the work, a DOI is none where it is no DOI ("see link"), a year within the cell of the authors is the year, and a work without a kind is of the kind its parts show. */
function saidIn(columns: Columns, cells: (role: string) => string[], links: readonly string[]): Said {
  const said = new Map<string, string[]>([...columns.keys()].map((role) => [role, cells(role)]));
  said.set(
    'doi',
    cells('doi').filter((cell) => /10\.\d{4}/.test(cell)),
  );
  said.set('url', [...cells('url'), ...links]);
  said.set('container', [...cells('container'), ...cells('book')]);
  const authors = said.get('author-short')?.[0];
  const year = authors === undefined ? null : YEAR.exec(authors);
  if (authors !== undefined && year !== null) {
    said.set('author-short', [authors.slice(0, year.index).replace(/[\s,(]{1,5}$/, '')]);
    if ((said.get('year') ?? []).length === 0) said.set('year', [year[0]]);
  }
  const has = (role: string): boolean => (said.get(role) ?? []).length > 0;
  if (!has('type') && has('container') && !has('publisher')) said.set('type', ['article']);
  else if (!has('type') && has('publisher') && !has('container')) said.set('type', ['book']);
  return said;
}
