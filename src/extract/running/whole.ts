/**
 * Whole references within sentences, as letters and answers have them: "I would start with Roe A, Poe B. On hedges. J Gardens. 2006;57:139-66, and
 * then read …". One begins with names and initials in a form that only references have, and ends with volume and pages.
 */
import type { Span } from '../../model/document.ts';
import { withoutLeads } from './case-names.ts';
import { printedIn } from './printed.ts';

const FAMILY = String.raw`\p{Lu}[\p{L}’'-]{1,25}(?:[\s-]\p{Lu}[\p{L}’'-]{1,25})?`;
const PERSON = String.raw`(?:${FAMILY}\s\p{Lu}{1,3}|${FAMILY},\s(?:\p{Lu}\.[\s-]?){1,3})`;
/** "Roe A, Poe B.", "Roe, A., & Poe, B. (2010).", "Roe A (2010)". */
const BEGINS = new RegExp(
  String.raw`(?<![\p{L}\d.’'-])${PERSON}(?:,?\s(?:&\s|and\s|et\s)?${PERSON}){0,8}(?:,?\set\sal)?\.?,?\s?(?:\((?:1[89]|20)\d\d[a-z]?\)[.:]?\s|[.:]\s|(?<=\.)\s)(?=[“"]?\p{Lu})`,
  'gu',
);
/** "2006;57:139-66", "57(2), 139–166", "11:114-126". */
const ENDS =
  /(?<![#\d])(?:(?:(?:1[89]|20)\d\d(?:\s\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?)?;\s?)?\d{1,4}\s?(?:\([\d–-]{1,9}\))?\s?[:,]\s?(?:pp?\.\s?)?[a-zA-Z]{0,2}\d{1,6}\s?[–-]\s?[a-zA-Z]{0,2}\d{1,6}(?![\d-])(?:\s\((?:1[89]|20)\d\d\))?|(?:1[89]|20)\d\d(?:\s\p{Lu}\p{Ll}{2,8}(?:\s\d{1,2})?)?;\s?\d{1,4}\s?(?:\([\d–-]{1,9}\))?:\s?[a-zA-Z]{0,2}\d{1,8}(?!\d))(?:\.?\s{1,2}(?:https?:\/\/)?(?:dx\.)?doi(?:\.org\/|:\s?)10\.\d{4,9}\/[^\s,;)]{2,80}(?<![.]))?/u;
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/;
/** Letters from the first name to the last page, and of title and journal between them at least. */
const [LONGEST, SHORTEST] = [600, 15];

/** Where whole references stand within the sentences of a text, in reading order, none within another. */
export function wholeIn(text: string): Span[] {
  const initialled = withInitials(text);
  const apart = printedIn(text).filter(({ start, end }) => !initialled.some((one) => one.start < end && start < one.end));
  return [...initialled, ...apart].sort((a, b) => a.start - b.start);
}

/** References that begin with names and initials and end with pages. */
function withInitials(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: head } of text.matchAll(BEGINS)) {
    if (index < from) continue;
    // "ROE V. POE CORP." at the head of a page of an opinion.
    if (/^\p{Lu}{3,}\sV\.\s$/u.test(head) && /^\p{Lu}{3,}/u.test(text.slice(index + head.length, index + head.length + 20))) continue;
    const start = index + withoutLeads(head);
    const behind = index + head.length;
    const rest = text.slice(behind, index + LONGEST);
    const found = ENDS.exec(rest);
    if (found === null || found.index < SHORTEST || /\n\s*\n/.test(rest.slice(0, found.index))) continue;
    const end = behind + found.index + found[0].length;
    // Another reference that begins before the pages is the one they belong to.
    const within = rest.slice(0, found.index);
    if ([...within.matchAll(BEGINS)].length > 0 || !YEAR.test(text.slice(start, end))) continue;
    spans.push({ start, end });
    from = end;
  }
  return spans;
}
