/**
 * Words of a text that are not its sentence but apparatus: footnote calls, inline citations, star pages, numbers of verses and lines,
 * running headers that a page break left in the middle of a sentence, ends of lines within words, who speaks between two stretches of a speech, what a transcript
 * says was heard. A faithful quote may leave them out. Marked by form alone, and narrowly: a number that could belong to the sentence
 * is not marked.
 */
import { HEARD, TAGGED, tags } from './apparatus/asides.ts';
import { calls } from './apparatus/calls.ts';
import { CITING, cases } from './apparatus/citing.ts';
import { counted } from './apparatus/counted.ts';
import { furniture } from './apparatus/furniture.ts';
import { type Folded, foldText } from './folded.ts';
import { brokenWords } from './line-ends.ts';

type Place = readonly [start: number, end: number, joined?: boolean];

/** What stands in brackets, up to the first that closes; looked ahead at, since groups lie in groups. Bounded, so linear. */
function* bracketed(text: string): Generator<Place> {
  for (const { index, 1: round, 2: square } of text.matchAll(/\((?=([^)]{1,159})\))|\[(?=([^\]]{1,159})\])/g)) {
    const inside = round ?? square ?? '';
    // "(section 196(3) of the Act)": the first bracket that closes is not the last.
    const closed = inside.includes('(')
      ? /^\([^()]{0,80}\([^()]{0,20}\)[^()]{0,80}\)/.exec(text.slice(index, index + 200))?.[0]
      : undefined;
    if (closed && CITING.test(closed.slice(1, -1))) yield [index, index + closed.length];
    else if (CITING.test(inside) || HEARD.test(inside) || (square !== undefined && TAGGED.test(inside)))
      yield [index, index + inside.length + 1];
  }
}

/** The words without the apparatus; the very same words when there is none. Linear. */
export function thinned(folded: Folded): Folded {
  const { text } = folded;
  const gone: Place[] = [
    ...calls(folded),
    ...bracketed(text),
    ...counted(text),
    ...furniture(text),
    ...cases(text),
    ...tags(text),
    ...brokenWords(text),
  ];
  if (gone.length === 0) return folded;
  // Spaces in its place, or soft hyphens within a word, so that every other word stands where it stood.
  let bare = '';
  let at = 0;
  for (const [start, end, joined] of gone.sort(([a], [b]) => a - b)) {
    if (start > at) bare += text.slice(at, start);
    bare += (joined ? '\u00ad' : ' ').repeat(Math.max(0, end - Math.max(at, start)));
    at = Math.max(at, end);
  }
  return { ...foldText(bare + text.slice(at)), text };
}
