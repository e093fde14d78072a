/**
 * Short titles that stand in front of whole entries, beside or above them: "Marsh 2016 {published data only} Marsh A, Ng B. …" in reviews of
 * studies, "Marsh 2016   A. Marsh, …" in lists of works cited by short titles. They are labels, and no words of the entry. Believed
 * only where half of the entries have one and it names the entry's own first author and year.
 */
import { fold } from '../../text/fold.ts';
import type { Piece } from './piece.ts';

/** A name, or two, and a year, in braces what is known of the study, and a star that marks its main report. */
const SHORT =
  /^((\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:[\s-]\p{Lu}[\p{L}\p{M}’'-]{1,30}|\s\p{Ll}{2,3}\s\p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2})(?:\s(?:et al\.?|u\.\s?a\.)|\s?[/&]\s?\p{Lu}[\p{L}’'-]{1,30}|\s(?:and|und|et|y)\s\p{Lu}[\p{L}’'-]{1,30})?,?\s((?:1[5-9]|20)\d{2}[a-z]?)):?(?:\s{0,3}\{[^{}]{3,60}\})?\s{1,10}(?:[*†•∗]\s{0,2})?(?=\p{Lu}|\p{Ll}{1,3}\s\p{Lu}|\d\.)/u;
/** Characters in which the entry must name its author again. */
const NEAR = 60;
const FEWEST = 3;

/** The short title of a text and its length with what stands around it; null when it begins with none. */
export function shortTitle(words: string): { readonly label: string; readonly length: number } | null {
  const found = SHORT.exec(words.slice(0, 200));
  if (found?.[1] === undefined || found[2] === undefined || found[3] === undefined) return null;
  const rest = words.slice(found[0].length);
  const named = fold(rest.slice(0, NEAR)).includes(fold(found[2]));
  return named && rest.includes(found[3].slice(0, 4)) ? { label: found[1].replace(/\s+/g, ' '), length: found[0].length } : null;
}

/** The pieces with their short titles as labels, where the list has them; else as they are. */
export function withShortTitles(pieces: readonly Piece[], text: string): readonly Piece[] {
  if (pieces.length < FEWEST) return pieces;
  const titles = pieces.map(({ body, span, label }) =>
    label === null ? shortTitle(text.slice(body, Math.min(span.end, body + 800))) : null,
  );
  const having = titles.filter((title) => title !== null).length;
  if (having < FEWEST || having < pieces.length * 0.5) return pieces;
  return pieces.map((piece, i) => {
    const title = titles[i];
    return title === null || title === undefined ? piece : { ...piece, body: piece.body + title.length, label: title.label };
  });
}

/** Short titles that stand without their entries, one or several: a column that the reader read apart. */
const ALONE = /^(?:\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:[\s-]\p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2},?\s(?:1[5-9]|20)\d{2}[a-z]?(?:\s{1,3}|$)){1,6}$/u;

/** Whether words are nothing but short titles. */
export function isShortTitle(words: string): boolean {
  return words.length < 200 && ALONE.test(words.replace(/\s+/g, ' ').trim());
}
