/**
 * Paragraphs that stand in from the margin, of formats in which nothing says what such a paragraph is: a quotation where its words are, or nearly are,
 * those of the work that it cites: nearly, where a line over it or below hands over to it. Anything else that is set in stays text, whose sentences are checked as statements.
 */
import { endsInMarkAlone } from './extract/quotes/attributed.ts';
import type { KnownMark, QuotedText } from './extract/quotes/blocks.ts';
import type { Block } from './model/document.ts';
import { type PreparedQuoteSource, verifyQuote } from './quotes.ts';

/** Likeness of words to a passage from which on they are that passage, changed. */
const LIKE = 0.7;
/** Words of a quotation that is set apart, at least. */
const FEWEST = 6;
/** Letters behind the last mark of a paragraph, and of a line that only names a work. */
const [BEHIND, LINE] = [4, 100];

/** A text whose set-in paragraphs are quotations where the works that they cite have their words. Takes it with its known marks, and the sources. */
export function withSetIn(input: QuotedText, sources: readonly PreparedQuoteSource[]): QuotedText {
  const { text, blocks = [], cited = [] } = input;
  if (cited.length === 0 || !blocks.some(({ setIn }) => setIn === true)) return input;
  const held = new Map(sources.map((source) => [source.id, source]));
  /** The last of the marks that end in a stretch, where it leads to a source. */
  const citedIn = (start: number, end: number): KnownMark | undefined =>
    cited.findLast(({ span }) => span.start >= start && span.end <= end);
  const isQuoted = ({ span: { start, end } }: Block, at: number): boolean => {
    const own = citedIn(Math.max(start, end - LINE), end);
    const inner = own !== undefined && end - own.span.end < BEHIND ? own : undefined;
    const [before, behind] = [blocks[at - 1]?.span, blocks[at + 1]?.span];
    const below = behind !== undefined && behind.end - behind.start < LINE ? citedIn(behind.start, behind.end) : undefined;
    const over = before !== undefined && /:$/.test(text.slice(before.start, before.end)) ? citedIn(before.start, before.end) : undefined;
    const source = held.get((inner ?? below ?? over)?.source ?? '');
    const words = text.slice(start, inner?.span.start ?? end).trim();
    if (source === undefined || words.split(/\s+/).length < FEWEST) return false;
    const { status, nearest } = verifyQuote(words, source);
    // What stands in may as well be a definition, or go on with an item, in words close to those of its work: only below a colon is it said to be a quotation.
    return status === 'verified' || (inner === undefined && (nearest?.score ?? 0) >= LIKE);
  };
  let last = false;
  return {
    ...input,
    blocks: blocks.map((block, at) => {
      if (block.setIn !== true || block.kind !== 'paragraph') {
        last = false;
        return block;
      }
      // Below a quotation, the line that cites it stands in as well.
      const quoted = isQuoted(block, at) || (last && endsInMarkAlone(text.slice(block.span.start, block.span.end)));
      last = quoted;
      return quoted ? { ...block, kind: 'quote' as const } : block;
    }),
  };
}
