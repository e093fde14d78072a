/**
 * An answer that is a document with pages, blocks or a list of references: its citations are tied to the sources at hand, then it
 * is checked as in `answer.ts`. Kept apart from it, since a browser that checks an answer needs no lists of references.
 */
import type { AnswerOptions, PreparedAnswerSource } from './answer.ts';
import { citingAtHand } from './extract/at-hand.ts';
import type { QuotedText } from './extract/quotes-text.ts';
import type { Citation, Reference } from './model/cited.ts';
import type { Document } from './model/document.ts';

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
