/**
 * What a sentence leaves open with "or", and a claim settles: "established in 1915" for "in 1912 or 1915", "with Ann Lee" for "with either Ann Lee or Ed Moss",
 * "held in Linz" for "in Graz or Linz", "by two goals" for "by two or more goals". Only of one thing that happened or is so: what is said of many
 * ("patients with type 1 or type 2"), may be or is so as the case may be holds of each of the two.
 */
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isCapital } from '../exchanged/sides.ts';
import { isNoun, type Shown, type Sign, verbAt, wordSet } from './limit.ts';

const NUMERALS = wordSet('one two three four five six seven eight nine ten eleven twelve');
/** Words of which one thing has one at a time. */
const CONTRASTED = wordSet(
  `first second third fourth fifth sixth seventh eighth ninth tenth red orange yellow green blue purple pink brown black white grey gray silver golden tan beige
  left right north south east west northern southern eastern western upper lower spring summer autumn winter male female`,
);
const MONTHS = wordSet('january february march april june july august september october november december');
/** Words between "or" and what it brings: "or in 1915", "or perhaps 44". */
const BETWEEN = wordSet('in on by at the a about perhaps possibly early late th st nd rd');
/** Words of one part of a choice. */
const LONGEST = 4;

/** Words of a claim that settle nothing. */
const OPEN =
  /\b(?:or|either|may|might|could|can|perhaps|possibly|probably|likely|whether|unclear|uncertain|unknown|not|no|never|neither|nor|without|one of|some|say|said|says)\b|n['’]t\b|\?/i;
/** The same of a number. */
const ROUGH =
  /\b(?:about|around|approximately|circa|roughly|some|nearly|almost|at least|at most|up to|more|less|fewer|over|under|above|below|between|than|older|younger|minimum|maximum|exceed\w{0,3}|onwards?|beyond|from .{1,20} to)\b|[+≥≤<>~]/i;
/** Words of a sentence that tells of many things, or of what may be: each of the two holds. The month of May has its capital. */
const EACH =
  /\b(?:are|were|have|[Tt]hey|[Tt]hose|[Tt]hese|who|whose|[Aa]ny|[Ee]ach|[Ee]very|[Aa]ll|[Bb]oth|can|may|might|could|would|[Ii]f|whether|[Ww]henever|[Dd]epending|usually|often|sometimes|generally|typically|commonly|not|[Nn]o|never|[Nn]either|nor|[Ww]ithout|respectively|variety|various|several|different|types|for example|such as|including|called|named|known)\b|n['’]t\b/;
/** "Is given at 12 or 15 months": what is done now and again is done with each. */
const NOW = /\bis \w+(?:ed|en|wn|t)\b/;
const PLURAL = /[^siu]s$|people$|m[ae]n$/;
/** One thing, of which it is told. */
const ONE = /\b(?:is|was|has|he|she|it)\b/i;
/** What a bound is of, where it says for whom or from when on something is so. */
const THRESHOLD =
  /\b(?:if|when|where|with|ag(?:e|es|ed)|scor(?:e|es|ed|ing)|grades?|levels?|those|who|whose|any|anyone|persons?|people|patients|adults|children|participants|students|members|eligib\w{1,5}|requir\w{1,4}|needs?|must|may|can|could|might|should|shall|values?|index|bmi|defined|qualif\w{1,4}|not|no|never|all|every)\b/i;

/** "Doses of 50 mg or more" are several. */
const OF_MANY = /\p{L}s of (?:the )?$/u;

const MORE = /^(?:more|fewer|less|higher|older|later|earlier|above|below|over|under|lower|greater|longer|shorter|larger|smaller)$/;

/** A number, a colour, a side or the name of a month. "March" and "august" are months with their capital. */
const isValue = ({ text }: SentenceRead, token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' || NUMERALS.has(token.text) || CONTRASTED.has(token.text) || (MONTHS.has(token.text) && isCapital(text, token)));

/** Whether a sentence tells of one thing only: what is said of many holds of each. */
function ofOne({ text, tokens }: SentenceRead, at: number): boolean {
  if (EACH.test(text)) return false;
  if (ONE.test(text.slice(0, tokens[at]?.start))) return true;
  // "The vase dates from": a verb right behind its noun is no plural.
  const many = (token: Token, i: number): boolean => PLURAL.test(token.text) && !isNoun(tokens[i - 1]);
  return !tokens.slice(0, at).some((token, i) => isNoun(token) && many(token, i));
}

/** Places of a sentence's words "or". */
const choices = ({ tokens }: SentenceRead): number[] => tokens.flatMap(({ text }, at) => (text === 'or' ? [at] : []));

/** From where to where two parts of a choice stand, as places of words. */
interface Choice {
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** "in 1912 or 1915", "43 or 44 years", "the April or November issues". */
function valuesAt(sentence: SentenceRead, at: number): Choice | null {
  const { tokens } = sentence;
  let right = at + 1;
  while (BETWEEN.has(tokens[right]?.text ?? '') && right < at + LONGEST) right += 1;
  const left = BETWEEN.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return isValue(sentence, tokens[left]) && isValue(sentence, tokens[right]) ? { one: [left], other: [right] } : null;
}

const PREPOSITION = /^(?:in|on|at|by|to|from|near|with)$/;

/** "in Graz or Linz", "shows Ann Lee or Ida Moss": names behind a word of place or doer, or behind the verb. Elsewhere the second may be another name of the first. */
function namesAt(sentence: SentenceRead, at: number): Choice | null {
  const { text, tokens } = sentence;
  const named = (i: number): boolean => {
    const token = tokens[i];
    return isNoun(token) && isCapital(text, token);
  };
  const joined = (i: number, j: number): boolean => text.slice(tokens[i]?.end, tokens[j]?.start) === ' ';
  const one: number[] = [];
  for (let i = at - 1; named(i) && joined(i, i + 1) && one.length < LONGEST; i -= 1) one.unshift(i);
  const other: number[] = [];
  for (let i = at + 1; named(i) && joined(i - 1, i) && other.length < LONGEST; i += 1) other.push(i);
  const before = (one[0] ?? 0) - 1;
  if (one.length === 0 || other.length === 0) return null;
  return PREPOSITION.test(tokens[before]?.text ?? '') || verbAt(sentence) === before ? { one, other } : null;
}

/** "by Holbein or by a pupil": the same word of place or doer before each. */
function repeatedAt({ text, tokens }: SentenceRead, at: number): Choice | null {
  const lead = tokens[at + 1]?.text ?? '';
  if (!PREPOSITION.test(lead)) return null;
  const from = tokens.findLastIndex(({ text: word }, i) => i < at && i >= at - LONGEST && word === lead);
  return from < 0 ? null : partsOf({ text, tokens }, from, at, at + 1);
}

/** "either a gas leak or an electrical fault". */
function eitherAt({ text, tokens }: SentenceRead, at: number): Choice | null {
  const from = tokens.findLastIndex(({ text: word }, i) => i < at && i >= at - 2 * LONGEST && word === 'either');
  return from < 0 ? null : partsOf({ text, tokens }, from, at, at);
}

/** The words of meaning between two places, and as many behind a third: to the next that is none, once there is one. */
function partsOf({ text, tokens }: Pick<SentenceRead, 'text' | 'tokens'>, from: number, at: number, behind: number): Choice | null {
  const meant = (i: number): boolean => tokens[i]?.kind === 'number' || isNoun(tokens[i]);
  const one = tokens.flatMap((_, i) => (i > from && i < at && meant(i) ? [i] : []));
  const other: number[] = [];
  for (let i = behind + 1; i < tokens.length && other.length < one.length; i += 1) {
    if (other.length > 0 && (!meant(i) || /[.,;:()]/.test(text.slice(tokens[i - 1]?.end, tokens[i]?.start)))) break;
    if (meant(i)) other.push(i);
  }
  return one.length === 0 || other.length === 0 ? null : { one, other };
}

/** The places of a claim's words that settle a choice: it has one part whole and nothing that the other alone has. */
function settledBy(claim: SentenceRead, { forms }: SentenceRead, { one, other }: Choice): number[] | null {
  const [mine, theirs] = [one, other].map((part) => part.map((i) => forms[i] ?? '')) as [string[], string[]];
  for (const [own, rest] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    if (!own.every((form) => claim.set.has(form)) || rest.some((form) => !own.includes(form) && claim.set.has(form))) continue;
    return own.map((form) => claim.forms.indexOf(form));
  }
  return null;
}

/** Whether another sentence, or the same in another place, has what settles the choice: then it is settled there. */
const elsewhere = (own: readonly string[], sentence: SentenceRead, choice: Choice, others: readonly SentenceRead[]): boolean => {
  const inside = [...choice.one, ...choice.other];
  const again = own.every((form) => sentence.forms.some((there, i) => there === form && !inside.includes(i)));
  return again || others.some(({ set }) => own.every((form) => set.has(form)));
};

/** A choice that the sentence leaves open and the claim settles. */
export const choiceSettled: Sign = (claim, sentence, round) => {
  if (OPEN.test(claim.text)) return null;
  for (const at of choices(sentence)) {
    const values = valuesAt(sentence, at);
    const either = eitherAt(sentence, at);
    const choice = either ?? values ?? repeatedAt(sentence, at) ?? namesAt(sentence, at);
    if (
      choice === null ||
      !ofOne(sentence, choice.one[0] ?? at) ||
      (either === null && NOW.test(sentence.text)) ||
      (values !== null && ROUGH.test(claim.text))
    )
      continue;
    const places = settledBy(claim, sentence, choice);
    const own = places?.map((i) => claim.forms[i] ?? '') ?? [];
    if (places === null || elsewhere(own, sentence, choice, round())) continue;
    return shown(claim, places, sentence, choice.one[0] ?? at, choice.other.at(-1) ?? at);
  }
  return null;
};

/** "2 or more goals", "three commissioners or fewer": a bound, told as the number itself. */
export const boundDropped: Sign = (claim, sentence, round) => {
  if (OPEN.test(claim.text) || ROUGH.test(claim.text)) return null;
  const { text, tokens, forms } = sentence;
  for (const at of choices(sentence)) {
    if (!MORE.test(tokens[at + 1]?.text ?? '')) continue;
    // "A month or longer" counts one.
    const single = /^an?$/.test(tokens[at - 2]?.text ?? '') && tokens[at - 1]?.kind === 'word';
    const number = single ? at - 1 : tokens.findLastIndex((token, i) => i < at && i >= at - LONGEST && isValue(sentence, token));
    const value = tokens[number];
    if (
      value === undefined ||
      OF_MANY.test(text.slice(0, value.start)) ||
      /[.,;:()]/.test(text.slice(value.end, tokens[at]?.start)) ||
      THRESHOLD.test(text.slice(0, value.start))
    )
      continue;
    const place = claim.forms.indexOf(forms[number] ?? '');
    if (place < 0 || elsewhere([forms[number] ?? ''], sentence, { one: [number], other: [] }, round())) continue;
    return shown(claim, [place], sentence, number, at + 1);
  }
  return null;
};

function shown(claim: SentenceRead, places: readonly number[], { text, tokens }: SentenceRead, from: number, to: number): Shown {
  return {
    start: claim.tokens[Math.min(...places)]?.start ?? 0,
    end: claim.tokens[Math.max(...places)]?.end ?? claim.text.length,
    against: text.slice(tokens[from]?.start, tokens[to]?.end),
  };
}
