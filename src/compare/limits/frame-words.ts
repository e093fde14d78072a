/**
 * The words before a verb that say whether what it tells was so, after Karttunen (1971), "Implicative verbs", and of which kind they are. Read by what stands right before
 * the verb, so that few are asked: "to", a form in -ing, or the word itself.
 */
import { isPast } from '../../text/verbs.ts';

/** Whether what a verb tells was so: `not`; `ended`, now no more; `open`, tried, wished for or supposed; `so`. */
export type How = 'not' | 'ended' | 'open' | 'so';

/** Kinds of words that have two sides: what the one says of a deed the other denies. */
export type Side = 'ability' | 'consent' | 'leave' | 'likelihood' | 'favour' | 'lasting';

export interface Frame {
  readonly how: How;
  readonly side?: Side;
  /** How it ends, right before the verb. */
  readonly before: RegExp;
}

/** "Was unable to", "wanted to": before the base of a verb. */
export const TO_DO: readonly Frame[] = [
  {
    how: 'not',
    side: 'ability',
    before:
      /\b(?:unable|inability|fail(?:s|ed|ing|ure)?|powerless|impossible|not able|(?:was|were|is|are)n['’]t able) to (?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    side: 'consent',
    before:
      /\b(?:refus(?:e[sd]?|ing|al)|declin(?:es|ed|ing)|(?:will|would|may|to) decline|unwilling|reluctant|disinclined) to (?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    before:
      /\b(?:neglect(?:s|ed)|omit(?:s|ted)|forg[eo]t(?:s|ten)?|(?:has|have|had|is|are|was|were) yet|pretend(?:s|ed)) to (?:\p{L}{3,15}ly )?$/iu,
  },
  { how: 'not', side: 'leave', before: /\b(?:forbidden|not (?:allowed|permitted|free|entitled|authori[sz]ed)) to (?:\p{L}{3,15}ly )?$/iu },
  { how: 'ended', side: 'leave', before: /\b(?:no longer (?:able|allowed|permitted|free|entitled)) to (?:\p{L}{3,15}ly )?$/iu },
  { how: 'ended', side: 'lasting', before: /\b(?:ceas(?:es|ed)) to (?:\p{L}{3,15}ly )?$/iu },
  { how: 'so', side: 'lasting', before: /\b(?:continues?|continued|goes on|carries on) to (?:\p{L}{3,15}ly )?$/iu },
  {
    how: 'open',
    side: 'consent',
    before: /\b(?:promis(?:es|ed)|pledg(?:es|ed)|vow(?:s|ed)?|offer(?:s|ed)?|volunteer(?:s|ed)?) to (?:\p{L}{3,15}ly )?$/iu,
  },
  { how: 'so', side: 'ability', before: /\b(?:(?<!not )(?<!n['’]t )able|manag(?:es|ed)) to (?:\p{L}{3,15}ly )?$/iu },
  {
    how: 'so',
    side: 'consent',
    before: /\b(?:agree[sd]?|(?<!not )willing|ready|prepared|consent(?:s|ed)?|accept(?:s|ed)?) to (?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'so',
    side: 'leave',
    before: /\b(?:(?<!\b(?:not|never|nor) )(?:allowed|permitted|free|entitled|authori[sz]ed)) to (?:\p{L}{3,15}ly )?$/iu,
  },
  { how: 'so', side: 'likelihood', before: /\b(?:(?<!not )likely) to (?:\p{L}{3,15}ly )?$/iu },
  { how: 'not', side: 'likelihood', before: /\b(?:unlikely|not likely) to (?:\p{L}{3,15}ly )?$/iu },
  {
    how: 'open',
    before:
      /\b(?:tr(?:y|ies|ied|ying)|attempt(?:s|ed)?|struggl(?:es|ed)|seeks?|sought|want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|longed|desire[ds]?|meant|intend(?:s|ed)|supposed) (?:[\p{L}’'-]{1,20} ){0,3}to (?:\p{L}{3,15}ly )?$/iu,
  },
];

/** "Was prevented from", "considered": before a form in -ing. */
export const DOING: readonly Frame[] = [
  {
    how: 'not',
    side: 'ability',
    before: /\b(?:incapable of|did not succeed in|without success in) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    side: 'leave',
    before:
      /\b(?:bann?ed|barred|prohibit(?:s|ed)?|exclud(?:es|ed)) (?:[\p{L}’'-]{1,20} ){0,3}from (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    before:
      /\b(?:prevent(?:s|ed)?|ke(?:pt|eps?)|hinder(?:s|ed)?|dissuad(?:es|ed)|discourag(?:es|ed)|stopp?(?:s|ed)?) (?:[\p{L}’'-]{1,20} ){0,3}from (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    before:
      /\b(?:(?:avoid(?:s|ed)?|(?:refrain|abstain|desist)(?:s|ed)? from|instead of|without|clear(?:ed|s) of|acquitted of|far from|rather than)) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    before:
      /\b(?:almost|nearly|all but|narrowly missed|came close to|on the verge of) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'ended',
    side: 'lasting',
    before:
      /\b(?:stop(?:s|ped)|ceas(?:es|ed)|quits?|gave up|giv(?:es|en) up|abandon(?:s|ed)) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'so',
    side: 'lasting',
    before: /\b(?:still|keeps?|kept|continues?|goes on|carries on) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'open',
    before:
      /\b(?:consider(?:s|ed)?|contemplat(?:es|ed)|thought (?:of|about)|dream(?:s|ed|t) of|accused of|charged with|suspected of) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  { how: 'so', side: 'ability', before: /\b(?:succeed(?:s|ed)? in|capable of) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu },
  {
    how: 'so',
    side: 'favour',
    before: /\b(?:(?<!not )in favou?r of|voted for|support(?:s|ed)) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
  {
    how: 'not',
    side: 'favour',
    before: /\b(?:against|oppos(?:es|ed)(?: to)?|object(?:s|ed) to) (?:ever |even |having |being )?(?:\p{L}{3,15}ly )?$/iu,
  },
];

/** "Almost", "no longer", "should have": before any other form. */
export const DIRECTLY: readonly Frame[] = [
  { how: 'not', before: /\bpretend(?:s|ed) to have $/iu },
  { how: 'not', before: /\brather than $/iu },
  { how: 'not', before: /\b(?:almost|nearly|all but) $/iu },
  { how: 'ended', side: 'lasting', before: /\bno longer (?:\p{L}{3,15}ly )?$/iu },
  { how: 'so', side: 'lasting', before: /\bstill (?:\p{L}{3,15}ly )?$/iu },
  { how: 'open', before: /\b(?:should|ought to|could|would|might) have (?:\p{L}{3,15}ly )?$/iu },
  { how: 'so', side: 'leave', before: /\bmay $/iu },
];

/** What stands right before the verb where one of the last leads to it. */
const DIRECT = /^(?:have|than|almost|nearly|but|longer|still|may)$/;
const PASSED_OVER = /^(?:having|being|ever|even|\p{L}{3,15}ly)$/u;

/** Which frames may lead to a verb, by the words before it, the nearest last. */
export function framesBefore(verb: string, before: readonly string[]): readonly Frame[] {
  const lead = before.findLast((word) => !PASSED_OVER.test(word) || word === 'nearly') ?? '';
  if (lead === 'to') return TO_DO;
  if (verb.endsWith('ing')) return DOING;
  if (!DIRECT.test(lead)) return [];
  // "All but two patients": no verb, and nothing that did not come to pass.
  return /^(?:almost|nearly|but)$/.test(lead) && !isPast(verb) ? [] : DIRECTLY;
}

/** A quick look for any of them. */
export const FRAMED =
  /\b(?:unable|fail|powerless|impossible|able|incapable|succeed|without|refus|declin|unwilling|reluctant|disinclined|neglect|omit|forg[eo]t|yet to|pretend|forbidden|allowed|permitted|free to|entitled|authori|ban|barred|prohibit|exclud|prevent|ke[ep]|hinder|dissuad|discourag|stop|avoid|refrain|abstain|desist|instead|clear|acquitted|far from|rather than|almost|nearly|all but|narrowly|close to|verge|no longer|ceas|quit|g[ai]ve|abandon|still|continue|goes on|carries on|tr[iy]|attempt|struggl|seek|sought|want|wish|hop|longed|desire|meant|intend|supposed|promis|pledg|vow|offer|volunteer|consider|contemplat|thought|dream|accused|charged|suspected|should|ought|could|would|might|manag|capable|agree|willing|ready|prepared|consent|accept|may|likely|unlikely|favou?r|voted|support|against|oppos|object)/i;
