/**
 * Whether a citation is that of a quote at all, where a text cites behind each quote as those on law do: words that a citation farther off does not hold
 * may be somebody else's. Decides what is said of nobody; what stands in the cited place is never looked at here.
 */

import type { Mark } from './pair/marks.ts';
import type { PairedQuote } from './pair.ts';

/** From this share of the same words on, words that a citation farther off does not hold are told as a passage of it that reads otherwise. */
const LIKE = 0.8;
/** Words of a quote, at least, of which such a share tells anything. */
const TELLING = 6;
/** What leads from a provision to another one, or ends what was quoted of it. */
const FURTHER =
  /["”’»“]|(?<!\p{L})(?:[Pp]aragraphs?|[Ss]ub-?paragraphs?|[Pp]oints?|sentences?|[Rr]ecitals?|[Aa]rticles?|Abs(?:atz|\.)|Satz|Nr\.)(?!\p{L})/u;

/** What a search of the cited source gave. */
interface Search {
  readonly match: unknown;
  readonly elsewhere: unknown;
  readonly nearest: { readonly score: number } | null;
}

/** Whether a citation that stands farther off is not the quote's: nothing of its words is there, nor a passage much like them. */
export function isAside({ by, words, marks, span }: PairedQuote, { match, elsewhere, nearest }: Search, text: string): boolean {
  const far = (mark: Mark): boolean => by === 'before' && mark.act === true && FURTHER.test(text.slice(mark.end, span.start - 1));
  const besides = (mark: Mark): boolean => by === 'before' && isBesides(text, mark, span.start);
  const named = marks.every((mark) => mark.named || far(mark) || besides(mark));
  if (match !== null || !(named || by === 'carried' || by === 'later')) return false;
  // A provision that is only mentioned need not be the one that the words are from.
  if (elsewhere !== null) return named;
  // A place of an old work stands beside its words; what it is carried to may be anybody's.
  if (marks.some(({ work }) => work) && (by === 'carried' || by === 'later')) return true;
  return (nearest?.score ?? 0) < LIKE || words.trim().split(/\s+/).length < TELLING;
}

/** What opens a bracket that only sends to a work: "In law (see Roe v. Poe), it was said that “…”". */
const SENDS = /\((?:see|cf\.?|compare|voir|vgl\.|siehe)\s[^()]{0,100}$/iu;

/** Whether a citation stands in a bracket that is closed before the quote, and says of words before it where more is to be read. */
const isBesides = (text: string, { start, end }: Mark, quote: number): boolean =>
  SENDS.test(text.slice(Math.max(0, start - 120), start)) && /^[^()]{0,80}\)/.test(text.slice(end, quote));

/** A page alone behind a quote, as papers cite a work that they have named with its edition: “…” (58), “…” (243–47). */
const PAGED = /^["”’'»]{0,2}[.,;]?\s?\(\d{1,4}(?:[-–,]\s?\d{1,4}){0,3}\)/;

/**
 * Whether a quote is cited by the page of some edition, and what was taken for its citation is a name in running words ("Parmenides writes, “…” (58)"), which
 * may be that of a person or of another edition: what that text does not hold at all is nobody's fault.
 */
export const isPaged = ({ span, marks }: PairedQuote, { match, elsewhere, nearest }: Search, text: string): boolean =>
  match === null &&
  elsewhere === null &&
  (nearest?.score ?? 0) < LIKE &&
  marks.every(({ label, locator }) => /^\p{L}[\p{L}\s’'-]*$/u.test(label) && locator === undefined) &&
  PAGED.test(text.slice(span.end, span.end + 40));

/** Whether a work is only named for what the work before it quotes: "Roe, at 5 (quoting Poe)" has the words in Roe. */
export const isQuotedIn = ({ label }: Mark, before: Mark | undefined): boolean =>
  before !== undefined && before.source >= 0 && /^\((?:quoting|citing)\s/.test(label);
