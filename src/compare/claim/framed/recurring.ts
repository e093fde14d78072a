/**
 * Every time for every second time, until one day for until another, and all of a kind for those above or below a limit: "every spring" beside "every second spring", "until Saturday" beside "until Thursday",
 * "all orders ship free" beside "orders over 50 dollars ship free".
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { figuresOf, meant, share } from './words.ts';

/** Share of the claim's words that the sentence must have. */
const SHARE = 0.6;

/** A quick look at claims. */
export const EACH = /(?<![\p{L}])(?:every|each|jede[nrs]?) (\p{L}{3,20})/iu;
const EACH_ALL = new RegExp(EACH, 'giu');
const EACH_SECOND =
  /(?<![\p{L}])(?:every (?:second|other|third|fourth|fifth|sixth|tenth)|jede[nrs]? (?:zweite|dritte|vierte|fünfte|zehnte)[nrs]?) (\p{L}{3,20})/giu;

/** "Every spring" of what happens every second spring. */
export function everySecondAsEvery(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = EACH.exec(claim.text);
  if (own === null || claim.text.search(EACH_SECOND) >= 0) return null;
  for (const sentence of sentences) {
    const there = [...sentence.text.matchAll(EACH_SECOND)].find(([, noun]) => noun?.toLowerCase() === own[1]?.toLowerCase());
    const plainly = [...sentence.text.matchAll(EACH_ALL)].some(([, noun]) => noun?.toLowerCase() === own[1]?.toLowerCase());
    if (there === undefined || plainly || share(meant(claim), sentence) < SHARE) continue;
    return { how: 'stronger', start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return null;
}

const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)day|(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)';
const UNTIL = new RegExp(`(?<![\\p{L}])(?:until|till|bis(?: zum)?) (?:${DAY})(?![\\p{L}])`, 'giu');
/** The same, for a quick look. */
export const UNTIL_DAY = new RegExp(UNTIL, 'iu');

/** "Until Saturday" of what the one sentence that tells it ends on another day. */
export function untilOtherDay(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = UNTIL_DAY.exec(claim.text);
  if (own === null) return null;
  const dayOf = (text: string): string => text.toLowerCase().split(' ').at(-1) ?? '';
  const day = dayOf(own[0]);
  const words = meant(claim).filter((form) => !day.startsWith(form.slice(0, 4)));
  const near = sentences.filter((sentence) => share(words, sentence) >= SHARE);
  // Where the day is named at all, something may go on until then.
  if (near.length === 0 || near.some(({ text }) => text.toLowerCase().includes(day))) return null;
  for (const { text, span } of near) {
    const there = [...text.matchAll(UNTIL)][0];
    if (there !== undefined) return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0], sentence: span };
  }
  return null;
}

/** A quick look at claims. */
export const ALL_OF = /^(?:All|Every|Each|Alle|Jede[rs]?) (\p{L}{3,20})(?! (?:of|over|above|under|below|with|from|up|ab|über|unter|bis))/u;
const LIMIT =
  /^ (?:over|above|under|below|from|up to|of (?:at least|at most|more than|less than|over|under)|ab|über|unter|bis)(?: zu)? [$€£]?\p{Nd}/iu;

/** "All orders" of those that the source names by a limit. */
export function limitLeftOut(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = ALL_OF.exec(claim.text);
  if (own === null || figuresOf(claim).length > 0) return null;
  const noun = own[1]?.toLowerCase() ?? '';
  let found: Told | null = null;
  for (const { text, span, set } of sentences) {
    const at = placeOf(noun, text);
    if (at < 0 || !meant(claim).every((form) => set.has(form))) continue;
    const limit = LIMIT.exec(text.slice(at + noun.length));
    // Another sentence may tell it of all.
    if (limit === null) return null;
    found ??= {
      how: 'stronger',
      start: 0,
      end: own[0].length,
      against: text.slice(at, Math.min(text.length, at + noun.length + limit[0].length + BEHIND)).trim(),
      sentence: span,
    };
  }
  return found;
}
/** Letters that are shown behind a limit. */
const BEHIND = 10;

/** Where a word stands in a text by itself; below nought where it does not. */
function placeOf(word: string, text: string): number {
  const small = text.toLowerCase();
  for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + 1))
    if (!/\p{L}/u.test(small.charAt(at - 1)) && !/\p{L}/u.test(small.charAt(at + word.length))) return at;
  return -1;
}
