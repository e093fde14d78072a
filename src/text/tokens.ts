/**
 * Words and numbers of a text, with their places: what claims and evidence are compared by. Letters and digits part ("5h" is 5
 * and h, "5-hour" is 5 and hour), but a number stays whole: 3.2 and 1,000 are one token each, so that 3 is never found in 2013.
 * Scripts written without spaces are taken two characters at a time. Marks of emphasis and punctuation are nobody's words.
 */

export interface Token {
  /** Compared form: lower case, no accents, no possessive; a number with neither separators of thousands nor idle zeros. */
  readonly text: string;
  /** Where it stands, UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number';
}

/** Scripts that put no space between words, without the marks of prolongation that every script shares. */
const RUN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const UNSPACED = new RegExp(`[${RUN}]`, 'u');
const TOKEN = new RegExp(
  String.raw`\p{Nd}{1,3}(?:[,\u202f\u2009'’]\p{Nd}{3}){1,6}(?![\p{Nd}])(?:\.\p{Nd}{1,20})?|\p{Nd}{1,40}(?:[.,·٫]\p{Nd}{1,20})?|[${RUN}]{1,400}|\p{L}[\p{L}\p{M}]{0,80}(?:['’ʼ][\p{L}\p{M}]{1,20})?`,
  'uy',
);
const ASCII = /^[a-z]+$/;
const APOSTROPHE = /['’ʼ]/;
/** Letters of the longest word. */
const LONGEST = 81;

const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

/** The words and numbers of a text in order. Linear. */
export function tokensOf(text: string, start = 0, end: number = text.length): Token[] {
  const tokens: Token[] = [];
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      let to = at + 1;
      let capital = code < 97;
      // No further than the longest word: else a text of one word would be walked over again for each piece that is taken of it.
      const most = Math.min(end, at + LONGEST + 1);
      for (; to < most; to += 1) {
        const letter = text.charCodeAt(to);
        if (!isLetter(letter)) break;
        if (letter < 97) capital = true;
      }
      const next = to < end ? text.charCodeAt(to) : 32;
      // Plain letters with nothing behind them that could belong to the word; all else is read by the pattern.
      if (next < 128 && next !== 39 && to - at <= LONGEST) {
        const word = text.slice(at, to);
        // Most words are written small.
        tokens.push({ text: capital ? word.toLowerCase() : word, start: at, end: to, kind: 'word' });
        at = to;
        continue;
      }
    } else if (code < 128 && (code < 48 || code > 57)) {
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) {
      at += code >= 0xd800 && code < 0xdc00 ? 2 : 1;
      continue;
    }
    const raw = at + found.length > end ? found.slice(0, end - at) : found;
    const first = raw.charCodeAt(0);
    const to = at + raw.length;
    if (first < 58 || (first > 127 && /^\p{Nd}/u.test(raw))) tokens.push({ text: plainNumber(raw), start: at, end: to, kind: 'number' });
    else if (first > 0xdff && UNSPACED.test(raw)) pairs(raw, at, tokens);
    else tokens.push({ text: folded(raw), start: at, end: to, kind: 'word' });
    at = to;
  }
  return tokens;
}

/** A word as it is compared: lower case, no accents, "company's" as "company"; "isn't" stays. */
function folded(raw: string): string {
  const lower = raw.toLowerCase();
  if (ASCII.test(lower)) return lower;
  let word = lower;
  const mark = word.search(APOSTROPHE);
  if (mark >= 0) {
    const tail = word.slice(mark + 1);
    // l'accord, d'État: the word is behind the mark; company's: before it; isn't, don't: both.
    if (tail === 's' || tail === '') word = word.slice(0, mark);
    else if (mark <= 2 && tail.length > 2) word = word.slice(mark + 1);
    else word = `${word.slice(0, mark)}'${tail}`;
  }
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/æ/g, 'ae').replace(/œ/g, 'oe').replace(/ø/g, 'o');
}

/** 1,000 as 1000; 3,5 as 3.5; 3.20 as 3.2; 007 as 7; digits of any script as 0-9. */
export function plainNumber(raw: string): string {
  if (/^[1-9][0-9]*$/.test(raw)) return raw;
  let digits = /^[0-9.,'’\u202f\u2009·]+$/.test(raw)
    ? raw
    : [...raw].map((sign) => (/\p{Nd}/u.test(sign) ? String(digitOf(sign)) : sign)).join('');
  digits = digits.replace(/[·٫]/, '.');
  if (/^\d{1,3}(?:[,\u202f\u2009'’]\d{3})+(?:\.\d+)?$/.test(digits)) digits = digits.replace(/[,\u202f\u2009'’]/g, '');
  else digits = digits.replace(',', '.');
  const [whole = '', part = ''] = digits.split('.');
  const kept = part.replace(/(?<!0)0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${kept === '' ? '' : `.${kept}`}`;
}

/** The value of a decimal digit of any script: ten in a row, from an offset of 0 or 6 in their block of sixteen. */
function digitOf(sign: string): number {
  const code = sign.normalize('NFKC').codePointAt(0) ?? 0;
  const low = code & 15;
  return /\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low : low - 6;
}

/** Two characters at a time, overlapping; a lone character is itself. */
function pairs(raw: string, from: number, tokens: Token[]): void {
  const signs = [...raw];
  let at = from;
  for (let i = 0; i < signs.length; i += 1) {
    const one = signs[i] ?? '';
    const two = signs[i + 1];
    if (two === undefined ? signs.length === 1 : true)
      tokens.push({ text: one + (two ?? ''), start: at, end: at + one.length + (two?.length ?? 0), kind: 'word' });
    at += one.length;
  }
}
