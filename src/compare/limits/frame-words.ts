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

/** Words between a verb and what leads to it. */
const LY = '(?:\\p{L}{3,15}ly )?';
const OTHERS = "(?:[\\p{L}’'-]{1,20} ){0,3}";
const toDo = (how: How, words: string, side?: Side, between = ''): Frame => frame(how, `\\b(?:${words}) ${between}to ${LY}$`, side);
const doing = (how: How, words: string, side?: Side, between = ''): Frame =>
  frame(how, `\\b(?:${words}) ${between}(?:ever |even |having |being )?${LY}$`, side);
const frame = (how: How, before: string, side?: Side): Frame => ({
  how,
  before: new RegExp(before, 'iu'),
  ...(side === undefined ? {} : { side }),
});

/** "Was unable to", "wanted to": before the base of a verb. */
export const TO_DO: readonly Frame[] = [
  toDo('not', "unable|inability|fail(?:s|ed|ing|ure)?|powerless|impossible|not able|(?:was|were|is|are)n['’]t able", 'ability'),
  toDo('not', 'refus(?:e[sd]?|ing|al)|declin(?:es|ed|ing)|(?:will|would|may|to) decline|unwilling|reluctant|disinclined', 'consent'),
  toDo('not', 'neglect(?:s|ed)|omit(?:s|ted)|forg[eo]t(?:s|ten)?|(?:has|have|had|is|are|was|were) yet|pretend(?:s|ed)'),
  toDo('not', 'forbidden|not (?:allowed|permitted|free|entitled|authori[sz]ed)', 'leave'),
  toDo('ended', 'no longer (?:able|allowed|permitted|free|entitled)', 'leave'),
  toDo('ended', 'ceas(?:es|ed)', 'lasting'),
  toDo('so', 'continues?|continued|goes on|carries on', 'lasting'),
  toDo('open', 'promis(?:es|ed)|pledg(?:es|ed)|vow(?:s|ed)?|offer(?:s|ed)?|volunteer(?:s|ed)?', 'consent'),
  toDo('so', "(?<!not )(?<!n['’]t )able|manag(?:es|ed)", 'ability'),
  toDo('so', 'agree[sd]?|(?<!not )willing|ready|prepared|consent(?:s|ed)?|accept(?:s|ed)?', 'consent'),
  toDo('so', '(?<!\\b(?:not|never|nor) )(?:allowed|permitted|free|entitled|authori[sz]ed)', 'leave'),
  toDo('so', '(?<!not )likely', 'likelihood'),
  toDo('not', 'unlikely|not likely', 'likelihood'),
  toDo(
    'open',
    'tr(?:y|ies|ied|ying)|attempt(?:s|ed)?|struggl(?:es|ed)|seeks?|sought|want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|longed|desire[ds]?|meant|intend(?:s|ed)|supposed',
    undefined,
    OTHERS,
  ),
];

/** "Was prevented from", "considered": before a form in -ing. */
export const DOING: readonly Frame[] = [
  doing('not', 'incapable of|did not succeed in|without success in', 'ability'),
  doing('not', 'bann?ed|barred|prohibit(?:s|ed)?|exclud(?:es|ed)', 'leave', `${OTHERS}from `),
  doing(
    'not',
    'prevent(?:s|ed)?|ke(?:pt|eps?)|hinder(?:s|ed)?|dissuad(?:es|ed)|discourag(?:es|ed)|stopp?(?:s|ed)?',
    undefined,
    `${OTHERS}from `,
  ),
  doing(
    'not',
    '(?:avoid(?:s|ed)?|(?:refrain|abstain|desist)(?:s|ed)? from|instead of|without|clear(?:ed|s) of|acquitted of|far from|rather than)',
  ),
  doing('not', 'almost|nearly|all but|narrowly missed|came close to|on the verge of'),
  doing('ended', 'stop(?:s|ped)|ceas(?:es|ed)|quits?|gave up|giv(?:es|en) up|abandon(?:s|ed)', 'lasting'),
  doing('so', 'still|keeps?|kept|continues?|goes on|carries on', 'lasting'),
  doing('open', 'consider(?:s|ed)?|contemplat(?:es|ed)|thought (?:of|about)|dream(?:s|ed|t) of|accused of|charged with|suspected of'),
  doing('so', 'succeed(?:s|ed)? in|capable of', 'ability'),
  doing('so', '(?<!not )in favou?r of|voted for|support(?:s|ed)', 'favour'),
  doing('not', 'against|oppos(?:es|ed)(?: to)?|object(?:s|ed) to', 'favour'),
];

/** "Almost", "no longer", "should have": before any other form. */
export const DIRECTLY: readonly Frame[] = [
  frame('not', '\\bpretend(?:s|ed) to have $'),
  frame('not', '\\brather than $'),
  frame('not', '\\b(?:almost|nearly|all but) $'),
  frame('ended', `\\bno longer ${LY}$`, 'lasting'),
  frame('so', `\\bstill ${LY}$`, 'lasting'),
  frame('open', `\\b(?:should|ought to|could|would|might) have ${LY}$`),
  frame('so', '\\bmay $', 'leave'),
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
