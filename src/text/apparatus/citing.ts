/** Citations within the sentences of a source: in brackets, and as judgments set them between commas and stops. */

/** Blanks and commas belong to what stands before them, so that there is one way to read a list of marks. */
const YEARS = String.raw`(?:(?:1[6-9]|20)\d\d[a-z]?[,\s]*){1,4}`;
/**
 * The whole of what a pair of brackets holds: "14", "15, 16", " 34–36 ", "Ng et al., 2019; Li, 2020a", "Fig. 2A", "section 196(3) of the
 * Act"; where a page of the print begins ("p. 45"); "sic".
 */
export const CITING = new RegExp(
  String.raw`^(?:(?=\D*\d)(?!.*\d{4})[\s\d,;:^–—-]{1,60}|(?:\s*(?:see (?:also )?|e\.g\.,? |cf\. |vgl\. |siehe )?(?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.&, -]{0,89}[\p{L}'’.&-][,\s]+${YEARS}(?:(?:pp?\.|§|chs?\.|chap\.|vol\.|S\.|:) ?[\d–-]{1,9}\s*)?(?:;|$))+|(?:see )?(?:[Ff]ig(?:ure)?s?|[Tt]ables?|[Ee]qs?)\.?\s?\d[\w,;–& -]{0,40}|(?:see )?(?:ss?\.|[Ss]ections?|[Aa]rt(?:icle)?s?\.?|[Pp]ara(?:graph)?s?\.?|§{1,2}|[Rr]ules?|[Rr]eg\.) ?\d[\w(), –-]{0,30}\)?(?: of (?:the )?\p{Lu}[\p{L}' ]{0,50})?|(?:citing|quoting) .{3,150}|(?:pp?\.|S\.|fol\.|[Pp]age)\s?\d{1,4}[rv]?|sic!?)$`,
  'su',
);

const PARTY = String.raw`\p{Lu}[\p{L}'’.&]{0,30}(?: [\p{L}'’.&]{1,30}){0,6}`;
const REPORT = String.raw`\p{Lu}[\p{L}\d.]{0,9}(?: \p{Lu}?[\p{L}\d.]{1,9}){0,3} \d{1,5}`;
const PIN = String.raw`(?:,? (?:at )?(?:\[\d{1,4}\]|\d{1,4}(?:[–-]\d{1,4})?)){0,3}`;
/** Behind a stop or comma: "see Holt v Grange [1994] 1 WLR 71 at [22]", "Smith v. Jones, 123 U.S. 456, 460 (1990)", "Id. at 12". */
const CASE = new RegExp(
  String.raw`(?<=[.,;:)\]”"] )(?:(?:[Ss]ee(?:,? also)?|[Cc]iting|[Qq]uoting|[Cc]f\.|[Aa]ccord|[Cc]ompare)(?:,? e\.g\.)?,? )?(?:${PARTY} v\.? ${PARTY},? (?:[[(]\d{4}[\])] ?)?(?:\d{1,4} )?${REPORT}${PIN}(?: \([^()]{0,40}\d{4}\))?|(?:Id|Ibid)\.,? at \d{1,4}(?:[–-]\d{1,4})?)`,
  'gu',
);

/** What stands behind the names: "Crane v. Holm, 377 U.S. 533, 540 (1964)". */
const REPORTED = new RegExp(String.raw`(?<=[\p{L}.]), \d{1,4} ${REPORT}${PIN} \([^()]{0,40}\d{4}\)`, 'gu');

/** Decisions cited in running text, as places. */
export function* cases(text: string): Generator<readonly [start: number, end: number]> {
  if (!/ v\.? |\b(?:Id|Ibid)\./.test(text)) return;
  for (const pattern of [CASE, REPORTED]) for (const { 0: whole, index } of text.matchAll(pattern)) yield [index, index + whole.length];
}
