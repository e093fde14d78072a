/**
 * Whether words that were not found as quoted may stand in a source all the same, between what only the full check can leave
 * out: footnote calls, inline citations, page headers, numbers of lines. For the small
 * check, which then says that it cannot tell. It looks for all words in their order, and asks of everything between them
 * that it holds what apparatus holds: a figure, or a blank line.
 */
import { type Folded, foldText, wordAt, wordIndex } from '../../text/folded.ts';
import { occurrences } from '../../text/occurrences.ts';
import { takeApart } from './elided.ts';
import type { PreparedSource } from './passage.ts';

const APPARATUS = /[\p{N}"“”»)\]>–-]|\n[ \t\r]*[\n\f]/u;

/** Words as print of before 1800 has them, or as a long s is misread. Only the full check knows what else they may be. */
export const OLD_PRINT = /\b(?:haue|vpon|fuch|moft|fhall|th[eo]fe|[Hh]oufe)\b/;

/** True when they may. Takes a source and a quote that was not found in it. */
export function mayStand({ folded }: PreparedSource, quote: string): boolean {
  // Words looked at in all: fewer places are tried for a longer quote.
  const MOST_WORDS = 200_000;
  // How much longer than the quote, in characters, the passage may be: citations, a header; and what one ellipsis leaves out.
  const LONGER = 700;
  const LEFT_OUT = 4000;
  if (OLD_PRINT.test(folded.text)) return true;
  const whole = foldText(quote);
  const apart = takeApart(quote, true);
  const pieces = apart.length > 0 ? apart.map(({ words }) => words) : [whole];
  const [head = whole] = pieces;
  // Letters side by side, whatever spaces and figures setting has put between them.
  const letters = whole.key.replace(/[ -]/g, '');
  if (letters && [/[ -]/g, /[\d -]+/g].some((gone) => folded.key.replace(gone, '').includes(letters))) return true;
  const longest = whole.key.length * 2 + LEFT_OUT * pieces.length + LONGER - LEFT_OUT;
  const ways = occurrences(folded.key, ` ${wordAt(head, 0)} `, MOST_WORDS / (whole.count + 1)).map((at) =>
    inOrder(folded, at, folded.key.slice(at, at + longest), pieces),
  );
  // Where they stand with nothing between them that could be apparatus, something else forbids the quote.
  return ways.includes(true) && !ways.includes(false);
}

/**
 * Whether there is apparatus among the words of the pieces, where all of them stand in a window of a source's words, and nothing
 * but apparatus lies within a piece; undefined where they do not.
 */
function inOrder({ text, ...source }: Folded, from: number, window: string, pieces: readonly Folded[]): boolean | undefined {
  let at = 0;
  let last = -1;
  let seen = false;
  for (const piece of pieces)
    for (let i = 0; i < piece.count; i += 1) {
      const word = ` ${wordAt(piece, i)} `;
      const found = window.indexOf(word, at);
      if (found < 0) return undefined;
      const next = wordIndex(source, from + found);
      const apparatus = last >= 0 && next > last + 1 && APPARATUS.test(text.slice(source.ends[last], source.starts[next]));
      if (i > 0 && next > last + 1 && !apparatus) return undefined;
      seen ||= apparatus;
      at = found + word.length - 1;
      last = next;
    }
  return seen;
}
