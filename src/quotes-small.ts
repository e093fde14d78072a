/**
 * The quote check for a page that must load little: the same quotes, pairing, matching and rules as `quotes.ts`, without what
 * explains a verdict (nearest passage, other sources, hashes) and without what reads printed pages (apparatus, cited places).
 * Where that could turn a verdict it gives none: the quote is listed as unsettled, for the full check to settle.
 */

import { findPassage, type PreparedSource, preparePassages } from './compare/quote/passage.ts';
import { isStrange } from './compare/quote/strange.ts';
import type { Found } from './compare/quote/stream.ts';
import { mayStand } from './compare/quote/unsettled.ts';
import { decideSmall, type SmallVerdict } from './decide/quote/small.ts';
import { marksOf } from './extract/pair/marks.ts';
import { sourceNames } from './extract/pair/sources.ts';
import { type PairedQuote, pairQuotes } from './extract/pair.ts';
import { isShort } from './extract/quotes/sort.ts';
import { partsOfLines } from './extract/quotes/text.ts';
import { extractQuotes } from './extract/quotes.ts';
import type { Span } from './model/document.ts';
import type { PassedQuote, QuoteCitation } from './model/quote.ts';
import type { QuoteSource } from './quotes.ts';
import { foldText } from './text/folded.ts';

/** A source of the small check: its whole text as one string. */
export interface SmallSource extends Pick<QuoteSource, 'id' | 'name' | 'aliases' | 'recognised' | 'incomplete'> {
  readonly text: string;
}

/** A source made ready once for many answers. */
export interface PreparedSmallSource extends SmallSource {
  readonly passages: PreparedSource;
}

/** A verdict on one quote. Fields, rules and outcomes have the names of the full check. */
export interface SmallFinding extends SmallVerdict {
  /** Where the quoted words stand in the answer, without their marks. */
  readonly span: Span;
  readonly quote: string;
  readonly citations: readonly QuoteCitation[];
  /** Id of the source that was searched; null when none was. */
  readonly source: string | null;
  /** Where the words stand in it. */
  readonly found: readonly Span[];
}

/** Makes a source ready. Linear in its length. Throws StetError `usage` (in a browser TypeError) when it has no id or no text. */
export function prepareSource(source: SmallSource): PreparedSmallSource {
  if (!source.id || typeof source.text !== 'string') throw new TypeError('a source needs "id" and "text"');
  // Of a text that is empty it is not known what the source says.
  const incomplete = source.incomplete || !source.text.trim();
  return { ...source, incomplete, passages: preparePassages(source.text) };
}

/** All quotes of an answer. */
export interface SmallReport {
  /** True when every quote is verified. */
  readonly ok: boolean;
  readonly items: readonly SmallFinding[];
  /** What stands in quotation marks and was not checked, with its reason. */
  readonly skipped: readonly PassedQuote[];
}

/**
 * Checks every quote of an answer against the sources it cites.
 * Takes the answer (plain or Markdown text) and its sources, raw or prepared; [1] means the first unless the answer's own list
 * says otherwise. Gives a finding for each quote, in order. Places are UTF-16 offsets into the two texts.
 * Throws StetError `usage` for a source without id or text (TypeError in a browser); never for what a text may hold.
 */
export function verifyQuotes(answer: string, sources: readonly (SmallSource | PreparedSmallSource)[]): SmallReport {
  const prepared = sources.map(made);
  const parts = partsOfLines(answer);
  const { paragraphs } = parts;
  const marks = marksOf(answer, parts, sourceNames(prepared));
  const { paired, skipped } = pairQuotes(answer, extractQuotes(answer, paragraphs), paragraphs, marks);
  const items = paired.map((quote) => judged(quote, prepared, answer));
  return { ok: items.every(({ status }) => status === 'verified'), items, skipped };
}

/** Checks one quote against one source, without any citation: for pairs that are known already. */
export const verifyQuote = (quote: string, source: SmallSource | PreparedSmallSource): SmallFinding => ({
  ...judged(
    { span: { start: 0, end: quote.length }, words: quote, marks: [{ start: 0, end: 0, label: '', source: 0 }] },
    [made(source)],
    quote,
  ),
  citations: [],
});

const made = (source: SmallSource | PreparedSmallSource): PreparedSmallSource => ('passages' in source ? source : prepareSource(source));

function judged(
  { span, words, marks, by = 'following', broken }: PairedQuote,
  sources: readonly PreparedSmallSource[],
  text: string,
): SmallFinding {
  let source: PreparedSmallSource | undefined;
  let found: Found | null = null;
  let place: string | undefined;
  let unsure = false;
  for (const mark of marks) {
    const cited = sources[mark.source];
    if (!cited || found) continue;
    found = findPassage(cited.passages, words);
    unsure ||= !found && mayStand(cited.passages, words);
    if (found || !source) [source, place] = [cited, mark.locator?.raw];
  }
  // Words that none of the sources at hand holds may be in the one that is not.
  if (!found && marks.some((mark) => mark.source < 0)) source = undefined;
  const { id = null, name = id ?? '', recognised, incomplete } = source ?? {};
  const { how = null, spans = [], apart } = found ?? {};
  const unread = broken || (marks[0] && marks.every(({ malformed }) => malformed));
  return {
    span,
    quote: text.slice(span.start, span.end),
    ...decideSmall({
      citation: source ? 'known' : unread ? 'malformed-citation' : marks[0] ? 'unknown-source' : 'uncited',
      match: how,
      unsure,
      apart: !!apart,
      short: isShort(words),
      partial: !!(recognised || incomplete),
      leaning: /^[cl]/.test(by) || /\.\.|…/.test(words) || (source !== undefined && !found && isStrange(source.passages, foldText(words))),
      source: name,
      place,
    }),
    citations: marks.map(
      ({ start, end, label, locator, source: cited }): QuoteCitation => ({
        span: { start, end },
        label,
        ...(locator && { locator: locator.raw }),
        source: sources[cited]?.id ?? null,
        by,
      }),
    ),
    source: id,
    found: spans,
  };
}
