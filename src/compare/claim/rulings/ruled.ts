/** What a source rules otherwise than a claim has it. */
import type { Span } from '../../../model/document.ts';

/** Offsets of `start` and `end` into the claim, of `sentence` into the evidence. `swapped`: it says the other; `stronger`: it says less. */
export interface Ruled extends Span {
  readonly how: 'stronger' | 'swapped';
  /** The words of the source that stand against it, for a person. */
  readonly against: string;
  readonly sentence: Span;
  /** The share of the claim's words that is enough for it, where the sentence need not have the most of them: what it rests on was found there. */
  readonly share?: number;
}
/** Such a share, for signs that look for what they rest on themselves. */
export const FOUND = 0.6;
