/**
 * What a language says with which words, as far as claims are held against sentences of it: a table each, asked by the signs beside it. Patterns are written
 * without accents and in small letters, as `folded` gives a text; those for what may be, is planned or done keep the accents, which tell their verbs apart
 * ("konnte", "könnte").
 */

/** Two sides of one matter: who says the one says the contrary of the other. */
export type Sides = readonly [RegExp, RegExp];

export interface Tongue {
  readonly code: string;
  /** Words by which the language is told and that mean nothing by themselves. */
  readonly small: ReadonlySet<string>;
  /** What parts clauses. */
  readonly parts: RegExp;
  /** Denials. */
  readonly denies: RegExp;
  /** What denies otherwise, limits, excepts or compares as equal: then nothing is concluded from a denial or an opposite. */
  readonly soft: RegExp;
  /** "Not all", "not so … as": such a denial leaves standing what is told of some. */
  readonly inPart: RegExp;
  /** What leads in an exception. */
  readonly except: RegExp;
  readonly sides: readonly Sides[];
  /** "More … than", with what is compared on either side of it. */
  readonly than: RegExp;
  /** A change or a comparison of two figures: the first and the second. */
  readonly fromTo: RegExp;
  /** A result that was not found. */
  readonly unfound: RegExp;
  /** Words of such a clause that name nothing that was looked at. */
  readonly general: RegExp;
  /** Words of a claim that tell an effect or a difference. */
  readonly effect: RegExp;
  /** Whose view it is: critics, parties to a case, the opposition. */
  readonly view: RegExp;
  /** What is only said to have happened, by the form of its verb. */
  readonly rumoured: RegExp;
  /** What may be. */
  readonly maybe: RegExp;
  /** What is planned, expected or feared. */
  readonly ahead: RegExp;
  /** Words of a claim that leave it open or say whose word it is. */
  readonly open: RegExp;
  /** Words of a claim that tell something as done. */
  readonly done: RegExp;
  readonly must: RegExp;
  readonly may: RegExp;
  readonly advises: RegExp;
  readonly causes: RegExp;
  readonly along: RegExp;
  readonly all: RegExp;
  /** Of only a part. */
  readonly some: RegExp;
}

/** The set of the words of a list. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

const MARKS = /\p{M}/gu;
const PLAIN = /^[\t\n\r -~]*$/;

/** A text in small letters and without accents, each letter in its place; only in small letters where a place would move. */
export function folded(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (PLAIN.test(lower)) return lower;
  const bare = lower.normalize('NFC').normalize('NFD').replace(MARKS, '');
  return bare.length === text.length ? bare : lower;
}
