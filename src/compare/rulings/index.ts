/**
 * What courts, parliaments, contracts and offices decide, told otherwise: another outcome of the same request, a party's argument or a dissent as the holding,
 * another standard, the votes of the other side. Nearly every word of such a claim stands in its source, often in two sentences of it.
 */
import type { Span } from '../../model/document.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { readSentence, type SentenceRead } from '../exchanged/read.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select-expand.ts';
import { DECIDES } from './deeds.ts';
import { holdingBorrowed } from './holdings.ts';
import { namedOtherwise, OFFENCE, offenceExchanged } from './named.ts';
import { outcomeTurned } from './outcomes.ts';
import { allOfRestricted, andForOr, barDropped, intentDropped, orForAnd } from './permitted.ts';
import { refusedTold } from './refused.ts';
import type { Ruled } from './ruled.ts';
import { TERM, termExchanged } from './terms.ts';
import { VOTES, votesTurned } from './votes.ts';

/** Each sign with a quick look at the claim: most claims have none of its words. */
const SIGNS: readonly {
  readonly own: RegExp | null;
  readonly sign: (claim: Worded, sentences: readonly SentenceRead[]) => Ruled | null;
}[] = [
  { own: null, sign: holdingBorrowed },
  { own: DECIDES, sign: outcomeTurned },
  { own: TERM, sign: termExchanged },
  { own: null, sign: refusedTold },
  { own: / without /i, sign: barDropped },
  { own: / or /, sign: orForAnd },
  { own: / and /, sign: andForOr },
  { own: /\b(?:offence|offense|guilty|liable|crime|punish|unlawful|penalt)/i, sign: intentDropped },
  { own: /\b(?:any|every|all|each) /i, sign: allOfRestricted },
  { own: null, sign: namedOtherwise },
  { own: OFFENCE, sign: offenceExchanged },
  { own: VOTES, sign: votesTurned },
];

/** The first thing that the evidence rules otherwise; null where none can be shown. `places`: the sentences that are looked at; all when not given. */
export function ruledOtherwise(
  said: Pick<Said, 'text' | 'tokens'>,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Ruled | null {
  const signs = SIGNS.filter(({ own }) => own?.test(said.text) !== false);
  const evidence = held();
  const sentences = (places?.() ?? evidence.sentences)
    .map((span) => readSentence(evidence, span))
    .sort((a, b) => a.span.start - b.span.start);
  const claim: Worded = { text: said.text, tokens: said.tokens, forms: said.tokens.map(plainForm) };
  for (const { sign } of signs) {
    const found = sign(claim, sentences);
    if (found !== null) return found;
  }
  return null;
}
