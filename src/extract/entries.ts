/**
 * One reference list, divided into its entries. Labels are believed first, then letters in brackets, then the signs of
 * beginnings. What stands under one label but cites several works is divided further (`entries-several.ts`).
 */
import type { Span } from '../model/document.ts';
import { looksLikeEntry } from './bibliography-likeness.ts';
import type { Line } from './bibliography-lines.ts';
import { keyedRow, type Labelled, numberedRow } from './entries-labels.ts';
import { severalWorks } from './entries-several.ts';
import { unlabelledStarts } from './entries-unlabelled.ts';

/** One entry as printed. */
export interface Piece {
  /** The whole entry with its label, without white space around it. */
  readonly span: Span;
  /** Where the words begin, behind the label. */
  readonly body: number;
  /** As printed, without brackets; null in lists without labels. */
  readonly label: string | null;
}

/** How a list numbers its entries; `none` for author-year lists. */
export type Numbering = 'numbers' | 'keys' | 'none';

export interface Division {
  readonly numbering: Numbering;
  readonly pieces: readonly Piece[];
}

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

function fromRow(lines: readonly Line[], text: string, row: readonly Labelled[]): Piece[] {
  const end = lines.at(-1)?.end ?? 0;
  return row.flatMap((mark, i) => {
    const span = trimmed(text, mark.at, row[i + 1]?.at ?? end);
    const body = Math.min(mark.body, span.end);
    return severalWorks(text, { start: body, end: span.end }).map((part, k) => ({
      span: k === 0 ? { start: span.start, end: part.end } : part,
      body: k === 0 ? trimmed(text, body, span.end).start : part.start,
      label: mark.label,
    }));
  });
}

/**
 * Divides the lines of one list. `text` is the document's text, which all offsets refer to; `marked` says that the reader
 * made every entry a block of its own.
 */
export function divide(lines: readonly Line[], text: string, marked = false): Division {
  const blocks = marked || eachBlockIsOne(lines) ? byBlock(lines, text, marked) : null;
  if (blocks !== null) return blocks;
  const numbered = numberedRow(lines);
  if (numbered !== null) return { numbering: 'numbers', pieces: fromRow(lines, text, numbered.row) };
  const keyed = keyedRow(lines);
  if (keyed !== null) return { numbering: 'keys', pieces: fromRow(lines, text, keyed) };
  const end = lines.at(-1)?.end ?? 0;
  const starts = unlabelledStarts(lines, text);
  const pieces = starts.flatMap((start, i) => {
    const span = trimmed(text, start.at, starts[i + 1]?.at ?? end);
    return severalWorks(text, span).map((part) => ({ span: part, body: part.start, label: null }));
  });
  return { numbering: 'none', pieces };
}

/** True when lines are whole entries already: one a line of plain text, or one a block. */
function eachBlockIsOne(lines: readonly Line[]): boolean {
  if (lines.length < 2) return false;
  const labelled = lines.filter((line) => line.opens && line.block?.label !== undefined && line.kind === 'item').length;
  if (labelled >= 2 && labelled / lines.filter((line) => line.opens).length >= 0.7) return true;
  const good = lines.filter((line) => looksLikeEntry(line.text)).length;
  return good / lines.length >= 0.8 && !lines.slice(1).some((line) => goesOn(line.text) && line.text.length > 60);
}

/** A line that cannot begin an entry: lower case, a bare address, a volume, "In: …". */
function goesOn(text: string): boolean {
  return /^(?:\p{Ll}(?!['’])(?!\p{Ll}{0,6} \p{Lu})|https?:\/\/\S+\.?$|doi:|[(,;:&]|in: )/u.test(text);
}

/** One entry a block, or a line where blocks tell nothing. Labels come from the block or from the print. */
function byBlock(lines: readonly Line[], text: string, marked: boolean): Division {
  const groups: { start: number; end: number; label: string | null }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (
      last !== undefined &&
      ((marked && !line.opens) || (line.kind !== 'reference' && line.block?.label === undefined && goesOn(line.text)))
    )
      last.end = line.end;
    else groups.push({ start: line.start, end: line.end, label: line.block?.label ?? null });
  }
  let numbers = 0;
  const pieces = groups.flatMap(({ start, end, label }) => {
    const printed = PRINTED_LABEL.exec(text.slice(start, Math.min(end, start + 48)));
    const own = printed?.[1] ?? printed?.[2] ?? printed?.[3] ?? null;
    const name = label?.replace(/^[[(]|[\])]?[.:]?$/g, '') ?? own;
    if (own !== null && /^\d+$/.test(own)) numbers += 1;
    const body = Math.min(end, start + (printed?.[0].length ?? 0));
    return severalWorks(text, { start: body, end }).map((part, k) => ({
      span: { start: k === 0 ? start : part.start, end: part.end },
      body: part.start,
      label: name,
    }));
  });
  return { numbering: numbers * 2 > groups.length ? 'numbers' : groups.some(({ label }) => label !== null) ? 'keys' : 'none', pieces };
}

const PRINTED_LABEL = /^(?:[[［【](\d{1,4}|[^\]\s]{1,20})[\]］】][.:]?\s*|\((\d{1,4})\)\s+|(\d{1,4})[.)](?:\s+|(?=\p{Lu}\p{L})))/u;
