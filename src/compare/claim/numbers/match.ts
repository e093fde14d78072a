/** What holding two numbers against each other comes to. */

export type Sameness = 'exact' | 'approximate' | 'differs';

export interface ValueMatch {
  readonly how: Sameness;
  /** One clause for a person. */
  readonly why: string;
  /** One of them is given without its unit: the same only where it is about the same. */
  readonly bare?: true;
}

export const EXACT: ValueMatch = { how: 'exact', why: 'the same value' };
export const approximate = (why: string): ValueMatch => ({ how: 'approximate', why });
export const differs = (why: string): ValueMatch => ({ how: 'differs', why });
