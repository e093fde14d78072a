/**
 * Every quoted stretch of a text: words in quotation marks of any kind, quotes set as blocks, quotes over several paragraphs
 * (a mark opens each, the last alone is closed). What is in marks and is no quote is listed beside them with its reason.
 * Pure, linear, and small enough for a browser: it knows neither readers nor the parser of references.
 */
import type { Span } from '../model/document.ts';
import type { PassedQuote } from '../model/quote.ts';
import { DOUBLE, type Marked, outermost, quotedIn } from './quotes/marks.ts';
import { notQuoted, skipped } from './quotes/sort.ts';
import type { Paragraph } from './quotes/text.ts';

/** A quoted stretch, with its marks or its block, before it is known what it is quoted from. */
export interface FoundQuote extends Marked {
  readonly block: boolean;
  /** Why it may be no quote, unless a citation says otherwise. */
  readonly doubt?: PassedQuote['reason'] | undefined;
}

export interface FoundQuotes {
  readonly quotes: readonly FoundQuote[];
  readonly skipped: PassedQuote[];
}

/** Finds the quotes of a text. Takes it with its paragraphs. Never throws. */
export function extractQuotes(text: string, paragraphs: readonly Paragraph[]): FoundQuotes {
  // How much of the text beside a quote is looked at to tell whether it is one.
  const CONTEXT = 90;
  // Paragraphs that one quote may run over.
  const MOST_PARAGRAPHS = 30;
  const quotes: FoundQuote[] = [];
  const passed: PassedQuote[] = [];
  const marked = paragraphs.map((paragraph) => (paragraph.kind === 'text' ? quotedIn(text, paragraph) : { pairs: [], odd: [] }));

  /** The quote that begins at a lost mark and is closed in a later paragraph, each of which opens it again. */
  const runOver = (from: number, open: number | undefined): { readonly pair: Marked; readonly last: number } | undefined => {
    const mark = text.charAt(open ?? text.length);
    for (let last = from + 1; open !== undefined && /["“„«]/.test(mark) && last < from + MOST_PARAGRAPHS; last += 1) {
      const { start = 0, end = 0 } = paragraphs[last] ?? {};
      const begin = start + text.slice(start, end).search(/\S/);
      if (text.charAt(begin) !== mark) break;
      const closed = marked[last]?.pairs.find((pair) => pair.start === begin);
      // Words behind it in the same paragraph are the writer's; more quotes among them would be lost, so they end the run.
      if (closed)
        return DOUBLE.test(text.slice(closed.end, end))
          ? undefined
          : { pair: { start: open, end: closed.end, words: { start: open + 1, end: closed.words.end } }, last };
    }
    return undefined;
  };

  for (let i = 0; i < paragraphs.length; i += 1) {
    const { kind, start, end } = paragraphs[i] as Paragraph;
    const { pairs, odd } = marked[i] as ReturnType<typeof quotedIn>;
    if (kind === 'quote') for (const words of eachCited(text, start, end)) quotes.push({ ...words, words, block: true });
    else if (kind !== 'text') {
      if (DOUBLE.test(text.slice(start, end))) passed.push(skipped(text, start, end, kind));
    } else {
      const over = runOver(i, odd.findLast(({ reason }) => reason === 'unclosed')?.start);
      const own = over ? outermost([...pairs, over.pair]) : pairs;
      for (const pair of own) {
        const before = text.slice(Math.max(start, pair.start - CONTEXT), pair.start);
        const after = text.slice(pair.end, pair.end + CONTEXT);
        quotes.push({ ...pair, block: false, doubt: notQuoted(text.slice(pair.words.start, pair.words.end), before, after) });
      }
      for (const one of odd)
        if (!own.some((pair) => pair.start <= one.start && one.start < pair.end))
          passed.push(skipped(text, one.start, one.end, one.reason));
      if (over) i = over.last;
    }
  }
  return { quotes, skipped: passed };
}

/** A block as one quote; as several where each of its lines, the last one too, ends in a citation of its own. */
function eachCited(text: string, start: number, end: number): Span[] {
  const block = text.slice(start, end);
  const spans: Span[] = [];
  let from = start;
  if (/[\]】][\s.*_]{0,9}$/.test(block))
    // Where a line of a block ends in a citation and the next begins a quote of its own.
    for (const { 0: gap, index } of block.matchAll(/(?<=[\]】][.*_]{0,2})[ \t]{0,9}\n[ \t>\n]{0,20}(?=[*_]{0,2}["“„«‘\p{Lu}])/gu)) {
      spans.push({ start: from, end: start + index });
      from = start + index + gap.length;
    }
  return [...spans, { start: from, end }];
}
