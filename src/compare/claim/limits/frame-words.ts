/**
 * The words before a verb that say whether what it tells was so, after Karttunen (1971), "Implicative verbs", and of which kind they are. Read by what stands right before
 * the verb, so that few are asked: "to", a form in -ing, or the word itself.
 */
import { isParticiple } from '../../../text/verbs.ts';

/** Whether what a verb tells was so: `not`; `ended`, now no more; `open`, tried, wished for or supposed; `so`. */
export type How = 'not' | 'ended' | 'open' | 'so';

/** Kinds of words that have two sides: what the one says of a deed the other denies. */
export type Side = 'ability' | 'consent' | 'leave' | 'likelihood' | 'favour' | 'lasting' | 'duty' | 'urging';

export interface Frame {
  readonly how: How;
  readonly side?: Side;
  /** How it ends, before what parts it from the verb. */
  readonly before: RegExp;
  /** What the sentence must have besides, and what it must not. */
  readonly beside?: RegExp;
  readonly unless?: RegExp;
}

/** A promise that was kept, a plan that was carried out. */
const CARRIED_OUT =
  /\b(?:was|were|is|are|been) (?:\p{L}{3,12}ly |soon )?(?:kept|fulfilled|carried out|successful|honou?red|granted|met|realised|realized|implemented|executed)\b|\b(?:succeed\w{0,3}|paid off|came true|come true|bore fruit|worked)\b|\b(?:ke(?:pt|eping)|fulfil\w{0,4}|honou?r(?:ed|ing)|carried out|mad?(?:e|king) good on) (?:the|his|her|its|their|an?) (?:[\p{L}\d’'-]{1,15} ){0,3}(?:promise|pledge|vow|threat|plan|offer|wish)/iu;
/** What was resumed was left off before. */
const LEFT_OFF = /\b(?:stop|ceas|quit|g[ai]ve up|gave up|abandon|paus|interrupt|break)/i;

/** "Was unable to", "wanted to": before the base of a verb. */
export const TO_DO: readonly Frame[] = [
  {
    how: 'not',
    side: 'ability',
    before:
      /\b(?:unable|(?:inability|failure)(?: of(?: [^\s.,;:()]{1,20}){1,4})?|fail(?:s|ed|ing)?|powerless|impossible|not able|(?:was|were|is|are)n['’]t able) $/i,
  },
  {
    how: 'not',
    side: 'consent',
    before:
      /\b(?:(?:refusal|unwillingness|reluctance)(?: of(?: [^\s.,;:()]{1,20}){1,4})?|hesitat(?:es?|ed)|refus(?:e[sd]?|ing)|declin(?:es|ed|ing)|(?:will|would|may|to) decline|unwilling|reluctant|disinclined) $/i,
  },
  {
    how: 'not',
    before: /\b(?:neglect(?:s|ed)?|omit(?:s|ted)?|forg[eo]t(?:s|ten)?|(?:has|have|had|is|are|was|were) yet|pretend(?:s|ed)) $/i,
  },
  { how: 'not', side: 'leave', before: /\b(?:forbidden|not (?:allowed|permitted|free|entitled|authori[sz]ed)) $/i },
  { how: 'ended', side: 'leave', before: /\b(?:no longer (?:able|allowed|permitted|free|entitled)) $/i },
  { how: 'ended', side: 'lasting', before: /\b(?:ceas(?:es|ed)) $/i },
  { how: 'so', side: 'lasting', before: /\b(?:continues?|continued|goes on|carries on) $/i },
  {
    how: 'open',
    side: 'consent',
    before: /\b(?:promis(?:es|ed)|pledg(?:es|ed)|vow(?:s|ed)?|offer(?:s|ed)?|volunteer(?:s|ed)?) $/i,
  },
  { how: 'so', side: 'ability', before: /\b(?:(?<!not )(?<!n['’]t )able|manag(?:es|ed)) $/i },
  {
    how: 'so',
    side: 'consent',
    before: /\b(?:agree[sd]?|(?<!not )willing|ready|prepared|consent(?:s|ed)?|accept(?:s|ed)?) $/i,
  },
  {
    how: 'so',
    side: 'leave',
    before: /\b(?:(?<!\b(?:not|never|nor) )(?:allowed|permitted|free|entitled|authori[sz]ed)) $/i,
  },
  { how: 'so', side: 'likelihood', before: /\b(?:(?<!not )likely) $/i },
  { how: 'not', side: 'likelihood', before: /\b(?:unlikely|not likely) $/i },
  // "Decided not to", "told him not to".
  { how: 'not', before: /(?<!\bor )\bnot $/i },
  // "Was too weak to"; "was only too glad to" is glad.
  { how: 'not', before: /(?<!\b(?:all|only|not|never) )\btoo [a-z]{2,15} $/i },
  // "Remains to be signed".
  { how: 'not', before: /\b(?:waiting|waits?|awaiting|remains?|remained) $/i },
  // "Missed the chance to", "had no time to".
  {
    how: 'not',
    before:
      /\b(?:neglect(?:s|ed)|miss(?:es|ed)|passed up|turned down|lost|lack(?:s|ed)|ha[sd] no|have no|(?:saw|sees?|felt|found) no|ignor(?:es|ed)|disobey(?:s|ed)|defied) (?:(?:the|an?|any|his|her|its|their) )?(?:duty|chance|opportunity|offer|invitation|right|permission|time|courage|means|will|money|power|authority|intention|desire|wish|need|reason|order|orders) $/i,
  },
  { how: 'not', side: 'duty', before: /\bexempt(?:ed)? from having $/i },
  { how: 'so', side: 'duty', before: /\b(?:obliged|obligated|required|bound|ha[sd]|have) $/i },
  // "The promise to", "the plan of the mayor to".
  {
    how: 'open',
    before:
      /\b(?:promises?|pledges?|vows?|threats?|offers?|plans?|bids?|efforts?|wish(?:es)?|hopes?|intentions?|ambitions?|proposals?|requests?|temptation|urge)(?: of(?: [^\s.,;:()]{1,20}){1,4})? $/i,
    unless: CARRIED_OUT,
  },
  // "Ordered the clinic to".
  {
    how: 'open',
    side: 'urging',
    before:
      /\b(?:order(?:s|ed)|t(?:old|ells)|ask(?:s|ed)|urg(?:es|ed)|instruct(?:s|ed)|command(?:s|ed)|begg?(?:s|ed)|invit(?:es|ed)|encourag(?:es|ed)|advis(?:es|ed)|request(?:s|ed)|tempt(?:s|ed)) (?:[^\s.,;:()]{1,20} ){0,4}$/i,
  },
  { how: 'open', before: /\b(?:was|were|is|are|been) (?:just )?(?:about|poised) $/i },
  {
    how: 'open',
    before:
      /\b(?:tr(?:y|ies|ied|ying)|attempt(?:s|ed)?|struggl(?:es|ed)|seeks?|sought|want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|set out|longed|desire[ds]?|meant|intend(?:s|ed)|supposed) (?:[^\s.,;:()]{1,20} ){0,3}$/i,
  },
];

/** "Was prevented from", "considered": before a form in -ing. */
export const DOING: readonly Frame[] = [
  {
    how: 'not',
    side: 'ability',
    before: /\b(?:incapable of|did not succeed in|without success in) $/i,
  },
  {
    how: 'not',
    side: 'leave',
    before: /\b(?:bann?ed|barred|prohibit(?:s|ed)?|exclud(?:es|ed)) (?:[^\s.,;:()]{1,20} ){0,3}from $/i,
  },
  {
    how: 'not',
    side: 'urging',
    before:
      /\b(?:(?:dissuad(?:es|ed)|discourag(?:es|ed)) (?:[^\s.,;:()]{1,20} ){0,3}from|warn(?:s|ed) (?:[^\s.,;:()]{1,20} ){0,3}against|talked (?:[^\s.,;:()]{1,20} ){1,3}out of) $/i,
  },
  {
    how: 'not',
    before: /\b(?:prevent(?:s|ed)?|ke(?:pt|eps?)|hinder(?:s|ed)?|stopp?(?:s|ed)?) (?:[^\s.,;:()]{1,20} ){0,3}from $/i,
  },
  {
    how: 'not',
    before:
      /\b(?:(?:avoid(?:s|ed)?|await(?:s|ed)?|escap(?:es|ed)|spared|(?:refrain|abstain|desist)(?:s|ed)? from|instead of|without|clear(?:ed|s) of|acquitted of|far from|rather than)) $/i,
  },
  {
    how: 'not',
    before: /\b(?:almost|nearly|all but|narrowly missed|came close to|on the (?:verge|point|brink) of) $/i,
  },
  {
    how: 'ended',
    side: 'lasting',
    before: /\b(?:stop(?:s|ped)|ceas(?:es|ed)|quits?|gave up|giv(?:es|en) up|abandon(?:s|ed)) $/i,
  },
  {
    how: 'so',
    side: 'lasting',
    before: /\b(?:resum(?:es|ed)|took up|takes up) $/i,
    unless: LEFT_OFF,
  },
  {
    how: 'so',
    side: 'lasting',
    before: /\b(?:still|(?:keeps?|kept|go(?:es)?|went|carri(?:es|ed))(?: on)?|continues?) $/i,
  },
  {
    how: 'open',
    before: /\b(?:talk|prospect|danger|risk|possibility|idea|thought|hope|fear|threat) of (?:[^\s.,;:()]{1,20} ){0,3}$/i,
  },
  {
    how: 'open',
    before: /\b(?:consider(?:s|ed)?|contemplat(?:es|ed)|thought (?:of|about)|dream(?:s|ed|t) of|accused of|charged with|suspected of) $/i,
  },
  { how: 'so', side: 'ability', before: /\b(?:succeed(?:s|ed)? in|capable of) $/i },
  {
    how: 'so',
    side: 'favour',
    before: /\b(?:(?<!not )in favou?r of|voted for|support(?:s|ed)) $/i,
  },
  {
    how: 'not',
    side: 'favour',
    before: /\b(?:against|oppos(?:es|ed)(?: to)?|object(?:s|ed) to) $/i,
  },
];

/** "Almost", "no longer", "should have": before any other form. */
export const DIRECTLY: readonly Frame[] = [
  { how: 'not', before: /\bpretend(?:s|ed) to have $/i },
  { how: 'not', before: /\brather than $/i },
  { how: 'not', before: /\b(?:almost|nearly|all but) $/i },
  { how: 'ended', side: 'lasting', before: /\bno longer (?:[a-z]{3,15}ly )?$/i },
  { how: 'so', side: 'lasting', before: /\bstill (?:[a-z]{3,15}ly )?$/i },
  { how: 'not', before: /\b(?:nobody|no one|none|no [^\s.,;:()]{2,20}) who (?:(?:had|has|have|ever) )*$/i },
  {
    how: 'open',
    before:
      /\b(?:said|reported|alleged|believed|thought|rumou?red|claimed|supposed|reputed|presumed|assumed) to have (?:[a-z]{3,15}ly )?$/i,
  },
  // "Punished anybody who signed".
  { how: 'open', before: /\b(?:anyone|anybody|whoever)(?: who)?(?: (?:had|has|have|ever))* $/i },
  { how: 'open', before: /\bwould (?:[a-z]{3,15}ly )?$/i, beside: /\b(?:if|were it not|but for)\b/i },
  { how: 'open', before: /\b(?:should|ought to|could|would|might|may) have (?:[a-z]{3,15}ly )?$/i },
  { how: 'so', side: 'leave', before: /\bmay $/i },
  { how: 'so', side: 'duty', before: /\bmust $/i },
];

/** What stands right before the verb where one of the last leads to it. */
const DIRECT = /^(?:have|has|had|who|whoever|ever|than|almost|nearly|but|longer|still|may|must|would)$/;
const PASSED_OVER = /^(?:be|been|having|being|ever|even|[a-z]{3,15}ly)$/;
/** Of a verb in -ing that is told in the passive, or as done. */
const OF_ING = /^(?:having|being)$/;

/** Frames that may lead to a verb, and the text before it in which they are looked for. */
export interface Leading {
  readonly frames: readonly Frame[];
  readonly lead: string;
}
/** What parts them from the verb: cut off once, and not looked for by each. */
const TO = /\bto (?:[a-z]{3,15}ly )?$/i;
const EVER = /(?:\b(?:ever|even|having|being) )?(?:\b(?!nearly )[a-z]{3,15}ly )?$/i;

/** Which frames may lead to a verb, by the `words` before it, the nearest last, and the text `before` it; null where none may. */
export function framesBefore(verb: string, words: readonly string[], before: string): Leading | null {
  const nearest = words.findLast((word) => !PASSED_OVER.test(word) || word === 'nearly') ?? '';
  if (nearest === 'to') return { frames: TO_DO, lead: before.replace(TO, '') };
  if (verb.endsWith('ing') || words.some((word) => OF_ING.test(word))) return { frames: DOING, lead: before.replace(EVER, '') };
  if (!DIRECT.test(nearest)) return null;
  // "All but two patients": no verb, and nothing that did not come to pass.
  return /^(?:almost|nearly|but)$/.test(nearest) && !isParticiple(verb) ? null : { frames: DIRECTLY, lead: before };
}

/** A quick look for any of them. */
export const FRAMED =
  /\b(?:unable|inabil|incapab|fail|powerless|impossible|able|incapable|succeed|without|refus|declin|unwilling|reluctant|disinclined|neglect|omit|forg[eo]t|yet to|pretend|forbidden|allowed|permitted|free to|entitled|authori|ban|barred|prohibit|exclud|prevent|ke[ep]|hinder|dissuad|discourag|stop|avoid|refrain|abstain|desist|instead|clear|acquitted|far from|rather than|almost|nearly|all but|narrowly|close to|verge|no longer|ceas|quit|g[ai]ve|abandon|still|continue|goes on|carries on|tr[iy]|attempt|struggl|seek|sought|want|wish|hop|longed|desire|meant|intend|supposed|promis|pledg|vow|offer|volunteer|consider|contemplat|thought|dream|accused|charged|suspected|should|ought|could|would|might|manag|capable|agree|willing|ready|prepared|consent|accept|may|likely|unlikely|favou?r|voted|support|against|oppos|object|not to|exempt|obliged|required|bound to|ha[sd]|have|threat|bid|effort|proposal|request|urg|order|told|tells|ask|instruct|command|beg|invit|encourag|advis|tempt|about|poised|escap|spared|resum|took up|takes up|nobody|no one|none|said|too|waiting|waits?|remain|miss|passed up|turned down|lost|lack|warn|talk|hesitat|anyone|anybody|whoever|prospect|danger|risk|possibility|idea|fear|on the|report|alleg|believ|rumou?r|claim|reput|presum|assum|must|plan|went on|awaits?|ignor|disobey|defied|need|reason|set out)/i;
