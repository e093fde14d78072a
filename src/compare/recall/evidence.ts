/**
 * One claim held against one source: the places that hold most of its words, the names that stand nowhere, the numbers of the
 * nearest place, and whether a sentence there says the contrary. Facts with their places; what they amount to is decided
 * elsewhere. Works from the texts alone, with no model; costs by the length of the claim.
 */

import type { Span } from '../../model/document.ts';
import type { NumberCheck, NumberFinding } from '../../model/judge.ts';
import type { Quantity } from '../../text/quantity.ts';
import type { Token } from '../../text/tokens.ts';
import { acrossSentences } from '../across/index.ts';
import { takenUp } from '../across/taken-up.ts';
import { cellHas } from '../belonging/tables.ts';
import { type Said, type Stated, saidIn, statedIn } from '../belonging/texts.ts';
import { belonging } from '../belonging.ts';
import { readSentence, type SentenceRead } from '../exchanged/read.ts';
import { exchangeIn } from '../exchanged.ts';
import { type FieldSign, fieldBeside } from '../fields/beside.ts';
import { conditionLeftOut, limitDropped } from '../limits/index.ts';
import { nullResult } from '../null-results/index.ts';
import { numberText, type ReadNumberText } from '../numbers/context.ts';
import { REST } from '../numbers/wholes.ts';
import type { PreparedSource } from '../passage.ts';
import { numbersOf } from '../read-once.ts';
import { type ClaimWords, claimWords, holds, MOST_WORDS, type Recall, recallOf } from '../recall.ts';
import { ruledOtherwise } from '../rulings/index.ts';
import { toldOtherwise } from '../tongues/index.ts';
import { Against } from './against.ts';
import { otherNamesBeside } from './given.ts';
import type { EvidenceIndex } from './index.ts';
import { languageOf, ownScript, sameLanguage } from './language.ts';
import { knowsName, namesInGerman, namesOf, type Smalls } from './names.ts';
import { gapsIn, numbersIn } from './numbers.ts';
import { type Turned, turnable, turned } from './polarity.ts';
import { withReckoned } from './reckoned.ts';
import { PLAIN, verbatimIn } from './verbatim.ts';

/** A source as claims are held against it. */
export interface WeighedSource {
  readonly index: EvidenceIndex;
  readonly passages: PreparedSource;
  readonly language: string | null;
  readonly numbers: ReadNumberText;
}

/** From this recall on, two passages may be asked what their values are said of. */
const UNDERSTOOD = 0.4;

/** A claim made ready to be held against several sources. */
export interface ReadClaim {
  readonly words: ClaimWords;
  readonly names: readonly (readonly Token[])[];
  /** Told when first asked. */
  language(): string | null;
  /** Read when first asked for. */
  numbers(): ReadNumberText;
  readonly turning: ReturnType<typeof turnable>;
  /** Its values and what they are said of, read when first asked for. */
  said(): Said;
}

export interface Weighed {
  readonly recall: Recall;
  /** The claim stands there word for word. */
  readonly verbatim: Span | null;
  /** A field that the claim names says what the claim says. */
  readonly field: Span | null;
  /** Names that stand nowhere in the source, each a run of words. */
  readonly names: readonly (readonly Token[])[];
  readonly numbers: readonly NumberFinding[];
  /** Numbers that the nearest place has not, or has otherwise; never one whose very digits stand there. */
  readonly gaps: readonly NumberFinding[];
  readonly turned: (Turned & { readonly sentence: Span }) | null;
  readonly sameLanguage: boolean;
  /** Of the claim's script words are compared only as they stand. */
  readonly wordsAlone: boolean;
  /** What a judge is shown, and what a person is: the best windows, in the order of the source. */
  readonly spans: readonly Span[];
}

/** From this share of the claim's words on, a sentence speaks of the same matter. */
const SAME_MATTER = 0.6;
/** Words that a sentence must share with a claim besides the one whose opposite it has. */
const LEAST_BESIDE = 2;
/** Content words from which on a claim may stand somewhere word for word by more than chance. */
const LEAST_VERBATIM = 3;

/** Reads a claim. `small`: words that the answer writes small, which are no names. */
export function readClaim(text: string, small: Smalls): ReadClaim {
  const words = claimWords(text);
  let language: string | null | undefined;
  let numbers: ReadNumberText | undefined;
  let said: Said | undefined;
  const read = (): ReadNumberText => {
    numbers ??= numberText(text);
    return numbers;
  };
  return {
    words,
    names: namesOf(words, small),
    turning: turnable(text, words.tokens),
    numbers: read,
    language() {
      if (language === undefined) language = languageOf(text);
      return language;
    },
    said() {
      said ??= saidIn(text, words.tokens, numbers === undefined ? numbersOf(text) : quantitiesOf(numbers), words.forms);
      return said;
    },
  };
}

/** Holds a claim against a source. `numbers`: another comparison of numbers than by value, unit, subject and derivation. */
export function weigh(claim: ReadClaim, source: WeighedSource, numbers?: NumberCheck): Weighed {
  const { words } = claim;
  const { index } = source;
  let whole: Span | null = null;
  let bound: Weighed['turned'] = null;
  const found = recallOf(words, index, (best) => {
    whole = words.content.length >= LEAST_VERBATIM && best.recall >= ALL_BUT ? verbatimIn(words, source, best.span) : null;
    // Its very words, but under a condition.
    bound = whole === null ? null : (conditionLeftOut(claim.said, source.index, whole) ?? otherwiseAt(claim, source, whole, best));
    return whole !== null;
  });
  const spans = found.windows.map(({ span }) => span).sort((a, b) => a.start - b.start);
  const findings =
    found.windows.length === 0 || whole !== null ? [] : numbersIn(words, claim.numbers, source, found.windows, spans, numbers);
  const recall = withReckoned(found, words, findings);
  const names = whole !== null ? [] : missingNames(claim, source);
  const open = whole !== null ? [] : gapsIn(findings, words, source, recall.windows);
  const gaps = open.length === 0 ? open : open.filter(({ claimSpan }) => !cellHas(claimSpan, claim.said(), statedOf(source)));
  // Asked only where nothing else speaks against the claim.
  const sound = names.length + gaps.length === 0;
  const field = whole === null && sound ? fieldBeside(claim.said(), statedOf(source)) : null;
  return {
    recall,
    verbatim: bound === null ? whole : null,
    names,
    numbers: findings,
    gaps,
    field: field?.how === 'bears' ? field.sentence : null,
    turned: whole !== null ? bound : field === null ? stillTurned(turnOf(claim, source, recall, sound), findings) : fieldTurned(field),
    sameLanguage: recall.recall >= SAME_MATTER || sameLanguage(claim.language(), source.language),
    wordsAlone: (recall.recall < 1 || whole === null) && !PLAIN.test(words.text) && ownScript(claim.language()),
    spans,
  };
}

/**
 * What speaks against a claim, unless its figures tell that it comes to the same: what is left of a whole is denied ("280 did not reply" beside "120 replied"), and a
 * figure per month is another than one per year.
 */
function stillTurned(turned: Weighed['turned'], findings: readonly NumberFinding[]): Weighed['turned'] {
  if (turned === null) return null;
  const told = findings.some(({ match, why, claimSpan, claimValue, evidenceValue }) => {
    if (match !== 'exact') return false;
    if (why === REST && (turned.how === 'negation' || turned.how === 'opposite')) return true;
    return turned.how === 'opposite' && claimValue !== evidenceValue && turned.start >= claimSpan.start && turned.end <= claimSpan.end;
  });
  return told ? null : turned;
}
/** What a field has against a claim. */
const fieldTurned = ({ how, start, end, against, sentence }: FieldSign): Weighed['turned'] =>
  how === 'bears' ? null : { how: how === 'empty' ? 'field-empty' : 'field', start, end, against, sentence };

/** The place that alone tells how a claim stands, where there is one. */
export const tellingPlace = ({ verbatim, field, turned }: Weighed): Span | null => verbatim ?? field ?? turned?.sentence ?? null;

const quantitiesOf = ({ numbers }: ReadNumberText): Quantity[] => numbers.map(({ quantity }) => quantity);

/** What turns the source against the claim, the gravest first. `sound`: every name and value of the claim is there. */
function turnOf(claim: ReadClaim, source: WeighedSource, recall: Recall, sound: boolean): Weighed['turned'] {
  const plain = turnedIn(claim, source, recall);
  if (!sound || (plain !== null && recall.recall >= SAME_MATTER)) return plain;
  return (
    (plain === null && MARKED.test(claim.words.text) ? belongsElsewhere(claim, source, recall) : null) ??
    (plain === null ? exchangedIn(claim, source, recall) : null) ??
    nullResult(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows, ROUND)) ??
    (plain === null ? ruledOtherwise(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows, ROUND)) : null) ??
    (plain === null ? toldOtherwise(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows, 1)) : null) ??
    acrossSentences(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows, ROUND)) ??
    (plain === null ? takenUp(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows)) : null) ??
    plain
  );
}

/** The very words of a claim, beside a sentence that turns them, or within one of another language than English that denies them or says them of somebody's view. */
function otherwiseAt(claim: ReadClaim, source: WeighedSource, { start, end }: Span, best: Recall['windows'][number]): Weighed['turned'] {
  const stated = (): Stated => statedOf(source);
  const ruled = ruledOtherwise(claim.said(), stated, sentencesOf(source, [best], 1));
  if (ruled !== null || source.language === 'en') return ruled;
  return toldOtherwise(claim.said(), stated, () => source.index.sentences.filter((one) => one.start < end && one.end > start));
}

/** Sentences round those that hold most of a claim's words, in which a result is told: "cortisol was the same in both" names no treatment. */
const ROUND = 3;

/** A figure, a label or a place in a row: what a claim must have for its value to be of something else. */
const MARKED =
  /\p{Nd}|\b(?:[A-Z]|[IVX]{2,4})\b|\b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]eventh|[Ee]ighth|[Nn]inth|[Tt]enth)\b/u;

/** Sources made ready for asking what their values are said of, each once. */
const STATED = new WeakMap<EvidenceIndex, Stated>();

/** A value of the claim that the source has of something else. */
function belongsElsewhere(claim: ReadClaim, source: WeighedSource, { recall }: Recall): Weighed['turned'] {
  if (recall < UNDERSTOOD) return null;
  return belonging(claim.said(), () => statedOf(source));
}

/**
 * The sentences that hold most of a claim's words, and so many `beside` them: asked for by each sign and put together once, since windows
 * overlap.
 */
function sentencesOf({ index }: WeighedSource, windows: Recall['windows'], beside = 0): () => readonly Span[] {
  let near: readonly Span[] | undefined;
  return () => {
    near ??= [...new Set(windows.flatMap(({ from, to }) => index.sentences.slice(Math.max(0, from - beside), to + beside)))];
    return near;
  };
}

/** What the claim exchanges, beside the places that hold most of its words. */
function exchangedIn(claim: ReadClaim, source: WeighedSource, { recall, windows }: Recall): Weighed['turned'] {
  if (recall < SAME_MATTER) return null;
  const places = sentencesOf(source, windows);
  const found = exchangeIn(claim.said(), () => statedOf(source), places);
  return found === null ? limitDropped(claim.said(), () => statedOf(source), places) : { how: 'swapped', ...found };
}

function statedOf({ index, numbers }: WeighedSource): Stated {
  const known = STATED.get(index);
  if (known !== undefined) return known;
  const stated = statedIn(index.text, index.sentences, quantitiesOf(numbers), index.fields);
  STATED.set(index, stated);
  return stated;
}

/** Names that stand nowhere in the source. Between two German texts a capital alone makes no name. */
function missingNames(claim: ReadClaim, { index, language }: WeighedSource): readonly (readonly Token[])[] {
  const { words, names } = claim;
  const absent = names.filter((run) => !knowsName(run, words.text, index));
  const others = otherNamesBeside(names, words.text, index, (word) => knowsName([word], words.text, index));
  const missing = others.length === 0 ? absent : [...absent, ...others];
  if (missing.length === 0 || language !== 'de') return missing;
  const own = claim.language();
  return own === 'de' || own === null || own === 'latin' ? namesInGerman(missing, words.text) : missing;
}

/** Recall from which on a claim may stand there word for word. */
const ALL_BUT = 0.95;

const against = ({ text }: SentenceRead): Against => new Against(text);

/** A sentence of the best windows that says the contrary, unless one that holds as many of the claim's words does not. */
function turnedIn({ words, turning }: ReadClaim, source: WeighedSource, recall: Recall): Weighed['turned'] {
  const { index } = source;
  let found: Weighed['turned'] = null;
  let [most, plain] = [0, 0];
  const { length } = words.forms;
  let places: readonly (readonly number[])[] | undefined;
  // "Switzerland signed" is not borne out by what others signed, where it is said that Switzerland did not.
  const [doer] = words.content[0] === words.tokens[0] ? words.forms : [];
  const ofDoer = (sentence: number): boolean => doer !== undefined && holds(index.places.get(doer) ?? [], sentence);
  let own = false;
  // A word whose opposite stands there cannot stand there itself.
  const sharedBut = (held: number): number =>
    held >= LEAST_BESIDE && held / (length - 1) >= SAME_MATTER && !turning.denies && (turning.opposes || turning.kinds)
      ? held / (length - 1)
      : 0;
  for (const { from, to, recall: share } of recall.windows) {
    // No sentence holds more than its window does, of words that are all counted.
    if (Math.max(share, sharedBut(share * length)) < SAME_MATTER && length <= MOST_WORDS) continue;
    places ??= placesOf(words, index);
    for (let sentence = from; sentence < to; sentence += 1) {
      const span = index.sentences[sentence];
      if (span === undefined) continue;
      const held = heldIn(places, sentence);
      const much = held / length >= SAME_MATTER;
      if (!much && sharedBut(held) < SAME_MATTER) continue;
      // What goes along with what may be said in the sentence before or behind.
      const round = { start: index.sentences[sentence - 1]?.start ?? span.start, end: index.sentences[sentence + 1]?.end ?? span.end };
      const sign = turned(
        turning,
        readSentence(statedOf(source), span).kept(against),
        index.denies(sentence),
        index.text.slice(round.start, round.end),
      );
      // Of fewer words only that may be told which the share leaves out: an opposite.
      if (!much && (sign?.how !== 'opposite' || index.denies(sentence))) continue;
      if (sign === null) plain = Math.max(plain, held + (ofDoer(sentence) ? OF_DOER : 0));
      else if (found === null || held > most) {
        found = { ...sign, sentence: span };
        most = held;
        own = ofDoer(sentence);
      }
    }
  }
  return plain >= most + (own ? OF_DOER : 0) ? null : found;
}

/** What a sentence that names the claim's doer has before one that does not and holds as many of its words: less than a word. */
const OF_DOER = 0.5;

/** The sentences of each of a claim's words that a source has. */
function placesOf({ forms }: ClaimWords, { places }: EvidenceIndex): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [];
  for (const form of forms) {
    const list = places.get(form);
    if (list !== undefined) lists.push(list);
  }
  return lists;
}

/** How many of a claim's words a sentence holds. */
function heldIn(places: readonly (readonly number[])[], sentence: number): number {
  let held = 0;
  for (const list of places) if (holds(list, sentence)) held += 1;
  return held;
}
