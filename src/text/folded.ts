/**
 * A text as the sequence of its words, each with its place in the original. What is folded away is form only: white space,
 * quotation marks, dashes, ligatures, soft and line-end hyphens, mark-up, upper case, punctuation between words. What is
 * kept apart is content: every word, number (with its decimals and sign), unit and symbol. Two texts whose words are equal
 * say the same words in the same order. Linear.
 */

import type { Span } from '../model/document.ts';
import { foldOf, SIGN } from './characters.ts';
import { lowest } from './lowest.ts';
import { cleared } from './markup.ts';

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

/** Letters with their marks; those that Unicode counts among the signs too. */
const LETTER = String.raw`\p{L}\p{M}ʹ∆`;
/**
 * A word: an apostrophe or hyphen inside belongs to it ("don't", "cross-claim"); elsewhere it is only form. A number, with
 * decimals and without commas that group thousands; raised, lowered and broken ones are their own. A minus, which no dash between
 * two numbers is. A sign.
 */
const WORD = new RegExp(
  [
    // What most words are, first: it need not ask Unicode.
    `[A-Za-z]+(?![^\\0-\\x7f]|['A-Za-z-])`,
    `[${LETTER}](?:[${LETTER}]|['’ʼ´‐‑–﹘﹣-](?=\\p{L}))*`,
    String.raw`(?:(?<![^\s([{=<>‐‑‒–−﹘﹣-])\.)?\p{Nd}(?:\p{Nd}|(?<=\d)(?:\.(?=\d)|,(?=\d{3}(?!\d))))*|[\p{No}\p{Nl}]+`,
    String.raw`(?<![^\s([{=<>^])[‐‑‒–−﹘﹣-](?=\.?\d)|[⁻₋](?=\p{No})`,
    `~(?=\\d)|${SIGN}`,
  ].join('|'),
  'gu',
);
const PLAIN = /^(?:[A-Za-z]+|\d+)$/;

/** Cyrillic letters of which one case or both print like Latin ones, and those. */
const ALIKE = 'авекмнорстухіјѕ';
const LATIN = 'abekmhopctyxijs';

/** Folds a text. Takes any string; gives its words. Lengths and places are in UTF-16 units. */
export function foldText(printed: string): Folded {
  // Words are written to the key by so many characters at a time: a source of a megabyte has two hundred thousand words.
  const LINE = 4096;
  const { text, moved } = cleared(printed);
  const [starts, ends, keys] = Array.from({ length: 3 }, () => new Uint32Array(text.length + 1)) as [Uint32Array, Uint32Array, Uint32Array];
  let count = 0;
  let length = 0;
  let line = ' ';
  const lines: string[] = [];
  const take = (word: string, start: number, end: number): void => {
    starts[count] = moved(start, false);
    ends[count] = moved(end, true);
    keys[count] = length;
    count += 1;
    line += `${word} `;
    length += word.length + 1;
    if (line.length > LINE) {
      lines.push(line.toLowerCase());
      line = '';
    }
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length;
    if (word.length === 6 && /^cannot$/i.test(word)) {
      // "cannot" and "can not" are one.
      take('can', index, index + 3);
      take('not', index + 3, end);
    } else if (PLAIN.test(word)) take(word, index, end);
    else if (/^\.?\p{N}/u.test(word)) for (const part of number(word)) take(part, index, end);
    else apart(word, index, take);
  }
  keys[count] = length;
  return {
    text: printed,
    key: lines.join('') + line.toLowerCase(),
    count,
    starts: starts.slice(0, count),
    ends: ends.slice(0, count),
    keys: keys.slice(0, count + 1),
  };
}

/** ".5" as "0.5", "1,000" as "1000", "½" as "1/2". */
const number = (printed: string): readonly string[] => printed.normalize('NFKC').replace(/[,()]/g, '').replace(/^\./, '0.').split('⁄');

/** Folds a stretch letter by letter; some are words of their own. */
function apart(word: string, index: number, take: (word: string, start: number, end: number) => void): void {
  const latin = /[a-z]/i.test(word);
  let open = '';
  let start = 0;
  let end = 0;
  const close = (): void => {
    if (open) take(open, start, end);
    open = '';
  };
  for (const { 0: letter, index: at } of word.matchAll(/\P{M}\p{M}*/gu)) {
    if (/^[‐‑–﹘﹣-]/.test(letter) && word.length > 1) continue;
    const { out, alone } = /^['’ʼ´＇]/.test(letter)
      ? { out: open && "'", alone: false }
      : foldOf((latin && LATIN[ALIKE.indexOf(letter.toLowerCase())]) || letter);
    if (alone || !out) close();
    if (!open) start = index + at;
    open += out;
    end = index + at + letter.length;
    if (alone) close();
  }
  close();
}

/** The word at an index, as folded. */
export function wordAt({ key, keys }: Pick<Folded, 'key' | 'keys'>, index: number): string {
  const from = keys[index];
  const to = keys[index + 1];
  return from === undefined || to === undefined ? '' : key.slice(from + 1, to);
}

/** The place of a run of words in the text. */
export const spanOf = ({ starts, ends }: Folded, first: number, last: number): Span => ({
  start: starts[first] ?? 0,
  end: ends[last] ?? 0,
});

/** Index of the word whose key begins at an offset of `key`. */
export const wordIndex = ({ keys, count }: Pick<Folded, 'keys' | 'count'>, offset: number): number =>
  lowest(count, (i) => (keys[i] ?? 0) >= offset);

/** True when the word at an index is a number, in figures. */
export const isNumber = ({ key, keys }: Folded, index: number): boolean => /\p{N}/u.test(key.charAt((keys[index] ?? 0) + 1));
