/**
 * Cyrillic and Greek letters in Latin ones, so that a name printed in its own script is the one printed in English. Coarse on
 * purpose: several schemes are in use, and comparing allows for what they do differently. Scripts whose reading cannot be told
 * from the letter (Chinese characters) are left alone.
 */

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:e ж:zh з:z и:i і:i ї:i й:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ў:u ф:f х:kh ц:ts ч:ch џ:dz ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ђ:dj'
    .split(' ')
    .map((pair) => pair.split(':')),
) as Readonly<Record<string, string>>;

const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
    .split(' ')
    .map((pair) => pair.split(':')),
) as Readonly<Record<string, string>>;

const OTHER = /[\u0370-\u03ff\u0400-\u04ff]/;

/** The text with Cyrillic and Greek letters in Latin ones; case is not kept for those. Other letters stay. */
export function romanized(text: string): string {
  if (!OTHER.test(text)) return text;
  let out = '';
  for (const letter of text) {
    if (letter < '\u0370') {
      out += letter;
      continue;
    }
    const plain = letter.toLowerCase();
    const bare = plain.normalize('NFD')[0] ?? plain;
    out += CYRILLIC[plain] ?? GREEK[bare] ?? letter;
  }
  return out;
}
