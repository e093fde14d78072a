/** What stands in none of some spans: marks in one form beside those in another. */
import type { Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';

/** The items that share no character with any of the spans, in the order given. Spans may overlap and come in any order; n log n. */
export function apartFrom<Item>(taken: readonly Span[], items: readonly Item[], spanOf: (item: Item) => Span): Item[] {
  // Joined where they overlap, so that ends rise as starts do.
  const joined: { readonly start: number; end: number }[] = [];
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return items.filter((item) => {
    const { start, end } = spanOf(item);
    const next = joined[lowest(joined.length, (at) => (joined[at]?.end ?? 0) > start)];
    return next === undefined || next.start >= end;
  });
}
