/**
 * Tables: lines one below the other that are set in columns of their own. Told by white within the lines that stands in the same place in each. Read as rows, so
 * that what cites in one of them is not run together with the next.
 */
import type { Line, Part } from './lines.ts';

/** White between cells, in ems: more than a justified line has between its words. */
const GAP = 1.6;
/** How far cells of one column may begin or end apart, in ems. */
const APART = 0.7;
/** Lines of the fewest that are a table by themselves, and below a caption that says it is one. */
const FEWEST = 3;
const FEWEST_CAPTIONED = 2;
/** Share of the cells behind the first that hold a figure or a mark: of addresses set side by side hardly one does. */
const FIGURES = 0.3;

/** Words of a first cell from which on, in small letters, it goes on with a sentence. */
const MANY_WORDS = 4;

const CAPTION = /^(?:tab(?:le|elle|leau|la|ela|ella)?\.?)\s{0,2}(?:[A-Z][.-]?)?(?:\d{1,3}|[IVX]{1,5})\b/iu;
/** The sign or number of an item, with its words far behind it; the dots of a list of contents. */
const OF_LIST = /^(?:\[?\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[\]).]{0,2}|[•▪◦‣●○■□–—∙·*†‡])$/u;
const LEADERS = /\.{4}|(?:\. ){4}/;

interface Cell {
  readonly parts: readonly Part[];
  readonly x: number;
  readonly right: number;
}

/** White before a cell that begins where those of other rows do. */
const NARROW = 0.5;

/** The cells of a line, where white parts it; less of it does where a column begins. `columns`: where cells of other rows begin. */
function cellsOf(line: Line, columns: readonly number[] = []): Cell[] {
  const cells: { parts: Part[]; x: number; right: number }[] = [];
  for (const part of line.parts) {
    const last = cells.at(-1);
    const { x, right } = part.piece;
    const white = last === undefined ? Number.POSITIVE_INFINITY : (x - last.right) / line.size;
    const begins = white > NARROW && columns.some((start) => Math.abs(start - x) < line.size * 0.3);
    if (last === undefined || white > GAP || begins) cells.push({ parts: [part], x, right });
    else {
      last.parts.push(part);
      last.right = Math.max(last.right, right);
    }
  }
  return cells;
}

const wordsOf = (line: Line, { parts }: Cell): string => line.text.slice(parts[0]?.start, parts.at(-1)?.end).trim();

/** Whether two cells stand in one column: they begin, end or have their middles in the same place. */
const isBelow = (a: Cell, b: Cell, em: number): boolean =>
  [a.x - b.x, a.right - b.right, (a.x + a.right - b.x - b.right) / 2].some((off) => Math.abs(off) < em * APART);

interface Row {
  readonly line: Line;
  readonly cells: readonly Cell[];
}

/** Whether the cells behind the first of one row stand in columns of another. */
const fits = (row: Row, other: Row): boolean =>
  row.cells.slice(1).filter((cell) => other.cells.some((one) => isBelow(one, cell, row.line.size))).length >=
  Math.min(row.cells.length, other.cells.length) - 1;

/** A line of one cell between two rows, within one of the columns: a cell that goes on. */
const goesOn = (line: Line, last: Row): boolean => {
  const [cell, ...more] = cellsOf(line);
  const step = (line.y - last.line.y) / line.size;
  return (
    cell !== undefined &&
    more.length === 0 &&
    step > 0 &&
    step < 1.8 &&
    last.cells.some((one, at) => isBelow(one, cell, line.size) && cell.right < (last.cells[at + 1]?.x ?? cell.right + 1))
  );
};

/** A table among lines: from one to before another, as rows. */
export interface Table {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly Line[];
}

/** The tables among lines of running text, in order. Linear. */
export function tablesIn(lines: readonly Line[]): Table[] {
  const tables: Table[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = tableAt(lines, at);
    if (found === null) continue;
    tables.push(found);
    at = found.to - 1;
  }
  return tables;
}

function tableAt(lines: readonly Line[], at: number): Table | null {
  const rows: (Row & { more: Line[] })[] = [];
  let to = at;
  for (let next = at; next < lines.length; next += 1) {
    const line = lines[next];
    const last = rows.at(-1);
    if (line === undefined || LEADERS.test(line.text)) break;
    if (last !== undefined && (line.column !== last.line.column || line.y - last.line.y > line.size * 4)) break;
    const row = { line, cells: cellsOf(line), more: [] };
    if (row.cells.length > 1 && (last === undefined || fits(row, last) || fits(last, row))) {
      rows.push(row);
      to = next + 1;
    } else if (last !== undefined && last.more.length < 4 && goesOn(line, last)) {
      last.more.push(line);
      to = next + 1;
    } else break;
  }
  if (!isTable(rows, lines[at - 1], lines[to])) return null;
  const columns = rows.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x));
  return { from: at, to, rows: rows.map((row) => rowOf({ ...row, cells: cellsOf(row.line, columns) })) };
}

function isTable(rows: readonly Row[], above: Line | undefined, below: Line | undefined): boolean {
  const captioned = [above, below].some((line) => line !== undefined && CAPTION.test(line.text));
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length < (captioned ? FEWEST_CAPTIONED : FEWEST) || (widest < 3 && !captioned)) return false;
  const first = rows.map(({ line, cells }) => (cells[0] === undefined ? '' : wordsOf(line, cells[0])));
  if (widest < 3 && first.filter((words) => OF_LIST.test(words)).length > rows.length / 2) return false;
  // Lines of running text beside a figure, whose columns were not told apart.
  const sentences = first.filter((words) => /^\p{Ll}/u.test(words) && words.split(/\s+/).length >= MANY_WORDS).length;
  const broken = first.some((words, at) => /\p{L}-$/u.test(words) && /^\p{Ll}/u.test(first[at + 1] ?? ''));
  if (broken || sentences * 2 > rows.length) return false;
  const rest = rows.flatMap(({ line, cells }) => cells.slice(1).map((cell) => wordsOf(line, cell)));
  return rest.filter((words) => /\d|^[–—+✓✗×-]$/u.test(words)).length >= rest.length * FIGURES;
}

/** A row as one line, its cells parted by bars, each with what goes on below it. */
function rowOf({ line, cells, more }: Row & { readonly more: readonly Line[] }): Line {
  let text = '';
  const parts: Part[] = [];
  const add = (from: Line, cell: Cell, joint: string): void => {
    const start = cell.parts[0]?.start ?? 0;
    if (text !== '') text += joint;
    const shift = text.length - start;
    text += from.text.slice(start, cell.parts.at(-1)?.end).trimEnd();
    for (const part of cell.parts) parts.push({ ...part, start: part.start + shift, end: Math.min(text.length, part.end + shift) });
  };
  for (const cell of cells) {
    add(line, cell, ' | ');
    for (const one of more) for (const below of cellsOf(one)) if (isBelow(cell, below, line.size)) add(one, below, ' ');
  }
  return { ...line, text, parts };
}
