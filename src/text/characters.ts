/**
 * What each character is when words are folded: a plain letter, a digit, a mark that is only form, a symbol that means
 * something, or one that folds to other characters. Plain ASCII is answered from a table; the rest is worked out once.
 */

/** White space and punctuation: parts words, means nothing here. */
export const SEPARATOR = 0;
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
/** Soft hyphen, zero-width characters: as if it were not there. */
export const IGNORED = 4;
export const APOSTROPHE = 5;
export const HYPHEN = 6;
/** A word of its own: %, $, +, a letter of a script without spaces. */
export const SYMBOL = 7;
/** May begin mark-up: & or <. */
export const MARKUP = 8;
/** Folds to something else, see `foldOf`. */
export const SPECIAL = 9;

export interface Fold {
  /** One of the classes above. */
  readonly kind: number;
  /** What it folds to; empty when it only parts words. */
  readonly out: string;
  /** How many UTF-16 units of the text it takes. */
  readonly length: number;
}

const SYMBOLS = '%$+=>~^@§€£¥¢°±×÷≤≥≠≈∞√∑∏∂∫‰';
/** Letters that have no decomposition, and letters that Unicode holds twice, each before what it is taken for. */
const OWN = new Map('œoe æae ßss ıi ſs µμ ∆δ Ωω ςσ ʻ'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
/** Names of the Greek letters from alpha (U+03B1) on; both small sigmas. */
export const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const CLASSES = new Uint8Array(0x10000).fill(SPECIAL, 128);
const set = (kind: number, letters: string): void => {
  for (const letter of letters) CLASSES[letter.charCodeAt(0)] = kind;
};
CLASSES.fill(LOWER, 97, 123).fill(UPPER, 65, 91).fill(DIGIT, 48, 58);
// ASCII symbols go through `foldOf` like everything that is not plain.
set(SPECIAL, '%$+=>~^@');
set(MARKUP, '&<');
set(IGNORED, '\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\u200e\u200f\u202a\u202b\u202c\u202d\u202e');
set(APOSTROPHE, "'’ʼʹ´＇");
set(HYPHEN, '-‐‑‒–—―−﹘﹣－');
// What prose is full of and folds to nothing.
set(SEPARATOR, '“”‘…\u00a0\u3000、。');

/** The class of a UTF-16 unit; NaN (past the end) is a separator. */
export const classOf = (code: number): number => CLASSES[code] ?? SEPARATOR;

const FOLDS = new Map<string, Fold>();

/**
 * What a character that is not plain folds to. Combining marks that follow it are composed with it, so that both spellings
 * of "é" are one. Greek letters are spelled out, each a word of its own, since papers print Δ, ∆ and Delta for one thing.
 */
export function foldOf(text: string, at: number): Fold {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < at + 8 && COMBINING.test(text.charAt(end))) end += 1;
  const whole = text.slice(at, end);
  let fold = FOLDS.get(whole);
  if (fold === undefined) {
    const [kind, out] = workedOut(whole);
    fold = { kind, out, length: whole.length };
    if (FOLDS.size < 20_000) FOLDS.set(whole, fold);
  }
  return fold;
}

const COMBINING = /[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]/;
const own = (letter: string): string => OWN.get(letter) ?? letter;

function workedOut(whole: string): readonly [kind: number, out: string] {
  const [first = ''] = whole;
  if (SYMBOLS.includes(first)) return [SYMBOL, first];
  const plain = [...(OWN.get(first) ?? whole.normalize('NFKC').toLowerCase())].map(own).join('');
  if (/^\p{N}+$/u.test(plain)) return [DIGIT, plain];
  if (!/\p{L}/u.test(plain)) {
    if (plain.length === 1 && SYMBOLS.includes(plain)) return [SYMBOL, plain];
    return plain !== whole && /^[a-z0-9]/.test(plain) ? [LOWER, plain] : [SEPARATOR, ''];
  }
  const greek = plain.length === 1 ? GREEK[plain.charCodeAt(0) - 0x3b1] : undefined;
  if (greek !== undefined) return [SYMBOL, greek];
  // Scripts written without spaces: each character is a word, so that line breaks between them vanish.
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(plain)
    ? [SYMBOL, plain]
    : [LOWER, plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '')];
}
