/**
 * An answer that is a document with pages, blocks or a list of references, and the sentences of a paper: citations are tied to the
 * sources at hand, then each is checked as in `answer.ts`. Kept apart from it, since a browser that checks an answer needs no lists
 * of references.
 */
import { type AnswerOptions, type PreparedAnswerSource, prepareAnswerSources, verifyAnswerWith, type WaitingOptions } from './answer.ts';
import { groundingOf } from './decide/claim/grounding.ts';
import { citingAtHand } from './extract/at-hand.ts';
import type { QuotedText } from './extract/quotes-blocks.ts';
import type { Citation, Reference } from './model/cited.ts';
import type { ClaimsReport, DocumentClaim } from './model/claim.ts';
import type { Document, Span } from './model/document.ts';
import type { QuoteReport } from './model/quote.ts';
import type { PreparedQuoteSource } from './quotes.ts';
import { lineFinder } from './text/lines.ts';

/**
 * A document as `verifyAnswer` takes it, with the options that fit. One with a list of references cites by that list, and works
 * that are not at hand are told, not flagged; one without cites as an answer does, [1] being the first source.
 */
export function answerOf(
  document: Document,
  { references, citations }: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] },
  sources: readonly PreparedAnswerSource[],
): { readonly answer: QuotedText; readonly options: Pick<AnswerOptions, 'numbered' | 'complete'> } {
  if (references.length === 0) return { answer: document, options: {} };
  const heads = sources.map(({ id, name, searched }) => ({ id, name, text: searched.passages.text }));
  return { answer: citingAtHand(document, references, citations, heads), options: { numbered: false, complete: false } };
}

/** How the sentences of a document are to be judged. */
export type ClaimCheck = Omit<WaitingOptions, 'numbered' | 'complete' | 'verifyCites' | 'quotes' | 'authors' | 'signal'>;

/** What is known of the document by the time its sentences are looked at. */
interface Known {
  readonly quotes: QuoteReport | null;
  /** Ids of references to retracted works. */
  readonly retracted: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/**
 * Holds every sentence of a document that cites a work at hand against that work's text, and marks those that rest on a retracted
 * one. Sentences that cite only works whose texts are not at hand are counted. A model that cannot say leaves the word to the judge
 * before it. Never throws for what a text may hold.
 */
export async function verifyDocumentClaims(
  document: Document,
  extraction: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] },
  sources: readonly PreparedQuoteSource[],
  { quotes, retracted, signal, ...check }: ClaimCheck & Known,
): Promise<ClaimsReport> {
  const prepared = prepareAnswerSources(sources);
  const { answer, options } = answerOf(document, extraction, prepared);
  const authors = extraction.references.flatMap(({ fields }) =>
    (fields.author ?? []).flatMap(({ family, literal }) => family ?? literal ?? []),
  );
  const report = await verifyAnswerWith(answer, prepared, {
    ...check,
    ...options,
    authors,
    signal,
    ...(quotes === null ? {} : { quotes }),
  });
  // An entry of a list bears its own mark and states nothing.
  const listed = (span: Span): boolean => extraction.references.some((entry) => entry.span.start < span.end && span.start < entry.span.end);
  const citing = report.claims.filter(({ claim }) => !listed(claim.span));
  const place = lineFinder(document.text);
  const sites = extraction.citations.filter(({ to }) => to !== null && retracted.has(to)).map(({ span }) => span.start);
  const claims = citing.flatMap((finding): DocumentClaim[] => {
    const { span } = finding.claim;
    const onRetracted = sites.some((site) => site >= span.start && site < span.end);
    if (!onRetracted && finding.severity !== 'error' && finding.supports.every(({ source }) => source === null)) return [];
    const page = document.pages.findLast(({ start }) => start <= span.start)?.number;
    const at = document.pages.length === 0 ? { at: place(span.start) } : page === undefined ? {} : { page };
    return [{ ...finding, grounding: groundingOf(finding.outcome, onRetracted), ...at }];
  });
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  return {
    sources: report.sources,
    claims,
    notAtHand: citing.length - claims.length,
    counts,
    citationsTotal: claims.reduce((n, { supports }) => n + supports.filter(({ source }) => source !== null).length, 0),
    citationsSupported: claims.reduce((n, { supports }) => n + supports.filter(({ outcome }) => outcome === 'supported').length, 0),
    minRecall: report.minRecall,
  };
}
