/**
 * The plainest comparison of numbers: by value, digit by digit. A number of the claim that the evidence has is exact, one it has
 * not is absent; 50 is never found in 1500. Used where no finer comparison is handed in.
 */
import type { NumberFinding } from '../model/claim.ts';
import { tokensOf } from '../text/tokens.ts';
import { formOf } from './select-expand.ts';

/** One finding for each number of the claim that is written in digits, in order. */
export function plainNumbers(claim: string, evidence: string): NumberFinding[] {
  const held = new Map<string, { start: number; end: number }>();
  for (const token of tokensOf(evidence)) {
    const form = formOf(token);
    if (/^\d/.test(form) && !held.has(form)) held.set(form, token);
  }
  return tokensOf(claim)
    .filter(({ kind }) => kind === 'number')
    .map(({ text, start, end }): NumberFinding => {
      const found = held.get(text);
      return {
        claimValue: claim.slice(start, end),
        claimSpan: { start, end },
        evidenceValue: found === undefined ? null : evidence.slice(found.start, found.end),
        evidenceSpan: found === undefined ? null : { start: found.start, end: found.end },
        normalizedClaim: Number(text),
        normalizedEvidence: found === undefined ? null : Number(text),
        match: found === undefined ? 'absent' : 'exact',
        derivation: null,
        why: found === undefined ? 'no such number there' : 'the same number',
      };
    });
}
