/** What is told of a number of a claim: what answers it, what it follows from, or that nothing does. */
import type { NumberFinding } from '../../../model/judge.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber } from './context.ts';
import type { Derivation } from './making.ts';
import { questionOf } from './question.ts';
import type { Candidate } from './rivals.ts';

function base({ quantity }: AboutNumber): Pick<NumberFinding, 'claimValue' | 'claimSpan' | 'normalizedClaim'> {
  return { claimValue: quantity.raw, claimSpan: quantity.span, normalizedClaim: numeric(quantity) };
}

/** A number that follows from others, with its derivation. */
export const derivedFinding = (number: AboutNumber, { of, value, exact, says, why }: Derivation): NumberFinding => ({
  ...base(number),
  evidenceValue: of.map(({ quantity: { raw } }) => raw).join(', '),
  evidenceSpan: of[0]?.quantity.span ?? null,
  normalizedEvidence: value,
  match: exact ? 'exact' : 'approximate',
  derivation: says,
  why: why ?? 'follows from numbers of the evidence',
});

const numeric = ({ kind, value, high, date }: Quantity): number | null =>
  kind === 'date' ? (date?.year ?? null) : kind === 'score' || value !== high ? null : value;

/** A number beside the one that answers it, or takes its place. */
export function finding(
  number: AboutNumber,
  { number: { quantity } }: Candidate,
  match: NumberFinding['match'],
  why: string,
): NumberFinding {
  return {
    ...base(number),
    evidenceValue: quantity.raw,
    evidenceSpan: quantity.span,
    normalizedEvidence: numeric(quantity),
    match,
    derivation: null,
    why: match === 'mismatch' ? `${questionOf(number)} ${number.quantity.raw} in the claim, ${quantity.raw} in the evidence: ${why}.` : why,
  };
}

/** A number that nothing in the evidence answers. */
export const absentFinding = (number: AboutNumber): NumberFinding => ({
  ...base(number),
  evidenceValue: null,
  evidenceSpan: null,
  normalizedEvidence: null,
  match: 'absent',
  derivation: null,
  why: `${questionOf(number)} The evidence gives no such number.`,
});
