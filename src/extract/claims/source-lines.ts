/**
 * Sentences that only name where the one before is from: "Sales rose by 9 %. Source: [1]", "— report.pdf". They state nothing of their own; what
 * they cite, they cite for what stands before them.
 */
import type { Claim } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import { announcesSources } from './list-words.ts';

/** Letters of a sentence that may only name sources. */
const LONGEST = 400;

/**
 * What a sentence is besides its marks: `names`, words that say that sources follow, or nothing; `beside`, words that point at what is worth
 * reading besides ("Read more:"), which cites nothing; null where it says more.
 */
export function sourceLine(text: string, { start, end }: Span, marks: readonly { readonly span: Span }[]): 'names' | 'beside' | null {
  if (marks.length === 0 || end - start > LONGEST) return null;
  let words = '';
  let at = start;
  for (const { span } of marks) {
    words += ` ${text.slice(at, Math.max(at, span.start))}`;
    at = Math.max(at, span.end);
  }
  words += ` ${text.slice(at, end)}`;
  const bare = words.replace(/[^\p{L}\p{N}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, '');
  if (bare === '') return 'names';
  const announced = announcesSources(bare);
  return announced === 'sources' ? 'names' : announced;
}

/**
 * Claims with what a line behind them cites for them. Of one source, the last claim takes it as its own, and those before it that cite nothing take it as
 * carried over; several stand for all that is said, so that only a single statement takes them, as carried over. Takes the claims since the last
 * line of the kind.
 */
export function namedBehind(claims: readonly Claim[], citations: Claim['citations']): Claim[] {
  const open = claims.filter((claim) => claim.citations.length === 0 && claim.kind === 'claim');
  const one = new Set(citations.map(({ source }) => source)).size === 1;
  if (!one && open.length > 1) return [...claims];
  return claims.map((claim, i) =>
    open.includes(claim) ? { ...claim, citations, by: one && i === claims.length - 1 ? ('own' as const) : ('carried' as const) } : claim,
  );
}
