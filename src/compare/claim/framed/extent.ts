/**
 * How many, how long and how surely: signs of a claim that says it of more than the source does, of a later state of things than it had come to, or of the other of two. Each stands by itself; asked after those of
 * `index.ts`, with quick looks of their own.
 */
import type { SignLooked } from '../looks.ts';
import type { Told } from '../particulars/told.ts';
import { BOUNDED, boundTurned } from './bounds.ts';
import { COMPARES, lessOfTwo } from './compared.ts';
import { CONDITION, conditionLifted, LIFTS } from './condition-lifted.ts';
import { contrastCrossed, SETS_AGAINST } from './contrast.ts';
import { COUNTED_PART, wholeForCountedPart } from './counted-part.ts';
import { blocksExchanged } from './exchanged-blocks.ts';
import { FIRST_PERIOD, firstPeriodLeftOut } from './first-period.ts';
import { deniedAltogether, refusedTold } from './refused.ts';
import { draftAsLaw, undecidedTold } from './undecided.ts';
import { WIDENS, widened } from './widened.ts';

export const EXTENT: readonly SignLooked<Told>[] = [
  { own: null, there: COUNTED_PART, sign: wholeForCountedPart },
  { own: null, there: FIRST_PERIOD, sign: firstPeriodLeftOut },
  { own: null, there: null, sign: undecidedTold },
  { own: /\b(?:law|act|statute|regulation|rules?|ordinance|ban|reform)\b/i, there: / would /, sign: draftAsLaw },
  { own: null, there: null, sign: refusedTold },
  { own: null, there: null, sign: deniedAltogether },
  { own: null, there: null, sign: blocksExchanged },
  { own: SETS_AGAINST, there: null, sign: contrastCrossed },
  { own: LIFTS, there: CONDITION, sign: conditionLifted },
  { own: BOUNDED, there: BOUNDED, sign: boundTurned },
  { own: COMPARES, there: null, sign: lessOfTwo },
  { own: WIDENS, there: null, sign: widened },
];
