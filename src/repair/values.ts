/**
 * What a source says instead (seed 003, stage 5): where a statement and a sentence of its source are the same words but for one place (a
 * number, a name, a denial, an opposite), that place is what is wrong, and what the source has there is right. Nothing is guessed: a
 * sentence that differs in two places, or goes on in other words, corrects nothing.
 */
import type { Span } from '../model/document.ts';
import { capital } from '../text/statement-words.ts';
import { leastOf, type PlacedWord, placedWords } from './values/place.ts';

/** One place of a statement, and what the source has there. */
export interface Instead {
  /** Offsets into the statement. */
  readonly span: Span;
  readonly put: string;
}

/** Words of the place, at most. */
const MOST = 4;
/** Words that statement and source share, at least. */
const LEAST_SHARED = 3;
/** A statement of more words is a text. */
const LONGEST = 80;

const ARTICLE = /^(?:the|a|an)$/;
const VALUE =
  /^(?:[$€£¥]?\d.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|half|third|quarter|noon|midnight|first|second|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** Sentences that say nothing without those before them. */
const LEANS =
  /^(?:It|He|She|They|This|That|These|Those|His|Her|Its|Their|However|But|And|So|Thus|Then|Such|There(?:fore|after)|The (?:former|latter|same|other)s?)\b/;

/** Who speaks there, a text that quotes it does not show. */
const OF_THE_WRITERS = /^(?:We|I|Our|My)\b/;

const isName = (words: readonly PlacedWord[], first: boolean): boolean =>
  words.length > 0 && words.every(({ text }, i) => /^\p{Lu}/u.test(text) && !(first && i === 0));
/** How many, without a figure: "all of them" beside "two of them". */
const QUANTIFIER = /^(?:all|both|none|most|many|few|several|some|every|each)$/;
const isValue = (words: readonly PlacedWord[]): boolean =>
  words.some(({ lower }) => VALUE.test(lower)) || (words.length === 1 && words.every(({ lower }) => QUANTIFIER.test(lower)));

/**
 * What a source's sentence has in place of what a statement says. `any`: the source is known to say the contrary, so whatever the place
 * holds is put right; else only a number for a number and a name for a name. Null where they differ in more than one place.
 */
export function insteadOf(statement: string, sentence: string, any: boolean): Instead | null {
  const own = placedWords(statement);
  const theirs = placedWords(sentence);
  // Who "it" is, the words alone do not tell.
  if (!any && LEANS.test(capital(statement)) && !sentence.startsWith(statement.slice(0, 12))) return null;
  if (own.length < LEAST_SHARED + 1 || own.length > LONGEST || theirs.length > 3 * LONGEST) return null;
  for (let shift = 0; shift < theirs.length; shift += 1) {
    // The same opening words, from here on in the source.
    let before = 0;
    while (before < own.length && same(own[before], theirs[shift + before])) before += 1;
    if (before === own.length) return null;
    if (before === 0 && shift > 0 && !startsClause(sentence, theirs[shift])) continue;
    const found = restOf(own, theirs, before, shift + before, statement, sentence, any);
    if (found !== null) return found;
  }
  return null;
}

const same = (a: PlacedWord | undefined, b: PlacedWord | undefined): boolean => a !== undefined && b !== undefined && a.lower === b.lower;

const startsClause = (sentence: string, token: PlacedWord | undefined): boolean =>
  token !== undefined && /[,;:](?: (?:and|but|while))? ?$/.test(sentence.slice(Math.max(0, token.start - 12), token.start));

/** The place behind a shared opening: the shortest stretch of both behind which the words agree to the end of the statement. */
function restOf(
  own: readonly PlacedWord[],
  theirs: readonly PlacedWord[],
  at: number,
  there: number,
  statement: string,
  sentence: string,
  any: boolean,
): Instead | null {
  for (let length = 1; length <= MOST && at + length <= own.length; length += 1)
    for (let width = 1; width <= MOST && there + width <= theirs.length; width += 1) {
      const rest = own.slice(at + length);
      if (!rest.every((word, i) => same(word, theirs[there + width + i]))) continue;
      const [mine, other] = [own.slice(at, at + length), theirs.slice(there, there + width)];
      const [first, last, from, to] = [mine[0], mine.at(-1), other[0], other.at(-1)];
      if (first === undefined || last === undefined || from === undefined || to === undefined) continue;
      // What both end with is no part of the place.
      if (!any && same(last, to)) continue;
      // A statement that ends where the source goes on has no known end: "moved to | Hull in 2021".
      const ends =
        rest.length > 0 ||
        /^[\s]*(?:[.,;:!?)]|$)/.test(sentence.slice(to.end)) ||
        (isValue(mine) && isValue(other) && goesOnWith(sentence, to, theirs[there + width + 1], first));
      if (
        !ends ||
        own.length - length < LEAST_SHARED ||
        sharedWords(own, at, length) < 2 ||
        own.length - length < LEAST_SHARED + (any ? 0 : 1)
      )
        continue;
      if (!(any || (isValue(mine) && isValue(other)) || (isName(mine, at === 0) && isName(other, there === 0)))) continue;
      if (/[,;:()]/.test(sentence.slice(from.start, to.end)) || /[,;:()[\]]/.test(statement.slice(first.start, last.end))) continue;
      const least = leastOf(mine, other);
      const [begin, close, there0, there1] = [least?.mine[0], least?.mine.at(-1), least?.other[0], least?.other.at(-1)];
      if (begin === undefined || close === undefined || there0 === undefined || there1 === undefined) continue;
      return {
        span: { start: begin.start, end: close.end },
        put: printed(sentence.slice(there0.start, there1.end), begin.text, at === 0 && begin === first),
      };
    }
  return null;
}

const AND = /^ (?:and|but|und|et|y|e) (?=\p{Ll})/u;

/** Behind a value another clause begins ("opened in 2016 and employs …"), and the sentence has the statement's own value nowhere. */
const goesOnWith = (sentence: string, { end }: PlacedWord, next: PlacedWord | undefined, { text }: PlacedWord): boolean =>
  AND.test(sentence.slice(end)) && next !== undefined && !VALUE.test(next.lower) && !sentence.includes(text);

/** Words of meaning outside the place, articles and the like left out. */
const sharedWords = (own: readonly PlacedWord[], at: number, length: number): number =>
  own.filter(({ lower }, i) => (i < at || i >= at + length) && lower.length > 2 && !ARTICLE.test(lower)).length;

/** As the statement begins: "four" for "Nine" becomes "Four". */
const printed = (put: string, before: string, first: boolean): string =>
  first && /^\p{Lu}/u.test(before)
    ? `${put.charAt(0).toUpperCase()}${put.slice(1)}`
    : /^\p{Ll}/u.test(before) && /^(?:The|A|An|No|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\b/.test(put)
      ? `${put.charAt(0).toLowerCase()}${put.slice(1)}`
      : put;

/** Whether a source's sentence can stand for itself: whole, short enough, about something it names. */
export const standsAlone = (sentence: string): boolean =>
  sentence.length <= 220 &&
  /^\p{Lu}/u.test(sentence) &&
  /[.!]$/.test(sentence) &&
  !LEANS.test(sentence) &&
  !OF_THE_WRITERS.test(sentence) &&
  !/["“”«»\n|]/.test(sentence);
