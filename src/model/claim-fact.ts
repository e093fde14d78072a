/** What a claim states, piece by piece: facts, who splits a claim into them, and how each stands beside the cited sources. */

import type { Span } from './document.ts';
import type { EvidencePassage, JudgeName } from './judge.ts';

/** A self-contained statement drawn from a claim (seed 003, stage 7a). */
export interface Fact {
  /** The fact as a sentence of its own, pronouns resolved. */
  readonly text: string;
  /** The words of the claim it was drawn from; offsets into the claim text. */
  readonly spans: readonly Span[];
}

/** Splits a claim into facts by other means than rules: a language model. `null`: it could not say, or added something. */
export interface FactSplitter {
  /** `context`: the sentence before the claim, which tells who "it" is; "" when there is none. */
  split(claim: string, context: string, signal: AbortSignal): Promise<readonly Fact[] | null>;
}

/**
 * How one fact of a claim stands: borne out; the source says otherwise; not found in the cited sources; not found by itself, though
 * the sentence as a whole is borne out. A fact never weighs heavier than its claim.
 */
export type FactStanding = 'borne' | 'against' | 'not-found' | 'with-the-rest';

/** A fact of a claim, held against the sources that the claim cites by the same rules as the claim (seed 003, stage 7). */
export interface ClaimFact extends Fact {
  readonly standing: FactStanding;
  /** Id of the claim rule that decided, who judged, and how well the source that serves best bears it out, 0..1. */
  readonly rule: string;
  readonly judge: JudgeName;
  readonly score: number;
  /** The passage that decided; null when no cited source holds anything near. */
  readonly passage: EvidencePassage | null;
}
