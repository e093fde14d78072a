/**
 * One claim held against one source: the places that hold most of its words, the names that stand nowhere, the numbers of the
 * nearest place, and whether a sentence there says the contrary. Facts with their places; what they amount to is decided
 * elsewhere. Works from the texts alone, with no model; costs by the length of the claim.
 */

import type { Span } from '../../../model/document.ts';
import type { NumberCheck, NumberFinding } from '../../../model/judge.ts';
import type { Token } from '../../../text/tokens.ts';
import { cellHas } from '../belonging/tables.ts';
import { type Said, saidIn } from '../belonging/texts.ts';
import { type FieldSign, fieldBeside } from '../fields/beside.ts';
import { LONGEST_PIECE } from '../fields/unbroken.ts';
import { numberText, type ReadNumberText } from '../numbers/context.ts';
import { numbersOf } from '../read-once.ts';
import { claimWords, recallOf } from '../recall.ts';
import { otherNamesBeside } from './given.ts';
import { quantitiesOf, type ReadClaim, statedOf, type Weighed, type WeighedSource } from './held.ts';
import { languageOf, ownScript, sameLanguage } from './language.ts';
import { knowsName, namesInGerman, namesOf, type Smalls } from './names.ts';
import { gapsIn, numbersIn } from './numbers.ts';
import { turnable } from './polarity.ts';
import { withReckoned } from './reckoned.ts';
import { boundBy, SAME_MATTER, turnedBy } from './turns.ts';
import { PLAIN, verbatimIn } from './verbatim.ts';

export { type ReadClaim, tellingPlace, type Weighed, type WeighedSource } from './held.ts';

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
    const held = best.recall >= ALL_BUT || words.text.length > LONGEST_PIECE;
    whole = words.content.length >= LEAST_VERBATIM && held ? verbatimIn(words, source, roundOf(best.span, words.text)) : null;
    // Its very words, but under a condition.
    bound = whole === null ? null : boundBy(claim, source, whole, best);
    return whole !== null;
  });
  const spans = found.windows.map(({ span }) => span).sort((a, b) => a.start - b.start);
  const findings =
    found.windows.length === 0 || whole !== null ? [] : numbersIn(words, claim.numbers, source, found.windows, spans, numbers);
  const recall = withReckoned(found, words, findings);
  const names = whole !== null ? [] : missingNames(claim, source).filter((run) => !isInValue(run, findings));
  const open = whole !== null ? [] : gapsIn(findings, words, source, recall.windows);
  // A field is as plain as a source can be: what it has of a number outweighs what stands round other numbers.
  const field = whole === null && names.length === 0 ? fieldBeside(claim.said(), statedOf(source)) : null;
  const settled = open.length === 0 || field?.how === 'bears';
  const gaps = settled ? [] : open.filter(({ claimSpan }) => !cellHas(claimSpan, claim.said(), statedOf(source)));
  // Asked only where nothing else speaks against the claim.
  const sound = names.length + gaps.length === 0;
  return {
    recall,
    verbatim: bound === null ? whole : null,
    names,
    numbers: findings,
    gaps,
    field: field?.how === 'bears' ? field.sentence : null,
    turned: whole !== null ? bound : field === null ? turnedBy(claim, source, recall, sound, findings) : fieldTurned(field),
    sameLanguage: recall.recall >= SAME_MATTER || sameLanguage(claim.language(), source.language),
    wordsAlone: (recall.recall < 1 || whole === null) && !PLAIN.test(words.text) && ownScript(claim.language()),
    spans,
  };
}

/** A place of a source, and as much round it as a claim is long that no piece of a line can hold. */
const roundOf = ({ start, end }: Span, { length }: string): Span =>
  length > LONGEST_PIECE ? { start: Math.max(0, start - length), end: end + length } : { start, end };

/** What a field has against a claim. */
const fieldTurned = ({ how, start, end, against, sentence }: FieldSign): Weighed['turned'] =>
  how === 'bears' ? null : { how: how === 'empty' ? 'field-empty' : 'field', start, end, against, sentence };

/** Whether a name is a part of a value that the source has in another form: "Louis the Fourteenth", "Swiss francs". */
const isInValue = (run: readonly Token[], findings: readonly NumberFinding[]): boolean =>
  findings.some(
    ({ match, claimSpan }) =>
      (match === 'exact' || match === 'approximate') && run.every(({ start, end }) => start >= claimSpan.start && end <= claimSpan.end),
  );

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
