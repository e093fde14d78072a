/**
 * Numbers that are a part of a name or point to a place: "HTTP/3", "SHA-384", "Article 6", "paragraphs 62 and 64". A source that has another one
 * nearby speaks of another thing; it does not say the contrary.
 */
import type { Span } from '../model/document.ts';

const PLACED =
  /(?:(?<![\p{L}\p{N}])(?:\p{Lu}{2,8}|\p{Lu}\p{L}{1,12})[/-]|(?<!\p{L})(?:[Aa]rt(?:icles?|\.)|[Ss]ec(?:tions?|\.)|§{1,2}|[Pp]ara(?:graphs?|s?\.)|[Pp]oints?|[Rr]ecitals?|Chapters?|Appendi(?:x|ces)|Annex(?:es)?|Tables?|Figures?|Fig\.|Rules?|Regulation|Directive|Cases?|RFCs?|Nos?\.)\s?(?:\d[\d.()a-z]{0,8}(?:,\s|,?\sand\s|\sto\s|\sor\s|–|-)){0,6})$/u;
/** Letters before a number that are looked at. */
const FAR = 80;

/** A number that was read with the name it is a part of. */
const NAMED = /^\p{Lu}[\p{L}\d]{0,12}[/-]\d/u;

/** Whether the number at a place of a claim names or points. */
export const designates = (claim: string, { start, end }: Span): boolean =>
  NAMED.test(claim.slice(start, end)) || PLACED.test(claim.slice(Math.max(0, start - FAR), start));
