/**
 * Text layers that do not say what is printed: fonts whose letters the file does not tell come out as other letters, or as signs. Where a
 * font was written by the places of its glyphs alone, the usual order of glyphs gives the letters back exactly. Any other such page has no
 * text that could be read; it is then read from its image, as a scan is, or told.
 */
import { isNoLanguage, likeliness } from '../../text/unlikely.ts';
import type { RawItem } from './pieces.ts';

/** In fonts of the usual order the glyph of "A" is the 36th; letters stand as they do in ASCII. */
const GLYPHS_BEHIND = 29;
/** Mean above even from which letters put back are words of some language. */
const LIKELY = 0.3;
/** So many blanks written by their glyph tell such a font. */
const BLANKS = 3;
/** Characters below which a page is too short to be told. */
const ENOUGH = 200;
/** Characters from the beginning of a page in which words of some language are looked for first. */
const BEGINNING = 400;
/** Share of a page's characters that stand in words or numbers; where so few do, the page is no text. */
const LEAST_WORDS = 0.15;

/** A run of glyphs as the letters they draw. Brackets, "&" and apostrophes come as blanks, like all signs there; what they were, their neighbours tell. */
function putBack(text: string): string {
  const letters = text.replace(/[\u0003-\u001f\u0021-\u005f]/g, (glyph) => String.fromCharCode(glyph.charCodeAt(0) + GLYPHS_BEHIND));
  // Blanks that were blanks are blanks again by now: those that were none are found by the place they had.
  return Array.from({ length: text.length }, (_, at) =>
    text[at] === ' ' ? signBetween(letters[at - 1] ?? ' ', letters[at + 1] ?? ' ') : (letters[at] ?? ''),
  ).join('');
}

function signBetween(before: string, after: string): string {
  if (/\s/.test(before)) return /\s/.test(after) ? '&' : '(';
  if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) return "'";
  return /[\p{L}\p{N}]/u.test(after) ? '(' : ')';
}

/** A page's items with their letters put back, font by font, where these were glyphs in their usual order; the same items otherwise. */
export function withLetters(items: readonly RawItem[]): readonly RawItem[] {
  if (!items.some(({ str }) => str.includes('\u0003'))) return items;
  const fonts = new Map<string, string>();
  for (const { fontName, str } of items) fonts.set(fontName, `${fonts.get(fontName) ?? ''}${str} `);
  const lost = new Set(
    [...fonts]
      // The third glyph is the blank; no font whose letters are known writes it so.
      .filter(([, text]) => text.split('\u0003').length > BLANKS && (likeliness(putBack(text)) ?? 0) > LIKELY)
      .map(([font]) => font),
  );
  return lost.size === 0 ? items : items.map((item) => (lost.has(item.fontName) ? { ...item, str: putBack(item.str) } : item));
}

/** Whether a page has text enough to tell, and it is none: words of no language, or hardly any words and numbers among signs. */
export function isUnreadable(items: readonly RawItem[]): boolean {
  // The beginning of nearly every page settles it, so no more is put together at first.
  let beginning = '';
  for (const { str } of items) {
    beginning += `${str} `;
    if (beginning.length > BEGINNING) break;
  }
  if ((likeliness(beginning.slice(0, BEGINNING)) ?? 0) > LIKELY) return false;
  const text = items.map(({ str }) => str).join(' ');
  const dense = text.replace(/[\s\0]+/g, '').length;
  if (dense < ENOUGH) return false;
  if (isNoLanguage(text)) return true;
  const words = text.match(/(?<![^\s(["“])(?:\p{L}{2,40}|\p{N}[\p{N}.,–-]{0,20})(?![^\s.,;:)\]"”])|\p{Lo}/gu) ?? [];
  return words.reduce((sum, word) => sum + word.length, 0) < dense * LEAST_WORDS;
}
