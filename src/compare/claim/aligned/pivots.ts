/** Two things that have changed sides of a word that sets the one above the other: "asserts instead of exceptions" beside "exceptions … instead of using asserts", "from left to right" beside "from right to left". */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import type { Aligned } from './align.ts';

const PIVOTS: readonly RegExp[] = [
  /\b(?:instead of|rather than|in place of|in favou?r of|as opposed to)\b/gi,
  /\b(?:prefer\w{0,5}|precedence|priority|chosen) (?:over|to)\b/gi,
  /(?<=\bfrom (?:the )?[\p{L}-]{2,20}) to\b/giu,
];
/** What may be one of these. */
export const PIVOT = /\b(?:instead|rather|in place|favou?r|opposed|over|to)\b/i;
const DENIED = /\b(?:not|no|never|cannot|neither|nor|none|unlike)\b|n['’]t\b/i;
/** Words on either side of such a word that are looked at. */
const NEAR = 8;

/** The place of the one such word of a sentence; null where it has none, or two. */
function pivotIn(pivot: RegExp, { text, tokens }: SentenceRead): number | null {
  const all = [...text.matchAll(pivot)];
  const [only] = all;
  if (only === undefined || all.length > 1) return null;
  return tokens.findIndex(({ start }) => start >= only.index);
}

/** Words right behind such a word: what it governs. */
const GOVERNED = 3;
const isRightBehind = (place: number, pivot: number): boolean => place > pivot && place <= pivot + GOVERNED;

/** Two that have changed sides. */
export function sidesExchanged({ claim, sentence, pairs }: Aligned): Told | null {
  if (DENIED.test(claim.text) || DENIED.test(sentence.text)) return null;
  for (const pivot of PIVOTS) {
    const [own, there] = [pivotIn(pivot, claim), pivotIn(pivot, sentence)];
    if (own === null || there === null) continue;
    const near = pairs.filter((pair) => Math.abs(pair.there - there) <= NEAR || Math.abs(pair.own - own) <= NEAR);
    const gone = near.filter((pair) => pair.own < own && pair.there > there);
    const come = near.filter((pair) => pair.own > own && pair.there < there);
    const stay = near.filter((pair) => isRightBehind(pair.own, own) && isRightBehind(pair.there, there));
    const [first, last] = [gone[0], come.at(-1)];
    if (first === undefined || last === undefined || stay.length > 0) continue;
    const start = (claim.tokens[first.own] as Token).start;
    return {
      how: 'swapped',
      start,
      end: Math.max((claim.tokens[last.own] as Token).end, start),
      against: sentence.text.slice((sentence.tokens[there] as Token).start, (sentence.tokens[first.there] as Token).end),
      sentence: sentence.span,
    };
  }
  return null;
}
