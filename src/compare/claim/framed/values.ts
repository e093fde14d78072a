/**
 * Another value in the claim's own words: "vouchers are valid for three months" beside "are valid for three years", though "three months" is told elsewhere of something else.
 * Told only where one sentence has all but the claim's figure and another figure of that sort, and none that has the claim's figure has half of its words.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { alike } from '../belonging/members.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { DENIED, figuresOf, meant, share } from './words.ts';

/** What compares, reckons, steps or tells of several: there one figure does not stand for another. */
const RECKONS =
  /\b(?:than|compared|difference|total\w{0,3}|together|combined|altogether|between|respectively|average|mean|about half|half|twice|double|doubled|triple|later|earlier|before|after|ago|since|until|remain\w{0,3}|another|further|additional|rest|others?|saves?|saved|extra|increas\w{1,3}|decreas\w{1,3}|r[io]se\w?|risen|f[ae]ll\w{0,2}|grew|grow\w{0,2}|shr\w{2,4}|drop\w{0,3}|declin\w{1,3}|reduc\w{1,4}|cut|cuts|raised?|lower\w{0,3}|higher|more|less|fewer|to \d)\b/i;
/** What may have taken the place of the other figure. */
const CHANGED =
  /\b(?:now|today|currently|since|later|then|revised|corrected|amended|updated|increased?|raised|reduced|cut|lowered|extended|shortened|instead|new|from \d|renewed|again)\b/i;
const TAKEN_UP = /^\W{0,3}(?:it|they|this|these|those|that|he|she|its|their|his|her|the (?:latter|former|same)|both|each|such)\b/i;
/** "The 27-year-old": who, and not how long. */
const AGE = /-(?:year|month|week|day)s?(?:-old)?$/i;
const SORTS = new Set(['measure', 'currency', 'ratio']);
/** How near two figures may be the same, told more roughly. */
const ROUGHLY = 0.12;
/** Least words of the claim beside its figure. */
const LEAST = 2;
/** Share of them that the sentence with the other figure must have, and most that one with the claim's may. */
const WHOLE = 0.8;
const MOST = 0.5;

/** The same value; a figure may leave out its unit where another of its sentence has it: "in the north 4,000 years ago, in the south 2,500". */
const same = (one: Quantity, other: Quantity): boolean =>
  (alike(one, other) && Math.abs(one.value - other.value) <= ROUGHLY * one.value) || (one.kind === 'number' && one.plain === other.plain);
/** Whether a range or a bound of the source lets the claim's figure be so. */
const covers = (one: Quantity, other: Quantity): boolean => alike(one, other) && one.value <= other.value && other.value <= one.high;

/** The first figure of a claim that a sentence of the same words has otherwise. */
export function otherValue(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (RECKONS.test(claim.text) || DENIED.test(claim.text)) return null;
  const sorts = figuresOf(claim).filter(({ kind, weak }) => SORTS.has(kind) && !weak);
  const [own] = sorts;
  const words = meant(claim);
  if (own === undefined || sorts.length > 1 || words.length < LEAST || own.high !== own.value || own.margin !== null || AGE.test(own.raw))
    return null;
  const rate = /\b(?:per|an?|each|every) $/i.test(claim.text.slice(Math.max(0, own.span.start - 6), own.span.start));
  let found: Told | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const figures = figuresOf(sentence);
    if (figures.some((one) => same(one, own) || covers(one, own))) {
      // What a pronoun takes up may be what the claim tells of.
      const before = sentences[at - 1];
      const takenUp = TAKEN_UP.test(sentence.text) && before !== undefined && share(words, before) > MOST;
      if (share(words, sentence) >= MOST || CHANGED.test(sentence.text) || takenUp) return null;
      continue;
    }
    const others = figures.filter((one) => alike(one, own));
    const [there] = others;
    if (there === undefined || others.length > 1 || share(words, sentence) < WHOLE || DENIED.test(sentence.text)) continue;
    const each = /\b(?:per|an?|each|every) $/i.test(sentence.text.slice(Math.max(0, there.span.start - 6), there.span.start));
    if (rate !== each || there.signed !== own.signed || CHANGED.test(sentence.text)) return null;
    found ??= { how: 'swapped', start: own.span.start, end: own.span.end, against: there.raw, sentence: sentence.span };
  }
  return found;
}
