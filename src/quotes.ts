/**
 * Every quoted word of an answer is in the cited place, or it is marked. Reads aloud: extract the quotes, pair each with its
 * citation, search the cited source, decide. Synchronous and pure, without platform code, so that it runs inline behind any
 * model and in a browser. Source text is only text: nothing in it can change a verdict.
 */

import { deniedBefore } from './compare/quote/denied-before.ts';
import { heldIn } from './compare/quote/held.ts';
import { findPassage } from './compare/quote/passage.ts';
import { sectionAt } from './compare/quote/place.ts';
import { NOTHING, type QuoteSearch, type SearchedText, searchedText, searchQuote } from './compare/quote/quote.ts';
import { cutsValue, restOf } from './compare/quote/rest.ts';
import { speakersJoined } from './compare/quote/speakers.ts';
import { withReason } from './decide/quote/passed.ts';
import type { Locator } from './extract/pair/locator.ts';
import { type Mark, marksOf } from './extract/pair/marks.ts';
import { prepareEach, printedSources, sourceNames } from './extract/pair/sources.ts';
import { type PairedQuote, pairQuotes } from './extract/pair.ts';
import { isAside, isPaged, isQuotedIn } from './extract/quoted-aside.ts';
import { isShort } from './extract/quotes/sort.ts';
import { type Parts, partsOfLines } from './extract/quotes/text.ts';
import { extractQuotes } from './extract/quotes.ts';
import type { Page, Span } from './model/document.ts';
import type { QuoteCitation, QuoteEvidence, QuoteFinding, QuoteReport, SourceVersion } from './model/quote.ts';
import { chunksJoined } from './text/occurrences.ts';
import { sha256 } from './text/sha256.ts';
import { narrows } from './text/weight.ts';

export type { QuoteDetail, QuoteFinding, QuoteReport, SkippedQuote, SourceVersion } from './model/quote.ts';

// Apart from the others: the order in which files are bundled decides how small they pack (docs/decisions/0030).
import { decideQuote } from './decide/quote/index.ts';

/** A source that quotes are checked against. */
export interface QuoteSource {
  /** What citations call it. */
  readonly id: string;
  /** What people call it: a title or file name. */
  readonly name?: string;
  /** The whole text, or its chunks in order (overlaps are joined): a quote may lie across the edge of two. */
  readonly text: string | readonly string[];
  /** Other names a citation may use: "Ng 2024", a key of the list of references. */
  readonly aliases?: readonly string[];
  readonly pages?: readonly Page[];
  /** True when the text was recognised from an image. */
  readonly recognised?: boolean;
  /** True when the text is only a part of the source: an abstract, a preview. */
  readonly incomplete?: boolean;
  /** Hash of the file it was read from. */
  readonly document?: string;
}

/** A source made ready once for many answers. Made by `prepareSource`. */
export interface PreparedQuoteSource {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly text: string;
  readonly version: SourceVersion;
  readonly recognised: boolean;
  readonly incomplete: boolean;
  readonly searched: SearchedText;
}

/**
 * Makes a source ready and names its version by the SHA-256 of its text. Linear in its length.
 * Throws StetError `usage` when it has no id or no text (TypeError in a browser).
 */
export function prepareSource(source: QuoteSource): PreparedQuoteSource {
  const { id, name = id, text, aliases = [], pages = [], recognised = false, incomplete = false, document } = source;
  const whole = typeof text === 'string' ? text : Array.isArray(text) ? chunksJoined(text) : undefined;
  if (typeof id !== 'string' || id === '' || whole === undefined)
    throw new TypeError('a source needs an "id" and its "text", both strings');
  const version = { id, name, sha256: sha256(whole), ...(document === undefined ? {} : { document }) };
  // Of a text that is empty it is not known what the source says.
  const partial = incomplete || whole.trim() === '';
  return { id, name, aliases, text: whole, version, recognised, incomplete: partial, searched: searchedText(whole, pages) };
}

/** How the quotes of a text are tied to its sources; everything may be left out. */
export interface QuoteOptions {
  /** False when [1] never means the first source: the text numbers works of its own. Default true. */
  readonly numbered?: boolean;
  /** False when the text may cite works that are not among the sources: these are then told, not flagged. Default true. */
  readonly complete?: boolean;
  /** True when it shall be said of a quote without any citation in which source its words stand. Default false. */
  readonly seek?: boolean;
  /** False when the text cites behind each quote, as briefs do, so that a citation farther off need not be the quote's. Default true. */
  readonly carries?: boolean;
}

/**
 * Checks every quote of an answer against the sources it cites.
 * Takes the answer (plain or Markdown text) and its sources, raw or prepared; [1] means the first unless the answer's own list
 * says otherwise. Gives a JSON-serialisable report with a finding for each quote, in order, and everything in quotation marks
 * that was not checked, with its reason. Places are UTF-16 offsets into the two texts.
 * Throws StetError `usage` for a source without id or text (TypeError in a browser); never for what a text may hold.
 */
export function verifyQuotes(
  answer: string,
  sources: readonly (QuoteSource | PreparedQuoteSource)[],
  { numbered = true, complete = true }: QuoteOptions = {},
): QuoteReport {
  const prepared = prepareEach(sources, (source) => ('searched' in source ? source : prepareSource(source)));
  const parts = partsOfLines(answer);
  return verifyMarked(
    { text: answer, ...parts, marks: marksOf(answer, parts, sourceNames(prepared, numbered), (words) => printedSources(words, prepared)) },
    prepared,
    { complete },
  );
}

/** The same for a text whose paragraphs and marks are known. */
export function verifyMarked(
  { text, paragraphs, marks }: Parts & { readonly text: string; readonly marks: readonly Mark[] },
  sources: readonly PreparedQuoteSource[],
  { complete = true, carries = true, seek = false }: QuoteOptions,
): QuoteReport {
  const { paired, skipped } = pairQuotes(text, extractQuotes(text, paragraphs), paragraphs, marks);
  const items = paired.map((quote) => judged(quote, sources, text, { complete, carries, seek }));
  const counts = { verified: 0, not_found: 0, citation_unresolved: 0 };
  for (const { status } of items) counts[status] += 1;
  return {
    schema: 'stet-quotes/1',
    ok: counts.verified === items.length,
    answer: sha256(text),
    sources: sources.map(({ version }) => version),
    items,
    skipped: skipped.map(withReason).toSorted((a, b) => a.span.start - b.span.start),
    counts,
  };
}

/** Checks one quote against one source, without any citation: for pairs that are known already. */
export function verifyQuote(quote: string, source: QuoteSource | PreparedQuoteSource): QuoteFinding {
  const prepared = 'searched' in source ? source : prepareSource(source);
  const span = { start: 0, end: quote.length };
  return finding(
    { span, words: quote, marks: [], by: 'given' },
    [],
    { source: prepared, locator: undefined, search: searchQuote(prepared.searched, quote) },
    [],
    quote,
    true,
  );
}

/** A source that was searched, and the mark that led to it. */
interface Searched {
  readonly source: PreparedQuoteSource;
  readonly locator: Locator | undefined;
  readonly search: QuoteSearch;
}

function judged(
  quote: PairedQuote,
  sources: readonly PreparedQuoteSource[],
  text: string,
  { complete, carries, seek }: Required<Omit<QuoteOptions, 'numbered'>>,
): QuoteFinding {
  const { marks, by = 'following' } = quote;
  const citations = marks.map(
    ({ start, end, label, locator, source }): QuoteCitation => ({
      span: { start, end },
      label,
      ...(locator && { locator: locator.raw }),
      source: sources[source]?.id ?? null,
      by,
    }),
  );
  let best: Searched | undefined;
  for (const mark of marks) {
    const source = sources[mark.source];
    if (!source) continue;
    const { locator } = mark;
    const search = searchQuote(source.searched, quote.words, locator);
    if (!best || search.match || (!best.search.elsewhere && search.elsewhere)) best = { source, locator, search };
    if (search.match) break;
  }
  // Words that none of the sources at hand holds may be in the one that is not.
  if (!best?.search.match && marks.some((mark, i) => mark.source < 0 && !isQuotedIn(mark, marks[i - 1]))) best = undefined;
  const aside = best !== undefined && ((!carries && isAside(quote, best.search, text)) || (seek && isPaged(quote, best.search, text)));
  if (aside) best = undefined;
  const others = sources.filter(({ id }) => citations.every(({ source }) => source !== id));
  const held = marks.length > 0 || !seek ? null : heldIn(sources, quote.words);
  const sought = held && standing(held.source, [held.span]);
  return finding(
    aside ? { ...quote, aside } : sought === null ? quote : { ...quote, sought },
    citations,
    best,
    best?.search.match || best?.search.elsewhere ? [] : others,
    text,
    complete,
  );
}

/** A quote, whether its citation is not its own, and where its words stand though nothing cites it. */
type Looked = PairedQuote & { readonly aside?: boolean; readonly sought?: Elsewhere | null };

function finding(
  { span, words, marks, by, broken = false, aside = false, sought = null }: Looked,
  citations: readonly QuoteCitation[],
  best: Searched | undefined,
  others: readonly PreparedQuoteSource[],
  text: string,
  complete: boolean,
): QuoteFinding {
  const short = isShort(words);
  const rest = best && restOf(words, best.source.searched.passages.text, best.search.found.at(-1)?.end);
  const { match, place, found, also, replaced, nearest, damaged, elsewhere, counted, strange, scattered } = best?.search ?? NOTHING;
  const whole = best?.source.searched.passages.text ?? '';
  // How far before a quote its sentence is looked at.
  const LEAD = 200;
  const lead = by === 'given' ? undefined : text.slice(Math.max(0, span.start - LEAD), span.start);
  const before = found[0] && deniedBefore(whole, found[0].start, words, lead);
  const speakers = speakersJoined(whole, found);
  const other = best && !short ? inOthers(others, words) : sought;
  const spans = elsewhere ?? (other || match ? undefined : scattered?.spans);
  const unreadable = broken || (marks[0] && marks.every(({ malformed }) => malformed));
  const evidence: QuoteEvidence = {
    citation: best ? 'known' : unreadable ? 'malformed' : aside ? 'aside' : marks[0] ? 'unknown-source' : 'none',
    by: by ?? null,
    complete,
    match,
    place,
    elsewhere: elsewhere !== null,
    counted,
    scattered: scattered && (scattered.apart === null ? 'reordered' : 'apart'),
    otherSource: other !== null,
    nearest: nearest?.score ?? null,
    damaged,
    recognised: best?.source.recognised ?? false,
    incomplete: best?.source.incomplete ?? false,
    strange,
    short,
    narrowed: narrows(rest ?? ''),
    denied: before !== undefined,
    cut: match !== null && found.some(({ start, end }) => cutsValue(whole, start, end)),
    speakers: speakers !== undefined,
  };
  const source = best && `this version of ${best.source.name}`;
  return {
    id: `quote:${span.start}-${span.end}`,
    quote: text.slice(span.start, span.end),
    span,
    ...decideQuote(evidence, {
      source,
      place: place === 'held' ? `${best?.locator?.raw} of ${source}` : source,
      other: other?.source.name,
      label: marks[0]?.label,
    }),
    citations,
    source: best?.source.version ?? null,
    found,
    also,
    replaced,
    nearest,
    elsewhere: best && spans ? standing(best.source, spans) : other,
    notes: [
      ...(best ? notesOn(best, rest) : []),
      ...(before ? [`The source has “${before}” right before these words.`] : []),
      ...(speakers ? [`${speakers[0]} says what stands before the ellipsis, ${speakers[1]} what stands behind it.`] : []),
    ],
  };
}

type Elsewhere = NonNullable<QuoteFinding['elsewhere']>;

function standing({ version, searched }: PreparedQuoteSource, spans: readonly Span[]): Elsewhere {
  const section = sectionAt(searched.sections(), spans[0]?.start ?? 0);
  return { source: version, spans, ...(section !== null && { section }) };
}

/** Only to say that the words stand in another source; never to find a quote a home. */
function inOthers(others: readonly PreparedQuoteSource[], words: string): Elsewhere | null {
  for (const source of others) {
    const found = findPassage(source.searched.passages, words);
    if (found) return standing(source, found.spans);
  }
  return null;
}

/** What a reader should know besides the verdict. */
function notesOn({ source, locator, search }: Searched, rest: string | undefined): string[] {
  const { name, recognised } = source;
  const { place, scattered, match, replaced } = search;
  return [
    place === 'unplaced' && `${locator?.raw} could not be located in ${name}, so the whole of it was searched.`,
    scattered?.apart && `Up to ${scattered.apart} words lie between its parts.`,
    match && recognised && `The text of ${name} was recognised from an image.`,
    replaced.length > 0 && `The source has there: “${replaced.join('” … “')}”.`,
    rest && `The sentence goes on in the source: “… ${rest}”.`,
  ].filter(Boolean) as string[];
}
