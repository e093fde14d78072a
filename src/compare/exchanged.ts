/** What a claim exchanges: who did what to whom, who said it, what rose and what fell, which of two is more, what came first and when. */
import type { Span } from '../model/document.ts';
import type { Said, Stated } from './belonging/texts.ts';
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
import { clauseTurned, moveTurned } from './exchanged/moves.ts';
import { objectExchanged } from './exchanged/objects.ts';
import { doneByAnother } from './exchanged/others.ts';
import { pairExchanged } from './exchanged/paired.ts';
import { placeTurned } from './exchanged/placed.ts';
import { wordReplaced } from './exchanged/replaced.ts';
import { speakerExchanged } from './exchanged/speakers.ts';
import { subjectExchanged } from './exchanged/subjects.ts';
import { valuesTurned } from './exchanged/values.ts';

/**
 * The first thing that a claim exchanges, with the words of the evidence that show it; null where none can be shown. `places`: sentences among
 * which deeds are looked for; all when not given. `plain`: the evidence before its numbers are read. Every word of such a claim may stand in the evidence, so that shares of words see nothing of it.
 */
export const exchangeIn = (
  said: Said,
  held: () => Stated,
  places?: () => readonly Span[],
  plain: () => Pick<Stated, 'text' | 'sentences'> = held,
): Exchange | null =>
  deedTurned(said, plain, places) ??
  moveTurned(said, plain, places) ??
  clauseTurned(said, plain, places) ??
  speakerExchanged(said, plain, places) ??
  datesExchanged(said, plain) ??
  valuesTurned(said, held) ??
  clausesCrossed(said, held, places) ??
  doerExchanged(said, plain, places) ??
  rolesExchanged(said, plain, places) ??
  agentExchanged(said, plain, places) ??
  groupExchanged(said, plain, places) ??
  figureBorrowed(said, held, places) ??
  subjectExchanged(said, plain, places) ??
  placeTurned(said, plain, places) ??
  wordReplaced(said, plain, places) ??
  objectExchanged(said, plain, places) ??
  doneByAnother(said, plain, places) ??
  creditExchanged(said, plain, places) ??
  apposedExchanged(said, plain, places) ??
  pairExchanged(said, plain, places) ??
  copiedOfAnother(said, plain, places) ??
  figureOfOther(said, plain, places);
