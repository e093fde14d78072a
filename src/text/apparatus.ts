/**
 * Words of a text that are not its sentence but apparatus: footnote calls, inline citations, star pages, running headers
 * that a page break left in the middle of a sentence. A faithful quote may leave them out. Marked by form alone, and
 * narrowly: a number that could belong to the sentence is not marked.
 */
import type { Span } from '../model/document.ts';
import type { Folded } from './folded.ts';
import { isNumber } from './folded.ts';

/** The words without the apparatus. `map[i]` is the index in the full text of the i-th word that is left. */
export interface Thinned {
  readonly key: string;
  readonly count: number;
  readonly keys: Uint32Array;
  readonly map: Uint32Array;
}

const SUPERSCRIPT = /^[⁰¹²³⁴-⁹]+$/;
/** Words before a number that is theirs, though no space stands between: "Fig.3", "No.5". */
const TAKES_NUMBER = /^(?:figs?|figure|no|nos|nr|vol|pp?|pages?|sect?|section|art|ch|chap|eqs?|tab|table|refs?|§|para|cl|bd|s)$/i;
/** Units that take an exponent. */
const UNITS = /^(?:[cmkdn]?m|in|ft|yd|mi|[sxyznr])$/i;

/** Marks of apparatus, one for each word of the text (1: apparatus). */
export function apparatusOf(folded: Folded): Uint8Array {
  const marks = new Uint8Array(folded.count);
  for (let i = 0; i < folded.count; i += 1) if (isNumber(folded, i) && isCall(folded, i)) marks[i] = 1;
  markGroups(folded, marks);
  markLineNumbers(folded, marks);
  markHeaders(folded, marks);
  return marks;
}

/** A number that is a star page or a footnote call, raised or printed on to the word or full stop before it. */
function isCall({ text, starts, ends }: Folded, i: number): boolean {
  const start = starts[i] ?? 0;
  const digits = text.slice(start, ends[i]);
  const before = text.charAt(start - 1);
  const next = text.charAt(ends[i] ?? 0);
  if (/[a-z\d]/i.test(next)) return false;
  if (before === '*') return true;
  const word = i === 0 ? '' : text.slice(starts[i - 1], ends[i - 1]);
  if (SUPERSCRIPT.test(digits))
    // Behind a unit or a symbol ("m²", "Ca²⁺") it is none. Nothing is raised to the first power, so ¹ always is one.
    return (
      !/[⁺⁻+]/.test(next) &&
      (/[.,;:!?)”"'’\]]/.test(before) ||
        (/^[\p{L}'’]+$/u.test(word) && !/^\p{Lu}\p{Ll}$/u.test(word) && (digits === '¹' || !UNITS.test(word))))
    );
  // As plain-text extraction leaves them: "disbarred8", "claims.12".
  if (/[-–%]/.test(next) || TAKES_NUMBER.test(word)) return false;
  return ends[i - 1] === start
    ? (digits.length <= 2 || digits.length >= 8) && /^\p{L}?\p{Ll}{3,}$/u.test(word)
    : digits.length <= 3 && word.length > 2 && /[\p{Ll}”"’)][.,;:”"’)]$/u.test(text.slice(start - 2, start));
}

/** What stands in brackets, up to the first that closes; looked ahead at, since groups lie in groups. Bounded, so linear. */
const GROUP = /\((?=([^)]{1,159})\))|\[(?=([^\]]{1,159})\])/g;

/** Gives a function that marks the words between two offsets; asked with offsets that only grow. */
function marker({ count, starts }: Folded, marks: Uint8Array): (from: number, to: number) => void {
  let word = 0;
  return (from, to) => {
    while (word < count && (starts[word] ?? 0) < from) word += 1;
    for (let i = word; i < count && (starts[i] ?? 0) < to; i += 1) marks[i] = 1;
  };
}

/** Inline citations in brackets: "[14]", "(15, 16)", "( 34–36 )", "(Ng et al., 2019; Li, 2020a)". */
function markGroups(folded: Folded, marks: Uint8Array): void {
  const mark = marker(folded, marks);
  for (const { index, 1: round, 2: square } of folded.text.matchAll(GROUP)) {
    const inside = round ?? square ?? '';
    if (isNumberList(inside) || isAuthorYear(inside)) mark(index, index + inside.length + 1);
  }
}

/** Only numbers of up to three digits, parted by commas, semicolons or dashes. */
const isNumberList = (inside: string): boolean =>
  inside.length <= 60 && /^[\s\d,;–—-]+$/.test(inside) && /\d/.test(inside) && !/\d{4}/.test(inside);

/** Begins like a name and every part ends in a year. */
function isAuthorYear(inside: string): boolean {
  if (!/\b(?:1[6-9]|20)\d\d[a-z]?\s*$/.test(inside)) return false;
  return inside
    .split(';')
    .every((part) =>
      /^\s*(?:see |e\.g\.,? |cf\. )?(?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.&, -]{1,90}[, ]\s*(?:(?:1[6-9]|20)\d\d[a-z]?[, ]*){1,4}$/u.test(part),
    );
}

/** Lines that count on one by one before they are the numbered lines of a pleading. */
const LEAST_LINES = 4;

/** Numbers that begin line after line and count on, as pleadings have them. */
function markLineNumbers(folded: Folded, marks: Uint8Array): void {
  const mark = marker(folded, marks);
  let run: { readonly at: number; readonly number: number }[] = [];
  for (const { 1: indent = '', 2: digits, index } of folded.text.matchAll(/(?<=\n)([ \t]{0,9})(\d{1,3})[ \t]{1,9}(?=\p{L})/gu)) {
    const number = Number(digits);
    const last = run.at(-1);
    if (last && (number !== last.number + 1 || folded.text.indexOf('\n', last.at) + 1 !== index)) run = [];
    run.push({ at: index + indent.length, number });
    for (const { at } of run.length === LEAST_LINES ? run : run.slice(LEAST_LINES).slice(-1)) mark(at, at + 1);
  }
}

/** Short lines on their own between two halves of one sentence: what stood at the top or foot of a page. */
function markHeaders(folded: Folded, marks: Uint8Array): void {
  const { text } = folded;
  const mark = marker(folded, marks);
  let before = -1;
  for (let gap = blankLine(text, 0); gap !== null; ) {
    const next = blankLine(text, gap.end);
    if (next === null) break;
    if (before < gap.start && next.start - gap.end <= 140 && isHeader(text, gap, next)) {
      mark(gap.end, next.start);
      before = next.end;
    }
    gap = next;
  }
}

const BLANK = /\n[ \t\r]{0,200}[\n\f][ \t\r\n\f]*/g;

/** The next run of line ends with nothing but white space between, two at least. */
function blankLine(text: string, from: number): Span | null {
  BLANK.lastIndex = from;
  const found = BLANK.exec(text);
  return found === null ? null : { start: found.index, end: BLANK.lastIndex };
}

/** Up to three short lines, before which a sentence is unfinished and behind which it goes on. */
function isHeader(text: string, gap: Span, next: Span): boolean {
  const block = text.slice(gap.end, next.start);
  const lines = block.split('\n');
  if (lines.length > 3 || lines.some((line) => line.trim().length > 70) || /[.;,]\s*$/.test(block)) return false;
  if (!/[\p{L}\d,][ \t\r]*$/u.test(text.slice(Math.max(0, gap.start - 8), gap.start))) return false;
  // A page number among the lines says header even where the sentence goes on with a name.
  return (
    /^\p{Ll}/u.test(text.slice(next.end, next.end + 2)) || lines.some((line) => /^\s*\d{1,4}\s|\s\d{1,4}\s*$|^\s*\d{1,4}\s*$/.test(line))
  );
}

/** Leaves the marked words out. */
export function thinned(folded: Folded, marks: Uint8Array): Thinned {
  const parts: string[] = [];
  const map: number[] = [];
  const keys: number[] = [];
  let length = 0;
  for (let i = 0; i < folded.count; i += 1) {
    if (marks[i] === 1) continue;
    // Runs of words are copied whole: the key already has them side by side.
    let end = i;
    while (end < folded.count && marks[end] !== 1) end += 1;
    const from = folded.keys[i] ?? 0;
    for (let word = i; word < end; word += 1) {
      keys.push(length + (folded.keys[word] ?? 0) - from);
      map.push(word);
    }
    const run = folded.key.slice(from, folded.keys[end]);
    parts.push(run);
    length += run.length;
    i = end;
  }
  keys.push(length);
  return { key: `${parts.join('')} `, count: map.length, keys: Uint32Array.from(keys), map: Uint32Array.from(map) };
}
