/**
 * An answer that is a document with pages, blocks or a list of references, and the sentences of a paper: citations are tied to the
 * sources at hand, then each is checked as in `answer.ts`. Kept apart from it, since a browser that checks an answer needs no lists
 * of references.
 */
import {
  type AnswerOptions,
  type JudgedAnswer,
  judgedAnswer,
  type PreparedAnswerSource,
  prepareAnswerSources,
  type WaitingOptions,
} from '../answer.ts';
import { groundingOf } from '../decide/claim/grounding.ts';
import { citingAtHand } from '../extract/at-hand/listed.ts';
import { factsOf } from '../extract/facts.ts';
import type { QuotedText } from '../extract/quotes/blocks.ts';
import type { Citation, Reference } from '../model/cited.ts';
import type { AnswerReport, ClaimFinding, ClaimsReport, DocumentClaim } from '../model/claim.ts';
import type { Document, Span } from '../model/document.ts';
import type { QuoteReport } from '../model/quote.ts';
import type { PreparedQuoteSource } from '../quotes.ts';
import { withSetIn } from '../set-in.ts';
import { fileLines } from '../text/file-lines.ts';

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
  return {
    answer: withSetIn(citingAtHand(document, references, citations, sources), sources),
    options: { numbered: false, complete: false },
  };
}

/** How the sentences of a document are to be judged. */
export type ClaimCheck = Omit<WaitingOptions, 'numbered' | 'complete' | 'verifyCites' | 'quotes' | 'authors' | 'signal'>;

/** What is known of the document by the time its sentences are looked at. */
interface Known {
  readonly quotes: QuoteReport | null;
  readonly signal: AbortSignal;
}

/** The sentences of a document on their way: told in the order of the text, each once, as soon as all that it cites is settled. */
export interface ClaimsUnderWay {
  /**
   * The next claims that cite none but the first `settled` references. `retracted`: ids of those among these that are retracted.
   * Empty while a model has to be waited for: references do not wait for it.
   */
  after(settled: number, retracted: ReadonlySet<string>): AsyncGenerator<DocumentClaim>;
  /** All that are left, the documents' references being settled as far as they will be. */
  rest(retracted: ReadonlySet<string>): AsyncGenerator<DocumentClaim>;
  /** Everything that was told, once `rest` has come to its end. */
  report(): ClaimsReport;
}

/** Judges that answer at once, on this machine. */
const AT_ONCE: ReadonlySet<string> = new Set(['lexical', 'numeric', 'built-in']);

/**
 * Holds every sentence of a document that cites a work at hand against that work's text, and marks those that rest on a retracted
 * one. Sentences that cite only works whose texts are not at hand are counted. A model that cannot say leaves the word to the judge
 * before it. Never throws for what a text may hold.
 */
export function documentClaims(
  document: Document,
  extraction: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] },
  sources: readonly PreparedQuoteSource[],
  { quotes, signal, ...check }: ClaimCheck & Known,
): ClaimsUnderWay {
  let judged: JudgedAnswer | null = null;
  /** Sentences are found and held against the sources when they are first asked for: references come first. */
  const begun = (): JudgedAnswer => {
    if (judged !== null) return judged;
    const prepared = prepareAnswerSources(sources);
    const { answer, options } = answerOf(document, extraction, prepared);
    const authors = extraction.references.flatMap(({ fields }) =>
      (fields.author ?? []).flatMap(({ family, literal }) => family ?? literal ?? []),
    );
    const known = quotes === null ? {} : { quotes };
    judged = judgedAnswer(answer, prepared, { facts: factsOf, ...check, ...options, authors, signal, ...known });
    return judged;
  };
  const waits = check.judges.some(({ name }) => !AT_ONCE.has(name));
  // Models are asked from now on, several at once; what one throws is thrown where its claim is waited for.
  if (waits)
    begun()
      .all()
      .catch(() => undefined);
  // An entry of a list bears its own mark and states nothing.
  const listed = (span: Span): boolean => extraction.references.some((entry) => entry.span.start < span.end && span.start < entry.span.end);
  const cites = citesOf(extraction);
  const place = fileLines(document);
  const where = ({ start }: Span): Pick<DocumentClaim, 'at' | 'page'> => {
    const at = place(start);
    if (at !== undefined) return { at };
    const page = document.pages.findLast((one) => one.start <= start)?.number;
    return page === undefined ? {} : { page };
  };
  const told: DocumentClaim[] = [];
  let next = 0;
  let notAtHand = 0;
  const ready = (settled: number): boolean => {
    const span = begun().spans[next];
    return span !== undefined && cites(span).every(({ place: nth }) => nth < settled);
  };
  async function* until(settled: number, retracted: ReadonlySet<string>): AsyncGenerator<DocumentClaim> {
    while (ready(settled)) {
      const finding = await begun().finding(next);
      next += 1;
      const { span } = finding.claim;
      // Nor does a mark by itself, as the labels of a list are in a plain text.
      if (listed(span) || finding.claim.text === '') continue;
      const onRetracted = cites(span).some(({ id }) => retracted.has(id));
      if (!onRetracted && finding.severity !== 'error' && finding.supports.every(({ source }) => source === null)) {
        notAtHand += 1;
        continue;
      }
      const claim = { ...finding, grounding: groundingOf(finding.outcome, onRetracted), ...where(span) };
      told.push(claim);
      yield claim;
    }
  }
  return {
    async *after(settled, retracted) {
      if (!waits) yield* until(settled, retracted);
    },
    rest: (retracted) => until(Number.POSITIVE_INFINITY, retracted),
    report: () => claimsReport(told, notAtHand, begun().report([])),
  };
}

/** The references that are cited within a span, each with its place in the list. */
function citesOf({ references, citations }: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] }) {
  const places = new Map(references.map(({ id }, i) => [id, i]));
  const sites = citations.flatMap(({ to, span }) => {
    const nth = to === null ? undefined : places.get(to);
    return to === null || nth === undefined ? [] : [{ id: to, place: nth, start: span.start }];
  });
  return ({ start, end }: Span) => sites.filter((site) => site.start >= start && site.start < end);
}

function claimsReport(claims: readonly DocumentClaim[], notAtHand: number, { sources, minRecall }: AnswerReport): ClaimsReport {
  const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 };
  for (const { outcome } of claims) counts[outcome] += 1;
  const having = (wanted: (one: ClaimFinding['supports'][number]) => boolean): number =>
    claims.reduce((n, { supports }) => n + supports.filter(wanted).length, 0);
  return {
    sources,
    claims,
    notAtHand,
    counts,
    citationsTotal: having(({ source }) => source !== null),
    citationsSupported: having(({ outcome }) => outcome === 'supported'),
    minRecall,
  };
}

/** As `documentClaims`, when all references are settled; `retracted`: ids of those to retracted works. */
export async function verifyDocumentClaims(
  document: Document,
  extraction: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] },
  sources: readonly PreparedQuoteSource[],
  { retracted, ...check }: ClaimCheck & Known & { readonly retracted: ReadonlySet<string> },
): Promise<ClaimsReport> {
  const claims = documentClaims(document, extraction, sources, check);
  for await (const _ of claims.rest(retracted));
  return claims.report();
}
