/** What a claim exchanges: who did what to whom, who said it, what rose and what fell, which of two is more, what came first and when. */
import type { Span } from '../../model/document.ts';
import type { Said, Stated } from './belonging/texts.ts';
import { clausesMixed } from './clauses/index.ts';
import { agentExchanged } from './exchanged/agents.ts';
import { apposedExchanged, creditExchanged } from './exchanged/attributed.ts';
import { figureBorrowed } from './exchanged/borrowed.ts';
import { copiedOfAnother } from './exchanged/copied.ts';
import { clausesCrossed } from './exchanged/crossed.ts';
import { datesExchanged } from './exchanged/dated.ts';
import { deedTurned, type Exchange } from './exchanged/deeds.ts';
import { doerExchanged, rolesExchanged } from './exchanged/doers.ts';
import { figureOfOther } from './exchanged/figures.ts';
import { groupExchanged } from './exchanged/groups.ts';
import { ledExchanged } from './exchanged/led.ts';
import { clauseTurned, moveTurned } from './exchanged/moves.ts';
import { objectExchanged } from './exchanged/objects.ts';
import { doneByAnother } from './exchanged/others.ts';
import { ownerExchanged } from './exchanged/owners.ts';
import { pairExchanged } from './exchanged/paired.ts';
import { placeTurned } from './exchanged/placed.ts';
import { wordReplaced } from './exchanged/replaced.ts';
import { speakerExchanged } from './exchanged/speakers.ts';
import { subjectExchanged } from './exchanged/subjects.ts';
import { groupsTurned } from './exchanged/told-apart.ts';
import { orderTurned } from './exchanged/turned-pairs.ts';
import { valuesTurned } from './exchanged/values.ts';
import { figureWanted } from './exchanged/wanted.ts';

/**
 * The first thing that a claim exchanges, with the words of the evidence that show it; null where none can be shown. `places`: sentences among
 * which deeds are looked for; all when not given. Every word of such a claim may stand in the evidence, so that shares of words see nothing of it.
 */
export const exchangeIn = (said: Said, held: () => Stated, places?: () => readonly Span[]): Exchange | null =>
  deedTurned(said, held, places) ??
  moveTurned(said, held, places) ??
  clauseTurned(said, held, places) ??
  speakerExchanged(said, held, places) ??
  datesExchanged(said, held) ??
  valuesTurned(said, held) ??
  groupsTurned(said, held, places) ??
  orderTurned(said, held, places) ??
  ownerExchanged(said, held, places) ??
  clausesCrossed(said, held, places) ??
  doerExchanged(said, held, places) ??
  rolesExchanged(said, held, places) ??
  agentExchanged(said, held, places) ??
  groupExchanged(said, held, places) ??
  figureBorrowed(said, held, places) ??
  figureWanted(said, held, places) ??
  subjectExchanged(said, held, places) ??
  placeTurned(said, held, places) ??
  wordReplaced(said, held, places) ??
  objectExchanged(said, held, places) ??
  doneByAnother(said, held, places) ??
  creditExchanged(said, held, places) ??
  apposedExchanged(said, held, places) ??
  pairExchanged(said, held, places) ??
  copiedOfAnother(said, held, places) ??
  figureOfOther(said, held, places) ??
  ledExchanged(said, held, places) ??
  clausesMixed(said, held, places);
