/**
 * One of the source's own like things in the place of another: "placed on Academic Suspension" beside "placed on Academic Probation", "derived from X-Forwarded-Proto" beside
 * "X-Forwarded-Host". The sentence has all other words of the claim, the two stand between the same neighbours, and the source calls both by the same word elsewhere too, so that they are
 * two things and not two words for one.
 */
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import { isDeed } from '../exchanged/parties.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { among } from '../framed/pieces.ts';
import type { Told } from '../particulars/told.ts';
import { type Aligned, meaningPlaces } from './align.ts';

/** Words of the claim that the sentence must have. */
const LEAST = 4;
/** What may stand between two words of one name. */
const JOINED = /^(?:[_.\-/]|\s?[`"'“”*]{0,3}\s?)$/;

/** Whether two words stand side by side. */
const touch = ({ text, tokens }: SentenceRead, one: number, other: number): boolean =>
  other === one + 1 && JOINED.test(text.slice((tokens[one] as Token).end, (tokens[other] as Token).start));

/** What stands behind a verb that somebody says or thinks by. */
const TELLS = /^(?:he|she|it|they|we|you|that|to|how|whether)$/;

const isVerb = (sentence: SentenceRead, at: number): boolean =>
  isDeed(sentence, at) ||
  TELLS.test(sentence.tokens[at + 1]?.text ?? '') ||
  finite(sentence.tokens[at]?.text ?? '', sentence.tokens[at + 1]?.text ?? '');

/** Whether a source has two words side by side somewhere. Takes it in small letters. */
function hasSideBySide(text: string, one: string, other: string): boolean {
  for (let at = text.indexOf(other); at >= 0; at = text.indexOf(other, at + 1)) {
    const before = text.slice(Math.max(0, at - one.length - 4), at);
    const from = before.lastIndexOf(one);
    if (from >= 0 && JOINED.test(before.slice(from + one.length))) return true;
  }
  return false;
}

/** What the sentence has of another like thing. `whole`: the source in small letters. */
export function siblingInPlace({ claim, sentence, pairs, absent }: Aligned, whole: () => string): Told | null {
  const [own] = absent;
  if (own === undefined || absent.length > 1 || pairs.length < LEAST) return null;
  const mine = meaningPlaces(claim);
  const theirs = meaningPlaces(sentence);
  const pairOf = (place: number | undefined) => pairs.find((pair) => pair.own === place);
  const at = mine.indexOf(own);
  const [before, behind] = [pairOf(mine[at - 1]), pairOf(mine[at + 1])];
  const word = claim.tokens[own] as Token;
  // Behind the word that both are called by, or before it.
  for (const [neighbour, step] of [
    [before, 1],
    [behind, -1],
  ] as const) {
    if (neighbour === undefined) continue;
    const there = theirs[theirs.indexOf(neighbour.there) + step];
    if (there === undefined || pairs.some((pair) => pair.there === there)) continue;
    const [a, b] = step === 1 ? [neighbour.own, own] : [own, neighbour.own];
    const [c, d] = step === 1 ? [neighbour.there, there] : [there, neighbour.there];
    if (!touch(claim, a, b) || !touch(sentence, c, d)) continue;
    // On the other side too the same word stands next, or none.
    const [far, next] = [step === 1 ? behind : before, theirs[theirs.indexOf(there) + step]];
    if (far === undefined ? pairs.length < LEAST + 1 : next !== far.there) continue;
    const other = sentence.tokens[there] as Token;
    // What is said of a thing is no name of it: "the owner believes", "the owner insists".
    if (isVerb(claim, own) || isVerb(sentence, there)) continue;
    if (word.kind === 'number' || other.kind === 'number' || among(claim.forms[own] ?? '', [sentence.forms[there] ?? ''])) continue;
    const shared = (claim.tokens[neighbour.own] as Token).text;
    if (!(step === 1 ? hasSideBySide(whole(), shared, word.text) : hasSideBySide(whole(), word.text, shared))) continue;
    return {
      how: 'swapped',
      start: word.start,
      end: word.end,
      against: sentence.text.slice(sentence.tokens[c]?.start, sentence.tokens[d]?.end),
      sentence: sentence.span,
    };
  }
  return null;
}
