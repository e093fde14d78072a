/**
 * Numbers that tell one thing from another, and signs beside figures: chapter 6 for chapter IV, version 3.2.1 for 2.3.1, south for north, p > .001 for p < .001,
 * significant for p = .21, 1:3 for 3:1, "every two years" for "twice a year".
 */
import { romanValue } from '../../../text/numbers/regnal.ts';
import { hasAllBut, type Sign } from './limit.ts';

const POINTED =
  /\b(chapter|volume|vol|section|article|book|act|scene|part|page|figure|table|appendix|canto|clause|paragraph|verse|episode|season)\.? ((?:\d{1,4}|[IVX]{1,6}))(?!\w|\.\d)/giu;

/** Another chapter, volume or act. */
export const otherPlace: Sign = (claim, sentence) => {
  const read = (text: string): { readonly word: string; readonly value: number; readonly at: number; readonly all: string }[] =>
    [...text.matchAll(POINTED)].map(({ 0: all, 1: word = '', 2: number = '', index }) => ({
      word: word.toLowerCase().replace(/^vol$/, 'volume'),
      value: /^\d/.test(number) ? Number(number) : romanValue(number.toUpperCase()),
      at: index,
      all,
    }));
  const there = read(sentence.text);
  for (const own of read(claim.text)) {
    const same = there.filter(({ word }) => word === own.word);
    const [one] = same;
    if (one === undefined || same.length > 1 || one.value === 0 || own.value === 0 || one.value === own.value) continue;
    if (!hasAllBut(claim, sentence, own.at, own.at + own.all.length)) continue;
    return { how: 'swapped', start: own.at, end: own.at + own.all.length, against: one.all };
  }
  return null;
};

const VERSION = /\b(?:v|versions? |releases? )(\d{1,4}(?:\.\d{1,4}){1,4})(?![\d.]*\d)/giu;

/** Another version. */
export const otherVersion: Sign = (claim, sentence) => {
  const there = [...sentence.text.matchAll(VERSION)].map(([, number = '']) => number);
  if (there.length !== 1) return null;
  for (const { 0: all, 1: number = '', index } of claim.text.matchAll(VERSION))
    if (!sentence.text.includes(number)) return { how: 'swapped', start: index, end: index + all.length, against: there[0] ?? '' };
  return null;
};

const COORDINATE = /(\d{1,3}(?:\.\d{1,6})?) ?°(?: ?\d{1,2}[′'](?: ?\d{1,2}(?:\.\d+)?[″"])?)? ?([NSEW])\b/gu;
const ACROSS: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** South for north of the same degree. */
export const otherHemisphere: Sign = (claim, sentence) => {
  const there = [...sentence.text.matchAll(COORDINATE)];
  for (const { 0: all, 1: degrees, 2: side = '', index } of claim.text.matchAll(COORDINATE)) {
    const same = there.filter(([, value]) => value === degrees);
    if (same.length > 0 && same.every(([, , other]) => other === ACROSS[side]))
      return { how: 'swapped', start: index, end: index + all.length, against: same[0]?.[0] ?? '' };
  }
  return null;
};

const P_VALUE = /\b[Pp](?:[- ]value)? ?(=|<|>|≤|≥|of|was|is) ?(0?\.\d{1,5})/gu;
const SIGNIFICANT = /\bsignificant(?:ly)?\b/i;
const DENIED = /\b(?:not|no|non|neither|nor|without|insignificant\w*)\b|n['’]t\b/i;
/** From this p value on nobody calls a difference significant. */
const NEVER = 0.1;

/** p > .001 for p < .001; significant for p = .21. */
export const otherProbability: Sign = (claim, sentence) => {
  const there = [...sentence.text.matchAll(P_VALUE)];
  const way = (sign: string | undefined): number => (sign === '<' || sign === '≤' ? -1 : sign === '>' || sign === '≥' ? 1 : 0);
  for (const { 0: all, 1: sign, 2: value, index } of claim.text.matchAll(P_VALUE)) {
    const same = there.filter(([, , other]) => Number(other) === Number(value));
    if (same.length > 0 && way(sign) !== 0 && same.every(([, other]) => way(other) === -way(sign)))
      return { how: 'swapped', start: index, end: index + all.length, against: same[0]?.[0] ?? '' };
  }
  const own = SIGNIFICANT.exec(claim.text);
  const [one] = there;
  if (own === null || one === undefined || there.length > 1 || DENIED.test(claim.text) || SIGNIFICANT.test(sentence.text)) return null;
  return Number(one[2]) >= NEVER && way(one[1]) !== -1
    ? { how: 'swapped', start: own.index, end: own.index + own[0].length, against: one[0] }
    : null;
};

const RATIO_OF = /\bratio of (?:the )?(\p{L}{3,20}) to (?:the )?(\p{L}{3,20})\b[^.;]{0,40}?(\d[\d.]*) ?(?::|to) ?(\d[\d.]*\d|\d)/iu;

/** The two sides of a ratio changed: "the ratio of women to men is 1:3" for 3:1. */
export const ratioTurned: Sign = (claim, sentence) => {
  const [own, there] = [RATIO_OF.exec(claim.text), RATIO_OF.exec(sentence.text)];
  if (own === null || there === null) return null;
  const [mine, theirs] = [own, there].map((found) => found.slice(1).map((part) => part.toLowerCase().replace(/\.$/, '')));
  const [a, b, x, y] = mine ?? [];
  const [c, d, z, w] = theirs ?? [];
  const nouns = a === c && b === d ? 1 : a === d && b === c ? -1 : 0;
  const figures = x === z && y === w ? 1 : x === w && y === z ? -1 : 0;
  if (x === y || nouns * figures !== -1) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
};

const EVERY = /\bevery (other|second|two|three|four|five|six|ten|\d{1,2}) (day|week|month|year)s?\b/i;
const OFTENER =
  /\b(?:once|twice|thrice|(?:two|three|four|five|six|\d) times|each|every)(?: an?| per| each| every)? (day|week|month|year)\b/i;

/** "Twice a year" for "every two years". */
export const oftenerThanEvery: Sign = (claim, sentence) => {
  const [own, there] = [OFTENER.exec(claim.text), EVERY.exec(sentence.text)];
  if (own === null || there === null || EVERY.test(claim.text) || own[1]?.toLowerCase() !== there[2]?.toLowerCase()) return null;
  return OFTENER.test(sentence.text) ? null : { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
};
