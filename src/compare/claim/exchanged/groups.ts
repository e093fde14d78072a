/**
 * What is told of another of two groups: "three patients in the placebo group" where the evidence has "three patients in the lersotan group". Told only where the
 * evidence has both groups under the same word, and the sentence that has all else of the claim has the other one behind the same preposition.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { contentOf, isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { type SentenceWithin, sentenceWithin } from './read.ts';
import { bare } from './sides.ts';

const LEADS = anyOf('in on at for with among from to by of within');
const ARTICLE = anyOf('the a an its their his her this that');
/** Words that tell no group from another. */
const OF_ANY = anyOf('same whole entire main new first second third last next previous other small large great old young recent current');
const TURNS = /\b(?:not|never|no|neither|nor|than|compared|both|unlike|while|whereas|but|versus|all|either|or)\b|n['’]t\b/i;
/** Share of the claim's other words that the sentence must have. */
const SHARE = 0.8;
const LEAST = 3;
/** From this share on a sentence about the claim's own group may say the same. */
const AS_WELL = 0.5;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 80;

export interface Group extends Span {
  readonly lead: string;
  /** What tells it from others, and what all of them are. */
  readonly which: string;
  readonly what: string;
}

/** "In the placebo group": a preposition, an article, a word that tells which, and the noun behind it. */
function groupsIn(text: string, tokens: readonly Token[]): Group[] {
  return tokens.flatMap((lead, i): Group[] => {
    if (!LEADS.test(lead.text)) return [];
    const at = ARTICLE.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    const [which, what, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (which?.kind !== 'word' || what?.kind !== 'word' || isStopWord(which.text) || isStopWord(what.text) || OF_ANY.test(which.text))
      return [];
    if (text.slice(which.end, what.start) !== ' ' || /ly$/.test(which.text)) return [];
    const ends = next === undefined || isStopWord(next.text) || !/^ $/.test(text.slice(what.end, next.start));
    return ends || /(?:ed|s)$/.test(next?.text ?? '')
      ? [{ lead: lead.text, which: bare(which), what: bare(what), start: which.start, end: what.end }]
      : [];
  });
}

export const groupsOf = ({ text, tokens }: Pick<SentenceWithin, 'text' | 'tokens'>): readonly Group[] => groupsIn(text, tokens);

/** The first group of a claim for which the evidence has another. `places`: the sentences that are looked at. */
export function groupExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  const own = groupsIn(said.text, said.tokens);
  if (own.length === 0 || TURNS.test(said.text)) return null;
  const evidence = held();
  const { text } = evidence;
  const content = contentOf(said.tokens).map(bare);
  for (const group of own) {
    const rest = [...new Set(content.filter((form) => form !== group.which && form !== group.what))];
    // The evidence has the group in just these words.
    if (rest.length < LEAST || !text.includes(said.text.slice(group.start, group.end))) continue;
    const shares = (forms: ReadonlySet<string>): number => rest.filter((form) => forms.has(form)).length / rest.length;
    const words = said.text.slice(group.start, group.end).split(' ');
    let found: Exchange | null = null;
    for (const sentence of places?.() ?? evidence.sentences) {
      const raw = text.slice(sentence.start, sentence.end);
      if (!words.some((word) => raw.includes(word))) continue;
      const there = sentenceWithin(evidence, sentence);
      if (there.tokens.length > LONGEST) return null;
      const forms = there.bareSet;
      // It may be told of the claim's own group in other words.
      if (forms.has(group.which) && shares(forms) >= AS_WELL) return null;
      if (forms.has(group.which) || shares(forms) < SHARE) continue;
      const others = there.kept(groupsOf).filter(({ what }) => what === group.what);
      const [other] = others;
      if (others.length !== 1 || other?.lead !== group.lead || content.includes(other.which)) continue;
      found ??= { start: group.start, end: group.end, against: text.slice(other.start, other.end), sentence };
    }
    if (found !== null) return found;
  }
  return null;
}
