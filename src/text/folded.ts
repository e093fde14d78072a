/**
 * A text as the sequence of its words, each with its place in the original. What is folded away is form only: white space,
 * quotation marks, dashes, ligatures, soft and line-end hyphens, mark-up, upper case, punctuation between words. What is
 * kept apart is content: every word, number (with its decimals and sign), unit and symbol. Two texts whose words are equal
 * say the same words in the same order. No dependency, no regular expression over the whole text: one pass, linear.
 */
import { CLASS, classOf, type Fold, foldOf } from './characters.ts';
import { FLAG, Words } from './folded-words.ts';
import { isLetterAt, isSpaceCode, joinAfterHyphen } from './hyphens.ts';
import { markupAt } from './markup.ts';

export { FLAG };

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
  readonly flags: Uint8Array;
}

const SPACE = 32;
const DECODER = new TextDecoder('utf-16le');

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Folds a text. Takes any string; gives its words. Lengths and places are in UTF-16 units. */
export function foldText(text: string): Folded {
  const words = new Words(Math.max(8, Math.ceil(text.length / 5)));
  const length = text.length;
  /** What the open word is made of: nothing open, letters, digits. */
  let open: number = 0;
  /** End of the last word's characters in the text. */
  let last = 0;
  let at = 0;

  const begin = (kind: 1 | 2, start: number): void => {
    if (open === kind) return;
    const glued = open !== 0 || (words.count > 0 && last === start);
    finish();
    words.open(start, (glued ? FLAG.glued : 0) | (kind === 2 ? FLAG.number : 0));
    open = kind;
  };
  const finish = (): void => {
    if (open !== 0) words.close(last);
    open = 0;
  };
  const symbol = (fold: string, start: number, end: number): void => {
    const glued = open !== 0 || (words.count > 0 && last === start) ? FLAG.glued : 0;
    finish();
    words.open(start, glued);
    for (let i = 0; i < fold.length; i += 1) words.put(fold.charCodeAt(i));
    last = end;
    words.close(end);
  };
  /** Writes the folded form of a character that is not plain. */
  const write = (fold: Fold, start: number, end: number): void => {
    if (fold.kind === CLASS.symbol) {
      symbol(fold.out, start, end);
      return;
    }
    begin(fold.kind === CLASS.digit ? 2 : 1, start);
    for (let i = 0; i < fold.out.length; i += 1) words.put(fold.out.charCodeAt(i));
    last = end;
  };

  while (at < length) {
    const code = text.charCodeAt(at);
    switch (classOf(code)) {
      case CLASS.lower:
      case CLASS.upper: {
        begin(1, at);
        const end = words.letters(text, at);
        if (end > at) {
          at = end;
          last = end;
        } else {
          const fold = foldOf(code, text, at);
          write(fold, at, at + fold.length);
          at += fold.length;
        }
        break;
      }
      case CLASS.digit:
        begin(2, at);
        words.put(code);
        last = ++at;
        at = afterSeparator(text, at, words);
        break;
      case CLASS.ignored:
        at += 1;
        if (open !== 0) last = at;
        break;
      case CLASS.apostrophe:
        // Inside a word it belongs to it ("don't"); elsewhere it is a quotation mark and only form.
        if (open === 1 && last === at && isLetterAt(text, at + 1)) {
          words.put(39);
          last = at + 1;
        } else finish();
        at += 1;
        break;
      case CLASS.hyphen: {
        const joined = open === 1 ? joinAfterHyphen(text, at, last) : -1;
        if (joined > 0) {
          at = joined;
          last = at;
        } else {
          const sign =
            isDigit(text.charCodeAt(at + 1)) && (at === 0 || signBefore(text.charCodeAt(at - 1))) && code !== 0x2014 && code !== 0x2015;
          if (sign) symbol('-', at, at + 1);
          else finish();
          at += 1;
        }
        break;
      }
      case CLASS.markup: {
        const found = markupAt(text, at);
        if (found === null) {
          if (code === 38) symbol('and', at, at + 1);
          else if (code === 60) symbol('<', at, at + 1);
          else finish();
          at += 1;
        } else {
          if (found.letter === "'" && open === 1 && isLetterAt(text, found.end)) {
            words.put(39);
            last = found.end;
          } else if (found.letter === '' || found.letter === "'") {
            // A tag inside a word does not part it; white space does.
            if (found.breaks || found.letter !== '') finish();
            else if (open !== 0) last = found.end;
          } else if (found.letter === '&') symbol('and', at, found.end);
          else {
            const fold = foldOf(found.letter.codePointAt(0) ?? SPACE, found.letter, 0);
            if (fold.out === '') finish();
            else write(fold, at, found.end);
            last = open === 0 ? last : found.end;
          }
          at = found.end;
        }
        break;
      }
      case CLASS.special: {
        const fold = foldOf(code, text, at);
        if (fold.out === '') finish();
        else write(fold, at, at + fold.length);
        at += fold.length;
        break;
      }
      default: {
        // "evalu -⏎ation": a space that a layout left before the hyphen of a line's end.
        const joined =
          code === SPACE && open === 1 && text.charCodeAt(at + 2) === 10 && classOf(text.charCodeAt(at + 1)) === CLASS.hyphen
            ? joinAfterHyphen(text, at + 1, last)
            : -1;
        if (joined > 0) last = joined;
        else finish();
        at = joined > 0 ? joined : at + 1;
      }
    }
  }
  finish();
  return sealed(text, words);
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
    flags: words.flags.slice(0, words.count),
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

const signBefore = (code: number): boolean => isSpaceCode(code) || code === 40 || code === 91 || code === 61 || code === 60 || code === 62;

/** The word at an index, as folded. */
export function wordAt(folded: Folded, index: number): string {
  const from = folded.keys[index];
  const to = folded.keys[index + 1];
  return from === undefined || to === undefined ? '' : folded.key.slice(from + 1, to);
}

/** Index of the word whose key begins at an offset of `key`. */
export function wordIndex(folded: Folded, offset: number): number {
  let low = 0;
  let high = folded.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((folded.keys[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
