/**
 * The order in which the rules about quotes are asked; the first that holds decides. First whether there is a source to
 * search at all, then whether the words are there, then what was seen instead. The last rule of the last list always holds.
 */
import type { QuoteEvidence } from '../../model/quote.ts';
import { NOT_FOUND } from './not-found.ts';
import { decidedBy, type QuoteNames, type QuoteRule, type QuoteVerdict } from './rule.ts';
import { UNRESOLVED } from './unresolved.ts';
import { VERIFIED } from './verified.ts';

/** Every rule in the order asked; with their examples in `examples.ts`. */
export const DECIDING: readonly QuoteRule[] = [...UNRESOLVED, ...VERIFIED, ...NOT_FOUND];

/** The verdict on one quote by the table of rules. Takes its evidence and the names that the sentence shall bear. */
export const decideQuote = (evidence: QuoteEvidence, names: QuoteNames = {}): QuoteVerdict => decidedBy(DECIDING, evidence, names);
