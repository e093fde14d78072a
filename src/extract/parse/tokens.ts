/**
 * Cuts a printed reference into tokens for labelling. A token is a word or number with the punctuation that hangs on it; a
 * run without spaces ("1995;10:75-89", "J.A.Smith", "第12巻") is cut where one part of a reference may end and another
 * begin. Identifiers, found beforehand, are one token each, so that nothing inside them can be taken for a volume or page.
 */
import type { Span } from '../../model/document.ts';
import type { Identifier, IdentifierScheme } from '../../text/identifiers.ts';

export interface Token {
  /** Place in the reference, punctuation included. */
  readonly start: number;
  readonly end: number;
  /** Place without the punctuation around it; the whole token when it is nothing but punctuation. */
  readonly coreStart: number;
  readonly coreEnd: number;
  /** Scheme of the identifier that the token is, or null. */
  readonly scheme: IdentifierScheme | null;
  /** True when no white space stands before it. */
  readonly glued: boolean;
}

/** More tokens than any reference has; what follows is left out, so that a pasted book costs no more than a long reference. */
export const MOST_TOKENS = 600;

const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
const UPPER = /[\p{Lu}\p{Lt}]/u;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
const OPENING = '([{（［【「『〔《〈“„«‹';
const CLOSING = ')]}）］】」』〕》〉”»›';
const PARTING = ',;:،؛，；：、。．';
/** Letters of scripts written from right to left, whose abbreviations are often glued to their numbers: ص45, ج2, 1420هـ. */
const RTL = /[\u0590-\u05ff\u0620-\u065f\u066e-\u06d3\u06fa-\u08ff]/;
const TAG = /<\/?[a-z][a-z0-9-]{0,15}(?:\s[^<>]{0,80})?\/?>/gi;
const SPACE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/;

const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isPlainDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (code === 32) return true;
  return code > 32 && code < 127 ? false : SPACE.test(text[at] ?? '');
};

/** Whether a token ends between `text[at - 1]` and `text[at]`, neither of which is white space. */
function partsAt(text: string, at: number): boolean {
  // Most places are between two plain letters or two digits, where nothing ends.
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(at);
  if ((isPlainLetter(left) && isPlainLetter(right)) || (isPlainDigit(left) && isPlainDigit(right))) return false;
  const a = text[at - 1] ?? '';
  const b = text[at] ?? '';
  if (PARTING.includes(a)) return !PARTING.includes(b) && !CLOSING.includes(b) && b !== '.' && b !== '"';
  if ((a === '"' || a === "'") && /[,.?!]/.test(text[at - 2] ?? '')) return LETTER.test(b);
  if (CLOSING.includes(a)) return LETTER.test(b) || DIGIT.test(b) || OPENING.includes(b) || b === '"';
  if (OPENING.includes(b)) return !OPENING.includes(a) && a !== '"' && a !== '-' && a !== '/';
  if (a === '.') {
    const before = text[at - 2] ?? '';
    if (UPPER.test(b)) return LETTER.test(before) || DIGIT.test(before) || CLOSING.includes(before);
    if (DIGIT.test(b)) return LETTER.test(before);
    return LETTER.test(b) && !/[a-z]/.test(b) && (LETTER.test(before) || CLOSING.includes(before));
  }
  if (a === '&' || b === '&')
    return a !== b && !(UPPER.test(text[a === '&' ? at : at - 1] ?? '') && UPPER.test(text[a === '&' ? at - 2 : at + 1] ?? ''));
  if (a === '/') return UPPER.test(b) && !DIGIT.test(text[at - 2] ?? '');
  if (a === '?' || a === '!') return LETTER.test(b);
  if (b >= '0' && b <= '9' && LETTER.test(a) && !WIDE.test(a) && !RTL.test(a)) return volumeAt(text, at);
  if (DIGIT.test(b) && RTL.test(a)) return true;
  if (DIGIT.test(a) && RTL.test(b)) return true;
  if (WIDE.test(a)) return DIGIT.test(b);
  if (WIDE.test(b)) return DIGIT.test(a);
  return false;
}

/** Whether a number glued to a word is a volume: "JHEP03", "Phys. Rev. D69", "Science350"; not "p53", "CO2", "2b3". */
function volumeAt(text: string, at: number): boolean {
  let end = at;
  while (end < text.length && end < at + 5 && DIGIT.test(text[end] ?? '')) end += 1;
  if (end - at > 4 || LETTER.test(text[end] ?? '')) return false;
  let start = at;
  while (start > 0 && start > at - 40 && LETTER.test(text[start - 1] ?? '')) start -= 1;
  if (DIGIT.test(text[start - 1] ?? '') || text[start - 1] === '-') return false;
  return at - start > 3 || (at - start === 1 && UPPER.test(text[start] ?? ''));
}

/** Tokens of the stretch, which contains no white space. */
function cut(text: string, from: number, to: number, out: Token[]): void {
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !partsAt(text, at)) continue;
    let coreStart = start;
    let coreEnd = at;
    while (coreStart < coreEnd && !isCore(text[coreStart] ?? '')) coreStart += 1;
    while (coreEnd > coreStart && !isCore(text[coreEnd - 1] ?? '')) coreEnd -= 1;
    const empty = coreStart === coreEnd;
    out.push({
      start,
      end: at,
      coreStart: empty ? start : coreStart,
      coreEnd: empty ? at : coreEnd,
      scheme: null,
      glued: start > 0 && !isSpace(text, start - 1),
    });
    start = at;
  }
}

const CORE = /[\p{L}\p{M}\p{N}]/u;
const isCore = (char: string): boolean =>
  (char >= 'a' && char <= 'z') ||
  (char >= 'A' && char <= 'Z') ||
  (char >= '0' && char <= '9') ||
  (char > '\u007f' && CORE.test(char)) ||
  (char >= '\ud800' && char <= '\udfff');

/** Places of markup tags (<i>, </italic>), which stand in the text but are no part of any field. */
export function tagsIn(text: string): Span[] {
  if (!text.includes('<')) return [];
  return [...text.matchAll(TAG)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}

/** The tokens of a reference, in order. `identifiers` are those found in the same text; overlapping ones after the first are left out. */
export function tokensOf(text: string, identifiers: readonly Identifier[]): Token[] {
  const out: Token[] = [];
  const whole: { readonly start: number; readonly end: number; readonly scheme: IdentifierScheme | null }[] = [];
  for (const found of identifiers) whole.push({ ...found.span, scheme: found.scheme });
  for (const tag of tagsIn(text)) whole.push({ ...tag, scheme: null });
  whole.sort((a, b) => a.start - b.start || b.end - a.end);
  const plain = (from: number, to: number): void => {
    let at = from;
    while (at < to && out.length < MOST_TOKENS) {
      while (at < to && isSpace(text, at)) at += 1;
      let end = at;
      while (end < to && !isSpace(text, end)) end += 1;
      if (end > at) cut(text, at, end, out);
      at = end;
    }
  };
  let at = 0;
  for (const piece of whole) {
    if (piece.start < at) continue;
    plain(at, piece.start);
    at = piece.end;
    if (piece.scheme === null || out.length >= MOST_TOKENS) continue;
    let end = piece.end;
    while (end < text.length && end < piece.end + 3 && /[.,;:)\]>]/.test(text[end] ?? '')) end += 1;
    out.push({
      start: piece.start,
      end,
      coreStart: piece.start,
      coreEnd: piece.end,
      scheme: piece.scheme,
      glued: piece.start > 0 && !isSpace(text, piece.start - 1),
    });
    at = end;
  }
  plain(at, text.length);
  return out.slice(0, MOST_TOKENS);
}
