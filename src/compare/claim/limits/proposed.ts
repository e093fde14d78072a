/**
 * What a bill would do, what somebody is accused of and what is yet to come, told as so: "the act requires" for "the bill would require",
 * "set fire to the hall" for "arrested on suspicion of setting fire to the hall".
 */
import type { Token } from '../../../text/tokens.ts';
import type { Worded } from '../recall/stronger.ts';
import { meantIn, type Sign } from './limit.ts';
import { leavesOpen } from './reported.ts';

const form = ({ tokens, forms }: Worded, end: number): string | undefined => forms[tokens.findIndex((token) => token.end === end)];
/** The word of a claim that has a form, told and not named. */
const toldOf = (claim: Worded, wanted: string | undefined): Token | undefined =>
  wanted === undefined ? undefined : claim.tokens.find((_, i) => claim.forms[i] === wanted);
const again = (sentences: readonly Worded[], wanted: string): boolean => sentences.some(({ forms }) => forms.includes(wanted));
const once = ({ forms }: Worded, wanted: string): boolean => forms.indexOf(wanted) === forms.lastIndexOf(wanted);

const WOULD =
  /\b(?:bill|proposal|draft|plan|amendment|measure|motion|legislation|directive|regulation|ordinance|reform|initiative|if (?:enacted|adopted|passed|approved|ratified)[^.;]{0,40}?)\b[^.;]{0,40}? would (?:also )?(?:be )?(\p{L}{3,20})/giu;
const BILL = /\b(?:would|will|if|bill|propos\w{1,3}|draft|plan\w{0,4}|could|may|might|should)\b/i;

/** "The act requires" for "the bill would require". */
export const billTold: Sign = (claim, sentence, round) => {
  if (BILL.test(claim.text)) return null;
  for (const found of sentence.text.matchAll(WOULD)) {
    const verb = form(sentence, found.index + found[0].length);
    const own = toldOf(claim, verb);
    if (own === undefined || verb === undefined || own.start === 0 || !once(sentence, verb) || again(round(), verb)) continue;
    return { start: own.start, end: own.end, against: found[0] };
  }
  return null;
};

const ACCUSED =
  /\b(?:suspicion of|suspected of|accus(?:ed|es|ing) (?:[^,.;]{3,60}? )?of|charged with|charges? of|indicted for|allegations? of|investigated for|on trial for|sued for) (?:having )?(?:\p{L}{3,12}ly )?(\p{L}{4,20}ing)\b/giu;
const OPEN =
  /\b(?:suspicion|suspect\w{0,3}|accus\w{1,6}|charg\w{1,3}|indict\w{0,4}|alleg\w{1,6}|investigat\w{1,4}|trial|sued|convict\w{0,3}|guilty|deni\w{1,2}|acquit\w{0,4})\b/i;

/** "Set fire" for "on suspicion of setting fire". */
export const accusedTold: Sign = (claim, sentence, round) => {
  if (OPEN.test(claim.text) || leavesOpen(claim)) return null;
  for (const found of sentence.text.matchAll(ACCUSED)) {
    const verb = form(sentence, found.index + found[0].length);
    const own = toldOf(claim, verb);
    if (own === undefined || verb === undefined || own.start === 0 || !once(sentence, verb) || again(round(), verb)) continue;
    return { start: own.start, end: own.end, against: found[0] };
  }
  return null;
};

const TO_COME = /\b(?:is|are|was|were) (?:yet |due |set |expected |scheduled )?to be (\p{L}{3,20}(?:ed|en|t|d|n))\b/giu;
const DONE = /\b(?:was|were|has been|have been|had been) (?:\p{L}{3,12}ly )?$/iu;

/** "Was announced in March" for "is to be announced in March". */
export const toComeTold: Sign = (claim, sentence, round) => {
  if (leavesOpen(claim)) return null;
  for (const found of sentence.text.matchAll(TO_COME)) {
    const verb = form(sentence, found.index + found[0].length);
    const own = toldOf(claim, verb);
    if (own === undefined || verb === undefined || !DONE.test(claim.text.slice(0, own.start))) continue;
    if (!once(sentence, verb) || again(round(), verb)) continue;
    return { start: own.start, end: own.end, against: found[0] };
  }
  return null;
};

const CALLED =
  /(?<!\b(?:is|are|was|were|been|be|also|so|commonly) )\b(?:called|calls|described|describes|branded|labell?ed|dubbed|denounced|hailed|condemned) ([^,.;]{3,60}?) (?:as )?(an? )/gi;
const IS = /\b(?:is|are|was|were) (?:an? )/i;

/** "The plan is a tax" for "the opposition called the plan a tax". */
export const calledTold: Sign = (claim, sentence) => {
  if (!IS.test(claim.text) || leavesOpen(claim) || /\b(?:call|brand|label|dub|denounc|hail|condemn)/i.test(claim.text)) return null;
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  for (const found of sentence.text.matchAll(CALLED)) {
    const behind = meantIn(sentence, found.index + found[0].indexOf(' '), sentence.text.length);
    if (own.length < 2 || own.filter((one) => behind.includes(one)).length < INSIDE * own.length) continue;
    return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: found[0].trim() };
  }
  return null;
};

/** Of a claim, what must stand behind the verb. */
const INSIDE = 0.8;
