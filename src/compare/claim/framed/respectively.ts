/**
 * Two things and their values in order: "the red and the blue line have 18 and 25 stations respectively", where one sentence has the first with the value of the second, and another the second with that of the first.
 */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { meaningIn } from './pieces.ts';

/** By which a sentence says that its values stand in the order of what they are of. */
export const RESPECTIVELY =
  /(?<![\p{L}])(?:respectively|beziehungsweise|bzw|jeweils|respectivement|respectivamente|rispettivamente|respectievelijk)(?![\p{L}])/iu;
const AND = /^(?:and|und|et|y|e|en|beziehungsweise|bzw)$/;

/** The words on both sides of each "and" of a claim. */
function pairsIn(claim: SentenceRead): (readonly [number, number])[] {
  const { tokens } = claim;
  const means = meaningIn(claim);
  const told = (token: Token | undefined): boolean => token !== undefined && means(token) && !RESPECTIVELY.test(token.text);
  return tokens.flatMap(({ text }, at) => {
    if (!AND.test(text)) return [];
    const behind = tokens.findIndex((token, i) => i > at && told(token));
    return at > 0 && told(tokens[at - 1]) && behind > 0 ? [[at - 1, behind] as const] : [];
  });
}

/** What two sentences tell of two things, each of the other. */
export function inOtherOrder(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const [names, values, more] = pairsIn(claim);
  if (names === undefined || values === undefined || more !== undefined) return null;
  const form = (at: number): string => claim.forms[at] ?? '';
  const [[one, other], [first, second]] = [names, values];
  if (new Set([one, other, first, second].map(form)).size < 4) return null;
  const told = (name: number, value: number): SentenceRead | undefined =>
    sentences.find(
      ({ set }) =>
        set.has(form(name)) &&
        set.has(form(value)) &&
        !set.has(form(name === one ? other : one)) &&
        !set.has(form(value === first ? second : first)),
    );
  const [crossed, beside] = [told(one, second), told(other, first)];
  if (crossed === undefined || beside === undefined || told(one, first) !== undefined || told(other, second) !== undefined) return null;
  return {
    how: 'swapped',
    start: claim.tokens[first]?.start ?? 0,
    end: claim.tokens[second]?.end ?? 0,
    against: crossed.text.trim(),
    sentence: crossed.span,
  };
}
