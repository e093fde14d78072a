/**
 * Before for after and the other way round: "after the ban" for "until the ban"; and in for before or after: "during the war a lighthouse was built" for
 * "after the war", "in the 2000 season the team moved" for "following the 2000 season". What was so until a time may be told of that time.
 */
import { anyOf } from '../../../text/any-of.ts';
import { contentOf, isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { deniedUntil } from '../recall/denied-until.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';
import { isNoun, type Shown, type Sign, shareIn } from './limit.ts';

/** Of a claim, what the sentence must have. */
const SHARE = 0.8;

const WHEN = anyOf('before after since until till following');
const LATER = anyOf('after since following');
/** Between a preposition of time and its noun. */
const SMALL = anyOf('the a an its their his her this that');

/** What tells a side, right before a noun: "prior to the", "ahead of the". */
const PRIOR = /\b(?:prior to|ahead of|in advance of|(?:in the )?run-up to) (?:the |an? |his |her |its |their )?$/i;

/** What comes right before a noun: +1 later than it, -1 earlier, 0 neither. */
function sideOf({ text, tokens }: Worded, at: number): 1 | -1 | 0 {
  let before = at - 1;
  while (SMALL.test(tokens[before]?.text ?? '')) before -= 1;
  const word = tokens[before]?.text ?? '';
  if (LATER.test(word)) return 1;
  if ((word === 'to' || word === 'of') && PRIOR.test(text.slice(0, tokens[at]?.start))) return -1;
  if (/^(?:before|until|till)$/.test(word) || (word === 'within' && tokens[at]?.kind === 'number')) return -1;
  // "Within two years of the closure".
  return word === 'of' && /\bwithin (?:\p{L}{1,10} |\p{Nd}{1,4} ){1,3}of $/iu.test(text.slice(0, tokens[before]?.end ?? 0).concat(' '))
    ? 1
    : 0;
}

const THEN = /\b(?:until|till|before|after|since) (?:then|that)\b|\b(?:afterwards|beforehand|thereafter|previously)\b/i;
/** "Since 1976 it has been a hostel; it was a prison until then": a clause tells of the other side, and has a word of the claim. */
const bothSides = (claim: Worded, { text }: SentenceRead): boolean =>
  THEN.test(text) &&
  text
    .split(/[;,]/)
    .some((clause) => THEN.test(clause) && contentOf(tokensOf(clause)).some((token) => claim.forms.includes(plainForm(token))));

/** Earlier than something for later, or the other way round. */
export function timeTurned(claim: Worded, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  if (bothSides(claim, sentence) || deniedUntil(claim, sentence)) return null;
  for (const [at, { text }] of claim.tokens.entries()) {
    if (!WHEN.test(text)) continue;
    let behind = at + 1;
    while (SMALL.test(claim.tokens[behind]?.text ?? '')) behind += 1;
    const [lead, noun, form] = [claim.tokens[at], claim.tokens[behind], claim.forms[behind]];
    if (lead === undefined || noun === undefined || isStopWord(noun.text) || form === undefined) continue;
    const places = sentence.forms.flatMap((one, i) => (one === form ? [i] : []));
    const [there] = places;
    const [mine, theirs] = [sideOf(claim, behind), there === undefined ? 0 : sideOf(sentence, there)];
    if (there === undefined || places.length > 1 || mine === 0 || theirs !== -mine) continue;
    const own = contentOf(claim.tokens).map(plainForm);
    if (shareIn(own, sentence) < SHARE) continue;
    const said = (other: SentenceRead): boolean => other.forms.some((one, i) => one === form && sideOf(other, i) === mine);
    if (said(sentence) || round().some((other) => said(other) && shareIn(own, other) >= SHARE)) continue;
    const from = sentence.tokens[Math.max(0, there - 2)]?.start;
    return { how: 'swapped', start: lead.start, end: noun.end, against: sentence.text.slice(from, sentence.tokens[there]?.end) };
  }
  return null;
}

/** What tells that something was while another thing was. */
const WITHIN = anyOf('in during at on throughout amid');
/** "Stops at the first failure" is so after it, too. */
const AT = anyOf('at on');
/** "As strong during the war as before": a claim that tells of both. */
const COMPARES = /\b(?:before|after|than)\b/i;
/** Those before whom one stands, who are no time. */
const BEFORE_WHOM =
  /^(?:court|committee|parliament|congress|commission|judge|tribunal|council|senate|house|panel|jury|board|assembly|magistrate|audience|crowd|camera|god|eye|public|king|queen|emperor|pope|name|word|letter|number|verb|noun)/;
/** "The following year", "named after the war", "day after day". */
const NO_TIME =
  /\b(?:the|these|those|this|each|as) following $|\b(?:nam\w{1,3}|call\w{1,3}|look\w{0,3}|tak\w{1,3}|took|model\w{1,5}|sought|run\w{0,4}|ran) after (?:the |an? )?$/i;

/** "Before, during and after the war". */
const ALL_ALONG =
  /\b(?:in|during|at|on)(?: [\p{L}']{2,12}){0,2}(?:,| and| or) (?:before|after|following|[\p{L} ,]{3,30} after) (?:the |an? )?$/iu;

/** A noun that stands behind a word of place in time in the claim, and behind one of order in the sentence, which has the rest of the claim. */
export const duringTold: Sign = (claim, sentence, round) => {
  if (COMPARES.test(claim.text)) return null;
  for (const [at, { text }] of claim.tokens.entries()) {
    if (!WITHIN.test(text)) continue;
    let noun = at + 1;
    while (SMALL.test(claim.tokens[noun]?.text ?? '')) noun += 1;
    const [lead, own, form] = [claim.tokens[at], claim.tokens[noun], claim.forms[noun]];
    if (lead === undefined || own === undefined || form === undefined || isStopWord(own.text) || BEFORE_WHOM.test(own.text)) continue;
    const there = sentence.forms.indexOf(form);
    if (
      there < 0 ||
      sentence.forms.lastIndexOf(form) !== there ||
      !orders(sentence, there, text) ||
      !sameThing(claim, noun, sentence, there)
    )
      continue;
    const words = contentOf(claim.tokens).map(plainForm);
    if (shareIn(words, sentence) < SHARE || round().some((other) => other.set.has(form) && shareIn(words, other) >= SHARE)) continue;
    const from = sentence.tokens[Math.max(0, there - 2)]?.start;
    return { how: 'swapped', start: lead.start, end: own.end, against: sentence.text.slice(from, sentence.tokens[there]?.end) };
  }
  return null;
};

const EARLIER = /\bbefore (?:(?:the|an?|its|their|his|her|this|that) )?$/i;
const EITHER_SIDE = /\b(?:before|after|following) (?:(?:the|an?|its|their|his|her|this|that) )?$/i;

/** Whether a noun stands behind "before", "after" or the like; what was so until or since a time was so at it. */
function orders({ text, tokens }: SentenceRead, at: number, lead: string): boolean {
  const before = text.slice(0, tokens[at]?.start);
  if (NO_TIME.test(before) || ALL_ALONG.test(before)) return false;
  return PRIOR.test(before) || (AT.test(lead) ? EARLIER : EITHER_SIDE).test(before);
}

/** Whether the noun has the same noun behind it in both, or none: "the war" is not "the war memorial". */
function sameThing(claim: SentenceRead, own: number, sentence: SentenceRead, there: number): boolean {
  const next = (read: SentenceRead, at: number): string => {
    const token = read.tokens[at + 1];
    if (token === undefined || finite(token.text, read.tokens[at + 2]?.text ?? '') || token.text.endsWith('ed')) return '';
    return isNoun(token) && read.text.slice(read.tokens[at]?.end, token.start) === ' ' ? (read.forms[at + 1] ?? '') : '';
  };
  const [mine, theirs] = [next(claim, own), next(sentence, there)];
  return theirs === '' || mine === theirs || claim.tokens[own]?.kind === 'number' || claim.set.has(theirs);
}
