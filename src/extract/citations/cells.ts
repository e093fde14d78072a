/**
 * Numbers of works that stand alone in the cells of a table: raised ones ("LOOP | Denmark | ⁴"), or whatever a column headed "Ref." holds.
 * Nothing in front of them tells what they are; their column does.
 */
import type { Document, Span } from '../../model/document.ts';
import { insideOf } from './inside.ts';
import type { NumericMark } from './numeric.ts';

/** What heads a column of references. */
const HEAD =
  /^(?:refs?\.?|references?|citations?|cited works?|ref(?:erence)?\.? (?:no\.?|numbers?)|(?:study )?\(?refs?\.?\)?|lit(?:eratur|\.)|quellen?(?:nachweis)?|réf(?:érence)?s?\.?|referencias?|referências?|fonti|źródło|источник|文献|参考文献)$/iu;
const RAISED = /^[⁰¹²³⁴⁵⁶⁷⁸⁹,⁻–\s-]{1,40}$/u;

interface Cell extends Span {
  readonly words: string;
}

/** The rows of a table, each with its cells and their places. */
function rowsOf(text: string, { start, end }: Span): Cell[][] {
  const rows: Cell[][] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const cells: Cell[] = [];
    let from = at;
    for (const part of line.split('|')) {
      const words = part.trim();
      const left = from + part.length - part.trimStart().length;
      cells.push({ start: left, end: left + words.length, words });
      from += part.length + 1;
    }
    if (cells.length > 1) rows.push(cells);
    at += line.length + 1;
  }
  return rows;
}

/** Such numbers of all tables, none above `high`. */
export function cellMarks(document: Document, text: string, high: number): NumericMark[] {
  const up = new Map((document.superscripts ?? []).map(({ start, end }) => [start, end]));
  return document.blocks.filter(({ kind }) => kind === 'table').flatMap(({ span }) => inTable(rowsOf(text, span), up, high));
}

function inTable(rows: readonly (readonly Cell[])[], up: ReadonlyMap<number, number>, high: number): NumericMark[] {
  const [head = [], ...body] = rows;
  const raised = ({ start, end, words }: Cell): boolean => words !== '' && (RAISED.test(words) || (up.get(start) ?? 0) >= end);
  return head.flatMap((top, column) => {
    const { words: heading } = top;
    // In a table without a head its first row is as the others.
    const cells = (raised(top) ? rows : body).flatMap((row) => row[column] ?? []).filter(({ words }) => words !== '');
    const headed = HEAD.test(heading);
    if (!headed && !(cells.length >= FEWEST && cells.every(raised))) return [];
    const marks = cells.map((cell) => numbered(cell, high));
    // One cell that holds something else, and the column may count things.
    return headed || marks.every((found) => found.length > 0) ? marks.flat() : [];
  });
}

/** Cells of a column without a heading that must all be raised. */
const FEWEST = 2;

function numbered({ start, end, words }: Cell, high: number): NumericMark[] {
  const parts = insideOf(
    words
      .normalize('NFKC')
      .replace(/−/g, '–')
      .replace(/^\[([^[\]]{1,60})\]$/, '$1'),
  );
  if (parts === null || parts.some(({ numbers }) => numbers.some((number) => number > high || number < 1))) return [];
  return parts.map((part) => ({ span: { start, end }, ...part }));
}
