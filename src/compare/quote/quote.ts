/**
 * One quote held against one source: does it stand in the cited place, elsewhere in the source, or what comes nearest. The
 * search runs over the whole reconstructed text, never over pieces of it, and yields facts with their places; what they
 * amount to is decided elsewhere.
 */
import type { Page, Span } from '../../model/document.ts';
import type { NearestPassage, QuoteEvidence, QuoteMatch } from '../../model/quote.ts';
import { foldText } from '../../text/folded.ts';
import { AIDS } from './aids.ts';
import { nearestPassage } from './nearest.ts';
import { alsoAt, findPassage, type PreparedSource, preparePassages } from './passage.ts';
import { type CitedPlace, type Located, placeIn, type ShownPlaces, shownPlaces } from './place.ts';
import { type Scattered, scatteredParts } from './scattered.ts';
import { isStrange } from './strange.ts';
import type { Found } from './stream.ts';
import { OLD_PRINT } from './unsettled.ts';

/** A source's text made ready for many quotes, with the places it shows. */
export interface SearchedText extends ShownPlaces {
  readonly passages: PreparedSource;
  /** A stretch of it made ready by itself; kept, so that many quotes from one section cost one. */
  part(span: Span): PreparedSource;
}

/** Makes a text ready. Linear in its length. */
export function searchedText(text: string, given: readonly Page[] = []): SearchedText {
  // Stretches that are kept.
  const KEPT = 64;
  const parts = new Map<string, PreparedSource>();
  return {
    ...shownPlaces(text, given),
    passages: preparePassages(text, AIDS),
    part({ start, end }) {
      const key = `${start}-${end}`;
      const part = parts.get(key) ?? preparePassages(text.slice(start, end), AIDS);
      if (parts.size < KEPT) parts.set(key, part);
      return part;
    },
  };
}

export interface QuoteSearch {
  /** How the words stand in the cited place; in the source as a whole when no place is cited or it was not located. */
  readonly match: QuoteMatch | null;
  readonly place: QuoteEvidence['place'];
  readonly found: readonly Span[];
  readonly also: readonly Span[];
  readonly replaced: readonly string[];
  /** Where they stand outside the cited place, when not in it. */
  readonly elsewhere: readonly Span[] | null;
  /** The cited place is a page that was counted off, since none bears its number in print. */
  readonly counted: boolean;
  readonly nearest: NearestPassage | null;
  /** The letters of that passage are the quote's, but for ligatures. */
  readonly damaged: boolean;
  /** Hardly a word of it stands there, though the text is long enough to hold the small words of its language. */
  readonly strange: boolean;
  /** The parts of an elided quote, when each stands there but far apart, or not so that it may be joined. */
  readonly scattered: Scattered | null;
}

/** What a search gives that found nothing. */
export const NOTHING: QuoteSearch = {
  match: null,
  place: 'none',
  found: [],
  also: [],
  replaced: [],
  elsewhere: null,
  counted: false,
  nearest: null,
  damaged: false,
  strange: false,
  scattered: null,
};

/** Looks for quoted words in a source, within the cited place when there is one and the text shows where it is. */
export function searchQuote(source: SearchedText, quote: string, cited: CitedPlace | null = null): QuoteSearch {
  const MOST_PLACES = 20;
  const { passages } = source;
  const located = cited ? placeIn(passages.text, source, cited) : undefined;
  const words = foldText(quote.trim());
  const whole = findPassage(passages, quote, words);
  const held = whole && located ? inPlace(source, quote, whole, located) : null;
  const within = held ?? (located?.sure ? null : whole);
  const place = cited ? (held || (located?.sure && within === null) ? 'held' : 'unplaced') : 'none';
  if (within) {
    const { how: match, spans: found, replaced = [], apart = 0 } = within;
    const scattered = apart > 0 ? { spans: found, apart } : null;
    return {
      ...NOTHING,
      match,
      place,
      found,
      replaced,
      scattered,
      also: found.length === 1 ? alsoAt(passages, words, within, MOST_PLACES) : [],
    };
  }
  if (whole) return { ...NOTHING, place, elsewhere: whole.spans, counted: located?.counted ?? false };
  const [first] = located?.spans ?? [];
  const near = first ? nearestPassage(source.part(first), words) : null;
  const nearest = near && first ? { ...near, span: moved(near.span, first.start) } : nearestPassage(passages, words);
  return {
    ...NOTHING,
    place,
    nearest,
    damaged: nearest !== null && isDamaged(passages.text, quote, nearest.span),
    strange: nearest === null && isStrange(passages, words),
    scattered: scatteredParts(passages, quote),
  };
}

/** Letters that fonts draw as one, and that are lost together. */
const LIGATURE = /ff[il]?|f[il]/g;
/** What parts words. What stands between digits belongs to the number: 11.4 is not 114. */
const APART = /(?<!\p{N}) | (?!\p{N})/gu;

/** In the place of a blank that parts words: U+FFFF stands in no text. */
const BLANK = '\uffff';
/** With what another form of a word goes on behind it, and a number. */
const GOES_ON = /^(?:e?s|ed|ing|ly|age|al|ion|er|n|en|ment|ness|ity)(?!\p{L})|^\.?\d/u;

/** Whether letters stand there in a row, whatever blanks part them, and what follows makes no other word or number of the last. */
function standsRunOn(there: string, letters: string): boolean {
  const [source, words] = [there, letters].map((one) => one.replaceAll(BLANK, '')) as [string, string];
  let left = source.indexOf(words) + words.length;
  if (left < words.length) return false;
  let at = 0;
  while (left > 0) if (there[at++] !== BLANK) left -= 1;
  return !GOES_ON.test(there.slice(at));
}

/**
 * Whether the letters of a quote stand there in a row, in words parted otherwise, without accents or lost ligatures, or with f for a
 * long s. Signs are words as letters are: ≥ is not ≤.
 */
function isDamaged(text: string, quote: string, { start, end }: Span): boolean {
  const plain = (one: string): string =>
    foldText(one)
      .key.normalize('NFKD')
      .replace(/[\p{M}']/gu, '')
      .trim();
  const joined = (one: string): string => one.replace(APART, BLANK);
  const there = text.slice(Math.max(0, start - quote.length), end + quote.length);
  // The very words, parted alike: what differs is another thing.
  if (foldText(there).key.includes(foldText(quote).key)) return false;
  const alike = (form: (one: string) => string): boolean => standsRunOn(form(plain(there)), form(plain(quote)));
  return (
    alike(joined) ||
    alike((one) => joined(one.replace(LIGATURE, ''))) ||
    (OLD_PRINT.test(there) && alike((one) => joined(one.replaceAll('f', 's'))))
  );
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** A match within the cited place: the one at hand when it lies there, or another one. */
function inPlace(source: SearchedText, quote: string, whole: Found, { spans, margin }: Located): Found | null {
  const begins = (found: Found, span: Span): boolean => {
    const { start = 0 } = found.spans[0] ?? {};
    const { end = 0 } = found.spans.at(-1) ?? {};
    return start < span.end && (start >= span.start || (margin && end > span.start));
  };
  if (spans.some((span) => begins(whole, span))) return whole;
  const edge = margin ? quote.length + 200 : 0;
  for (const span of spans) {
    const from = Math.max(0, span.start - edge);
    const part = findPassage(source.part({ start: from, end: Math.min(source.passages.text.length, span.end + edge) }), quote);
    const found = part && { ...part, spans: part.spans.map((one) => moved(one, from)) };
    if (found && begins(found, span)) return found;
  }
  return null;
}
