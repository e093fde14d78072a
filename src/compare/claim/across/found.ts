/** What several sentences show together of a claim. */
import type { Span } from '../../../model/document.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';

/** What is shown, and by which sentence. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Found extends Shown {
  readonly sentence: Span;
}

/** Something that the sentences of a passage show of a claim; null where they show nothing. */
export type Across = (claim: SentenceRead, sentences: readonly SentenceRead[]) => Found | null;
