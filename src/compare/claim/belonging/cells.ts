/**
 * The tables that stand in a text as lines: Markdown, strokes, tabs, columns set apart by spaces, values parted by commas or semicolons,
 * and tables of pages as they are read. Heads of two lines, heads broken over several, names that span several rows and rows that only name
 * a section are put together here; a table of which that cannot be told is none.
 */
import type { Span } from '../../../model/document.ts';
import { mostOf } from '../../../text/most-of.ts';
import { readNumbers } from '../../../text/numbers.ts';
import { type Heading, keySet, unitOf, unitTold } from './headings.ts';
import { type BodyRow, bodyOf, type Cell, figuresIn, headOf, isFigure, isYear } from './heads.ts';

export interface Row extends Heading {
  /** Keys of its other words: years, sections, names in further columns. */
  readonly also: ReadonlySet<string>;
  /** Named only by all of its words: the label of a field, "Heart rate". */
  readonly whole?: true;
}

export interface Table extends Span {
  readonly columns: readonly Heading[];
  readonly rows: readonly Row[];
  /** Without the column that names the rows; by row, then column. */
  readonly cells: readonly (readonly Cell[])[];
  /** The heading of the column that names the rows. */
  readonly corner?: string;
}

export type Tables = readonly Table[];

/** Cells that are asked for their unit. */
export const ASKED = 6;

/** What the first cells are all measured in, as `unitOf` tells it; "" where that is not told. */
export function unitWithin(cells: readonly (Cell | undefined)[]): string {
  const units = new Set(
    cells.slice(0, ASKED).flatMap((cell) => {
      if (cell === undefined || cell.figures.length !== 1) return [];
      const [number] = readNumbers(cell.text);
      return number === undefined ? [] : [unitOf(number)];
    }),
  );
  const [only] = units;
  return units.size === 1 && only !== undefined ? only : '';
}

type Sign = '|' | '\t' | '  ' | ',' | ';';
const SIGNS: readonly Sign[] = ['|', '\t', '  ', ';', ','];
const RULE = /^[\s|:+=-]{3,}$/;
/** Rows of a larger table are read as lines of text. */
const MOST_ROWS = 100_000;
const LONGEST_CELL = 60;

/** What a line of a block is: cells, a rule, or one cell alone. */
interface Line {
  readonly cells: readonly Cell[];
  readonly rule: boolean;
}

/** Whether a text may hold a table at all; asked before its lines are read. */
function mayHold(text: string): boolean {
  if (text.includes('|') || text.includes('\t')) return true;
  return (text.includes('  ') && /\S {2,8}\S/.test(text)) || /[,;](?<=[^\s,;][,;])[^\s,;]{1,60}[,;\n]/.test(text);
}

/** The tables of a text. Linear. */
export function tablesIn(text: string): Tables {
  if (!mayHold(text)) return [];
  const tables: Table[] = [];
  let block: Span[] = [];
  const close = (): void => {
    if (block.length > 1) tables.push(...tablesOf(text, block));
    block = [];
  };
  for (let at = 0; at < text.length; ) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    if (text.slice(at, end).trim() === '') close();
    else block.push({ start: at, end });
    at = end + 1;
  }
  close();
  return tables;
}

/** The tables of lines that no empty one parts. */
function tablesOf(text: string, block: readonly Span[]): Table[] {
  for (const sign of SIGNS) {
    if (block.filter(({ start, end }) => text.slice(start, end).includes(sign)).length < 2) continue;
    const found = tablesBy(sign, text, block);
    if (found.length > 0) return found;
  }
  return [];
}

function tablesBy(sign: Sign, text: string, block: readonly Span[]): Table[] {
  const tables: Table[] = [];
  let lines: Line[] = [];
  const close = (): void => {
    const made = tableOf(lines, sign);
    if (made !== null) tables.push(made);
    lines = [];
  };
  let begun = false;
  for (const { start, end } of block) {
    const line = text.slice(start, end);
    if (RULE.test(line)) {
      lines.push({ cells: [], rule: true });
      continue;
    }
    const cells = cellsOf(line, start, sign);
    // One cell alone: a broken head before the rows, a section between them, or the end of the table.
    if (cells.length < 2 && (lines.length === 0 || line.length > LONGEST_CELL || /[.:]$/.test(line.trim()))) {
      close();
      begun = false;
      continue;
    }
    if (cells.length < 2 && begun && sign !== '|' && sign !== '\t') {
      close();
      begun = false;
      continue;
    }
    begun ||= cells.length > 1 && cells.slice(1).some(({ figures }) => figures.length > 0);
    lines.push({ cells, rule: false });
  }
  close();
  return tables;
}

const QUOTE = 34;

/** A piece of a line. Most are of no table, as those between the commas of prose: their figures are read when first asked for. */
class LineCell implements Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  #figures: readonly string[] | undefined;

  constructor(start: number, end: number, text: string) {
    this.start = start;
    this.end = end;
    this.text = text;
  }

  get figures(): readonly string[] {
    this.#figures ??= figuresIn(this.text);
    return this.#figures;
  }
}

function cellsOf(line: string, at: number, sign: Sign): Cell[] {
  const cells: Cell[] = [];
  const add = (start: number, end: number): void => {
    const bare = line.slice(start, end).trim();
    cells.push(new LineCell(at + start, at + end, bare.charCodeAt(0) === QUOTE ? bare.replace(/^"(.*)"$/, '$1') : bare));
  };
  let start = 0;
  if (sign === '  ') {
    start = line.length - line.trimStart().length;
    for (const gap of line.trimEnd().matchAll(/(?<=\S) {2,}(?=\S)/g)) {
      add(start, gap.index);
      start = gap.index + gap[0].length;
    }
    add(start, line.trimEnd().length);
    return cells;
  }
  let quoted = false;
  for (let i = 0; i <= line.length; i += 1) {
    if (line[i] === '"' && (sign === ',' || sign === ';')) quoted = !quoted;
    if (i < line.length && (line[i] !== sign || quoted)) continue;
    add(start, i);
    start = i + 1;
  }
  // Markdown begins and ends its rows with the sign.
  if (sign === '|' && cells[0]?.text === '' && line.trimStart().startsWith('|')) cells.shift();
  if (sign === '|' && cells.at(-1)?.text === '' && line.trimEnd().endsWith('|')) cells.pop();
  return cells;
}

/** Rows that plain text must have to be a table. */
const LEAST_PLAIN = 3;

function tableOf(all: readonly Line[], sign: Sign): Table | null {
  const ruled = all.findIndex(({ rule }, i) => rule && all.slice(0, i).some(({ cells }) => cells.length > 1));
  const above = ruled < 0 ? 0 : all.slice(0, ruled).filter(({ rule }) => !rule).length;
  const lines = all.filter(({ rule }) => !rule).map(({ cells }) => cells);
  const width = mostOf(lines.map(({ length }) => length));
  if (width < 2 || lines.length < 2 || lines.length > MOST_ROWS) return null;
  const plain = sign === '  ' || sign === ',' || sign === ';';
  if (plain && (width < LEAST_PLAIN || lines.length < LEAST_PLAIN || !evenly(lines, width, sign))) return null;
  const first = lines.findIndex(({ length }) => length === width);
  const head = headOf(lines, first, width, above);
  if (head === null) return null;
  const body = bodyOf(lines.slice(head.from), width);
  return body === null ? null : tableMade(head.heads, body);
}

/** Plain text is a table only where every line has as many short pieces, and most of these lines a number. */
function evenly(lines: readonly (readonly Cell[])[], width: number, sign: Sign): boolean {
  return (
    lines.every(({ length }) => length === width || length === width - 1) &&
    lines.every((cells) => cells.every(({ text }) => text.length <= LONGEST_CELL)) &&
    lines.filter((cells) => cells.slice(1).some(({ text, figures }) => figures.length > 0 && text.length <= 24)).length * 2 >=
      lines.length &&
    // Prose has a space behind its commas.
    (sign === '  ' ||
      lines.every((cells) =>
        cells.slice(1).every(({ text, start, end }) => text.length === end - start || text.length === end - start - 2),
      ))
  );
}

const hasLetters = ({ text }: Cell): boolean => /\p{L}/u.test(text) && !isFigure({ text, figures: figuresIn(text), start: 0, end: 0 });

/** A row of lines; the words by which it is found are read when first asked for. */
class LineRow implements Row {
  readonly text: string;
  readonly #beside: () => string;
  #keys: ReadonlySet<string> | undefined;
  #unit: string | undefined;
  #also: ReadonlySet<string> | undefined;

  constructor(text: string, beside: () => string) {
    this.text = text;
    this.#beside = beside;
  }

  get keys(): ReadonlySet<string> {
    this.#keys ??= keySet(this.text);
    return this.#keys;
  }

  get unit(): string {
    this.#unit ??= unitTold(this.text);
    return this.#unit;
  }

  get also(): ReadonlySet<string> {
    this.#also ??= keySet(this.#beside());
    return this.#also;
  }
}

function tableMade(heads: readonly string[], body: readonly BodyRow[]): Table | null {
  const column = (at: number): Cell[] => body.map(({ cells }) => cells[at] as Cell);
  // What names a row stands in the first column that is no mere number.
  const lettered = heads.findIndex((_, at) => column(at).filter(hasLetters).length * 2 >= body.length);
  const name = Math.max(lettered, 0);
  const inner = heads.flatMap((_, at) => (at === name ? [] : [at]));
  const telling = inner.filter((at) =>
    column(at).every((cell) => isYear(cell.text) || (cell.figures.length === 0 && /\p{L}/u.test(cell.text))),
  );
  const [first, last] = [body[0]?.cells[0], body.at(-1)?.cells.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    start: body.reduce((least, { cells }) => Math.min(least, cells[0]?.start ?? first.start), first.start),
    end: last.end,
    columns: inner.map((at) => ({
      text: (heads[at] ?? '').trim(),
      keys: keySet(heads[at] ?? ''),
      unit: unitTold(heads[at] ?? '') || (column(at).some(({ figures }) => figures.length > 1) ? '' : unitWithin(column(at))),
    })),
    rows: body.map(
      ({ cells, section }) =>
        new LineRow(cells[name]?.text ?? '', () => [section, ...telling.map((at) => cells[at]?.text ?? '')].join(' \n ')),
    ),
    cells: body.map(({ cells }) => inner.map((at) => cells[at] as Cell)),
    corner: heads[name] ?? '',
  };
}
