/**
 * Marks in the running text that repeat the author named before and give a year of their own: "ders. (2014)", "dies. 2014", "Id. (2014)",
 * "idem (2014, p. 5)". The author is that of the mark in front, in the same paragraph; such a mark counts only where that author has one
 * work of the year.
 */
import type { Document } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';
import type { Links } from '../link.ts';
import { type AuthorMark, YEARS, yearsOf } from './author.ts';
import { type Tied, tie } from './tie.ts';
import { LOCATOR } from './words.ts';

/** Words that may be others without their stop or the brackets: "dies 2014". */
const AGAIN =
  '(?:[Dd]ers\\.|[Dd]ies\\.|[Ii]d\\.|[Ee]ad\\.|[Dd]erselbe|[Dd]ieselben?|[Ii]dem|[Íí]dem|[Ee]adem|[Ll]e même|[Ll]a même|[Тт]от же|[Оо]н же|[Оо]на же)';
const SAME = new RegExp(`(?<![\\p{L}\\d])(${AGAIN}),?\\s(?:[(\\[]\\s?(${YEARS})${LOCATOR}[)\\]]|(${YEARS})${LOCATOR})`, 'gu');
/** How far before such a mark its author may be named. */
const REACH = 600;

/** All such marks that lead to a work. `named` are the marks by author and year that were read. */
export function sameMarks(document: Document, text: string, named: readonly AuthorMark[], links: Links): Tied[] {
  const marks = [...named].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  /** Where the marks up to each one end. */
  let end = 0;
  const reached = marks.map(({ span }) => {
    end = Math.max(end, span.end);
    return end;
  });
  return [...text.matchAll(SAME)].flatMap(({ 0: words, 1: again = '', 2: inside, 3: place, 4: plain = '', 5: behind, index }) => {
    const at = lowest(marks.length, (i) => (marks[i]?.span.start ?? 0) >= index);
    const before = marks[at - 1];
    // Within the brackets of a mark, it was read with it; a smaller mark may stand in them too.
    if (before === undefined || (reached[at - 1] ?? 0) > index || index - before.span.end > REACH) return [];
    if (/\n\s*\n/.test(text.slice(before.span.end, index))) return [];
    const locator = (place ?? behind)?.trim();
    const span = { start: index, end: index + words.length };
    return yearsOf(inside ?? plain).flatMap((year) => {
      const target = links.authorYear({ families: before.families, etAl: before.etAl, ...year });
      return target.to === null ? [] : [tie(document, span, target, `${again} ${year.year}${year.suffix}`, 'author-year', false, locator)];
    });
  });
}
