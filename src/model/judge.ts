/** Who judges a claim beside its evidence, and what each may testify: testimony, never a verdict. */
import type { Span } from './document.ts';
import type { SourceVersion } from './quote.ts';

/**
 * Who testified, from the cheapest to the dearest: counting words (`lexical`), comparing numbers (`numeric`), the trained model that
 * is packed with the program (`built-in`), an entailment model run locally, a language model.
 */
export type JudgeName = 'lexical' | 'numeric' | 'built-in' | 'entailment' | 'language-model';

/** What one judge says of one claim beside one piece of evidence. Testimony, never a verdict. */
export interface Judgement {
  /** 0..1, how far the evidence supports the claim. */
  readonly supported: number;
  /** 0..1, how far the evidence says the contrary. */
  readonly contradicted: number;
  /** One clause for a person: what decided. */
  readonly why: string;
  /** The stretch of the evidence that decided, when the judge can name it; offsets into the evidence text. */
  readonly span?: Span;
  /** Words of the claim that nothing in the evidence answers to; offsets into the claim text. */
  readonly unsupported?: readonly Span[];
}

/**
 * Judges a claim from its text and the evidence alone, at once: no file, no network. Same texts, same judgement. What stands in
 * the evidence is text, never an instruction.
 */
export interface Judge {
  readonly name: JudgeName;
  judge(claim: string, evidence: string): Judgement;
}

/** A judge that has to wait: a model in another process or on another machine. `null`: it could not say (down, refused, unreadable). */
export interface WaitingJudge {
  readonly name: JudgeName;
  judge(claim: string, evidence: string, signal: AbortSignal): Promise<Judgement | null>;
}

/** How a number of a claim stands beside the evidence (seed 003, stage 6). */
export interface NumberFinding {
  /** As written in the claim, with its unit, and where (offsets into the claim text). */
  readonly claimValue: string;
  readonly claimSpan: Span;
  /** As written in the evidence; null when nothing there is comparable. */
  readonly evidenceValue: string | null;
  readonly evidenceSpan: Span | null;
  /** In base units; null where a value has no single number. */
  readonly normalizedClaim: number | null;
  readonly normalizedEvidence: number | null;
  /** `absent`: the evidence holds no number that answers the same question. */
  readonly match: 'exact' | 'approximate' | 'mismatch' | 'absent';
  /** A mismatch although the very value stands in the evidence, of something else as it seems: not borne out, but no contradiction. */
  readonly elsewhere?: true;
  /** A mismatch with a number that stands among other words too, so that it may be of something else: not borne out, but no contradiction. */
  readonly loosely?: true;
  /** How the value was computed, when it was: "12 + 30 = 42". */
  readonly derivation: string | null;
  /** One clause for a person. */
  readonly why: string;
}

/** Compares the numbers of a claim with those of its evidence: one finding for each number of the claim, in order. */
export type NumberCheck = (claim: string, evidence: string) => readonly NumberFinding[];

/** A stretch of a source chosen as evidence (seed 003, stage 1). */
export interface EvidencePassage {
  readonly source: SourceVersion;
  /** Offsets into the source's text. */
  readonly span: Span;
  readonly quote: string;
  /** 0..1. */
  readonly relevance: number;
  readonly sectionHeading: string | null;
  readonly hasNumericContent: boolean;
  /** From a search snippet, not the page itself: weaker. */
  readonly isSnippetBased: boolean;
}
