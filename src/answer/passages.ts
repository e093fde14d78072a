/** The passages of an answer's sources that people are shown, and the sources that may have been meant where the one that is cited does not bear a claim out. */

import { readClaim, type Weighed, type WeighedSource } from '../compare/claim/recall/evidence.ts';
import type { Smalls } from '../compare/claim/recall/names.ts';
import { weighed as weigh } from '../compare/claim/recall/weighed.ts';
import { mayHold } from '../compare/claim/recall.ts';
import { sectionAt } from '../compare/quote/place.ts';
import { behindColon } from '../extract/claims/unheaded.ts';
import type { Claim } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import type { EvidencePassage, NumberCheck } from '../model/judge.ts';
import type { PreparedQuoteSource } from '../quotes.ts';

/** A source made ready once for many answers, for quotes and claims alike. Made by `prepareAnswerSource`. */
export interface PreparedAnswerSource extends PreparedQuoteSource {
  readonly evidence: WeighedSource;
  /** Only a search result's few lines: weaker evidence. */
  readonly snippet: boolean;
}

/** From here on another source is named as one that may bear the claim out. */
const ELSEWHERE = 0.7;
/** From here on it has all of the claim's words. */
const WHOLE = 0.95;
/** Content words of a claim from which on a sentence that has them all is where it was taken from; of fewer it must have them side by side. */
const LEAST_WORDS = 8;
const MOST_ELSEWHERE = 3;
/** ASCII alone. */
const PLAIN = /^[\t\n\r -~]*$/;

/** A stretch of a source as people are shown it; of a few lines of a search result the relevance is at most a half. */
export function evidencePassage(source: PreparedAnswerSource, span: Span, relevance: number): EvidencePassage {
  const quote = source.evidence.index.text.slice(span.start, span.end);
  return {
    source: source.version,
    span: { start: span.start, end: span.end },
    quote,
    relevance: Math.round((source.snippet ? Math.min(0.5, relevance) : relevance) * 1000) / 1000,
    sectionHeading: sectionAt(source.searched.sections(), span.start),
    hasNumericContent: /[0-9]/.test(quote) || (!PLAIN.test(quote) && /\p{Nd}/u.test(quote)),
    isSnippetBased: source.snippet,
  };
}

/** "By Question 1 the court asks whether the mere infringement suffices": who asks states nothing, and contradicts nothing. */
const ASKS = /\b(?:asks?|asked|asking|questions?)\b[^.;:?]{0,80}\bwhether\b/i;

/** Whether the passage of a source that comes nearest to a claim only asks whether something is so. */
export function onlyAsks(source: PreparedAnswerSource | null, weighed: Weighed | null): boolean {
  const span = weighed?.recall.windows[0]?.span;
  return source !== null && span !== undefined && ASKS.test(source.evidence.index.text.slice(span.start, span.end));
}

/**
 * Sources not cited here that hold the claim with its names and numbers: where the citation may have been meant to lead. `whole`: only those of which one
 * sentence has all of the claim's words, or that have it word for word.
 */
export function elsewhere(
  claim: Claim,
  sources: readonly PreparedAnswerSource[],
  { small, numbers }: { readonly small: Smalls; readonly numbers: NumberCheck | undefined },
  whole = false,
): EvidencePassage[] {
  const read = readClaim(behindColon(claim.text), small);
  const least = whole ? WHOLE : ELSEWHERE;
  const found: EvidencePassage[] = [];
  for (const source of sources) {
    if (!mayHold(read.words, source.evidence.index, least) || claim.citations.some((one) => one.source === source.id)) continue;
    const weighed = weigh(read, source.evidence, numbers);
    const sound = weighed.names.length === 0 && weighed.turned === null && weighed.gaps.length === 0;
    const best = weighed.recall.windows[0];
    if (!sound || best === undefined || best.recall < least) continue;
    const one = best.to - best.from === 1 && read.words.content.length >= LEAST_WORDS;
    if (!whole || weighed.verbatim !== null || one) found.push(evidencePassage(source, best.span, best.recall));
  }
  return found.sort((a, b) => b.relevance - a.relevance).slice(0, MOST_ELSEWHERE);
}
