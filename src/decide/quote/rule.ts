/**
 * The shape of a rule about a quote. A rule is pure: the same evidence gives the same answer. What counts as standing in a
 * source is settled by comparing; nothing here looks at a text.
 */
import type { QuoteDetail, QuoteEvidence } from '../../model/quote.ts';
import type { QuoteOutcome, Severity } from '../../model/verdict.ts';

/** A worked case of a rule: run as a test, printed in docs/rules.md. What is left out is as in `PLAIN`. */
export interface QuoteExample {
  readonly evidence: Partial<QuoteEvidence>;
  readonly holds: boolean;
  readonly note: string;
}

export interface QuoteRule {
  /** `quote/` and a name that stays when the wording changes. */
  readonly id: string;
  readonly outcome: QuoteOutcome;
  readonly detail: QuoteDetail;
  readonly severity: Severity;
  /** The rule in one sentence, for a person; `{source}`, `{place}` and `{other}` are filled in. */
  readonly says: string;
  when(evidence: QuoteEvidence): boolean;
  readonly examples: readonly QuoteExample[];
}

/** A long quote with a known citation, no place named, whose words were not found anywhere. */
export const PLAIN: QuoteEvidence = {
  citation: 'known',
  by: 'following',
  complete: true,
  match: null,
  place: 'none',
  elsewhere: false,
  otherSource: false,
  nearest: null,
  recognised: false,
  incomplete: false,
  short: false,
};
