/**
 * One list, read into References: divided, labelled, dashes for repeated authors filled in from the entry before. Keys are
 * unique within the document where the print allows it: a second work under label 3 is "3b".
 */
import type { Reference } from '../../model/cited.ts';
import type { Document, Link, Span } from '../../model/document.ts';
import { type Line, type List, numberOf } from '../bibliography/lines.ts';
import { divide } from '../entries.ts';
import { toldParts } from '../told/parts.ts';
import { remarksBetween, withoutRemarks } from './between.ts';
import { withoutPages } from './cited-at.ts';
import { isDitto } from './ditto.ts';
import { partsInLines } from './in-lines.ts';
import { kept } from './kept.ts';
import type { Piece } from './piece.ts';
import { countedPrefix } from './prefixed.ts';
import { referenceFrom } from './reference.ts';

/** A list that was read. */
export interface ReadList {
  readonly references: readonly Reference[];
  /** Pieces of the region that are no entries. */
  readonly skipped: readonly Span[];
  /** True when the print itself numbers the entries; otherwise numeric keys are only running numbers. */
  readonly numbered: boolean;
}

/** What parts a list tells nothing that could be lost: "B" before the authors who begin so, "* * *". */
const TELLS = /[\p{L}\p{N}][^\p{L}\p{N}]{0,20}[\p{L}\p{N}]/u;

/** Reads all entries of a list. `from` is the running number of the first one where entries bear no labels; `parsed` is told each one. */
export function readList(document: Document, list: List, from = 1, parsed?: ((reference: Reference) => void) | null): ReadList {
  const between = remarksBetween(list.lines);
  const lines = between?.entries ?? list.lines;
  const remarks = between?.remarks ?? [];
  const divided = divide(lines, document.text, {
    marked: list.marked,
    single: list.found === 'whole' && document.pages.length === 0 && list.lines.length > 1 && !isCopied(list),
  });
  const { pieces, skipped } = kept({ ...list, lines }, withoutRemarks(divided, remarks), document.text);
  const printed = withoutPages(wordsOf(document.text, lines, pieces), document.pages.length);
  const links = linksOver(document.links, pieces);
  const origin = list.found === 'whole' ? 'line' : 'list';
  const seen = new Map<string, number>();
  const references: Reference[] = [];
  const told = toldParts(document);
  pieces.forEach((piece, i) => {
    const label = piece.label ?? String(from + i);
    const times = seen.get(label) ?? 0;
    seen.set(label, times + 1);
    const key = times === 0 ? label : `${label}${times < 26 ? String.fromCharCode(97 + times) : `-${times + 1}`}`;
    const words = printed[i] ?? '';
    const repeats = piece.repeats === true || isDitto(words.slice(0, 80), piece.label !== null) ? references.at(-1) : undefined;
    const reference = referenceFrom(document, {
      span: piece.span,
      words,
      key,
      origin,
      links: links[i] ?? [],
      repeats,
      parts: partsInLines(words) ?? told(piece, words),
    });
    references.push(reference);
    parsed?.(reference);
  });
  const counted = pieces.filter(({ label }) => label !== null && /^[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+$/.test(label)).length;
  const numbered = (counted >= 2 && counted >= pieces.length * 0.5) || countedPrefix(references.map(({ key }) => key)) !== null;
  return {
    references,
    skipped: [...skipped, ...remarks].filter(({ start, end }) => TELLS.test(document.text.slice(start, end))),
    numbered,
  };
}

/**
 * Whether a text that is nothing but a list was copied out of a document: its lines are numbered in order, and others go on. There a number may
 * have several works; what somebody wrote down line by line has one on each.
 */
function isCopied({ lines }: List): boolean {
  const numbers = lines.map(numberOf).filter((number) => number !== null);
  const inOrder = numbers.filter((number, i) => i === 0 || (number > (numbers[i - 1] ?? 0) && number <= (numbers[i - 1] ?? 0) + 4)).length;
  return numbers.length >= FEWEST_NUMBERED && numbers.length < lines.length && inOrder >= numbers.length * 0.6;
}
const FEWEST_NUMBERED = 3;

/** For each piece the hyperlinks that lie over it; both run in order, so one walk is enough. */
function linksOver(links: readonly Link[], pieces: readonly Piece[]): Link[][] {
  const sorted = [...links].sort((a, b) => a.span.start - b.span.start);
  const over: Link[][] = pieces.map(() => []);
  let k = 0;
  for (const link of sorted) {
    while (k < pieces.length && (pieces[k]?.span.end ?? 0) <= link.span.start) k += 1;
    const piece = pieces[k];
    if (piece === undefined) break;
    if (link.span.start >= piece.span.start && link.span.end <= piece.span.end + 2) over[k]?.push(link);
  }
  return over;
}

/** The words of each piece, line by line, without what floated in between. */
function wordsOf(text: string, lines: readonly Line[], pieces: readonly Piece[]): string[] {
  let k = 0;
  return pieces.map(({ span, body, without }) => {
    k = Math.max(0, Math.min(k, lines.length - 1));
    while (k > 0 && (lines[k]?.end ?? 0) > body) k -= 1;
    while (k < lines.length && (lines[k]?.end ?? 0) <= body) k += 1;
    const words: string[] = [];
    for (let line = lines[k]; line !== undefined && line.start < span.end; line = lines[k]) {
      const [from, to] = [Math.max(line.start, body), Math.min(line.end, span.end)];
      if (line.printed !== undefined) words.push(line.printed);
      else if (without === undefined || to <= without.start || from >= without.end) words.push(text.slice(from, to));
      else words.push(text.slice(from, Math.max(from, without.start)), text.slice(Math.min(to, without.end), to));
      k += 1;
    }
    return words.filter((one) => one !== '').join('\n');
  });
}
