/** The words of judgement. Only `decide/` utters them. */
import type { Component, ComponentEvidence, DetailEvidence, IdentifierEvidence } from './evidence.ts';
import type { Notice } from './source.ts';

/** Seed 001's five classes. */
export type ReferenceClass = 'exist' | 'exist_minor' | 'fake' | 'unknown' | 'unsure';

export type Severity = 'error' | 'warning' | 'info';

/** Whether enough sources that cover the work were asked and answered (design § 3). */
export interface CoverageFact {
  readonly kind: 'complete' | 'partial' | 'none';
  /** Names of sources that cover it and answered that they do not hold it. */
  readonly absent: readonly string[];
  /** Sources that would have been needed and could not be asked, with the reason. */
  readonly missing: readonly { readonly adapter: string; readonly why: string }[];
}

/** A candidate as a report shows it. */
export interface Candidate {
  readonly source: string;
  readonly score: number;
  readonly components: Readonly<Record<Component, ComponentEvidence>>;
}

export interface ReferenceVerdict {
  readonly kind: 'reference';
  /** Id of the reference. */
  readonly of: string;
  readonly outcome: ReferenceClass;
  /** Id of the rule that decided: `ref/exist-a`. */
  readonly rule: string;
  /** The reason as a sentence made from rule and evidence; never accuses. */
  readonly says: string;
  /** The class by the seed's flowchart alone, before the coverage rule. */
  readonly rawOutcome: ReferenceClass;
  readonly coverage: CoverageFact;
  /** Components against the record that was chosen; all `unknown` when there is none. */
  readonly components: Readonly<Record<Component, ComponentEvidence>>;
  readonly identifiers: readonly IdentifierEvidence[];
  /** Volume, issue, pages, edition cited otherwise than recorded; beside the class. Absent when there are none. */
  readonly details?: readonly DetailEvidence[];
  /** Id of the chosen record, or null. */
  readonly source: string | null;
  /** At most five, best first. */
  readonly candidates: readonly Candidate[];
  /** 0..1, estimated chance that the work exists as described; beside the class, never instead of it. */
  readonly pValid: number;
  /** What a language model said of it, where one was asked. It can move a class between `unknown` and `unsure` and nowhere else. */
  readonly testimony?: Testimony;
}

/**
 * What a witness may say of a reference: one of the records shown is the work meant; the work is known, though no record shown is it;
 * by its own words it is nothing that is put on record (a letter, unpublished notes); the records are of other works; it cannot tell.
 */
export type TestimonyWord = 'same-work' | 'known-work' | 'not-on-record' | 'other-work' | 'cannot-tell';

/** Testimony about one reference, checked: what it quotes stands in the citation and in the record. Never a verdict. */
export interface Testimony {
  /** The model: `openai:MODEL`. */
  readonly by: string;
  /** `not-heard`: it could not be asked. `not-counted`: what it answered does not bear checking. `why` says which. */
  readonly said: TestimonyWord | 'not-heard' | 'not-counted';
  /** Id of the record that it takes for the work meant; null for every other word. */
  readonly source: string | null;
  /** Words it quotes from the citation, and from the record: as they stand in its answer, found in both. */
  readonly cited: string | null;
  readonly found: string | null;
  /** For `not-heard` and `not-counted` the reason; else the model's own words, which are nobody's but its own. */
  readonly why: string;
  /** Hash of the question, and of the stored answer; null when there was none. */
  readonly question: string;
  readonly snapshot: string | null;
}

export type WarningKind =
  | 'retracted'
  | 'expression_of_concern'
  | 'corrected'
  | 'reinstated'
  | 'superseded_preprint'
  | 'predatory_source'
  | 'cohort_concentrated'
  | 'ai_generated_suspect'
  | 'id_points_elsewhere'
  | 'discussed'
  | 'newer_version'
  | 'orcid_elsewhere'
  | 'details_differ'
  | 'retraction_unknown';

export interface Warning {
  readonly kind: WarningKind;
  readonly rule: string;
  readonly severity: Severity;
  /** Ids of the references it is about. */
  readonly of: readonly string[];
  readonly says: string;
  readonly notice?: Notice;
  /** 0..1, for warnings about a share of the list (`cohort_concentrated`). */
  readonly share?: number;
  /** Ids of sources, list names with versions: what it rests on. */
  readonly evidence: readonly string[];
}

export type QuoteOutcome = 'verified' | 'not_found' | 'citation_unresolved';
export type ClaimOutcome = 'supported' | 'partial' | 'unsupported' | 'contradicted' | 'unverifiable';
