/** What a source rules otherwise than a claim has it. */
import type { Span } from '../../model/document.ts';

/** Offsets of `start` and `end` into the claim, of `sentence` into the evidence. `swapped`: it says the other; `stronger`: it says less. */
export interface Ruled extends Span {
  readonly how: 'stronger' | 'swapped';
  /** The words of the source that stand against it, for a person. */
  readonly against: string;
  readonly sentence: Span;
}
