/**
 * The one sentence of a source that a claim lies upon: nearly all of the claim's words of meaning stand in it. A text of rules says the same words in many
 * sentences, so that only where one sentence has them so may its small words ("must", "not", "unless", "within") be held against those of the claim.
 */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isEnglish, meaningIn } from '../framed/pieces.ts';
import { kin } from '../tongues/told.ts';
import { DENIAL, LIGHT } from './words.ts';

/** A word of meaning of the claim, and where the sentence has it. Places among the words. */
export interface Pair {
  readonly own: number;
  readonly there: number;
}

/** A claim upon a sentence. */
export interface Aligned {
  readonly claim: SentenceRead;
  readonly sentence: SentenceRead;
  readonly pairs: readonly Pair[];
  /** Words of meaning of the claim that the sentence has not. */
  readonly absent: readonly number[];
  /** Share of the claim's words of meaning that the sentence has. */
  readonly share: number;
}

/** Words of meaning of a claim: the least, and the most that are looked at. */
const LEAST = 3;
const MOST = 24;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;
/** Share of the claim's words that the sentence must have: alone, and where those before it have others, as a heading or the sentence that "it" takes up. */
export const SHARE = 0.7;
const ALONE = 0.5;
const TOGETHER = 0.8;
/** Sentences before one that it may take up. */
const BEFORE = 2;

const means = (sentence: SentenceRead): ((token: Token) => boolean) => {
  const meaning = meaningIn(sentence);
  return (token) => meaning(token) && !DENIAL.test(token.text) && !LIGHT.test(token.text) && !/n['’]t$/.test(token.text);
};

function meaningPlacesOf(sentence: SentenceRead): readonly number[] {
  const meaning = means(sentence);
  return sentence.tokens.flatMap((token, i) => (meaning(token) ? [i] : []));
}
/** Places of the words of meaning of a sentence: denials and what says how a thing must be done are none. */
export const meaningPlaces = (sentence: SentenceRead): readonly number[] => sentence.kept(meaningPlacesOf);

/** Lays a claim upon a sentence: each word where it stands next behind the word before it, else where it stands first. */
export function alignedWith(claim: SentenceRead, sentence: SentenceRead): Aligned {
  const pairs: Pair[] = [];
  const absent: number[] = [];
  const taken = new Set<number>();
  const theirs = meaningPlaces(sentence);
  let last = -1;
  for (const own of meaningPlaces(claim)) {
    const form = claim.forms[own] ?? '';
    const places = theirs.filter((there) => !taken.has(there) && kin(form, sentence.forms[there] ?? ''));
    const there =
      nextOf(places, last, (place) => sentence.tokens[place]?.text === claim.tokens[own]?.text) ??
      nextOf(places, last, (place) => sentence.forms[place] === form) ??
      nextOf(places, last, () => true);
    if (there === undefined) absent.push(own);
    else {
      pairs.push({ own, there });
      taken.add(there);
      last = there;
    }
  }
  const count = pairs.length + absent.length;
  return { claim, sentence, pairs, absent, share: count === 0 ? 0 : pairs.length / count };
}

/** Of the places of a word that are the same the one behind the last, else the first. */
function nextOf(places: readonly number[], last: number, same: (place: number) => boolean): number | undefined {
  const best = places.filter(same);
  return best.find((place) => place > last) ?? best[0];
}

/** Words that a sentence may have in another form than their stem. */
const OTHER_FORMS = 2;

const QUESTION = /\?["”»’)]?\s*$/;

/** Whether a sentence has so many of some words of a claim, by their stems. */
function mayLie(mine: readonly number[], { forms }: SentenceRead, sentence: SentenceRead, least: number): boolean {
  // A question states nothing.
  if (sentence.tokens.length > LONGEST || QUESTION.test(sentence.text)) return false;
  let open = mine.length - Math.max(1, least);
  for (const own of mine) {
    if (sentence.set.has(forms[own] ?? '')) continue;
    open -= 1;
    if (open < 0) return false;
  }
  return true;
}

/** Whether a sentence has nearly all words of a claim, with those that it takes up from the sentences before it. */
function isWhole({ claim, sentence, pairs, absent, share }: Aligned, sentences: readonly SentenceRead[], at: number): boolean {
  if (share >= SHARE) return true;
  const before = sentences.slice(Math.max(0, at - BEFORE), at).filter(({ span }) => sentence.span.start - span.end < NEAR);
  const taken = absent.filter((own) => before.some(({ set }) => set.has(claim.forms[own] ?? ''))).length;
  return pairs.length + taken >= TOGETHER * (pairs.length + absent.length);
}
/** Letters from the end of such a sentence on. */
const NEAR = 600;

/** The sentences that a claim lies upon, those with most of its words; empty where none has nearly all, or the claim says too little. */
export function lyingUpon(claim: SentenceRead, sentences: readonly SentenceRead[]): readonly Aligned[] {
  const mine = meaningPlaces(claim);
  const count = mine.length;
  if (count < LEAST || count > MOST || !isEnglish(claim)) return [];
  let best: Aligned[] = [];
  let most = Math.max(LEAST, Math.ceil(ALONE * count));
  for (const [at, sentence] of sentences.entries()) {
    // Most sentences are of something else: told by the words they have as they are, of which a few may stand there in another form.
    if (!mayLie(mine, claim, sentence, most - OTHER_FORMS)) continue;
    const aligned = alignedWith(claim, sentence);
    if (aligned.pairs.length < most || !isWhole(aligned, sentences, at)) continue;
    if (aligned.pairs.length > most) best = [];
    most = aligned.pairs.length;
    best.push(aligned);
  }
  return best;
}
