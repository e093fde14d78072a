/** Text in the columns of a terminal: how wide it is there, and how it is broken into lines. */
import { createColors } from 'picocolors';

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const MARK = /[\p{M}\u200c\u200d]/u;
const SEQUENCE = /\x1b\[[0-9;]{0,12}m|\x1b\]8;;[^\x1b\x07]{0,3000}\x1b\\/g;

/** Columns that a line takes; our own colours and links take none. */
export function columns(text: string): number {
  const bare = text.includes('\x1b') ? text.replace(SEQUENCE, '') : text;
  if (/^[\x20-\x7e]*$/.test(bare)) return bare.length;
  let width = 0;
  for (const character of bare) width += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** Breaks a text at spaces into lines of at most `width` columns; a word that is longer stands alone on its line. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columns(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/**
 * Parts of one text, broken into lines as a whole: of each line what belongs to each part, in their order, so that a part can be
 * coloured wherever the lines break. Of spaces in a row one is left.
 */
export function wrappedParts(parts: readonly string[], width: number): string[][] {
  const single = parts.map((part, i) => (i === 0 ? part.trimStart() : part).replace(/ {2,}/g, ' '));
  let end = 0;
  const ends = single.map((part) => {
    end += part.length;
    return end;
  });
  let at = 0;
  return wrapped(single.join(''), width).map((line) => {
    const cut = (place: number): number => Math.min(line.length, Math.max(0, place - at));
    const own = ends.map((to, i) => line.slice(cut(ends[i - 1] ?? 0), cut(to)));
    at += line.length + 1;
    return own;
  });
}

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

const ASCII: readonly (readonly [RegExp, string])[] = [
  [/[‐‑‒–—]/g, '-'],
  [/→/g, '->'],
  [/…/g, '...'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/ · /g, ' | '],
  [/·/g, '|'],
];

/** The same text in ASCII: known signs by their spelling, everything else as an escape, so that nothing is silently lost. */
export function ascii(text: string): string {
  let out = text;
  for (const [sign, spelling] of ASCII) out = out.replace(sign, spelling);
  return out
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x00-\x7f]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

export const paint = (color: boolean) => createColors(color);
export type Paint = ReturnType<typeof paint>;
