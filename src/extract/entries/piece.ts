/** One entry of a list, as printed. */
import type { Span } from '../../model/document.ts';

/** One entry as printed. */
export interface Piece {
  /** The whole entry with its label, without white space around it. */
  readonly span: Span;
  /** Where the words begin, behind the label. */
  readonly body: number;
  /** As printed, without brackets; null in lists without labels. */
  readonly label: string | null;
  /** Words about the work that stand in the midst of its entry, and are no part of it. */
  readonly without?: Span;
  /** True when it has the authors of the one before, and names none. */
  readonly repeats?: boolean;
}

/** What a piece says, without its label, on one line. */
export const wordsOf = ({ body, span }: Pick<Piece, 'body' | 'span'>, text: string): string =>
  text.slice(body, span.end).replace(/\s+/g, ' ');
