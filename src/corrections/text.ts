/**
 * How changes to an answer are written: which words go with a mark, where a sentence stands, what is put before a clause that becomes a
 * sentence. Kept apart from the steps that decide on them.
 */
import type { AnswerReport, ClaimFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import type { MarkPrinter } from '../repair/marks.ts';
import type { MarkChange } from '../repair/replace.ts';
import { sentencesOf } from '../text/sentences.ts';

/** What an answer is, and how it prints its marks. */
export interface Printing {
  readonly answer: string;
  readonly before: AnswerReport;
  readonly print: MarkPrinter;
}

export const whyOf = ({ action, to }: MarkChange): string =>
  action === 'REPLACE'
    ? `${to} bears it out, the cited source does not`
    : action === 'REMOVE'
      ? 'this source does not bear it out'
      : `${to} bears out what the cited source leaves open`;

export function printedChange({ answer, print }: Printing, { span, sources }: MarkChange): { readonly span: Span; readonly text: string } {
  if (sources.length > 0) return { span, text: print(answer.slice(span.start, span.end), sources) };
  // The mark goes with the space before it, unless another mark follows, which needs that space.
  const followed = /^[[【(]/.test(answer.slice(span.end));
  const start = !followed && /[ \t\u00a0]/.test(answer.charAt(span.start - 1)) ? span.start - 1 : span.start;
  return { span: { start, end: span.end }, text: '' };
}

/** The sentence before a claim, which tells who "it" is. */
export function contextOf(answer: string, { claim }: ClaimFinding): string {
  const from = Math.max(0, claim.span.start - 600);
  const spans = sentencesOf(answer.slice(from, claim.span.start));
  const last = spans.at(-1);
  return last === undefined ? '' : answer.slice(from + last.start, from + last.end).replace(/\[[^[\]\n]{1,40}\]/g, '');
}

export const QUOTATION_MARK = /["'“”„«»‹›‘’「」『』]/;

/** Words of a claim without the quotation marks around those that stand nowhere in what they cite: said more softly, they are nobody's words. */
export function unquoted({ before }: Printing, { claim }: ClaimFinding, text: string): string {
  let out = text;
  for (const { quote, span, status } of before.quotes.items) {
    if (status !== 'not_found' || span.start < claim.span.start || span.end > claim.span.end) continue;
    const at = out.indexOf(quote);
    const end = at + quote.length;
    if (at < 1 || !QUOTATION_MARK.test(out.charAt(at - 1)) || !QUOTATION_MARK.test(out.charAt(end))) continue;
    out = out.slice(0, at - 1) + quote + out.slice(end + 1);
  }
  return out;
}

/** A clause where it stands, and, behind another that cites, as a sentence of its own, which then takes no citation over. */
export function asWhole({ answer }: Printing, span: Span, text: string): (readonly [Span, string])[] {
  const joint = /[\])】](?:[,;]?\s{1,3}(?:and|but|while|whereas|although)|[,;])\s{1,3}$/.exec(
    answer.slice(Math.max(0, span.start - 20), span.start),
  )?.[0];
  if (joint === undefined) return [[span, text]];
  const start = span.start - joint.length + 1;
  return [
    [span, text],
    [{ start, end: span.end }, `. ${text.charAt(0).toUpperCase()}${text.slice(1)}`],
  ];
}

/** A link to a page; null for what is none. */
export function linkTo(source: string | null): string | null {
  if (source === null || !URL.canParse(source)) return null;
  const { protocol, host, href } = new URL(source);
  return protocol === 'http:' || protocol === 'https:' ? `([${host}](${href.replace(/\(/g, '%28').replace(/\)/g, '%29')}))` : null;
}

export const markOf = ({ answer }: Printing, { claim }: ClaimFinding): string => {
  const span = claim.citations[0]?.span;
  return span === undefined ? '[1]' : answer.slice(span.start, span.end);
};
