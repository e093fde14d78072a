/**
 * What a work is said to say, within the sentence that names it. "Ng [3] found that X, so we did Y" claims X of the work: who found it and
 * what the writer did then stand in no source. And a sentence that goes on about the same work, without a mark of its own: "They
 * also found that X", "The same study reports X".
 */
import type { Span } from '../../model/document.ts';
import { wordsOf } from '../../text/statement-words.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { tokensOf } from '../../text/tokens.ts';
import { verbAt } from '../../text/verbs/forms.ts';

const ADVERBS = '(?:(?:also|both|all|each|first|further|later|likewise|similarly|recently|earlier|already|then|even|have|has|had)\\s){0,2}';
/** Verbs that tell as a fact what they govern; "suggested" and "argued" are a part of the claim. */
const FACTUAL =
  '(?:finds?|found|show(?:s|ed|n)?|report(?:s|ed)?|observe[sd]?|note[sd]?|demonstrate[sd]?|establish(?:es|ed)?|confirm(?:s|ed)?|conclude[sd]?|document(?:s|ed)?|state[sd]?|discover(?:s|ed)?)';
const TELLING =
  '(?:says?|said|claims?|claimed|argue[sd]?|explain(?:s|ed)?|describe[sd]?|indicate[sd]?|suggest(?:s|ed)?|adds?|added|writes?|wrote|lists?|listed|gives?|gave|puts?|estimate[sd]?|measure[sd]?|record(?:s|ed)?)';
/** Behind a mark: "found that", ", who found that". */
const FOUND_THAT = new RegExp(`^(?:['’]s?)?,?\\s(?:(?:who|which)\\s)?${ADVERBS}${FACTUAL}\\sthat\\s`, 'u');
const TELLS = new RegExp(`^(?:['’]s?)?,?\\s(?:(?:who|which)\\s)?${ADVERBS}(?:${FACTUAL}|${TELLING})\\s`, 'u');
/** Words beside the names of authors that say nothing of the matter. */
const GENERIC = new Set(
  `and but yet so while whereas although though however moreover likewise similarly later then indeed thus both as unlike in contrast to also
   recently earlier the a an this these recent previous first same second another study studies work works research paper papers survey surveys
   report reports review reviews trial trials experiment experiments finding findings result results by of from et al colleagues co-workers van
   von de der den del la le und`.split(/\s+/),
);
/** A capital behind one of these is a place or a time, not an author. */
const WHERE = new Set(['in', 'from']);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** More words than this are not only names. */
const MOST_NAMES = 16;

/** Whether a finite verb stands behind a subject. */
export function saysSomething(part: string): boolean {
  const words = wordsOf(part);
  return words.some((_, i) => i > 0 && i < 9 && verbAt(words, i, words[i - 1]?.text ?? '') !== null);
}

/** Where that begins which a work is said to have found, behind the mark that names it; null where the sentence does not say so. */
export function foundBehind(text: string, mark: Span): number | null {
  const lead = FOUND_THAT.exec(text.slice(mark.end, mark.end + 80));
  return lead === null ? null : mark.end + lead[0].length;
}

/** Whether words only name a work, so that nothing is lost where they are left out: "Recent work by Ng and Poe", "Unlike Ng et al." */
export function namesOnly(words: string): boolean {
  const all = words.match(WORD) ?? [];
  return (
    all.length <= MOST_NAMES &&
    all.every((word, i) => GENERIC.has(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && !WHERE.has(all[i - 1]?.toLowerCase() ?? '')))
  );
}

/** Whether a mark is the subject of what follows it: "Ng [3] argued". */
export const tellsBehind = (text: string, mark: Span): boolean => TELLS.test(text.slice(mark.end, mark.end + 80));

const KNOWN_THAT =
  /^(?:\p{Lu}\p{Ll}{2,14}, )?[Ii]t (?:is|has been) (?:(?:well|widely|often|also|now|long|generally) )?(?:known|shown|found|reported|established|demonstrated|observed|documented|accepted) that /u;
/** Where that begins which "It is known that" says of a matter; null where a statement does not begin so. */
export function knownFrom(text: string, { start }: Span): number | null {
  const lead = KNOWN_THAT.exec(text.slice(start, start + 90));
  return lead === null ? null : start + lead[0].length;
}

const SHOWED = new RegExp(`^\\s?${ADVERBS}(?:${FACTUAL}|${TELLING})[\\s\\p{P}]{0,3}$`, 'u');
/** Where ", as Ng [3] showed" begins that ends a statement; null where none does. */
export function asShown(text: string, { start, end }: Span, mark: Span): number | null {
  const at = text.lastIndexOf(', as ', mark.start);
  if (at <= start || !SHOWED.test(text.slice(mark.end, end))) return null;
  return namesOnly(text.slice(at, mark.start)) ? at : null;
}

/** Content words from which on what stands before the writer's own words is a statement. */
const LEAST = 3;
/** A clause about the writer, set off from what stands before it. */
const OF_WRITER =
  /[,;–—]\s{1,2}(?:(?:and|but|so|yet|while|whereas|although|though|as|since|because|which is why|a \w{3,12} (?:that|which))\s)?(?:(?:here|therefore|thus|in turn|like)[\s,]{1,2})?(?:we|our|I|my)\s|[,;–—]\s{1,2}which (?:is why|led us|prompted us|guided us|motivate[sd])\s/gu;
/** A clause of its own behind the mark that ends the one before. */
const NEXT_CLAUSE = /^\s{0,2}[,;]\s{1,2}(?:and|but|so|yet|while|whereas|although|though)\s/u;

/**
 * Where the writer's own words begin behind the last mark of a statement; its end where there are none. `from`: where the statement
 * begins that the mark governs, `mark`: the last mark.
 */
export function ownWordsFrom(text: string, { start, end }: Span, mark: Span): number {
  const said = text.slice(start, mark.start);
  // In notes and in some journals the comma stands before the mark.
  const comma = /[,;]\s?$/.exec(said)?.[0].trim() ?? '';
  const behind = comma + text.slice(mark.end, end);
  const next = NEXT_CLAUSE.exec(behind)?.[0];
  if (next !== undefined && saysSomething(said) && saysSomething(behind.slice(next.length))) return mark.end;
  const from = Math.max(start, mark.end);
  const shift = from === mark.end ? comma.length : 0;
  for (const { index } of `${shift > 0 ? comma : ''}${text.slice(from, end)}`.matchAll(OF_WRITER)) {
    const at = Math.max(from, from + index - shift);
    if (contentOf(tokensOf(text, start, at)).length >= LEAST) return at;
  }
  return end;
}

const WORK = '(?:authors?|stud(?:y|ies)|paper|report|survey|trial|researchers|investigators|team|article|review|experiment|work)';
const GOES_ON = new RegExp(
  `^(?:They|He|She)\\s${ADVERBS}(?:${FACTUAL}|${TELLING})\\sthat\\s|^(?:The|These|This|That|Those|Their|His|Her)\\s(?:same\\s)?${WORK}\\s${ADVERBS}(?:${FACTUAL}|${TELLING})\\s(?:that\\s)?|^In (?:the|this) same ${WORK},?\\s`,
  'u',
);

/** Where a sentence goes on about the work of the sentence before, the offset from which it says what of it; null where it does not. */
export function goesOn(text: string, { start, end }: Span): number | null {
  const lead = GOES_ON.exec(text.slice(start, Math.min(end, start + 120)));
  return lead === null ? null : start + lead[0].length;
}
