/**
 * Who a quotation that is set apart is from, on a line of its own below it: "— Roe and Poe, Of moles [2]", "Board of Canals³". It is none of the quoted
 * words, and all of it is the citation.
 */
import type { Span } from '../../model/document.ts';
import { indexFrom } from '../../text/lowest.ts';
import type { Mark } from '../pair/marks.ts';
import type { Paragraph } from './text.ts';

const DASHED = /^(?:[—–―]|-{2,3})\s?\p{Lu}/u;
/** Letters of such a line. */
const [LONGEST, LONGEST_BARE] = [200, 80];
/** A mark with nothing beside it. */
const MARK_ALONE = /(?:^|\n)[ \t>]{0,9}(?:[[(【]\d[\d\s,;–-]{0,20}[\])】]|[⁰¹²³⁴-⁹]{1,4})\s{0,9}$/;

/** Whether a stretch of a quotation that is set apart ends with a mark that stands on a line of its own. */
export const endsInMarkAlone = (quoted: string): boolean => MARK_ALONE.test(quoted.slice(-40));

/** A name and what follows it in a citation: "Roe and Poe, Of moles". */
const NAMED =
  /^\P{L}{1,4}(?:\p{Lu}[\p{L}.’'-]{0,30},? (?:(?:and|und|et|y|of|von|van|de|du|&) )?){0,5}\p{Lu}[\p{L}.’'-]{0,30}, ?["“„«‘*_]?[\p{Lu}\d]/u;
/** The mark at the end of a line. */
const LAST_MARK = /\s?(?:[[(【][^[\](){}【】\n]{1,60}[\])】]|[⁰¹²³⁴-⁹]{1,4})[.\s]{0,4}$/;

/** Whether a line names what the words above it are from. `marks`: where known marks end. What somebody says behind a dash ends as sentences do. */
export function isAttribution(text: string, { start, end }: Span, marks: ReadonlySet<number>): boolean {
  const line = text.slice(start, end);
  if (line.length > LONGEST || line.includes('\n') || !DASHED.test(line)) return false;
  if (!/[.!?…:]["”»)]?$/.test(line.replace(LAST_MARK, ''))) return true;
  return NAMED.test(line) && (marks.has(end) || marks.has(end - 1) || /[^.]\.$/.test(line));
}

/** Whether words are a name or a title: all but small ones begin with capitals. */
const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  !/[.!?:;"“”„«»]/.test(words) &&
  words.split(/[\s,()&]+/).every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));

/** Where the last line of a quotation begins that names what it is from; its end where none does. */
export function attributionIn(text: string, { start, end }: Span, marks: ReadonlySet<number>): number {
  const from = text.lastIndexOf('\n', end - 1) + 1;
  return from > start && isAttribution(text, { start: from, end }, marks) ? from : end;
}

/**
 * Marks of a document in lines that name what the quotation above is from, widened over the whole of the line: the words before them are part of the
 * citation. Takes the paragraphs; such a line is one. Without a dash it is a name.
 */
export function withAttributions(text: string, paragraphs: readonly Paragraph[], marks: readonly Mark[]): Mark[] {
  const ends = new Set(marks.map(({ end }) => end));
  const widened = new Map<Mark, number>();
  paragraphs.forEach(({ kind, start, end }, at) => {
    if (kind !== 'text' || paragraphs[at - 1]?.kind !== 'quote' || end - start > LONGEST) return;
    const mark = marks[indexFrom(marks, start)];
    const line = text.slice(start, end);
    if (mark === undefined || mark.end > end || line.includes('\n')) return;
    const lead = text.slice(start, mark.start);
    const named = line.length <= LONGEST_BARE && isName(lead) && /^[\s)]*$/.test(text.slice(mark.end, end));
    if (isAttribution(text, { start, end }, ends) || named) widened.set(mark, start + (/^[—–―\s-]+/.exec(line)?.[0].length ?? 0));
  });
  return widened.size === 0 ? [...marks] : marks.map((mark) => ({ ...mark, start: widened.get(mark) ?? mark.start }));
}
