/**
 * What courts, parliaments, contracts and offices decide, told otherwise: another outcome of the same request, a party's argument or a dissent as the holding,
 * another standard, the votes of the other side. Nearly every word of such a claim stands in its source, often in two sentences of it.
 */
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { firstOf, type SignLooked } from '../looks.ts';
import { DECIDES } from './deeds.ts';
import { holdingBorrowed, TELLS } from './holdings.ts';
import { NAMES_NOT, namedOtherwise, OFFENCE, offenceExchanged, STAGED } from './named.ts';
import { outcomeTurned } from './outcomes.ts';
import { allOfRestricted, andForOr, BARRED, barDropped, INTENT, intentDropped, orForAnd } from './permitted.ts';
import { REFUSES, refusedTold } from './refused.ts';
import type { Ruled } from './ruled.ts';
import { TERM, termExchanged } from './terms.ts';
import { TALLIED, VOTES, votesTurned } from './votes.ts';

/** Each sign with a quick look at the claim, and at the sentences, of which one must have it: most claims have none of its words. */
const SIGNS: readonly SignLooked<Ruled>[] = [
  { own: null, there: TELLS, sign: holdingBorrowed },
  { own: DECIDES, there: DECIDES, sign: outcomeTurned },
  { own: TERM, there: null, sign: termExchanged },
  { own: null, there: REFUSES, sign: refusedTold },
  { own: / without /i, there: BARRED, sign: barDropped },
  { own: / or /, there: /\band\b/i, sign: orForAnd },
  { own: / and /, there: /\bor\b/i, sign: andForOr },
  { own: /\b(?:offence|offense|guilty|liable|crime|punish|unlawful|penalt)/i, there: INTENT, sign: intentDropped },
  { own: /\b(?:any|every|all|each) /i, there: null, sign: allOfRestricted },
  { own: null, there: NAMES_NOT, sign: namedOtherwise },
  { own: OFFENCE, there: STAGED, sign: offenceExchanged },
  { own: VOTES, there: TALLIED, sign: votesTurned },
];

const first = firstOf(SIGNS);

/** The first thing that sentences rule otherwise; null where none can be shown. `near`: those that are looked at, in order. */
export const ruledOtherwise = (said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): Ruled | null =>
  first(claimRead(said), near);
