/**
 * Does a claim tell as done what a sentence only has planned, expected or possible: "has built" for "plans to build", "wurde gebaut" for "soll gebaut
 * werden"? Told only where the very verb stands in both, nowhere else in the passage, and the claim leaves nothing open itself. What has come about since
 * the source was written it does not bear out.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { pastOf } from '../../../text/verbs.ts';
import { plainForm } from '../select/expand.ts';
import type { Stronger, Worded } from './stronger.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words behind which, with "to", stands what is not done yet. */
const PLANS = set(
  'plans plan planned planning intends intend intended hopes hope hoping aims aim wants want due set scheduled expected proposes propose proposed declined declines refused refuses threatened threatens neglected forgot',
);
/** Words behind which, after who or what it is of, it stands as well: "expects revenue to grow". */
const OF_OTHERS = set(
  'expects expect expected forecasts forecast predicts predict predicted wants want urged urges urge asked asks invited begged petitioned pressed',
);
const WHOM = 4;
/** Words behind which a form in -ing stands that is not done yet: "considered closing", "consult on extending". */
const WEIGHS = set(
  'consider considers considered considering propose proposes proposed proposing suggest suggests suggested recommend recommends recommended discuss discusses discussed discussing contemplate contemplates contemplated consult consulted debate debated',
);
const ABOUT = set('on about');
/** Words right behind which it stands. "Would" and "could" also tell what came about. */
const MAY = set('may might will');
/** Between those and the verb. */
const BETWEEN = set('be been also soon then later eventually');
const HAS = set('has have had');
const WAS = set('was were');
/** Between "has" and the verb. */
const PASSED = set('been already now since also recently just');

/** A quick look: most sentences plan nothing. */
const MAY_PLAN =
  /\b(?:plans?|planned|planning|inten\w{2,4}|hop(?:es?|ing)|aims?|wants?|due|set|scheduled|expect\w{0,2}|forecasts?|predict\w{0,2}|propos\w{1,3}|consider\w{0,3}|recommend\w{0,2}|suggest\w{0,2}|discuss\w{0,3}|contemplat\w{1,2}|consult(?:ed)?|debated?|declin\w{2}|refus\w{2}|urge[sd]?|ask(?:s|ed)|invited|begged|petitioned|pressed|threaten\w{1,2}|neglected|forgot|may|might|will|soll|sollen|wil|willen|zal|zullen)\b/i;
export const mayPlan = (sentence: string): boolean => MAY_PLAN.test(sentence);

/** What a sentence plans, as places among its words: the word that plans, and the verb. */
function plannedIn({ tokens }: Worded): { readonly lead: number; readonly verb: number }[] {
  const planned: { lead: number; verb: number }[] = [];
  for (let lead = 0; lead < tokens.length; lead += 1) {
    const word = tokens[lead]?.text ?? '';
    const behind = toBehind(tokens, lead);
    const weighed = WEIGHS.has(word) ? lead + (ABOUT.has(tokens[lead + 1]?.text ?? '') ? 2 : 1) : lead;
    if (weighed > lead && /^\p{L}{2,}ing$/u.test(tokens[weighed]?.text ?? '')) planned.push({ lead, verb: weighed });
    if (behind === 0 && !MAY.has(word)) continue;
    let verb = lead + 1 + behind;
    while (BETWEEN.has(tokens[verb]?.text ?? '')) verb += 1;
    const token = tokens[verb];
    if (token?.kind === 'word' && !isStopWord(token.text)) planned.push({ lead, verb });
  }
  return planned;
}

/** How many words behind a word of plans "to" stands; 0 where it does not. */
function toBehind(tokens: Worded['tokens'], lead: number): number {
  const word = tokens[lead]?.text ?? '';
  if (PLANS.has(word) && tokens[lead + 1]?.text === 'to') return 1;
  if (!OF_OTHERS.has(word)) return 0;
  for (let words = 2; words <= WHOM; words += 1) if (tokens[lead + words]?.text === 'to') return words;
  return 0;
}

/** Words before a verb in its past form that make it no tale of what was done: "was closed", "to be closed", "the closed plants". */
const NO_TALE = set(
  'to be is are was were been being has have had will would may might could should can the a an of by and or its their his her',
);

/** Whether the word at a place is the past form of a verb and tells what was done: "closed two plants", "revenue grew"; not "wants two closed". */
function isTold({ text, tokens, forms }: Worded, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const byWhom = tokens[at + 1]?.text === 'by' && tokens[at + 2]?.kind === 'word';
  if (token === undefined || before === undefined || token.text === forms[at] || /(?:s|ing)$/.test(token.text)) return false;
  return !NO_TALE.has(before.text) && before.kind === 'word' && !byWhom && !mayPlan(text);
}

const gerundOf = (verb: string): string => (verb.endsWith('ing') ? verb : `${verb.replace(/e$/, '')}ing`);

/** "Rose" of "rise", told as what was done. */
const irregularPast = ({ text, tokens }: Worded, at: number, base: string): boolean =>
  tokens[at] !== undefined &&
  !tokens[at].text.endsWith('ed') &&
  tokens[at].text === pastOf(gerundOf(base)) &&
  !NO_TALE.has(tokens[at - 1]?.text ?? 'to') &&
  !mayPlan(text);

/** Whether the word at a place is told as done: "has built", "has been built"; "was built" too where `past`. */
function isDone({ tokens }: Worded, at: number, past: boolean): boolean {
  let back = at - 1;
  while (PASSED.has(tokens[back]?.text ?? '')) back -= 1;
  const word = tokens[back]?.text ?? '';
  return HAS.has(word) || (past && WAS.has(word));
}

/** What a claim tells as done; null where a sentence does not only plan it. `round`: the passage in which the verb must stand no second time. */
export function planned(claim: Worded, sentence: Worded, round: string): Stronger | null {
  const again = (form: string): boolean => tokensOf(round).filter((token) => plainForm(token) === form).length > 1;
  for (const { lead, verb } of plannedIn(sentence)) {
    const [from, to, form] = [sentence.tokens[lead], sentence.tokens[verb], sentence.forms[verb]];
    const past = to === undefined ? null : pastOf(gerundOf(to.text));
    const same = form === undefined ? -1 : claim.forms.indexOf(form);
    const at = same >= 0 ? same : claim.tokens.findIndex(({ text }) => text === past);
    const own = claim.tokens[at];
    if (from === undefined || to === undefined || form === undefined || own === undefined) continue;
    const told = irregularPast(claim, at, to.text) || isDone(claim, at, from.text !== 'will') || (!MAY.has(from.text) && isTold(claim, at));
    if (told && !again(form)) return { start: own.start, end: own.end, against: sentence.text.slice(from.start, to.end) };
  }
  return elsewhere(claim, sentence, again);
}

const SHALL = /\b(?:soll|sollen|wil|willen|zal|zullen)\b/i;
const BECAME = anyOf('wurde wurden heeft hebben werd werden');

/** In German and Dutch, where the verb stands at the end: "soll … gebaut werden", "wil … vervangen". */
function elsewhere(claim: Worded, sentence: Worded, again: (form: string) => boolean): Stronger | null {
  const shall = SHALL.exec(sentence.text);
  if (shall === null || SHALL.test(claim.text) || !claim.tokens.some(({ text }) => BECAME.test(text))) return null;
  const last = claim.tokens.at(-1);
  const form = claim.forms.at(-1);
  const there = sentence.tokens.find(({ start }, i) => start > shall.index && sentence.forms[i] === form);
  if (last === undefined || form === undefined || there === undefined || isStopWord(last.text) || !/(?:t|en|d)$/.test(last.text))
    return null;
  return again(form) ? null : { start: last.start, end: last.end, against: `${shall[0]} … ${there.text}` };
}
