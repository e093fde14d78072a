/** What pages and messages leave in a text: lines with a page's number or running header, cues of subtitles, the signs of an answered message. */

/** Where such lines stand; `joined`: what stands round them is one word, parted by a hyphen and them. */
type Place = readonly [start: number, end: number, joined?: boolean];

/** A line that is only a page's number, or a cue of subtitles: "- 17 -", "Page 3 of 12", "12:04", "00:12:01,000 --> 00:12:04,000". */
const ALONE =
  /^(?:[ \t]{0,99}(?:[-–—] ?\d{1,4} ?[-–—]|(?:[Pp]age|[Ss]eite|p\.) \d{1,4}(?: (?:of|von|\/) \d{1,4})?|(?:\d{1,2}:)?\d{1,2}:\d\d)[ \t]{0,99}|(?:\d{1,5}\r?\n)?(?:\d\d:){1,2}\d\d[\d:,. ]{0,20}-->.{0,200})$/gm;
/** Up to three short lines between blank ones, before which a sentence is unfinished, and what follows. */
const BETWEEN =
  /([\p{L}\d,][ \t\r]{0,200}\n[ \t\r]{0,200}[\n\f]\s{0,200})((?:[^\n]{1,80}\n){1,3}?(?:\f[^\n\f]{1,80}\n)?)(?=[ \t\r]{0,200}[\n\f]\s{0,200}(.))/gu;
/** The same where each stands between blank lines: "Cite as: …", "9", "Opinion of the Court", in the middle of a sentence. */
const ONE_BY_ONE = /[\p{L}\d,][ \t\r]{0,20}\n[ \t\r]{0,20}(?=\n)((?:\n[^\n]{1,80}\n[ \t\r]{0,20}(?=\n)){2,4})\n(?=[ \t]{0,20}\p{Ll})/gu;
/** A line that is a page's number. */
const NUMBER = /^[ \t\f]{0,60}\d{1,4}[ \t\r]{0,20}$/m;
/** The lines between an unfinished sentence, or word, and its rest in small letters. */
const FOOT_AND_HEAD = /[\p{Ll},](-?)[ \t\r]{0,9}\n((?:[^\n]{0,90}\n){2,6}?)[ \t]{0,20}(?=\p{Ll})/gu;
/** What sets a foot or head apart: a blank line, or a page's number in the middle of its line or at its right. */
const APART = /^[ \t\r\f]{0,90}$|^(?:[ \t]{9,80}|\t{2,9}|\f[ \t]{0,80})\d{1,4}[ \t\r]{0,9}$/m;
/** A page's number set apart at the edge of a line, or alone on it. */
const EDGE = /^[ \t\f]{0,60}\d{1,4}(?:[ \t]{2}|\t|\r?$)|(?:[ \t]{2}|\t)\d{1,4}[ \t\r]{0,9}$/m;

/** What sets off a message that is answered, or a quotation in Markdown, at the head of each line; not "> 5 mg". */
const ANSWERED = /(?<=^|\n)(?:> ?){1,9}(?=[\p{L}"“'‘(])/gu;

/** Such lines and signs, as places. Linear. */
export function* furniture(text: string): Generator<Place> {
  for (const { 0: whole, index } of text.matchAll(ANSWERED)) yield [index, index + whole.length];
  for (const { 0: whole, index } of text.matchAll(ALONE)) yield [index, index + whole.length];
  // A page number among the lines says header even where the sentence goes on with a name.
  for (const { index, 1: before = '', 2: block = '', 3: next = '' } of text.matchAll(BETWEEN))
    if (!/[.;,]\s*$/.test(block) && (/\p{Ll}/u.test(next) || /^[ \t\r]{0,80}\d{1,4}(?:\s|$)|\s\d{1,4}[ \t\r]{0,80}$/m.test(block)))
      yield [index + before.length, index + before.length + block.length];
  for (const { index, 0: whole, 1: lines = '' } of text.matchAll(ONE_BY_ONE))
    if (NUMBER.test(lines)) yield [index + whole.indexOf(lines), index + whole.length];
  for (const { 0: whole, 1: hyphen = '', 2: block = '', index } of text.matchAll(FOOT_AND_HEAD))
    if (APART.test(block.slice(0, -1)) && EDGE.test(block) && !/[;,]\s*$/.test(block))
      yield hyphen ? [index + 1, index + whole.length, true] : [index + whole.indexOf('\n') + 1, index + whole.length];
}
