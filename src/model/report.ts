/** What every face shows: pages, terminal, files and pipelines read only this. */

import type { Citation, Reference, Remark } from './cited.ts';
import type { ClaimsReport } from './claim.ts';
import type { Decision, DecisionWord } from './decision.ts';
import type { FilePlace, Page, Skipped, Span } from './document.ts';
import type { DetailField } from './evidence.ts';
import type { QuoteReport } from './quote.ts';
import type { Asked, Source } from './source.ts';
import type { ReferenceVerdict, Severity, Warning } from './verdict.ts';

/**
 * A change that would make a citation right: one field, from what is cited to what is recorded. A value, applied only when
 * asked, and never one that adds or removes a work.
 */
export interface Edit {
  /** Id of the reference. */
  readonly of: string;
  readonly field: 'title' | 'author' | 'container-title' | 'issued' | 'DOI' | 'URL' | DetailField;
  /** As cited; null when the citation lacks it. */
  readonly cited: string | null;
  /** As recorded. */
  readonly replacement: string;
  /** Id of the record it was taken from. */
  readonly source: string;
  /** What it rests on: `identifier`, a cited identifier belongs to that record; `work`, title and authors both match it. */
  readonly grade: 'identifier' | 'work';
  readonly why: string;
}

/** The document as a report needs it: what it was, not all that stood in it. */
export interface DocumentSummary {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly pages: readonly Page[];
  readonly characters: number;
  readonly skipped: readonly Skipped[];
}

/** Everything known of one reference, together. */
export interface ReferenceFinding {
  readonly reference: Reference;
  readonly asked: readonly Asked[];
  /** Every record that the verdict or its candidates name. */
  readonly sources: readonly Source[];
  readonly verdict: ReferenceVerdict;
  readonly warnings: readonly Warning[];
  /** Where its start lies in the file, or in one beside it; set where that is known. */
  readonly at?: FilePlace;
  /** What a person decided about it. Stands beside the verdict, is no part of what the engine found, and of no seal. */
  readonly decision?: Decision;
}

/** What concerns the document as a whole: a remark about it, a warning about its list of works, a part with references that was not read. */
export interface DocumentFinding {
  readonly kind: Remark['kind'] | Warning['kind'] | 'left-out';
  readonly rule: string;
  readonly severity: Severity;
  readonly says: string;
  /** Where it is seen in the text; null when in no one place. */
  readonly span: Span | null;
  /** Where its start lies in the file; set where that is known. */
  readonly at?: FilePlace;
  /** What was not read; set of what was left out. */
  readonly skipped?: Skipped;
  readonly decision?: Decision;
}

/** A decision about what concerns the document as a whole, with the rule and the sentence that it is about. */
export interface DocumentDecision extends Decision {
  readonly rule: string;
  readonly says: string;
}

/** It stands, it needs correcting, it is still open. */
export type { Decision, DecisionWord };

/** A decision as it is kept, with what it was made about. */
export interface Mark extends Decision {
  /** Fingerprint of the reference as printed. */
  readonly about: string;
  readonly key: string;
  readonly document: string;
  /** The reference as printed, cut to a line. */
  readonly cited: string;
  /** What the run had found: the class and the rules of every problem. */
  readonly found: { readonly class: string; readonly rules: readonly string[] };
}

/** What stands in a list of reports for a document that could not be read. */
export interface UnreadDocument {
  readonly schema: 'stet-unread/1';
  readonly document: { readonly name: string };
  readonly error: { readonly code: string; readonly message: string };
}

export interface Report {
  readonly schema: 'stet-report/1';
  readonly engine: string;
  readonly run: string;
  readonly document: DocumentSummary;
  readonly references: readonly ReferenceFinding[];
  readonly citations: readonly Citation[];
  readonly remarks: readonly Remark[];
  /** What was found of the words in quotation marks; absent when no source texts were given. */
  readonly quotes?: QuoteReport;
  /** What was found of the sentences that cite works at hand; absent when no source texts were given. */
  readonly claims?: ClaimsReport;
  /** Warnings about the whole list (a concentrated cohort), not one reference. */
  readonly warnings: readonly Warning[];
  /** What people decided about remarks, these warnings and what was not read; made after the report, and never part of it. */
  readonly decisions?: readonly DocumentDecision[];
  /**
   * When this report was made, where a later batch shows it again because nothing has changed since (ISO 8601, UTC); said after the report,
   * and never part of it.
   */
  readonly checkedAt?: string;
  readonly edits: readonly Edit[];
  readonly counts: Readonly<Record<'exist' | 'exist_minor' | 'fake' | 'unknown' | 'unsure', number>>;
  /** Sources that were down or refused during the run, with how often. */
  readonly outages: readonly { readonly adapter: string; readonly why: string; readonly times: number }[];
  readonly extraction: { readonly seen: number; readonly parsed: number; readonly doubtful: number; readonly skipped: number };
  /** True when the run was stopped before every reference was checked. */
  readonly interrupted?: boolean;
  /** How many references the stop left unchecked; set where the run was stopped before them. */
  readonly unreached?: number;
  /** Where the log of this run lies and the root over its lines; null when no log was kept. */
  readonly audit: ({ readonly path: string; readonly events: number; readonly head: string } & Partial<Sealed>) | null;
}

/** The seal over the log of a run: all a stranger needs to check that this report was logged, and is the one that was logged. */
export interface Sealed {
  /** The entry of the commit log that stands for this run, canonical JSON: {h, root, size, ts}. */
  readonly entry: string;
  /** C2SP tlog-proof of that entry, with the signed checkpoint it leads to. */
  readonly proof: string;
  /** The signed checkpoint alone. */
  readonly checkpoint: string;
  /** Public key that signed it, in C2SP form. */
  readonly vkey: string;
  /** The log line that holds the hash of this report, and its place in the log: index and inclusion path (hex). */
  readonly reported: { readonly line: string; readonly index: number; readonly path: readonly string[] };
}
