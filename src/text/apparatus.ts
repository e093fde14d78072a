/**
 * Words of a text that are not its sentence but apparatus: footnote calls, inline citations, star pages, numbers of lines, running
 * headers that a page break left in the middle of a sentence. A faithful quote may leave them out. Marked by form alone, and
 * narrowly: a number that could belong to the sentence is not marked.
 */
import { type Folded, foldText, isNumber } from './folded.ts';

/** A number that is a star page or a footnote call, raised or printed on to the word or full stop before it. */
function isCall({ text, starts, ends }: Folded, i: number): boolean {
  const start = starts[i] ?? 0;
  const digits = text.slice(start, ends[i]);
  const next = text.charAt(ends[i] ?? 0);
  const word = text.slice(starts[i - 1] ?? start, ends[i - 1] ?? start);
  const lead = text.slice(Math.max(0, start - 9), start);
  const before = lead.replace(/<sup>$/i, '').slice(-2);
  if (/[a-z\d]/i.test(next)) return false;
  if (before.endsWith('*')) return true;
  if (/^[⁰¹²³⁴-⁹]+$/.test(digits) || lead.endsWith('<sup>'))
    // Behind a unit or a symbol ("m²", "Ca²⁺") it is none. Nothing is raised to the first power, so ¹ always is one.
    return (
      !/[⁺⁻+]/.test(next) &&
      (/[.,;:!?)”"'’\]]$/.test(before) ||
        // Units that take an exponent.
        (/^(?:(?!\p{Lu}\p{Ll}$)[\p{L}'’]+|(?:1[5-9]|20)\d\d)$/u.test(word) &&
          (digits === '¹' || !/^(?:[cmkdn]?m|in|ft|yd|mi|[sxyznr])$/i.test(word))))
    );
  // As plain-text extraction leaves them: "disbarred8", "claims.12".
  // Words before a number that is theirs, though no space stands between: "Fig.3", "No.5".
  if (
    /[-–%]/.test(next) ||
    /^(?:figs?|figure|no|nos|nr|vol|pp?|pages?|sect?|section|art|ch|chap|eqs?|tab|table|refs?|§|para|cl|bd|s)$/i.test(word)
  )
    return false;
  return ends[i - 1] === start
    ? (digits.length <= 2 || digits.length >= 8) && /^\p{L}?\p{Ll}{3,}$/u.test(word)
    : digits.length <= 3 && word.length > 2 && /[\p{Ll}”"’)][.,;:”"’)]$/u.test(before);
}

/** Blanks and commas belong to what stands before them, so that there is one way to read a list of marks. */
const YEARS = String.raw`(?:(?:1[6-9]|20)\d\d[a-z]?[,\s]*){1,4}`;
/** Inline citations: "14", "15, 16", " 34–36 ", "Ng et al., 2019; Li, 2020a", "Fig. 2A"; where a page of the print begins ("p. 45"); "sic". */
const CITING = new RegExp(
  String.raw`^(?:(?=\D*\d)(?!.*\d{4})[\s\d,;:^–—-]{1,60}|(?:\s*(?:see |e\.g\.,? |cf\. )?(?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.&, -]{0,89}[\p{L}'’.&-][,\s]+${YEARS}(?:(?:pp?\.|§) ?[\d–-]{1,9}\s*)?(?:;|$))+|(?:see )?(?:[Ff]ig(?:ure)?s?|[Tt]ables?|[Ee]qs?)\.?\s?\d[\w,;–& -]{0,40}|(?:pp?\.|S\.|fol\.|[Pp]age)\s?\d{1,4}[rv]?|sic!?)$`,
  'su',
);

/** The words without the apparatus; the very same words when there is none. Linear. */
export function thinned(folded: Folded): Folded {
  // Lines that count on one by one before they are the numbered lines of a pleading.
  const LEAST_LINES = 4;
  const { text, count, starts, ends } = folded;
  const gone: [start: number, end: number][] = [];
  const leaveOut = (start: number, { length }: string): void => {
    gone.push([start, start + length]);
  };

  for (let i = 0; i < count; i += 1) if (isNumber(folded, i) && isCall(folded, i)) gone.push([starts[i] as number, ends[i] as number]);

  // What stands in brackets, up to the first that closes; looked ahead at, since groups lie in groups. Bounded, so linear.
  for (const { index, 1: round, 2: square } of text.matchAll(/\((?=([^)]{1,159})\))|\[(?=([^\]]{1,159})\])/g)) {
    const inside = round ?? square ?? '';
    if (CITING.test(inside)) leaveOut(index, ` ${inside}`);
  }

  const lines: RegExpExecArray[] = [];
  let run = 0;
  // A number that begins a line, before words.
  for (const line of text.matchAll(/(?<=\n[ \t]{0,9})\d{1,3}(?=[ \t]{1,9}\p{L})/gu)) {
    const last = lines[run - 1];
    if (!last || Number(line[0]) !== Number(last[0]) + 1 || text.slice(last.index, line.index).split('\n').length !== 2) run = 0;
    lines[run] = line;
    run += 1;
    if (run >= LEAST_LINES) for (const one of lines.slice(run === LEAST_LINES ? 0 : run - 1, run)) leaveOut(one.index, one[0]);
  }

  // A line that is only a page's number, or a cue of subtitles: "- 17 -", "Page 3 of 12", "00:12:01,000 --> 00:12:04,000".
  for (const { 0: whole, index } of text.matchAll(
    /^(?:[ \t]{0,99}(?:[-–—] ?\d{1,4} ?[-–—]|(?:[Pp]age|[Ss]eite|p\.) \d{1,4}(?: (?:of|von|\/) \d{1,4})?)[ \t]{0,99}|(?:\d{1,5}\r?\n)?(?:\d\d:){1,2}\d\d[\d:,. ]{0,20}-->.{0,200})$/gm,
  ))
    leaveOut(index, whole);

  // A page number among the lines says header even where the sentence goes on with a name.
  // Up to three short lines between blank ones, before which a sentence is unfinished, and what follows.
  for (const { index, 1: before = '', 2: block = '', 3: next = '' } of text.matchAll(
    /([\p{L}\d,][ \t\r]{0,200}\n[ \t\r]{0,200}[\n\f]\s{0,200})((?:[^\n]{1,80}\n){1,3}?)(?=[ \t\r]{0,200}[\n\f]\s{0,200}(.))/gu,
  ))
    if (!/[.;,]\s*$/.test(block) && (/\p{Ll}/u.test(next) || /^[ \t\r]{0,80}\d{1,4}(?:\s|$)|\s\d{1,4}[ \t\r]{0,80}$/m.test(block)))
      leaveOut(index + before.length, block);

  if (gone.length === 0) return folded;
  // Spaces in its place, so that every other word stands where it stood.
  let bare = '';
  let at = 0;
  for (const [start, end] of gone.sort(([a], [b]) => a - b)) {
    if (start > at) bare += text.slice(at, start);
    bare += ' '.repeat(Math.max(0, end - Math.max(at, start)));
    at = Math.max(at, end);
  }
  return { ...foldText(bare + text.slice(at)), text };
}
