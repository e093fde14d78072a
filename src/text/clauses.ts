/**
 * The clauses of a sentence, as spans: cut at its joints, which are marks and words that open a clause. How finely a sentence is to be cut depends on what is
 * asked of its clauses, so that the joints are named here, coarsest first; those of other languages, and finer ones, are handed in.
 */
import type { Span } from '../model/document.ts';

/** What sets one thing apart from another: "no effect in mice, whereas in rats it was large". */
export const APART = /[;:]|,? (?:but|while|whereas|although|though)\b/gi;
/** The same, and a comma before a word that joins a clause on: "it was granted, and the bank paid", "the bank, which paid". */
export const JOINED = /[;:]|,? (?:but|while|whereas|although|though)\b|, (?=(?:and|yet|which|who|with)\b)/gi;
/** What sets apart, and each "and". */
export const ANDED = /[;:]|,? (?:and|but|while|whereas|although|though)\b/gi;

/** How a sentence is cut. */
export interface Cutting {
  /** Where the text is cut. It needs the flag "g". */
  readonly at?: RegExp;
  /** The stretch that is cut; all of the text unless told. */
  readonly within?: Span;
  /** Whether a joint belongs to the clause that it opens, and not to none. */
  readonly opens?: boolean;
}

const MARK = /^[,.:]\s?$/;
const DIGIT = /\p{Nd}/u;

/** Gives the clauses of a text in order, those left out that hold nothing. A comma or colon between two digits cuts nothing: "31,000", "10:30". */
export function clausesOf(text: string, { at = APART, within, opens = false }: Cutting = {}): readonly Span[] {
  const clauses: Span[] = [];
  const { start, end } = within ?? { start: 0, end: text.length };
  let from = start;
  const close = (to: number): void => {
    if (text.slice(from, to).trim() !== '') clauses.push({ start: from, end: to });
  };
  for (const { index, 0: joint } of (within === undefined ? text : text.slice(start, end)).matchAll(at)) {
    const cut = start + index;
    const next = cut + joint.length;
    if (MARK.test(joint) && DIGIT.test(text.charAt(cut - 1)) && DIGIT.test(text.charAt(next))) continue;
    close(cut);
    from = opens ? cut : next;
  }
  close(end);
  return clauses;
}

/** The clause that holds a place of a text; the whole where none does. */
export const clauseAround = (text: string, place: number, cutting: Cutting = {}): Span =>
  clausesOf(text, cutting).find(({ start, end }) => start <= place && place < end) ?? { start: 0, end: text.length };
