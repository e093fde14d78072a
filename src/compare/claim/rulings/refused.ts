/** What was turned down, told as so: "carers are exempt" for "rejected a proposal to exempt carers". */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn } from '../limits/limit.ts';
import type { Look } from '../looks.ts';
import type { Worded } from '../recall/stronger.ts';
import type { Ruled } from './ruled.ts';

const REFUSED =
  /\b(?:reject(?:s|ed)|refus(?:es|ed)|turn(?:s|ed) down|vot(?:es|ed) down|defeat(?:s|ed)|dismiss(?:es|ed)|declin(?:es|ed)|block(?:s|ed)|veto(?:es|ed)) (?:an? |the |its |his |her |their )?(?:\p{L}{3,15} ){0,2}?(?:proposals?|amendments?|motions?|requests?|applications?|bids?|calls?|pleas?|plans?|bills?|petitions?|suggestions?|demands?|offers?) (?:to|that would) (\p{L}{3,20})/giu;
const NO =
  /\b(?:not|no|never|none|neither|reject\w{0,3}|refus\w{1,2}|turned|voted|defeat\w{0,2}|dismiss\w{0,3}|declin\w{1,2}|block\w{0,2}|veto\w{0,3}|propos\w{1,3}|want\w{0,2}|ask\w{0,2}|request\w{0,2}|call\w{0,2}|demand\w{0,2}|sought|would|bid|plea|plan)\b|n['’]t\b/i;

/** Words of a claim before a verb, of which what was turned down must have the last. */
const BEFORE = 2;

/** A quick look: most sentences turn nothing down. */
export const REFUSES: Look = { test: (text) => text.search(REFUSED) >= 0 };

/** The first thing of a claim that was only proposed and turned down. */
export function refusedTold(claim: Worded, sentences: readonly SentenceRead[]): Ruled | null {
  if (NO.test(claim.text)) return null;
  for (const sentence of sentences) {
    for (const found of sentence.text.matchAll(REFUSED)) {
      const end = found.index + found[0].length;
      const verb = sentence.forms[sentence.tokens.findIndex((token) => token.end === end)];
      const own = claim.tokens[claim.forms.indexOf(verb ?? '')];
      if (verb === undefined || own === undefined || sentences.some((other) => other !== sentence && other.set.has(verb))) continue;
      const behind = meantIn(sentence, end, sentence.text.length);
      const near = [...meantIn(claim, 0, own.start).slice(-BEFORE), ...meantIn(claim, own.end, claim.text.length).slice(0, 1)];
      if (!near.some((form) => behind.includes(form))) continue;
      return { how: 'swapped', start: own.start, end: own.end, against: found[0], sentence: sentence.span };
    }
  }
  return null;
}
