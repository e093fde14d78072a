/**
 * What a letter or sign is when words are folded: part of a word, or a word of its own. Unicode answers for nearly all; what it
 * holds twice, or prints for something else, is listed. Worked out once for each character.
 */

/** Letters that have no decomposition, and letters that Unicode holds twice, each before what it is taken for. */
const OWN = new Map(
  'œoe æae ßss ıi ſs µμ ∆δ Ωω ςσ ёе ×x ʻ ‐- ‑- ‒- –- −- ﹣- ⁻- ₋-'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
/** Names of the Greek letters from alpha (U+03B1) on; both small sigmas. */
export const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
/** A sign that means something, a word by itself: of mathematics, of money, and some others. Strokes, dots and dashes are form. */
export const SIGN = String.raw`(?![|~¬⁄⁻₋−∕∗∙∣∶⋅▷◁])[\p{Sm}\p{Sc}%@§°‰&←-⇿]`;
const SIGNS = new RegExp(`^${SIGN}$`, 'u');
/** Scripts written without spaces: each character is a word, so that line breaks between them vanish. */
const UNDIVIDED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/** Marks that a script prints or leaves out at will: vowels of Hebrew and Arabic, stress in Cyrillic; the dot that a Turkish capital keeps; and what is no letter. */
const OPTIONAL = /[\u0591-\u05c7\u064b-\u065f\u0670]|(?<=[\u0400-\u04ff])\u0301|(?<=i)\u0307|[^\p{L}\p{M}\p{N}]/gu;

/** What characters fold to, and whether that is a word by itself. */
export interface Fold {
  readonly out: string;
  readonly alone: boolean;
}

const FOLDS = new Map<string, Fold>();

/**
 * What a character with its combining marks folds to: both spellings of "é" are one. Greek letters are spelled out, each a word
 * of its own, since papers print Δ, ∆ and Delta for one thing.
 */
export function foldOf(whole: string): Fold {
  let fold = FOLDS.get(whole);
  if (!fold) {
    fold = workedOut(whole);
    if (FOLDS.size < 20_000) FOLDS.set(whole, fold);
  }
  return fold;
}

function workedOut(whole: string): Fold {
  const plain = (OWN.get(whole) ?? whole.normalize('NFKC').toLowerCase()).replace(/./gsu, (letter) => OWN.get(letter) ?? letter);
  const greek = plain.length === 1 ? GREEK[plain.charCodeAt(0) - 0x3b1] : undefined;
  if (greek || UNDIVIDED.test(plain) || plain === '-' || SIGNS.test(plain))
    return { out: greek ?? (plain === '&' ? 'and' : plain), alone: true };
  return { out: plain.replace(OPTIONAL, ''), alone: false };
}
