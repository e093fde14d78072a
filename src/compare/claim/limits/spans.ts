/**
 * When something was, told otherwise: the beginning of a stretch of time for its end ("left in 1990" for "lived there from 1990 to 1995"), early for late in the same
 * month, decade or century, the day from which a step leads for the day it leads to, an age for a stretch of time, what is so now for what once was.
 */
import { readNumbers } from '../../../text/numbers.ts';
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isNoun, type Shown, type Sign } from './limit.ts';

const TIME = String.raw`(?:1[0-9]{3}|20[0-9]{2}|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?)`;
const STRETCH = new RegExp(
  `\\b(?:from (${TIME}) (?:to|until|till) (${TIME}))|\\((?:[^()]{0,20} )?(1\\d{3}|20\\d{2}) ?[-–—] ?(1\\d{3}|20\\d{2})\\)`,
  'giu',
);
const VALUE = new RegExp(`(?<![\\p{L}\\p{N}.,:])${TIME}(?![\\p{N}:])`, 'giu');
const BEGINS = /\b(?:born|began|begun|begins|start(?:s|ed)?|moved to|came to|arriv(?:es|ed)|joined|entered|since|opens)\b/i;
const ENDS = /\b(?:died|dies|until|till|end(?:s|ed)|stopp(?:s|ed)|left|leaves|retired|quit|resigned|departed|closes)\b/i;
/** A stretch of not being there, or of making something, begins or ends with the other. */
const TURNED =
  /\b(?:away|absent|exile|abroad|closed|vacant|prison|imprisoned|hiatus|interrupted|missing|suspended|built|building|constructed|construction|restor\w+|renovat\w+|repair\w*)\b/i;

const same = (one: string, other: string): boolean => one.toLowerCase().replace(/[\s.]/g, '') === other.toLowerCase().replace(/[\s.]/g, '');
const has = ({ set }: SentenceRead, { forms, tokens }: SentenceRead, skip: (token: Token, at: number) => boolean): boolean =>
  tokens.every((token, at) => !isNoun(token) || skip(token, at) || set.has(forms[at] ?? ''));

/** The beginning of a stretch of time told as its end, or its end as its beginning. */
export const endForBeginning: Sign = (claim, sentence) => {
  const values = [...claim.text.matchAll(VALUE)];
  const [value] = values;
  if (value === undefined || values.length !== 1 || TURNED.test(sentence.text)) return null;
  for (const [all, from, to, born, died] of sentence.text.matchAll(STRETCH)) {
    const [first, last] = [from ?? born ?? '', to ?? died ?? ''];
    const word = same(value[0], first) ? ENDS.exec(claim.text) : same(value[0], last) ? BEGINS.exec(claim.text) : null;
    if (word === null || same(first, last) || (BEGINS.test(claim.text) && ENDS.test(claim.text))) continue;
    const end = word.index + word[0].length;
    // Who lived there from 1990 on may have left another place then.
    if (!has(sentence, claim, ({ start }) => start >= word.index && start < end)) continue;
    return { how: 'swapped', start: word.index, end, against: all };
  }
  return null;
};

const FROM_ON = /\b(?:since (\d{4})|from (\d{4}) on(?:wards?)?)\b/i;
/** "Since 1976 it has been a hostel; it was a prison until then." */
const BOTH_SIDES = /\b(?:until|till|before|after|since) (?:then|that)\b|\b(?:afterwards|thereafter|previously|formerly)\b/i;
const UNTIL = /\b(?:until|till|up to) (\d{4})\b/i;

/** "From 1950 onwards" for "until 1950", and the other way round. */
export const onwardForUntil: Sign = (claim, sentence) => {
  const [on, until] = [FROM_ON.exec(claim.text), UNTIL.exec(claim.text)];
  const [there, theirs] = on === null ? [FROM_ON.exec(sentence.text), until] : [UNTIL.exec(sentence.text), on];
  if ((on === null) === (until === null) || there === null || theirs === null || BOTH_SIDES.test(sentence.text)) return null;
  const year = (found: RegExpExecArray): string => found[1] ?? found[2] ?? '';
  if (year(there) !== year(theirs) || (FROM_ON.test(sentence.text) && UNTIL.test(sentence.text))) return null;
  return { how: 'swapped', start: theirs.index, end: theirs.index + theirs[0].length, against: there[0] };
};

const PART =
  /\b(early|beginning of|start of|mid|middle of|late|end of)[ -](?:the )?((?:\d{1,2}(?:st|nd|rd|th)|\p{L}{3,12}) century|\d{4}s|\p{Lu}\p{L}{2,8}(?= \d{4}\b|[.,;)]|$| and| or))/gu;
const SIDE: Readonly<Record<string, number>> = { early: 0, 'beginning of': 0, 'start of': 0, mid: 1, 'middle of': 1, late: 2, 'end of': 2 };
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** Days that lie no more than this from a part of their month may be told of it. */
const NEAR = 3;
/** Where each part of a month begins and ends. */
const PARTS = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;

function partsIn({
  text,
}: SentenceRead): readonly { readonly side: number; readonly of: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(PART)].map(({ 0: all, 1: part = '', 2: of = '', index }) => ({
    side: SIDE[part.toLowerCase()] ?? 1,
    of: of.toLowerCase(),
    start: index,
    end: index + all.length,
  }));
}

/** Whether a day of a month lies plainly in another part of it than is told. */
function dayOtherwise({ text }: SentenceRead, side: number, of: string): string | null {
  const month = MONTHS.indexOf(of);
  if (month < 0) return null;
  const days = readNumbers(text).flatMap(({ date, raw: all, others }) =>
    date?.month === month + 1 && date.day !== undefined && date.until === undefined && others.length === 0 ? [{ all, day: date.day }] : [],
  );
  const [one] = days;
  const [from, to] = PARTS[side] ?? [1, 31];
  return one === undefined || days.length > 1 || (one.day >= from - NEAR && one.day <= to + NEAR) ? null : one.all;
}

/** Early for late in the same month, decade or century. */
export const otherPart: Sign = (claim, sentence) => {
  const there = sentence.kept(partsIn);
  for (const { side, of, start, end } of partsIn(claim)) {
    const mine = there.filter((one) => one.of === of);
    const other = mine.length === 1 && mine[0]?.side !== side ? sentence.text.slice(mine[0]?.start, mine[0]?.end) : null;
    const against = other ?? (mine.length === 0 ? dayOtherwise(sentence, side, of) : null);
    if (against !== null) return { how: 'swapped', start, end, against };
  }
  return null;
};

const LATER =
  /\b(?:(?:the|on the) (?:following|next) (?:day|morning|evening|night|week|month|year)|(?:an?|\p{L}{3,9}|\d{1,3}) (?:days?|weeks?|fortnight|months?|years?) (?:later|earlier|afterwards|before(?=[.,;]|$)|after(?: that)?(?=[.,;]|$)))/iu;
const DATE = /\b(?:\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, \d{4})?|(?:1[0-9]{3}|20[0-9]{2}))\b/gu;

/** The day or year from which a step leads, told of what happened a step later: "died on 4 May" for "fell ill on 4 May and died two weeks later". */
export const baseForStep: Sign = (claim, sentence) => {
  const step = LATER.exec(sentence.text);
  if (step === null || LATER.test(claim.text)) return null;
  const before = [...sentence.text.slice(0, step.index).matchAll(DATE)].at(-1);
  const own = [...claim.text.matchAll(DATE)];
  if (before === undefined || own.length !== 1 || own[0]?.[0] !== before[0] || sentence.text.split(before[0]).length > 2) return null;
  const end = before.index + before[0].length;
  const between = sentence.text.slice(end, step.index);
  // The step stands in a part of its own: "…, and died two weeks later".
  const parted = [...between.matchAll(/[;,]|\b(?:and|but|then|which|who)\b/g)].at(-1);
  if (parted === undefined) return null;
  const last = /^[^.;,]{0,50}/.exec(sentence.text.slice(step.index + step[0].length))?.[0].length ?? 0;
  const cut = end + parted.index;
  // What the claim tells of the day stands right before it.
  const deed = claim.tokens
    .flatMap((token, at) => (isNoun(token) && token.end <= (own[0]?.index ?? 0) ? [claim.forms[at] ?? ''] : []))
    .at(-1);
  const within = (from: number, to: number): readonly string[] =>
    sentence.forms.filter((_, at) => (sentence.tokens[at]?.start ?? 0) >= from && (sentence.tokens[at]?.end ?? 0) <= to);
  if (deed === undefined || within(0, cut).includes(deed) || !within(cut, step.index + step[0].length + last).includes(deed)) return null;
  return {
    how: 'swapped',
    start: own[0].index,
    end: own[0].index + own[0][0].length,
    against: sentence.text.slice(before.index, step.index + step[0].length),
  };
};

const AGED = /\b(?:aged?|at the age of) (\d{1,3})\b|\b(\d{1,3})[- ]years?[- ]old\b/i;
const LASTED = /\b(?:after|for|over|during) (\d{1,3}) years\b(?! of age)/i;

/** "After 34 years" for "aged 34". */
export const ageAsStretch: Sign = (claim, sentence) => {
  const [own, there] = [LASTED.exec(claim.text), AGED.exec(sentence.text)];
  if (own === null || there === null || own[1] !== (there[1] ?? there[2]) || LASTED.test(sentence.text)) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
};

const NOW = /\b(?:now|today|currently|at present|nowadays|these days)\b/i;
const THEN = /\b(?:ago|formerly|previously|once|used to|in the past|back then|at that time|at first|originally)\b/i;
const CLAUSES = /[;,](?!\d)|\b(?:and|while|whereas|but|compared with|up from|down from)\b/i;
const FIGURE = /(?<![\p{L}\p{N}.,])\d[\d,.]*\d|(?<![\p{L}\p{N}.,])\d\b/gu;

/** The figure of now told of then, or the other way round. */
export const nowForThen: Sign = (claim, sentence): Shown | null => {
  const [now, then] = [NOW.test(claim.text), THEN.test(claim.text)];
  if (now === then || !NOW.test(sentence.text) || !THEN.test(sentence.text)) return null;
  const clauses = sentence.text.split(CLAUSES);
  for (const found of claim.text.matchAll(FIGURE)) {
    const mine = clauses.filter((clause) => clause !== undefined && [...clause.matchAll(FIGURE)].some(([figure]) => figure === found[0]));
    const [clause] = mine;
    if (clause === undefined || mine.length > 1 || NOW.test(clause) === THEN.test(clause) || NOW.test(clause) === now) continue;
    return { how: 'swapped', start: found.index, end: found.index + found[0].length, against: clause.trim() };
  }
  return null;
};

const SEASON = /\b(?:in|of|during|the) (?:the )?(?:early |late |mid-?)?(spring|summer|autumn|fall|winter)\b(?= (?:of )?\d{4}|[.,;)]|$)/gi;

/** Spring for autumn. */
export const otherSeason: Sign = (claim, sentence) => {
  const seasons = (text: string): string[] => [...text.matchAll(SEASON)].map(([, one = '']) => one.toLowerCase().replace('fall', 'autumn'));
  const [own, there] = [seasons(claim.text), seasons(sentence.text)];
  const [mine] = own;
  const found = [...claim.text.matchAll(SEASON)][0];
  if (mine === undefined || found === undefined || own.length > 1 || there.length !== 1 || there[0] === mine) return null;
  if (new Set(sentence.tokens.map(({ text }) => text)).has(mine)) return null;
  return {
    how: 'swapped',
    start: found.index,
    end: found.index + found[0].length,
    against: [...sentence.text.matchAll(SEASON)][0]?.[0] ?? '',
  };
};

const LIFE = /(\p{Lu}\p{L}{2,20}) \((?:born )?(1\d{3}|20\d{2}) ?[-–—] ?(1\d{3}|20\d{2})\)/gu;
const LIVED = /\b(?:(born)|died|dies|death)\b[^.;]{0,24}?\b(1\d{3}|20\d{2})\b/i;

/** The year of another's birth or death: "Petrova died in 1930" for "Petrova (1843–1907) taught Ibsen (1870–1930)". */
export const lifeOfOther: Sign = (claim, sentence) => {
  const own = LIVED.exec(claim.text);
  if (own === null) return null;
  const named = [...sentence.text.matchAll(LIFE)].filter(([, name = '']) => claim.text.includes(name));
  const [life] = named;
  const [all, , born, died] = life ?? [];
  if (all === undefined || named.length > 1 || own[2] === (own[1] === undefined ? died : born)) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: all };
};
