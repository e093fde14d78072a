/**
 * What stands before a statement and says nothing of its matter, and the cells that a statement of a row takes in: the box of a list of things to do ("- [x] Sales rose"), and what only
 * counts it ("**Point 2:** Sales rose", a first cell "No. 3"). No source has it, so that nothing is held against it.
 */
import type { Span } from '../../model/document.ts';

const WORDS =
  '(?:n[or°º]|row|item|point|key point|finding|key finding|claim|fact|statement|reason|step|takeaway|key takeaway|insight|argument|punkt|aussage|fakt|grund|schritt|zeile|punto|hecho|razón|fila|fait|raison|ligne|étape)';
const BOX = /^\[[ xX✓✔]\]\s{1,4}(?=\S)/;
const COUNT = new RegExp(
  `^(?:\\*\\*|__)?${WORDS}\\.?\\s#?(?:\\d{1,2}|[A-Z])(?:(?:\\*\\*|__)?[:.](?:\\*\\*|__)?|(?:\\*\\*|__)?\\s[–—-])\\s{1,4}(?=\\S)`,
  'iu',
);
const ROW = new RegExp(`^[^\\p{L}]*$|^[\\s*_#]*${WORDS}\\.?\\s?\\d{1,3}[.):\\s*_]*$`, 'iu');

/** A sentence without its box and without what counts it. */
export function unheaded(text: string, { start, end }: Span): Span {
  const box = BOX.exec(text.slice(start, start + 8))?.[0].length ?? 0;
  const count = COUNT.exec(text.slice(start + box, Math.min(end, start + box + 40)))?.[0].length ?? 0;
  return { start: start + box + count, end };
}

/** Whether the first cell of a row only counts it. */
export const countsRow = (cell: string): boolean => ROW.test(cell);

/**
 * The sentences so far with the next one: "| How long? | Four weeks [2] |" is one row, whatever stop its first cell ends with. A sentence of a row that
 * cites nothing goes on in the next cell.
 */
export function wholeRow(text: string, before: Span[], next: Span): Span[] {
  const last = before.at(-1);
  const goesOn =
    last !== undefined &&
    text.charAt(next.start) === '|' &&
    !text.slice(last.end, next.start).includes('\n') &&
    !CITES.test(text.slice(last.start, last.end));
  if (goesOn) before[before.length - 1] = { start: last.start, end: next.end };
  else before.push(next);
  return before;
}

/** What a mark begins with. */
const CITES = /[[【(^⁰¹²³⁴-⁹]/;

/** Few words before a colon, and a sentence behind it. */
const HEADED = /^[^:.;]{1,60}:\s+["“„«]?\s?(?=\p{Lu}\S*(?:\s\S+){2})/u;

/** "Opening hours: The museum is closed on Mondays", "The source says: …": what is said, behind the colon; a statement without one as it is. */
export const behindColon = (statement: string): string => statement.slice(HEADED.exec(statement)?.[0].length ?? 0);
