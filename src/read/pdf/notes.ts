/**
 * Footnotes: small print at the foot of a column that begins with a mark. They are taken out of the running text, so that a
 * sentence goes on over the page, and each keeps its mark, because in many fields a footnote is the citation.
 */
import type { Note, Span } from '../../model/document.ts';
import type { Body } from './body.ts';
import type { Line } from './lines.ts';
import type { Placed } from './write.ts';

/** One footnote: its lines, the first of which begins with the mark. */
export interface FootNote {
  readonly label: string;
  readonly page: number;
  readonly lines: readonly Line[];
}

const MARKED = /^(\d{1,3}|[*†‡§¶]{1,3})(?=\s|[.)]?\s|\p{L}|["“„(])/u;

/** Parts the lines into running text and footnotes. Lines for which `list` holds stand in a list of references and are no notes. */
export function footNotes(
  lines: readonly Line[],
  body: Body,
  list: (line: Line) => boolean,
): { readonly text: Line[]; readonly notes: FootNote[] } {
  const taken = new Set<Line>();
  const notes: { label: string; page: number; lines: Line[] }[] = [];
  for (const foot of feetOf(lines, body, list)) {
    let open = notes[notes.length - 1];
    const first = foot[0];
    const continues = open !== undefined && first !== undefined && first.page - (open.lines[open.lines.length - 1]?.page ?? 0) <= 1;
    // Small print without a mark goes on the last note of the page before; without such a note it is something else.
    if (first === undefined || (labelOf(first, open?.label) === null && !continues)) continue;
    // Each number is believed behind the one before it, however many notes a page holds.
    let previous = open?.label;
    const labels = foot.map((line, at) => {
      const label = at === 0 || startsHere(foot, at) ? labelOf(line, previous) : null;
      if (label !== null && follows(previous, label)) previous = label;
      return label;
    });
    if (!labels.some((label) => label !== null)) continue;
    foot.forEach((line, at) => {
      const label = labels[at] ?? null;
      if (label !== null && follows(open?.label, label)) {
        open = { label, page: line.page, lines: [line] };
        notes.push(open);
      } else if (open !== undefined) open.lines.push(line);
      else return;
      taken.add(line);
    });
  }
  return { text: lines.filter((line) => !taken.has(line)), notes };
}

/** The small print at the foot of each column that also holds text of the usual size, or a page that does. */
function feetOf(lines: readonly Line[], body: Body, list: (line: Line) => boolean): Line[][] {
  const columns = new Map<number, Line[]>();
  const full = new Set<number>();
  for (const line of lines) {
    const column = columns.get(line.column);
    if (column === undefined) columns.set(line.column, [line]);
    else column.push(line);
    if (line.size > body.size * 0.95) full.add(line.page);
  }
  const feet: Line[][] = [];
  const under = underLists(columns, body, list);
  const alike = inPrintOfText(columns, body, list);
  for (const column of columns.values()) {
    let from = column.length;
    while (from > 0) {
      const line = column[from - 1];
      if (line === undefined || (!alike.has(line) && ((list(line) && !under.has(line)) || line.size > body.size * 0.93))) break;
      from -= 1;
    }
    const foot = column.slice(from);
    const page = foot[0]?.page;
    const top = foot[0];
    if (top === undefined || page === undefined || !full.has(page)) continue;
    // What has running text below it is no foot: the authors' addresses and the abstract stand above the text.
    if (
      lines.some(
        (line) =>
          line.page === page &&
          line.y > top.y &&
          line.size > body.size * 0.95 &&
          line.x < top.edge &&
          line.right > top.left &&
          !alike.has(line),
      )
    )
      continue;
    // Captions and tables may stand above the notes: begin at the first marked line behind the last wide gap before it.
    const begin = foot.findIndex((line, at) => labelOf(line, undefined) !== null && (at === 0 || startsHere(foot, at)));
    const lead = begin > 0 && from > 0 ? foot.slice(0, begin) : [];
    const lone =
      lead.length > 0 &&
      gapBefore(column, from) > body.leading(body.size) * 1.15 &&
      gapBefore(foot, begin) < 2 &&
      lead.every((line) => line.text.length > 20);
    if (begin < 0) feet.push(foot);
    else feet.push(lone ? foot : foot.slice(begin));
  }
  return feet;
}

/**
 * Notes to the text at the foot of a column in which the list has begun: behind white, from a raised mark on. Not in a list that raises
 * its own numbers.
 */
function underLists(columns: ReadonlyMap<number, readonly Line[]>, body: Body, list: (line: Line) => boolean): Set<Line> {
  const under = new Set<Line>();
  const listed = [...columns.values()].flatMap((column) => column.filter(list));
  // Numbers that a list raises itself stand in print of its own size, from its first line and on all of its pages.
  const begins = listed[0];
  const usual = Math.max(sizeOf(listed), begins === undefined || leadsRaised(begins) ? 0 : begins.size) * 0.95;
  const own = listed.filter((line) => leadsRaised(line) && line.size >= usual);
  if (own.length > Math.max(2, listed.length * 0.03) && !onlyAtFoot(listed, columns)) return under;
  for (const column of columns.values()) {
    const at = column.findIndex((line, n) => n > 0 && list(line) && leadsRaised(line) && isBehindWhite(column, n, body));
    const first = column[at];
    if (first === undefined) continue;
    const foot = column.slice(at);
    if (foot.every((line) => line.size < first.size + 0.3)) for (const line of foot) under.add(line);
  }
  return under;
}

/** Whether all raised numbers of a list stand on one page, whose text raises the first of them, and the list goes on behind that page. */
function onlyAtFoot(listed: readonly Line[], columns: ReadonlyMap<number, readonly Line[]>): boolean {
  const raised = listed.filter(leadsRaised);
  const [first] = raised;
  if (first === undefined || raised.some(({ page }) => page !== first.page) || !listed.some(({ page }) => page > first.page)) return false;
  const kept = new Set(listed);
  const text = [...columns.values()].flat().filter((line) => line.page === first.page && !kept.has(line));
  return calledIn(text, labelOf(first, undefined) ?? '');
}

/**
 * Notes set in the print of the text itself, as some word processors do: at the foot of a column, behind white, from a raised number on that is raised in the
 * text above too, the first of them or half of all: the first may be called on the page before. Not where a list begins with it, which raises its own numbers.
 */
function inPrintOfText(columns: ReadonlyMap<number, readonly Line[]>, body: Body, list: (line: Line) => boolean): Set<Line> {
  const alike = new Set<Line>();
  for (const column of columns.values()) {
    // A number on a line of its own may stand in the text as well: the notes run from theirs to the end of the column.
    const begins = column.flatMap((line, n) => (n > 0 && leadsRaised(line) && isBehindWhite(column, n, body) ? n : [])).slice(-MOST_BEGINS);
    const at = begins.find((n) => areNotes(column.slice(0, n), column.slice(n), body, list));
    for (const line of at === undefined ? [] : column.slice(at)) alike.add(line);
  }
  return alike;
}

/** Places of a column at which its notes may begin that are looked at. */
const MOST_BEGINS = 60;

function areNotes(above: readonly Line[], foot: readonly Line[], body: Body, list: (line: Line) => boolean): boolean {
  const [first] = foot;
  if (first === undefined || first.size < body.size * 0.93) return false;
  const numbers = foot.filter(leadsRaised).map((line) => labelOf(line, undefined) ?? '');
  if (!/^\d/.test(numbers[0] ?? '')) return false;
  const called = numbers.map((label) => calledIn(above, label));
  if (called[0] !== true && called.filter(Boolean).length * 2 < called.length) return false;
  if (numbers.some((label, n) => n > 0 && !follows(numbers[n - 1], label))) return false;
  if (list(first) && (!above.some(list) || above.some((line) => list(line) && leadsRaised(line)))) return false;
  return foot.every((line) => line.size < body.size + 0.3);
}

const leadsRaised = (line: Line): boolean => line.parts[0]?.raised === true && labelOf(line, undefined) !== null;
const isBehindWhite = (column: readonly Line[], at: number, body: Body): boolean =>
  gapBefore(column, at) > Math.max(1.35, body.leading(column[at]?.size ?? body.size) * 1.2);
/** Whether a number is raised within lines, not in front of one. */
const calledIn = (lines: readonly Line[], label: string): boolean =>
  lines.some((line) => line.parts.some(({ raised, start, end }) => raised && start > 0 && line.text.slice(start, end).trim() === label));

/** Share of a list's lines that is of its own size, whatever stands below it. */
const OF_LIST = 0.25;

/** The size of a list's print: the largest of which there is plenty. */
function sizeOf(listed: readonly Line[]): number {
  const sizes = listed.map(({ size }) => size).sort((a, b) => b - a);
  return sizes[Math.floor(sizes.length * OF_LIST)] ?? 0;
}

function gapBefore(lines: readonly Line[], at: number): number {
  const last = lines[at - 1];
  const line = lines[at];
  return last === undefined || line === undefined ? 0 : (line.y - last.y) / Math.max(last.size, line.size);
}

/** A line can begin a note when the line before it can end one: at a sentence's end, or short, or the mark is raised. */
function startsHere(foot: readonly Line[], at: number): boolean {
  const last = foot[at - 1];
  const line = foot[at];
  if (last === undefined || line === undefined) return true;
  if (line.parts[0]?.raised) return true;
  return /[.!?)\]"”»>]$/.test(last.text) || last.right < last.edge - last.size * 3;
}

function labelOf(line: Line, previous: string | undefined): string | null {
  const first = line.parts[0];
  const raised = first?.raised ? line.text.slice(0, first.end).trim() : null;
  if (raised !== null && /^(?:\d{1,3}|[*†‡§¶]{1,3}|[a-z])$/.test(raised)) return raised;
  const label = MARKED.exec(line.text)?.[1] ?? null;
  if (label === null || previous === undefined || !/^\d+$/.test(label)) return label;
  return follows(previous, label) ? label : null;
}

/** Numbers go on by one, or begin again at 1; other marks come as they like. */
function follows(previous: string | undefined, label: string): boolean {
  if (previous === undefined || !/^\d+$/.test(label) || !/^\d+$/.test(previous)) return true;
  const step = Number(label) - Number(previous);
  return label === '1' || (step >= 1 && step <= 3);
}

/**
 * Ties notes to their marks: the first raised mark of the same label on the note's page, or the last one on the page before, that is not taken yet, in the note's own column where it has one
 * there: a raised number in another may cite the first work of a list.
 */
export function withMarks(
  notes: readonly { readonly note: FootNote; readonly span: Span }[],
  placed: readonly Placed[],
  text: string,
): Note[] {
  const raised = placed.filter((one) => one.raised && !one.note);
  const used = new Set<Placed>();
  return notes.map(({ note, span }, at) => {
    const alike = raised.filter(
      (one) =>
        note.page - one.page <= 1 &&
        one.page <= note.page &&
        !used.has(one) &&
        text.slice(one.span.start, one.span.end).trim() === note.label,
    );
    const own = alike.filter(({ page }) => page === note.page);
    // Where there is no room below it, a note stands on the page behind its mark.
    const marks = own.length > 0 || !/^\d/.test(note.label) ? own : alike.slice(-1);
    const [line] = note.lines;
    const mark = marks.find(({ piece }) => line !== undefined && piece.x >= line.left && piece.x <= line.edge) ?? marks[0];
    if (mark !== undefined) used.add(mark);
    return { id: `fn${at + 1}`, kind: 'footnote', label: note.label, span, mark: mark?.span ?? null };
  });
}
