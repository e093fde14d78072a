/**
 * Which words of a citation and a record differ, for showing only: longest common run of words, case and accents aside.
 * It decides nothing; the labels beside it come from comparing.
 */
import { fold } from '../text/fold.ts';

export interface Piece {
  readonly text: string;
  /** True when the other side has it too. */
  readonly same: boolean;
}

export interface Difference {
  readonly cited: readonly Piece[];
  readonly found: readonly Piece[];
}

const MOST = 300;
const TOKEN = /[\p{L}\p{M}\p{N}]{1,200}|\s{1,200}|[^\p{L}\p{M}\p{N}\s]/gu;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let segmenter: Intl.Segmenter | null = null;

/** Words, runs of white space and single signs of a text, in order and without gaps; a run without spaces is cut where its script has words. */
function tokens(text: string): string[] {
  const parts = text.match(TOKEN) ?? [];
  if (!UNSPACED.test(text)) return parts;
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const words = segmenter;
  return parts.flatMap((part) => (UNSPACED.test(part) ? Array.from(words.segment(part), ({ segment }) => segment) : [part]));
}

function joined(parts: readonly string[], same: readonly boolean[]): Piece[] {
  const pieces: { text: string; same: boolean }[] = [];
  parts.forEach((text, i) => {
    const last = pieces.at(-1);
    // White space between two pieces of their own belongs to them; at an edge it is common.
    const blank = text.trim() === '';
    const alike = blank ? (same[i + 1] ?? true) || last?.same !== false : (same[i] ?? false);
    if (last !== undefined && last.same === alike) last.text += text;
    else pieces.push({ text, same: alike });
  });
  return pieces;
}

/** The two texts in pieces, each marked as common or its own. Texts of more than 300 words and signs are not taken apart. */
export function difference(cited: string, found: string): Difference {
  const a = tokens(cited);
  const b = tokens(found);
  if (a.length > MOST || b.length > MOST) {
    const same = fold(cited) === fold(found);
    return { cited: [{ text: cited, same }], found: [{ text: found, same }] };
  }
  const key = (token: string): string => fold(token);
  const left = a.map(key);
  const right = b.map(key);
  const wide = b.length + 1;
  const length = new Uint16Array((a.length + 1) * wide);
  const at = (i: number, j: number): number => length[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      length[i * wide + j] = left[i] !== '' && left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const inA = left.map((token) => token === '');
  const inB = right.map((token) => token === '');
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (left[i] !== '' && left[i] === right[j]) {
      inA[i] = true;
      inB[j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return { cited: joined(a, inA), found: joined(b, inB) };
}
