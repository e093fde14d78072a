/**
 * What was found in some, told of others: "in patients" for "in mice" and for "in vitro", a subgroup's finding of the whole, "all adults" for "all adults
 * over 65".
 */
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, shareIn } from './limit.ts';

export const PEOPLE = /\b(?:patients?|humans?|people|adults|men|women|children|infants|volunteers|participants|persons)\b/i;
/** What is no human, and what happens in glass. */
export const BEASTS =
  /\b(?:mice|mouse|rats?|murine|rodents?|zebrafish|rabbits?|monkeys?|macaques?|dogs|pigs|piglets|ferrets|hamsters|guinea pigs|in vitro|in silico|cell lines?|cultured \p{L}{2,20}|petri|fruit flies|drosophila|c\. elegans|nematodes|yeast|animal (?:models?|studies|experiments?))\b/iu;
export const OF_BEASTS =
  /\b(?:animals?|preclinical|pre-clinical|laborator\w{1,3}|models?|like|similar|relevan\w{1,3}|may|might|could|trials?)\b/i;

/** People of a claim where the sentence tells of animals, or of what happens in glass. */
export function inBeasts(claim: Worded, sentence: Worded): Stronger | null {
  const own = PEOPLE.exec(claim.text);
  if (own === null || BEASTS.test(claim.text) || OF_BEASTS.test(claim.text) || PEOPLE.test(sentence.text)) return null;
  const there = BEASTS.exec(sentence.text);
  if (there === null || /\bhuman\b|\bclinical\b/i.test(sentence.text)) return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0] };
}

const SUBGROUP = /\b(?:subgroup|subset|subsample|stratum)s? (?:of|with|aged|who|consisting of) /i;
const NAMES_PART =
  /\b(?:subgroup|subset|subsample|stratum|strata|some|certain|those|part|aged|who|whose|older|younger|selected|specific|particular|(?:patients|adults|people|women|men|children|participants) (?:with|without|over|under))\b/i;
/** Share of a subgroup's words that the claim may have without naming it. */
const NAMED = 0.5;

/** A finding of a subgroup that the claim tells of nobody in particular. */
export function subgroupOnly(claim: Worded, sentence: Worded): Stronger | null {
  const found = SUBGROUP.exec(sentence.text);
  if (found === null || NAMES_PART.test(claim.text)) return null;
  const from = found.index + found[0].length;
  const stop = /[,;:()]| (?:was|were|had|did|showed|is|are)\b/.exec(sentence.text.slice(from));
  const end = stop === null ? sentence.text.length : from + stop.index;
  const [, ...which] = meantIn(sentence, from, end);
  if (which.length === 0 || shareIn(which, claim) >= NAMED) return null;
  return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: sentence.text.slice(found.index, end).trim() };
}

const ALL = /\b(?:all|every|each) (?:of the |the )?(\p{L}{3,20})\b/giu;
/** Right behind a noun: which of them are meant. */
const WHICH =
  /^ (?:over|under|above|below|aged|older|younger|with|without|who|whose|that|in|at|from|between|born|using|living|exceeding|containing|weighing|made|built)\b/i;

/** Right behind a noun that stands without "all": of these it is told for sure that others are left out. */
const FOR_SURE =
  /^ (?:over|under|above|below|aged|older|younger|who|whose|exceeding|(?:with|of) (?:at least|more than|less than|fewer than|over|under))\b/i;

/** Where a restriction ends. */
const STOPS =
  /[,;:()]| (?:and|was|were|had|did|should|shall|must|may|can|will|is|are|have|has|do|does|with|without|who|whose|that|receive[sd]?)\b/;

const ALL_BEFORE = /\b(?:all|every|each) (?:of the |the )?$/i;
/** Where a noun stands behind "all", else where it stands alone; -1 where either is told twice. */
function nounIn(text: string, noun: string): number {
  const lower = text.toLowerCase();
  const places: number[] = [];
  for (let at = lower.indexOf(noun); at >= 0; at = lower.indexOf(noun, at + 1)) places.push(at);
  const all = places.filter((at) => ALL_BEFORE.test(text.slice(0, at)));
  const [only] = all.length > 0 ? all : places;
  return only === undefined || Math.min(all.length || places.length, 2) > 1 ? -1 : only;
}

/** "All adults" for "all adults over 65", "all employees" for "employees with at least five years". */
export function allOfSome(claim: Worded, sentence: Worded): Stronger | null {
  for (const own of claim.text.matchAll(ALL)) {
    const noun = own[1]?.toLowerCase() ?? '';
    const end = own.index + own[0].length;
    const at = nounIn(sentence.text, noun);
    if (at < 0) continue;
    const from = at + noun.length;
    const rest = sentence.text.slice(from);
    const told = ALL_BEFORE.test(sentence.text.slice(0, at)) ? WHICH : FOR_SURE;
    if (!told.test(rest)) continue;
    // "Aged 75 or older with fibrillation": each by itself may be left out.
    const stop = STOPS.exec(rest.slice(1));
    const to = stop === null ? sentence.text.length : from + 1 + stop.index;
    const which = meantIn(sentence, from, to);
    if (which.length === 0 || shareIn(which, claim) > 0) continue;
    // The claim's own restriction must be the sentence's.
    const mine = STOPS.exec(claim.text.slice(end + 1));
    const named = WHICH.test(claim.text.slice(end)) ? meantIn(claim, end, mine === null ? claim.text.length : end + 1 + mine.index) : [];
    if (shareIn(named, sentence) < 1) continue;
    return { start: own.index, end, against: sentence.text.slice(at, to) };
  }
  return null;
}

const MOST = /\bmost (?:of the )?(\p{L}{4,20})\b/giu;
const FEW = /\b(?:some|several|few|certain|a minority of) (?:of the )?(\p{L}{4,20})\b/giu;

/** "Most isolates" for "some isolates". */
export function mostOfSome(claim: Worded, sentence: Worded): Stronger | null {
  for (const own of claim.text.matchAll(MOST)) {
    const noun = own[1]?.toLowerCase();
    if (/\bmost\b|\bmajority\b/i.test(sentence.text)) return null;
    const theirs = [...sentence.text.matchAll(FEW)].find((one) => one[1]?.toLowerCase() === noun);
    if (theirs !== undefined) return { start: own.index, end: own.index + own[0].length, against: theirs[0] };
  }
  return null;
}

const EVERY =
  /\b(?:all|every|most|its|the|their) (?:of (?:the|its|their) )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\p{Nd}{1,3}) )?(\p{L}{4,20})\b/giu;
const ONE = /\b(?:one|a single|a third|another) (?:of (?:the|its|their) (?:\w{2,12} )?)?(\p{L}{4,20})\b/giu;

/** "In all hospitals" for "in one hospital", "at its four plants" for "at one of its four plants". */
export function allOfOne(claim: Worded, sentence: Worded): Stronger | null {
  if (/\bone\b|\ba single\b/i.test(claim.text)) return null;
  for (const theirs of sentence.text.matchAll(ONE)) {
    const noun = (theirs[1] ?? '').toLowerCase().replace(/s$/, '');
    const own = [...claim.text.matchAll(EVERY)].find(
      (one) =>
        one[1]?.toLowerCase() === `${noun}s` &&
        (/^(?:all|every|most)/i.test(one[0]) || / (?:two|three|four|five|six|seven|eight|nine|ten|\p{Nd}+) /u.test(one[0])),
    );
    if (own !== undefined && !EVERY_ONE.test(sentence.text))
      return { start: own.index, end: own.index + own[0].length, against: theirs[0] };
  }
  return null;
}

const EVERY_ONE = /\b(?:all|every|each|most|no one)\b/i;
