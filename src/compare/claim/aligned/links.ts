/**
 * What joins two words of a claim and of the one sentence that it lies upon, word for word: "within" for "after", "all" for "any of", "including" for "except". Told only between the same
 * two neighbours, or right before the same word, so that it is said of the same things.
 */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { type Aligned, meaningPlaces, type Pair } from './align.ts';

/** What excludes each other between two words: what a later side is told for an earlier one, or the other way round. */
const BETWEEN: readonly (readonly RegExp[])[] = [
  [/\b(?:before|prior to)\b/i, /\b(?:after|following)\b/i, /\bwithin\b/i],
  [/\bwith\b/i, /\bwithout\b/i],
  [/\b(?:even )?(?:if|when|where)\b/i, /\bunless\b/i],
  [/\b(?:less|fewer|smaller|shorter|lower) than\b|\bbelow\b/i, /\b(?:at least|(?:more|greater|larger|longer|higher) than)\b|\babove\b/i],
  [/\bat least\b/i, /\b(?:at most|up to|no more than|not more than)\b/i],
  [/\bexactly\b/i, /\b(?:at least|at most|up to|(?:more|less|fewer) than)\b/i],
  [/\b(?:one|any|either|some)(?: one)? of\b/i, /\b(?:all|each|every one|both)(?: of)?\b/i],
  [/\b(?:except(?: for)?|other than|excluding)\b/i, /\b(?:including|as well as)\b/i],
];
/** Any word of these, or of an exception. */
export const JOINS =
  /\b(?:before|prior|after|following|within|with|without|if|unless|least|most|up to|more|less|fewer|exactly|any|one|either|some|all|each|both|except|other than|excluding|including)\b/i;
/** Of these it is enough that they stand right before the same word. */
const BEFORE: readonly (readonly RegExp[])[] = [[/\b(?:except(?: for)?|excluding)\b/i, /\bincluding\b/i]];
/** What only the sentence has: an exception, of which the claim tells as of all. */
const OTHER_THAN = /\bother than\b/i;
const EXCEPTS = /\b(?:other|another|except\w{0,4}|different|else|not|but|unless|only)\b/i;
const DENIED = /\b(?:not|no|never|cannot|neither|nor|none)\b|n['’]t\b/i;
/** Letters between two words. */
const LONGEST = 60;

/** What stands between two words of a sentence; behind its beginning for the first. */
const between = ({ text, tokens }: SentenceRead, from: number | undefined, to: number): string =>
  text.slice(from === undefined ? 0 : (tokens[from] as Token).end, (tokens[to] as Token).start);

/** The side of each family that a stretch has, and where; null where it has none, or two. */
function sideIn(family: readonly RegExp[], text: string): { readonly side: number; readonly at: number } | null {
  const found = family.flatMap((side, i) => {
    const at = text.search(side);
    return at < 0 ? [] : [{ side: i, at }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What joins words otherwise. */
export function linkedOtherwise(aligned: Aligned): Told | null {
  const { claim, sentence, pairs } = aligned;
  // "Not allowed before it" and "allowed after it", "not if" and "unless" are the same.
  if (DENIED.test(claim.text) !== DENIED.test(sentence.text)) return null;
  const mine = meaningPlaces(claim);
  const theirs = meaningPlaces(sentence);
  const told = (other: Pair, at: number, from: number): Told => ({
    how: 'swapped',
    start: at,
    end: (claim.tokens[other.own] as Token).end,
    against: sentence.text.slice(from, (sentence.tokens[other.there] as Token).end),
    sentence: sentence.span,
  });
  for (const other of pairs) {
    const place = theirs.indexOf(other.there);
    const [before, behind] = [mine[mine.indexOf(other.own) - 1], theirs[place - 1]];
    const one = pairs.find(({ own }) => own === before);
    // One word more may stand between them there: "all of the five ways" beside "one of the following five ways".
    const neighbours = one !== undefined && (one.there === behind || one.there === theirs[place - 2]);
    const here = between(claim, before, other.own);
    const there = between(sentence, neighbours ? one.there : behind, other.there);
    if (here.length > LONGEST || there.length > LONGEST || DENIED.test(here) || DENIED.test(there)) continue;
    const [startHere, startThere] = [
      (claim.tokens[other.own] as Token).start - here.length,
      (sentence.tokens[other.there] as Token).start - there.length,
    ];
    for (const family of neighbours ? BETWEEN : BEFORE) {
      const [has, had] = [sideIn(family, here), sideIn(family, there)];
      if (has !== null && had !== null && has.side !== had.side) return told(other, startHere + has.at, startThere + had.at);
    }
    const at = neighbours && !EXCEPTS.test(claim.text) ? there.search(OTHER_THAN) : -1;
    if (at >= 0) return told(other, (claim.tokens[before ?? other.own] as Token).start, startThere + at);
  }
  return null;
}
