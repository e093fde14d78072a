/**
 * The order in which the rules about quotes are asked; the first that holds decides. First whether there is a source to
 * search at all, then whether the words are there, then what was seen instead. The last rule of the last list always holds.
 */
import type { QuoteDetail, QuoteEvidence } from '../../model/quote.ts';
import type { QuoteOutcome, Severity } from '../../model/verdict.ts';
import { NOT_FOUND } from './not-found.ts';
import type { QuoteRule } from './rule.ts';
import { UNRESOLVED } from './unresolved.ts';
import { VERIFIED } from './verified.ts';

/** Every rule in the order asked; with their examples in `examples.ts`. */
export const DECIDING: readonly QuoteRule[] = [...UNRESOLVED, ...VERIFIED, ...NOT_FOUND];

/** What the sentence names: the source, the place in it, another source, the citation as printed. */
export interface QuoteNames {
  readonly source?: string | undefined;
  readonly place?: string | undefined;
  readonly other?: string | undefined;
  readonly label?: string | undefined;
}

export interface QuoteVerdict {
  readonly status: QuoteOutcome;
  readonly detail: QuoteDetail;
  readonly rule: string;
  readonly severity: Severity;
  readonly says: string;
}

/**
 * The verdict on one quote by the table of rules. Takes its evidence and the names that the sentence shall bear.
 * A pairing that only leaned on a citation further off (`carried`, `later`) lowers an error to a warning: the slip may be in
 * the pairing, and a wrong accusation is worse than a soft one.
 */
export function decideQuote(evidence: QuoteEvidence, names: QuoteNames = {}): QuoteVerdict {
  const rule = DECIDING.find((one) => one.when(evidence));
  if (rule === undefined) throw new Error('no rule about quotes holds');
  const leaning = evidence.by === 'carried' || evidence.by === 'later';
  const all = names as Readonly<Record<string, string | undefined>>;
  return {
    status: rule.outcome,
    detail: rule.detail,
    rule: rule.id,
    severity: rule.severity === 'error' && leaning ? 'warning' : rule.severity,
    says: rule.says.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? 'the source'),
  };
}
