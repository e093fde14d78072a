/**
 * What is changed in Markdown before markdown-it sees it, so that no text can stall it. Its pattern for tags takes a no-break space both
 * for white space and for a part of a value, and tries all ways to read each; its finder of addresses looks for the end of every bracket as
 * far as the next blank. Neither changes what is read: all white space becomes one space in the end, and addresses are found in the text
 * all the same.
 */

/** White space that HTML does not know. */
const WIDE = String.raw`[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;
/** At the beginning of a line it is left out: as plain spaces it would make code of the line. */
const LEADING = new RegExp(String.raw`(?<![^\n])([ \t]{0,100})${WIDE}(?:${WIDE}|[ \t])*`, 'g');
const ANYWHERE = new RegExp(WIDE, 'g');

/** The text with plain white space alone. */
export const withPlainSpaces = (text: string): string => text.replace(LEADING, '$1').replace(ANYWHERE, ' ');

const LONG = 2_000;
const MANY = 40;

/** Whether addresses may be looked for: not where one long word is made of many. */
export const mayLink = (text: string): boolean =>
  !text.split(/\s+/).some((word) => word.length > LONG && word.split('://', MANY + 2).length > MANY + 1);
