/** Mark-up that quotes drag along: character references (`&nbsp;`) and tags (`<i>`). Read at one place, never over the whole text. */

export interface Markup {
  /** Offset behind it. */
  readonly end: number;
  /** The character it stands for; empty for a tag or a space. */
  readonly letter: string;
  /** True when it parts words. */
  readonly breaks: boolean;
}

/** Each named reference before the character it stands for; `nbsp` and its like stand for a space, `shy` for nothing. */
const NAMED = new Map(
  'amp& lt< gt> quot" apos\' ndash– mdash— hellip… lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» sect§ para¶ deg° plusmn± times× micro\u00b5 euro€ pound£ copy© reg® shy alphaα betaβ gammaγ deltaδ DeltaΔ muμ eacuteé egraveè agraveà aacuteá oumlö aumlä uumlü OumlÖ AumlÄ UumlÜ szligß ccedilç ntildeñ oacuteó iacuteí uacuteú oslashø aringå'
    .split(' ')
    .map((pair) => (pair === 'shy' ? [pair, ''] : [pair.slice(0, -1), pair.slice(-1)])),
);
for (const space of ['nbsp', 'ensp', 'emsp', 'thinsp']) NAMED.set(space, ' ');
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/y;
const TAG = /<\/?[A-Za-z][A-Za-z0-9]{0,12}(?:\s[^<>]{0,300})?\/?>/y;
const BLOCK = /^<\/?(?:p|div|br|li|ul|ol|td|tr|th|table|h[1-6]|blockquote|section)\b/i;

/** What mark-up begins at an offset of a text, if any. */
export function markupAt(text: string, at: number): Markup | null {
  const pattern = text.charCodeAt(at) === 38 ? REFERENCE : TAG;
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return null;
  const end = at + found[0].length;
  if (pattern === TAG) return { end, letter: '', breaks: BLOCK.test(found[0]) };
  const [, decimal, hexadecimal, name] = found;
  if (name !== undefined) {
    const letter = NAMED.get(name);
    return letter === undefined ? null : spaced(end, letter);
  }
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '0', 16) : Number.parseInt(decimal, 10);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? null : spaced(end, String.fromCodePoint(code));
}

const spaced = (end: number, letter: string): Markup =>
  /^['’]$/.test(letter)
    ? { end, letter: "'", breaks: false }
    : /^[\s\p{P}]?$/u.test(letter) && letter !== '&'
      ? { end, letter: '', breaks: letter !== '' }
      : { end, letter, breaks: false };
