/**
 * One claim held against one source: the places that hold most of its words, the names that stand nowhere, the numbers of the
 * nearest place, and whether a sentence there says the contrary. Facts with their places; what they amount to is decided
 * elsewhere. Works from the texts alone, with no model; costs by the length of the claim.
 */
import type { NumberCheck, NumberFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { findPassage, type PreparedSource } from './passage.ts';
import { type ClaimWords, claimWords, type Recall, recallOf } from './recall.ts';
import type { EvidenceIndex } from './recall-index.ts';
import { languageOf, sameLanguage } from './recall-language.ts';
import { knowsName, namesOf, type Smalls } from './recall-names.ts';
import { type Turned, turned } from './recall-polarity.ts';
import { formOf } from './select-expand.ts';

/** A source as claims are held against it. */
export interface WeighedSource {
  readonly index: EvidenceIndex;
  readonly passages: PreparedSource;
  readonly language: string | null;
}

/** From this recall on, words enough are the same for the languages to be the same. */
const UNDERSTOOD = 0.4;

/** A claim made ready to be held against several sources. */
export interface ReadClaim {
  readonly words: ClaimWords;
  readonly names: readonly (readonly Token[])[];
  /** Told when first asked. */
  language(): string | null;
}

export interface Weighed {
  readonly recall: Recall;
  /** The claim stands there word for word. */
  readonly verbatim: Span | null;
  /** Names that stand nowhere in the source, each a run of words. */
  readonly names: readonly (readonly Token[])[];
  readonly numbers: readonly NumberFinding[];
  /** Numbers that the nearest place has not, or has otherwise; never one whose very digits stand there. */
  readonly gaps: readonly NumberFinding[];
  readonly turned: (Turned & { readonly sentence: Span }) | null;
  readonly sameLanguage: boolean;
  /** What a judge is shown, and what a person is: the best windows, in the order of the source. */
  readonly spans: readonly Span[];
}

/** From this share of the claim's words on, a sentence speaks of the same matter. */
const SAME_MATTER = 0.6;
/** Content words from which on a claim may stand somewhere word for word by more than chance. */
const LEAST_VERBATIM = 3;

/** Reads a claim. `small`: words that the answer writes small, which are no names. */
export function readClaim(text: string, small: Smalls): ReadClaim {
  const words = claimWords(text);
  let language: string | null | undefined;
  return {
    words,
    names: namesOf(words, small),
    language() {
      if (language === undefined) language = languageOf(text);
      return language;
    },
  };
}

/** Holds a claim against a source. */
export function weigh(claim: ReadClaim, source: WeighedSource, numbers: NumberCheck): Weighed {
  const { words } = claim;
  const { index } = source;
  const recall = recallOf(words, index);
  const spans = recall.windows.map(({ span }) => span).sort((a, b) => a.start - b.start);
  const whole = words.content.length >= LEAST_VERBATIM && recall.recall >= ALL_BUT ? verbatimIn(words, source, recall) : null;
  const near = joined(index.text, spans);
  const findings = recall.windows.length === 0 || whole !== null ? [] : numbersIn(words, index, near, numbers);
  return {
    recall,
    verbatim: whole,
    names: whole !== null ? [] : claim.names.filter((run) => !knowsName(run, words.text, index)),
    numbers: findings,
    gaps: whole !== null ? [] : gapsIn(findings, words, near.text),
    turned: whole !== null ? null : turnedIn(words, index, recall),
    sameLanguage: recall.recall >= UNDERSTOOD || sameLanguage(claim.language(), source.language),
    spans,
  };
}

/** Recall from which on a claim may stand there word for word. */
const ALL_BUT = 0.95;

/** Where a claim stands word for word: looked for by form only where its words follow each other in the best window. */
function verbatimIn({ text, tokens }: ClaimWords, { index, passages }: WeighedSource, { windows }: Recall): Span | null {
  const bare = bareOf(text);
  const best = windows[0]?.span;
  if (best === undefined) return null;
  const at = index.text.indexOf(bare, best.start);
  if (at >= 0 && at + bare.length <= best.end) return { start: at, end: at + bare.length };
  const there = tokensOf(index.text, best.start, best.end);
  const first = tokens[0]?.text;
  const follows = there.some((token, from) => token.text === first && tokens.every((own, i) => there[from + i]?.text === own.text));
  const found = follows ? findPassage(passages, bare) : null;
  return found !== null && (found.how === 'exact' || found.how === 'normalized') ? (found.spans[0] ?? null) : null;
}

/** Without the full stop at its end, which a sentence quoted in the middle does not have. */
const bareOf = (text: string): string => text.replace(/(?<![\s.;:,])[\s.;:,]+$/, '');

/** Numbers against the best windows; one that they do not have, against every sentence that shares two more words with the claim. */
function numbersIn(words: ClaimWords, index: EvidenceIndex, near: Joined, check: NumberCheck): NumberFinding[] {
  if (allThere(words, near.text)) return [];
  return check(words.text, near.text).map((finding) => {
    if (finding.evidenceSpan !== null) return { ...finding, evidenceSpan: near.placeOf(finding.evidenceSpan) };
    return elsewhere(words, index, finding, check) ?? finding;
  });
}

/**
 * True when every number of the claim stands in the passages as it is written, with the same sign or word behind it: then nothing
 * need be compared.
 */
function allThere({ text, tokens }: ClaimWords, near: string): boolean {
  let plain: string | undefined;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (token.kind !== 'number' && !NUMBER_WORD.test(token.text)) continue;
    plain ??= ` ${near.toLowerCase().replace(/\s+/g, ' ')} `;
    const next = tokens[i + 1];
    const unit = next !== undefined && next.start - token.end <= 1 && (next.start === token.end || UNIT.test(next.text));
    const start = /[€$£¥]/.test(text.charAt(token.start - 1)) ? token.start - 1 : token.start;
    const end = unit ? next.end : /[%€$£¥°]/.test(text.charAt(token.end)) ? token.end + 1 : token.end;
    const written = text.slice(start, end).toLowerCase();
    if (!standsIn(plain, written)) return false;
  }
  return true;
}

/**
 * What counts as missing. A passage may give the same digits to something else, or so it seems: too thin a sign to say that it has
 * another value. So are small numbers in words, which people use loosely ("one of the two").
 */
function gapsIn(findings: readonly NumberFinding[], words: ClaimWords, near: string): NumberFinding[] {
  const open = findings.filter(({ match }) => match === 'mismatch' || match === 'absent');
  if (open.length === 0) return [];
  const held = new Set(tokensOf(near).map(formOf));
  return open.filter(({ claimSpan, claimValue, match }) => {
    const digits = words.tokens.filter(
      ({ start, end, kind, text }) => start >= claimSpan.start && end <= claimSpan.end && (kind === 'number' || NUMBER_WORD.test(text)),
    );
    if (digits.length > 0 && digits.every((token) => held.has(formOf(token)))) return false;
    return match === 'absent' || /\p{Nd}/u.test(claimValue) || !SMALL_WORD.test(claimValue);
  });
}

/** True when something written stands in a text by itself, not as a part of a longer number or word. */
function standsIn(text: string, written: string): boolean {
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1))
    if (!/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}%]/u.test(text.charAt(at + written.length))) return true;
  return false;
}

/** Words behind a number that make it another one. */
const UNIT =
  /^(?:hundreds?|thousands?|millions?|billions?|trillions?|lakhs?|crores?|m|bn|k|percent|per|percentage|points?|dollars?|euros?|pounds?|yen|cents?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|kg|g|mg|tons?|tonnes?|grams?|kilograms?|km|m|cm|mm|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|feet|foot|inch(?:es)?|acres?|hectares?|lit(?:er|re)s?|gallons?|degrees?|watts?|kw|mw|gw|kwh|mwh|gb|mb|tb|times?|fold)$/;
const SMALL_WORD = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third)$/i;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|half|third|quarter|double|triple|dozen|twice)s?$/;
/** Sentences that are looked into for one number. */
const MOST_PLACES = 12;

function elsewhere(words: ClaimWords, index: EvidenceIndex, finding: NumberFinding, check: NumberCheck): NumberFinding | null {
  const near = words.forms.filter((_, i) => words.content[i]?.kind === 'word');
  const digits = words.content.findIndex(
    ({ start, kind }) => kind === 'number' && start >= finding.claimSpan.start && start < finding.claimSpan.end,
  );
  const places = index.places.get(words.forms[digits] ?? '') ?? [];
  for (const sentence of places.slice(0, MOST_PLACES)) {
    const span = index.sentences[sentence];
    if (span === undefined) continue;
    const shared = near.filter(
      (form) => index.places.get(form)?.includes(sentence) === true || index.places.get(form)?.includes(sentence - 1) === true,
    );
    if (shared.length < 2 && shared.length < near.length / 3) continue;
    const found = check(words.text, index.text.slice(span.start, span.end)).find(
      ({ claimSpan }) => claimSpan.start === finding.claimSpan.start,
    );
    if (found !== undefined && found.evidenceSpan !== null && found.match !== 'mismatch')
      return { ...found, evidenceSpan: { start: found.evidenceSpan.start + span.start, end: found.evidenceSpan.end + span.start } };
  }
  return null;
}

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

/** A sentence of the best windows that says the contrary, unless another one that speaks of the same matter does not. */
function turnedIn(words: ClaimWords, index: EvidenceIndex, recall: Recall): Weighed['turned'] {
  let found: Weighed['turned'] = null;
  for (const { from, to } of recall.windows)
    for (let sentence = from; sentence < to; sentence += 1) {
      const span = index.sentences[sentence];
      if (span === undefined) continue;
      const held = words.forms.filter((form) => index.places.get(form)?.includes(sentence) === true).length;
      if (held / words.forms.length < SAME_MATTER) continue;
      const sign = turned(words.text, index.text.slice(span.start, span.end));
      if (sign === null) return null;
      found ??= { ...sign, sentence: span };
    }
  return found;
}
