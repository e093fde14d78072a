/**
 * Where sentences begin and end. A full stop ends one unless it belongs to an abbreviation, an initial, a number or a name; what
 * stands behind it and belongs to it stays with it: closing quotation marks and citation marks ("A happened. [1] B happened. [2]"
 * is two sentences, each with its mark). Blank lines, list items, table rows and headings part sentences without any stop.
 * Linear in the length of the text; nothing is dropped but white space and the signs that begin a list item or heading.
 */
import type { Span } from '../model/document.ts';
import { mayEnd, neverEnds, startsSentences } from './sentences/abbreviations.ts';

/** Full stops of many scripts. */
const STOP = /[.!?…。！？｡؟۔।॥։።។།]/g;
/** Scripts that put no space behind a full stop. */
const TIGHT = /[。！？｡]/;
const RUN_ON = /[.!?…。！？｡]{0,10}/y;
const CLOSERS = /["'”’»›)\]}*_」』】）〉》]{0,6}/y;
/** One citation mark: [1] [2, 3] [^4] [Key] 【5†…】 [6](url) (Ng 2024) ^7^, a line below it at most; ¹² at once, or a blank apart where it stands alone. */
const MARK =
  '(?:[ \\t\\u00a0]{0,3}\\n?[ \\t]{0,3}(?:\\[\\^?[^[\\]\\n]{1,60}\\](?:\\([^()\\s]{1,300}\\))?|【[^【】\\n]{1,80}】|\\((?=[^()\\n]{0,60}\\d{4})[^()[\\n]{4,80}\\)|<sup>[^<>]{1,40}</sup>|\\^\\d{1,3}(?:[,–-] ?\\d{1,3}){0,5}\\^)|(?:[ \\u00a0](?=[⁰¹²³⁴-⁹]{1,4}(?:\\s|$)))?[⁰¹²³⁴-⁹]{1,4})';
/** Marks behind a full stop, one beside the other or joined: "[1], [2]", "[1] and [2]", "[1]–[3]", "¹,²". */
const MARKS = new RegExp(`${MARK}(?:(?:[ \\u00a0]?[,;、，˒⁻–-]| (?:and|und|et|y|e|&)(?= ))?${MARK}){0,11}`, 'y');
const LIST_SIGN = /^[ \t]{0,40}(?:>[ \t]?){0,5}(?:[-*+•‣–▪●◦·][ \t]+|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,4})[.)][ \t]+|#{1,6}[ \t]+|\|)/;
const RULE = /^[ \t]*(?:[-=*_|:][ \t]?){3,}$/;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text, or of a part of it, in order.
 * Takes the text and the part; gives half-open UTF-16 spans without white space at their ends. Never throws.
 */
export function sentencesOf(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  const sentences: Span[] = [];
  const stops = stopsIn(within.end < text.length ? text.slice(0, within.end) : text);
  for (const piece of piecesOf(text, within)) split(text, piece, stops, sentences);
  return sentences;
}

/** The first full stop at or behind an offset; read once over the text however many pieces ask. */
type Stops = (from: number) => number;
function stopsIn(text: string): Stops {
  let from = 0;
  let known = -1;
  return (at) => {
    if (known >= at && from <= at) return known;
    STOP.lastIndex = at;
    from = at;
    known = STOP.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    return known;
  };
}

/** Stretches that no sentence crosses: paragraphs, list items, table rows, headings. Without their signs. */
function piecesOf(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let open: { start: number; end: number } | null = null;
  let kind = 'prose' as 'prose' | 'item' | 'heading';
  for (let at = start; at < end; ) {
    const stop = text.indexOf('\n', at);
    const to = stop < 0 || stop > end ? end : stop;
    const line = text.slice(at, to);
    const trimmed = line.trim();
    if (trimmed === '' || RULE.test(line)) {
      open = null;
      kind = 'prose';
    } else {
      // A number at the beginning of a wrapped line is an item only where an item may begin.
      const sign = LIST_SIGN.exec(line);
      const counts: boolean = open !== null && kind !== 'item' && countsOn(text, open, line);
      const item: boolean =
        sign !== null &&
        !counts &&
        (open === null || kind === 'item' || !/^\s*(?:\p{L}[.)]|\d{1,3}\.)/u.test(line) || endsPiece(text, open));
      const from: number = at + (item && sign !== null ? sign[0].length : line.length - line.trimStart().length);
      if (item || open === null || kind === 'heading' || titled(text.slice(open.start, open.end), trimmed)) {
        open = { start: from, end: to };
        pieces.push(open);
        kind = !item ? 'prose' : sign?.[0].includes('#') === true ? 'heading' : 'item';
      } else open.end = to;
    }
    at = to + 1;
  }
  return pieces;
}

/** Letters before a line in which the number before its own is looked for. */
const COUNTED = 600;

/** Whether a line begins with the next of the numbers that count the parts of a sentence: "… that (1) it rose,⏎(2) it fell". */
function countsOn(text: string, { start, end }: Span, line: string): boolean {
  const sign = /^\s*\((\d{1,2}|[b-h])\)\s/.exec(line)?.[1];
  if (sign === undefined) return false;
  const before = /\d/.test(sign) ? String(Number(sign) - 1) : String.fromCharCode(sign.charCodeAt(0) - 1);
  const words = text.slice(Math.max(start, end - COUNTED), end);
  // In a line, not at its beginning, where an item stands.
  const at = words.lastIndexOf(` (${before}) `);
  return at > 0 && /\S/.test(words.slice(words.lastIndexOf('\n', at) + 1, at));
}

const endsPiece = (text: string, { start, end }: Span): boolean => /[.!?:;,\])”"]\s*$/.test(text.slice(Math.max(start, end - 4), end));

/** A short line without a full stop before a longer one that begins with a capital: a heading that bears no sign. */
function titled(before: string, line: string): boolean {
  if (before.includes('\n') || before.length > 60 || line.length < before.length * 1.5) return false;
  return /^[\p{Lu}\d]/u.test(before) && /[\p{L}\d]\s*:?$/u.test(before) && /^\p{Lu}/u.test(line) && before.split(/\s+/).length <= 8;
}

function split(text: string, piece: Span, stops: Stops, sentences: Span[]): void {
  let start = piece.start;
  // Marks lead their sentences where the first thing is a mark and the last is none: "[1] A happened. [2] B happened."
  const leading = leads(text, piece);
  for (let dot = stops(start); dot < piece.end; ) {
    const run = behind(RUN_ON, text, dot + 1, piece.end);
    const closed = behind(CLOSERS, text, run, piece.end);
    const marked = leading ? closed : behind(MARKS, text, closed, piece.end);
    const end = endOf(text, piece, start, dot, run, closed, marked);
    if (end < 0) {
      dot = stops(run);
      continue;
    }
    push(text, start, end, sentences);
    start = end;
    dot = stops(end);
  }
  push(text, start, piece.end, sentences);
}

/** Where the sentence ends that a full stop may end; −1 when it goes on. */
function endOf(text: string, piece: Span, start: number, dot: number, run: number, closed: number, marked: number): number {
  if (TIGHT.test(text.charAt(dot))) return marked;
  if (marked < piece.end && !/\s/.test(text.charAt(marked))) return -1;
  const next = nextWord(text, marked, piece.end);
  if (next === '' || !runsOn(text, start, dot, run, next, marked > closed)) return marked;
  // "It fell. [1] shows why.": a mark before a small letter is the subject of the next sentence; not so "Ng et al. [1] show why."
  if (/(?<!\p{L})et al$/u.test(text.slice(Math.max(start, dot - 6), dot))) return -1;
  return marked > closed && /\s/.test(text.charAt(closed)) && !abbreviated(text, start, dot, run, 'The') ? closed : -1;
}

/** Where a sticky pattern ends that begins at an offset; the offset itself when it would leave the piece. */
function behind(pattern: RegExp, text: string, at: number, end: number): number {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null || at + found[0].length > end ? at : at + found[0].length;
}

function leads(text: string, { start, end }: Span): boolean {
  if (!/[[【]/.test(text.charAt(start))) return false;
  const first = behind(MARKS, text, start, end);
  return (
    first > start &&
    /^\s+["“«‘(]?\p{Lu}/u.test(text.slice(first, first + 8)) &&
    !/[\]】]\s*\.?\s*$/.test(text.slice(Math.max(start, end - 12), end))
  );
}

/** The next word after white space and opening marks. */
const nextWord = (text: string, at: number, end: number): string =>
  /^[\s"'“”‘«‹„([{*_¿¡—–-]{0,12}(\S{0,24})/u.exec(text.slice(at, Math.min(end, at + 36)))?.[1] ?? '';

/** True when the sentence goes on behind a full stop. */
function runsOn(text: string, start: number, dot: number, run: number, next: string, marked: boolean): boolean {
  // iPhone, eBay, mRNA and pH begin sentences; other small letters do not.
  if (/^\p{Ll}/u.test(next) && !/^\p{Ll}{1,2}\p{Lu}/u.test(next)) return true;
  return abbreviated(text, start, dot, run, marked ? 'The' : next);
}

const GERMAN_LEAD = /(?:^|[\s(])(?:am|vom|zum|im|der|dem|des|den|das|beim|zur|bis|ab|seit) $/i;

/** True when the stop is that of an abbreviation, an initial or a list number, and the next word does not begin a sentence. */
function abbreviated(text: string, start: number, dot: number, run: number, next: string): boolean {
  if (text.charAt(dot) !== '.' || run > dot + 1) return false;
  const before = /[\p{L}\p{N}.&]{1,24}$/u.exec(text.slice(Math.max(start, dot - 24), dot))?.[0] ?? '';
  if (before === '') return false;
  // Nothing before it but a number or letter: "1. The first".
  if (dot - before.length <= start && /^(?:\d{1,3}|\p{L}|[ivx]{1,4})$/u.test(before)) return true;
  const small = before.toLowerCase();
  if (neverEnds(small, next)) return true;
  const starts = startsSentences(next);
  if (mayEnd(small) && !starts) return true;
  // "Below -15 °C. Owners saved …": the letter of a measure of heat behind its sign is no initial.
  if (/°\s?[CFK]$/.test(text.slice(Math.max(start, dot - 3), dot))) return false;
  // J. Smith, J. R. R. Tolkien, U.S. Army
  if (/^(?:\p{Lu}|(?:\p{Lu}\.){1,4}\p{Lu})$/u.test(before)) return !starts && /^\p{Lu}/u.test(next);
  // "Am 24. September", "im 19. Jahrhundert": an article or a preposition of German before it.
  if (
    /^\d{1,3}$/.test(before) &&
    !starts &&
    GERMAN_LEAD.test(text.slice(Math.max(start, dot - before.length - 8), dot - before.length)) &&
    /^\p{Lu}/u.test(next)
  )
    return true;
  // Am 3. Mai
  return (
    /^\d{1,2}$/.test(before) &&
    /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/i.test(next) &&
    /^(?:Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)/.test(next)
  );
}

function push(text: string, from: number, to: number, sentences: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s|]/.test(text.charAt(end - 1))) end -= 1;
  if (start < end && LETTER.test(text.slice(start, end))) sentences.push({ start, end });
  else if (start < end) {
    const last = sentences.at(-1);
    // Signs without a letter belong to the sentence before them.
    if (last !== undefined && text.slice(last.end, start).trim() === '') sentences[sentences.length - 1] = { start: last.start, end };
  }
}
