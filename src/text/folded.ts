/**
 * A text as the sequence of its words, each with its place in the original. What is folded away is form only: white space,
 * quotation marks, dashes, ligatures, soft and line-end hyphens, mark-up, upper case, punctuation between words. What is
 * kept apart is content: every word, number (with its decimals and sign), unit and symbol. Two texts whose words are equal
 * say the same words in the same order. No dependency, no regular expression over the whole text: one pass, linear.
 */
import { APOSTROPHE, classOf, DIGIT, type Fold, foldOf, HYPHEN, IGNORED, LOWER, MARKUP, SPECIAL, SYMBOL, UPPER } from './characters.ts';
import { Words } from './folded-words.ts';
import { isLetterAt, joinAfterHyphen } from './hyphens.ts';
import { lowest } from './lowest.ts';
import { markupAt } from './markup.ts';

/** Words of a text. Arrays are parallel: word `i` stands at `starts[i]`–`ends[i]` of the text and at `keys[i]` of `key`. */
export interface Folded {
  readonly text: string;
  /** All words, lower case, each between spaces: " a short text ". */
  readonly key: string;
  readonly count: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Offset in `key` of the space before each word; one more entry than words. */
  readonly keys: Uint32Array;
}

const SPACE = 32;
const DECODER = new TextDecoder('utf-16le');

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** What the open word is made of. */
const NOTHING = 0;
const LETTERS = 1;
const DIGITS = 2;

/** Cyrillic letters that print like Latin ones, and those. */
const ALIKE = 'аеорсухіјѕАВЕКМНОРСТУХІЈЅ';
const LATIN = 'aeopcyxijsABEKMHOPCTYXIJS';

/** A text in which words of Latin letters hold no Cyrillic ones that only look like them; as long as before, unit for unit. */
const withoutLookAlikes = (text: string): string =>
  /[\u0400-\u04ff]/.test(text)
    ? text.replace(/[a-z\u0400-\u04ff]+/gi, (word) =>
        /[a-z]/i.test(word) ? word.replace(/[\u0400-\u04ff]/g, (letter) => LATIN[ALIKE.indexOf(letter)] ?? letter) : word,
      )
    : text;

/** Folds a text. Takes any string; gives its words. Lengths and places are in UTF-16 units. */
export function foldText(printed: string): Folded {
  const text = withoutLookAlikes(printed);
  const words = new Words(Math.max(8, Math.ceil(text.length / 5)));
  let open = NOTHING;
  /** End of the last word's characters in the text. */
  let last = 0;
  let at = 0;

  const finish = (): void => {
    if (open !== NOTHING) words.close(last);
    open = NOTHING;
  };
  const begin = (kind: number): void => {
    if (open === kind) return;
    finish();
    words.open(at);
    open = kind;
  };
  /** Writes what the characters up to `end` fold to, and goes on behind them. */
  const write = ({ kind, out }: Omit<Fold, 'length'>, end: number): void => {
    if (kind === SYMBOL) finish();
    if (out === '') finish();
    else {
      begin(kind === DIGIT ? DIGITS : LETTERS);
      words.write(out);
      last = end;
    }
    if (kind === SYMBOL) finish();
    at = end;
  };
  const fold = (): void => {
    const found = foldOf(text, at);
    write(found, at + found.length);
  };

  while (at < text.length) {
    const code = text.charCodeAt(at);
    switch (classOf(code)) {
      case LOWER:
      case UPPER: {
        begin(LETTERS);
        const end = words.letters(text, at);
        if (end > at) last = at = end;
        else fold();
        break;
      }
      case DIGIT:
        begin(DIGITS);
        words.put(code);
        last = ++at;
        at = afterSeparator(text, at, words);
        break;
      case IGNORED:
        at += 1;
        if (open !== NOTHING) last = at;
        break;
      case APOSTROPHE:
        // Inside a word it belongs to it ("don't"); elsewhere it is a quotation mark and only form.
        if (open === LETTERS && last === at && isLetterAt(text, at + 1)) {
          words.put(39);
          last = at + 1;
        } else finish();
        at += 1;
        break;
      case HYPHEN: {
        const joined = open === LETTERS ? joinAfterHyphen(text, at, last) : -1;
        if (joined > 0) last = at = joined;
        else if (
          isDigit(text.charCodeAt(at + 1)) &&
          !/[\u2014\u2015]/.test(text.charAt(at)) &&
          (at === 0 || /[\s([=<>]/.test(text.charAt(at - 1)))
        )
          write({ kind: SYMBOL, out: '-' }, at + 1);
        else {
          finish();
          at += 1;
        }
        break;
      }
      case MARKUP: {
        const { end, letter } = markupAt(text, at) ?? { end: at + 1, letter: text.charAt(at) };
        if (letter === "'" && open === LETTERS && isLetterAt(text, end)) {
          words.put(39);
          last = at = end;
        } else if (letter === '') {
          // A tag inside a word does not part it.
          if (open !== NOTHING) last = end;
          at = end;
        } else
          write(letter === '&' ? { kind: SYMBOL, out: 'and' } : letter === '<' ? { kind: SYMBOL, out: letter } : foldOf(letter, 0), end);
        break;
      }
      case SPECIAL:
        fold();
        break;
      default: {
        // "evalu -⏎ation": a space that a layout left before the hyphen of a line's end.
        const joined =
          code === SPACE && open === LETTERS && text.charCodeAt(at + 2) === 10 && classOf(text.charCodeAt(at + 1)) === HYPHEN
            ? joinAfterHyphen(text, at + 1, last)
            : -1;
        if (joined > 0) last = at = joined;
        else {
          finish();
          at += 1;
        }
      }
    }
  }
  finish();
  return sealed(printed, words);
}

/** Copies the buffers to their true sizes and makes the key a string. */
function sealed(text: string, words: Words): Folded {
  words.keys[words.count] = words.length - 1;
  const bytes = new Uint8Array(words.key.buffer, 0, words.length * 2);
  return {
    text,
    // For the few words of a quote a decoder costs more than it saves.
    key: words.length < 2000 ? String.fromCharCode(...words.key.subarray(0, words.length)) : DECODER.decode(bytes),
    count: words.count,
    starts: words.starts.slice(0, words.count),
    ends: words.ends.slice(0, words.count),
    keys: words.keys.slice(0, words.count + 1),
  };
}

/** Inside a number: keeps a decimal point, drops a comma that groups thousands, and steps over neither otherwise. */
function afterSeparator(text: string, at: number, words: Words): number {
  const code = text.charCodeAt(at);
  if (code === 46 && isDigit(text.charCodeAt(at + 1))) {
    words.put(46);
    return at + 1;
  }
  if (
    code === 44 &&
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    isDigit(text.charCodeAt(at + 3)) &&
    !isDigit(text.charCodeAt(at + 4))
  )
    return at + 1;
  return at;
}

/** The word at an index, as folded. */
export function wordAt({ key, keys }: Pick<Folded, 'key' | 'keys'>, index: number): string {
  const from = keys[index];
  const to = keys[index + 1];
  return from === undefined || to === undefined ? '' : key.slice(from + 1, to);
}

/** Index of the word whose key begins at an offset of `key`. */
export const wordIndex = ({ keys, count }: Pick<Folded, 'keys' | 'count'>, offset: number): number =>
  lowest(count, (i) => (keys[i] ?? 0) >= offset);

/** True when the word at an index is a number, in figures. */
export function isNumber({ key, keys }: Folded, index: number): boolean {
  const code = key.charCodeAt((keys[index] ?? 0) + 1);
  return isDigit(code) || (code > 127 && /\p{N}/u.test(String.fromCharCode(code)));
}
