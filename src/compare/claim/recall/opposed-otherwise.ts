/**
 * Opposites that leave both texts true: the last time and the first since, another count, what a figure is set against, what others did. Asked of a word of a claim whose
 * opposite a sentence has (`contrary.ts`).
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { numbersOf } from '../read-once.ts';
import type { Worded } from './stronger.ts';

/** Whether a verb is told of whom it is done to. */
export const isPassive = (tokens: Worded['tokens'], at: number): boolean =>
  /^(?:is|are|was|were|be|been|being)$/.test(tokens[at - 1]?.text ?? '');

const ENDS = anyOf('first last');
/** "The last time was in 1983" beside "for the first time since 1983". */
const FIRST_SINCE = /\bfirst\b[^.;]{0,40}\bsince\b/i;
const LAST_TIME = /\blast (?:time|happened|seen|won|met|occurred|visited|used|held)\b/i;
export const lastBefore = (said: Worded, i: number, found: Worded): boolean =>
  ENDS.test(said.tokens[i]?.text ?? '') &&
  ((LAST_TIME.test(said.text) && FIRST_SINCE.test(found.text)) || (LAST_TIME.test(found.text) && FIRST_SINCE.test(said.text)));

/** "Rejected three of the 14" beside "accepted only six of them": another count than the claim's is told of the opposite. */
export function ofOtherCount(said: Worded, i: number, found: Worded): boolean {
  const counts = (text: string): readonly Quantity[] => numbersOf(text).filter(({ kind, weak }) => kind === 'number' && !weak);
  const at = said.tokens[i]?.start ?? 0;
  const [own] = [...counts(said.text)].sort((one, other) => Math.abs(one.span.start - at) - Math.abs(other.span.start - at));
  const there = counts(found.text);
  return own !== undefined && there.length > 1 && !there.some(({ value }) => value === own.value);
}

/** "52 days, against 61 in the south": what stands there is what the figure of the sentence's subject is set against. */
const SET_AGAINST = /\b(?:against|compared (?:with|to)|versus|vs|unlike|as opposed to|than)\b[^.;,]{0,30}$/i;
export const isSetAgainst = (said: Worded, { text, tokens }: Worded, at: number): boolean => {
  const before = text.slice(0, tokens[at]?.start ?? 0);
  return SET_AGAINST.test(before.slice(-50)) && /\p{Nd}/u.test(before) && /\p{Nd}/u.test(said.text) && !SET_AGAINST.test(said.text);
};

/** Words of who it is that a passive names. */
const AGENT = 5;
const CLAUSE = anyOf('before after until till when while and but because since although who which');
/** "Orme was the first to accept it" beside "rejected by fourteen publishers before Orme printed it": those who did the opposite are named, and are others. */
export function byOthers(said: Worded, i: number, found: Worded, at: number): boolean {
  if (found.tokens[at + 1]?.text !== 'by' || isPassive(said.tokens, i)) return false;
  const last = found.tokens.findIndex(({ text }, k) => k > at + 1 && (k > at + 1 + AGENT || CLAUSE.test(text)));
  const agents = found.forms.slice(at + 2, last < 0 ? undefined : last);
  const names = said.forms.slice(0, i).filter((_, k) => /^\p{Lu}/u.test(said.text.charAt(said.tokens[k]?.start ?? 0)));
  return !names.some((form) => agents.includes(form)) && names.some((form) => last > 0 && found.forms.lastIndexOf(form) >= last);
}

const GAVE_UP = /\b(?:g[ai]ve up|stopp?(?:s|ed)|ceas(?:es|ed)|no longer|quits?|abandon(?:s|ed)|ended|ban(?:s|ned)|abolish(?:es|ed))\b/i;
/** "Exhibited before 1931" beside "gave up exhibiting after 1931". */
export const endedAfter = (said: Worded, i: number, found: Worded): boolean =>
  /^(?:before|after|avant|après|apres|vor|nach|antes|después|despues)$/.test(said.tokens[i]?.text ?? '') &&
  (GAVE_UP.test(found.text) !== GAVE_UP.test(said.text) || REPLACED.test(found.text) !== REPLACED.test(said.text));
/** "Before 1868 it was made of ewe's milk" beside "cow's milk replaced it after 1868". */
const REPLACED =
  /(?<![\p{L}])(?:replac(?:es?|ed)|supplant(?:s|ed)|supersed(?:es?|ed)|remplac\p{L}{1,5}|ersetzt\p{L}{0,3}|abgelöst|sustituy\p{L}{1,4}|reemplaz\p{L}{1,4})(?![\p{L}])/iu;

const PART_AS =
  /\b(?:half|a (?:third|quarter|fifth|tenth)|(?:two|three) (?:thirds|quarters|fifths)|\p{Nd}{1,2} ?(?:%|per ?cent)(?: of)?) as (?:high|large|great|long|big|fast|many|much|strong)\b/iu;
/** "Only a third as high" beside "lower by a factor of three". */
export const partAs = (said: Worded, i: number): boolean => {
  const found = PART_AS.exec(said.text);
  const token = said.tokens[i];
  return found !== null && token !== undefined && token.end === found.index + found[0].length;
};
