/**
 * The number of the decision that a document is itself: courts print it at the head ("Neutral Citation Number: [2021] EWHC 87 (Admin)", "[2020] UKSC 3"
 * on a line of its own), and again on each page. It is no work that the document cites.
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';

/** Letters in which a court prints the number of what it decides. */
const HEAD = 1_500;
/** Letters in which nothing is cited yet. */
const FIRST = 200;
/** What names the decision below, and any word of a sentence that cites. */
const BELOW = /(?:[Ff]rom|[Bb]elow|[Aa]ppeal|[Aa]gainst)\s?:?\s{0,4}$|(?<!\p{L})\p{Ll}{2,20}\s{1,4}$/u;
/** Documents so short hold what somebody put in, numbers alone among it. */
const SHORT = 6_000;
const ANNOUNCED = /(?:Neutral\s[Cc]itation(?:\s(?:[Nn]umber|[Nn]o\.?))?|NCN|Citation\s(?:[Nn]umber|[Nn]o\.?)|Cite\sas)\s?:?\s{0,12}$/u;

/** Letters on either side that are looked at. */
const MOST = 80;

/** Whether nothing stands beside a span on its line. */
function isAlone(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const beside = `${text.slice(Math.max(from, start - MOST), start)}${text.slice(end, Math.min(to === -1 ? text.length : to, end + MOST))}`;
  // A chamber, "(IAC)".
  return /^\p{L}{0,6}$/u.test(beside.replace(/[\s\p{P}]/gu, ''));
}

/** Citations without those that are the document's own number. */
export function withoutOwnNumber(text: string, citations: readonly Span[]): Span[] {
  const words = ({ start, end }: Span): string => fold(text.slice(start, end));
  const bare = (span: Span): boolean => !/\sv\.?\s/.test(text.slice(span.start, span.end));
  const own = new Set<string>();
  for (const span of citations) {
    if (span.start > HEAD) break;
    const before = text.slice(Math.max(0, span.start - 60), span.start);
    const first = text.length > SHORT && (isAlone(text, span) || span.start < FIRST) && !BELOW.test(before);
    if (bare(span) && (ANNOUNCED.test(before) || first)) own.add(words(span));
  }
  return own.size === 0 ? [...citations] : citations.filter((span) => !(bare(span) && own.has(words(span))));
}
