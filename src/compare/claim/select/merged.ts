/** Of passages that were chosen, those that are shown: no two that overlap or say the same, the best first. */

import type { Span } from '../../../model/document.ts';
import type { EvidencePassage } from '../../../model/judge.ts';

/** The order in which passages are shown. */
export const bestFirst = (a: EvidencePassage, b: EvidencePassage): number =>
  b.relevance - a.relevance || (a.source.id < b.source.id ? -1 : a.source.id > b.source.id ? 1 : a.span.start - b.span.start);

/** Of passages that overlap or say the same, one: joined where the whole is short enough, else the better one. */
export function merged(
  ranked: readonly { readonly passage: { readonly span: Span; readonly source: { readonly text: string } }; readonly relevance: number }[],
  max_span_length: number,
): { span: Span; relevance: number }[] {
  const kept: { span: Span; relevance: number }[] = [];
  const said = new Set<string>();
  for (const { passage, relevance } of ranked) {
    const { start, end } = passage.span;
    // What a source says twice in the same words is one passage.
    const words = passage.source.text.slice(start, end).replace(/\s+/g, ' ');
    if (said.has(words)) continue;
    said.add(words);
    const over = kept.findIndex(({ span }) => start < span.end && span.start < end);
    const other = kept[over];
    if (other === undefined) {
      kept.push({ span: passage.span, relevance });
      continue;
    }
    const joined = { start: Math.min(start, other.span.start), end: Math.max(end, other.span.end) };
    const clear = kept.every(({ span }, i) => i === over || span.end <= joined.start || joined.end <= span.start);
    if (clear && joined.end - joined.start <= max_span_length) kept[over] = { span: joined, relevance: other.relevance };
  }
  return kept;
}

/** Of what was chosen for several questions, the best of each source: what two of them chose is one passage. */
export function together(found: readonly EvidencePassage[], max_spans_per_source: number): EvidencePassage[] {
  const kept: EvidencePassage[] = [];
  for (const one of [...found].sort(bestFirst)) {
    const own = kept.filter(({ source }) => source.id === one.source.id);
    const apart = own.every(({ span }) => span.end <= one.span.start || one.span.end <= span.start);
    if (apart && own.length < max_spans_per_source) kept.push(one);
  }
  return kept;
}
