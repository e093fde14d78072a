/**
 * Cause and effect, earlier and later, what needs what, and which of two is more, with the sides changed: "the closure led to the unsafe roof" beside "it was closed because
 * its roof had become unsafe". Whatever words join the two, each is read as an ordered pair; told only where each side of the claim stands in the other side of a
 * sentence of the evidence, and in no sentence as the claim has it.
 */
import type { Span } from '../../../model/document.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { type Ordered, orderedIn, ownOf, sharedBy } from '../two-sides.ts';
import type { Exchange } from './deeds.ts';
import { claimRead, readSentence, type SentenceRead } from './read.ts';

/** A quick look. */
const ORDERS =
  /\b(?:because|result\w{0,3}|owing|due|account|thanks|caus\w{1,3}|despite|spite|although|though|notwithstanding|regardless|irrespective|nothing to do|prevent\w{0,2}|stem\w{0,3}|so|therefore|why|le[ad]{1,2}s?|brought|rise|before|after|once|followed|preceded|then|only|reason|than|compared|of the two)\b/i;
const DENIES = /\b(?:not?|never|neither|nor|without|cannot|none|nothing(?! to do with)|nobody|unless|whether)\b|n['’]t\b/i;
/** Share of a side that must stand in the other, and that may stand in its own. */
const MOST = 0.6;
const LEAST = 0.34;

const orderOf = ({ text }: SentenceRead): Ordered | null => (ORDERS.test(text) && !DENIES.test(text) ? orderedIn(text) : null);

/** The first ordered pair of a claim that the evidence has the other way round. `places`: the sentences that are looked at; all when not given. */
export function orderTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const own = claimRead(said).kept(orderOf);
  if (own === null) return null;
  const evidence = held();
  let found: Exchange | null = null;
  for (const span of places?.() ?? evidence.sentences) {
    const sentence = readSentence(evidence, span);
    const there = sentence.kept(orderOf);
    const way = there === null ? 0 : wayOf(own, there);
    if (way > 0) return null;
    if (way < 0) found ??= { start: own.start, end: own.end, against: sentence.text.trim(), sentence: span };
  }
  return found;
}

/** 1 where two pairs of one kind are the same way round, -1 where they are turned, 0 where nothing can be told. */
function wayOf(own: Ordered, there: Ordered): -1 | 0 | 1 {
  if (own.kind !== there.kind) return 0;
  const theirs = [ownOf(there.first, there.second), ownOf(there.second, there.first)] as const;
  const both = there.first.filter((word) => sharedBy([word], there.second) > 0);
  const sides = [ownOf(own.first, [...own.second, ...both]), ownOf(own.second, [...own.first, ...both])] as const;
  const named = sides.flatMap((side, at) => (side.length === 0 ? [] : [{ side, at: at as 0 | 1 }]));
  // One side alone is enough for a comparison of two that names one of them.
  if (named.length === 0 || (named.length === 1 && own.first.length > 0 && own.second.length > 0)) return 0;
  // "Despite the flood" beside "because of the flood".
  if (named.every(({ side, at }) => sharedBy(side, theirs[at]) >= MOST)) return own.denied === there.denied ? 1 : -1;
  if (own.denied || there.denied) return 0;
  const turned = named.every(({ side, at }) => {
    const [same, other] = at === 0 ? theirs : [theirs[1], theirs[0]];
    return sharedBy(side, other) >= MOST && sharedBy(side, same) <= LEAST;
  });
  return turned ? -1 : 0;
}
