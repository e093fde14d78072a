/**
 * The shape of a rule about a quote. A rule is pure: the same evidence gives the same answer. What counts as standing in a
 * source is settled by comparing; nothing here looks at a text. The worked examples of the rules lie apart, in
 * `examples.ts`, so that a browser does not load them.
 */
import type { QuoteDetail, QuoteEvidence } from '../../model/quote.ts';
import type { QuoteOutcome, Severity } from '../../model/verdict.ts';

export interface QuoteRule {
  /** `quote/` and a name that stays when the wording changes. */
  readonly id: string;
  readonly outcome: QuoteOutcome;
  readonly detail: QuoteDetail;
  readonly severity: Severity;
  /** The rule in one sentence, for a person; `{source}`, `{place}` and `{other}` are filled in. */
  readonly says: string;
  when(evidence: QuoteEvidence): boolean;
}

/**
 * Makes the rules of one verdict, which is open only to evidence that meets `all`. A row is: name, severity, sentence, when it
 * holds, and the detail where it is not the name.
 */
export const rulesOf = (
  outcome: QuoteOutcome,
  all: (evidence: QuoteEvidence) => boolean,
  rows: readonly (readonly [name: string, Severity, says: string, when: (evidence: QuoteEvidence) => boolean, detail?: QuoteDetail])[],
): QuoteRule[] =>
  rows.map(([name, severity, says, when, detail = name as QuoteDetail]) => ({
    id: `quote/${name}`,
    outcome,
    detail,
    severity,
    says,
    when: (evidence) => all(evidence) && when(evidence),
  }));
