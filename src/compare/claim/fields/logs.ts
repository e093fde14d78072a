/** The lines of a log as rows: when, of what level, and what happened. */
import { labelOf } from './labels.ts';
import type { Sheet, SheetCell, SheetRow } from './read.ts';

const LINE =
  /^\[?((?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:[.,]\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?)\]?[ \t]{1,4}(?:[-|][ \t])?(?:\[?(TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\]?:?[ \t]{1,8})?(\S.{0,300})$/i;
/** Lines from which on a text is a log, and the share of its lines that are of one. */
const LEAST = 3;
const MOSTLY = 0.8;
const MOST_LINES = 5000;

/** Reads a log; null where a text is none. Linear. */
export function logIn(text: string): Sheet | null {
  if (!/^\s{0,10}\[?\d{2,4}[-:]/.test(text)) return null;
  const rows: SheetRow[] = [];
  let lines = 0;
  for (let at = 0; at < text.length; ) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(at, end).trimEnd();
    if (line !== '') {
      lines += 1;
      const row = rowOf(line, at);
      if (row !== null) rows.push(row);
    }
    at = end + 1;
  }
  if (rows.length < LEAST || rows.length < lines * MOSTLY || rows.length > MOST_LINES) return null;
  return { columns: ['time', 'level', 'message'].map(labelOf), rows, nouns: new Set(), inTime: ordered(rows) };
}

function rowOf(line: string, at: number): SheetRow | null {
  const found = LINE.exec(line);
  if (found === null) return null;
  const [, time = '', level, message = ''] = found;
  const cell = (text: string | undefined): SheetCell | null => {
    if (text === undefined) return null;
    const from = at + line.lastIndexOf(text);
    return { start: from, end: from + text.length, text, label: labelOf(text) };
  };
  return { start: at, end: at + line.length, name: null, cells: [cell(time), cell(level), cell(message)] };
}

/** Whether each line is no earlier than the one before, as its time is printed. */
const ordered = (rows: readonly SheetRow[]): boolean =>
  rows.every(({ cells }, i) => i === 0 || (rows[i - 1]?.cells[0]?.text ?? '') <= (cells[0]?.text ?? ''));
