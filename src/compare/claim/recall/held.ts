/**
 * What is held against what: a claim that was read, a source that was made ready, and what the one comes to beside the other.
 */
import type { Span } from '../../../model/document.ts';
import type { NumberFinding } from '../../../model/judge.ts';
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { Token } from '../../../text/tokens.ts';
import type { PreparedSource } from '../../quote/passage.ts';
import { type Said, type Stated, statedIn } from '../belonging/texts.ts';
import { measuredIn } from '../fields/measured.ts';
import { languageBy } from '../fields/units.ts';
import { numberText, type ReadNumberText } from '../numbers/context.ts';
import type { ClaimWords, Recall } from '../recall.ts';
import { type EvidenceIndex, evidenceIndex } from './index.ts';
import type { Turnable, Turned } from './polarity.ts';

/** A source as claims are held against it. */
export interface WeighedSource {
  readonly index: EvidenceIndex;
  readonly passages: PreparedSource;
  readonly language: string | null;
  readonly numbers: ReadNumberText;
}

/** Makes a source ready for claims. Linear in its length. */
export function weighable(passages: PreparedSource): WeighedSource {
  const { text } = passages;
  const index = evidenceIndex(text);
  const numbers = measuredIn(text, readNumbers(text), index.fields, index.tables);
  return { index, passages, language: languageBy(text, index.units), numbers: numberText(text, index.sentences, numbers) };
}

/** A claim made ready to be held against several sources. */
export interface ReadClaim {
  readonly words: ClaimWords;
  readonly names: readonly (readonly Token[])[];
  /** Told when first asked. */
  language(): string | null;
  /** Read when first asked for. */
  numbers(): ReadNumberText;
  readonly turning: Turnable;
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

/** The place that alone tells how a claim stands, where there is one. */
export const tellingPlace = ({ verbatim, field, turned }: Weighed): Span | null => verbatim ?? field ?? turned?.sentence ?? null;

/** The quantities among numbers that were read. */
export const quantitiesOf = ({ numbers }: ReadNumberText): Quantity[] => numbers.map(({ quantity }) => quantity);

/** Sources made ready for asking what their values are said of, each once. */
const STATED = new WeakMap<EvidenceIndex, Stated>();

/** A source made ready for asking what its values are said of. */
export function statedOf({ index, numbers }: WeighedSource): Stated {
  const known = STATED.get(index);
  if (known !== undefined) return known;
  const { text, sentences, fields, tables } = index;
  const stated = statedIn(text, { sentences, numbers: quantitiesOf(numbers), fields, tables });
  STATED.set(index, stated);
  return stated;
}
