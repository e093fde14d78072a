/**
 * What each character is when words are folded: a plain letter, a digit, a mark that is only form, a symbol that means
 * something, or one that folds to other characters. Plain ASCII is answered from a table; the rest is worked out once.
 */

export const CLASS = {
  /** White space and punctuation: parts words, means nothing here. */
  separator: 0,
  lower: 1,
  upper: 2,
  digit: 3,
  /** Soft hyphen, zero-width characters: as if it were not there. */
  ignored: 4,
  apostrophe: 5,
  hyphen: 6,
  /** A word of its own: %, $, +, <. */
  symbol: 7,
  /** May begin mark-up: & or <. */
  markup: 8,
  /** Folds to something else, see `foldOf`. */
  special: 9,
} as const;
export type Class = (typeof CLASS)[keyof typeof CLASS];

export interface Fold {
  readonly kind: Class;
  /** What it folds to; empty when it only parts words. */
  readonly out: string;
  /** How many UTF-16 units of the text it takes. */
  readonly length: number;
}

const SYMBOLS = '%$+=>~^@§€£¥¢°±×÷≤≥≠≈∞√∑∏∂∫‰';
const IGNORED = '\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\u200e\u200f\u202a\u202b\u202c\u202d\u202e';
const APOSTROPHES = "'’ʼʹ´＇";
const HYPHENS = '-‐‑‒–—―−﹘﹣－';
/** Letters that have no decomposition, and letters that Unicode holds twice. */
const OWN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
  ſ: 's',
  µ: 'μ',
  '∆': 'δ',
  Ω: 'ω',
  '∂': 'δ',
  ς: 'σ',
  '–': '',
  ʻ: '',
};
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const ASCII = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const letter = String.fromCharCode(code);
  if (letter >= 'a' && letter <= 'z') ASCII[code] = CLASS.lower;
  else if (letter >= 'A' && letter <= 'Z') ASCII[code] = CLASS.upper;
  else if (letter >= '0' && letter <= '9') ASCII[code] = CLASS.digit;
  else if (letter === "'") ASCII[code] = CLASS.apostrophe;
  else if (letter === '-') ASCII[code] = CLASS.hyphen;
  else if (letter === '&' || letter === '<') ASCII[code] = CLASS.markup;
  // Symbols go through `foldOf` like everything that is not plain.
  else if (SYMBOLS.includes(letter)) ASCII[code] = CLASS.special;
}

const REST = new Map<number, Class>();
for (const letter of IGNORED) REST.set(letter.charCodeAt(0), CLASS.ignored);
for (const letter of APOSTROPHES) REST.set(letter.charCodeAt(0), CLASS.apostrophe);
for (const letter of HYPHENS) REST.set(letter.charCodeAt(0), CLASS.hyphen);
for (const letter of '“”„‟«»‹›‘‚‛「」『』…·•–—\u00a0\u2002\u2003\u2009\u200a\u202f\u3000、。，．！？；：（）［］《》〈〉')
  if (!REST.has(letter.charCodeAt(0))) REST.set(letter.charCodeAt(0), CLASS.separator);

/** The class of a UTF-16 unit; NaN (past the end) is a separator. */
export function classOf(code: number): Class {
  if (code < 128) return (ASCII[code] ?? 0) as Class;
  if (Number.isNaN(code)) return CLASS.separator;
  return REST.get(code) ?? CLASS.special;
}

const FOLDS = new Map<string, Fold>();

/**
 * What a character that is not plain folds to. Combining marks that follow it are composed with it, so that both spellings
 * of "é" are one. Greek letters are spelled out, each a word of its own, since papers print Δ, ∆ and Delta for one thing.
 */
export function foldOf(code: number, text: string, at: number): Fold {
  const letter =
    code > 0xffff || (code >= 0xd800 && code < 0xdc00) ? String.fromCodePoint(text.codePointAt(at) ?? code) : String.fromCharCode(code);
  let end = at + letter.length;
  while (end < text.length && end < at + 8 && isCombining(text.charCodeAt(end))) end += 1;
  const whole = text.slice(at, end) || letter;
  let fold = FOLDS.get(whole);
  if (fold === undefined) {
    fold = workedOut(whole);
    if (FOLDS.size < 20_000) FOLDS.set(whole, fold);
  }
  return fold;
}

const isCombining = (code: number): boolean =>
  (code >= 0x300 && code <= 0x36f) || (code >= 0x1ab0 && code <= 0x1aff) || (code >= 0x20d0 && code <= 0x20ff);

function workedOut(whole: string): Fold {
  const length = whole.length;
  const [first = ''] = whole;
  if (SYMBOLS.includes(first)) return { kind: CLASS.symbol, out: first, length };
  let plain = (OWN[first] ?? first) === first ? whole.normalize('NFKC').toLowerCase() : (OWN[first] ?? '');
  plain = [...plain].map((letter) => OWN[letter] ?? letter).join('');
  if (/^\p{N}+$/u.test(plain)) return { kind: CLASS.digit, out: plain, length };
  if (!/\p{L}/u.test(plain)) {
    if (plain !== whole && plain.length === 1 && SYMBOLS.includes(plain)) return { kind: CLASS.symbol, out: plain, length };
    return plain !== whole && /^[a-z0-9]/.test(plain)
      ? { kind: CLASS.lower, out: plain, length }
      : { kind: CLASS.separator, out: '', length };
  }
  const greek = plain.codePointAt(0) ?? 0;
  if (plain.length === 1 && greek >= 0x3b1 && greek <= 0x3c9) return { kind: CLASS.symbol, out: GREEK[greek - 0x3b1] ?? plain, length };
  // Scripts written without spaces: each character is a word, so that line breaks between them vanish.
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(plain)) return { kind: CLASS.symbol, out: plain, length };
  return { kind: CLASS.lower, out: plain.replace(/[^\p{L}\p{M}\p{N}]/gu, ''), length };
}
