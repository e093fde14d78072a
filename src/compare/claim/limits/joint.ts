/**
 * A figure of two together, told of one: "1,200 houses" for "1,200 houses and shops", "lent 6 million to farmers" for "to farmers and fishers", "Ford sold
 * 410,000 cars" for "Ford and Opel together". What is so of each ("12 rooms each", "5 % in rats and mice") may be told of one.
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isNoun, type Sign, wordSet } from './limit.ts';

/** What two words joined by "and" are counted by, as places of words. */
interface Joint {
  readonly number: number;
  readonly one: number;
  readonly other: number;
  /** Whether the number stands right before what it counts: so it does in the claim. */
  readonly counted: boolean;
}

/** Words of which a thing has one at a time, so that what is counted is the sum of both: not "20 safe and effective drugs". */
const EXCLUSIVE = wordSet(
  `male female primary secondary public private urban rural domestic foreign northern southern eastern western upper lower left right print printed digital online
  residential commercial civil military native inpatient outpatient junior senior`,
);
/** What makes a sum of two. */
const TOGETHER = /\b(?:together|combined|between them|jointly|altogether|collectively|in total|a total of)\b/i;
/** What is so of each of the two. */
const OF_EACH = /\b(?:each|both|every|respectively|apiece|either|per)\b/i;
/** What of a claim leaves room for the other. */
const AND_OTHERS = /\b(?:including|others?|together|combined|along with|as well as|mostly|mainly|most of|part of|share of|some of)\b/i;
/** Words between "and" and the other. "Ships and their crews" counts the ships. */
const OTHER = /^(?:other|some)$/;
const THE = /^(?:the|an?|their|its)$/;
/** What a verb governs: "75 engineers and pays them". */
const GOVERNED = /^(?:an?|the|them|it|him|her|us|his|its|their)$/;
const TO = /^(?:to|among|in|of|for|across|at|from)$/;
/** What is measured of each, not counted of both together. */
const MEASURE =
  /^(?:%|percent|per|mg|g|kg|km|m|cm|mm|ml|l|kb|mb|gb|ms|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|points?|degrees?|miles?|metres?|meters?|feet|inches|pounds?|grams?|litres?|cents?)$/;
const PLURAL = /(?:[^siu]s|people|m[ae]n|children|mice|geese|sheep|cattle|staff|police)$/;
/** Words between a number and what it counts, or between that and the word of place behind. */
const LONGEST = 3;
/** Words between two that are told of together and their figure. */
const REACH = 10;
/** Two names of what is counted as one. */
const ONE_KIND = /\bcountries and (?:territories|regions)\b/i;

const isPlural = (token: Token | undefined): boolean => token !== undefined && PLURAL.test(token.text);

/** Every number of a sentence that counts two things together. */
function jointsOf({ text, tokens }: SentenceRead): readonly Joint[] {
  if (OF_EACH.test(text) || ONE_KIND.test(text)) return [];
  return tokens.flatMap(({ text: word }, at) => (word === 'and' ? jointAt(text, tokens, at) : []));
}

function jointAt(text: string, tokens: readonly Token[], at: number): readonly Joint[] {
  const together = TOGETHER.test(text);
  const lead = tokens[at + 1]?.text ?? '';
  const [one, other] = [at - 1, OTHER.test(lead) || (together && THE.test(lead)) ? at + 2 : at + 1];
  const [left, right] = [tokens[one], tokens[other]];
  if (!isNoun(left) || !isNoun(right) || !/^[\p{L}\s]+$/u.test(between(text, tokens, one, other))) return [];
  const next = tokens[other + 1]?.text ?? '';
  if (finite(right.text, next) || right.text.endsWith('ing')) return [];
  if (together) {
    const near = (number: number): boolean => Math.abs(number - one) <= REACH && !/[.;:()\n]/.test(between(text, tokens, number, one));
    const numbers = tokens.flatMap(({ kind }, number) =>
      kind === 'number' && near(number) && !isYear(text, tokens[number]) ? [{ number, one, other, counted: false }] : [],
    );
    if (numbers.length > 0) return numbers;
  }
  const counts = GOVERNED.test(next) ? null : (countBefore(text, tokens, one, other) ?? countBeforePlace(text, tokens, one));
  return counts === null || mayBeVerb(tokens, counts.number, right.text, next) ? [] : [{ ...counts, one, other }];
}

/** Verbs of one in the present; what is done besides is told in the same form. */
const PRESENT = /^(?:has|\p{L}{2,15}[^siu]s)$/u;
/** What people do, not what somebody does. */
const DOERS = /(?:[eo]r|ist|ian|ee|ant|ent|man)s$/;
/** How much a number is. */
const ABOUT = /^(?:about|some|over|nearly|around|roughly|only|just|than|more|fewer)$/;

/** "The house has 40 rooms and stands by the river": no other thing that is counted, or nobody can tell. */
function mayBeVerb(tokens: readonly Token[], number: number, word: string, next: string): boolean {
  if (!/[^siu]s$/.test(word) || DOERS.test(word) || next === '') return false;
  let verb = number - 1;
  while (ABOUT.test(tokens[verb]?.text ?? '')) verb -= 1;
  return PRESENT.test(tokens[verb]?.text ?? '');
}

/** A year has no comma in it. */
const isYear = (text: string, token: Token | undefined): boolean => /^(?:1[5-9]|20)\d\d$/.test(text.slice(token?.start, token?.end));

/** The text between two words, in either order. */
const between = (text: string, tokens: readonly Token[], a: number, b: number): string =>
  text.slice(tokens[Math.min(a, b)]?.end, tokens[Math.max(a, b)]?.start);

/** "1,200 houses and shops", "300 primary and secondary schools". */
function countBefore(text: string, tokens: readonly Token[], one: number, other: number): Pick<Joint, 'number' | 'counted'> | null {
  const number = tokens.findLastIndex(({ kind }, i) => i < one && i >= one - LONGEST && kind === 'number');
  if (number < 0 || isYear(text, tokens[number]) || !/^[\p{L} -]*$/u.test(between(text, tokens, number, one))) return null;
  if (tokens.slice(number + 1, one).some((token) => isStopWord(token.text) || MEASURE.test(token.text))) return null;
  const kinds = EXCLUSIVE.has(tokens[one]?.text ?? '') && EXCLUSIVE.has(tokens[other]?.text ?? '') && number === one - 1;
  return kinds || (isPlural(tokens[one]) && isPlural(tokens[other]) && !MEASURE.test(tokens[one]?.text ?? ''))
    ? { number, counted: true }
    : null;
}

/** "51 films in Telugu and Hindi", "6 million euros to farmers and fishers". */
function countBeforePlace(text: string, tokens: readonly Token[], one: number): Pick<Joint, 'number' | 'counted'> | null {
  const place = one - 1;
  if (!TO.test(tokens[place]?.text ?? '')) return null;
  const number = tokens.findLastIndex(({ kind }, i) => i < place && i >= place - LONGEST && kind === 'number');
  if (number < 0 || isYear(text, tokens[number]) || !/^[\p{L} -]+$/u.test(between(text, tokens, number, place))) return null;
  const counted = tokens.slice(number + 1, place);
  const plural = isPlural(counted.at(-1)) && counted.every((token) => !isStopWord(token.text) && !MEASURE.test(token.text));
  return plural ? { number, counted: false } : null;
}

/** A claim that has the figure of two joined things, and of these only one. */
export const jointTold: Sign = (claim, sentence, round) => {
  const joints = sentence.kept(jointsOf);
  if (joints.length === 0 || AND_OTHERS.test(claim.text)) return null;
  const { forms, tokens, text } = sentence;
  for (const { number, one, other, counted } of joints) {
    const figure = forms[number] ?? '';
    const own = claim.forms.indexOf(figure);
    const parts = [forms[one] ?? '', forms[other] ?? ''] as const;
    const [has, lacks] =
      parts.filter((form) => claim.set.has(form)).length === 1 ? (claim.set.has(parts[0]) ? parts : [parts[1], parts[0]]) : ['', ''];
    if (own < 0 || has === '' || (counted && !claim.forms.slice(own + 1, own + 2 + LONGEST).includes(has))) continue;
    if (round().some(({ set }) => set.has(figure) && set.has(has) && !set.has(lacks))) continue;
    const place = claim.forms.indexOf(has);
    const [from, to] = [Math.min(number, one), Math.max(counted ? other : number, other)];
    return {
      start: claim.tokens[Math.min(own, place)]?.start ?? 0,
      end: claim.tokens[Math.max(own, place)]?.end ?? claim.text.length,
      against: text.slice(tokens[from]?.start, tokens[to]?.end),
    };
  }
  return null;
};
