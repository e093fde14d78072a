/**
 * Citations in a column of their own: "| Claim | Source |", and below it "| Sales rose by 9 % | 2 |" or "| … | report.pdf |". Such a number stands in no
 * brackets, and the head of its column says what it is.
 */
import type { Span } from '../../model/document.ts';
import { announcesSources } from '../claims/list-words.ts';
import type { Mark } from './marks.ts';
import { numbersOf } from './raised.ts';
import type { SourceNames } from './sources.ts';

const RULE = /^[ \t]{0,20}\|?[ \t]{0,20}:?--[-:| \t]*$/;
/** White space and emphasis. */
const EDGE = /[\s*_`]/;
const NUMBERS = /^#?\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,9}$/;

/** The cells of a row, without white space and emphasis at their edges. */
function cellsOf(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end);
  const cells: Span[] = [];
  const from = /^[ \t]*\|?/.exec(line)?.[0].length ?? 0;
  for (let at = from; at < line.length; ) {
    const stop = line.indexOf('|', at);
    const to = stop < 0 ? line.length : stop;
    const cell = line.slice(at, to);
    let [first, last] = [0, cell.length];
    while (first < last && EDGE.test(cell.charAt(first))) first += 1;
    while (last > first && EDGE.test(cell.charAt(last - 1))) last -= 1;
    cells.push({ start: start + at + first, end: start + at + last });
    at = to + 1;
  }
  return cells;
}

/** The marks that stand in columns of sources. Takes the names of the sources; marks in brackets are read elsewhere. Linear. */
export function cellMarks(text: string, names: SourceNames): Mark[] {
  if (!/\|[ \t]*:?--/.test(text) && !/--:?[ \t]*\|/.test(text)) return [];
  const marks: Mark[] = [];
  let before: Span | null = null;
  let columns: readonly number[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]*(?:\n|$)/g)) {
    const row = { start: index, end: index + line.replace(/\r?\n$/, '').length };
    if (before !== null && RULE.test(text.slice(row.start, row.end)))
      columns = cellsOf(text, before).flatMap((cell, i) => (announcesSources(text.slice(cell.start, cell.end)) === 'sources' ? i : []));
    else if (!line.includes('|')) columns = [];
    else if (columns.length > 0) {
      const cells = cellsOf(text, row);
      for (const column of columns) marks.push(...citedIn(text, cells[column], names));
    }
    before = line.includes('|') ? row : null;
  }
  return marks;
}

function citedIn(text: string, cell: Span | undefined, names: SourceNames): Mark[] {
  const label = cell === undefined ? '' : text.slice(cell.start, cell.end);
  if (cell === undefined || label === '' || /[[【(]/.test(label)) return [];
  const cited = NUMBERS.test(label) ? numbersOf(label.replace('#', '')).map((number) => names.labelled(number)) : [names.read(label)];
  return cited.flatMap((one) => (one === undefined || one.source < 0 ? [] : { source: one.source, locator: one.locator, ...cell, label }));
}

/** Letters before a mark that are looked at: a cell may be long. */
const FAR = 2000;

/** Whether a mark is all that a cell holds, behind the first cell of its row. */
export function fillsCell(text: string, { start, end }: Span): boolean {
  let at = start;
  while (at > 0 && text.charAt(at - 1) !== '\n' && EDGE.test(text.charAt(at - 1))) at -= 1;
  if (text.charAt(at - 1) !== '|' || !/^[ \t*_`]{0,9}(?:\||\r?\n|$)/.test(text.slice(end, end + 12))) return false;
  const row = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - FAR), at - 1);
  return /[^\s|]/.test(row);
}
