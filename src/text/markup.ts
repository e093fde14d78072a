/** Mark-up that quotes drag along: character references (`&nbsp;`) and tags (`<i>`). Read at one place, never over the whole text. */

export interface Markup {
  /** Offset behind it. */
  readonly end: number;
  /** The character it stands for; empty for a tag or a space. */
  readonly letter: string;
  /** True when it parts words. */
  readonly breaks: boolean;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  sect: '§',
  para: '¶',
  deg: '°',
  plusmn: '±',
  times: '×',
  micro: 'µ',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  shy: '',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  mu: 'μ',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
  Ouml: 'Ö',
  Auml: 'Ä',
  Uuml: 'Ü',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
  oacute: 'ó',
  iacute: 'í',
  uacute: 'ú',
  oslash: 'ø',
  aring: 'å',
};
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
    const letter = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
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
