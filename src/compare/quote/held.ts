/** Which of several texts holds words that nothing cites. Decides only where they stand as they are; what that amounts to is decided elsewhere. */
import type { Span } from '../../model/document.ts';
import { foldText, spanOf } from '../../text/folded.ts';
import type { SearchedText } from './quote.ts';

/** Words from which on they stand nowhere by chance. */
const LEAST = 5;

/** The first source that holds a quote's words side by side, and where; null where none does, or they are few. */
export function heldIn<Source extends { readonly searched: SearchedText }>(
  sources: readonly Source[],
  quote: string,
): { readonly source: Source; readonly span: Span } | null {
  const words = foldText(quote.trim());
  if (words.count < LEAST) return null;
  for (const source of sources) {
    const { folded } = source.searched.passages;
    const [first] = folded.runs(words, 1);
    if (first !== undefined) return { source, span: spanOf(folded, first, first + words.count - 1) };
  }
  return null;
}
