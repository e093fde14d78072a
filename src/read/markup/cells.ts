/** Tables of light markups as Markdown has them: cells between bars, a rule below the first row. */

/** A cell's words on one line, with its bars kept from parting it. */
const inBars = (cell: string): string => cell.replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|');

/** Rows as a table of Markdown, blank lines round it; nothing of none. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head, ...rest] = rows;
  if (head === undefined) return [];
  const row = (cells: readonly string[]): string => `| ${cells.map(inBars).join(' | ')} |`;
  return ['', row(head), `|${' --- |'.repeat(head.length)}`, ...rest.map(row), ''];
}

interface Table {
  readonly rows: string[][];
  /** The line behind it. */
  readonly next: number;
}

/** The table of reStructuredText that begins with a line: in columns ("===  ==") or in a grid ("+---+---+"). */
export function tableAt(lines: readonly string[], at: number): Table {
  const columns = columnsOf(lines[at] ?? '');
  if (columns === null) return gridAt(lines, at);
  // It ends with the rule behind which a blank line stands; the rule below its head has none.
  let end = at + 1;
  while (end < lines.length && !(columnsOf(lines[end] ?? '') !== null && (lines[end + 1] ?? '').trim() === '')) end += 1;
  return { rows: rowsInColumns(lines.slice(at + 1, end), columns), next: Math.min(lines.length, end + 1) };
}

/** Where the columns begin below a rule: "=====  ===". Null for any other line. */
function columnsOf(line: string): number[] | null {
  return /^\s{0,40}=+(?:\s+=+)+\s*$/.test(line) ? [...line.matchAll(/=+/g)].map(({ index }) => index) : null;
}

/** Cells of a row that goes on, put behind those above them. */
const goingOn = (row: readonly string[], more: readonly string[]): string[] => row.map((cell, at) => `${cell} ${more[at] ?? ''}`.trim());

/** The rows of lines set in columns. A line whose first column is empty goes on with the row above it; the last column runs to the end of its line. */
function rowsInColumns(lines: readonly string[], columns: readonly number[]): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    if (line.trim() === '' || columnsOf(line) !== null) continue;
    const cells = columns.map((start, at) => line.slice(start, columns[at + 1]).trim());
    const last = cells[0] === '' ? rows.pop() : undefined;
    rows.push(last === undefined ? cells : goingOn(last, cells));
  }
  return rows;
}

function gridAt(lines: readonly string[], at: number): Table {
  const rows: string[][] = [];
  let ruled = true;
  let next = at;
  for (; next < lines.length && /^\s*[|+]/.test(lines[next] ?? ''); next += 1) {
    const line = (lines[next] ?? '').trim();
    if (!line.startsWith('+')) {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      const last = ruled ? undefined : rows.pop();
      rows.push(last === undefined ? cells : goingOn(last, cells));
    }
    ruled = line.startsWith('+');
  }
  return { rows, next: Math.max(next, at + 1) };
}
