/**
 * Words of a text that are not its sentence but apparatus: footnote calls, inline citations, star pages, numbers of lines, running
 * headers that a page break left in the middle of a sentence. A faithful quote may leave them out. Marked by form alone, and
 * narrowly: a number that could belong to the sentence is not marked.
 */
import { type Folded, isNumber } from './folded.ts';

/** Words before a number that is theirs, though no space stands between: "Fig.3", "No.5". */
const TAKES_NUMBER = /^(?:figs?|figure|no|nos|nr|vol|pp?|pages?|sect?|section|art|ch|chap|eqs?|tab|table|refs?|§|para|cl|bd|s)$/i;
/** Units that take an exponent. */
const UNITS = /^(?:[cmkdn]?m|in|ft|yd|mi|[sxyznr])$/i;

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
        (/^(?:(?!\p{Lu}\p{Ll}$)[\p{L}'’]+|(?:1[5-9]|20)\d\d)$/u.test(word) && (digits === '¹' || !UNITS.test(word))))
    );
  // As plain-text extraction leaves them: "disbarred8", "claims.12".
  if (/[-–%]/.test(next) || TAKES_NUMBER.test(word)) return false;
  return ends[i - 1] === start
    ? (digits.length <= 2 || digits.length >= 8) && /^\p{L}?\p{Ll}{3,}$/u.test(word)
    : digits.length <= 3 && word.length > 2 && /[\p{Ll}”"’)][.,;:”"’)]$/u.test(before);
}

/** What stands in brackets, up to the first that closes; looked ahead at, since groups lie in groups. Bounded, so linear. */
const GROUP = /\((?=([^)]{1,159})\))|\[(?=([^\]]{1,159})\])/g;
const YEARS = String.raw`(?:(?:1[6-9]|20)\d\d[a-z]?[, ]*){1,4}`;
/** Inline citations: "14", "15, 16", " 34–36 ", "Ng et al., 2019; Li, 2020a", "Fig. 2A". */
const CITING = new RegExp(
  String.raw`^(?:(?=\D*\d)(?!.*\d{4})[\s\d,;:^–—-]{1,60}|(?:\s*(?:see |e\.g\.,? |cf\. )?(?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.&, -]{1,90}[, ]\s*${YEARS}(?:(?:pp?\.|§) ?[\d–-]{1,9})?\s*(?:;|$))+|(?:see )?(?:[Ff]ig(?:ure)?s?|[Tt]ables?|[Ee]qs?)\.?\s?\d[\w,;–& -]{0,40})$`,
  'su',
);
/** A number that begins a line, before words. */
const NUMBERED = /(?<=\n[ \t]{0,9})\d{1,3}(?=[ \t]{1,9}\p{L})/gu;
/** Lines that count on one by one before they are the numbered lines of a pleading. */
const LEAST_LINES = 4;
/** Up to three short lines between blank ones, before which a sentence is unfinished, and what follows. */
const HEADER = /([\p{L}\d,][ \t\r]*\n[ \t\r]{0,200}[\n\f]\s*)((?:[^\n]{1,80}\n){1,3}?)(?=[ \t\r]{0,200}[\n\f]\s*(.))/gu;
/** A line that is only a page's number, or a cue of subtitles: "- 17 -", "Page 3 of 12", "00:12:01,000 --> 00:12:04,000". */
const PAGE =
  /^(?:[ \t]{0,99}(?:[-–—] ?\d{1,4} ?[-–—]|(?:[Pp]age|[Ss]eite|p\.) \d{1,4}(?: (?:of|von|\/) \d{1,4})?)[ \t]{0,99}|(?:\d{1,5}\r?\n)?(?:\d\d:){1,2}\d\d[\d:,. ]{0,20}-->.{0,200})$/gm;

/** The words without the apparatus; the very same words when there is none. Linear. */
export function thinned(folded: Folded): Folded {
  const { text, key, count, starts, ends, keys } = folded;
  const marks = Uint8Array.from({ length: count }, (_, i) => Number(isNumber(folded, i) && isCall(folded, i)));
  /** Gives a function that marks the words between two offsets; asked with offsets that only grow. */
  const marker = (): ((from: number, to: number) => void) => {
    let word = 0;
    return (from, to) => {
      while (word < count && (starts[word] ?? 0) < from) word += 1;
      for (let i = word; i < count && (starts[i] ?? 0) < to; i += 1) marks[i] = 1;
    };
  };

  const group = marker();
  for (const { index, 1: round, 2: square } of text.matchAll(GROUP)) {
    const inside = round ?? square ?? '';
    if (CITING.test(inside)) group(index, index + inside.length + 1);
  }

  const line = marker();
  let run: { readonly index: number; readonly number: number }[] = [];
  for (const { 0: digits, index } of text.matchAll(NUMBERED)) {
    const number = Number(digits);
    const last = run.at(-1);
    if (last && (number !== last.number + 1 || text.slice(last.index, index).split('\n').length !== 2)) run = [];
    run.push({ index, number });
    for (const one of run.length === LEAST_LINES ? run : run.slice(LEAST_LINES).slice(-1)) line(one.index, one.index + 1);
  }

  const page = marker();
  for (const { 0: whole, index } of text.matchAll(PAGE)) page(index, index + whole.length);

  const header = marker();
  // A page number among the lines says header even where the sentence goes on with a name.
  for (const { index, 1: before = '', 2: block = '', 3: next = '' } of text.matchAll(HEADER))
    if (!/[.;,]\s*$/.test(block) && (/\p{Ll}/u.test(next) || /^[ \t\r]{0,80}\d{1,4}(?:\s|$)|\s\d{1,4}[ \t\r]{0,80}$/m.test(block)))
      header(index + before.length, index + before.length + block.length);

  const kept = new Uint32Array(marks.keys()).filter((i) => marks[i] === 0);
  if (kept.length === count) return folded;
  const thinKeys = new Uint32Array(kept.length + 1);
  kept.forEach((word, i) => {
    thinKeys[i + 1] = (thinKeys[i] ?? 0) + (keys[word + 1] ?? 0) - (keys[word] ?? 0);
  });
  // Runs of words are copied whole: the key already has them side by side.
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i <= count; i += 1)
    if (i === count || marks[i] === 1) {
      parts.push(key.slice(keys[from], keys[i]));
      from = i + 1;
    }
  return {
    text,
    key: `${parts.join('')} `,
    count: kept.length,
    starts: kept.map((i) => starts[i] ?? 0),
    ends: kept.map((i) => ends[i] ?? 0),
    keys: thinKeys,
  };
}
