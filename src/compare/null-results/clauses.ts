/** Clauses of a sentence, as far as they may say different things of different things: "no effect in mice, whereas in rats it was large". */
import type { Span } from '../../model/document.ts';

/** What parts clauses: it belongs to none. */
const PARTS = /[;:]|,? (?:whereas|while|but|although|though)\b|, (?=and\b|yet\b|which\b|with\b)/gi;

/** The clauses of a sentence, in order. */
export function clausesOf(text: string): readonly Span[] {
  const out: Span[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(PARTS)) {
    if (index > from) out.push({ start: from, end: index });
    from = index + found.length;
  }
  if (text.length > from) out.push({ start: from, end: text.length });
  return out;
}

/** The clause that holds a place of a sentence; the whole where none does. */
export const clauseAround = (text: string, at: number): Span =>
  clausesOf(text).find(({ start, end }) => start <= at && at < end) ?? { start: 0, end: text.length };
