/**
 * What a claim mixes of the clauses of one sentence: what one tells of the other's, what one denies, what follows from the other's condition, what is the first of
 * its kind in the other, what came after told as before. Every word of such a claim may stand in the sentence, and each clause by itself says otherwise.
 */
import type { Span } from '../../../model/document.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from '../exchanged/deeds.ts';
import { claimRead, readSentence, type SentenceRead } from '../exchanged/read.ts';
import type { Looked } from '../limits/limit.ts';
import { alternativeTaken } from './alternatives.ts';
import { conditionCrossed } from './conditions.ts';
import { contrastTurned } from './contrasted.ts';
import { clauseDenied } from './denied.ts';
import { oneForEach } from './each.ts';
import { firstOfAnother } from './firsts.ts';
import { groupCrossed } from './grouped.ts';
import { afterTurned } from './ordered.ts';

const SIGNS: readonly Looked[] = [
  { own: null, there: /;|\b(?:whereas|while|although|though|but)\b/i, sign: contrastTurned },
  { own: /\b(?:in|on|at|for|with|among|from|to|by|of|within) /, there: /[;,]/, sign: groupCrossed },
  { own: null, there: /\b(?:rather than|instead of|as opposed to|not)\b/, sign: alternativeTaken },
  {
    own: /^(?:each|every|all|both)\b/i,
    there: /\b(?:each|every|others?|rest|later|subsequent|remaining|second|third|next|last|latter)\b/i,
    sign: oneForEach,
  },
  {
    own: null,
    there: /\b(?:not?|never|cannot|neither|nor)\b|n['’]t\b/i,
    sign: clauseDenied,
  },
  {
    own: /\b(?:if|when|means?|indicates?|wenn|falls|sofern|si|lorsque|quand|cuando|se|quando|caso)\b/i,
    there: /\b(?:if|when|where|wenn|falls|sofern|si|lorsque|quand|cuando|se|quando|caso)\b/i,
    sign: conditionCrossed,
  },
  { own: /\b(?:before|prior to)\b/i, there: /\b(?:when|once|after|as soon as)\b/i, sign: afterTurned },
  { own: /\b(?:\w{3,9}est|best|worst|most|least)\b/i, there: /\b(?:\w{3,9}est|best|worst|most|least)\b/i, sign: firstOfAnother },
];

/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;
/** Share of a claim's words of meaning that the sentence must have. */
const SHARE = 0.5;

const shareOf = (claim: SentenceRead, { set }: SentenceRead): number => {
  const forms = [...claim.set];
  return forms.filter((form) => set.has(form)).length / Math.max(1, forms.length);
};

/** The first thing that a claim mixes. `places`: the sentences that are looked at; all when not given. */
export function clausesMixed(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const claim = claimRead(said);
  const asked = SIGNS.filter(({ own }) => own?.test(said.text) !== false);
  const evidence = held();
  const reads = (places?.() ?? evidence.sentences).map((span) => readSentence(evidence, span));
  for (const sentence of reads) {
    const signs = asked.filter(({ there }) => there?.test(sentence.text) !== false);
    if (signs.length === 0 || shareOf(claim, sentence) < SHARE || sentence.tokens.length > LONGEST) continue;
    for (const { sign } of signs) {
      const found = sign(claim, sentence, () => reads);
      if (found !== null) return { start: found.start, end: found.end, against: found.against, sentence: sentence.span };
    }
  }
  return null;
}
