/**
 * Text that nobody parted into sentences or lines: captions of a film, a transcript, a page whose full stops were lost. Taken for one sentence it would hold
 * the words of any claim, and could not be read by a person; it is cut where a reader would draw breath.
 */
import type { Span } from '../../../model/document.ts';

/** A stretch of more characters without a full stop is no sentence: no one writes such a one. */
export const LONGEST_SENTENCE = 4000;
/** Characters of a piece, at most: what a paragraph has. */
export const LONGEST_PIECE = 600;
/** Characters of a piece from which on its end is looked for. */
const LEAST = LONGEST_PIECE / 2;

/** Where one may draw breath, the best first. */
const BREATHS = [/^[;:·|]\s/, /^[,–—]\s/, /^\s/];

/**
 * The pieces of what was taken for a sentence; the sentence itself unless it is longer than `LONGEST_SENTENCE`.
 * Takes the text and half-open UTF-16 spans; the pieces together hold all letters of the sentence, in order. Linear in its length.
 */
export function piecesOfUnbroken(text: string, sentence: Span): readonly Span[] {
  if (sentence.end - sentence.start <= LONGEST_SENTENCE) return [sentence];
  const pieces: Span[] = [];
  let { start } = sentence;
  while (sentence.end - start > LONGEST_PIECE) {
    const end = breathIn(text, start);
    pieces.push({ start, end });
    start = end;
    while (start < sentence.end && /\s/.test(text.charAt(start))) start += 1;
  }
  if (start < sentence.end) pieces.push({ start, end: sentence.end });
  return pieces;
}

/** Where the piece ends that begins at `start`: at the last of the best breaths, or between two letters where a script has none. */
function breathIn(text: string, start: number): number {
  for (const breath of BREATHS) {
    for (let at = start + LONGEST_PIECE - 2; at >= start + LEAST; at -= 1) {
      const found = breath.exec(text.slice(at, at + 2));
      if (found !== null) return at + found[0].trimEnd().length;
    }
  }
  const hard = start + LONGEST_PIECE;
  return /[\ud800-\udbff]/.test(text.charAt(hard - 1)) ? hard - 1 : hard;
}
