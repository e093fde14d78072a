/**
 * Cuts a printed reference into tokens for labelling. A token is a word or number with the punctuation that hangs on it; a
 * run without spaces ("1995;10:75-89", "J.A.Smith", "第12巻") is cut where one part of a reference may end and another
 * begin. Identifiers, found beforehand, are one token each, so that nothing inside them can be taken for a volume or page.
 */
import type { Span } from '../../model/document.ts';
import type { Identifier, IdentifierScheme } from '../../text/identifiers.ts';
import { codeAt, isCapital, isDigit, isDigitAscii, isLetterAscii, isLetterOrMark, isSmallAscii } from '../../text/letters.ts';

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

/** What a sign does to the run it stands in. */
const [OPENS, CLOSES, PARTS] = [1, 2, 4];
const SIGNS: ReadonlyMap<number, number> = new Map(
  (
    [
      ['([{（［【「『〔《〈“„«‹', OPENS],
      [')]}）］】」』〕》〉”»›', CLOSES],
      [',;:،؛，；：、。．', PARTS],
    ] as const
  ).flatMap(([signs, does]) => [...signs].map((sign): [number, number] => [sign.charCodeAt(0), does])),
);
const ASCII_SIGNS = Uint8Array.from({ length: 128 }, (_, code) => SIGNS.get(code) ?? 0);
const doesOf = (code: number): number => (code < 128 ? (ASCII_SIGNS[code] as number) : (SIGNS.get(code) ?? 0));
/** Scripts of East Asia, written without spaces. */
const isWide = (code: number): boolean =>
  code >= 0x2e80 && (code <= 0x9fff || (code >= 0xac00 && code <= 0xd7af) || (code >= 0xf900 && code <= 0xfaff));
/** Letters of scripts written from right to left, whose abbreviations are often glued to their numbers: ص45, ج2, 1420هـ. */
const isRtl = (code: number): boolean =>
  code >= 0x590 &&
  code <= 0x8ff &&
  (code <= 0x5ff || (code >= 0x620 && code <= 0x65f) || (code >= 0x66e && code <= 0x6d3) || code >= 0x6fa);
const TAG = /<\/?[a-z][a-z0-9-]{0,15}(?:\s[^<>]{0,80})?\/?>/gi;
const SPACE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/;

const isSpace = (text: string, at: number): boolean => {
  const code = codeAt(text, at);
  if (code === 32) return true;
  // Letters of ASCII and those of Europe beyond it.
  if ((code > 32 && code < 127) || (code > 0xad && code < 0x1680)) return false;
  return SPACE.test(text[at] ?? '');
};

const [QUOTE, APOSTROPHE, AMPERSAND, HYPHEN, STOP, STROKE] = [34, 39, 38, 45, 46, 47];
const [COMMA, QUESTION, EXCLAMATION] = [44, 63, 33];

/** Whether a token ends between `text[at - 1]` and `text[at]`, neither of which is white space. */
function partsAt(text: string, at: number): boolean {
  // Most places are between two plain letters or two digits, where nothing ends.
  const left = codeAt(text, at - 1);
  const right = codeAt(text, at);
  if ((isLetterAscii(left) && isLetterAscii(right)) || (isDigitAscii(left) && isDigitAscii(right))) return false;
  // Between two characters of ASCII of which none is a sign only a number ends anything.
  if (isLetterAscii(left) && isDigitAscii(right)) return volumeAt(text, at);
  if (isDigitAscii(left) && isLetterAscii(right)) return false;
  const [ends, begins] = [doesOf(left), doesOf(right)];
  if (ends === PARTS) return begins !== PARTS && begins !== CLOSES && right !== STOP && right !== QUOTE;
  const before = codeAt(text, at - 2);
  if (left === QUOTE || left === APOSTROPHE) {
    if (before === COMMA || before === STOP || before === QUESTION || before === EXCLAMATION) return isLetterOrMark(right);
  }
  if (ends === CLOSES) return isLetterOrMark(right) || isDigit(right) || begins === OPENS || right === QUOTE;
  if (begins === OPENS) return ends !== OPENS && left !== QUOTE && left !== HYPHEN && left !== STROKE;
  if (left === STOP) {
    const closed = at < 2 || doesOf(before) === CLOSES;
    if (isCapital(right)) return isLetterOrMark(before) || isDigit(before) || closed;
    if (isDigit(right)) return isLetterOrMark(before);
    return isLetterOrMark(right) && !isSmallAscii(right) && (isLetterOrMark(before) || closed);
  }
  if (left === AMPERSAND) return right !== AMPERSAND && !(isCapital(right) && isCapital(before));
  if (right === AMPERSAND) return !(isCapital(left) && isCapital(codeAt(text, at + 1)));
  if (left === STROKE) return isCapital(right) && !isDigit(before);
  if (left === QUESTION || left === EXCLAMATION) return isLetterOrMark(right);
  if (isDigitAscii(right) && isLetterOrMark(left) && !isWide(left) && !isRtl(left)) return volumeAt(text, at);
  if (isDigit(right) && isRtl(left)) return true;
  if (isDigit(left) && isRtl(right)) return true;
  if (isWide(left)) return isDigit(right);
  if (isWide(right)) return isDigit(left);
  return false;
}

/** Whether a number glued to a word is a volume: "JHEP03", "Phys. Rev. D69", "Science350"; not "p53", "CO2", "2b3". */
function volumeAt(text: string, at: number): boolean {
  let end = at;
  const { length } = text;
  while (end < length && end < at + 5 && isDigit(codeAt(text, end))) end += 1;
  if (end - at > 4 || isLetterOrMark(codeAt(text, end))) return false;
  let start = at;
  while (start > 0 && start > at - 40 && isLetterOrMark(codeAt(text, start - 1))) start -= 1;
  if (isDigit(codeAt(text, start - 1)) || text[start - 1] === '-') return false;
  return at - start > 3 || (at - start === 1 && isCapital(codeAt(text, start)));
}

/** Tokens of the stretch, which contains no white space. */
function cut(text: string, from: number, to: number, out: Token[]): void {
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !partsAt(text, at)) continue;
    let coreStart = start;
    let coreEnd = at;
    while (coreStart < coreEnd && !isCore(codeAt(text, coreStart))) coreStart += 1;
    while (coreEnd > coreStart && !isCore(codeAt(text, coreEnd - 1))) coreEnd -= 1;
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
/** Whether a character is part of a word or number; half of a pair counts as one. */
const isCore = (code: number): boolean =>
  code < 128 ? isLetterAscii(code) || isDigitAscii(code) : (code >= 0xd800 && code <= 0xdfff) || CORE.test(String.fromCharCode(code));

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
