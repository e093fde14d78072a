/**
 * The numbers of a claim beside the places of a source that hold most of its words: compared there, then in every sentence that has
 * the number and shares two more words with the claim. What counts as missing is told apart from what is only not seen.
 */

import type { Span } from '../../../model/document.ts';
import type { NumberCheck, NumberFinding } from '../../../model/judge.ts';
import { isNumberElsewhere, makesAnother } from '../../../text/numbers/other-tongues.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { numbersWithin, type ReadNumberText } from '../numbers/context.ts';
import { findingsBetween } from '../numbers.ts';
import { type ClaimWords, firstNotBelow, holds, type Window } from '../recall.ts';
import { formOf } from '../select/expand.ts';
import { isAnnounced } from './announced.ts';
import { ofAnotherKind } from './another-kind.ts';
import { besideAll } from './far.ts';
import type { EvidenceIndex } from './index.ts';
import { standsIn } from './stands-in.ts';

/** Numbers against the best windows; one that they do not have, against every sentence that shares two more words with the claim. */
export function numbersIn(
  words: ClaimWords,
  asked: () => ReadNumberText,
  { index, numbers }: { readonly index: EvidenceIndex; readonly numbers: ReadNumberText },
  windows: readonly Window[],
  spans: readonly Span[],
  check: NumberCheck | undefined,
): readonly NumberFinding[] {
  const spoken = SPOKEN.test(words.text) || NAMED.test(words.text);
  if (!spoken && !words.tokens.some(isNumber)) return [];
  // Under `temp_c` the digits of -7 prove no 7 °C, and under `delay_s` those of 90 no 90 minutes.
  const plainly = index.fields.length === 0 && !spoken && !beginsChange(words.tokens) && !MORE_THAN_FIGURES.test(words.text);
  if (plainly && allThere(words, () => joined(index.text, spans).text)) return [];
  if (check !== undefined) {
    const near = joined(index.text, spans);
    return check(words.text, near.text).map((finding) => {
      if (finding.evidenceSpan !== null) return { ...finding, evidenceSpan: near.placeOf(finding.evidenceSpan) };
      const there = ({ start, end }: Span): NumberFinding | undefined => {
        const found = check(words.text, index.text.slice(start, end)).find(({ claimSpan }) => claimSpan.start === finding.claimSpan.start);
        return found?.evidenceSpan == null
          ? found
          : { ...found, evidenceSpan: { start: found.evidenceSpan.start + start, end: found.evidenceSpan.end + start } };
      };
      return elsewhere(words, index, finding, (sentence) => there(index.sentences[sentence] ?? { start: 0, end: 0 })) ?? finding;
    });
  }
  const own = asked();
  if (own.numbers.length === 0) return [];
  const inOrder = [...windows].sort((a, b) => a.from - b.from);
  return findingsBetween(own, numbersWithin(numbers, inOrder)).map((raw) => {
    const finding = onlyExpected(raw, words.text, index) ? notThere(raw) : raw;
    if (finding.evidenceSpan !== null) return besideAll(finding, own, numbers);
    const only = own.numbers.filter(({ quantity }) => quantity.span.start === finding.claimSpan.start);
    const there = (sentence: number): NumberFinding | undefined =>
      findingsBetween(own, numbersWithin(numbers, [{ from: sentence, to: sentence + 1 }]), only)[0];
    return elsewhere(words, index, finding, there) ?? besideAll(finding, own, numbers);
  });
}

/** What is expected, planned or wished for, and what happened, may well be two figures. */
const EXPECTED =
  /\b(?:expect\w{0,3}|forecast\w{0,3}|project(?:s|ed|ion|ions)|predict\w{0,4}|plan(?:s|ned)?|aim(?:s|ed)?|target(?:s|ed)?|intend(?:s|ed)?|hope(?:s|d)?|will|would|should|could|may|might|guidance|outlook|estimates? for|erwarte\w{0,3}|prognos\w{1,8}|pr[ée]vo\w{1,4})\b/i;

/** Whether the evidence has another figure, but only as one that was expected, and the claim tells what came to pass. */
function onlyExpected({ match, evidenceSpan }: NumberFinding, claim: string, { text, sentences, sentenceAt }: EvidenceIndex): boolean {
  if (match !== 'mismatch' || evidenceSpan === null || EXPECTED.test(claim) || !HAPPENED.test(claim)) return false;
  const start = sentences[sentenceAt(evidenceSpan.start)]?.start ?? 0;
  return EXPECTED.test(text.slice(start, evidenceSpan.start));
}

const HAPPENED =
  /\b(?:was|were|had|did|grew|rose|fell|sank|\p{L}{3,20}ed|stieg\w{0,2}|sank\w{0,2}|wuchs\w{0,2}|betrug\w{0,2}|war|waren)\b/iu;

/** A number that the evidence does not have at all. */
const notThere = (finding: NumberFinding): NumberFinding => ({
  ...finding,
  evidenceValue: null,
  evidenceSpan: null,
  normalizedEvidence: null,
  match: 'absent',
  why: 'the evidence has another one only as expected',
});

/** Words between "from" and the number a change began with: "from about 5". */
const REACH = 3;

/** Whether a number tells where something began: "from 5 to 9". A "from" of other things ("from Norway") says nothing of a figure. */
const beginsChange = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, i) => text === 'from' && tokens.slice(i + 1, i + 1 + REACH).some(isNumber));

/** Figures in words that stand in no list of numbers: a claim may have no other. */
const SPOKEN =
  /\b(?:twice|thrice|doubl(?:ed|ing)|tripl(?:ed|ing)|trebled|quadrupl(?:ed|ing)|halv(?:ed|ing)|\w{3,5}fold|an? (?:half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)|(?:two|three|four|five|six|seven|eight|nine)[ -](?:thirds|quarters|fifths|sixths|sevenths|eighths|ninths|tenths))\b/i;

/** Numbers in capital letters, named days and times of a day in words. */
const NAMED =
  /\p{Lu}\p{Ll}{2,20} (?:the \p{Lu}\p{Ll}{2,11}(?:th|rd|nd|st)\b|[IVX]{1,6}\b)|\b(?:First|Second) World War\b|\b(?:at|by|until|before|after|from|past|to) (?:noon|midday|midnight)\b|\b(?:half|quarter) (?:past|to)\b|\bSwiss francs\b|\b(?:US|American|Canadian|Australian) dollars\b|\d\.\d{1,4} ?(?:[–—-]|to) ?\d|\bo['’]clock\b|\b(?:Christmas|Boxing|New Year['’]s|May|Armistice|Bastille) (?:Day|Eve)\b/u;

/** Words that say of a figure what its print does not: its month, its era, what it is per, where a change led, up or down. */
const MORE_THAN_FIGURES =
  /\b(?:per|over|under|above|below|more|less|fewer|least|most|nearly|almost|daily|weekly|monthly|yearly|annually|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|mai|maio|mei|maggio|gennaio|febbraio|marzo|aprile|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|junho|julho|setembro|outubro|dezembro|januari|februari|maart|augustus|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|millones|millionen|milliarden?|milliards?|mille|up|down|ris(?:e|es|en|ing)|rose|f[ae]ll|increas\w{0,4}|decreas\w{0,4}|grew|declin\w{1,3}|drop\w{0,4}|rais\w{1,3}|cut(?:s|ting)?|lower(?:s|ed|ing)?|reduc\w{1,4}|lift(?:s|ed|ing)?|slash\w{0,3}|boost\w{0,3}|gain(?:s|ed)?|bce?|ce|ad)\b/i;

/**
 * True when every number of the claim stands in the passages as it is written, with the same sign or word behind it: then nothing
 * need be compared.
 */
function allThere({ text, tokens }: ClaimWords, near: () => string): boolean {
  let plain: string | undefined;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    // Of "zwei Drittel" the one word stands wherever the other number is a share too.
    if (makesAnother(token.text)) return false;
    if (!isNumber(token)) continue;
    plain ??= near().toLowerCase();
    let behind = i + 1;
    // "843 million dollars" has two words behind it.
    while (behind <= i + 2 && isUnit(tokens[behind - 1], tokens[behind])) behind += 1;
    const next = tokens[behind - 1];
    const unit = next !== undefined && behind > i + 1;
    const start = /[€$£¥]/.test(text.charAt(token.start - 1)) ? token.start - 1 : token.start;
    const end = unit ? next.end : /[%€$£¥°]/.test(text.charAt(token.end)) ? token.end + 1 : token.end;
    const written = text.slice(start, end).toLowerCase();
    if (!standsIn(plain, written) && !(/\s/.test(written) && standsIn(plain.replace(/\s+/g, ' '), written))) return false;
  }
  return true;
}

const isUnit = (before: Token | undefined, word: Token | undefined): boolean =>
  before !== undefined &&
  word !== undefined &&
  word.start - before.end <= 1 &&
  ((word.start === before.end && isNumber(before)) || UNIT.test(word.text));

/** What counts as missing: not what a passage seems to give to something else, too thin a sign, nor small numbers in words, which people use loosely ("one of the two"). */
export function gapsIn(
  findings: readonly NumberFinding[],
  words: ClaimWords,
  { index: { places, text }, numbers }: { readonly index: EvidenceIndex; readonly numbers: ReadNumberText },
  windows: readonly Window[],
): NumberFinding[] {
  const open = findings.filter(({ match }) => match === 'mismatch' || match === 'absent');
  if (open.length === 0) return [];
  const held = (token: Token): boolean => {
    const list = places.get(formOf(token));
    return list !== undefined && windows.some(({ from, to }) => (list[firstNotBelow(list, from)] ?? to) < to);
  };
  return open.filter((one) => {
    const { claimSpan, claimValue, match } = one;
    const digits = words.tokens.filter(
      ({ start, end, kind, text }) => start >= claimSpan.start && end <= claimSpan.end && isNumber({ kind, text }) && !makesAnother(text),
    );
    if (
      digits.length > 0 &&
      digits.every(held) &&
      one.derivation === null &&
      !sameFigureOtherwise(one) &&
      !anotherPlainly(one) &&
      !ofAnotherKind(one, words.text, numbers)
    )
      return false;
    // "Until midnight" stands there, if beside another day.
    if (one.elsewhere !== undefined && IN_A_WORD.test(claimValue)) return false;
    // "Les deux groupes", "los dos": pointed at, as "the two groups" is below.
    if (match === 'absent' && THE_TWO.test(words.text.slice(0, claimSpan.start)) && isNumberElsewhere(claimValue.toLowerCase()))
      return false;
    if (match === 'absent' && isAnnounced(words.text, claimSpan)) return false;
    if (/\p{Nd}/u.test(claimValue) || !SMALL_WORD.test(claimValue)) return true;
    // "over five" for "under five".
    if (match === 'mismatch' && one.elsewhere === undefined && one.evidenceValue?.toLowerCase() === claimValue.toLowerCase()) return true;
    if (match === 'mismatch') return countsOtherwise(words.text, one, text);
    // "the two groups", "both", "its three parts" point at what was counted by nobody.
    return !/\b(?:the|these|those|all|both|its|their)\s$/i.test(words.text.slice(0, claimSpan.start));
  });
}

/** Times and numerals that are no digits. */
const IN_A_WORD = /^(?:noon|midday|midnight)$|[IVX]$/i;

/**
 * The passage has this very figure for this very thing, but in another unit or month, with another sign, hedged the other way, or at the
 * other end of a change: then its digits prove nothing.
 */
const sameFigureOtherwise = ({ match, elsewhere, claimValue, evidenceValue }: NumberFinding): boolean =>
  match === 'mismatch' && elsewhere === undefined && evidenceValue !== null && digitsOf(claimValue) === digitsOf(evidenceValue);

/** Nothing of the passage has the value, and of the very thing it has another: that its digits stand in numbers of other things proves nothing. */
const anotherPlainly = ({ match, elsewhere, loosely }: NumberFinding): boolean =>
  match === 'mismatch' && elsewhere === undefined && loosely === undefined;

/** "four hearts" where the passage has "three hearts", the same verb before both: a count, not a way of speaking. */
function countsOtherwise(claim: string, { claimSpan, evidenceSpan, claimValue }: NumberFinding, text: string): boolean {
  if (evidenceSpan === null || /^(?:one|first|second|third)$/i.test(claimValue)) return false;
  const [noun, other] = [claim.slice(claimSpan.end), text.slice(evidenceSpan.end, evidenceSpan.end + 40)].map(wordAtStart);
  if (noun === undefined || noun.length < 3 || noun !== other) return false;
  const [verb, there] = [claim.slice(0, claimSpan.start), text.slice(Math.max(0, evidenceSpan.start - 40), evidenceSpan.start)].map(
    wordAtEnd,
  );
  // "Seven villages lost …" beside "five villages lost …": what is told of them is the same.
  if (verb === undefined) return sameDeed(claim.slice(claimSpan.end), text.slice(evidenceSpan.end, evidenceSpan.end + 120));
  return verb !== undefined && verb === there && !/^(?:the|these|those|all|both|its|their|of|in|for|with|by|to)$/.test(verb);
}

/** Whether the counted noun is followed by the same two words, one of them of meaning: "villages lost their", "men were treated". */
function sameDeed(claim: string, there: string): boolean {
  const [own, other] = [claim, there].map((text) => tokensOf(text).slice(1, 3));
  return own?.length === 2 && own.every(({ text }, i) => text === other?.[i]?.text) && own.some(({ text }) => !isStopWord(text));
}

const wordAtStart = (text: string): string | undefined => /^[ -](\p{L}{1,30})/u.exec(text)?.[1]?.toLowerCase();
const wordAtEnd = (text: string): string | undefined => /(\p{L}{1,30}) $/u.exec(text)?.[1]?.toLowerCase();

/** The digits of a number as written; "" where it is in words, which are compared as wholes. */
const digitsOf = (written: string): string => written.replace(/\P{Nd}+/gu, '');

/** Words behind a number that make it another one. */
const UNIT =
  /^(?:hundreds?|thousands?|millions?|billions?|trillions?|lakhs?|crores?|m|bn|k|percent|per|percentage|points?|dollars?|euros?|pounds?|yen|cents?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|am|pm|kg|g|mg|tons?|tonnes?|grams?|kilograms?|km|m|cm|mm|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|feet|foot|inch(?:es)?|acres?|hectares?|lit(?:er|re)s?|gallons?|degrees?|watts?|kw|mw|gw|kwh|mwh|gb|mb|tb|hp|horsepower|nm|mph|kph|knots?|ounces?|oz|lbs?|barrels?|volts?|amps?|calories|kcal|mmhg|rpm|times?|fold)$/;
const THE_TWO = /(?<!\p{L})(?:les|ces|los|las|estos|estas|os|as|estes|estas|i|gli|die|den|der|diese[nr]?|alle|tous|todos|tutti)\s$/iu;
const SMALL_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third)$/i;
const NUMBER_WORDS = new Set(
  `one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
   trillion half third quarter double triple dozen twice`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
);
const TEEN = /^\w+teens?$/;
const isNumber = ({ kind, text }: Pick<Token, 'kind' | 'text'>): boolean =>
  kind === 'number' || NUMBER_WORDS.has(text) || isNumberElsewhere(text) || (text.length > 4 && text.includes('teen') && TEEN.test(text));
/** Sentences that are looked into for one number. */
const MOST_PLACES = 12;

function elsewhere(
  words: ClaimWords,
  index: EvidenceIndex,
  finding: NumberFinding,
  there: (sentence: number) => NumberFinding | undefined,
): NumberFinding | null {
  const near = words.forms.filter((_, i) => words.content[i]?.kind === 'word');
  const digits = words.content.findIndex(
    ({ start, kind }) => kind === 'number' && start >= finding.claimSpan.start && start < finding.claimSpan.end,
  );
  const places = index.places.get(words.forms[digits] ?? '') ?? [];
  for (const sentence of places.slice(0, MOST_PLACES)) {
    const shared = near.filter((form) => {
      const list = index.places.get(form);
      return list !== undefined && (holds(list, sentence) || holds(list, sentence - 1));
    });
    if (shared.length < 2 && shared.length < near.length / 3 && !(OF_LIFE.test(words.text) && lifespan(index, sentence))) continue;
    const found = there(sentence);
    if (found !== undefined && found.evidenceSpan !== null && found.match !== 'mismatch') return found;
  }
  return null;
}

const OF_LIFE = /\b(?:born|birth|died|death)\b/i;
/** "(10 December 1815 – 27 November 1852)", "(1815–1852)": whose dates these are is said before them. */
const LIFESPAN = /\((?:born )?[^()]{0,30}\b1?\d{3} ?[-–—] ?[^()]{0,20}\b\d{3,4}\)/;
const lifespan = ({ text, sentences }: EvidenceIndex, at: number): boolean =>
  LIFESPAN.test(text.slice(sentences[at]?.start ?? 0, sentences[at]?.end ?? 0));

/** Stretches of a text as one, with the way back. */
export interface Joined {
  readonly text: string;
  placeOf(span: Span): Span;
}

/** Puts stretches together, a line each. */
export function joined(text: string, spans: readonly Span[]): Joined {
  const runs: (readonly [number, number])[] = [];
  let out = '';
  for (const { start, end } of spans) {
    if (out !== '') out += '\n';
    runs.push([out.length, start]);
    out += text.slice(start, end);
  }
  const back = (at: number): number => {
    const run = runs.findLast(([from]) => from <= at);
    return run === undefined ? at : run[1] + at - run[0];
  };
  return { text: out, placeOf: ({ start, end }) => ({ start: back(start), end: back(Math.max(start, end - 1)) + 1 }) };
}
