/** The signs that a claim tells a value, a time or a result otherwise, each with a quick look at the claim and at the sentence. */
import { otherRank, placedTold, resultTurned, soldForPaid, votesTurned } from './contests.ts';
import type { Looked } from './limit.ts';
import { extremeOfList, moreForLess, moreForSame, sidesOfFactor } from './more-than.ts';
import { oftenerThanEvery, otherHemisphere, otherPlace, otherProbability, otherVersion, ratioTurned } from './numbered.ts';
import { sameForBoth } from './same-figure.ts';
import { ageAsStretch, baseForStep, endForBeginning, lifeOfOther, nowForThen, onwardForUntil, otherPart, otherSeason } from './spans.ts';
import {
  allForIncluded,
  eachForSum,
  endOfRange,
  majorityOtherwise,
  onceForTwice,
  otherScale,
  perPersonDropped,
  setAgainstTold,
  someForNone,
  spreadAsMean,
  wholeForPercent,
} from './totals.ts';

/** Signs that need no figure of the claim in the sentence. */
export const VALUE_SIGNS: readonly Looked[] = [
  { own: /\d/, there: /\bfrom \d.{0,12} (?:to|until|till) \d|\(.{0,20}\d{4} ?[-–—] ?\d{4}\)/i, sign: endForBeginning },
  { own: /\b(?:since|from|until|till|up to) \d{4}/i, there: /\b(?:since|from|until|till|up to) \d{4}/i, sign: onwardForUntil },
  {
    own: /\b(?:early|beginning of|start of|mid|middle of|late|end of)[ -]/i,
    there: /\d|\b(?:early|beginning of|start of|mid|middle of|late|end of)[ -]/i,
    sign: otherPart,
  },
  {
    own: /\d/,
    there: /\b(?:later|earlier|afterwards|before|after|(?:following|next) (?:day|morning|week|month|year|evening|night))\b/i,
    sign: baseForStep,
  },
  { own: /\d years\b/, there: /\baged?\b|-old\b|\bold\b/i, sign: ageAsStretch },
  {
    own: /\b(?:now|today|currently|at present|ago|formerly|previously|once|used to)\b/i,
    there: /\b(?:now|today|currently|at present|nowadays|these days)\b/i,
    sign: nowForThen,
  },
  { own: /\b(?:spring|summer|autumn|fall|winter)\b/i, there: /\b(?:spring|summer|autumn|fall|winter)\b/i, sign: otherSeason },
  {
    own: /\b(?:each|apiece|every one of|in total|in all|altogether|total|together|combined|between them|all told)\b/i,
    there: /\d/,
    sign: eachForSum,
  },
  { own: /\b(?:majority|minority|most)\b/i, there: /%|per ?cent|\b(?:half|third|quarter|fifth|tenth|one in)\b/i, sign: majorityOtherwise },
  { own: null, there: /\bnone of\b|\ball\b|\bevery one\b/i, sign: someForNone },
  { own: /\d/, there: /\d ?(?:%|per ?cent) of /i, sign: wholeForPercent },
  { own: /\d/, there: /\d.{0,16} (?:twice|thrice|times) /i, sign: onceForTwice },
  {
    own: /\b(?:dozens|scores|hundreds|thousands|millions|billions) of\b/i,
    there: /\b(?:dozens|scores|hundreds|thousands|millions|billions) of\b/i,
    sign: otherScale,
  },
  { own: /\d/, there: /\b(?:between|rang\w+|var\w+) /i, sign: endOfRange },
  { own: /\d/, there: /\b(?:instead of|rather than|and not|as opposed to)\b/i, sign: setAgainstTold },
  { own: /\d/, there: /±|\+\/|plus or minus/, sign: spreadAsMean },
  { own: /\d/, there: /\b(?:including|among them|of whom|of them)\b/i, sign: allForIncluded },
  {
    own: /\b(?:chapter|vol|section|article|book|act|scene|part|page|figure|table|appendix|canto|clause|paragraph|verse|episode|season)/i,
    there: /\b(?:chapter|vol|section|article|book|act|scene|part|page|figure|table|appendix|canto|clause|paragraph|verse|episode|season)/i,
    sign: otherPlace,
  },
  { own: /\d\.\d/, there: /\d\.\d/, sign: otherVersion },
  { own: /°/, there: /°/, sign: otherHemisphere },
  { own: /\b[Pp]\b|significant/i, there: /\b[Pp](?:[- ]value)? ?[=<>≤≥owi]/, sign: otherProbability },
  { own: /\bratio of\b/i, there: /\bratio of\b/i, sign: ratioTurned },
  { own: /\b(?:day|week|month|year)\b/i, there: /\bevery (?:other|second|two|three|four|five|six|ten|\d)/i, sign: oftenerThanEvery },
  {
    own: /\b(?:beat\w*|defeat\w*|thrash\w*|overcame|trounced|lost|loses|drew|tied)\b/i,
    there: /\b(?:beat\w*|defeat\w*|thrash\w*|overcame|trounced|lost|loses|drew|tied)\b/i,
    sign: resultTurned,
  },
  { own: /\bw(?:on|ins)\b/i, there: /\b(?:finish|came|comes|placed|ended|was|were|ranked)/i, sign: placedTold },
  { own: /\d/, there: /\b(?:by|of) \d.{0,12} (?:to|against) \d/i, sign: votesTurned },
  { own: /\b(?:sold|sells|paid|pays|bought|buys|spent)\b/i, there: /\b(?:sold|sells|paid|pays|bought|buys|spent)\b/i, sign: soldForPaid },
  { own: /\bthan\b/, there: /\d|\btimes as\b|\b(?:twice|thrice) as\b/i, sign: moreForLess },
  { own: /\b(?:\w{2,9}est|most)\b/, there: /\d.{0,20} (?:and|to) \d/, sign: extremeOfList },
  { own: /\bthan\b/, there: /\b(?:each|both|the same|equally|as many)\b/i, sign: moreForSame },
  { own: /\b(?:and|as|same)\b|^Like /, there: /\d.{0,120}\d/, sign: sameForBoth },
  {
    own: /\b(?:that|those|than|times|twice|half|double|triple)\b/i,
    there: /\b(?:that|those|than|times|twice|half|double|triple)\b/i,
    sign: sidesOfFactor,
  },
  {
    own: /\b(?:finish|came|comes|placed|ended|was|were|ranked)/i,
    there: /\b(?:finish|came|comes|placed|ended|was|were|ranked)/i,
    sign: otherRank,
  },
  { own: /\b(?:born|died|dies|death)\b/i, there: /\(.{0,10}\d{4} ?[-–—] ?\d{4}\)/, sign: lifeOfOther },
  { own: /\d/, there: /\d.{0,30} per \w/i, sign: perPersonDropped },
];
