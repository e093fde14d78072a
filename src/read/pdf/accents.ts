/**
 * Accents that old TeX fonts print as glyphs of their own ("R´enyi", "B ¨unz", "na¨ıve") are put back on their letter,
 * because names are compared letter by letter. Only pairs that Unicode composes to one letter are joined.
 */

/** Spacing accent → combining accent. */
const MARKS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¯': '\u0304',
  ˉ: '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˝': '\u030b',
  '¸': '\u0327',
  '˛': '\u0328',
};
const ANY = /[´ˊ`ˋ¨ˆ^˜ˇ˚¯ˉ˘˙˝¸˛]/;
const BEFORE = /(\s?)([´ˊ`ˋ¨ˆ^˜ˇ˚¯ˉ˘˙˝¸˛]) ?(\p{L})/gu;
const AFTER = /([cCsStTaAeE]) ?([¸˛])( ?)(?=\p{Ll})/gu;
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** One replaced stretch: so many characters at `at` (in the text given) became `to`. */
export interface Change {
  readonly at: number;
  readonly length: number;
  readonly to: string;
}

/**
 * The changes that put stray accents back; none for a text without them. "^" between spaces is a sign of its own: it leads back to the text
 * where notes of web pages are printed ("1. ^ Gupta"), and stands for powers.
 */
export function accentChanges(text: string): Change[] {
  if (!ANY.test(text)) return [];
  const changes: Change[] = [];
  for (const found of text.matchAll(BEFORE)) {
    const [whole, space = '', accent = '', letter = ''] = found;
    if (accent === '^' && whole.includes('^ ') && (space !== '' || found.index === 0)) continue;
    const joined = ((DOTLESS[letter] ?? letter) + (MARKS[accent] ?? '')).normalize('NFC');
    if (joined.length !== 1) continue;
    // The space in front belongs to the accent when it cuts a capitalised word: "B ¨unz", but "and ¨Unal", "que ´etait".
    const cut =
      space !== '' &&
      /\p{Ll}|ı/u.test(letter) &&
      /(^|[\s(,.-])\p{Lu}\p{L}{0,9}$/u.test(text.slice(Math.max(0, found.index - 12), found.index));
    changes.push({ at: found.index, length: whole.length, to: (cut ? '' : space) + joined });
  }
  for (const found of text.matchAll(AFTER)) {
    const [whole, letter = '', accent = ''] = found;
    const joined = (letter + (MARKS[accent] ?? '')).normalize('NFC');
    if (joined.length === 1 && !changes.some((other) => other.at < found.index + whole.length && found.index < other.at + other.length)) {
      changes.push({ at: found.index, length: whole.length, to: joined });
    }
  }
  return changes.sort((a, b) => a.at - b.at);
}
