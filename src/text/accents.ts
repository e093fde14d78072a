/**
 * Accents that old TeX fonts print as glyphs of their own ("R´enyi", "B ¨unz", "na¨ıve", "K ¨ OHLER") are put back on their letter,
 * because names are compared letter by letter. Only pairs that Unicode composes to one letter are joined. Whether "´" is an accent or
 * stands for an apostrophe ("Zipf´s") is for the caller to know: fonts of TeX have both, people at keyboards mix them up. Below, what
 * TeX's own commands for accents and letters print, for all who read them.
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
    const cut =
      space !== '' && cutsWord(text.slice(Math.max(0, found.index - 12), found.index), letter, text.slice(found.index + whole.length));
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

const BEGUN = /(^|[\s(,.-])\p{Lu}\p{L}{0,9}$/u;
/** Letters of a word in capitals: of one that says something by itself nothing was cut. */
const CAPITALS = /(?:^|[\s(,.-])(?!(?:AND|UND|ET|Y|E|VAN|VON|DER|DEN|DE|DI|DA|LA|LE|EL|AL|IN|ON|OF|FOR|THE)$)\p{Lu}{1,9}$/u;

/**
 * Whether the space in front of an accent belongs to it, since both cut a word: "B ¨unz", "K ¨ OHLER", but "and ¨Unal", "que ´etait",
 * "B. ¨ OZTÜRK".
 */
const cutsWord = (before: string, letter: string, behind: string): boolean =>
  /\p{Ll}|ı/u.test(letter) ? BEGUN.test(before) : CAPITALS.test(before) && /^\p{Lu}{2}/u.test(behind);

/** Accent commands of TeX and the combining mark that follows the letter. */
export const TEX_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['u', '\u0306'],
  ['.', '\u0307'],
  ['"', '\u0308'],
  ['r', '\u030a'],
  ['H', '\u030b'],
  ['v', '\u030c'],
  ['d', '\u0323'],
  ['c', '\u0327'],
  ['k', '\u0328'],
  ['b', '\u0331'],
  ['t', '\u0361'],
  ['G', '\u030f'],
  ['U', '\u030e'],
  ['f', '\u0311'],
]);

/** Letters that TeX has commands for. */
export const TEX_LETTERS: ReadonlyMap<string, string> = new Map(
  'i:ı j:ȷ o:ø O:Ø l:ł L:Ł ss:ß SS:ẞ ae:æ AE:Æ oe:œ OE:Œ aa:å AA:Å dh:ð DH:Ð th:þ TH:Þ dj:đ DJ:Đ ng:ŋ NG:Ŋ'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)]),
);
