/**
 * What manuals, accounts, results, lives and timetables tell of one thing, told of another: a value, a rank, a relation, a kind of figure, a choice told as settled.
 * Nearly every word of such a claim stands in its source.
 */
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { firstOf, type SignLooked } from '../looks.ts';
import { IS_ONE, identityOfOther } from './apposed.ts';
import { daysTold, TELLS_DAYS, TIMED } from './days.ts';
import { elidedTold, LEAVES_OUT } from './elided.ts';
import { COMES, kindDropped, LEADS_TO, NARROWER, SIGNED, signDropped, toComeAsDone, wayTurned } from './figures.ts';
import { RELATED, relationOfOther } from './kin.ts';
import { KIND, kindExchanged } from './kinds.ts';
import { alwaysTold, choiceDropped, EITHER_WAY, ONLY_IF, PENDS, pendingTold } from './provisos.ts';
import { RANKED, rankExchanged } from './ranks.ts';
import type { Told } from './told.ts';
import { doerTurned, NAMES } from './turned.ts';
import { oppositeAtFigure, VALUED, valueOfOther, yearOfRelative } from './values.ts';

/** Each sign with a quick look at the claim, and at the sentences, of which one must have it. */
const SIGNS: readonly SignLooked<Told>[] = [
  { own: null, there: LEAVES_OUT, sign: elidedTold },
  { own: KIND, there: KIND, sign: kindExchanged },
  { own: RANKED, there: RANKED, sign: rankExchanged },
  { own: RELATED, there: RELATED, sign: relationOfOther },
  { own: NAMES, there: null, sign: doerTurned },
  { own: VALUED, there: VALUED, sign: valueOfOther },
  { own: /\d{3}/, there: /\b(?:who|which|whose|where)\b/, sign: yearOfRelative },
  { own: /\d/, there: /\d/, sign: oppositeAtFigure },
  { own: /\bwith/i, there: EITHER_WAY, sign: choiceDropped },
  { own: null, there: PENDS, sign: pendingTold },
  { own: IS_ONE, there: null, sign: identityOfOther },
  { own: /\d/, there: NARROWER, sign: kindDropped },
  { own: /\d/, there: SIGNED, sign: signDropped },
  { own: LEADS_TO, there: LEADS_TO, sign: wayTurned },
  { own: /\d/, there: COMES, sign: toComeAsDone },
  { own: /\b(?:always|automatically|every time|invariably)\b/i, there: ONLY_IF, sign: alwaysTold },
  { own: TIMED, there: TELLS_DAYS, sign: daysTold },
];

const first = firstOf(SIGNS);

/** The first thing that sentences tell of something else; null where none can be shown. `near`: those that are looked at, in order. */
export const particularsOtherwise = (said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): Told | null =>
  first(claimRead(said), near);
