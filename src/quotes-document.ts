/**
 * The quotes of a document that was read: its citations are tied to the sources at hand, then every quote is checked as in
 * `quotes.ts`. Kept apart from it, since a browser that checks an answer needs neither lists of references nor pages.
 */

import { citingElsewhere } from './extract/at-hand/cited-elsewhere.ts';
import { numberedIn } from './extract/at-hand/decisions.ts';
import { lawsAtHand } from './extract/at-hand/laws.ts';
import { citingAtHand, namesFile, textsOf } from './extract/at-hand/listed.ts';
import { namedAtHand } from './extract/at-hand/parties.ts';
import { toThatEffect } from './extract/at-hand/said-there.ts';
import { type SeenAtHand, seenAtHand } from './extract/at-hand/seen.ts';
import { seriesAtHand } from './extract/at-hand/series.ts';
import { ofThisEdition } from './extract/at-hand/this-edition.ts';
import { worksAtHand } from './extract/at-hand/works.ts';
import { apartFrom } from './extract/citations/apart.ts';
import { prepareEach, stemOf } from './extract/pair/sources.ts';
import { type KnownMark, markedText, type QuotedText } from './extract/quotes/blocks.ts';
import { LIST_HEAD } from './extract/quotes/text.ts';
import type { Citation, Reference } from './model/cited.ts';
import type { Document } from './model/document.ts';
import type { QuoteReport } from './model/quote.ts';
import { type PreparedQuoteSource, prepareSource, type QuoteOptions, type QuoteSource, verifyMarked } from './quotes.ts';
import { withSetIn } from './set-in.ts';
import { fileLines } from './text/file-lines.ts';

/** The text of each cited work that is at hand, by the id of its reference. */
export function textsAtHand(references: readonly Reference[], sources: readonly PreparedQuoteSource[] = []): ReadonlyMap<string, string> {
  const texts = new Map(sources.map(({ id, name, searched }) => [id, { id, name, text: searched.passages.text }]));
  const tied = texts.size === 0 ? [] : [...textsOf(references, [...texts.values()])];
  return new Map(tied.map(([reference, source]) => [reference, texts.get(source)?.text ?? '']));
}

/** The works of a document that are seen among sources for certain, by the id of the reference. */
export const seenBeside = (references: readonly Reference[], sources: readonly PreparedQuoteSource[]): ReadonlyMap<string, SeenAtHand> =>
  seenAtHand(references, sources);

/** Whether a text may hold printed references: a line announces a list of them, or it has notes. */
export const mayListWorks = (text: string): boolean =>
  text.split('\n').some((line) => LIST_HEAD.test(line) || /^\[\^[^\]\n]{1,80}\]:/.test(line));

/** The marks of provisions of acts, and of documents of a series, that are at hand. */
const byTheirNames = (text: string, sources: readonly PreparedQuoteSource[]): KnownMark[] => {
  const laws = lawsAtHand(text, sources);
  return [
    ...laws,
    ...apartFrom(
      laws.map(({ span }) => span),
      seriesAtHand(text, sources),
      ({ span }) => span,
    ),
  ];
};

/**
 * Whether a text without a list cites what is at hand by its own name: the provisions of an act, the number of a decision or of a document in a series. Hardly a mark of it leads
 * to a source but by such a name, for an answer that numbers its sources, or links them, is read by these.
 */
export function citesByName(text: string, sources: readonly PreparedQuoteSource[]): boolean {
  const held = sources.map(({ name, text: whole }) => ({ file: stemOf(name), head: whole.slice(0, HEAD) }));
  const laws = byTheirNames(text, sources).length;
  if (laws === 0 && !numberedIn(text, held)) return false;
  const marks = markedText(text, sources).marks.filter(
    // A link within the text calls a note of its own.
    ({ source, label }) => source >= 0 && !/^[\p{L}(]|\]\(#/u.test(label) && !numberedIn(label, held),
  );
  // "[RoeA]" may be what an editor has put into a quote.
  return marks.length === 0 || marks.length * 2 < laws;
}

/** How much of a source tells which decision it is. */
const HEAD = 4000;

/** Whether a work of a list is seen among sources by more than the name of its file that stands in the list: then it is no list of these files. */
export function isListOfWorks(references: readonly Reference[], sources: readonly PreparedQuoteSource[]): boolean {
  const texts = textsOf(references, sources);
  return references.some(({ id, raw }) => {
    const source = texts.get(id);
    return source !== undefined && !namesFile(raw, source);
  });
}

export type { QuotedText } from './extract/quotes/blocks.ts';

/** As `verifyQuotes` of `quotes.ts`, and for read documents too: their blocks, notes and links tell what is quoted and cited. */
export function verifyQuotes(
  answer: string | QuotedText,
  sources: readonly (QuoteSource | PreparedQuoteSource)[],
  { numbered = true, ...options }: QuoteOptions = {},
): QuoteReport {
  const prepared = prepareEach(sources, (source) => ('searched' in source ? source : prepareSource(source)));
  return verifyMarked(markedText(answer, prepared, numbered), prepared, options);
}

/** A document with its marks, and how they are read: by its list of works, by the decisions that it names, or as an answer's. */
function marksOf(
  document: Document,
  references: readonly Reference[],
  citations: readonly Citation[],
  sources: readonly PreparedQuoteSource[],
): [text: QuotedText, sources: readonly PreparedQuoteSource[], options: QuoteOptions] {
  const tied = citingAtHand(document, references, citations, sources);
  const laws = apartFrom(
    [...(tied.cited ?? [])].map(({ span }) => span).sort((a, b) => a.start - b.start),
    byTheirNames(document.text, sources),
    ({ span }) => span,
  );
  const listed = citingElsewhere({ ...tied, cited: [...(tied.cited ?? []), ...laws] }, references, sources, document.notes);
  const taken = [...(listed.cited ?? []), ...references].flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start);
  const named = namedAtHand(document.text, sources, taken);
  const works = apartFrom(
    [...taken, ...[...laws, ...named].map(({ span }) => span)],
    worksAtHand(document.text, sources),
    ({ span }) => span,
  );
  const law = works.length > 0 || named.length > 0 || laws.length > 0 || references.some(({ canonical }) => canonical === 'court-decision');
  const cited = [...(listed.cited ?? []), ...named, ...works]
    .map((mark) => (law && toThatEffect(document.text, mark.span.start) ? { ...mark, named: true as const } : mark))
    .sort((a, b) => a.span.start - b.span.start);
  if (references.length > 0)
    return [withSetIn({ ...listed, cited }, sources), sources, { numbered: false, complete: false, carries: !law }];
  return named.length > 0 || laws.length > 0 || works.length > 0
    ? [{ ...document, cited }, sources, { numbered: false, complete: false, carries: false }]
    : [document, sources, {}];
}

/**
 * Checks every quote of a document against the sources at hand.
 * Takes the document, what it cites, and prepared sources. A document with a list of references cites by that list, and works
 * that are not at hand are told, not flagged; one without cites as an answer does, [1] being the first source.
 * Gives the report with line and column, or page, of each quote. Never throws for what a text may hold.
 */
export function verifyDocumentQuotes(
  document: Document,
  { references, citations }: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] },
  sources: readonly PreparedQuoteSource[],
): QuoteReport {
  const [text, , options] = marksOf(document, references, citations, sources);
  const check = (cited: QuotedText): QuoteReport => verifyQuotes(cited, sources, { ...options, seek: true });
  const first = check(text);
  const own = ofThisEdition(text, first.items);
  const report = own === text ? first : check(own);
  const place = fileLines(document);
  const items = report.items.map((finding) => {
    const page = document.pages.findLast(({ start }) => start <= finding.span.start)?.number;
    const at = place(finding.span.start);
    if (at !== undefined) return { ...finding, at };
    return page === undefined ? finding : { ...finding, page };
  });
  return { ...report, items };
}
