/**
 * What a source only advises or leaves possible, told as a duty, as what is always so, or as done: "must be referred" for "consider referral", "shall conform" for "should
 * conform", "always leads to" for "may lead to", "has cleared" for "should clear".
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { DENIED, meant, share } from './words.ts';

const MUST = /\b(?:must|shall|ha(?:s|ve) to|(?:is|are) (?:required|obliged) to)\b/i;
const SHOULD = /\b(?:should|ought to)\b/i;
const ADVISES =
  /\b(?:[Cc]onsider|[Oo]ffer|(?:is|are) (?:advised|recommended|encouraged) to|recommends?|suggests?) (?:a |an |the )?(\p{L}{5,20})/u;
const OPEN =
  /\b(?:should|could|would|may|might|can|recommend\w{0,3}|advis\w{1,4}|suggest\w{0,4}|consider\w{0,3}|if|plan\w{0,4}|will|to be)\b/i;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.6;
/** Letters under which a verb and its noun meet: "refer", "referral". */
const MEETS = 5;
const BETWEEN = 5;

/** The word of meaning behind a modal, with its form. */
function behind({ tokens, forms }: SentenceRead, end: number): { readonly token: Token; readonly form: string } | null {
  const at = tokens.findIndex(({ start, text }) => start >= end && !isStopWord(text) && !/ly$/.test(text));
  const token = tokens[at];
  const from = tokens.findIndex(({ start }) => start >= end);
  return token === undefined || token.kind !== 'word' || at - from > BETWEEN ? null : { token, form: forms[at] ?? '' };
}

/** A duty where the source advises: in guidelines, rules and standards the two are told apart. */
export function adviceAsDuty(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = MUST.exec(claim.text);
  if (own === null || DENIED.test(claim.text) || SHOULD.test(claim.text)) return null;
  const verb = behind(claim, own.index + own[0].length);
  if (verb === null) return null;
  const words = meant(claim);
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (share(words, sentence) < SHARE) continue;
    if (MUST.test(sentence.text)) return null;
    const should = SHOULD.exec(sentence.text);
    const there = should === null ? null : behind(sentence, should.index + should[0].length);
    const advises = ADVISES.exec(sentence.text);
    const meets = advises?.[1]?.toLowerCase().slice(0, MEETS) === verb.token.text.slice(0, MEETS);
    const against = should !== null && there?.form === verb.form ? `${should[0]} ${there.token.text}` : meets ? advises?.[0] : undefined;
    if (against !== undefined)
      found ??= { how: 'stronger', start: own.index, end: own.index + own[0].length, against, sentence: sentence.span };
  }
  return found;
}

const ALWAYS =
  /(?<![\p{L}])(?:always|invariably|in every case|automatically|immer|stets|in jedem Fall|toujours|siempre|en todo caso)(?![\p{L}])/iu;
const PERHAPS = /(?<![\p{L}])(?:may|can|might|could|kann|können|könnte|darf|peut|peuvent|pourrait|puede|pueden|podría)(?![\p{L}])/iu;
const ALL_TIMES =
  /(?<![\p{L}])(?:always|every|each|all|any|immer|stets|jede\p{L}?|toujours|tou[ts]\p{L}{0,3}|siempre|tod[ao]s?|cualquier)(?![\p{L}])/iu;

/** "Always" where it may be so. */
export function mayAsAlways(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = ALWAYS.exec(claim.text);
  const words = meant(claim).filter((form) => !ALWAYS.test(form));
  if (own === null || PERHAPS.test(claim.text) || DENIED.test(claim.text) || words.length < 3) return null;
  const near = sentences.filter((sentence) => share(words, sentence) >= SHARE);
  if (near.length === 0 || near.some(({ text }) => ALL_TIMES.test(text))) return null;
  for (const { text, span } of near) {
    const there = PERHAPS.exec(text);
    if (there !== null)
      return {
        how: 'stronger',
        start: own.index,
        end: own.index + own[0].length,
        against: text.slice(there.index, there.index + there[0].length + BEYOND).trim(),
        sentence: span,
      };
  }
  return null;
}
/** Letters that are shown behind a word. */
const BEYOND = 20;

const DONE = /\b(?:has|have|had) (?:already |now |since |been ){0,2}(\p{L}{3,20}(?:ed|en|t))\b/iu;

/** "Has cleared" where it should: what is advised is not done yet. */
export function adviceAsDone(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = DONE.exec(claim.text);
  if (own === null || OPEN.test(claim.text) || DENIED.test(claim.text)) return null;
  const at = claim.tokens.findIndex(({ end }) => end === own.index + own[0].length);
  const form = claim.forms[at];
  const words = meant(claim);
  if (form === undefined || words.length < 3) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (!sentence.set.has(form)) continue;
    const should = SHOULD.exec(sentence.text);
    const there = should === null ? null : behind(sentence, should.index + should[0].length);
    // Another sentence may tell that it was done.
    if (should === null || there?.form !== form) return null;
    if (share(words, sentence) < SHARE || sentence.forms.indexOf(form) !== sentence.forms.lastIndexOf(form)) continue;
    found ??= {
      how: 'stronger',
      start: own.index,
      end: own.index + own[0].length,
      against: `${should[0]} ${there.token.text}`,
      sentence: sentence.span,
    };
  }
  return found;
}
