/**
 * What a speaker says of himself before he comes to the matter ("I'm not sure, but ...", "I think that ...", "did you know that ...") is
 * no part of the statement: no source answers to it, and its "not" denies nothing of what follows. Nor are words that only join it to
 * what was said before ("In conclusion,") or name the source ("According to the article,"). And what is asked is not stated.
 */
import type { Reading } from './word.ts';

export const FRAME_FEATURES = ['asked'] as const;

/** A speaker's "I", at the beginning or behind a mark or a small word: not that of "World War I" and "Elizabeth I". */
const I = String.raw`(?<=^\s{0,4}|[.!?,;:"”)] {0,2}|(?<![\w'’-])(?:but|so|yes|yeah|yep|no|nope|nah|well|oh|haha|ok|because|since|sure) {1,2})i(?: ?['’] ?(?:m|ve|d|ll))?(?![\w-])`;
/** "I do not like her either, but": all that a speaker says of himself up to the turn, within one part of a sentence. */
const TURN = `${I}(?: [a-z'’]{1,14}){1,9}? ?,? ?(?:but|however)(?! also)(?![\\w'’-])`;
/** "I think that", "I do know", "you could say that": how a speaker came by it. What he knows or read may be a thing ("I know the place"). */
const SOURCE = String.raw`(?:${I}|(?<![\w'’-])(?:you could|one could|did you|do you))(?: (?:do|did|also|just|really|have|had|would|still|always|only)){0,2} (?:(?:think|believe|guess|figured|say|imagine|suppose|assume|am sure|bet|agree(?: with you)?)|(?:know|knew|heard|hear|read|learned)(?! (?:a|an|the|of|him|her|them|you|about|how|what|if|little)(?![\w'’-])))(?![\w'’-])(?: that(?! (?:is|was)(?![\w'’-])))?`;
/** "No, it was": an answer to what somebody asked, which denies nothing of what follows. */
const ANSWER = String.raw`^\s{0,4}no ?[,.!](?= \D)`;
/** Where a sentence begins. */
const BEGINS = String.raw`(?<=^\s{0,4}|[.!?] {1,2})`;
/** "In conclusion,", "On the other hand,", "It is worth noting that": how a sentence goes on from the one before. */
const JOINT = `${BEGINS}(?:(?:in (?:conclusion|summary|addition|short|brief|other words|fact|particular)|to (?:conclude|summari[sz]e|sum up)|on the (?:one|other) hand|for (?:example|instance)|additionally|furthermore|moreover|however|notably|specifically|lastly|firstly|secondly|conversely|in (?:contrast|comparison)) ?,|it(?: is|['’]s) (?:also )?(?:worth noting|important to note|worth mentioning|noteworthy) that(?![\\w-]))`;
/** What a writer calls the text that he cites: "the article", "the second source". */
const CITED = '(?:the|this) (?:(?:first|second|third|given|provided|cited|linked) )?(?:source|article|passage|document|text)';
/** "According to the article,", "The source says that". */
const NAMED = `${BEGINS}(?:(?:according to|as stated in|as noted in) ${CITED} ?,|${CITED} (?:also )?(?:says?|states?|notes?|reports?|mentions?|explains?|confirms?) that(?![\\w-]))`;
const FRAME = new RegExp(`${ANSWER}|${TURN}|${SOURCE}|${JOINT}|${NAMED}`, 'gi');
/** Most claims have none of these. */
const MAY_FRAME =
  /(?<![\w'’-])(?:i|you|one could|no)(?![\w-])|(?:conclusion|summary|addition|short|brief|words|fact|particular|conclude|summari[sz]e|up|hand|example|instance|additionally|furthermore|moreover|however|notably|specifically|lastly|firstly|secondly|conversely|contrast|comparison) ?,|it(?: is|['’]s) |(?:source|article|passage|document|text)(?: ?,| [a-z ]{3,14} that)/i;
/** What must be left for the frames to be frames: two words. */
const TWO_WORDS = /\w\w\W{1,40}\w\w/;

/** The claim with the speaker's frames blanked out, so that places stay; the claim itself where nothing else would be left. */
export function withoutFrames(claim: string): string {
  if (!MAY_FRAME.test(claim)) return claim;
  const rest = claim.replace(FRAME, (found) => ' '.repeat(found.length));
  return TWO_WORDS.test(rest) ? rest : claim;
}

/** A question that tells: "did you know that". */
const TOLD = /did you know(?: that)?\s*$/i;

/** Share of the claim's words that stand in questions. */
export function frameFeatures(claim: Reading): number[] {
  let asked = 0;
  for (let s = 0; s + 1 < claim.sentences.length; s += 1) {
    const from = claim.sentences[s] as number;
    const to = claim.sentences[s + 1] as number;
    if (to <= from) continue;
    const end = to < claim.words.length ? (claim.starts[to] as number) : claim.text.length;
    const between = claim.text.slice(claim.ends[to - 1] as number, end);
    if (between.includes('?') && !TOLD.test(claim.text.slice(0, claim.starts[from] as number))) asked += to - from;
  }
  return [claim.words.length > 0 ? asked / claim.words.length : 0];
}
