/**
 * One quote held against one source: does it stand in the cited place, elsewhere in the source, or what comes nearest. The
 * search runs over the whole reconstructed text, never over pieces of it, and yields facts with their places; what they
 * amount to is decided elsewhere.
 */
import type { Page, Span } from '../model/document.ts';
import type { NearestPassage, QuoteMatch } from '../model/quote.ts';
import { foldText } from '../text/folded.ts';
import { nearestPassage } from './nearest.ts';
import { alsoAt, type Found, findPassage, type PreparedSource, preparePassages } from './passage.ts';
import { type CitedPlace, placeIn, printedPages, type Section, sectionsOf } from './place.ts';
import { type Scattered, scatteredParts } from './scattered.ts';

/** A source's text made ready for many quotes, with what is known of its pages. */
export interface SearchedText {
  readonly passages: PreparedSource;
  /** As its reader told, or as the text itself shows; found when first asked for. */
  pages(): readonly Page[];
  /** Found when first asked for. */
  sections(): readonly Section[];
  /** A stretch of it made ready by itself; kept, so that many quotes from one section cost one. */
  part(span: Span): PreparedSource;
}

const KEPT = 64;

/** Makes a text ready. Linear in its length. */
export function searchedText(text: string, pages: readonly Page[] = []): SearchedText {
  let known = pages.length > 0 ? pages : undefined;
  let sections: readonly Section[] | undefined;
  const parts = new Map<string, PreparedSource>();
  return {
    passages: preparePassages(text),
    pages() {
      known ??= printedPages(text);
      return known;
    },
    sections() {
      sections ??= sectionsOf(text);
      return sections;
    },
    part({ start, end }) {
      const key = `${start}-${end}`;
      const known = parts.get(key);
      if (known !== undefined) return known;
      const made = preparePassages(text.slice(start, end));
      if (parts.size < KEPT) parts.set(key, made);
      return made;
    },
  };
}

export interface QuoteSearch {
  /** How the words stand in the cited place; in the source as a whole when no place is cited or it was not located. */
  readonly match: QuoteMatch | null;
  readonly place: 'none' | 'held' | 'unplaced';
  readonly found: readonly Span[];
  readonly also: readonly Span[];
  readonly replaced: readonly string[];
  /** Where they stand outside the cited place, when not in it. */
  readonly elsewhere: readonly Span[] | null;
  readonly nearest: NearestPassage | null;
  /** The parts of an elided quote, when each stands there but not so that it may be joined. */
  readonly scattered: Scattered | null;
}

const MOST_PLACES = 20;

/** Looks for quoted words in a source, within the cited place when there is one and the text shows where it is. */
export function searchQuote(source: SearchedText, quote: string, cited: CitedPlace | null): QuoteSearch {
  const { passages } = source;
  const place = cited === null ? null : placeIn(passages.text, source.sections, source.pages, cited);
  const state = cited === null ? 'none' : place === null ? 'unplaced' : 'held';
  const words = foldText(quote.trim());
  const whole = findPassage(passages, quote, words);
  const within = place === null ? whole : whole === null ? null : inPlace(source, quote, whole, place);
  if (within !== null)
    return {
      match: within.how,
      place: state,
      found: within.spans,
      also: within.spans.length === 1 ? alsoAt(passages, words, within, MOST_PLACES) : [],
      replaced: within.replaced ?? [],
      elsewhere: null,
      nearest: null,
      scattered: null,
    };
  const rest = { match: null, place: state, found: [], also: [], replaced: [] } as const;
  if (whole !== null) return { ...rest, elsewhere: whole.spans, nearest: null, scattered: null };
  const near = place === null ? null : moved(nearestPassage(source.part(place.span), words), place.span.start);
  return { ...rest, elsewhere: null, nearest: near ?? nearestPassage(passages, words), scattered: scatteredParts(passages, quote) };
}

/** A match within the cited place: the one at hand when it lies there, or another one. */
function inPlace(
  source: SearchedText,
  quote: string,
  whole: Found,
  { span, margin }: { readonly span: Span; readonly margin: boolean },
): Found | null {
  const begins = (found: Found, from: number): boolean => {
    const first = found.spans[0];
    const last = found.spans.at(-1);
    if (first === undefined || last === undefined) return false;
    const start = first.start + from;
    return (start >= span.start && start < span.end) || (margin && start < span.end && last.end + from > span.start);
  };
  if (begins(whole, 0)) return whole;
  const edge = margin ? quote.length + 200 : 0;
  const start = Math.max(0, span.start - edge);
  const found = findPassage(source.part({ start, end: Math.min(source.passages.text.length, span.end + edge) }), quote);
  if (found === null || !begins(found, start)) return null;
  return { ...found, spans: found.spans.map((one) => ({ start: one.start + start, end: one.end + start })) };
}

const moved = (near: NearestPassage | null, by: number): NearestPassage | null =>
  near === null ? null : { ...near, span: { start: near.span.start + by, end: near.span.end + by } };
