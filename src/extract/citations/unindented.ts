/**
 * Marks that the end of a line breaks before one that is indented, as the items of lists and quoted mail are: "(Ng & Li,⏎    2019)". They are read in the text
 * without what indents its lines, and told by their places in the text as it stands.
 */
import type { Span } from '../../model/document.ts';

const INDENT = /\n[ \t]{1,40}(?=\S)/g;

/** What is read of a text, as of one whose lines are not indented. `read` gives what has a span, and needs to know nothing of it. Linear. */
export function unindented<T extends { readonly span: Span }>(text: string, read: (text: string) => T[]): T[] {
  /** Where blanks were left out, in the text without them, and how many up to there. */
  const cuts: { readonly at: number; readonly gone: number }[] = [];
  let gone = 0;
  for (const { 0: found, index } of text.matchAll(INDENT)) {
    cuts.push({ at: index + 1 - gone, gone: gone + found.length - 1 });
    gone += found.length - 1;
  }
  if (cuts.length === 0) return read(text);
  const before = (at: number): number => {
    let [low, high] = [0, cuts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cuts[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return cuts[low - 1]?.gone ?? 0;
  };
  const found = read(text.replace(INDENT, '\n'));
  // The end is that of the last sign: what indents the line behind it is no part of the mark.
  return found.map((one) => ({
    ...one,
    span: { start: one.span.start + before(one.span.start), end: one.span.end + before(one.span.end - 1) },
  }));
}
