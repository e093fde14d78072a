/**
 * The words of writing an answer (seed 003, stage 2): the passages a writer may rest on, the three manners of writing, and what was
 * written, sentence by sentence. Whoever checks an answer never sees any of this: a text is judged alike whoever wrote it.
 */
import type { Span } from './document.ts';

/** `strict`: nothing but what the passages say; `natural`: prose that cites; `classical`: free prose with links, which nobody checks. */
export const GENERATION_MODES = ['strict', 'natural', 'classical'] as const;
export type GenerationMode = (typeof GENERATION_MODES)[number];

/** A passage as a writer sees it: its place in the pool, counted from 0, is how it is cited. */
export interface DraftPassage {
  readonly title: string;
  readonly section: string | null;
  readonly quote: string;
}

/** Whoever writes: asked once for a question. */
export interface Writer {
  /** The text with marks [0], [1] … for passages; or why there is none. Never throws. */
  write(
    question: string,
    passages: readonly DraftPassage[],
    mode: GenerationMode,
    signal: AbortSignal,
  ): Promise<{ readonly text: string } | { readonly why: string }>;
}

/** A mark as it is printed for people: [Arxiv] in place of [0], with the passages that stood there. */
export interface DraftMark {
  readonly span: Span;
  readonly key: string;
  readonly evidence: readonly number[];
}

/** A sentence that was written and cites, in the seed's names. Places are UTF-16 offsets into the draft. */
export interface InterleavedClaim {
  readonly claim_text: string;
  readonly position_start: number;
  readonly position_end: number;
  /** The first passage it cites, counted from 0. */
  readonly evidence_index: number;
  /** Every passage it cites. */
  readonly evidence_indices: readonly number[];
  readonly citation_key: string;
  /** 0..1, by what it says of itself (stage 3). */
  readonly confidence: number;
  readonly claim_type: 'general' | 'numeric';
}
