/**
 * What signs and scripts a text holds, as one number with a bit for each: found in one pass, and asked by rules before they run a pattern that
 * needs one of them. Most references hold few of them, and a hundred patterns that could not match were half of the work of the rules.
 * A rule says what it needs where it is called: `if (has(signs, Signs.stroke)) …`.
 */
import { codeAt } from './letters.ts';

/** The bits. Each is a need of some pattern: a sign, a group of signs that go together, or letters of a script. */
export const Signs = {
  digit: 1 << 0,
  /** ( and [ */
  bracket: 1 << 1,
  square: 1 << 2,
  /** What TeX and BibTeX write: \ { } ~ */
  tex: 1 << 3,
  /** < > @ { } of tags, addresses and records */
  tag: 1 << 4,
  stroke: 1 << 5,
  /** * † ‡ § ¶ # of notes */
  mark: 1 << 6,
  colon: 1 << 7,
  hyphen: 1 << 8,
  /** Quotation marks: " “ ” „ « » and, since print confuses them, ' ‘ ’ ` */
  quote: 1 << 9,
  /** Accents that stand alone: ´ ˊ ` ˋ ¨ ˆ ˜ ˇ ˚ ¯ ˉ ˘ ˙ ˝ ¸ ˛ */
  accent: 1 << 10,
  /** White space other than a space, signs without width, or two spaces in a row. */
  uneven: 1 << 11,
  /** Letters that stand alone between spaces, three in a row: "M ü l l e r". */
  spaced: 1 << 12,
  hebrew: 1 << 13,
  /** Arabic letters, digits and signs. */
  arabic: 1 << 14,
  /** Greek letters too, which lie before them. */
  cyrillic: 1 << 15,
  /** Letters and signs of East Asia, those of full width too. */
  wide: 1 << 16,
  /** Anything that is not ASCII. */
  beyond: 1 << 17,
  /** Letters and digits of India and Thailand. */
  indian: 1 << 18,
} as const;

/** Every bit: rules that are given it ask all their patterns. */
export const EVERY_SIGN = -1;

export const has = (signs: number, wanted: number): boolean => (signs & wanted) !== 0;

/** The bits of each ASCII character. */
const ASCII = new Int32Array(128);
for (const [bits, characters] of [
  [Signs.digit, '0123456789'],
  [Signs.bracket, '(['],
  [Signs.square, '['],
  [Signs.tex, '\\{}~'],
  [Signs.tag, '<>@{}'],
  [Signs.stroke, '/'],
  [Signs.mark, '*#'],
  [Signs.colon, ':'],
  [Signs.hyphen, '-'],
  [Signs.quote, '"\'`'],
  [Signs.accent, '`'],
  [Signs.uneven, '\t\n\v\f\r'],
] as const)
  for (const character of characters) {
    const code = character.charCodeAt(0);
    ASCII[code] = (ASCII[code] as number) | bits;
  }

/** The bits of a character beyond ASCII. */
function beyond(code: number): number {
  const bits = Signs.beyond;
  if (code < 0x250) {
    if (code === 0xa0 || code === 0xad) return bits | Signs.uneven;
    if (code === 0xab || code === 0xbb) return bits | Signs.quote;
    if (code === 0xa7 || code === 0xb6) return bits | Signs.mark;
    return code < 0xc0 ? bits | Signs.accent : bits;
  }
  if (code < 0x370) return bits | Signs.accent;
  if (code < 0x530) return bits | Signs.cyrillic;
  if (code < 0x600) return bits | Signs.hebrew;
  if (code < 0x900) return bits | Signs.arabic;
  if (code < 0xe80) return bits | Signs.uneven | Signs.indian;
  if (code < 0x2000) return bits | Signs.uneven;
  // Spaces of all widths, quotation marks and marks of notes stand together.
  if (code < 0x2070) return bits | Signs.uneven | Signs.quote | Signs.mark;
  return code < 0x2e80 ? bits : bits | Signs.wide | Signs.uneven | Signs.spaced;
}

const SPACE = 32;

/** What a text holds. */
export function signsIn(text: string): number {
  let signs = 0;
  /** Place of the last space, and how many before it stood two places apart from the next. */
  let space = -2;
  let alone = 0;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code === SPACE) {
      const apart = at - space;
      if (apart === 1) signs |= Signs.uneven;
      alone = apart === 2 ? alone + 1 : 0;
      if (alone > 1) signs |= Signs.spaced;
      space = at;
    } else signs |= code < 128 ? (ASCII[code] as number) : beyond(code);
  }
  return signs;
}
