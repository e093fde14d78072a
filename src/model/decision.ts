/** What a person decided about a finding, kept beside it and never in its place. */

export type DecisionWord = 'ok' | 'bad' | 'unsure';

/** A person's decision about one reference, one quote or one sentence that cites. */
export interface Decision {
  readonly decision: DecisionWord;
  /** A code of `report/decisions.ts`, or the person's own words. */
  readonly reason: string;
  readonly note?: string;
  /** Who decided; "" when not known. */
  readonly by: string;
  /** ISO time. */
  readonly at: string;
  /** Fingerprints of the problems it was made about. */
  readonly covers: readonly string[];
}
