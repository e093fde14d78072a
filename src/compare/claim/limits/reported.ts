/**
 * What others say, or what was expected, told as the source's own: "the dam destroyed the fishery" for "critics argue that the dam destroyed the fishery",
 * "tutoring raised scores" for "we hypothesised that tutoring would raise scores". Whose word it is may be left out of what a witness or an office says,
 * unless the source turns it down itself; never out of what critics, parties to a case, myths and hypotheses say.
 */
import { oncePer } from '../../../text/remembered.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';
import { leftOpenIn } from './hedged.ts';
import { meantIn, type Sign, verbAt } from './limit.ts';

const ARGUES =
  '(?:argue[sd]?|claim(?:s|ed)?|conten(?:d|ds|ded)|allege[sd]?|assert(?:s|ed)?|maintain(?:s|ed)?|insist(?:s|ed)?|submit(?:s|ted)?|complain(?:s|ed)?|object(?:s|ed)?)';
const HOLDS = `(?:${ARGUES}|believe[sd]?|hope[sd]?|suspect(?:s|ed)?|fear(?:s|ed)?|worr(?:y|ies|ied)|hold|think|say)`;
const PARTY =
  '(?:(?:the )?(?:plaintiff|defendant|appellant|appellee|claimant|respondent|applicant|petitioner|prosecutor|debtor|creditor|landlord|tenant|employer|insurer)s?|the (?:prosecution|defen[cs]e|government|state))';

/** Nobody's own finding, whatever stands behind it. */
const NOT_OWN = new RegExp(
  [
    `\\b(?:critics|opponents|detractors|s[kc]eptics|proponents|supporters|advocates)(?: of (?:the |this )?[a-z]{3,15})? (?:[a-z]{3,12}ly |have )?${HOLDS} (?:that )?`,
    `\\b(?:some(?: [a-z]{4,15})?|others|many(?: [a-z]{4,15})?) (?:[a-z]{3,12}ly |have )?${HOLDS} (?:that )?`,
    `\\b${PARTY}(?:, who)? (?:had |has |have )?(?:[a-z]{3,12}ly )?${ARGUES} (?:that )?`,
    '\\bit (?:is|was|has been|had been) (?:often|widely|commonly|sometimes|frequently|long|once|popularly) (?:said|claimed|believed|thought|assumed|argued|supposed|held|rumou?red|feared) (?:that )?',
    '\\b(?:a|an|the) (?:[a-z]{3,12} ){0,2}(?:myth|misconception|legend|rumou?r|hypothesis|theory|conjecture|allegation|accusation) (?:holds|says|(?:is|was) that|that|predicts|predicted|goes|has it|states) (?:that )?',
    '\\b(?:we|the (?:authors|researchers|investigators|team)) (?:had )?(?:hypothesi[sz]ed|expected|predicted|assumed|conjectured|believed?|suspect(?:ed)?|speculated?|hoped?) (?:that )?',
    '\\b(?:aim(?:s|ed)?|sought|seeks?|set out|hop(?:e|es|ed)|tr(?:y|ies|ied)|attempt(?:s|ed)?|design(?:s|ed)?|intend(?:s|ed)?|wanted|(?:goal|aim|objective|purpose)(?: of [^.,;]{3,40})? (?:is|was)) to (?:show|prove|demonstrate|establish|confirm|find|test|determine) (?:that |whether |if )',
    '(?<!\\b(?:we|i|they|it|he|she) )\\b[^\\s.,;:()]{2,26} (?:et al\\.? |and [^\\s.,;:()]{2,26} )?(?:had|has) (?:long |once |earlier |originally |previously |first )?(?:claimed|argued|asserted|speculated|proposed|hypothesi[sz]ed|believed|supposed|assumed|conjectured) (?:that )?',
    '\\b(?:advertis|promot|market|tout|bill|hail|herald)(?:es|e|s|ed) (?=[^.;]{2,60} as )',
    '\\bthe (?:model|analysis|simulation|calculation|scenario|projection)s? assumes? (?:that )?',
    '\\baccording to (?:(?:a |an |the )?(?:[a-z]{3,10} )?(?:legend|myth|folklore)|(?:popular|common) belief),? ',
    '[^\\s.,;:()]{2,26} (?:et al\\.? |and [^\\s.,;:()]{2,26} )?\\(\\d{4}[a-z]?\\) (?:claimed|argued|asserted|speculated|proposed|hypothesi[sz]ed) (?:that )?',
    '\\bcontrary to (?:what (?:[^\\s.,;:()]{2,15} ){1,4}(?:said|reported|claimed|believed|thought|wrote|says|say),?|(?:popular|common|widespread) (?:belief|opinion),?) ',
  ].join('|'),
  'gi',
);
/** Somebody's word, which the source may make its own. */
const SAID_SO =
  /\b(?:reported, [^.;]{5,60}, that |according to [^,.;]{3,60}, |(?!(?:the|a|an|this|that|these|those|of|united) )[^\s.,;:()]{2,21} (?:(?:said|says|claimed|argue[sd]|suggested|proposed|stated|believed|reported) (?:\([^()]{1,40}\) )?(?:that )?|(?:claims|reports|states|suggests) that ))/gi;
/** The same sentence turns it down behind its semicolon: "said that all had been rebuilt; an audit counted 42". */
const BUT =
  /; (?:(?:in fact|however|an? (?:\p{L}{4,15} )?(?:audit|inquiry|inspection|review|count|investigation)|official (?:figures|records)|(?:s?he|it|they) (?:has|have|had|did|was|were|is|are) not)\b.*)$/iu;
const OWN = /^(?:we|i|this|our|it|results?|data|findings?|study|paper|analysis|evidence|report) /i;
/** The sentence behind turns it down. */
const TURNS_DOWN =
  /^(?:however|but|yet|in fact|in reality|actually|by contrast|in contrast|instead|this (?:is|was) (?:not|false|wrong|untrue|a myth)|(?:that|it) (?:is|was) (?:not|false|wrong|untrue))\b|\b(?:(?:do|does|did) not (?:bear|support|confirm|find)|(?:could|can) not (?:confirm|replicate|reproduce|find|verify)|found (?:no|none|nothing)|no (?:evidence|indication|support|basis|such)|refut|disprov|unfounded|untrue|rejected (?:this|the)|dismissed (?:this|the)|later (?:showed|found)|(?:has|have|had)? ?(?:since )?denied (?:this|it|the (?:allegations?|claims?|reports?|accusations?|charges?))\b|has since|in our (?:test|study|sample|data)|(?:paper|study|report|article|law|contract|data|records?) (?:itself|themselves))/i;
/** "Would have been flooded", "was thought to be": what was not, or not known. */
const UNREAL = /\b(?:would|could) have (?:been )?([a-z]{4,20})/gi;
const TAKEN_FOR =
  /\b(?:was|were|had been|has been) (?:(?:once|long|first|originally|initially|formerly|widely|then) )?(?:thought|believed|assumed|supposed|rumou?red|said) to ([a-z]{2,20})\b/i;

/** "It had, they said, cut wages": whose word it is stands within; a pronoun takes up those whose opinion the sentence before tells. */
const ASIDE = new RegExp(
  `, (?:(they|he|she)|critics|opponents|supporters|proponents|detractors|${PARTY}) (?:${HOLDS}|said|say|says|wrote|warn(?:s|ed)?|predict(?:s|ed)?),`,
  'i',
);
const OF_OPINION = new RegExp(
  `\\b(?:critics|opponents|detractors|s[kc]eptics|proponents|supporters|advocates|campaigners|activists|rivals|${PARTY})\\b`,
  'i',
);

const ARGUED = new RegExp(` (?:${HOLDS}|warn(?:s|ed)?|predict(?:s|ed)?),`, 'i');

/** Whether a claim says whose word it is, or leaves it open. A report or a plan that it speaks of does not. */
const SAYS_WHOSE =
  /\b(?:according to|submi[a-z]{1,6}|complain[a-z]{0,3}|object(?:s|ed)|advertis[a-z]{1,6}|fear(?:s|ed)?|worr(?:y|ies|ied)|hypothes[a-z]{2,4}|speculat[a-z]{1,4}|opinion|critics|opponents|insist[a-z]{0,3}|assert[a-z]{0,3}|maintain(?:s|ed) that|assum[a-z]{1,3}|legend|myth)\b/i;
export const leavesOpen: (claim: Worded) => boolean = oncePer(
  ({ text }: Worded) =>
    SAYS_WHOSE.test(text) ||
    leftOpenIn(text.replace(/\b(?:the|this|a|its|their|his|her)(?: [^\s.,;:()]{3,12})? (?:reports?|plans?|claims?)\b/gi, '')),
);

/** Of the claim, what must stand in what is said so. */
const INSIDE = 0.8;

/** Whether a sentence tells anybody's word at all: asked once of each. */
const tellsWord = ({ text }: SentenceRead): boolean => text.search(NOT_OWN) >= 0 || text.search(SAID_SO) >= 0 || ASIDE.test(text);

/** What others say, or what was only expected, told flatly. */
export const viewDropped: Sign = (claim, sentence, round) => {
  if (!sentence.kept(tellsWord) || leavesOpen(claim)) return null;
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  const verb = claim.tokens[verbAt(claim)];
  const told = verb === undefined ? [] : [...new Set(meantIn(claim, verb.start, claim.text.length))];
  const all = { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0 };
  // What a semicolon parts from it is nobody's word: "opponents fear that bills will rise; in a pilot they fell".
  const within = (from: number, to = sentence.text.length): boolean => {
    const stop = sentence.text.indexOf(';', from);
    const there = meantIn(sentence, from, stop < 0 ? to : Math.min(stop, to));
    const before = meantIn(sentence, 0, from);
    const inside = own.filter((form) => there.includes(form) && !before.includes(form));
    if (inside.length >= INSIDE * own.length) return true;
    // Of whom it is told the claim may say more than the sentence, as long as nobody else is meant: "the new scheme" for "the scheme".
    return told.length >= 2 && told.every((form) => inside.includes(form)) && inside.length > told.length;
  };
  for (const found of sentence.text.matchAll(NOT_OWN))
    if (within(found.index + found[0].length, endOf(sentence.text, found.index))) return { ...all, against: found[0].trim() };
  const aside = ASIDE.exec(sentence.text);
  if (aside !== null && within(0) && (aside[1] === undefined || ARGUED.test(aside[0]) || round().some(({ text }) => OF_OPINION.test(text))))
    return { ...all, against: aside[0].replace(/[,\s]+/g, ' ').trim() };
  const but = BUT.exec(sentence.text);
  if (but !== null)
    for (const found of sentence.text.slice(0, but.index).matchAll(SAID_SO))
      if (!OWN.test(found[0]) && within(found.index + found[0].length, but.index))
        return { ...all, against: `${found[0].trim()} … ${but[0].slice(2)}` };
  // "The company said that it had been blocked; the inquiry found no sign of that."
  const turn = sentence.text.indexOf('; ');
  const rest = turn < 0 ? '' : sentence.text.slice(turn + 2);
  if (TURNS_DOWN.test(rest))
    for (const found of sentence.text.matchAll(SAID_SO))
      if (found.index < turn && !OWN.test(found[0]) && within(found.index + found[0].length))
        return { ...all, against: `${found[0].trim()} … ${TURNS_DOWN.exec(rest)?.[0].trim()}` };
  const next = round().find(({ span }) => span.start >= sentence.span.end && span.start - sentence.span.end <= GAP);
  if (next !== undefined && TURNS_DOWN.test(next.text))
    for (const found of sentence.text.matchAll(SAID_SO))
      if (!OWN.test(found[0]) && within(found.index + found[0].length))
        return { ...all, against: `${found[0].trim()} … ${TURNS_DOWN.exec(next.text)?.[0].trim()}` };
  return null;
};

/** A view ends at its semicolon: "submitted that it was waived; the tribunal held that it was not". */
const endOf = (text: string, from: number): number => {
  const end = text.indexOf(';', from);
  return end < 0 ? text.length : end;
};

/** Signs between a sentence and the one behind it. */
const GAP = 3;

/** What would have been, or was taken for so, told as so. */
export const unrealTold: Sign = (claim, sentence) => {
  if (/\b(?:would|could|if|had)\b/i.test(claim.text) || leavesOpen(claim)) return null;
  for (const found of sentence.text.matchAll(UNREAL)) {
    const own = claim.tokens.find(({ text }) => text === found[1]?.toLowerCase());
    if (own !== undefined && sentence.text.toLowerCase().split(own.text).length === 2)
      return { start: own.start, end: own.end, against: found[0] };
  }
  const taken = TAKEN_FOR.exec(sentence.text);
  const verb = taken?.[1]?.toLowerCase() ?? '';
  const form = plainForm({ text: verb, kind: 'word' });
  const own = claim.tokens.find(({ text }, i) => (/^(?:be|have)$/.test(verb) ? FLATLY.test(text) : claim.forms[i] === form));
  if (taken === null || own === undefined || sentence.forms.filter((one) => one === form).length > 1) return null;
  return { start: own.start, end: own.end, against: taken[0] };
};

const FLATLY = /^(?:is|are|was|were|has|have|had)$/;
