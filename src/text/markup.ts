/** Mark-up that quotes drag along: character references (`&nbsp;`) and tags (`<i>`). Read at one place, never over the whole text. */
import { GREEK } from './characters.ts';

export interface Markup {
  /** Offset behind it. */
  readonly end: number;
  /** The character it stands for: a space where it parts words, empty where it is as if it were not there. */
  readonly letter: string;
}

/** Named references before the character they stand for, as far as it is neither a letter with an accent nor Greek. */
const NAMED = new Map(
  "amp& lt< gt> apos' rsquo' sect§ para¶ deg° plusmn± times× micro\u00b5 euro€ pound£ copy© reg® szligß oslashø Oslash\u00d8 aeligæ AElig\u00c6"
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
const SPACE = /^(?:(?:nb|en|em|thin)sp|[nm]dash|hellip|quot|[lr][ad]quo|lsquo)$/;
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i;
const ACCENTS = new Map(
  'grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030a cedil\u0327'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/y;
const TAG = /<\/?[A-Za-z][A-Za-z0-9]{0,12}(?:\s[^<>]{0,300})?\/?>/y;
const BLOCK = /^<\/?(?:p|div|br|li|ul|ol|td|tr|th|table|h[1-6]|blockquote|section)\b/i;

/** What mark-up begins at an offset of a text, if any. */
export function markupAt(text: string, at: number): Markup | null {
  const pattern = text[at] === '&' ? REFERENCE : TAG;
  pattern.lastIndex = at;
  const [whole, decimal, hexadecimal, name] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const end = at + whole.length;
  if (pattern === TAG) return { end, letter: BLOCK.test(whole) ? ' ' : '' };
  if (name) {
    const letter = named(name);
    return letter === undefined ? null : { end, letter };
  }
  const code = decimal ? Number(decimal) : Number(`0x${hexadecimal}`);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null;
  const letter = String.fromCodePoint(code);
  return { end, letter: letter === '’' ? "'" : letter.replace(/[\u00ad\u200b-\u200d]/, '') };
}

function named(name: string): string | undefined {
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  const greek = GREEK.indexOf(name.toLowerCase());
  if (accent) return letter + ACCENTS.get(accent);
  if (greek >= 0) return String.fromCharCode(0x3b1 + greek);
  return name === 'shy' ? '' : SPACE.test(name) ? ' ' : NAMED.get(name);
}
