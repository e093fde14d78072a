/** Where the words of the evidence stand, for whoever looks for what answers to a word of the claim. */
import type { Reading } from './word.ts';

/** Where each base form, root and number of the evidence stands, as chains that run backwards. */
export interface Places {
  readonly reading: Reading;
  readonly byForm: Map<string, number>;
  readonly formBefore: Int32Array;
  readonly byRoot: Map<string, number>;
  readonly rootBefore: Int32Array;
  readonly byRow: Map<number, number>;
  /** Verbs with a particle. */
  readonly byPhrase: Map<number, number>;
  readonly byValue: Map<number, number>;
  readonly valueBefore: Int32Array;
  /** Words by which an amount goes up, and down. */
  readonly byWay: readonly [number[], number[]];
  /** Months of dates in figures. */
  readonly byMonth: Map<string, number>;
  /** Initials of runs of words that begin with capitals: "WHO" → first word of "World Health Organization". */
  readonly initials: Map<string, number>;
}

/** One word of the evidence that answers to a word of the claim. */
export interface Hit {
  readonly at: number;
  readonly strength: number;
}
