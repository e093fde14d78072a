/**
 * Names in scripts from right to left: what a name looks like there, initials ("م.", "ד'"), and "and", which is written as one with the name
 * behind it ("والسيد", "ולוי") and can begin a name as well. It is parted only where the print shows two names.
 */

/** A name, or a part of one. */
export const RTL_NAME =
  /^[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u200c'’"-]{2,20}(?:\s[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u200c'’".-]{1,20}){0,2}$/;

/** "م." "ع. ر." "ד'" "ש\"י": one letter for each given name. */
export const RTL_INITIALS =
  /^(?:[\u05d0-\u05ea]['’׳.]|[\u0620-\u064a\u0671-\u06d3](?:\.|\u200c\.))(?:[\s-]?[\u05d0-\u05ea\u0620-\u06d3]['’׳.]){0,2}$/;

/** Between two names of two words and more, or of a family name, a comma and a given one. */
const BETWEEN_NAMES =
  /(?<=[\u05d0-\u05ea]{2},?\s[\u05d0-\u05ea]{2,20})\sו(?=[\u05d0-\u05ea]{2,20}\s[\u05d0-\u05ea]{2})|(?<=[\u0620-\u064a]{2},?\s[\u0620-\u064a]{2,20})\sو(?=[\u0620-\u064a]{3,20}\s[\u0620-\u064a]{2})/g;
/** Behind an initial a family name follows: "כהן, ד' ולוי, מ'". */
const BEHIND_INITIAL =
  /(?<=[\s,][\u05d0-\u05ea]['’׳.]),?\sו(?=[\u05d0-\u05ea]{2,20}[,\s])|(?<=[\s,][\u0620-\u064a]\.),?\sو(?=[\u0620-\u064a]{3,20}[,\s])/g;
/** Behind a comma: no name begins with "and" before an article or an alif that carries a hamza. */
const BEHIND_COMMA = /(?<=[,;])\sو(?=(?:ال[\u0620-\u064a]{3}|[أإآ]))/g;

/** The list with every attached "and" as a semicolon. */
export function partAttachedAnd(text: string): string {
  return text.replace(BETWEEN_NAMES, ' ; ').replace(BEHIND_INITIAL, ' ; ').replace(BEHIND_COMMA, ' ; ');
}
