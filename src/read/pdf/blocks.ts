/**
 * Lines to paragraphs, headings and captions. A paragraph ends where the typesetter ended it: a wider gap, another size, an
 * indent, or a line that stops although the next word would have fitted. It goes on over columns and pages while the
 * sentence goes on.
 */
import type { BlockKind } from '../../model/document.ts';
import type { Body } from './body.ts';
import type { Line } from './lines.ts';
import { tablesIn } from './rows.ts';

/** Lines that make up one block. */
export interface Group {
  readonly kind: BlockKind;
  readonly lines: readonly Line[];
  readonly level?: number;
  readonly label?: string;
  /** Its lines are to be kept apart: where entries begin in it is not known. */
  readonly hard?: boolean;
}

const BULLET = /^[•▪◦‣●○■□–—∙·]\s?\S/u;
const LISTED = /^(?:\(?(\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s/;
/** A line that begins with the raised mark of the line above it: nothing but punctuation stands behind the number, which labels no item. */
const marksAbove = ({ text, parts: [first] }: Line): boolean =>
  first?.raised === true && /^\d{1,3}(?:[\s,–-]{0,3}\d{1,3}){0,4}(?:[.,;:)”"]|$)/.test(text) && !/^\d/.test(text.slice(first.end));
const CAPTION =
  /^(?:fig(?:ure|\.)?|tab(?:le|elle|\.)?|abb(?:ildung|\.)?|scheme|listing|algorithm|box|plate|chart)\s{0,2}(?:[A-Z][.-]?)?\d{1,3}\b/i;
/** "TABLE III" on a line of its own, as engineers have it. */
const ROMAN_CAPTION = /^TABLE [IVX]{1,5}\.?$/;
/** True for a line that begins the caption of a table, a figure or the like. */
export const isCaption = (text: string): boolean =>
  ROMAN_CAPTION.test(text.trim()) || (CAPTION.test(text) && /^\S{1,12}\s{0,2}\S{1,5}(?:[.:|]|\s)/.test(text));
const TERMINAL = /[.!?:;”"’)\]。．！？：；）」』】〕》〉؟؛۔]\d{0,3}$/u;
/** The first word of a line; Chinese and Japanese lines may break behind any character. */
const FIRST_WORD = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\S{1,60})/u;
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.|[A-H]\.)\s+\p{Lu}/u;
const SECTION =
  /^(?:abstract|summary|zusammenfassung|introduction|einleitung|background|related work|methods?|materials and methods|results|results and discussion|discussion|conclusions?|fazit|schluss|acknowledge?ments?|appendix|keywords)$/i;

/** Whether the line ends although the next line's first word would have fitted behind it. */
export function stopsShort(line: Line, next: Line): boolean {
  const room = line.edge - line.right;
  const word = FIRST_WORD.exec(next.text)?.[0].length ?? 1;
  const perCharacter = (next.right - next.x) / Math.max(next.text.length, 1);
  return room > (word + 1.5) * perCharacter && room > line.size;
}

export const endsSentence = (line: Line): boolean => TERMINAL.test(line.text.trimEnd());

/** How far in all lines of a quotation stand, in ems. */
const SET_IN = 0.9;

/** Whether a paragraph stands in from the left edge of its column as quotations do: all of its lines, as far as each other. */
export function isSetIn(lines: readonly Line[]): boolean {
  const [first] = lines;
  return (
    first !== undefined &&
    lines.every(({ x, left, size }) => (x - left) / size > SET_IN && Math.abs(x - left - (first.x - first.left)) < size * 0.4)
  );
}

/** Groups the lines of running text; tables are groups of their own, with a line for each row. */
export function groupsOf(lines: readonly Line[], body: Body): Group[] {
  const groups: Group[] = [];
  let from = 0;
  for (const table of tablesIn(lines)) {
    groups.push(...paragraphsOf(lines.slice(from, table.from), body), { kind: 'table', lines: table.rows, hard: true });
    from = table.to;
  }
  return rejoined([...groups, ...paragraphsOf(from === 0 ? lines : lines.slice(from), body)], body);
}

function paragraphsOf(lines: readonly Line[], body: Body): Group[] {
  const runs: Line[][] = [];
  lines.forEach((line, at) => {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    if (run !== undefined && last !== undefined && !begins(run, last, line, lines[at + 1], body)) run.push(line);
    else runs.push([line]);
  });
  return runs.map((run) => groupOf(run, body));
}

/** White beyond the usual that parts paragraphs however wide the usual is, in ems. */
const WHITE = 0.5;

/** Whether `line` begins a new block after `last`, the end of `run`. */
function begins(run: readonly Line[], last: Line, line: Line, next: Line | undefined, body: Body): boolean {
  if (marksAbove(line) && line.column === last.column && line.y - last.y < last.size * (body.leading(last.size) * 1.35 + 0.05))
    return false;
  const ratio = line.size / last.size;
  if (ratio > 1.08 || ratio < 0.92) return true;
  const em = line.size;
  const indent = (line.x - line.left) / em;
  if (line.column !== last.column) {
    if (CAPTION.test(line.text) || BULLET.test(line.text)) return true;
    if (looksHeaded(run, body) || isSectionName(line.text)) return true;
    if (/^\p{Ll}/u.test(line.text) && !endsSentence(last)) return false;
    return endsSentence(last) && (indent > 0.7 || stopsShort(last, line)) ? true : differsInFace(last, line, body);
  }
  const gap = (line.y - last.y) / em;
  const usual = body.leading(line.size);
  const title = line.size > body.size * 1.15 && line.font === last.font && run.length <= 4;
  if (gap < 0.2 || gap > (title ? Math.max(usual, 1.2) * 1.6 : usual * 1.35 + 0.05)) return true;
  // In a double-spaced copy the white between paragraphs is not much wider than that between lines.
  if (!title && gap > usual + WHITE && (endsSentence(last) || /[\d/]$/.test(last.text)) && /^[\p{Lu}\p{Lo}\p{N}["“(]/u.test(line.text))
    return true;
  if (title) return false;
  if (differsInFace(last, line, body) && (looksHeaded(run, body) || last.font === body.font)) return true;
  if (looksHeaded(run, body) && run.length === 1 && (SECTION.test(last.text.trim()) || stopsShort(last, line))) return true;
  if (isSectionName(line.text)) return true;
  const step = (line.x - last.x) / em;
  if (BULLET.test(line.text) || (LISTED.test(line.text) && endsSentence(last) && step < 0.7)) return true;
  if (CAPTION.test(line.text) && endsSentence(last) && gap > usual * 1.1) return true;
  const open = !endsSentence(last) && /^\p{Ll}/u.test(line.text);
  if (open) return false;
  if (step > 0.7) {
    if (stopsShort(last, line) && endsSentence(last)) return true;
    const back = next !== undefined && next.column === line.column && next.x < line.x - em * 0.5;
    return back && endsSentence(last) && step < 6;
  }
  // Back to the margin: the first line was indented, or each entry hangs.
  if (step < -0.7) return run.length > 1 && (endsSentence(last) || stopsShort(last, line));
  return stopsShort(last, line) && endsSentence(last) && /^[\p{Lu}\p{Lo}\p{N}["“(（「『《〈【]/u.test(line.text);
}

/** Whole lines in different faces; only where one of them is the face of the plain text. */
function differsInFace(last: Line, line: Line, body: Body): boolean {
  if (last.font === line.font) return false;
  const whole = (one: Line): boolean => one.parts.every((part) => part.piece.font === one.font);
  return whole(last) && whole(line) && (last.font === body.font || line.font === body.font) && stopsShort(last, line);
}

function isSectionName(text: string): boolean {
  return SECTION.test(
    text
      .trim()
      .replace(/^[\dIVX.]{1,6}\s+/, '')
      .replace(/[.:]$/, ''),
  );
}

/** A run that is set like a heading: large or in another face, short, and no sentence. */
function looksHeaded(run: readonly Line[], body: Body): boolean {
  const first = run[0];
  if (first === undefined || run.length > 4) return false;
  const text = run
    .map((line) => line.text)
    .join(' ')
    .trim();
  if (text.length > 180 || !/\p{L}{2}/u.test(text) || CAPTION.test(text)) return false;
  if (isSectionName(text)) return true;
  if (/[.,;]$/.test(text) && !NUMBERED.test(text)) return false;
  const large = first.size > body.size * 1.08;
  const face =
    first.font !== body.font &&
    first.size > body.size * 0.93 &&
    run.every((line) => line.parts.every((part) => part.piece.font === line.font || part.piece.text.length < 4));
  if (large) return true;
  if (!face || /^[\d\s.,%()–-]*$/.test(text)) return false;
  if (NUMBERED.test(text)) return true;
  const last = run[run.length - 1] ?? first;
  return /^[\p{Lu}\d]/u.test(text) && run.length <= 2 && last.right < last.edge - last.size * 1.5;
}

function groupOf(run: readonly Line[], body: Body): Group {
  const first = run[0];
  const text = run
    .map((line) => line.text)
    .join(' ')
    .trim();
  if (isCaption(text)) return { kind: 'caption', lines: run };
  if (looksHeaded(run, body)) return { kind: 'heading', lines: run, level: levelOf(text, first?.size ?? body.size, body) };
  const label = first !== undefined && marksAbove(first) ? undefined : LISTED.exec(text)?.[1];
  if (BULLET.test(text)) return { kind: 'item', lines: run };
  if (label !== undefined && first !== undefined && run.length <= 12) return { kind: 'item', lines: run, label };
  return { kind: 'paragraph', lines: run };
}

function levelOf(text: string, size: number, body: Body): number {
  const number = /^\d{1,2}((?:\.\d{1,2}){0,3})/.exec(text)?.[1];
  if (number !== undefined) return Math.min(6, 2 + (number.match(/\./g)?.length ?? 0));
  if (size > body.size * 1.5) return 1;
  return size > body.size * 1.15 ? 2 : 3;
}

/** Joins a sentence that a figure, a table or a column's end had cut: the paragraph goes on behind them. */
function rejoined(groups: readonly Group[], body: Body): Group[] {
  const out: Group[] = [];
  for (const group of groups) {
    const first = group.lines[0];
    if (
      group.kind === 'paragraph' &&
      first !== undefined &&
      /^\p{Ll}/u.test(first.text) &&
      Math.abs(first.size - body.size) < body.size * 0.08
    ) {
      const at = openParagraph(out, first);
      const open = at < 0 ? undefined : out[at];
      if (open !== undefined && at < out.length - 1) {
        out[at] = { ...open, lines: [...open.lines, ...group.lines] };
        continue;
      }
    }
    out.push(group);
  }
  return out;
}

/** The paragraph before captions and small print that ends in the middle of a sentence, at most a page back. */
function openParagraph(groups: readonly Group[], next: Line): number {
  for (let at = groups.length - 1; at >= 0 && at >= groups.length - 12; at--) {
    const group = groups[at];
    const last = group?.lines[group.lines.length - 1];
    if (group === undefined || last === undefined || next.page - last.page > 1 || group.kind === 'heading') return -1;
    if (group.kind !== 'paragraph') continue;
    if (Math.abs(last.size - next.size) > next.size * 0.05 || last.font !== next.font) continue;
    return endsSentence(last) || stopsShort(last, next) ? -1 : at;
  }
  return -1;
}
