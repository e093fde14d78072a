/** Some days or months told as all, or one day of a month as each: "every Sunday" for "the first Sunday of the month". */
import { mostOf } from '../../../text/most-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { meantBesides } from './parts.ts';
import type { Told } from './told.ts';

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
const WHEN = /^(?:every|each|all|day|days|daily|week|year|round|year-round|\p{L}{3,7}days?)$/iu;
/** Share of a claim's other words that a sentence must have. */
const SHARE = 0.5;
const LEAST = 1;

/** All days for some, or another day than those a sentence names. */
export function daysTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (ALL_BUT.test(claim.text)) return null;
  const rest = meantBesides(claim, WHEN);
  const shares = sentences.map(({ set }) => rest.filter((form) => set.has(form)).length);
  const most = mostOf(shares);
  if (rest.length < LEAST || most < Math.max(LEAST, SHARE * rest.length)) return null;
  const each = EACH.exec(claim.text);
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
    const one = [...text.matchAll(ONE_OF)].find(([, day]) => day?.toLowerCase() === each?.[1]?.toLowerCase());
    if (one !== undefined && each !== null && !EACH.test(text)) return told(each, one[0]);
  }
  return null;
}
