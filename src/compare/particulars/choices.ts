/** Choices and conditions told as settled, and some days told as all: "must be taken with food" for "with or without food", "approved" for "subject to approval". */
import { isStopWord } from '../../text/tokens-stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select-expand.ts';
import type { Told } from './told.ts';

const EITHER = /\bwith or without (?:the |a |an )?(\p{L}{3,20})/iu;
/** A quick look. */
export const EITHER_WAY: RegExp = /\bwith or without\b/i;
const BOUND = /\b(?:must|should|only|needs? to|ha(?:s|ve) to|always|required?)\b/i;
const DENIED = /\b(?:not|no|never|neither|nor|or)\b|n['’]t\b/i;

/** "Must be taken with food" where it may be taken with or without. */
export function choiceDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const bound = BOUND.exec(claim.text);
  if (bound === null || DENIED.test(claim.text)) return null;
  for (const sentence of sentences) {
    const [all, what = ''] = EITHER.exec(sentence.text) ?? [];
    if (all === undefined || !/\bwith(?:out)?\b/i.test(claim.text) || !claim.text.toLowerCase().includes(what.toLowerCase())) continue;
    return { how: 'swapped', start: bound.index, end: bound.index + bound[0].length, against: all, sentence: sentence.span };
  }
  return null;
}

const ALWAYS = /\b(?:always|automatically|every time|invariably)\b/i;
/** A quick look. */
export const ONLY_IF: RegExp = /\b(?:only (?:if|when|where|on request|after)|unless)\b/i;
/** "Are always compressed" where they are only if somebody asks. */
export function alwaysTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = DENIED.test(claim.text) ? null : ALWAYS.exec(claim.text);
  if (own === null) return null;
  const rest = meant(claim, ALWAYS);
  const sentence = sentences.find(({ text, set }) => ONLY_IF.test(text) && rest.every((form) => set.has(form)));
  if (
    sentence === undefined ||
    rest.length < 2 ||
    sentences.some((other) => other !== sentence && rest.every((form) => other.set.has(form)))
  )
    return null;
  return {
    how: 'stronger',
    start: own.index,
    end: own.index + own[0].length,
    against: ONLY_IF.exec(sentence.text)?.[0] ?? '',
    sentence: sentence.span,
  };
}

const PENDING =
  /\b(?:subject to|pending|awaiting|conditional on|still needs?|requires?|needs?) (?:(?:the|an?|its|their|final|further|prior) ){0,2}(?:\p{L}{4,15} )?(approv|consent|confirm|ratif|clear|permi|licen|review)\p{L}{2,8}\b/iu;
/** A quick look. */
export const PENDS: RegExp = /\b(?:subject to|pending|awaiting|conditional on|needs?|requires?)\b/i;
const GRANTED =
  /\b(?:have|has|had|was|were|been)\b[^.;]{0,30}\b(approv|consent|confirm|ratif|clear|permi|licen|review)\w{2,5}\b|\b(approv|consent|confirm|ratif|clear|permi|licen)(?:ed|ied|ted|red|sed)\b/i;
const STILL = /\b(?:if|would|once|must|needs?|subject|pending|await\w{0,3}|requir\w{1,2}|not|yet|unless|until|after|when)\b|n['’]t\b/i;

/** "Regulators have approved the deal" where it is subject to their approval. */
export function pendingTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const granted = STILL.test(claim.text) ? null : GRANTED.exec(claim.text);
  if (granted === null) return null;
  const stem = (granted[1] ?? granted[2] ?? '').toLowerCase();
  let found: Told | null = null;
  for (const sentence of sentences) {
    const [all, what = ''] = PENDING.exec(sentence.text) ?? [];
    if (all === undefined) {
      if (sentence.text.toLowerCase().includes(stem)) return null;
    } else if (what.toLowerCase() === stem)
      found ??= { how: 'stronger', start: granted.index, end: granted.index + granted[0].length, against: all, sentence: sentence.span };
  }
  return found;
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const DAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const MONTH =
  /\b(?:from )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter) (?:to|until|through)\b/;
const EVERY_DAY = /\b(?:every day|daily|seven days a week|all week)\b/i;
const ALL_YEAR = /\b(?:all year(?: round)?|year-round|throughout the year|the whole year|every month)\b/i;
/** "The first Sunday of the month". */
const ONE_OF = /\b(?:first|second|third|fourth|last) (\p{L}{3,7}day)s?\b/giu;
const EACH = /\b(?:every|each|all) (\p{L}{3,7}day)s?\b/iu;
/** A quick look at claims, and at sentences. */
export const TIMED = /day\b|days\b|\ball (?:year|week)|year-round|throughout the year|\bdaily\b/i;
export const TELLS_DAYS =
  /day\b|days\b|January|February|March|April|May|June|July|August|September|October|November|December|summer|winter/;

/** The days that a sentence names, those of a span among them. */
function daysIn(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(DAY)].map(({ 0: word, index }) => ({
    day: word.toLowerCase().replace(/s$/, ''),
    index,
    end: index + word.length,
  }));
  const days = new Set(found.map(({ day }) => day));
  for (const [i, { day, end }] of found.entries()) {
    const next = found[i + 1];
    if (next === undefined || !/^ ?(?:to|through|until|[-–]) ?$/.test(text.slice(end, next.index))) continue;
    for (let at = DAYS.indexOf(day); DAYS[at % DAYS.length] !== next.day; at += 1) days.add(DAYS[at % DAYS.length] ?? '');
  }
  return days;
}

const ALL_BUT = /\b(?:except|closed|not|no|never|but)\b|n['’]t\b/i;
const meant = (claim: SentenceRead, without: RegExp): readonly string[] =>
  claim.tokens.flatMap(({ text, kind, start, end }) =>
    isStopWord(text) || without.test(claim.text.slice(start, end)) ? [] : [plainForm({ text, kind })],
  );
const WHEN = /^(?:every|each|all|day|days|daily|week|year|round|year-round|\p{L}{3,7}days?)$/iu;
/** Share of a claim's other words that a sentence must have. */
const SHARE = 0.5;
const LEAST = 1;

/** All days for some, or another day than those a sentence names. */
export function daysTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (ALL_BUT.test(claim.text)) return null;
  const rest = meant(claim, WHEN);
  const shares = sentences.map(({ set }) => rest.filter((form) => set.has(form)).length);
  const most = Math.max(...shares, 0);
  if (rest.length < LEAST || most < Math.max(LEAST, SHARE * rest.length)) return null;
  const every = EACH.exec(claim.text)?.[1]?.toLowerCase();
  for (const [i, { text, span }] of sentences.entries()) {
    if ((shares[i] ?? 0) < most) continue;
    const told = (own: RegExpExecArray, against: string): Told => ({
      how: 'stronger',
      start: own.index,
      end: own.index + own[0].length,
      against,
      sentence: span,
    });
    const [daily, yearly] = [EVERY_DAY.exec(claim.text), ALL_YEAR.exec(claim.text)];
    const days = daysIn(text);
    if (daily !== null && !EVERY_DAY.test(text) && days.size > 0 && days.size < DAYS.length) return told(daily, [...days].join(', '));
    const [month] = MONTH.exec(text) ?? [];
    if (yearly !== null && month !== undefined && !ALL_YEAR.test(text)) return told(yearly, month);
    const one = [...text.matchAll(ONE_OF)].find(([, day]) => day?.toLowerCase() === every);
    const each = EACH.exec(claim.text);
    if (one !== undefined && each !== null && !EACH.test(text)) return told(each, one[0]);
  }
  return null;
}
