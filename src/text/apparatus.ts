/**
 * Words of a text that are not its sentence but apparatus: footnote calls, inline citations, star pages, running headers
 * that a page break left in the middle of a sentence. A faithful quote may leave them out. Marked by form alone, and
 * narrowly: a number that could belong to the sentence is not marked.
 */
import type { Folded } from './folded.ts';
import { isNumber, wordAt } from './folded.ts';

/** The words without the apparatus. `map[i]` is the index in the full text of the i-th word that is left. */
export interface Thinned {
  readonly key: string;
  readonly count: number;
  readonly keys: Uint32Array;
  readonly map: Uint32Array;
}

const SUPERSCRIPT = /^[⁰¹²³⁴-⁹]+$/;
/** Words before a number that is theirs, though no space stands between: "Fig.3", "No.5". */
const TAKES_NUMBER = new Set(
  'fig figs figure no nos nr vol p pp page pages sec sect section art ch chap eq eqs table tab ref refs § para cl bd s'.split(' '),
);

/** Units that take an exponent. */
const UNITS = new Set('m cm mm km dm nm in ft yd mi s x y z n r'.split(' '));

/** Marks of apparatus, one for each word of the text (1: apparatus). */
export function apparatusOf(folded: Folded): Uint8Array {
  const marks = new Uint8Array(folded.count);
  const { text, starts, ends } = folded;
  for (let i = 0; i < folded.count; i += 1) {
    if (!isNumber(folded, i)) continue;
    const start = starts[i] ?? 0;
    const before = text.charCodeAt(start - 1);
    if (before === 42 && !isWordCode(text.charCodeAt(ends[i] ?? 0))) marks[i] = 1;
    else if (SUPERSCRIPT.test(text.slice(start, ends[i])) ? isCall(folded, i) : isGluedCall(folded, i)) marks[i] = 1;
  }
  markGroups(folded, marks);
  markHeaders(folded, marks);
  return marks;
}

const isWordCode = (code: number): boolean => (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);

/** A raised digit is a footnote call behind a word or a full stop; behind a unit or symbol ("m²", "Ca²⁺") it is not. */
function isCall(folded: Folded, i: number): boolean {
  const next = folded.text.charCodeAt(folded.ends[i] ?? 0);
  if (isWordCode(next) || next === 0x207a || next === 0x207b || next === 43) return false;
  const start = folded.starts[i] ?? 0;
  if (/[.,;:!?)”"'’\]]/.test(folded.text.charAt(start - 1))) return true;
  if (i === 0) return false;
  const word = folded.text.slice(folded.starts[i - 1], folded.ends[i - 1]);
  if (!/^[\p{L}'’]+$/u.test(word) || /^\p{Lu}\p{Ll}$/u.test(word)) return false;
  // Nothing is raised to the first power, so ¹ is a call even behind what could be a unit.
  return folded.text.slice(start, folded.ends[i]) === '¹' || !UNITS.has(wordAt(folded, i - 1));
}

/** Digits printed on to a word or full stop, as plain-text extraction leaves footnote calls: "disbarred8", "claims.12". */
function isGluedCall(folded: Folded, i: number): boolean {
  const { text, starts, ends } = folded;
  const start = starts[i] ?? 0;
  const end = ends[i] ?? 0;
  const next = text.charCodeAt(end);
  if (isWordCode(next) || next === 45 || next === 0x2013 || next === 37 || i === 0) return false;
  const digits = end - start;
  const word = text.slice(starts[i - 1], ends[i - 1]);
  const before = text.charAt(start - 1);
  if (ends[i - 1] === start)
    return (digits <= 2 || digits >= 8) && /^\p{L}?\p{Ll}{3,}$/u.test(word) && !TAKES_NUMBER.has(word.toLowerCase());
  if (digits > 3 || !/[.,;:”"’)]/.test(before)) return false;
  const behind = text.charAt(start - 2);
  return /[\p{Ll}”"’)]/u.test(behind) && !TAKES_NUMBER.has(word.toLowerCase()) && word.length > 2;
}

const GROUP_LIMIT = 160;

/** Inline citations in brackets: "[14]", "(15, 16)", "( 34–36 )", "(Ng et al., 2019; Li, 2020a)". */
function markGroups(folded: Folded, marks: Uint8Array): void {
  const { text } = folded;
  let word = 0;
  const mark = (from: number, to: number): void => {
    while (word < folded.count && (folded.starts[word] ?? 0) < from) word += 1;
    for (let i = word; i < folded.count && (folded.starts[i] ?? 0) < to; i += 1) marks[i] = 1;
  };
  for (let at = nextBracket(text, 0); at >= 0; at = nextBracket(text, at + 1)) {
    const close = text.indexOf(text[at] === '(' ? ')' : ']', at + 1);
    if (close < 0 || close - at > GROUP_LIMIT) continue;
    const inside = text.slice(at + 1, close);
    if (isNumberList(inside) || isAuthorYear(inside)) mark(at, close);
  }
}

function nextBracket(text: string, from: number): number {
  const round = text.indexOf('(', from);
  const square = text.indexOf('[', from);
  return round < 0 ? square : square < 0 ? round : Math.min(round, square);
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

/** Short lines on their own between two halves of one sentence: what stood at the top or foot of a page. */
function markHeaders(folded: Folded, marks: Uint8Array): void {
  const { text } = folded;
  let word = 0;
  let before = -1;
  for (let gap = blankLine(text, 0); gap !== null; ) {
    const next = blankLine(text, gap.end);
    if (next === null) break;
    if (before < gap.start && next.start - gap.end <= 140 && isHeader(text, gap, next)) {
      while (word < folded.count && (folded.starts[word] ?? 0) < gap.end) word += 1;
      for (let i = word; i < folded.count && (folded.starts[i] ?? 0) < next.start; i += 1) marks[i] = 1;
      before = next.end;
    }
    gap = next;
  }
}

/** The next run of line ends with nothing but white space between, two at least. */
function blankLine(text: string, from: number): { readonly start: number; readonly end: number } | null {
  for (let at = text.indexOf('\n', from); at >= 0; ) {
    let end = at + 1;
    let lines = 1;
    for (
      let code = text.charCodeAt(end);
      code === 10 || code === 32 || code === 9 || code === 13 || code === 12;
      code = text.charCodeAt(end)
    ) {
      if (code === 10 || code === 12) lines += 1;
      end += 1;
    }
    if (lines >= 2) return { start: at, end };
    at = text.indexOf('\n', end);
  }
  return null;
}

/** Up to three short lines, before which a sentence is unfinished and behind which it goes on. */
function isHeader(
  text: string,
  gap: { readonly start: number; readonly end: number },
  next: { readonly start: number; readonly end: number },
): boolean {
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
