/**
 * Every quoted stretch of a text: words in quotation marks of any kind, quotes set as blocks, quotes over several paragraphs
 * (a mark opens each, the last alone is closed). What is in marks and is no quote is listed beside them with its reason.
 * Pure, linear, and small enough for a browser: it knows neither readers nor the parser of references.
 */
import type { Span } from '../model/document.ts';
import type { SkippedQuote } from '../model/quote.ts';
import { doubleMarks, type Marked, outermost, singleMarks } from './quotes-marks.ts';
import { notQuoted, skipped } from './quotes-sort.ts';
import { type Paragraph, type Parts, partsOf, type QuotedText } from './quotes-text.ts';

/** A quoted stretch, before it is known what it is quoted from. */
export interface FoundQuote {
  /** The words. */
  readonly span: Span;
  /** The words with their marks; for a block, the block. */
  readonly outer: Span;
  readonly kind: 'marks' | 'block';
  /** Why it may be no quote, unless a citation says otherwise. */
  readonly doubt: SkippedQuote['reason'] | null;
}

export interface FoundQuotes {
  readonly quotes: readonly FoundQuote[];
  readonly skipped: readonly SkippedQuote[];
  readonly parts: Parts;
}

const CONTEXT = 90;
const QUOTE_TAG = /<(\/?)(q|blockquote)\b[^<>]{0,300}>/gi;
/** Paragraphs that one quote may run over. */
const MOST_PARAGRAPHS = 30;
const MARKS = /["“”„‟«»‹›「」『』]/;

/** Finds the quotes of a text. Takes a bare string as plain or Markdown text. Never throws. */
export function extractQuotes(input: QuotedText): FoundQuotes {
  const { text } = input;
  const parts = partsOf(input);
  const quotes: FoundQuote[] = [];
  const passed: SkippedQuote[] = [];
  const skip = stepper(parts.closed);
  const { paragraphs } = parts;
  /** Up to this paragraph no mark was found that would close a quote over several. */
  let barren = 0;
  for (let i = 0; i < paragraphs.length; i += 1) {
    const paragraph = paragraphs[i];
    if (paragraph === undefined) break;
    if (paragraph.kind === 'code' || paragraph.kind === 'reference') {
      if (MARKS.test(text.slice(paragraph.start, paragraph.end)))
        passed.push(skipped(text, paragraph.start, paragraph.end, paragraph.kind === 'code' ? 'code' : 'reference-list'));
      continue;
    }
    if (paragraph.kind === 'quote') {
      const last = lastOfBlock(paragraphs, i, input);
      const whole = { start: paragraph.start, end: paragraphs[last]?.end ?? paragraph.end };
      quotes.push({ span: whole, outer: whole, kind: 'block', doubt: null });
      i = last;
      continue;
    }
    const { pairs, odd } = doubleMarks(text, paragraph, skip);
    const tagged = taggedIn(text, paragraph);
    const unclosed = odd.filter(({ reason }) => reason === 'unclosed').at(-1)?.span.start;
    const over = unclosed === undefined || i < barren ? null : runOver(text, paragraphs, i, unclosed, skip);
    if (over === 'endless') barren = i + MOST_PARAGRAPHS;
    const double = outermost([...pairs, ...tagged, ...(typeof over === 'object' && over !== null ? [over.pair] : [])]);
    const single = between(paragraph, double).flatMap((gap) => singleMarks(text, gap, skip));
    for (const pair of [...double, ...single]) quotes.push(sorted(text, paragraph, pair));
    for (const { span, reason } of odd) {
      if (double.some(({ outer }) => outer.start <= span.start && span.end <= outer.end)) continue;
      passed.push(skipped(text, span.start, Math.min(paragraph.end, span.end + (reason === 'unclosed' ? 80 : 0)), reason));
    }
    if (typeof over === 'object' && over !== null) i = over.last;
  }
  for (const { start, end } of parts.closed)
    if (text[start] === '`' && MARKS.test(text.slice(start, end))) passed.push(skipped(text, start, end, 'code'));
  quotes.sort((a, b) => a.outer.start - b.outer.start);
  return { quotes, skipped: passed, parts };
}

/** For each offset the end of the closed stretch that begins there, or −1. Asked with offsets that only grow within a paragraph. */
function stepper(closed: readonly Span[]): (at: number) => number {
  const ends = new Map(closed.map(({ start, end }) => [start, end]));
  return (at) => ends.get(at) ?? -1;
}

/** A reader's quote blocks that follow each other are one quote; a string's are one paragraph each already. */
function lastOfBlock(paragraphs: readonly Paragraph[], from: number, { text, blocks }: QuotedText): number {
  let last = from;
  if (blocks === undefined || blocks.length === 0) return last;
  while (paragraphs[last + 1]?.kind === 'quote' && text.slice(paragraphs[last]?.end, paragraphs[last + 1]?.start).trim() === '') last += 1;
  return last;
}

function sorted(text: string, paragraph: Span, { start, end, outer }: Marked): FoundQuote {
  const before = text.slice(Math.max(paragraph.start, outer.start - CONTEXT), outer.start);
  const after = text.slice(outer.end, outer.end + CONTEXT);
  return { span: { start, end }, outer, kind: 'marks', doubt: notQuoted(text.slice(start, end), before, after) };
}

function between(whole: Span, pairs: readonly Marked[]): Span[] {
  const gaps: Span[] = [];
  let at = whole.start;
  for (const { outer } of pairs) {
    if (outer.start > at) gaps.push({ start: at, end: outer.start });
    at = Math.max(at, outer.end);
  }
  if (at < whole.end) gaps.push({ start: at, end: whole.end });
  return gaps;
}

function taggedIn(text: string, { start, end }: Span): Marked[] {
  const pairs: Marked[] = [];
  let open: { readonly name: string; readonly at: number; readonly inner: number } | null = null;
  for (const found of text.slice(start, end).matchAll(QUOTE_TAG)) {
    const at = start + found.index;
    const name = (found[2] ?? '').toLowerCase();
    if (found[1] === '') open ??= { name, at, inner: at + found[0].length };
    else if (open !== null && open.name === name) {
      pairs.push({ start: open.inner, end: at, outer: { start: open.at, end: at + found[0].length } });
      open = null;
    }
  }
  return pairs;
}

/** A quote that runs over paragraphs: the first mark is not closed, and each paragraph that belongs to it begins with one again. */
function runOver(
  text: string,
  paragraphs: readonly Paragraph[],
  from: number,
  open: number,
  skip: (at: number) => number,
): { readonly pair: Marked; readonly last: number } | 'endless' | null {
  if (!'"“„«‘'.includes(text.charAt(open))) return null;
  const mark = text.charAt(open);
  for (let i = from + 1; i < Math.min(paragraphs.length, from + MOST_PARAGRAPHS); i += 1) {
    const next = paragraphs[i];
    if (next === undefined || next.kind !== 'text') return null;
    const begin = next.start + (/^\s*/.exec(text.slice(next.start, next.start + 12))?.[0].length ?? 0);
    if (text.charAt(begin) !== mark) return null;
    const { pairs } = doubleMarks(text, next, skip);
    const closed = pairs.find(({ outer }) => outer.start === begin);
    if (closed === undefined) continue;
    const rest = text.slice(closed.outer.end, next.end);
    // Words behind it in the same paragraph are the writer's; more quotes among them would be lost, so they end the run.
    if (MARKS.test(rest)) return null;
    return { pair: { start: open + 1, end: closed.end, outer: { start: open, end: closed.outer.end } }, last: i };
  }
  return 'endless';
}
