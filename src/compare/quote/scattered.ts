/**
 * The parts of an elided quote, when each stands in the source and yet the ellipsis may not join them: they are far apart, or
 * stand in another order. Nothing is verified by that; it keeps a finding from saying that there was nothing like the words.
 */
import type { Span } from '../../model/document.ts';
import { spanOf } from '../../text/folded.ts';
import { ELLIPSIS_WORDS, takeApart } from './elided.ts';
import type { PreparedSource } from './passage.ts';

export interface Scattered {
  /** Where each part stands, in the quote's order. */
  readonly spans: readonly Span[];
  /** Words of the source between the two parts that lie furthest apart; null when they stand in another order. */
  readonly apart: number | null;
}

/** Null when a part is missing, or when the parts stand near each other in order: then something else forbids the omission. */
export function scatteredParts(source: PreparedSource, quote: string): Scattered | null {
  // Fewer words prove nothing by standing somewhere.
  const LEAST_PART = 3;
  const MOST_RUNS = 20;
  let last = -1;
  let apart: number | null = 0;
  const spans: Span[] = [];
  for (const { words } of takeApart(quote, false)) {
    const runs = words.count < LEAST_PART ? [] : source.folded.runs(words, MOST_RUNS);
    const first = runs.find((run) => run > last) ?? runs[0];
    if (first === undefined) return null;
    if (apart !== null && last >= 0) apart = first > last ? Math.max(apart, first - last - 1) : null;
    last = first + words.count - 1;
    spans.push(spanOf(source.folded, first, last));
  }
  return spans.length < 2 || (apart !== null && apart <= ELLIPSIS_WORDS) ? null : { spans, apart };
}
