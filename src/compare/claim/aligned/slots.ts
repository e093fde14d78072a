/**
 * The other of two in the same place: "the client must observe" beside "the server must observe", "defaults to true" beside "defaulting to false". One of the two is not the other, whatever
 * else the sentence has of it; told only beside the same word and in the same place, so that a sentence that names both does not hide it.
 */

import { stemOf } from '../../../text/tokens/stem.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { type Aligned, meaningPlaces, type Pair } from './align.ts';

/** Who stands against whom, and what is one thing or the other: a row each of two sides. */
const ROWS: readonly (readonly [string, string])[] = [
  ['client', 'server'],
  ['sender', 'receiver recipient'],
  ['producer publisher', 'consumer subscriber receiver'],
  ['caller', 'callee'],
  ['initiator requester requestor', 'responder'],
  ['upstream', 'downstream'],
  ['request', 'response'],
  ['encoder', 'decoder'],
  ['parent', 'child'],
  ['student candidate', 'instructor teacher lecturer examiner'],
  ['doctor physician nurse pharmacist', 'patient'],
  ['employer', 'employee'],
  ['buyer purchaser', 'seller'],
  ['landlord lessor', 'tenant lessee'],
  ['licensor', 'licensee'],
  ['lender creditor', 'borrower debtor'],
  ['controller', 'processor'],
  ['true', 'false'],
  ['enabled', 'disabled'],
  ['left leftmost', 'right rightmost'],
  ['first', 'last'],
  ['lowest fewest smallest', 'highest most largest'],
  ['lower smaller', 'higher larger'],
  ['up', 'down'],
  ['inclusive', 'exclusive'],
  ['ascending', 'descending'],
  ['beginning start', 'end'],
  ['minimum', 'maximum'],
  ['local', 'remote'],
  ['public', 'private'],
  ['winner', 'loser'],
];
const SIDES = new Map<string, (readonly [number, 0 | 1])[]>();
ROWS.forEach(([one, other], row) => {
  for (const [words, side] of [
    [one, 0],
    [other, 1],
  ] as const)
    for (const word of words.split(' ')) {
      const form = stemOf(word);
      SIDES.set(form, [...(SIDES.get(form) ?? []), [row, side]]);
    }
});

/** Of these each excludes the others. */
const RANKS = new Set(tokensOf('first second third fourth fifth sixth seventh eighth ninth tenth').map(({ text }) => stemOf(text)));

/** Whether two words stand on the two sides of a row, or are two ranks. */
const opposed = (one: string, other: string): boolean =>
  (one !== other && RANKS.has(one) && RANKS.has(other)) ||
  (SIDES.get(one) ?? []).some(([row, side]) => (SIDES.get(other) ?? []).some(([also, where]) => also === row && where !== side));

/** Whether a claim has a word that stands against another: asked first. */
export const hasSide = ({ forms }: SentenceRead): boolean => forms.some((form) => SIDES.has(form) || RANKS.has(form));

/** Words between two in which they are a list, or one is set against the other. */
const JOINED = /[,;:()/]|\b(?:and|or|nor|not|than|versus|but)\b/i;
const BESIDE = 3;

/** The other of two in the place of the one. */
export function otherOfTwo({ claim, sentence, pairs }: Aligned): Told | null {
  const mine = meaningPlaces(claim);
  const theirs = meaningPlaces(sentence);
  for (const [at, own] of mine.entries()) {
    const form = claim.forms[own] ?? '';
    if (!SIDES.has(form) && !RANKS.has(form)) continue;
    for (const step of [1, -1] as const) {
      const next = pairs.find((pair) => pair.own === mine[at + step]);
      if (next === undefined) continue;
      const there = theirs[theirs.indexOf(next.there) - step];
      if (there === undefined || !opposed(form, sentence.forms[there] ?? '')) continue;
      if (!sameJoin(claim, own, sentence, there, next) || isListed(sentence, form, there)) continue;
      const [word, other] = [claim.tokens[own] as Token, sentence.tokens[there] as Token];
      const from = Math.min(other.start, (sentence.tokens[next.there] as Token).start);
      const to = Math.max(other.end, (sentence.tokens[next.there] as Token).end);
      return { how: 'swapped', start: word.start, end: word.end, against: sentence.text.slice(from, to), sentence: sentence.span };
    }
  }
  return null;
}

/** Whether the same small words stand between a word and its neighbour in both; a list parts them in neither. */
function sameJoin(claim: SentenceRead, own: number, sentence: SentenceRead, there: number, next: Pair): boolean {
  const small = ({ text, tokens }: SentenceRead, one: number, other: number): string | null => {
    const [from, to] = one < other ? [one, other] : [other, one];
    const between = text.slice((tokens[from] as Token).end, (tokens[to] as Token).start);
    return JOINED.test(between)
      ? null
      : tokens
          .slice(from + 1, to)
          .flatMap(({ text: word }) => (PREPOSITION.test(word) ? [word] : []))
          .join(' ');
  };
  const here = small(claim, own, next.own);
  return here !== null && here === small(sentence, there, next.there);
}
const PREPOSITION = /^(?:to|of|by|from|for|with|at|in|on|as|against|into|before|after|if|when|that|which|who|until|unless)$/;

/** Whether the sentence has the claim's own word right beside the other: "clients and servers must". */
const isListed = ({ forms }: SentenceRead, form: string, there: number): boolean =>
  forms.some((other, i) => other === form && i !== there && Math.abs(i - there) <= BESIDE);
