/** What is known of a word and of a text of words before anything is compared. */

/** A word, whatever text it stands in. */
export interface Word {
  readonly text: string;
  /** Base form. */
  readonly form: string;
  /** What its family shares; the base form for short words. */
  readonly root: string;
  readonly row: number;
  /** 0..10, natural logarithm; numbers and unknown words are rare. */
  readonly rarity: number;
  readonly cues: number;
  /** NaN unless it stands for a number. */
  readonly value: number;
  /** 1 noun, 2 verb, 3 adjective, 4 adverb, 0 not known. */
  readonly kind: number;
  /** Carries meaning of its own. */
  readonly content: boolean;
  /** How it takes part in saying that nothing differs or changes (`nulls.ts`). */
  readonly part: number;
  /** Which way it says that something goes (`ways.ts`); -1 for none. */
  readonly way: number;
}

/** A statement that nothing differs or changes (`nulls.ts`): the word that says it, the denial it needs (-1: none), and what else only serves to say it. */
export interface NullStatement {
  readonly head: number;
  readonly denial: number;
  readonly beside: number;
}

export interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  /** Offsets of each word. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Sentence of each word. */
  readonly sentence: Int32Array;
  /** First word of each sentence, and one more entry: the number of words. */
  readonly sentences: readonly number[];
  /** 1 where a word begins with a capital and does not open a sentence, 2 where it has two or more capitals. */
  readonly capital: Uint8Array;
  /** 1 where a comma, bracket, colon or the like stands before the word. */
  readonly breaks: Uint8Array;
  /** Values of numbers with their scale applied ("3.2 million" is 3,200,000 at the word 3.2); NaN elsewhere. */
  readonly values: Float64Array;
  /** Verbs with a particle: place of the verb, row in the tables. */
  readonly phrases: ReadonlyMap<number, number>;
  /** Where it says that nothing differs, changes, acts or is related. */
  readonly nulls: readonly NullStatement[];
  /** Words of the first person in frames that were left out ("I think that"). */
  readonly aside: number;
}
